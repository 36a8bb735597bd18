import { describe, expect, it } from 'vitest';
import { cookedFor } from './stale-remarks.ts';

describe('what goes in next without a verb', () => {
  it('is added, and cooks on as its author says', () => {
    expect(
      cookedFor(
        'Then the tomatoes, turmeric and salt, and cook 8 minutes until the oil comes out at the sides.',
      ),
    ).toBe('Add the tomatoes, turmeric and salt, and cook 8 minutes until the oil comes out at the sides.');
  });

  it('is no side that is turned, and nothing that has its verb', () => {
    for (const text of [
      'Then the other side, and cook 3 minutes.',
      'Then the chicken is turned and cook 3 minutes.',
    ])
      expect(cookedFor(text)).not.toMatch(/^Add/);
  });
});
