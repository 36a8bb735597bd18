import { describe, expect, it } from 'vitest';
import { bareList, moreTime } from './telegraph.ts';

describe('telegraph style', () => {
  it.each([
    ['garlic, onion, and ginger', 'garlic, onion, ginger'],
    ['garlic, onion and ginger', 'garlic, onion, ginger'],
    ['salt and pepper', 'salt and pepper'],
    ['the spinach, season and serve', 'the spinach, season and serve'],
    ['oil, salt (or not) and pepper', 'oil, salt (or not) and pepper'],
  ])('says "%s" as "%s"', (list, said) => {
    expect(bareList(list)).toBe(said);
  });

  it('turns another time into more', () => {
    expect(moreTime('for another \ue300')).toBe('\ue300 more');
    expect(moreTime('\ue300')).toBeNull();
  });
});
