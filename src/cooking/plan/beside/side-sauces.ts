import type { Food } from '#food/model';
import {
  burner,
  has,
  in_,
  isAsian,
  plain,
  set,
  western,
  within,
  type LeftoverSide,
  type Plate,
} from './plate.ts';
import { foods, part } from './side-parts.ts';
import { step } from './side-role.ts';

const creams = 'heavy-cream light-cream creme-fraiche';
const meatStocks = 'chicken-stock beef-stock lamb-stock turkey-stock veal-stock vegetable-stock';

const cream = part('cream', foods(creams), { grams: 35, unit: 'ml' });
const butter = part('fat', foods('butter'), { grams: 6, unit: 'tbsp', shared: true });
const mustard = part('mustard', foods('dijon-mustard whole-grain-mustard'), { grams: 4, unit: 'tsp' });
const shallot = part('shallot', foods('shallot', 'finely chopped'), { grams: 8 });
const spirit = part('spirit', foods('brandy marsala port sherry dry-sherry'), { grams: 9, unit: 'tbsp' });
const leaves = part(
  'herb',
  {
    ...foods('tarragon parsley dill sage', 'finely chopped'),
    ...foods('thyme', 'leaves picked'),
    chives: 'finely snipped',
  },
  { grams: 1.5, unit: 'tbsp' },
);

/** What is crisp all round, and what has a sauce, a marinade or a glaze of its own. */
const dressed =
  /breadcrumbs|panko|stock|wine|cream|yogurt|coconut|passata|^canned-tomato|tomato-(?:paste|sauce)|soy-sauce|tahini|gravy|harissa|pesto|honey|maple|cider$|^beer|stout|brandy|marsala|port$|sherry$|ketchup|milk$|baking-powder/;
const fresh: ReadonlySet<string> = new Set(['meat', 'poultry']);
const isFreshMeat = ({ category, id }: Food): boolean => fresh.has(category) && !/^ground-|liver/.test(id);
const isFish = ({ category, traits }: Food): boolean => category === 'seafood' && traits.includes('fish');

/** Kitchens in which what is roasted or fried by itself gets a sauce from a small pan. */
const isSauced = (plate: Plate): boolean =>
  within(plate, western) &&
  !isAsian(plate) &&
  !/greek|serbian|bulgarian|hungarian/.test(plate.profile.id) &&
  plate.dish.course === 'main' &&
  in_('roast grill fry seared saute bake')(plate) &&
  !plate.foods.some(({ id }) => dressed.test(id));
const meatIn = (plate: Plate): boolean => plate.foods.some(isFreshMeat);
const fishIn = (plate: Plate): boolean => plate.foods.some(isFish);

/** Red wine goes with dark meat; of the white and of cider none is too strong. */
const goesWith = (plate: Plate, { id }: Food): boolean =>
  id === 'red-wine' || id === 'port' ? has(plate, set('beef lamb duck venison goose')) : true;

const boilDown = {
  ...burner,
  action: 'simmer',
  heat: 'medium-high',
  tools: ['small saucepan'],
  active: 3,
} as const;

/** Meats that kitchens all over the west eat with a sharp fruit, and birds and game most of all. */
const takesFruit = set('duck goose pork venison turkey ham rabbit quail pheasant wild-boar guinea-fowl');
/** What makes a sweet and sharp sauce too many: fruit, cream, tomato or a glaze of the dish's own. */
const ownSauce =
  /cream|yogurt|coconut|tomato|passata|soy-sauce|tahini|harissa|pesto|gravy|ketchup|cider$|maple|milk$|jam$|jelly|chutney|^(?:apple|pear|orange|prune|apricot|cherry|plum|quince|grape)s?$/;
const isFruited = (plate: Plate): boolean =>
  within(plate, western) &&
  !isAsian(plate) &&
  plate.dish.course === 'main' &&
  in_('roast grill fry seared saute bake')(plate) &&
  has(plate, takesFruit) &&
  plate.foods.some(isFreshMeat) &&
  // A wedge of fruit that only roasts inside a bird is no sauce.
  (plate.dish.family === 'roast' || !plate.foods.some(({ id }) => ownSauce.test(id)));

