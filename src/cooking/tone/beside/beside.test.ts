import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { tones, type Tone } from '../../vocabulary.ts';
import { remarksFor, type Open } from './beside.ts';
import { createPicker } from '../pick.ts';
import type { Said } from './remarks.ts';
import { rewriteTone } from '../rewrite.ts';

const kitchen = loadKitchen();

const spot = (at: number, words: string, told = false, ends = false): Open => ({
  at,
  ends,
  told,
  beside: '',
  situations: [new Set(words.split(' '))],
});
const line = (on: string, say: string): Said => ({ on: on.split(' '), say });
const asides = [
  line('pieces', 'What a board!'),
  line('grill +pork', 'Hear that pork sizzle!'),
  line('whisk +fishsauce +lime', 'Salty and sharp!'),
  line('rinse +noodle', 'Cool with basil!'),
  line('last =noodlebowl', 'Mix it up!'),
];
const beside = (
  spots: readonly Open[],
  { foods = [] as readonly string[], last = false, rate = 1, picker = createPicker(1, 'beside') } = {},
): readonly string[] =>
  remarksFor({ asides, asideRate: { shorter: 0, same: rate, longer: 0 } }, spots, picker, {
    last,
    long: false,
    around: { text: '', foods: new Set(foods) },
  }).map(({ say, at }) => `${at} ${say}`);

describe('what is said beside an instruction', () => {
  it('belongs to an act on a food before it fits any dish', () => {
    const spots = [spot(1, 'pieces'), spot(2, 'grill +pork sole')];
    expect(beside(spots, { foods: ['+pork', '+meat'] })).toEqual(['2 Hear that pork sizzle!']);
    expect(beside(spots.slice(0, 1))).toEqual(['1 What a board!']);
    expect(beside(spots.slice(0, 1), { rate: 0 })).toEqual([]);
  });

  it('is said of several foods where it is about more than a single food', () => {
    expect(beside([spot(1, 'whisk +fishsauce +lime +sugar several')])).toEqual(['1 Salty and sharp!']);
  });

  it('names no food that the instruction does not name', () => {
    expect(beside([spot(1, 'rinse +noodle sole')], { foods: ['+noodle'] })).toEqual([]);
    expect(beside([spot(1, 'rinse +noodle sole')], { foods: ['+noodle', '+basil', '+herbs'] })).toEqual([
      '1 Cool with basil!',
    ]);
  });

  it('is said of a telling moment whatever else is done, and not behind a sentence that says enough', () => {
    const own = [line('springs', 'It only needs a rest.')];
    const said = (full: boolean): readonly string[] =>
      remarksFor(
        { asides: own, asideRate: { shorter: 0, same: 0.2, longer: 0 } },
        [{ ...spot(1, 'wait springs', true), full }],
        createPicker(1, 'beside'),
        { last: false, long: false, around: { text: '', foods: new Set() } },
      ).map(({ say }) => say);
    expect(said(false)).toEqual(['It only needs a rest.']);
    expect(said(true)).toEqual([]);
  });

  it('takes its leave where nothing follows, and says nothing twice', () => {
    const picker = createPicker(1, 'beside');
    const end = [spot(1, 'serve last =noodlebowl', false, true)];
    expect(beside(end, { last: true, picker })).toEqual(['1 Mix it up!']);
    expect(beside(end, { last: true, picker })).toEqual([]);
  });
});

describe('remarks in a recipe', () => {
  const bowls = {
    title: 'Lemongrass Pork Rice Noodle Bowls',
    description: null,
    cuisine: null,
    servings: 4,
    ingredients: [
      '600 g pork shoulder',
      '2 stalks lemongrass',
      '3 tbsp fish sauce',
      '1 lime, juiced',
      '2 tbsp sugar',
      '300 g rice vermicelli',
      '1 cucumber',
    ],
    instructions: [
      'Mix the pork with the lemongrass and 1 tbsp fish sauce. Refrigerate for 2 hours.',
      'Whisk the remaining fish sauce with the lime juice and the sugar.',
      'Cook the noodles, then rinse under cold water and drain.',
      'Grill the pork for 4 minutes on each side until charred.',
      'Divide the noodles between bowls, top with the pork and cucumber and serve.',
    ],
  };
  const said = (tone: Tone, seed: number): string => {
    const { text } = rewriteTone(understandRecipe(bowls, kitchen), { tone, length: 'same', seed }, kitchen);
    return [text.description, ...text.instructions].join('\n');
  };

  it('are of this dish: no bowl of rice noodles is a pasta night, and what is rinsed cold gives no steam', () => {
    for (const tone of tones)
      for (const seed of [1, 2]) {
        expect(said(tone, seed)).not.toMatch(/\bpasta\b|spaghetti/i);
        expect(said(tone, seed)).not.toMatch(/steam(?:ed|y)? (?:up|face)|out of the steam/i);
      }
  });

  it('stand among the instructions, and not beside each of them', () => {
    expect(`${said('enthusiastic', 1)} ${said('enthusiastic', 2)}`).toMatch(
      /every note in a single spoonful|noodles turn bouncy|soak up all that flavor|Listen to that sizzle|whole dish sing/,
    );
  });
});
