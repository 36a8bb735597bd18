import { expect, it } from 'vitest';
import { withOwnAmounts } from './own-amounts.ts';

const sugar = { name: 'brown sugar', step: 'fill', measured: '60 g brown sugar' };

it.each([
  ['Toss the apples with the brown sugar and lemon.', 'Toss the apples with 60 g brown sugar and lemon.'],
  ['Rub in the butter, brown sugar and oats.', 'Rub in the butter, 60 g brown sugar and oats.'],
  ['Scatter over half of the brown sugar.', 'Scatter over half of the brown sugar.'],
  ['Stir in 2 tablespoons of the brown sugar.', 'Stir in 2 tablespoons of the brown sugar.'],
  ['Use the light-brown sugared crumbs.', 'Use the light-brown sugared crumbs.'],
])('says how much one step takes of what two steps take: %s', (text, expected) => {
  expect(withOwnAmounts('fill', text, [sugar])).toBe(expected);
});

it('says nothing in other steps', () => {
  expect(withOwnAmounts('bake', 'The brown sugar melts.', [sugar])).toBe('The brown sugar melts.');
});
