import type { Food } from '#food/model';
import {
  burner,
  has,
  in_,
  indian,
  isAny,
  isAsian,
  plain,
  set,
  side,
  western,
  within,
  type LeftoverSide,
  type Plate,
} from './plate.ts';
import { step } from './side-role.ts';

const flesh = set('meat poultry seafood deli');
const isFlesh = ({ category }: Food): boolean => flesh.has(category);

/** How many kinds of meat, fish or tofu a plate has; bacon and ham that only season it do not count. */
const mainsOf = ({ foods }: Plate): number =>
  foods.filter(
    (food) => (isFlesh(food) && !food.traits.includes('cured-meat')) || food.traits.includes('soy'),
  ).length;
const hasEgg = ({ foods }: Plate): boolean => foods.some(({ traits }) => traits.includes('egg'));

const hasFish = ({ foods }: Plate): boolean => foods.some(({ category }) => category === 'seafood');
/** Kitchens that know eggplant and frying cheese as their own. */
const warm = set('mediterranean middle-eastern near-eastern north-african south-asian balkan caucasian');
/** Soups with half an egg in them: noodle soups, and those of greens and beets. */
const isEggSoup = (plate: Plate): boolean =>
  in_('soup')(plate) && (isAsian(plate) || has(plate, set('spinach sorrel beet sauerkraut rye-bread')));

/** Families in which one kind of meat or fish more is only plenty: nobody lays shrimp beside a roast. */
const mixed = 'rice noodles pasta soup stew salad bowl curry stir-fry wrap';

