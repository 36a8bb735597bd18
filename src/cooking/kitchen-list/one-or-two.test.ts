import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { oneOf } from './one-or-two.ts';

const { reader } = loadKitchen();
const one = (text: string, food: string): number | null => oneOf(text, reader.foods.get(food)!);

describe('one thing named without a number', () => {
  it.each([
    ['onion', 'onion', 110],
    ['red onion', 'red-onion', 110],
    ['courgette', 'zucchini', 196],
    ['scotch bonnet', 'scotch-bonnet', 10],
  ])('%s weighs what one does', (text, food, grams) => expect(one(text, food)).toBe(grams));

  it.each([
    ['onions', 'onion'],
    ['bag of onion', 'onion'],
    ['2 onion', 'onion'],
    ['frozen chopped onion', 'onion'],
    ['garlic', 'garlic'],
    ['celery', 'celery'],
    ['potato', 'potato'],
    ['cherry tomato', 'cherry-tomato'],
  ])('%s is as much as it takes', (text, food) => expect(one(text, food)).toBeNull());
});
