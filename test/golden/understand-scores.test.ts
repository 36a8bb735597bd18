import { describe, expect, it } from 'vitest';
import {
  readingSets,
  readLabelledRecipes,
  scoreUnderstanding,
  understandFloors,
} from '../../eval/understand/score.ts';
import { loadKitchen } from '../support/kitchen.ts';

const least: Readonly<Record<(typeof readingSets)[number], number>> = {
  instructions: 200,
  messy: 200,
  fresh: 90,
  later: 85,
  latest: 39,
  newest: 79,
  styles: 114,
  'styles-after': 53,
  people: 124,
  'people-after': 103,
  'people-later': 108,
  'people-last': 90,
  'people-plain': 66,
  wide: 102,
  'wide-later': 99,
  'wide-last': 99,
  voices: 97,
  'voices-later': 92,
  'voices-last': 78,
  'voices-mixed': 63,
  'voices-plain': 36,
  'voices-told': 147,
};

describe.each(readingSets)('the labelled list %s', (set) => {
  const floors = understandFloors[set];
  const score = scoreUnderstanding(readLabelledRecipes(set), loadKitchen());
  it('has as many instructions labelled by hand as it says', () => {
    expect(score.instructions).toBeGreaterThanOrEqual(least[set]);
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
