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
      saltedOnce(['Season the pork with ¼ teaspoon salt.', 'Serve. Sprinkle with a pinch of salt.']),
    ).toEqual(['Season the pork with the salt.', 'Serve.']);
  });

  it('goes on the fish that is rubbed with it', () => {
    expect(
      saltedOnce([
        'Rub the salmon with a pinch of salt and set aside; it seasons and firms.',
        'Pour in the water, add the remaining salt and boil hard.',
      ]),
    ).toEqual([
      'Rub the salmon with the salt and set aside; it seasons and firms.',
      'Pour in the water and boil hard.',
    ]);
    expect(saltedOnce(['Season with the pepper and as much of the salt as it needs.'])).toBeNull();
  });

  it('is not that of the water', () => {
    expect(
      saltedOnce(
        ['Boil the pasta with 2 teaspoons salt.', 'Stir in the zest and a pinch of salt.'],
        (at) => at === 0,
      ),
    ).toEqual(['Boil the pasta with 2 teaspoons salt.', 'Stir in the zest and the salt.']);
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

describe('a food that the next sentence only stands for', () => {
  it('keeps the sentence that names it: the salt is parted rather than "them" left in the air', () => {
    expect(
      saltedOnce([
        'Season the shrimp with the remaining salt. Lay them in the sauce in one layer.',
        'Cover the asparagus. Add a pinch of salt and two tablespoons of water.',
      ]),
    ).toBeNull();
  });
});
