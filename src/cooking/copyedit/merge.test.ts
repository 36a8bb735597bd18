import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { finishWording } from './finish.ts';
import { joinTexts } from './merge.ts';

const kitchen = loadKitchen();

const finish = (ingredients: readonly string[], instructions: readonly string[]) => {
  const understood = understandRecipe(
    { title: 'Dinner', description: null, cuisine: null, servings: 4, ingredients, instructions },
    kitchen,
  );
  return { before: understood.recipe.steps, ...finishWording(understood, kitchen.foods) };
};

const gumbo = [
  'Add onion.',
  'Cook for 5 minutes.',
  'Add garlic.',
  'Cook for 1 minute.',
  'Add beer.',
  'Add broth.',
  'Lower heat, cover, simmer for 90 minutes.',
  'Meanwhile, boil the rice for 12 minutes.',
  'Serve over rice.',
  'Enjoy!',
];
const foods = ['1 onion', '2 cloves garlic', '1 can beer', '1 litre chicken broth', '200 g rice'];

it('joins steps of a few words in one vessel, and keeps what they add up to', () => {
  const { before, steps, places } = finish(foods, gumbo);
  expect(steps.map(({ text }) => text)).toEqual([
    'Add the onion and cook for 5 minutes. Add the garlic and cook for 1 minute.',
    'Add the beer, then the broth. Lower the heat, cover, and simmer for 90 minutes.',
    'Meanwhile, boil the rice for 12 minutes.',
    'Serve over rice.',
  ]);
  expect(places).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 3, 3]);
  const minutes = (some: readonly { readonly minutes: number }[]): number =>
    some.reduce((sum, one) => sum + one.minutes, 0);
  // "Enjoy!" was none of the work.
  expect(minutes(steps)).toBe(minutes(before.slice(0, 9)));
  expect(new Set(steps.flatMap(({ inputs }) => inputs))).toEqual(
    new Set(before.flatMap(({ inputs }) => inputs)),
  );
  const ids = new Set(steps.map(({ id }) => id));
  for (const { after } of steps) for (const id of after) expect(ids).toContain(id);
});

it('joins nothing where steps are called by their numbers, and nothing in a recipe of few steps', () => {
  expect(finish(foods, [...gumbo.slice(0, 9), 'Repeat steps 3 and 4.']).steps).toHaveLength(10);
  expect(finish(foods, gumbo.slice(0, 6)).steps).toHaveLength(6);
});

it('joins nothing across vessels, the fire and the oven dial', () => {
  const { before, steps } = finish(
    ['200 g flour', '2 eggs', '50 g butter', '100 ml milk', '1 onion', '2 carrots'],
    [
      'Preheat the oven to 200 °C.',
      'Beat the eggs in a bowl.',
      'Melt the butter in a saucepan.',
      'Chop the onion.',
      'Fry the onion in a frying pan.',
      'Bake at 200 °C for 20 minutes.',
      'Bake at 150 °C for 10 minutes.',
    ],
  );
  expect(steps.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
});

it('makes one order of what goes in and what is done then', () => {
  expect(joinTexts(['Add the garlic.', 'Cook for 1 minute.'])).toBe('Add the garlic and cook for 1 minute.');
  expect(joinTexts(['Add the beer.', 'Add the broth.'])).toBe('Add the beer, then the broth.');
  expect(joinTexts(['Add the cheese and continue stirring.', 'Stir until smooth.'])).toBe(
    'Add the cheese and continue stirring. Stir until smooth.',
  );
});
