import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const recipe = {
  title: 'No-Bake White Chocolate and Raspberry Cheesecake',
  servings: 10,
  ingredients: [
    '250 g digestive biscuits',
    '100 g unsalted butter, melted',
    '200 g white chocolate',
    '600 g full-fat soft cheese',
    '75 g icing sugar',
    '300 ml double cream',
    '300 g fresh raspberries',
  ],
  instructions: [
    'Crush the biscuits, mix with the butter and press into a tin. Chill for 30 minutes.',
    'Melt the white chocolate and leave to cool for 10 minutes.',
    'Beat the soft cheese and icing sugar until smooth, then stir in the chocolate.',
    'Whip the cream to soft peaks and fold it in.',
    'Fold 100 g of the raspberries through and spread over the base.',
    'Chill for at least 6 hours, then top with the remaining raspberries.',
  ],
};

it('costs less without milk in the cream or less of the cheese that sets it', () => {
  const { ingredients, instructions, changes } = budgetifyRecipe(kitchen, { recipe, reduction_percent: 25 });
  const list = ingredients.map(({ text }) => text).join('\n');
  expect(list).toMatch(/300 ml (?:own-brand )?double cream/);
  expect(list).toMatch(/600 g (?:own-brand )?full-fat soft cheese/);
  expect(list).toMatch(/white chocolate/);
  expect(list).not.toMatch(/milk/);
  expect(instructions.join('\n')).toContain('Whip the cream to soft peaks');
  expect(changes.map(({ reason }) => reason).join('\n')).not.toMatch(/on the heat/);
});

it('is whipped of cream in a leaner one, too', () => {
  const { instructions } = healthify(kitchen, { recipe, health_focus: 'lowSaturatedFat' });
  expect(instructions.join('\n')).toMatch(/Whip the (?:double )?cream to soft peaks/);
});
