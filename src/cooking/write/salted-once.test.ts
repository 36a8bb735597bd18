import { describe, expect, it } from 'vitest';
import { saltedOnce } from './salted-once.ts';

describe('a pinch of salt', () => {
  it('goes into one step, and the others say nothing of it', () => {
    expect(
      saltedOnce([
        'Toss the potatoes with 2 teaspoons oil, a little salt and a pinch of pepper.',
        'Stir the mustard into the lemon juice, and season with most of the salt.',
        'Toss the beans with the remaining oil and a pinch of salt and spread out. Season the fish with the remaining salt and pepper.',
      ]),
    ).toEqual([
      'Toss the potatoes with 2 teaspoons oil and a pinch of pepper.',
      'Stir the mustard into the lemon juice, and season with the salt.',
      'Toss the beans with the remaining oil and spread out. Season the fish with the remaining pepper.',
    ]);
    expect(
      saltedOnce([
        'Cook the onion with a little salt for 10 minutes.',
        'Season with the pepper, the vinegar and a little salt. Ladle into bowls.',
      ]),
    ).toEqual([
      'Cook the onion for 10 minutes.',
      'Season with the pepper, the vinegar and the salt. Ladle into bowls.',
    ]);
  });

  it('drops a sentence that took nothing else', () => {
    expect(
      saltedOnce(['Fry the onion with ¼ teaspoon salt.', 'Serve. Season with a pinch of salt.']),
    ).toEqual(['Fry the onion with the salt.', 'Serve.']);
  });

  it('is no part of what nobody takes the rest of', () => {
    expect(saltedOnce(['Stir in half the zest and a pinch of salt.', 'Taste for salt.'])).toEqual([
      'Stir in half the zest and the salt.',
      'Taste for salt.',
    ]);
  });

  it('stays where one step takes it all, or where two are about nothing but salt', () => {
    expect(saltedOnce(['Fry the onion with the salt.', 'Taste for salt.'])).toBeNull();
    expect(
      saltedOnce([
        'Sprinkle with a pinch of salt over the top and bake.',
        'Sprinkle with a pinch of salt over the rest and bake.',
      ]),
    ).toBeNull();
  });
});
