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
});
