import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { tones, type Tone } from '../../vocabulary.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { rewriteTone } from '../rewrite.ts';

const kitchen = loadKitchen();
const say = (tone: Tone, seed: number, ingredients: readonly string[], instructions: readonly string[]) => {
  const source = {
    title: 'Supper',
    description: null,
    cuisine: null,
    servings: null,
    ingredients,
    instructions,
  };
  return rewriteTone(understandRecipe(source, kitchen), { tone, length: 'same', seed }, kitchen).text
    .instructions;
};
const list = ['8 scallops', '1 onion', '200 g red lentils', '2 tomatoes', '1 tsp cumin seeds', '1 tbsp ghee'];
const seeds = [0, 1, 2, 3, 4, 5];
const everySaying = (instruction: string, among: readonly Tone[]): readonly string[] =>
  among.flatMap((tone) =>
    seeds.map((seed) => say(tone, seed, list, ['Rinse the lentils.', instruction])[1]!),
  );

describe('sentences made anew', () => {
  it.each([
    ['done', 'Chop the onion and fry it for 5 minutes.', /(?:once|when) you(?:'ve| have) .*\b(?:onion)/i],
    ['wait', 'Once the ghee is hot, add the cumin seeds.', /\b(?:till|until) the ghee is hot/i],
    ['later', 'After 5 minutes, add the tomatoes.', /5 minutes.*\bthen\b.*tomatoes/i],
    ['goes', 'Add the tomatoes.', /\bgo in\b|\bin go\b/i],
    ['span', 'Let the lentils rest for 10 minutes.', /\blet the lentils rest for 10 minutes/i],
  ])('%s', (_, instruction, form) => {
    const said = everySaying(instruction, [
      'casual',
      'educational',
      'storytelling',
      'rustic',
      'friendly',
      'formal',
    ]);
    expect(said.filter((one) => form.test(one)).length).toBeGreaterThan(1);
  });
  it('adds what is cooked in the same breath, and turns nothing round', () => {
    for (const one of everySaying('Add the tomatoes and simmer for 10 minutes.', tones))
      expect(one).not.toMatch(/\b(?:go(?:es)? in|in go(?:es)? [^.]*), to (?!polite)/i);
  });
  it('moves the skillet into the oven, and not what was cracked into it', () => {
    for (const tone of tones)
      for (const said of say(
        tone,
        1,
        ['4 eggs', '2 tomatoes'],
        [
          'Cook the tomatoes in a skillet for 5 minutes.',
          'Crack the eggs into the skillet. Transfer to the oven and bake for 10 minutes.',
        ],
      ))
        expect(said).not.toMatch(/\bthem (?:in)?to the oven/i);
  });
  it('tips nothing into an oven', () => {
    for (const one of everySaying('Transfer to the oven and bake for 10 minutes.', ['casual', 'rustic']))
      expect(one).not.toMatch(/\btip\b/i);
  });
  it('tells the time and the cue once each, as the source has them', () => {
    const said = everySaying('Fry the onion for 8-10 minutes until the onion is soft.', tones);
    for (const one of said) {
      expect(one.match(/8-10 minutes/g), one).toHaveLength(1);
      // Few words name the onion once.
      expect(one.match(/\b(?:onion (?:is )?|until )soft\b/g)?.length, one).toBe(1);
    }
  });
  it('leaves an order that hides another as it stands, and never speaks of what comes before the first', () => {
    for (const tone of tones)
      for (const seed of seeds) {
        const [first = '', second = ''] = say(tone, seed, list, [
          'Oil your fingers and press dimples into the tomatoes, then scatter over the cumin seeds.',
          'Remove the skin from the scallops, pat dry and season with salt.',
        ]);
        expect(first).not.toMatch(/\b(?:oiling|oiled)\b.* and press\b/);
        expect(first).not.toMatch(/^(?:Next|Then|Soon)\b/);
        expect(say(tone, seed, list, ['Boil the lentils. Drain well.'])[0], tone).not.toMatch(/drain it/i);
        expect(second, tone).not.toMatch(/\bseason it\b|\bpat it\b|out from the/);
      }
  });
  it('tells nothing of the stirring where foods go in by themselves, and what they go in for without a pronoun', () => {
    for (const tone of tones)
      for (const seed of seeds)
        for (const one of say(tone, seed, list, [
          'Rinse the lentils.',
          'Add the onion to the pan and fry gently for 8 minutes. Stir in the tomatoes.',
        ]))
          expect(one, tone).not.toMatch(
            /\bgo(?:es)?\b[^.]*(?:, to \w+ (?:it|them)\b|in slow circles|looking thoughtful)/,
          );
  });
  it('does not say who goes over whom where the source does not', () => {
    for (const tone of tones)
      for (const one of say(tone, 1, list, [
        'Toast the tomatoes, then spoon over the lentils. Pour over the ghee.',
      ]))
        expect(one, tone).not.toMatch(/\b(?:it|them) over\b/);
  });
  it('says what a telegram leaves out, in tones that speak in full', () => {
    for (const tone of ['casual', 'formal', 'elegant'] as const) {
      const [said = ''] = say(tone, 1, list, [
        'Rinse lentils. Combine with water in small pot. Fry till onion golden.',
      ]);
      expect(said).not.toMatch(
        /(?<!\b(?:quick|good|steady) )\b(?:combine|mix together|mix) with\b|till onion/i,
      );
    }
  });
});

describe('a verb with its own manner, an aside and a pronoun', () => {
  const everywhere = (steps: readonly string[], ingredients: readonly string[]): string =>
    tones
      .flatMap((tone) => seeds.slice(0, 4).map((seed) => say(tone, seed, ingredients, steps).join(' ')))
      .join('\n');
  const batter = everywhere(
    ['Stir together the flour and milk.', 'Fold in the walnuts and raisins. Simmer for 5 minutes.'],
    ['100 g flour', '100 ml milk', '50 g walnuts', '50 g raisins'],
  );
  it('inflects the verb and never its adverb', () => {
    expect(batter).not.toMatch(/lied\b|lying\b/);
  });
  const stew = everywhere(
    [
      'Fry the onion, stirring, for 5 minutes, until it smells sweet. Turn the heat right down, then add the tomatoes.',
      'Loosen with a splash of boiling water if it is too thick.',
    ],
    ['1 onion', '2 tomatoes'],
  );
  it('leaves "it" a subject, an aside its commas and "right down" its order', () => {
    expect(stew).not.toMatch(/them(?:'s| is)\b|stirring for 5|heat right(?! down)|turn over the heat/i);
  });
});
