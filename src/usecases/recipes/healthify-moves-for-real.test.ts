import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { HealthFocus } from '#cooking/vocabulary';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const made = (
  title: string,
  servings: number,
  health_focus: HealthFocus,
  ingredients: string[],
  instructions: string[],
) => {
  const answer = healthify(kitchen, { recipe: { title, servings, ingredients, instructions }, health_focus });
  return {
    ...answer,
    list: answer.ingredients.map(({ text }) => text).join('\n'),
    steps: answer.instructions.join('\n'),
  };
};

describe('what a focus is about moves for real', () => {
  it('takes starch out of the mash of who counts it, and not only the fat', () => {
    const pie = made(
      'Cottage Pie',
      6,
      'diabeticFriendly',
      [
        '1½ lb potatoes, peeled and diced',
        '2 tbsp butter',
        '1/2 cup milk',
        '1 lb ground beef',
        '1 onion, diced',
        '1 can corn',
      ],
      [
        'Boil the potatoes for 20 minutes. Drain. Add the butter and the milk and mash.',
        'In a pan, brown the onion and the beef. Set aside.',
        'Press the beef into a dish, cover with the corn and the mash and bake at 375°F for 25 minutes.',
      ],
    );
    expect(pie.list).toMatch(/cauliflower/);
    expect(pie.steps).toMatch(/potatoes and cauliflower/);
    const carbs = pie.targets.find(({ nutrient }) => nutrient === 'carbohydrate_g')!;
    expect(carbs.after!).toBeLessThan(carbs.before! - 4);
  });

  it('squeezes no lemon into hot milk, and claims nothing of bacon that its figures do not say', () => {
    const chowder = made(
      'Cod Chowder',
      8,
      'dash',
      [
        '4 slices bacon',
        '2 onions, sliced',
        '6 potatoes, cubed',
        '3 carrots, sliced',
        '1 1/2 lbs cod fillets',
        '1 can evaporated milk',
        '2 tbsp parsley, chopped',
      ],
      [
        'Cook the bacon until crisp. Add the onions and cook for 5 minutes.',
        'Add the potatoes, carrots and salt. Cover with water and simmer for 20 minutes.',
        'Add the cod and simmer for 5 minutes. Add the milk, heat through and garnish with parsley.',
      ],
    );
    expect(chowder.steps).not.toMatch(/[Ss]queeze/);
    const bacon = chowder.changes.find(({ after }) => /reduced-sodium bacon/i.test(after ?? ''));
    expect(bacon?.reason ?? '').not.toMatch(/saturated/);
  });
});
