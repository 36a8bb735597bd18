import { describe, expect, it } from 'vitest';
import { cutInPlace } from './cut-in-place.ts';

describe('knife work within a step', () => {
  it('stands before the sentence that takes what is cut', () => {
    expect(
      cutInPlace('Spread it in the tin. Set the apples on it in a ring.', 'Peel the apples.', ['apples']),
    ).toBe('Spread it in the tin. Peel the apples. Set the apples on it in a ring.');
  });

  it('opens the step where its first sentence takes it, or none', () => {
    expect(cutInPlace('Lay the avocado on top. Serve.', 'Slice the avocado.', ['avocado'])).toBe(
      'Slice the avocado. Lay the avocado on top. Serve.',
    );
    expect(cutInPlace('Serve at once.', 'Slice the avocado.', ['avocado'])).toBe(
      'Slice the avocado. Serve at once.',
    );
    expect(cutInPlace('Serve at once.', '', [])).toBe('Serve at once.');
  });

  it('opens the step that speaks of what is cut as "it", though a later sentence names it', () => {
    expect(
      cutInPlace('Mash it with the lime. Top with the avocado.', 'Halve the avocado.', ['avocado'], true),
    ).toBe('Halve the avocado. Mash it with the lime. Top with the avocado.');
  });
});
