import type { Food } from '#food/model';
import type { Dish } from '../../dish.ts';
import { potStep } from './into-the-pot.ts';
import { has, in_, plain, set, spoonable, type LeftoverSide, type Plate } from './plate.ts';
import { step } from './side-role.ts';
import { maceratedBerries, poachedFruit, spirit } from './sweet-fruit.ts';

const nuts = {
  almond: 'toasted and roughly chopped',
  walnut: 'toasted and roughly chopped',
  pecan: 'toasted and roughly chopped',
  hazelnut: 'toasted and roughly chopped',
  pistachio: 'roughly chopped',
  cashew: 'toasted and roughly chopped',
  macadamia: 'toasted and roughly chopped',
  'flaked-almonds': 'toasted',
  granola: '',
};

const berries = {
  strawberry: 'hulled and sliced',
  raspberry: '',
  blueberry: '',
  blackberry: '',
  cherry: 'pitted and halved',
  banana: 'peeled and sliced',
  peach: 'pitted and sliced',
  nectarine: 'pitted and sliced',
  mango: 'peeled and diced',
  kiwi: 'peeled and sliced',
  fig: 'quartered',
  pomegranate: 'seeds only',
  'passion-fruit': 'pulp only',
};

/** How many kinds of fruit a dish has; with two on the plate there is no room for more. */
const fruitsOf = ({ foods }: Plate): number =>
  foods.filter(({ roles, category }) => roles[0] === 'fruit' && category !== 'nuts-seeds-dried-fruit').length;
/** Of what is spooned over a sweet thing nobody needs two; the milk in its batter is none of it. */
const spooned = set('cream yogurt sour-cream creme-fraiche mascarpone ricotta quark');
/** Fruit that a dish is made of; the lemon in its batter does not count. */
const hasFruit = ({ foods }: Plate): boolean => foods.some(({ roles }) => roles[0] === 'fruit');
const hasNuts = ({ foods }: Plate): boolean =>
  foods.some(({ category, roles }) => category === 'nuts-seeds-dried-fruit' && roles[0] !== 'fruit');
const isChocolate = ({ foods }: Plate): boolean => foods.some(({ id }) => /chocolate|cocoa/.test(id));
const isSyrupy = ({ foods }: Plate): boolean =>
  foods.some(({ traits, id }) => traits.includes('honey') || /syrup|caramel|dulce-de-leche|jam/.test(id));
const madeOf = 'porridge pancake pudding fruit bowl';

/** Folded into a batter or a dough; of the sweet ones and the nuts more than of the seeds. */
const foldedIn = {
  'chocolate-chips': '',
  'white-chocolate-chips': '',
  raisin: '',
  sultana: '',
  'dried-currants': '',
  'dried-cranberries': '',
  'dried-cherries': '',
  'candied-ginger': 'finely chopped',
  walnut: 'roughly chopped',
  pecan: 'roughly chopped',
  hazelnut: 'roughly chopped',
};
const seeds = { 'poppy-seeds': '', 'sesame-seeds': '', 'chia-seeds': '', 'caraway-seeds': '' };
/** Cakes that are nothing but air, cream or chocolate, and those with a fruit of their own on top, take nothing in. */
const takesNothing = /cheese|meringue|angel|chiffon|sponge|caprese|upside|roulade|swiss-roll|genoise/;
const isBatter = ({ dish }: Plate): boolean =>
  (dish.family === 'cake' || dish.family === 'cookie') && !takesNothing.test(dish.id);

