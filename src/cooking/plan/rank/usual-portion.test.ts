import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { partWorth, usualPortion } from './usual-portion.ts';

const { foods } = loadKitchen();
const portion = (id: string): number => usualPortion(foods.get(id)!);

describe('a portion', () => {
  it.each([
    ['lamb-chop', 110],
    ['halloumi', 90],
    ['canned-chickpeas', 80],
    ['sweet-potato', 140],
    ['bulgur', 50],
    ['zucchini', 70],
  ])('of %s is %i g', (id, grams) => {
    expect(portion(id)).toBe(grams);
  });

  it.each(['bacon', 'feta', 'onion', 'garlic', 'parsley', 'smoked-salmon', 'all-purpose-flour', 'arugula'])(
    'is eaten of no %s: it seasons or rounds off',
    (id) => {
      expect(portion(id)).toBe(0);
    },
  );

  it('counts for less where there is only a garnish of it', () => {
    expect(partWorth(1)).toBe(1);
    expect(partWorth(0.3)).toBeLessThan(0.75);
  });
});
