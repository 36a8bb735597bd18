import { expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import type { Method } from '../../vocabulary.ts';
import { adaptMethod } from '../adapt.ts';

const kitchen = loadKitchen();
const trayBake = (target: Method): string => {
  const understood = understandRecipe(
    {
      title: 'Sheet-pan dinner',
      description: null,
      cuisine: null,
      servings: 4,
      ingredients: ['6 sausages', '500 g potatoes, cubed', '200 g green beans', '3 tbsp olive oil'],
      instructions: [
        'Preheat the oven to 200 °C.',
        'Toss the potatoes and sausages with the oil on a baking sheet and roast for 25 minutes.',
        'Add the green beans and roast 15 minutes more.',
      ],
    },
    kitchen,
  );
  const wish = { target, source: null, size: { capacityL: null, wattage: null } };
  return adaptMethod(understood, wish, kitchen).text.instructions.join('\n');
};

it.each([
  ['stovetop', /Add the green beans for the last 7 minutes/],
  ['slowCooker', /Lay the green beans on top, cover again/],
  ['pressureCooker', /lay the green beans on top, put the lid on loosely/],
  ['steamer', /Add the green beans for the last 6 minutes/],
  ['wok', /Slice the potatoes 3 mm thin[^]*stir-fry the green beans in the same wok/],
] as const)('puts in later what is done sooner, and once: %s', (target, said) => {
  const text = trayBake(target);
  expect(text).toMatch(said);
  expect(text.match(/the green beans/gi)).toHaveLength(1);
});

it('takes no more oil where the food has its own', () => {
  expect(trayBake('stovetop')).toMatch(/Heat a large frying pan over/);
});
