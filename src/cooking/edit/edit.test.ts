import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { RecipeText } from '../understand-recipe/model.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { applyEdits, type Edit } from './edit.ts';
import { staleMentions } from './stale-mentions.ts';

const kitchen = loadKitchen();
const food = (id: string) => kitchen.foods.get(id)!;
const recipe = (
  ingredients: readonly string[],
  instructions: readonly string[],
  title = 'Dish',
): RecipeText => ({
  title,
  description: null,
  cuisine: null,
  servings: 4,
  ingredients,
  instructions,
});
const edit = (text: RecipeText, ...edits: readonly Edit[]) => {
  const understood = understandRecipe(text, kitchen);
  const made = applyEdits(understood, edits, kitchen);
  const gone = edits.flatMap((one) => (one.kind === 'swap' || one.kind === 'remove' ? [one.key] : []));
  return { ...made, stale: staleMentions(understood, made.text, gone, kitchen) };
};
const swap = (key: string, id: string, grams: number): Edit => ({
  kind: 'swap',
  key,
  by: [{ food: food(id), grams }],
  reason: 'test',
});

describe('applyEdits', () => {
  it('skips what it cannot do, says why, and leaves the recipe as it was', () => {
    const text = recipe(['2 eggs'], ['Beat the eggs.']);
    const {
      text: after,
      skipped,
      applied,
    } = edit(
      text,
      { kind: 'remove', key: 'i7', reason: 'test' },
      { kind: 'amount', key: 'i0', factor: 0, reason: 'test' },
      { kind: 'add', part: { food: food('salt') }, stepId: 's9', as: 'with', reason: 'test' },
    );
    expect(after).toEqual(text);
    expect(applied).toEqual([]);
    expect(skipped.map(({ why }) => why)).toEqual([
      'there is no ingredient i7',
      'the factor must be more than 0',
      'there is no step s9',
    ]);
  });

  it('swaps through list and steps, with number and pronouns right', () => {
    const { text, stale } = edit(
      recipe(
        ['2 carrots, sliced', '1 onion, chopped'],
        ['Fry the onion, then add the carrots and cook until they are soft.', 'Season the carrots.'],
      ),
      swap('i0', 'butternut-squash', 150),
    );
    expect(text.instructions).toEqual([
      'Fry the onion, then add the butternut squash and cook until it is soft.',
      'Season the butternut squash.',
    ]);
    expect(text.ingredients[0]).toMatch(/^150 g butternut squash, sliced$/);
    expect(stale).toEqual([]);
  });

  it('takes an ingredient out of lists, phrases, cues and whole sentences', () => {
    const { text, stale } = edit(
      recipe(
        ['200 g walnuts, chopped', '1 onion', '2 tomatoes', '300 g pasta'],
        [
          'Toast the walnuts. Boil the pasta until al dente.',
          'Mix the onion, walnuts and tomatoes.',
          'Toss the pasta with the walnuts and serve.',
        ],
      ),
      { kind: 'remove', key: 'i0', reason: 'test' },
    );
    expect(text.ingredients).toEqual(['1 onion', '2 tomatoes', '300 g pasta']);
    expect(text.instructions).toEqual([
      'Boil the pasta until al dente.',
      'Mix the onion and tomatoes.',
      'Toss the pasta and serve.',
    ]);
    expect(stale).toEqual([]);
  });

  it('renumbers references when a step goes', () => {
    const { text } = edit(
      recipe(['1 onion', '1 lemon'], ['Zest the lemon.', 'Fry the onion.', 'Repeat step 2.']),
      { kind: 'remove', key: 'i1', reason: 'test' },
    );
    expect(text.instructions).toEqual(['Fry the onion.', 'Repeat step 1.']);
  });
});

describe('staleMentions', () => {
  const before = understandRecipe(
    recipe(
      ['200 g butter', '1 can butter beans', '1 eggplant', '2 eggs'],
      ['Melt the butter.'],
      'Buttery beans',
    ),
    kitchen,
  );
  it('finds what is left of a food, also in words made of it', () => {
    const after = { ...before.source, ingredients: ['1 can butter beans', '1 eggplant', '2 eggs'] };
    expect(staleMentions(before, after, ['i0'], kitchen).map(({ where, word }) => [where, word])).toEqual([
      ['title', 'buttery'],
      ['instruction', 'butter'],
    ]);
  });
  it('does not take other foods for it', () => {
    const after = {
      ...before.source,
      title: 'Beans',
      ingredients: ['1 can butter beans', '1 eggplant'],
      instructions: ['Drain the butter beans and fry the eggplant with egg noodles.'],
    };
    expect(staleMentions(before, after, ['i0', 'i3'], kitchen)).toEqual([]);
  });
});
