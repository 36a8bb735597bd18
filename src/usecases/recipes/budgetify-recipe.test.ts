import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
const cheaper = (ingredients: string[], instructions: string[], title: string, percent: number) =>
  budgetifyRecipe(kitchen, {
    recipe: { title, servings: 4, ingredients, instructions },
    reduction_percent: percent,
  });

it('sells neither the fish sauce of a Thai dish nor what is tasted in every bite', () => {
  const { changes, ingredients, instructions, warnings } = cheaper(
    [
      '2 tbsp green curry paste',
      '400 ml coconut milk',
      '2 tbsp fish sauce',
      '200 g green beans',
      '1 lime, juiced',
    ],
    [
      'Fry the curry paste for 1 minute.',
      'Add the coconut milk, the fish sauce and the green beans and simmer for 8 minutes.',
      'Stir in the lime juice.',
    ],
    'Thai Green Curry',
    50,
  );
  expect(changes.length).toBeGreaterThan(0);
  expect(ingredients.map(({ food }) => food)).toContain('fish-sauce');
  expect(instructions.join(' ')).toMatch(/fish sauce/);
  expect(instructions.join(' ')).not.toMatch(/\b(\w+) \1\b/);
  expect(warnings.join(' ')).not.toMatch(/gluten/);
});

it('says nothing of seasonings that the list lacks, and names a food once', () => {
  const { changes, ingredients, instructions } = cheaper(
    [
      '1 lb ground beef',
      '1 lb Italian sausage',
      '2 cloves garlic',
      '28 oz can crushed tomatoes',
      '1 lb penne',
    ],
    [
      'Cook the garlic, ground beef and sausage for 8 minutes.',
      'Add the tomatoes and simmer for 20 minutes.',
      'Boil the penne for 11 minutes and toss with the sauce.',
    ],
    'Meat Pasta',
    45,
  );
  expect(changes.length).toBeGreaterThan(0);
  const said = instructions.join(' ');
  for (const word of ['fennel', 'chili'])
    if (said.includes(word)) expect(ingredients.map(({ text }) => text).join(' ')).toContain(word);
  expect(said).not.toMatch(/(ground \w+) and \1/);
});
