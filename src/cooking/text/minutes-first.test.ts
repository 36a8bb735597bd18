import { describe, expect, it } from 'vitest';
import { minutesFirst, namedOnce } from './minutes-first.ts';

describe('minutes before what one looks for', () => {
  it('sets the clock first', () => {
    expect(minutesFirst('Roast until golden, 20–22 minutes, turning once.', 'golden', '20–22 minutes')).toBe(
      'Roast for 20–22 minutes, until golden, turning once.',
    );
    expect(minutesFirst('Bake until set, 30 minutes in all.', 'set', '30 minutes')).toBe(
      'Bake for 30 minutes in all, until set.',
    );
  });

  it('leaves a sentence alone in which something stands between the two, or the minutes go on', () => {
    for (const text of [
      'Simmer until the meat is tender, at 74 °C (165 °F), 25 minutes.',
      'Fry until golden, 20 minutes a side.',
    ])
      expect(minutesFirst(text, 'golden', '20 minutes')).toBe(text);
  });
});

describe('naming once', () => {
  it('does not say again what is in the pan', () => {
    expect(namedOnce('Heat the oil and fry the carrots until the carrots are bright, 3 minutes.')).toBe(
      'Heat the oil and fry the carrots until bright, 3 minutes.',
    );
    const two = 'Fry the onions and carrots until the carrots are soft.';
    expect(namedOnce(two)).toBe(two);
  });
});
