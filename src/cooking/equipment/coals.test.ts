import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { overCoals } from './coals.ts';

const kitchen = loadKitchen();
const chops = {
  ingredients: ['8 lamb chops', 'lemon', 'oregano', 'potatoes', 'cherry tomatoes', 'feta', 'olive oil'],
  cuisine: 'greek',
  servings: 4,
};

describe('a grill that burns charcoal', () => {
  it('is lit in time, and its half hour is counted', () => {
    const recipe = generateRecipe(kitchen, { ...chops, equipment: ['charcoal grill', 'oven', 'stove'] });
    const lit = recipe.steps.findIndex(({ text }) => /light the charcoal/i.test(text));
    const grilled = recipe.steps.findIndex(({ action }) => action === 'grill');
    expect(lit).toBeGreaterThanOrEqual(0);
    expect(lit).toBeLessThan(grilled);
    expect(recipe.steps[lit]!.minutes).toBe(30);
    expect(recipe.steps[grilled]!.text).toMatch(/glowing coals/);
  });

  it('is not lit where nobody says that it burns charcoal', () => {
    const recipe = generateRecipe(kitchen, { ...chops, equipment: ['gas grill', 'oven', 'stove'] });
    expect(recipe.instructions.join(' ')).not.toMatch(/charcoal|coals/);
  });

  it('has no burner to leave off', () => {
    expect(
      overCoals(
        'Heat the grill with a hot side and a cooler one, lit coals banked to one side or one burner left off, and oil its bars.',
      ),
    ).toBe(
      'Bank the glowing coals to one side, so that the grill has a hot side and a cooler one, and oil its bars.',
    );
    expect(overCoals('Get the grill very hot and oil its bars.')).toBe(
      'Spread out the glowing coals, set the rack over them and oil its bars.',
    );
    expect(overCoals('Heat the grill of the oven.')).toBe('Heat the grill of the oven.');
  });
});
