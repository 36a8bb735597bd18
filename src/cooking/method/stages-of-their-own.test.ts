import { expect, it } from 'vitest';
import { adaptForFour } from '../../../test/support/adapt.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { Method } from '../vocabulary.ts';

loadKitchen();

const steps = (title: string, list: readonly string[], told: readonly string[], target: Method): string => {
  const adapted = adaptForFour(title, list, told, target);
  expect(adapted.reason).toBeNull();
  return adapted.text.instructions.join('\n');
};

it('boils dried pulses under pressure before they are drained, and leaves their sauce in its pan', () => {
  const told = steps(
    'Chana masala from dried chickpeas',
    [
      '300g dried chickpeas',
      '1/2 tsp bicarbonate of soda',
      '1 black tea bag',
      '3 tbsp vegetable oil',
      '1 tsp cumin seeds',
      '2 onions, finely chopped',
      '2 tsp ground coriander',
      '400g tin chopped tomatoes',
      '1 tsp salt',
      '1 tsp garam masala',
    ],
    [
      'The night before, cover the chickpeas with plenty of cold water and leave to soak.',
      'Next day, drain them, put them in a large saucepan with 2 litres of fresh water, the bicarbonate of soda and the tea bag, and simmer, partly covered, for about 1 1/2 hours until they squash easily. Throw out the tea bag and drain, keeping 400ml of the cooking water.',
      'Meanwhile heat the oil, sizzle the cumin seeds for 30 seconds, then fry the onions for 12–15 minutes until brown. Add the ground coriander for 30 seconds.',
      'Add the tomatoes and salt and cook down for 10 minutes until the oil separates.',
      'Tip in the chickpeas and the reserved water and simmer for 20 minutes, crushing a few to thicken. Stir in the garam masala.',
    ],
    'pressureCooker',
  );
  expect(told).toMatch(
    /in the pressure cooker with 2 litres of fresh water[^]*at high pressure for 20 minutes[^]*Throw out the tea bag and drain, keeping 400ml[^]*simmer for 20 minutes, crushing/,
  );
});

const clayPot = [
  'Mix the chicken with the soy sauce and ginger and leave for 30 minutes.',
  'Rinse the rice and put it in a 2-litre clay pot with the 430ml water. Bring to the boil over a medium heat, uncovered, and cook until craters appear, about 8 minutes.',
  'Quickly lay the chicken mixture over the rice, cover, turn the heat to low and cook for 15 minutes. Trickle the oil around the inside edge of the pot and cook for 3–4 minutes more, until you hear crackling. Turn off and leave covered for 10 minutes; the chicken should be cooked through.',
  'Top with the spring onions and mix at the table, scraping up the crust.',
];

it('cooks rice with pieces of meat on top in a rice cooker, its crust with it', () => {
  const told = steps(
    'Clay pot chicken rice',
    [
      '300g jasmine rice',
      '430ml water',
      '400g boneless, skinless chicken thighs, cut into 2.5cm pieces',
      '2cm piece ginger, cut into fine matchsticks',
      '2 tbsp light soy sauce',
      '1 tbsp vegetable oil',
      '2 spring onions, sliced',
    ],
    clayPot,
    'riceCooker',
  );
  expect(told).toMatch(/put it in the rice cooker with the 375 ?ml water/);
  expect(told).toMatch(/in a single layer and do not stir it in, close the lid/);
  expect(told).toMatch(/press Cook once more for the crust/i);
  expect(told).toMatch(/Check with a thermometer that the chicken/);
  expect(told.match(/Close the lid for 5 minutes/g)).toBeNull();
});

it('still knows crackling that is rind', () => {
  const adapted = adaptForFour(
    'Roast pork with crackling',
    ['1.5 kg pork loin, skin scored', '1 tbsp salt', '1 tbsp oil'],
    ['Rub the pork with salt and oil.', 'Roast at 220 °C for 90 minutes, until the crackling is crisp.'],
    'slowCooker',
  );
  expect(adapted.reason).toMatch(/Crackling only blisters/);
});

it('turns a pudding out where its source did so in one breath with the standing', () => {
  const told = steps(
    'Golden syrup sponge',
    [
      '4 tbsp golden syrup',
      '125g soft butter',
      '125g caster sugar',
      '2 eggs',
      '125g self-raising flour',
      '2 tbsp milk',
    ],
    [
      'Butter a 1-litre pudding basin and spoon the syrup into the bottom.',
      'Cream the butter and sugar. Beat in the eggs. Fold in the flour, then the milk. Spoon on top of the syrup.',
      'Cover with a pleated double layer of greaseproof and foil, tie with string. Stand on a saucer in a big pan, boiling water halfway up the basin, lid on. Steam 1 1/2 hours.',
      'Stand 5 min, turn out. Serve with custard.',
    ],
    'microwave',
  );
  expect(told).toMatch(/Run a knife round the edge and turn it out onto a plate/);
});

it('gives pieces in their skin the taste of the fire, after the side without it', () => {
  const told = steps(
    'Oven-roasted jerk chicken thighs',
    [
      '8 bone-in, skin-on chicken thighs (about 3 lb)',
      '2 tbsp ground allspice',
      '1/4 cup soy sauce',
      '2 tbsp oil',
    ],
    [
      'Blend everything except the chicken, pour it over the chicken and refrigerate for 4 hours.',
      'Heat the oven to 425°F. Line a rimmed sheet pan with foil and set a rack on top. Arrange the thighs skin side up.',
      'Roast 40–45 minutes, until the skin is dark and crisp and the thickest part reads at least 165°F.',
    ],
    'grill',
  );
  expect(told).toMatch(
    /over the side without fire[^]*Then lay them skin side down over the fire for 2–3 minutes[^]*Check with a thermometer/,
  );
});
