import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { RecipeText } from '../understand-recipe/model.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import type { Tone } from '../vocabulary.ts';
import { createPicker } from './pick.ts';
import { parseSentence } from './say/parse-sentence.ts';
import { chooseBest, chooseWoven } from './beside/remarks.ts';
import { rewriteTone } from './rewrite.ts';
import { perilousVerb, warnedOf } from './beside/warnings.ts';

const kitchen = loadKitchen();
const warm: readonly Tone[] = [
  'kidFriendly',
  'rustic',
  'enthusiastic',
  'encouraging',
  'casual',
  'friendly',
  'humorous',
  'storytelling',
];
const recipe = (ingredients: readonly string[], instructions: readonly string[]): RecipeText => ({
  title: 'Warm things',
  description: null,
  cuisine: null,
  servings: 4,
  ingredients,
  instructions,
});
const told = (text: RecipeText, tone: Tone, seed = 1): readonly string[] =>
  rewriteTone(understandRecipe(text, kitchen), { tone, length: 'same', seed }, kitchen).text.instructions;

describe('jokes that would mislead', () => {
  const { humorous, storytelling } = kitchen.tones.tones;
  it('draw circles with the batter of pancakes alone', () => {
    for (const one of humorous.woven.filter(({ say }) => say.includes('in a circle')))
      expect(JSON.stringify(one)).toContain('=pancakes');
  });
  it('forbid no door that the next step opens, and add nothing that is not in the list', () => {
    expect(JSON.stringify(humorous.threads)).not.toContain('touch the door');
    expect(JSON.stringify(storytelling.threads)).not.toContain('kindness than it says');
    expect(JSON.stringify(humorous.verbs['remove'] ?? [])).not.toContain('evict');
  });
});

describe('what stands beside a sentence', () => {
  const zest = { on: ['sift'], say: 'Snow day!' };
  const around = { text: '', foods: new Set<string>() };
  const choose = (situations: readonly ReadonlySet<string>[]): string | undefined =>
    chooseBest([zest], [{ situations, beside: '' }], createPicker(1, 'x'), 0, around, () => true)?.say;
  it('belongs to what is done last in it', () => {
    expect(choose([new Set(['fold']), new Set(['sift'])])).toBe('Snow day!');
    expect(choose([new Set(['sift']), new Set(['fold'])])).toBeUndefined();
  });
});

describe('a likeness', () => {
  const lines = [{ on: ['soften'], say: '{do}, limp as a Friday afternoon' }];
  const woven = (text: string): string | null =>
    chooseWoven(lines, parseSentence(text), [new Set(['cook', 'soften'])], createPicker(1, 'x'));
  it('stands right behind the cue that it is of', () => {
    expect(woven('Cook the onion for 10 minutes until soft.')).not.toBeNull();
    expect(woven('Cook the onion until soft, about 10 minutes.')).toBeNull();
    expect(woven('Cook the onion until soft - brown is fine.')).toBeNull();
  });
  it('is of no dough that is soft by nature', () => {
    const dough = recipe(
      ['2 cups flour', '1 cup water'],
      ['Mix the flour and water until a soft dough forms.', 'Bake.'],
    );
    for (const tone of warm)
      expect(told(dough, tone)[0], tone).not.toMatch(/forms, (?:slumped|silky|as floppy|soft as)/);
  });
});

describe('a word of warning', () => {
  const warnings = [{ on: ['bake'], say: 'Grown-up job!' }];
  it('stands before the sentence that is hot', () => {
    const verb = perilousVerb(
      warnings,
      'Grown-up job!',
      parseSentence('Fill the tin, level the top and bake for 20 minutes.'),
      [new Set(['fill']), new Set(['level']), new Set(['bake'])],
    );
    expect(warnedOf('Fill the tin. Level the top. Then bake for 20 minutes.', 'Grown-up job!', verb)).toEqual(
      ['Fill the tin. Level the top.', 'Grown-up job!', 'Then bake for 20 minutes.'],
    );
    expect(warnedOf('Bake it. Look: it is golden.', 'Grown-up job!', 'bake')[0]).toBe('Grown-up job!');
  });
  it('takes no skewer for a knife', () => {
    const cake = recipe(['1 cake'], ['Mix the batter.', 'Prick the warm cake all over.', 'Serve.']);
    for (let seed = 1; seed < 5; seed++)
      expect(told(cake, 'kidFriendly', seed)[1]).not.toMatch(/knife|sharp/i);
  });
});

describe('what an author wrote in full', () => {
  const tin = recipe(
    ['1 kg tomatoes', '1 red onion', '6 garlic cloves', '3 tbsp olive oil', '1 tsp oregano', '200 g feta'],
    [
      'Spread the tomatoes, onion and garlic over a roasting tin, drizzle with the oil and season.',
      'Roast for 20 minutes, then lay the feta on top in one slab and sprinkle with the oregano.',
    ],
  );
  it('lies all in one tin, and is strewn with no sprinkle of with', () => {
    for (const tone of warm) {
      const [first, second] = told(tin, tone);
      expect(first, tone).toMatch(/tomatoes, (?:the )?onion and (?:the )?garlic/);
      expect(second, tone).not.toMatch(/sprinkle of with/);
    }
  });
  it('rolls it into balls and places them apart', () => {
    const dough = recipe(
      ['2 cups flour', '1 cup butter'],
      [
        'Mix the flour and butter into a dough.',
        'Roll into 1-inch balls and place 2 inches apart on a baking sheet.',
        'Bake for 10 minutes.',
      ],
    );
    for (const tone of warm) expect(told(dough, tone)[1], tone).toMatch(/\b(?:it|dough|them)\b.*\bthem\b/i);
  });
  it('dries nothing where wet and dry are mixed', () => {
    const bread = recipe(
      ['2 cups flour', '1 cup buttermilk'],
      ['Whisk the flour.', 'Combine wet and dry until just mixed.', 'Bake for 20 minutes.'],
    );
    for (const tone of warm) expect(told(bread, tone)[1], tone).toMatch(/wet and dry/i);
  });
});
