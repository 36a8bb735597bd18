import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { Food } from '#food/model';
import type { Dish } from '../dish.ts';
import { worthOf } from './worth.ts';
import { role } from './beside/side-role.ts';

const food = (id: string): Food => ({ id, ancestors: [] as string[] }) as unknown as Food;
const dish = { form: false } as Dish;

describe('what a food of the kitchen counts for', () => {
  const part = worthOf(
    role('fennel', { food: 'fennel', need: 'required' }),
    food('fennel'),
    0,
    food('fennel'),
    dish,
  );
  const guest = worthOf(role('veg', {}), food('fennel'), 0, null, dish);
  const leaves = worthOf(role('side_salad', {}), food('lettuce'), 0.05, null, dish);
  const shaved = worthOf(role('side_salad', {}), food('fennel'), 0.05, null, dish);

  it('is most as a part of the dish, less as a guest in it, less beside it', () => {
    expect(part).toBeGreaterThan(guest);
    expect(guest).toBeGreaterThan(leaves);
  });

  it('is little in a salad beside, where it is a vegetable that people cook', () => {
    expect(shaved).toBeLessThan(leaves / 2);
  });
});

describe('the oil of a kitchen that lists none, and no butter', () => {
  const oils = (...ingredients: string[]): readonly string[] => [
    ...new Set(
      generateRecipe(loadKitchen(), { ingredients, servings: 2, cuisine: 'american' }).ingredients.flatMap(
        ({ food: id }) => (id !== null && /oil$/.test(id) ? [id] : []),
      ),
    ),
  ];

  it('comes out of one bottle', () => {
    expect(oils('2 pork chops', 'apples', 'cider', 'onion')).toEqual(['olive-oil']);
    expect(oils('2 chicken breasts', 'mushrooms', 'cream')).toEqual(['olive-oil']);
  });
});

describe('a brined cut', () => {
  it('is not cooked as a fresh one, and salted once more', () => {
    const { ingredients } = generateRecipe(loadKitchen(), {
      ingredients: [
        '3 lb corned beef brisket',
        '1 green cabbage',
        '6 carrots',
        '2 lb red potatoes',
        '1 onion',
      ],
      servings: 6,
    });
    const ids = ingredients.map(({ food: id }) => id);
    expect(ids).toContain('raw-corned-beef');
    expect(ids).not.toContain('salt');
  });
});
