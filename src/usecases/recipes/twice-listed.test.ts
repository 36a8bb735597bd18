import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { rewriteTone } from './rewrite-tone.ts';

const kitchen = loadKitchen();

it('tells what each of two equal foods is for, by the headings that its author gave them', () => {
  const { ingredients } = rewriteTone(kitchen, {
    tone: 'professional',
    recipe: {
      title: 'Date pudding',
      recipeYield: '6',
      ingredients: [
        'PUDDING:',
        '50 g butter',
        '100 g brown sugar',
        '1 egg',
        '150 g flour',
        'SAUCE:',
        '100 g butter',
        '150 g brown sugar',
        '200 ml cream',
      ],
      instructions: [
        'Beat the butter and sugar, then stir in the egg and the flour.',
        'Bake at 350°F for 35 minutes.',
        'For the sauce, melt everything together in a pan over low heat for 5 minutes.',
      ],
    },
  });
  expect(ingredients.map(({ text }) => text)).toEqual([
    '50 g butter, for the pudding',
    '100 g brown sugar, for the pudding',
    '1 egg',
    '150 g flour',
    '100 g butter, for the sauce',
    '150 g brown sugar, for the sauce',
    '200 ml cream',
  ]);
});
