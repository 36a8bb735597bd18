import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../test/support/kitchen.ts';
import { easedHurry } from './fit-plans.ts';

describe('a dish that half a hurry makes too slow', () => {
  it('hurries no further than dinner on the table asks for', () => {
    expect(easedHurry(160, 130, 150)).toBeCloseTo(0.7);
    expect(easedHurry(151, 150, 150)).toBe(1);
    expect(easedHurry(200, 120, 120)).toBe(1);
  });

  it('braises in the time that there is', () => {
    const { timing, instructions } = generateRecipe(loadKitchen(), {
      ingredients: [
        'boneless lamb shoulder, 1.8kg',
        '4 onions',
        '300g ready to eat prunes',
        '100g blanched almonds',
        'pinch saffron',
        '2 cinnamon sticks',
        'ground ginger',
        'runny honey',
        '500g couscous',
        'big bunch coriander',
        'butter',
      ],
      cuisine: 'Moroccan',
      time_available: 150,
      skill_level: 'advanced',
      servings: 8,
    });
    expect(timing.total_minutes).toBeGreaterThan(140);
    expect(timing.total_minutes).toBeLessThanOrEqual(150);
    const braise = /cook over low heat for (\d+) minutes/.exec(instructions.join(' '))?.[1];
    expect(Number(braise)).toBeGreaterThanOrEqual(85);
  });
});

describe('a marinade that is cut short', () => {
  it('gets what is left of the time', () => {
    const { timing, instructions } = generateRecipe(loadKitchen(), {
      ingredients: [
        '8 chicken drumsticks',
        '500ml buttermilk',
        '300g plain flour',
        'hot sauce',
        'sunflower oil',
      ],
      servings: 4,
      time_available: 120,
    });
    expect(timing.total_minutes).toBeLessThanOrEqual(120);
    const steeped = /leave in the fridge for (\d+) minutes/.exec(instructions.join(' '))?.[1];
    expect(Number(steeped)).toBeGreaterThanOrEqual(60);
  });
});
