import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { restsAfterwards, waterFor, waterPhrase } from './swelling.ts';

const food = (id: string) => loadKitchen().foods.get(id)!;

describe('water that a grain drinks', () => {
  it('is a jug’s amount by the kind of grain, its nearest kind first', () => {
    expect(waterFor(food('jasmine-rice'), 300)).toBe(450);
    expect(waterFor(food('brown-rice'), 300)).toBeGreaterThan(waterFor(food('white-rice'), 300));
    expect(waterFor(food('sushi-rice'), 300)).toBeLessThan(waterFor(food('white-rice'), 300));
    expect(waterFor(food('pearl-couscous'), 200)).toBeGreaterThan(waterFor(food('couscous'), 200));
  });

  it('is said in the kitchen’s units, with a word of how it is', () => {
    expect(waterPhrase(food('jasmine-rice'), 300, '', 'metric')).toBe('450 ml water');
    expect(waterPhrase(food('couscous'), 1000, 'boiling', 'metric')).toBe('1.2 l boiling water');
    expect(waterPhrase(food('jasmine-rice'), 300, 'salted', 'us')).toBe('2 cups salted water');
    expect(waterPhrase(food('potato'), 500, '', 'metric')).toBe('water to cover');
  });

  it('is followed by a rest for rice alone', () => {
    expect(restsAfterwards(food('basmati-rice'))).toBe(true);
    expect(restsAfterwards(food('couscous'))).toBe(false);
  });
});
