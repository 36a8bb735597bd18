import { describe, expect, it } from 'vitest';
import { describePrep, parsePrep, prepMinutes } from './prep.ts';

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