/** What makes a dish fuller that is a meal already: an egg, some shrimp, vegetables in the pot. */
export const secondHelpings: readonly LeftoverSide[] = [
  {
    ...plain,
    id: 'side_pot_veg',
    takes: {
      mushroom: 'sliced',
      enoki: 'trimmed and pulled apart',
      zucchini: 'cut into half-moons',
      'green-bean': 'trimmed and cut into short lengths',
      okra: 'trimmed and sliced',
      cabbage: 'shredded',
      cauliflower: 'cut into small florets',
      broccoli: 'cut into small florets',
      'bell-pepper': 'cut into strips',
      carrot: 'thinly sliced',
      celery: 'thinly sliced',
      eggplant: 'cut into 1 cm cubes',
      'butternut-squash': 'peeled and cut into 1 cm cubes',
      'winter-squash': 'peeled and cut into 1 cm cubes',
      'sweet-potato': 'peeled and cut into 1 cm cubes',
      'frozen-mixed-vegetables': '',
    },
    grams: 60,
    unit: 'g',
    most: 2,
    group: '',
    suits: (plate, { id }) =>
      in_('soup stew curry')(plate) &&
      // Fish does not wait ten minutes for carrots.
      !hasFish(plate) &&
      !(id === 'eggplant' && !(within(plate, warm) || isAsian(plate))),
    step: step('side_pot_veg', {
      ...burner,
      action: 'simmer',
      uses: ['side_pot_veg'],
      minutes: [9, 11],
      active: 1,
      until: 'tender',
      say: 'Add {side_pot_veg} to the pot and simmer until {until}, {min}, with two tablespoons of water if it gets too thick.',
    }),
  },
  {
    ...plain,
    id: 'side_second',
    takes: {
      shrimp: 'peeled and deveined',
      squid: 'cleaned and cut into rings',
      scallop: 'patted dry',
      'fresh-sausage': 'cut into thick coins',
      'smoked-sausage': 'sliced',
      'cooked-ham': 'diced',
      'cooked-chicken': 'shredded',
      'cooked-turkey': 'shredded',
      'cooked-lamb': 'cut into strips',
      'pulled-pork': '',
      'firm-tofu': 'pressed and cut into 2 cm cubes',
      tempeh: 'cut into 1 cm slices',
      halloumi: 'sliced',
      paneer: 'cut into 2 cm cubes',
    },
    grams: 60,
    unit: 'g',
    group: side,
    oil: 4,
    suits: (plate, food) =>
      in_(mixed)(plate) &&
      mainsOf(plate) < 2 &&
      !(isAny(food, set('halloumi paneer')) && (has(plate, set('cheese')) || mainsOf(plate) > 0)) &&
      !(food.id === 'paneer' && !within(plate, indian)) &&
      !(food.id === 'halloumi' && !within(plate, warm)) &&
      !(isAny(food, set('tofu tempeh')) && !isAsian(plate)) &&
      !(isAny(food, set('smoked-sausage fresh-sausage cooked-lamb pulled-pork')) && isAsian(plate)),
    step: step('side_second', {
      ...burner,
      action: 'fry',
      heat: 'medium-high',
      uses: ['side_second', 'side_second_oil'],
      cooks: ['side_second'],
      tools: ['frying pan'],
      minutes: [5, 7],
      active: 4,
      until: 'browned and hot through',
      say: 'In a second pan, fry {side_second} in {side_second_oil} over medium-high heat, turning now and then, until {until}, {min}.',
    }),
    tail: ' Serve {side_second} on top.',
  },
  {
    ...plain,
    id: 'side_flaked',
    takes: {
      'smoked-mackerel': 'skinned and flaked',
      'smoked-trout': 'skinned and flaked',
      'hot-smoked-salmon': 'skinned and flaked',
      'cooked-salmon': 'flaked',
      'canned-tuna': 'drained',
      'canned-salmon': 'drained',
      'canned-sardines': 'drained',
    },
    grams: 45,
    unit: 'g',
    suits: (plate) =>
      in_('salad bowl rice pasta soup stew egg')(plate) &&
      !hasFish(plate) &&
      mainsOf(plate) === 0 &&
      !within(plate, indian),
    tail: ' Lay {side_flaked} over the top.',
  },
  {
    ...plain,
    id: 'side_boiled_egg',
    takes: { 'hard-boiled-egg': 'halved' },
    grams: 50,
    unit: 'piece',
    suits: (plate) =>
      !hasEgg(plate) && (in_('salad bowl rice noodles curry stew wrap')(plate) || isEggSoup(plate)),
    tail: ' Lay {side_boiled_egg} on top.',
  },
  {
    ...plain,
    id: 'side_egg',
    takes: { egg: '' },
    grams: 50,
    unit: 'piece',
    group: side,
    suits: (plate) => !hasEgg(plate) && (in_('salad bowl rice noodles curry')(plate) || isEggSoup(plate)),
    step: step('side_egg', {
      ...burner,
      action: 'boil',
      uses: ['side_egg'],
      cooks: ['side_egg'],
      tools: ['small saucepan'],
      minutes: [9, 10],
      active: 2,
      until: 'the yolk is just set',
      say: 'Lower {side_egg} into boiling water and cook until {until}, {min}, {safe}; cool under the tap, peel and halve.',
    }),
    tail: ' Lay {side_egg} on top.',
  },
  {
    ...plain,
    id: 'side_splash',
    takes: {
      brandy: '',
      'dry-sherry': '',
      sherry: '',
      'white-wine': '',
      'red-wine': '',
      port: '',
      marsala: '',
      'hard-cider': '',
      beer: '',
      stout: '',
    },
    grams: 20,
    unit: 'tbsp',
    group: '',
    suits: (plate, { id }) =>
      within(plate, western) &&
      !isAsian(plate) &&
      !plate.foods.some(({ traits }) => traits.includes('alcohol')) &&
      plate.foods.some(({ category }) => category === 'meat' || category === 'poultry') &&
      !(id === 'red-wine' && !has(plate, set('beef lamb pork duck venison'))) &&
      in_('stew braise')(plate),
    step: step('side_splash', {
      ...burner,
      action: 'simmer',
      uses: ['side_splash'],
      minutes: [4, 5],
      active: 1,
      until: 'it no longer smells sharp',
      say: 'Pour in {side_splash} and let it bubble until {until}, {min}.',
    }),
  },
];
