import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../test/support/kitchen.ts';

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
