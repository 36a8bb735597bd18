import { describe, expect, it } from 'vitest';
import { inTime } from './in-time.ts';

describe('what goes into the pot while it cooks', () => {
  it('is told behind the minutes, before remarks and what is done afterwards', () => {
    expect(
      inTime(
        'Simmer for 30–35 minutes, until tender. Stirred too early, vinegar stays raw. Add the potatoes halfway.',
        '30–35 minutes',
      ),
    ).toBe(
      'Simmer for 30–35 minutes, until tender. Add the potatoes halfway. Stirred too early, vinegar stays raw.',
    );
    expect(
      inTime(
        'Poach until cooked through, 9–12 minutes. Lift out and keep the broth. Add the peas for the last 3 minutes.',
        '9–12 minutes',
      ),
    ).toBe(
      'Poach until cooked through, 9–12 minutes. Add the peas for the last 3 minutes. Lift out and keep the broth.',
    );
  });

  it('keeps its order among itself, and everything else stays', () => {
    expect(
      inTime('Fry for 12 minutes. Stir now and then. Add the garlic for the last minute.', '12 minutes'),
    ).toBe('Fry for 12 minutes. Add the garlic for the last minute. Stir now and then.');
    expect(inTime('Fry until soft. Add the garlic and taste.', '8 minutes')).toBe(
      'Fry until soft. Add the garlic and taste.',
    );
  });
});
