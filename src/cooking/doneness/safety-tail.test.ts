import { expect, it } from 'vitest';
import { withTail } from './safety-sentence.ts';

it('a safe temperature ends the sentence that says how long', () => {
  expect(
    withTail(
      'Fry the pork until crisp, 4–5 minutes. Lift out.',
      'with no pink left and 71 °C (160 °F) throughout',
      '4–5 minutes',
    ),
  ).toBe('Fry the pork until crisp, 4–5 minutes, with no pink left and 71 °C (160 °F) throughout. Lift out.');
  expect(
    withTail(
      'Fry until no pink is left, 5 minutes in all.',
      'with no pink left and 71 °C (160 °F) throughout',
      '5 minutes',
    ),
  ).toBe('Fry until no pink is left, 5 minutes in all, and 71 °C (160 °F) throughout.');
});

it('and stands by itself where the minutes are in the middle, or of a heat that goes on', () => {
  expect(withTail('Fry for 5 minutes, turning once.', '63 °C inside', '5 minutes')).toBeNull();
  expect(withTail('Simmer for 5 minutes.', '63 °C inside', '5 minutes')).toBeNull();
  expect(withTail('Simmer until done.', '63 °C inside', '5 minutes')).toBeNull();
});
