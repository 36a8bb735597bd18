import { expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

it.each(['slowCooker', 'pressureCooker'] as const)(
  'meat beside the soup is not handed out without its degrees: %s',
  (target) => {
    const { text, feasible } = adaptForFour(
      'Split Pea Soup',
      [
        '1.75 litres water',
        '300 g dried split peas',
        '100 g pork belly',
        '1 pork chop',
        '2 ribs celery',
        '2 carrots, sliced',
        '1 large potato, cubed',
        '1 leek, sliced',
      ],
      [
        'In a large pot bring the water, split peas, pork belly and pork chop to a boil.',
        'Reduce the heat, cover and simmer for 45 minutes, skimming off the foam.',
        'Remove the pork chop, debone, and thinly slice the meat. Set aside.',
        'Add the celery, carrots, potato and leek and simmer for another 30 minutes.',
        'Add the meat back to the soup and serve.',
      ],
      target,
    );
    if (feasible) expect(text.instructions.join('\n')).toMatch(/63 °C \(145 °F\)/);
    expect(feasible).toBe(true);
  },
);

it('browned in the basket, meat is done in the pot, and the degrees say when', () => {
  const { text, feasible } = adaptForFour(
    'Chicken Curry',
    [
      '600 g chicken thighs, cut into pieces',
      '2 onions, sliced',
      '1 tbsp curry powder',
      '1 can coconut milk',
      '2 tbsp oil',
    ],
    [
      'Heat the oil in a pot and brown the chicken for 6 minutes. Remove it.',
      'Fry the onions in the pot for 8 minutes. Stir in the curry powder.',
      'Return the chicken, pour in the coconut milk and simmer for 20 minutes, until cooked through.',
    ],
    'airFryer',
  );
  expect(feasible).toBe(true);
  expect(text.instructions.join('\n')).toMatch(/air[- ]fry[^]*74 °C \(165 °F\)/i);
});
