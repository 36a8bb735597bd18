import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';
import { suggestSubstitute } from './suggest-substitute.ts';

const kitchen = loadKitchen();

it('keeps the crust of its own flour a crust where a restriction doubts the bought one', () => {
  const { instructions } = healthify(kitchen, {
    health_focus: 'weightLoss',
    dietary_restrictions: ['vegetarian'],
    recipe: {
      title: 'Smoked Salmon Quiche',
      recipeYield: '6',
      ingredients: [
        '1 3/4 cups flour',
        '1 cup butter',
        '1/3 cup water',
        '14 ounces smoked salmon, chopped',
        '5 eggs',
        '1 cup milk',
        '1 cup whipping cream',
      ],
      instructions: [
        'Mix flour and butter, add the water and gather into a ball.',
        'Roll out the dough to fit a tart pan.',
        'Arrange the salmon in the pre-baked tart shell.',
        'Whisk eggs with milk and cream and pour in the tart shell. Bake 30 minutes at 325°F.',
      ],
    },
  });
  expect(instructions.join('\n')).toMatch(/in the pre-baked tart shell/);
});

it('gives unsalted waffles no advice about fiber, and says pepper once', () => {
  const waffles = healthify(kitchen, {
    health_focus: 'lowSodium',
    recipe: {
      title: 'Cinnamon Waffles',
      recipeYield: '4',
      ingredients: ['1/2 lb butter', '1 cup sugar', '2 tsp cinnamon', '3 eggs', 'flour'],
      instructions: [
        'Cream the butter and sugar.',
        'Beat in the eggs and cinnamon, and enough flour for a soft dough.',
        'Bake in a hot waffle iron.',
      ],
    },
  });
  expect(waffles.tips.join('\n')).not.toMatch(/fiber/);
  const bake = healthify(kitchen, {
    health_focus: 'heartHealthy',
    recipe: {
      title: 'Fish and Cheese Bake',
      recipeYield: '4',
      ingredients: [
        '600g cod',
        '1 pint milk',
        '2 oz butter',
        '2 oz flour',
        '6 oz cheddar',
        '1 kg potatoes',
        'salt',
      ],
      instructions: [
        'Poach fish in milk 8 minutes, keep the milk.',
        'Melt butter, stir in flour, add milk, stir until thick. Stir in most of the cheese.',
        'Boil potatoes 20 min and mash with a bit of butter.',
        'Put fish in dish, pour on sauce, top with mash and cheese. Bake 190 for 25 min.',
      ],
    },
  });
  expect(bake.instructions.join('\n')).not.toMatch(
    /pepper and a small pinch of salt\. Season with the black pepper/,
  );
});

it('takes green tops of scallions for an onion without fructans, and half a teaspoon of turmeric for saffron', () => {
  const first = (ingredient: string, dietary_restrictions: string[] = []) =>
    suggestSubstitute(kitchen, { ingredient, dietary_restrictions }).substitutions[0]!.suggestions[0]!;
  expect(first('1 onion', ['low-fodmap']).name).toMatch(/scallion green/);
  expect(JSON.stringify(first('1 tsp saffron'))).toMatch(/1\/2 tsp ground turmeric/);
});
