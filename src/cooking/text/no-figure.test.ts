import { describe, expect, it } from 'vitest';
import { noFigure, withoutFigure } from './no-figure.ts';

describe('a text whose temperature nothing has to reach', () => {
  it.each([
    ['Fry the bacon until browned, past $, 6–7 minutes.', 'Fry the bacon until browned, 6–7 minutes.'],
    [
      'Fry until crisp, 6–7 minutes, and $ in the middle. Lift out.',
      'Fry until crisp, 6–7 minutes. Lift out.',
    ],
    ['Cook until hot and at $, 4 minutes.', 'Cook until hot, 4 minutes.'],
    ['Bake for 28 minutes, and the chicken is at $.', 'Bake for 28 minutes.'],
    ['Sear until crisp ($), 8 minutes.', 'Sear until crisp, 8 minutes.'],
    ['Simmer for an hour. It is past $ long before that. Taste.', 'Simmer for an hour. Taste.'],
    ['browned, with no pink left and $ throughout', 'browned, with no pink left'],
    ['Fry, turning once, until the middle reads $.', 'Fry, turning once.'],
    ['Nothing is asked for here, and nothing is lost.', 'Nothing is asked for here, and nothing is lost.'],
  ])('%s', (text, expected) => {
    expect(withoutFigure(text.replace('$', noFigure))).toBe(expected);
  });
});