/** What is handed round with a sweet dish, or strewn over it. */
export const sweetRounds: readonly LeftoverSide[] = [
  poachedFruit,
  maceratedBerries,
  {
    ...plain,
    id: 'side_sweet_fruit',
    takes: berries,
    grams: 50,
    most: 2,
    suits: (plate) => fruitsOf(plate) < 2 && in_('porridge pancake pudding cake bowl custard')(plate),
    tail: ' Serve with {side_sweet_fruit}.',
  },
  {
    ...plain,
    id: 'side_folded',
    takes: foldedIn,
    grams: 7,
    unit: 'g',
    most: 1,
    group: '',
    suits: (plate, food) =>
      isBatter(plate) &&
      !(food.category === 'nuts-seeds-dried-fruit' && food.roles[0] !== 'fruit' && hasNuts(plate)) &&
      !(/chocolate/.test(food.id) && isChocolate(plate)) &&
      potStep(plate.dish, 'side_folded', food) !== null,
    tail: '',
    step: step('side_folded', {
      action: 'fold',
      uses: ['side_folded'],
      minutes: [1, 1],
      active: 1,
      say: 'Fold in {side_folded}.',
    }),
  },
  {
    ...plain,
    id: 'side_folded_seeds',
    takes: seeds,
    grams: 2,
    unit: 'tbsp',
    most: 1,
    group: '',
    suits: (plate, food) => isBatter(plate) && potStep(plate.dish, 'side_folded_seeds', food) !== null,
    tail: '',
    step: step('side_folded_seeds', {
      action: 'fold',
      uses: ['side_folded_seeds'],
      minutes: [1, 1],
      active: 1,
      say: 'Fold in {side_folded_seeds}.',
    }),
  },
  {
    ...plain,
    id: 'side_iced',
    takes: { 'powdered-sugar': 'sifted' },
    grams: 9,
    unit: 'g',
    suits: (plate) =>
      in_('cake')(plate) &&
      !takesNothing.test(plate.dish.id) &&
      !plate.foods.some(({ id }) => /powdered-sugar|cream-cheese|frosting|icing/.test(id)),
    tail: ' When it is cold, stir {side_iced} with a few drops of water or lemon juice to a thick icing and run it over.',
  },
  {
    ...plain,
    id: 'side_sweet_cream',
    takes: { 'heavy-cream': 'cold' },
    grams: 25,
    unit: 'tbsp',
    suits: (plate) => !has(plate, spoonable) && in_('cake pie fruit pudding pancake')(plate),
    tail: ' Whip {side_sweet_cream}[side_sweet_cream_spirit:  with {side_sweet_cream_spirit}] to soft peaks and hand it round.',
    with: [spirit],
  },
  {
    ...plain,
    id: 'side_sweet_spoon',
    takes: {
      'greek-yogurt': '',
      yogurt: '',
      skyr: '',
      'coconut-yogurt': '',
      'creme-fraiche': '',
      mascarpone: '',
      ricotta: '',
      'vanilla-ice-cream': '',
      'ice-cream': '',
    },
    grams: 40,
    unit: 'tbsp',
    suits: (plate) => !has(plate, spooned) && in_('porridge pancake fruit cake pie pudding')(plate),
    tail: ' Put a spoonful of {side_sweet_spoon.n} on each plate.',
  },
  {
    ...plain,
    id: 'side_curds',
    takes: { 'cottage-cheese': '', skyr: '', quark: '', 'greek-yogurt': '' },
    grams: 75,
    unit: 'g',
    suits: (plate) =>
      plate.dish.meals.includes('breakfast') &&
      !has(plate, set('cottage-cheese skyr quark ricotta')) &&
      in_('porridge pancake fruit bowl')(plate),
    tail: ' Spoon {side_curds} beside it, cold against the warm.',
  },
  {
    ...plain,
    id: 'side_sweet_nuts',
    takes: nuts,
    grams: 9,
    suits: (plate) => !hasNuts(plate) && in_(madeOf)(plate),
    tail: ' Scatter with {side_sweet_nuts}.',
  },
  {
    ...plain,
    id: 'side_sweet_seeds',
    takes: {
      'pumpkin-seeds': 'toasted',
      'sunflower-seeds': 'toasted',
      'chia-seeds': '',
      'sesame-seeds': 'toasted',
      'coconut-flakes': 'toasted',
      'desiccated-coconut': 'toasted',
    },
    grams: 6,
    unit: 'tbsp',
    most: 2,
    suits: in_('porridge pancake fruit bowl pudding'),
    tail: ' Sprinkle {side_sweet_seeds} on top.',
  },
  {
    ...plain,
    id: 'side_sweet_syrup',
    takes: {
      honey: '',
      'maple-syrup': '',
      'golden-syrup': '',
      'date-syrup': '',
      'agave-syrup': '',
      'caramel-sauce': '',
      'dulce-de-leche': '',
      'chocolate-syrup': '',
    },
    grams: 10,
    unit: 'tbsp',
    suits: (plate) => !isSyrupy(plate) && in_('porridge pancake fruit')(plate),
    tail: ' Trickle {side_sweet_syrup} over.',
  },
  {
    ...plain,
    id: 'side_sweet_chocolate',
    takes: { 'dark-chocolate': 'grated', 'milk-chocolate': 'grated', 'white-chocolate': 'grated' },
    grams: 7,
    suits: (plate) => !isChocolate(plate) && in_(madeOf)(plate),
    tail: ' Grate {side_sweet_chocolate} over the top.',
  },
  {
    ...plain,
    id: 'side_sweet_dust',
    takes: { 'ground-cinnamon': '', 'powdered-sugar': '', 'cocoa-powder': '' },
    grams: 0.7,
    unit: 'tsp',
    suits: (plate, { id }) =>
      !(id === 'cocoa-powder' && isChocolate(plate)) &&
      (id === 'powdered-sugar'
        ? in_('pancake cake pie')(plate)
        : in_('porridge pancake fruit pudding')(plate)),
    tail: ' Dust with {side_sweet_dust}.',
  },
  {
    ...plain,
    id: 'side_sweet_mint',
    takes: { mint: 'leaves picked' },
    grams: 1.5,
    suits: (plate) => in_('fruit pudding')(plate) && hasFruit(plate),
    tail: ' Finish with {side_sweet_mint}.',
  },
];

const sweetCourses = set('dessert breakfast snack sweet');
const savoury = set('meat poultry seafood deli beans-legumes');

/** Whether a dish is eaten as a sweet: nothing in it is savoury, and something is sweet. */
export function isSweet(course: string, foods: readonly Food[]): boolean {
  const isSavoury = ({ category, roles, id }: Food): boolean =>
    savoury.has(category) ||
    (category === 'produce' && (roles[0] === 'aromatic' || roles[0] === 'vegetable')) ||
    id === 'black-pepper';
  const sweetens = ({ traits, roles }: Food): boolean =>
    traits.includes('added-sugar') ||
    traits.includes('honey') ||
    roles[0] === 'sweet' ||
    roles[0] === 'fruit';
  return sweetCourses.has(course) && !foods.some(isSavoury) && foods.some(sweetens);
}

/** A cake is one though it is made of courgettes or carrots. */
export const isSweetBake = ({ family, course }: Dish, foods: readonly Food[]): boolean =>
  (family === 'cake' || family === 'cookie') &&
  course !== 'main' &&
  foods.some(({ roles, traits }) => roles[0] === 'sweet' || traits.includes('added-sugar')) &&
  !foods.some(({ category, id }) => savoury.has(category) || category === 'cheese' || id === 'black-pepper');
