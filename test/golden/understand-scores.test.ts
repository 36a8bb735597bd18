import { expect, it } from 'vitest';
import { readLabelledRecipes, scoreUnderstanding, understandFloors } from '../../eval/understand/score.ts';
import { loadKitchen } from '../support/kitchen.ts';

const score = scoreUnderstanding(readLabelledRecipes(), loadKitchen());

it('has at least 200 instructions labelled by hand', () => {
  expect(score.instructions).toBeGreaterThanOrEqual(200);
});

it.each(Object.entries(understandFloors.right))('reads the %s of instructions', (aspect, least) => {
  expect(score.right[aspect as keyof typeof score.right], score.misses.join('\n')).toBeGreaterThanOrEqual(
    least,
  );
});

it('reads instructions right in all', () => {
  expect(score.whole, score.misses.join('\n')).toBeGreaterThanOrEqual(understandFloors.whole);
});
