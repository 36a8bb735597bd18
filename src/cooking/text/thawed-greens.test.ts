import { expect, it } from 'vitest';
import type { Food } from '#food/model';
import { thawedGreens } from './thawed-greens.ts';

const leaf = (id: string) => ({
  food: { id, ancestors: ['leafy-green'] } as unknown as Food,
  name: 'spinach',
});
const fresh =
  'Add the spinach by the handful, letting each wilt before the next goes in, until wilted, 4 minutes.';

it('puts thawed leaves in at once, and does not wait for them to wilt', () => {
  expect(thawedGreens([fresh], [leaf('frozen-spinach')])).toEqual([
    'Add the spinach, until hot through, 4 minutes.',
  ]);
});

it('leaves what is said of fresh ones, and of other things', () => {
  expect(thawedGreens([fresh], [leaf('spinach')])).toEqual([fresh]);
  const onions = 'Cook the onions until collapsed.';
  expect(thawedGreens([onions], [leaf('frozen-spinach')])).toEqual([onions]);
});
