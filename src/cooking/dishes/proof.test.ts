import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { Recipe, Step } from '../recipe.ts';
import { proofread } from './proof.ts';

const step = (id: string, text: string): Step => ({
  id,
  text,
  phase: 'cook',
  action: 'mix',
  inputs: [],
  tools: [],
  heat: null,
  celsius: null,
  internalCelsius: null,
  minutes: 1,
  activeMinutes: 1,
  station: 'none',
  doneness: null,
  after: [],
});
const problemsOf = (...texts: readonly string[]): readonly string[] =>
  proofread({
    title: 'Soup',
    description: 'Soup.',
    ingredients: [],
    steps: texts.map((text, at) => step(`s${at}`, text)),
    tips: [],
    storage: null,
  } as unknown as Recipe).map(({ problem }) => problem);

it('finds parts that are told as a book-keeper tells them', () => {
  expect(problemsOf('Season with ½ teaspoon of the salt.')).toHaveLength(1);
  expect(problemsOf('Heat half of what is left of the oil.')).toHaveLength(1);
  expect(problemsOf('Add the remaining oil.', 'Drizzle with the remaining oil.')).toHaveLength(1);
  expect(problemsOf('Fry in half the remaining oil.', 'Drizzle with the remaining oil.')).toEqual([]);
  expect(problemsOf('Spoon 2 tablespoons of the butter from the pan over it.')).toEqual([]);
});

it('finds none in what is generated', () => {
  const kitchen = loadKitchen();
  const { steps } = generateRecipe(kitchen, {
    ingredients: ['chicken thighs', 'potatoes', 'carrots', 'thyme', 'garlic'],
    servings: 4,
  });
  expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/(?:spoons?|ml|g) of the (?:oil|salt|butter)/);
});