/** Sauces made beside the meat or fish out of the wine, stock and cream that a dish leaves. */
export const sideSauces: readonly LeftoverSide[] = [
  {
    ...plain,
    id: 'side_fruit_sauce',
    takes: {
      ...foods('cherry sour-cherry', 'pitted'),
      ...foods('frozen-cherries frozen-blackberries frozen-raspberries frozen-blueberries'),
      'canned-cherries': 'drained',
      'canned-plums': 'drained',
      ...foods('plum apricot', 'pitted and cut into wedges'),
      fig: 'quartered',
      ...foods('blackberry raspberry blueberry cranberry lingonberry'),
      ...foods('red-currant black-currant', 'stalks removed'),
      gooseberry: 'topped and tailed',
      ...foods('red-grape black-grape grape', 'halved'),
    },
    grams: 55,
    unit: 'g',
    group: 'For the sauce',
    suits: isFruited,
    with: [
      part('wine', foods('red-wine port marsala'), { grams: 30, unit: 'ml' }),
      part('shallot', foods('shallot', 'finely chopped'), { grams: 8 }),
      part('sweet', foods('redcurrant-jelly honey brown-sugar sugar maple-syrup'), {
        grams: 4,
        unit: 'tsp',
        shared: true,
      }),
      part(
        'acid',
        foods(
          'balsamic-vinegar red-wine-vinegar sherry-vinegar cider-vinegar white-wine-vinegar lemon-juice',
        ),
        { grams: 4, unit: 'tsp', shared: true },
      ),
      butter,
    ],
    step: step('side_fruit_sauce', {
      ...boilDown,
      heat: 'medium',
      uses: ['side_fruit_sauce'],
      minutes: [8, 10],
      until: 'the fruit is soft and its juice looks like syrup',
      say: 'For a sauce, simmer {side_fruit_sauce, side_fruit_sauce_wine, side_fruit_sauce_shallot, side_fruit_sauce_sweet} with two tablespoons of water in a small saucepan until {until}, {min}.[side_fruit_sauce_acid:  Stir in {side_fruit_sauce_acid}; it should be as sharp as it is sweet.][side_fruit_sauce_fat:  Off the heat whisk in {side_fruit_sauce_fat}.] Season it with a pinch of salt and pepper.',
    }),
    tail: ' Spoon the fruit sauce over the meat.',
    named: 'A sharp sauce of {side_fruit_sauce.n} goes over it.',
  },
  {
    ...plain,
    id: 'side_jus',
    takes: foods('red-wine white-wine hard-cider marsala port dry-sherry sherry'),
    grams: 45,
    unit: 'ml',
    group: 'For the sauce',
    suits: (plate, food) => isSauced(plate) && meatIn(plate) && !fishIn(plate) && goesWith(plate, food),
    leastWith: 1,
    with: [
      part('stock', foods(meatStocks), { grams: 75, unit: 'ml' }),
      cream,
      { ...butter, unit: 'tbsp' },
      mustard,
      shallot,
    ],
    step: step('side_jus', {
      ...boilDown,
      uses: ['side_jus'],
      minutes: [10, 12],
      until: 'half is gone and it begins to look glossy',
      say: 'For a sauce, boil {side_jus, side_jus_stock, side_jus_shallot} in a small saucepan until {until}, {min}.[side_jus_cream|side_jus_mustard:  Stir in {side_jus_cream, side_jus_mustard} and let it bubble until it coats a spoon.][side_jus_fat:  Off the heat whisk in {side_jus_fat}.] Taste, and salt it only now.',
    }),
    tail: ' Stir the juices that have run from the meat into the sauce and spoon it over.',
    named: 'A short sauce of {side_jus, side_jus_stock | n} goes over it.',
  },
  {
    ...plain,
    id: 'side_gravy',
    takes: foods(meatStocks),
    grams: 75,
    unit: 'ml',
    group: 'For the sauce',
    suits: (plate, { id }) =>
      isSauced(plate) &&
      meatIn(plate) &&
      !fishIn(plate) &&
      !(id === 'beef-stock' && has(plate, set('chicken turkey'))),
    leastWith: 1,
    with: [cream, spirit, butter, mustard, shallot, leaves],
    step: step('side_gravy', {
      ...boilDown,
      uses: ['side_gravy'],
      minutes: [9, 11],
      until: 'half is gone',
      say: 'For a sauce, boil {side_gravy, side_gravy_spirit, side_gravy_shallot} in a small saucepan until {until}, {min}.[side_gravy_cream|side_gravy_mustard:  Stir in {side_gravy_cream, side_gravy_mustard} and let it bubble until it coats a spoon.][side_gravy_fat|side_gravy_herb:  Off the heat whisk in {side_gravy_fat, side_gravy_herb}.] Taste, and salt it only now.',
    }),
    tail: ' Stir the juices that have run from the meat into the sauce and spoon it over.',
    named: 'A short sauce of {side_gravy, side_gravy_cream | n} goes over it.',
  },
  {
    ...plain,
    id: 'side_fumet',
    takes: foods('white-wine fish-stock vegetable-stock chicken-stock'),
    grams: 45,
    unit: 'ml',
    group: 'For the sauce',
    suits: (plate) => isSauced(plate) && fishIn(plate) && !meatIn(plate),
    with: [
      { ...cream, needed: true },
      shallot,
      { ...mustard, grams: 2.5 },
      part(
        'herb',
        { ...foods('dill parsley tarragon', 'chopped'), chives: 'finely snipped' },
        {
          grams: 2,
          unit: 'tbsp',
        },
      ),
      part('acid', foods('lemon-juice'), { grams: 2, unit: 'tsp', shared: true }),
    ],
    step: step('side_fumet', {
      ...boilDown,
      uses: ['side_fumet'],
      minutes: [8, 10],
      until: 'the sauce coats the back of a spoon',
      say: 'For a sauce, boil {side_fumet, side_fumet_shallot} in a small saucepan down to a third. Stir in {side_fumet_cream, side_fumet_mustard} and simmer until {until}, {min} in all. Off the heat season with [side_fumet_herb|side_fumet_acid: {side_fumet_herb, side_fumet_acid} and ]a pinch of salt.',
    }),
    tail: ' Spoon the sauce round the fish.',
    named: 'A sauce of {side_fumet, side_fumet_cream | n} goes round it.',
  },
  {
    ...plain,
    id: 'side_cream_sauce',
    takes: foods(creams),
    grams: 45,
    unit: 'ml',
    group: 'For the sauce',
    suits: (plate) => isSauced(plate) && (meatIn(plate) || fishIn(plate)),
    leastWith: 1,
    with: [
      { ...spirit, takes: foods('brandy') },
      mustard,
      part(
        'cheese',
        { ...foods('blue-cheese', 'crumbled'), ...foods('parmesan', 'finely grated') },
        {
          grams: 10,
          unit: 'g',
        },
      ),
      part('garlic', { garlic: 'crushed' }, { grams: 1.5, unit: 'clove', shared: true }),
      part('capers', foods('capers', 'rinsed'), { grams: 4, unit: 'tbsp' }),
      leaves,
    ],
    step: step('side_cream_sauce', {
      ...boilDown,
      heat: 'medium',
      uses: ['side_cream_sauce'],
      minutes: [5, 6],
      until: 'it coats the back of a spoon',
      say: 'For a sauce, simmer {side_cream_sauce, side_cream_sauce_spirit, side_cream_sauce_garlic, side_cream_sauce_mustard} in a small saucepan until {until}, {min}.[side_cream_sauce_cheese|side_cream_sauce_capers|side_cream_sauce_herb:  Off the heat stir in {side_cream_sauce_cheese, side_cream_sauce_capers, side_cream_sauce_herb}.] Season it with pepper and a pinch of salt.',
    }),
    tail: ' Spoon the sauce over.',
    named: 'A sauce of {side_cream_sauce.n} goes with it.',
  },
];
