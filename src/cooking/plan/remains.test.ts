import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cooked = (ingredients: readonly string[], more: object = {}): { title: string; bought: string[] } => {
  const { title, pantry } = generateRecipe(kitchen, { ingredients, ...more });
  return { title, bought: pantry.missing.map(({ item }) => item) };
};

describe('what another meal left over', () => {
  it('is bought for no dish', () => {
    for (const kept of [
      ['mashed potatoes', 'carrots', 'onion', 'Gruyère', 'beef stock'],
      ['pita', 'yogurt', 'cucumber', 'mint', 'cumin'],
      ['pesto', 'canned tuna', 'mozzarella', 'cherry tomatoes'],
      ['pigeon peas', 'coconut milk', 'thyme', 'jerk sauce', 'rice'],
      ['puff pastry', 'frozen peas', 'egg', 'mango chutney', 'nigella seeds'],
    ])
      expect(cooked(kept, { meal_type: 'dinner' }).bought.join('; ')).not.toMatch(
        /roast (?:lamb|pork)|cooked pasta|curry|masala|stew/,
      );
  });

  it('has its dish as soon as it is there', () => {
    expect(
      cooked(['roast lamb', 'mashed potatoes', 'carrots', 'onion', 'gravy'], { cuisine: 'british' }).title,
    ).toBe("Shepherd's Pie from the Roast");
    expect(
      cooked(['cooked pasta', 'pesto', 'canned tuna', 'cherry tomatoes', 'mozzarella'], {
        meal_type: 'dinner',
      }).title,
    ).toBe('Tuna Pesto Pasta Bake');
    expect(
      cooked(['leftover chickpea curry', 'puff pastry', 'frozen peas', 'egg', 'mango chutney']).title,
    ).toBe('Leftover Curry Turnovers');
    expect(
      cooked(['roast pork', 'pigeon peas', 'coconut milk', 'rice', 'thyme', 'jerk sauce', 'lime'], {
        cuisine: 'caribbean',
      }).title,
    ).toBe('Rice and Peas with Jerk Pork');
  });
});
