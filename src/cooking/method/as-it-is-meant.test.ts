import { expect, it } from 'vitest';
import { adaptForFour } from '../../../test/support/adapt.ts';

it('calls what is shaped by its shape, and toasts the crumbs that moving air leaves pale', () => {
  const said = adaptForFour(
    'Scotch eggs',
    [
      '5 eggs',
      '400g pork sausagemeat',
      '50g plain flour',
      '100g dried breadcrumbs',
      '1.5 litres vegetable oil, for deep-frying',
    ],
    [
      'Boil 4 of the eggs for 6 minutes, cool and peel.',
      'Divide the sausagemeat into 4. Roll each egg in flour, set it on the sausagemeat and wrap, smoothing over the joins.',
      'Beat the remaining egg. Coat each ball in flour, then egg, then breadcrumbs.',
      'Heat the oil to 170°C in a deep pan. Fry two at a time for 8 minutes, turning, until deep golden. Drain on kitchen paper.',
    ],
    'airFryer',
  ).text.instructions.join('\n');
  expect(said).toMatch(
    /Toss the (?:\w+ )?breadcrumbs with 1 tablespoon of oil and stir them in a dry frying pan/,
  );
  expect(said).toMatch(/Lay the balls in the basket/);
  expect(said).toMatch(/reads the meat and not the egg, that the sausagemeat reaches 71 °C/);
});

it('knows a roast by its tin, whatever verb its author has', () => {
  const { source, text } = adaptForFour(
    'Sticky drumsticks',
    ['12 chicken drumsticks', '3 tbsp soy sauce', '3 tbsp honey'],
    [
      'Heat the oven to 200C.',
      'Toss the drumsticks in the soy and honey.',
      'Spread out in a roasting tin and cook for 45 mins, turning twice, until dark and sticky.',
    ],
    'grill',
  );
  expect(source).toBe('oven');
  expect(text.instructions.join('\n')).not.toMatch(/oven|roasting tin/);
});

it('warms a dish of cooked things in a microwave in minutes', () => {
  const said = adaptForFour(
    'Chicken enchiladas',
    [
      '2 cups cooked shredded chicken',
      '8 corn tortillas',
      '2 cups enchilada sauce',
      '2 cups Monterey Jack, shredded',
    ],
    [
      'Preheat oven to 375°F. Spread 1/2 cup sauce in a 9x13 dish.',
      'Fill the tortillas with chicken and 1 cup cheese, roll and place seam side down.',
      'Pour over the remaining sauce and cheese. Bake 25 minutes until bubbly.',
    ],
    'microwave',
  ).text.instructions.join('\n');
  expect(said).toMatch(/full power \(1000 W\) for (?:8|9|10)–(?:10|11|12) minutes/);
});
