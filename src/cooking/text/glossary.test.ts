import { describe, expect, it } from 'vitest';
import { explainTerms } from './glossary.ts';

describe('words explained to beginners', () => {
  it('come behind the sentence that uses them, and once', () => {
    expect(explainTerms(['Sweat the leeks. Season.', 'Sweat the rest.'])).toEqual([
      'Sweat the leeks. Let everything soften without browning. Season.',
      'Sweat the rest.',
    ]);
  });

  it('stand in a sentence of their own, never in brackets within another', () => {
    expect(explainTerms(['Whip the cream to soft peaks. Chill it.'])).toEqual([
      'Whip the cream to soft peaks. Chill it. Soft peaks stand up when the whisk is lifted and let their tips droop.',
    ]);
  });

  it('stay away where the recipe says it itself, and where there is nothing to explain', () => {
    const plain = ['Simmer until thick.', 'Blend until thick.', 'Chop the onions.'];
    expect(explainTerms(plain)).toEqual(plain);
  });

  it('do not explain a word that is meant otherwise', () => {
    const plain = [
      'Warm grain makes the vegetables sweat, and they wilt.',
      'Use a rack, so that they do not sweat.',
    ];
    expect(explainTerms(plain)).toEqual(plain);
    expect(explainTerms(['Melt the butter and sweat the onions in it.'])[0]).toMatch(
      /in it\. Let everything soften/,
    );
  });

  it('are two at most', () => {
    const texts = ['Sweat it.', 'Blanch it.', 'Skim it.', 'Knead it.', 'Deglaze it.'];
    const added = explainTerms(texts).join(' ').length - texts.join(' ').length;
    expect(added).toBeGreaterThan(0);
    expect(explainTerms(texts).filter((text, at) => text !== texts[at])).toHaveLength(2);
  });

  it('are not those of a step that only cuts', () => {
    const texts = ['Simmer for an hour.', 'While that simmers, chop the onions.'];
    expect(explainTerms(texts, (at) => at === 0)[0]).toBe(texts[0]);
    expect(explainTerms(texts, (at) => at === 1)[1]).toBe(texts[1]);
  });

  it('do not tell how air is kept where there is none', () => {
    const plain = ['Fold in the chickpeas.'];
    expect(explainTerms(plain)).toEqual(plain);
    expect(explainTerms(['Fold in the whites.'])[0]).toMatch(/Lift from below/);
  });

  it('tell how a dough is kneaded, and not meat for meatballs', () => {
    const meatballs = ['Knead with wet hands until the mixture feels tacky.'];
    expect(explainTerms(meatballs)).toEqual(meatballs);
    expect(explainTerms(['Bring the dough together and knead for 8 minutes.'])[0]).toMatch(
      /Push the dough away/,
    );
  });

  it('do not keep butter cold that the list melts', () => {
    const rubbed = ['Rub the butter into the flour.'];
    expect(explainTerms(rubbed, () => false, ['100 g butter, cold and diced'])[0]).toMatch(/stays cold/);
    expect(explainTerms(rubbed, () => false, ['100 g butter, melted'])).toEqual(rubbed);
  });

  it('leave a pancake that is folded in quarters alone', () => {
    const crepes = ['Let the batter rest.', 'Fold them in quarters.', 'Fold in half and serve.'];
    expect(explainTerms(crepes)).toEqual(crepes);
  });

  it('speak of air only in the step that folds something light', () => {
    const heavy = ['Stir the batter until smooth. Fold in the walnuts.', 'Whip the cream until it is thick.'];
    expect(explainTerms(heavy)).toEqual(heavy);
    const slaw = ['Fold in the cabbage and simmer.', 'Serve with the whipped cream.'];
    expect(explainTerms(slaw)).toEqual(slaw);
  });

  it('leave cabbage, and what is worked into a dough, to the hand that kneads it', () => {
    const plain = [
      'Knead the cabbage with the salt until it gives.',
      'Knead in the raisins until they are spread evenly in the dough.',
      'Add the butter and knead with the dough hook until smooth.',
    ];
    for (const text of plain) expect(explainTerms([text])).toEqual([text]);
    expect(explainTerms(['Knead the dough until smooth.'])[0]).toMatch(/Push the dough/);
  });

  it('do not dip what was blanched before it was bought', () => {
    expect(explainTerms(['Scatter with the blanched almonds.'])).toEqual([
      'Scatter with the blanched almonds.',
    ]);
    expect(explainTerms(['Blanch the greens.'], () => false, ['300 g frozen kale'])).toEqual([
      'Blanch the greens.',
    ]);
    expect(explainTerms(['Blanch the greens.'], () => false, ['300 g kale'])[0]).toMatch(/short dip/);
  });

  it('tell of the white below the zest where the zest is taken off', () => {
    const stirred = ['Rub the zest into the sugar. Stir in the eggs.'];
    expect(explainTerms(stirred)).toEqual(stirred);
    expect(explainTerms(['Grate the zest of the lemon into a bowl.'])[0]).toMatch(/colored skin/);
  });
});
