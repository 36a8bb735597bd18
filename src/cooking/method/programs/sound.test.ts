import { expect, it } from 'vitest';
import { readForFour } from '../../../../test/support/adapt.ts';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { readClauses } from '../read/clauses.ts';
import { readParts } from '../read/parts.ts';
import { lostFoods } from './sound.ts';

it('misses the foods that a dish told anew no longer names, by line, name or sort', () => {
  const kitchen = loadKitchen();
  const read = readForFour(
    'Chicken bake',
    ['500g chicken thighs', '200g leeks, sliced', '100g cheddar, grated'],
    ['Put the chicken and the leeks in a dish.', 'Scatter over the cheddar and bake for 40 minutes.'],
  );
  const ask = {
    clauses: readClauses(read),
    parts: [...readParts(read, kitchen.foods, kitchen.methods.foods).values()],
  };
  const told = (text: string): readonly string[] =>
    lostFoods(ask, { dish: 'casserole', steps: [{ text, from: [0, 1] }], ideas: [] });
  expect(told('Put the chicken in, scatter over the cheese and cook for 30 minutes.')).toEqual([
    '200g leeks, sliced',
  ]);
  expect(told('Put the vegetables in, scatter over the cheese and cook.')).toEqual(['500g chicken thighs']);
  expect(told('Put the chicken and leeks in, scatter over the cheese and cook.')).toEqual([]);
});

it('knows a whole chicken that is called the bird', () => {
  const kitchen = loadKitchen();
  const read = readForFour(
    'Roast chicken',
    ['1 whole chicken, about 1.5kg', '40g butter'],
    ['Rub the butter over the bird.', 'Roast the chicken for 80 minutes.'],
  );
  const ask = {
    clauses: readClauses(read),
    parts: [...readParts(read, kitchen.foods, kitchen.methods.foods).values()],
  };
  expect(
    lostFoods(ask, {
      dish: 'roast',
      steps: [{ text: 'Rub the bird with the butter and cook for an hour.', from: [0, 1] }],
      ideas: [],
    }),
  ).toEqual([]);
});
