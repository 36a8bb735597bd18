import { describe, expect, it } from 'vitest';
import { nearestWord } from './nearest.ts';

const fields = ['ingredients', 'dietary_restrictions', 'time_available', 'skill_level', 'servings', 'seed'];

describe('nearestWord', () => {
  it.each([
    ['dietary_restriction', 'dietary_restrictions'],
    ['dietaryRestrictions', 'dietary_restrictions'],
    ['restrictions', 'dietary_restrictions'],
    ['Ingredeints', 'ingredients'],
    ['serving', 'servings'],
    ['skill', 'skill_level'],
    ['time', 'time_available'],
  ])('takes %s for %s', (word, meant) => expect(nearestWord(word, fields)).toBe(meant));

  it.each(['wine_pairing', 'x', '', 'q'.repeat(10_000)])('has no guess at %j', (word) =>
    expect(nearestWord(word, fields)).toBeNull(),
  );
});
