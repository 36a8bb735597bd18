import { describe, expect, it } from 'vitest';
import { heatOil, withoutFoam } from './liquid-fat.ts';

describe('oil in the place of butter', () => {
  it.each([
    ['Melt the olive oil in a pot.', 'Heat the olive oil in a pot.'],
    ['Then melt half of the oil.', 'Then heat half of the oil.'],
    ['Melt the oil with the garlic.', 'Warm the oil with the garlic.'],
    ['Melt the oil with half the oil in a wide pan.', 'Heat half the oil in a wide pan.'],
    ['Heat half of the oil with the remaining oil until hot.', 'Heat half the oil until hot.'],
    ['Melt the butter with half the butter in a pan.', 'Melt half the butter in a pan.'],
    ['Melt 2 tablespoons oil in a pan.', 'Heat 2 tablespoons oil in a pan.'],
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

  it.each([
    [
      'Heat the oil until it foams, and pour in the batter.',
      'Heat the oil until it shimmers, and pour in the batter.',
    ],
    ['Heat the oil until the foam sinks.', 'Heat the oil until it shimmers.'],
    [
      'Add the remaining oil and spoon it over, foaming, until golden.',
      'Add the remaining oil and spoon it over, until golden.',
    ],
    ['Beat in the oil, cold, and the parmesan.', 'Beat in the oil and the parmesan.'],
  ])('does not foam: %s', (text, said) => {
    expect(withoutFoam(text)).toBe(said);
  });
});
