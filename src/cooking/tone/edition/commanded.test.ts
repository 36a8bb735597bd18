import { describe, expect, it } from 'vitest';
import { commanded, isTold } from './commanded.ts';

describe('a recipe told as what is done', () => {
  it.each([
    [
      'The leeks are added and sweated gently for 10 minutes.',
      'Add the leeks and sweat them gently for 10 minutes.',
    ],
    ['It is then simmered for 20 minutes.', 'Then simmer it for 20 minutes.'],
    [
      'The bay leaf is removed and the soup blended until smooth.',
      'Remove the bay leaf and blend the soup until smooth.',
    ],
    [
      'The cream is stirred in, and the soup is warmed through but not boiled.',
      'Stir the cream in, and warm the soup through, but do not boil it.',
    ],
    [
      'The potatoes and stock go in next, and everything is brought to a boil.',
      'Add the potatoes and stock, and bring everything to a boil.',
    ],
    ['The cook then gently stirs the pot and adds the cream.', 'Gently stir the pot and add the cream.'],
    ['We whisk the eggs until foamy.', 'Whisk the eggs until foamy.'],
  ])('gives the orders that it means: %s', (told, order) => {
    expect(commanded(told)).toBe(order);
  });

  it.each([
    'The chicken is cooked when the juices run clear.',
    'The cake is done.',
    'It is even better the next day.',
    'The sauce will thicken as it cools.',
    'This soup is an old friend.',
    'Add the leeks.',
    'She loves this soup.',
  ])('takes no statement for an order: %s', (statement) => {
    expect(commanded(statement)).toBeNull();
  });

  it('is known by most of its sentences, not by one', () => {
    expect(isTold(['The leeks are added to the pot.', 'The soup is blended until smooth.'])).toBe(true);
    expect(
      isTold(['Add the leeks to the pot.', 'The dough is covered with a towel.', 'Bake until it is brown.']),
    ).toBe(false);
  });
});
