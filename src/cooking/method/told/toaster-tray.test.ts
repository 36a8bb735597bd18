import { expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../../test/support/adapt.ts';

const biscuits = () =>
  adapt(
    'Cinnamon Biscuits',
    ['2 cups flour', '2 1/2 teaspoons baking powder', '1 stick butter', '2/3 cup cold milk'],
    [
      'Rub the butter into the flour and baking powder. Stir in the milk.',
      'Shape the dough into a 1-inch thick square and cut into 9 equal squares.',
      'Preheat oven to 425°F (218°C). Place the biscuits on a parchment-lined sheet.',
      'Bake for 18-22 minutes, until golden brown.',
    ],
    'toasterOven',
  );

it('tells the rack, the turning, the foil and the batches of a toaster oven, in this order', () => {
  const text = biscuits().text.instructions.join('\n');
  expect(text).toMatch(/400 °F \(200 °C\), with its rack in the middle/);
  expect(text).toMatch(
    /golden brown\. Turn the tray round halfway, and lay a loose sheet of foil over the top as soon as it is brown\. A tray holds about 6 biscuits[^\n]*2 batches/,
  );
});

it('gives no reason that its own steps contradict', () => {
  expect(
    biscuits()
      .edits.map(({ reason }) => reason)
      .join(' '),
  ).not.toMatch(/nothing has to be stirred or watched/);
});

it('parts a large dish into two that fit', () => {
  const text = adapt(
    'King Ranch Casserole',
    [
      '3 cups cooked chicken, shredded',
      '1 can cream of mushroom soup',
      '12 corn tortillas',
      '2 cups cheddar',
    ],
    [
      'Preheat oven to 350°F. Grease a 9x13 inch baking dish.',
      'Mix the chicken and soup. Layer the tortillas, chicken and cheese in the dish.',
      'Bake for 40 minutes until bubbly.',
    ],
    'toasterOven',
  ).text.instructions.join('\n');
  expect(text).toMatch(/Grease two 8-inch square baking dishes/);
  expect(text).toMatch(/one after the other/);
});
