import { describe, expect, it } from 'vitest';
import { kitchenNotes } from '#cooking/notes/kitchen-notes';
import { namedFoods } from '#cooking/notes/named-foods';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../support/kitchen.ts';

const kitchen = loadKitchen();
const named = namedFoods(kitchen.foods);
const ids = (text: string): readonly string[] => named(text).map(({ id }) => id);

describe('foods that a text names', () => {
  it('are found by full and short names, the longer first', () => {
    expect(ids('Leftover roast meat is what this was made for.')).toContain('meat');
    expect(ids('Loosen it with coconut milk.')).toEqual(['coconut-milk']);
    expect(ids('Stir in a spoonful of peanut butter.')).toEqual(['peanut-butter']);
  });

  it('do not count where the text says that they are absent', () => {
    expect(ids('There is no cream in it.')).toEqual([]);
    expect(ids('Made without any egg.')).toEqual([]);
  });
});

describe('kitchen notes', () => {
  it('speak of foods and kinds that the tables have, in whole sentences', () => {
    expect(kitchenNotes.length).toBeGreaterThan(40);
    for (const note of kitchenNotes) {
      for (const id of note.of) expect(kitchen.foods.get(id), id).not.toBeNull();
      for (const text of note.texts) expect(text).toMatch(/^(?:[A-Z]|\{it\}).*\.$/);
    }
  });

  it('hold for every food that they are about', () => {
    // "The carrots" in a note on parsnips too is a mistake; so is a kind's own name in a note on its kin.
    const narrow = kitchenNotes.flatMap(({ of, texts }) =>
      texts.flatMap((text) => {
        const told = of.filter((id) => ids(text).includes(id));
        const isOther = (id: string): boolean =>
          told.every((one) => one !== id && kitchen.foods.get(id)?.ancestors.includes(one) === false);
        return told.length === 1 && of.some(isOther) ? [text] : [];
      }),
    );
    expect(narrow).toEqual([]);
  });
});

describe('tips of a generated recipe', () => {
  const briefs = [
    { ingredients: ['okra', 'tomatoes', 'chickpeas', 'onion'], cuisine: 'indian' },
    { ingredients: ['red lentils', 'spinach', 'coconut milk', 'rice'] },
    { ingredients: ['tofu', 'broccoli', 'noodles', 'peanuts'], cuisine: 'thai' },
    { ingredients: ['potatoes', 'cabbage', 'white beans', 'mustard'] },
    { ingredients: ['flour', 'sugar', 'apples', 'oats'], meal_type: 'dessert' as const },
    { ingredients: ['mushrooms', 'pasta', 'garlic', 'parsley'], cuisine: 'italian' },
  ];
  it.each(briefs)('recommend nothing that a vegan does not eat: $ingredients', (brief) => {
    const recipe = generateRecipe(kitchen, { ...brief, dietary_restrictions: ['vegan'] });
    expect(recipe.tips.length).toBeGreaterThan(0);
    for (const text of recipe.tips) {
      expect(text).not.toMatch(
        /\b(?:meat|chicken|beef|pork|ham|bacon|fish sauce|cream|eggs?|honey|yogurt|(?<!vegan )(?<!peanut )butter)\b/i,
      );
    }
  });

  it('are none said twice', () => {
    for (const brief of briefs) {
      const { tips } = generateRecipe(kitchen, brief);
      expect(new Set(tips).size).toBe(tips.length);
    }
  });
});
