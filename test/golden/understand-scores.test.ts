import { describe, expect, it } from 'vitest';
import {
  messyFloors,
  readLabelledRecipes,
  scoreUnderstanding,
  understandFloors,
} from '../../eval/understand/score.ts';
import { loadKitchen } from '../support/kitchen.ts';

describe.each([
  { set: 'instructions', floors: understandFloors },
  { set: 'messy', floors: messyFloors },
] as const)('the labelled list $set', ({ set, floors }) => {
  const score = scoreUnderstanding(readLabelledRecipes(set), loadKitchen());
  it('has at least 200 instructions labelled by hand', () => {
    expect(score.instructions).toBeGreaterThanOrEqual(200);
  });

  it.each(Object.entries(floors.right))('reads the %s of instructions', (aspect, least) => {
    expect(score.right[aspect as keyof typeof score.right], score.misses.join('\n')).toBeGreaterThanOrEqual(
      least,
    );
  });

  it('reads instructions right in all', () => {
    expect(score.whole, score.misses.join('\n')).toBeGreaterThanOrEqual(floors.whole);
  });
});
