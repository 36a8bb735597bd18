import { describe, expect, it } from 'vitest';
import { describeBriefly, describePrep, parsePrep, prepMinutes, spokenOfJust } from './prep.ts';

const task = (
  name: string,
  prep: string,
  plural = false,
): { name: string; plural: boolean; prep: string } => ({ name, prep, plural });

describe('prep', () => {
  it('turns participles into orders, grouped where the work is the same', () => {
    expect(describePrep([task('onions', 'finely chopped', true), task('celery', 'finely chopped')])).toBe(
      'Finely chop the onions and celery.',
    );
  });

  it('shares the object between bare verbs and uses a pronoun after a complement', () => {
    expect(describePrep([task('shrimp', 'peeled and deveined')])).toBe('Peel and devein the shrimp.');
    expect(describePrep([task('parsley', 'chopped'), task('parsley', 'chopped')])).toBe('Chop the parsley.');
    expect(describePrep([task('butter', 'cold and diced'), task('butter', 'diced')])).toBe(
      'Dice the butter.',
    );
    expect(describePrep([task('carrots', 'peeled and cut into 2 cm cubes', true)])).toBe(
      'Peel the carrots and cut them into 2 cm cubes.',
    );
    expect(describePrep([task('ginger', 'peeled and finely grated')])).toBe(
      'Peel and finely grate the ginger.',
    );
  });

  it('gives two things that are done to one food a sentence of their own', () => {
    expect(
      describePrep([
        task('leeks', 'thinly sliced', true),
        task('tofu', 'pressed and cut into 2 cm cubes'),
        task('garlic', 'minced'),
        task('peppers', 'cut into strips', true),
        task('carrots', 'peeled and diced', true),
      ]),
    ).toBe(
      'Thinly slice the leeks, mince the garlic and cut the peppers into strips. Press the tofu and cut it into 2 cm cubes. Peel and dice the carrots.',
    );
  });

  it('is told in one sentence to a cook who has read how fine in the list', () => {
    expect(
      describeBriefly([
        task('onions', 'finely chopped', true),
        task('carrots', 'peeled and cut into 2 cm cubes', true),
        task('parsley', 'roughly chopped'),
        task('potatoes', 'scrubbed and cut into thick wedges', true),
      ]),
    ).toBe('Chop the onions and parsley, dice the carrots and cut the potatoes into wedges.');
    expect(describeBriefly([task('shrimp', 'peeled, deveined and patted dry')])).toBe(
      'Peel and devein the shrimp.',
    );
    expect(describeBriefly([task('corn', 'cut off the cob'), task('feta', 'broken into chunks')])).toBe(
      'Cut the corn off the cob and break the feta into chunks.',
    );
  });

  it('leaves to the list what would be a list again, and cuts what is raw last', () => {
    const many = ['sliced', 'chopped', 'grated', 'crushed', 'shredded', 'mashed', 'diced'].map(
      (prep, at) => ({
        ...task(['leeks', 'onions', 'carrots', 'garlic', 'cabbage', 'beets', 'beef'][at]!, prep),
        ...(at < 6 ? { sort: 'vegetables' } : {}),
      }),
    );
    expect(describeBriefly(many)).toBe('Prepare the vegetables and beef as listed.');
    expect(
      describeBriefly([
        task('peppers', 'diced', true),
        task('onions', 'chopped', true),
        { ...task('chicken', 'diced'), raw: true },
      ]),
    ).toBe('Dice the peppers, chop the onions and dice the chicken.');
  });

  it('does not name again what was just cut', () => {
    const avocado = { name: 'avocado', plural: false };
    expect(spokenOfJust('Mash the avocado with the lime.', avocado)).toBe('Mash it with the lime.');
    for (const text of ['Mash the avocado and lime.', 'Toss the leaves with the avocado in a bowl.'])
      expect(spokenOfJust(text, avocado)).toBe(text);
  });

  it('makes no work of what is none', () => {
    for (const prep of ['at room temperature', 'to serve', 'freshly ground', 'plus more for dusting']) {
      expect(parsePrep(prep), prep).toEqual([]);
      expect(prepMinutes(prep, 100), prep).toBe(0);
    }
  });

  it('takes longer for more', () => {
    expect(prepMinutes('finely chopped', 600)).toBeGreaterThan(prepMinutes('finely chopped', 100));
  });
});
