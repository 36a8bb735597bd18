import { describe, expect, it } from 'vitest';
import {
  freshFloors,
  laterFloors,
  latestFloors,
  newestFloors,
  messyFloors,
  readLabelledRecipes,
  scoreUnderstanding,
  understandFloors,
} from '../../eval/understand/score.ts';
import { loadKitchen } from '../support/kitchen.ts';

describe.each([
  { set: 'instructions', floors: understandFloors, least: 200 },
  { set: 'messy', floors: messyFloors, least: 200 },
  { set: 'fresh', floors: freshFloors, least: 90 },
  { set: 'later', floors: laterFloors, least: 85 },
  { set: 'latest', floors: latestFloors, least: 39 },
  { set: 'newest', floors: newestFloors, least: 79 },
] as const)('the labelled list $set', ({ set, floors, least }) => {
  const score = scoreUnderstanding(readLabelledRecipes(set), loadKitchen());
  it('has as many instructions labelled by hand as it says', () => {
    expect(score.instructions).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.entries(floors.right))('reads the %s of instructions', (aspect, floor) => {
    expect(score.right[aspect as keyof typeof score.right], score.misses.join('\n')).toBeGreaterThanOrEqual(
      floor,
    );
  });

  it('reads instructions right in all', () => {
    expect(score.whole, score.misses.join('\n')).toBeGreaterThanOrEqual(floors.whole);
  });
});
