import { describe, expect, it } from 'vitest';
import { firstUses } from './first-use.ts';

describe('what is taken for the first time', () => {
  it('is not called the rest', () => {
    expect(
      firstUses(['Soften the onions in the olive oil.', 'Add the rest of the salt and the rice.']),
    ).toEqual(['Soften the onions in the olive oil.', 'Add the salt and the rice.']);
    expect(firstUses(['Heat the rest of the olive oil.'])).toEqual(['Heat the olive oil.']);
  });

  it('stays the rest where some has been used, in salted water or not', () => {
    const texts = ['Season with half of the salt.', 'Stir in the rest of the salt and of the herbs.'];
    expect(firstUses(texts)).toEqual(texts);
    expect(firstUses(['Boil in salted water.', 'Add the rest of the salt.'])[1]).toBe('Add the salt.');
  });

  it('holds for half of what is left, and for every ingredient', () => {
    expect(
      firstUses(['Heat half of what oil is left.', 'Add half of the remaining lime juice.'], ['lime juice']),
    ).toEqual(['Heat half of the oil.', 'Add half of the lime juice.']);
    expect(firstUses(['Fold in with the rest of the lemon juice, of the oil.'], ['lemon juice'])).toEqual([
      'Fold in with the lemon juice, of the oil.',
    ]);
  });

  it('does not count what is only cut, and leaves the rest of other things alone', () => {
    const texts = ['Chop the dill.', 'Scatter with the rest of the dill for the rest of the time.'];
    expect(firstUses(texts, ['dill'], (at) => at === 0)[1]).toBe(
      'Scatter with the dill for the rest of the time.',
    );
  });
});
