import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { generateRecipe } from './generate-recipe.ts';

const kitchen = loadKitchen();

it('takes what is in a tin for what is in a tin, wherever the tin is named', () => {
  for (const tomatoes of ['can of tomatoes', 'chopped tomatoes (can)', 'a tin of tomatoes']) {
    const { ingredients } = generateRecipe(kitchen, {
      ingredients: [tomatoes, 'red lentils', 'berbere', 'onions', 'garlic'],
      cuisine: 'ethiopian',
    });
    const used = ingredients.filter(({ from_pantry: own, name }) => own && /tomato/.test(name));
    expect(
      used.map(({ food }) => food),
      tomatoes,
    ).toEqual(['canned-tomatoes']);
  }
});

it('lists what is served with a dish behind the dish', () => {
  const { ingredients } = generateRecipe(kitchen, {
    ingredients: ['duck breasts', 'cherries', 'potatoes', 'port', 'thyme'],
    cuisine: 'french',
  });
  const groups = ingredients.map(({ group }) => group);
  expect(groups).toContain('To serve');
  expect(groups[0]).toBeNull();
  expect(groups.at(-1)).toBe('To serve');
});

it('names no sesame in the title of a dish that does without it', () => {
  const { title } = generateRecipe(kitchen, {
    ingredients: ['soba noodles', 'firm tofu', 'cucumber', 'edamame', 'soy sauce'],
    allergies: ['sesame'],
    cuisine: 'japanese',
    time_available: 20,
  });
  expect(title).not.toMatch(/sesame/i);
});

it('buys no bread for who counts carbohydrates', () => {
  const { ingredients } = generateRecipe(kitchen, {
    ingredients: ['eggs', 'smoked trout', 'cream cheese', 'chives', 'butter'],
    dietary_restrictions: ['low-carb'],
    meal_type: 'breakfast',
    servings: 1,
    time_available: 15,
  });
  expect(ingredients.map(({ name }) => name).join(' ')).not.toMatch(/bread|toast|bagel/);
});

it('takes of two foods that were named the one that may be eaten', () => {
  const { ingredients, pantry } = generateRecipe(kitchen, {
    ingredients: [
      '12 oz skirt steak',
      '2 potatoes',
      '1 red onion',
      '2 tomatoes',
      'soy sauce or tamari',
      'aji amarillo paste',
    ],
    cuisine: 'peruvian',
    dietary_restrictions: ['gluten-free'],
    servings: 2,
  });
  expect(ingredients.map(({ food }) => food)).toContain('tamari');
  expect(pantry.unused).toEqual([]);
});

it('does not refuse what must be used where the other of two foods may be eaten', () => {
  const { ingredients } = generateRecipe(kitchen, {
    ingredients: ['rice', 'eggs', 'scallions'],
    must_use: ['soy sauce or tamari'],
    dietary_restrictions: ['gluten-free'],
  });
  expect(ingredients.map(({ food }) => food)).toContain('tamari');
});
