import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const made = (
  focus: Parameters<typeof healthify>[1]['health_focus'],
  title: string,
  ingredients: string[],
  instructions: string[],
) =>
  healthify(kitchen, { recipe: { title, ingredients, instructions, recipeYield: '4' }, health_focus: focus });
const list = ({ ingredients }: ReturnType<typeof made>): string =>
  ingredients.map(({ text }) => text).join('\n');

describe('techniques of a cook who knows dietetics', () => {
  it('gives a sauce its body by milk and starch in place of cream, whisked in cold', () => {
    const lighter = made(
      'lowSaturatedFat',
      'Chicken in Mushroom Sauce',
      [
        '500 g chicken breast, sliced',
        '1 tbsp oil',
        '1 cup heavy cream',
        '1 cup sliced mushrooms',
        '1/2 tsp salt',
      ],
      [
        'Brown the chicken in the oil for 5 minutes. Add the mushrooms and cook for 4 minutes.',
        'Add the cream and simmer for 8 minutes, until the chicken is cooked through.',
      ],
    );
    expect(list(lighter)).toMatch(/1 cup reduced-fat milk/);
    expect(list(lighter)).toMatch(/cornstarch/);
    expect(lighter.instructions.join(' ')).toMatch(/Whisk the cornstarch into the cold milk until smooth/);
    expect(lighter.title).toBe('Lighter Chicken in Mushroom Sauce');
  });

  it('sweetens muffins by applesauce among the wet things, with less milk, and says that they are paler', () => {
    const muffins = made(
      'lowSugar',
      'Blueberry Muffins',
      [
        '2 cups all-purpose flour',
        '1 cup sugar',
        '1 tbsp baking powder',
        '1/2 cup butter, melted',
        '1 cup milk',
        '2 eggs',
        '1 tsp vanilla extract',
        '1 1/2 cups blueberries',
      ],
      [
        'Combine the dry ingredients: flour, sugar and baking powder.',
        'In another bowl whisk the melted butter, milk, eggs and vanilla extract.',
        'Stir the wet into the dry, fold in the blueberries, and bake at 375°F for 22 minutes.',
      ],
    );
    expect(list(muffins)).toMatch(/1\/3 cup sugar/);
    expect(list(muffins)).toMatch(/3\/4 cup milk/);
    expect(list(muffins)).toMatch(/2 tsp vanilla extract/);
    expect(list(muffins)).not.toMatch(/erythritol/);
    expect(muffins.instructions[1]).toMatch(/eggs,? (?:and )?(?:unsweetened )?applesauce/);
    expect(muffins.instructions[0]).toMatch(/cinnamon/);
    expect(muffins.tips.join(' ')).toMatch(/paler/);
  });

  it('mixes no cabbage into a bake of shredded potatoes, and steams a green beside it', () => {
    const bake = made(
      'heartHealthy',
      'Irish Potato Casserole',
      [
        '2 cups potatoes, shredded',
        '1/2 cup butter, melted',
        '2 eggs, beaten',
        '1 tsp salt',
        '1/2 cup milk',
        '1/2 cup cheddar, shredded',
      ],
      [
        'Mix the potatoes, butter, eggs and salt well.',
        'Put into a baking dish, pour the milk over, and bake at 350°F for 40 minutes. Sprinkle with the cheddar and bake for 5 minutes.',
      ],
    );
    expect(bake.instructions.join(' ')).toMatch(/steam the broccoli florets for 5 minutes and serve beside/);
    expect(list(bake)).not.toMatch(/cabbage/);
  });

  it('says how far a dish came where its limit was not reached, and what stands in the way', () => {
    const granola = made(
      'lowCarb',
      'Granola',
      ['3 cups oats', '1/2 cup oil', '1/2 cup maple syrup', '1 cup chopped almonds', '1 cup raisins'],
      ['Mix the oats, oil, maple syrup and almonds.', 'Bake at 315°F for 40 minutes. Mix in the raisins.'],
    );
    expect(list(granola)).toMatch(/1 1\/2 cups oats/);
    expect(granola.warnings.join(' ')).toMatch(
      /Carbohydrate falls from .* the limit is 39 g a serving\. Most of what is left is in the/,
    );
  });
});
