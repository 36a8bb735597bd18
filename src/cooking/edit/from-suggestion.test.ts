import { expect, it } from 'vitest';
import type { Food } from '#food/model';
import { neededParts, sortNotes } from './from-suggestion.ts';

it('sorts what a substitute asks of the cook into method, remark and what somebody else must change', () => {
  expect(
    sortNotes([
      'Use 1 tbsp ground flaxseed and 3 tbsp water for 1 egg.',
      'Stir and let it gel for 5 to 10 minutes before use; it binds and does not raise.',
      'The crumb comes out a little drier.',
      'Leave out the salt.',
      'Roast it for 20–28 minutes rather than 50–75.',
    ]),
  ).toEqual({
    prepare: ['Stir and let it gel for 5 to 10 minutes before use.'],
    remarks: ['it binds and does not raise', 'the crumb comes out a little drier'],
    adjust: ['Leave out the salt.', 'Roast it for 20–28 minutes rather than 50–75.'],
  });
});

it('brings in no spoon of what the recipe holds anyway', () => {
  const food = (id: string): Food => ({ id }) as Food;
  const part = (id: string, grams: number) => ({ food: food(id), quantity: 1, unit: null, grams });
  const parts = [part('vegetable-stock', 120), part('lemon-juice', 7)];
  const converted = { ratio: { from: 1, to: 1 }, quantity: 1, unit: null, grams: 127, parts };
  const brought = (listed: readonly string[]): readonly string[] =>
    neededParts({ converted }, listed.map(food)).map(({ food: { id } }) => id);
  expect(brought(['linguine', 'lemon'])).toEqual(['vegetable-stock']);
  expect(brought(['linguine', 'lemon-juice'])).toEqual(['vegetable-stock']);
  expect(brought(['linguine', 'vegetable-stock'])).toEqual(['vegetable-stock', 'lemon-juice']);
});
