import { expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { adaptForFour } from '../../../../test/support/adapt.ts';
import { adaptMethod } from '../adapt.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';

const braise = (cut: string, description: string | null = null) => {
  const list = [`3 lb pork shoulder, ${cut}`, '2 tsp salt', '1 onion, sliced', '2 cups chicken broth'];
  const steps = [
    'Oven to 300. Salt the pork and put it in a Dutch oven with the onion and broth.',
    'Cover and bake 3 hours until it falls apart.',
    'Shred the meat into the juices.',
  ];
  if (description === null) return adaptForFour('Pulled Pork', list, steps, 'pressureCooker').text;
  return adaptMethod(
    understandRecipe(
      {
        title: 'Pulled Pork',
        description,
        cuisine: null,
        servings: 4,
        ingredients: list,
        instructions: steps,
      },
      loadKitchen(),
    ),
    { target: 'pressureCooker', source: null, size: { capacityL: null, wattage: null } },
    loadKitchen(),
  ).text;
};

it('gives the few large pieces of a meat that is shredded longer under pressure than many small ones', () => {
  const minutes = (text: string): number => Number(/high pressure for (\d+) minutes/.exec(text)![1]);
  const large = braise('cut in 5 large pieces').instructions.join('\n');
  const small = braise('cut in 2-inch chunks').instructions.join('\n');
  expect(minutes(large)).toBeGreaterThanOrEqual(minutes(small) + 10);
  expect(large).toMatch(/not come apart under a fork, lock the lid again/);
  expect(braise('cut in 40 pieces').instructions.join('\n')).toBe(
    small.replace('2-inch chunks', '40 pieces'),
  );
});

it('leaves the setting of the oven out of what the recipe says of itself', () => {
  expect(braise('cut in chunks', 'Low oven, one pot, tacos for days.').description).toMatch(
    /^One pot, tacos for days\. /,
  );
  expect(braise('cut in chunks', 'It sits in a low oven till tender.').description).not.toMatch(
    /\blow pressure/,
  );
});
