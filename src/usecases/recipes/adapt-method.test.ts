import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { adaptRecipeMethod } from './adapt-method.ts';

describe('adaptRecipeMethod', () => {
  it('calls a heat that the recipe did not have an addition', () => {
    const { feasible, changes } = adaptRecipeMethod(loadKitchen(), {
      recipe: {
        title: 'Pork chops',
        servings: 4,
        ingredients: ['4 bone-in pork rib chops, 1 inch thick', '1 tsp salt', '1 tbsp oil'],
        instructions: [
          'Season the chops with the salt.',
          'Heat the oil in a skillet. Sear the chops for 5 minutes on each side until golden.',
        ],
      },
      method: 'sousVide',
    });
    expect(feasible).toBe(true);
    expect(changes.find(({ kind, after }) => kind !== 'text' && after?.includes('°C'))).toMatchObject({
      kind: 'add',
      before: null,
    });
    expect(
      changes.filter(({ kind, before }) => before === null && (kind === 'temperature' || kind === 'time')),
    ).toEqual([]);
  });
});
