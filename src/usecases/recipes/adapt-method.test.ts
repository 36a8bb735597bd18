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

  it('tells no heat of an oven that the dish leaves', () => {
    const { feasible, changes } = adaptRecipeMethod(loadKitchen(), {
      recipe: {
        title: 'Meat Loaf',
        servings: 4,
        ingredients: ['1 lb lean ground beef', '1/2 cup bread crumbs', '1 egg', '1/2 cup ketchup'],
        instructions: ['Mix everything and put it in a loaf pan.', 'Bake for 50 to 60 minutes.'],
      },
      method: 'smoker',
    });
    expect(feasible).toBe(true);
    expect(changes.filter(({ before }) => /°F/.test(before ?? ''))).toEqual([]);
  });

  it('gives mince its figure, and greases no grate for a bath', () => {
    const chili = adaptRecipeMethod(loadKitchen(), {
      recipe: {
        title: 'Chili',
        servings: 4,
        ingredients: [
          '500 g minced beef',
          '1 onion, chopped',
          '2 tins (400 g each) chopped tomatoes',
          '1 tbsp chilli powder',
        ],
        instructions: [
          'Brown the minced beef with the onion in a large pot for 8 minutes, until no longer pink.',
          'Stir in the chilli powder and tomatoes and simmer, covered, for 45 minutes.',
        ],
      },
      method: 'slowCooker',
    }).instructions.join(' ');
    expect(chili).toContain('71 °C');
    const salmon = adaptRecipeMethod(loadKitchen(), {
      recipe: {
        title: 'Grilled salmon',
        servings: 2,
        ingredients: ['2 salmon fillets', '1 tbsp olive oil', '1 tsp salt'],
        instructions: [
          'Preheat a gas grill to 400°F. Oil the grates.',
          'Rub the salmon with the oil and salt and grill for 8 minutes.',
        ],
      },
      method: 'sousVide',
    }).instructions.join(' ');
    expect(salmon).not.toMatch(/grates?/);
  });
});
