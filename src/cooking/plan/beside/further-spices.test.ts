import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (ingredients: string[], cuisine?: string) =>
  generateRecipe(kitchen, { ingredients, ...(cuisine === undefined ? {} : { cuisine }) });

it('takes the cumin of the kitchen into a spiced dish that is made without, and fries it with the other spices', () => {
  const { ingredients, steps, pantry } = cook([
    'canned chickpeas',
    'spinach',
    'tomatoes',
    'onion',
    'cumin',
    'coconut milk',
  ]);
  expect(ingredients.map(({ food }) => food)).toContain('ground-cumin');
  expect(steps.map(({ text }) => text).join(' ')).toMatch(/\bcumin\b/);
  expect(pantry.unused).toEqual([]);
});

it('takes none where nothing is spiced', () => {
  const { ingredients } = cook(['shrimp', 'garlic', 'spaghetti', 'white wine', 'cumin'], 'italian');
  expect(ingredients.map(({ food }) => food)).not.toContain('ground-cumin');
});

it('lets the saffron of the kitchen steep in the liquid of a dish that is made without', () => {
  const { steps, pantry } = cook(
    ['cod', 'fennel', 'orange', 'olives', 'tomatoes', 'saffron'],
    'mediterranean',
  );
  expect(steps.map(({ text }) => text).join(' ')).toMatch(/\bsaffron\b/);
  expect(pantry.unused).toEqual([]);
});

it('keeps saffron out of what it is not at home in', () => {
  const { ingredients } = cook(['beef chuck', 'red wine', 'carrots', 'bacon', 'saffron'], 'french');
  expect(ingredients.map(({ food }) => food)).not.toContain('saffron');
});

it('simmers the rind of a cheese in a soup, and grates it over nothing', () => {
  const { steps } = cook(['kale', 'sausages', 'white beans', 'onion', 'parmesan rind'], 'italian');
  expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/(?:grate|under) the parmesan rind/);
});

it('grates the nutmeg of the kitchen into the milk of a sauce with leeks', () => {
  const { steps, pantry } = cook(
    ['cooked chicken', 'spinach', 'puff pastry', 'mushrooms', 'leeks', 'milk', 'flour', 'butter', 'nutmeg'],
    'british',
  );
  expect(steps.map(({ text }) => text).join(' ')).toMatch(/milk, nutmeg|nutmeg and|milk and nutmeg/);
  expect(pantry.unused.map(({ item }) => item)).not.toContain('nutmeg');
});

it('hands hot sauce round with shrimp and grits', () => {
  const { steps, pantry } = cook(
    ['shrimp', 'grits', 'bacon', 'scallions', 'cheddar', 'hot sauce', 'lemon', 'butter', 'chicken stock'],
    'cajun',
  );
  expect(steps.map(({ text }) => text).join(' ')).toMatch(/hot sauce/);
  expect(pantry.unused.map(({ item }) => item)).not.toContain('hot sauce');
});

it('puts the zest of the kitchen in where eggs and vanilla would have gone, though neither is there', () => {
  const { steps } = generateRecipe(kitchen, {
    ingredients: [
      '2 cups all purpose flour',
      '2 cups buttermilk',
      'blueberries',
      'half a stick butter',
      'maple syrup',
      'baking powder',
      'baking soda',
      '1 lemon',
    ],
    cuisine: 'American',
    meal_type: 'breakfast',
    allergies: ['eggs'],
    time_available: 35,
  });
  expect(steps.map(({ text }) => text).join(' ')).toMatch(/with the lemon zest/);
});
