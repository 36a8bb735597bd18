import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadDishTables } from '../../../test/support/dish-tables.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { plainWish } from '../../../test/support/plain-wish.ts';
import { instantiate } from '../instantiate.ts';
import type { Fill } from '../plan/fill.ts';

const kitchen = loadKitchen();

describe('what does not keep', () => {
  const stew = generateRecipe(kitchen, {
    ingredients: ['cod', 'fennel', 'orange', 'olives', 'couscous'],
    time_available: 40,
    servings: 4,
  });
  const at = (pattern: RegExp): number => stew.steps.findIndex(({ text }) => pattern.test(text));

  it('is told of when its turn comes, not when it could be begun', () => {
    expect(at(/over the couscous/)).toBeGreaterThan(at(/fennel/));
    expect(at(/over the couscous/)).toBeLessThan(stew.steps.length - 1);
  });

  it('is an oven, too, that is needed an hour later', () => {
    const braise = generateRecipe(kitchen, {
      ingredients: ['beef short ribs', 'red wine', 'carrots', 'celery', 'thyme', 'tomato paste'],
      cuisine: 'american',
      servings: 4,
    });
    const heated = braise.steps.findIndex(({ text }) => /^(?:Meanwhile, h|H)eat the oven/.test(text));
    expect(heated).toBeGreaterThan(0);
    expect(heated).toBeLessThan(braise.steps.findIndex(({ text }) => /cook in the oven/.test(text)));
  });
});

describe('a pot that takes long', () => {
  it('is told of first, though its author speaks of it last', () => {
    const { steps } = generateRecipe(kitchen, {
      ingredients: ['cauliflower', 'tomatoes', 'curry powder', 'basmati rice'],
      cuisine: 'indian',
      servings: 4,
    });
    const at = (pattern: RegExp): number => steps.findIndex(({ text }) => pattern.test(text));
    expect(at(/rice in a saucepan|boil the rice/i)).toBeGreaterThanOrEqual(0);
    expect(at(/rice in a saucepan|boil the rice/i)).toBeLessThan(at(/onions? and fry/));
  });
});

describe('a pot that is quicker than what it goes with', () => {
  const { dishes } = loadDishTables();
  const orderOf = (id: string): readonly string[] => {
    const dish = dishes.find((one) => one.id === id)!;
    const fills = new Map<string, readonly Fill[]>(
      dish.roles.map(({ id: role, food: own, need }) => {
        const food = own === null || need === 'extra' ? null : kitchen.foods.concrete(own);
        return [
          role,
          food === null ? [] : [{ food, ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null }],
        ];
      }),
    );
    return instantiate({ dish, fills, grams: new Map() }, plainWish(dish)).steps.map((step) => step.id);
  };

  it('is put on while the bowls are still out, not before the first of them', () => {
    const order = orderOf('koettbullar');
    expect(order.indexOf('potatoes')).toBeGreaterThan(order.indexOf('mix'));
    expect(order.indexOf('potatoes')).toBeLessThan(order.indexOf('fry'));
  });

  it.each([
    ['hachee', 'potatoes', 'stew'],
    ['tomato-bredie', 'rice', 'stew'],
  ])('%s: its %s is told of in the long wait, though its author begins with it', (id, pot, wait) => {
    const order = orderOf(id);
    expect(order.indexOf(pot)).toBeGreaterThan(order.indexOf(wait));
  });
});

describe('a pot beside that takes a fixed part of the oil', () => {
  it('is put on when it is needed, and not before the meat is browned', () => {
    const { steps } = generateRecipe(kitchen, {
      ingredients: ['lamb', 'potatoes', 'peas', 'cauliflower', 'celery', 'garlic', 'white wine'],
      cuisine: 'spanish',
      time_available: 45,
      servings: 2,
      seed: 9017,
    });
    const at = (pattern: RegExp): number => steps.findIndex(({ text }) => pattern.test(text));
    if (at(/[Bb]oil the potatoes/) < 0) throw new Error('no potatoes are boiled');
    expect(at(/[Bb]oil the potatoes/)).toBeGreaterThan(at(/Brown in/));
  });
});

describe('a side that is fried beside', () => {
  it('does not come between a pan and what is done with it at once', () => {
    const { steps } = generateRecipe(kitchen, {
      ingredients: ['paneer', 'oats', 'avocado', 'tomatoes', 'spinach', 'eggplant', 'onion', 'lemon'],
      cuisine: 'greek',
      servings: 5,
      seed: 9078,
    });
    const turned = steps.findIndex(({ text }) => /turn at once with/.test(text));
    if (turned < 1) throw new Error('nothing is turned at once');
    expect(steps[turned - 1]!.text).toMatch(/underside is dark brown/);
  });
});
