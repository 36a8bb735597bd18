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
    expect(text.instructions.join('\n')).toMatch(/63 °C \(145 °F\)/);
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

it('what stays in its own oven beside the machine has its degrees too', () => {
  const { text, feasible } = adaptForFour(
    'Chicken Bulgur Bowls',
    ['4 chicken breasts', '1 cup bulgur', '2 tomatoes, diced', '4 oz spinach, chopped', '1 lemon'],
    [
      'Preheat the oven to 450F. Bring 1 1/2 cups water to a boil in a medium pot.',
      'Add the bulgur, take the pot off the heat, cover and let stand for 15 minutes.',
      'Sear the chicken in a pan until golden. Transfer to a sheet and bake until cooked through, 10-12 mins.',
      'Fluff the bulgur and stir in the tomatoes, spinach and lemon juice.',
      'Slice the chicken and serve it on the bulgur.',
    ],
    'riceCooker',
  );
  expect(text.instructions.join('\n')).toMatch(/74 °C \(165 °F\)|165 °F \(74 °C\)/);
  expect(feasible).toBe(true);
});
