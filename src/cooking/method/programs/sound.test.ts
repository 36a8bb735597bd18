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
    understood: read,
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
    understood: read,
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

it('misses fish that is diced and then never goes into the pot', () => {
  const kitchen = loadKitchen();
  const read = readForFour(
    'Salmon soup',
    ['400g salmon fillet', '5 potatoes', '1 cup heavy cream'],
    [
      'Dice the salmon fillet.',
      'Simmer the potatoes for 15 minutes.',
      'Add the salmon and the cream and simmer for 5 minutes.',
    ],
  );
  const ask = {
    understood: read,
    clauses: readClauses(read),
    parts: [...readParts(read, kitchen.foods, kitchen.methods.foods).values()],
  };
  const told = (last: string): readonly string[] =>
    lostFoods(ask, {
      dish: 'soup',
      steps: [
        { text: 'Dice the salmon fillet.', from: [0] },
        { text: 'Cook the potatoes on HIGH for 3 hours.', from: [1] },
        { text: last, from: [2] },
      ],
      ideas: [],
    });
  expect(told('Stir in the heavy cream.')).toEqual(['400g salmon fillet']);
  expect(told('Stir in the salmon and the heavy cream.')).toEqual([]);
});
