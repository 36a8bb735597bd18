import { describe, expect, it } from 'vitest';
import { heatOil } from './liquid-fat.ts';

describe('oil in the place of butter', () => {
  it.each([
    ['Melt the olive oil in a pot.', 'Heat the olive oil in a pot.'],
    ['Then melt half of the oil.', 'Then heat half of the oil.'],
    ['Melt the oil with the garlic.', 'Warm the oil with the garlic.'],
    ['Melt the oil with half the oil in a wide pan.', 'Heat half the oil in a wide pan.'],
    ['Shake in the pot with a nut of 1 tablespoon oil.', 'Shake in the pot with 1 tablespoon oil.'],
    ['Toss with a nut of olive oil.', 'Toss with a spoonful of olive oil.'],
  ])('is not melted: %s', (text, said) => {
    expect(heatOil(text)).toBe(said);
  });

  it.each(['Melt the coconut oil.', 'Melt the butter in the oil.', 'Melt the chocolate.'])(
    'leaves what melts: %s',
    (text) => {
      expect(heatOil(text)).toBe(text);
    },
  );
});
