import { describe, expect, it } from 'vitest';
import { inVoice } from './voice.ts';

describe('the last hand at a sober sentence', () => {
  it('is formal without commands that stoop, and speaks to nobody', () => {
    expect(inVoice('Do not let it boil.', 'formal')).toBe('It must not be permitted to boil.');
    expect(inVoice('Cover and leave for 10 minutes.', 'formal')).toBe(
      'Cover and allow to stand for 10 minutes.',
    );
    expect(inVoice('Take the pan off the heat.', 'formal')).toBe('Remove the pan from the heat.');
    expect(inVoice('Keep it warm while you cook the rest.', 'formal')).toBe(
      'Keep it warm while the remainder is cooked.',
    );
    expect(inVoice('Cook for 2 minutes more.', 'formal')).toBe('Cook for a further 2 minutes.');
  });

  it('is minimal with the verb, the food and the figure', () => {
    expect(inVoice('Add the garlic and the chilli.', 'minimalist')).toBe('Add the garlic and the chilli.');
    expect(inVoice('Simmer for 20 minutes until the sauce is thick.', 'minimalist')).toBe(
      'Simmer 20 minutes until the sauce is thick.',
    );
    expect(inVoice('Let it cool for 5 minutes.', 'minimalist')).toBe('Cool 5 minutes.');
    expect(inVoice('Pour it into the tin.', 'concise')).toBe('Pour into the tin.');
    // What pops does so by itself.
    expect(inVoice('Let them splutter.', 'minimalist')).toBe('Let them splutter.');
  });

  it('leaves other tones alone', () => {
    expect(inVoice('Let it cool for 5 minutes.', 'friendly')).toBe('Let it cool for 5 minutes.');
  });
});
