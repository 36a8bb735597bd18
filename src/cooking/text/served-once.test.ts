import { describe, expect, it } from 'vitest';
import { servedOnce } from './served-once.ts';

describe('serving', () => {
  it.each([
    [
      'Cover and leave for 5 minutes. Taste for salt and serve hot. Serve with the crème fraîche to spoon over.',
      'Cover and leave for 5 minutes. Taste for salt and serve hot with the crème fraîche to spoon over.',
    ],
    [
      'Scatter with the almonds and parsley and serve. Serve with the quinoa.',
      'Scatter with the almonds and parsley and serve with the quinoa.',
    ],
    [
      'Slide onto a warm plate and serve with the bread, toasted. Serve with the mustard.',
      'Slide onto a warm plate and serve with the bread, toasted, and the mustard.',
    ],
    [
      'Taste and serve with the chapatis. Serve with the yogurt to spoon over.',
      'Taste and serve with the chapatis and the yogurt to spoon over.',
    ],
    [
      'Drizzle with the red oil and serve with the lemon to squeeze over. Serve with the bread.',
      'Drizzle with the red oil and serve with the bread and the lemon to squeeze over.',
    ],
    [
      'Taste and serve at once. Serve with the sour cream to spoon over. Serve the lime with it, to squeeze over.',
      'Taste and serve at once with the sour cream to spoon over, and the lime to squeeze over.',
    ],
    [
      'Leave for a minute. Serve with the duck. Serve with the carrots and the lentils.',
      'Leave for a minute. Serve with the duck, the carrots and the lentils.',
    ],
    [
      'Toss and serve with the cod and the lemon to squeeze over. Serve with the broccolini.',
      'Toss and serve with the broccolini, the cod and the lemon to squeeze over.',
    ],
  ])('is told in one sentence: %s', (twice, once) => {
    expect(servedOnce(twice)).toBe(once);
  });

  it.each([
    'Lay the chops on plates and spoon the sauce over. Serve with the bread.',
    'Keep warm, to serve on the side. Taste for salt.',
    'Serve with the rice, and spoon the sauce over everything. Serve with the corn.',
    'Serve straight away with the rice, while the peanuts are crisp. Serve with the broccoli.',
    'Serve when the syrup has cooled. Serve with the cream.',
  ])('stays as it is where one sentence would not do: %s', (text) => {
    expect(servedOnce(text)).toBe(text);
  });
});
