import type { Food } from '#food/model';
import type { CuisineProfile, Dish, DishStep } from '../dish.ts';
import { isStarch } from './meal-parts.ts';
import { step } from './side-role.ts';

/** What decides whether something may lie beside a planned dish, or go over it. */
export interface Plate {
  readonly dish: Dish;
  readonly profile: CuisineProfile;
  /** Foods of the plan. */
  readonly foods: readonly Food[];
}

/** One way to serve what a dish has left in the kitchen. */
export interface LeftoverSide {
  readonly id: string;
  /** Foods or kinds of food that it takes, with their preparation. */
  readonly takes: Readonly<Record<string, string>>;
  /** Grams a serving, of all its foods together. */
  readonly grams: number;
  readonly unit: string | null;
  readonly most: number;
  readonly group: string;
  /** Grams of oil a serving that it is cooked or dressed in; 0 for none. */
  readonly oil: number;
  readonly suits: (plate: Plate, food: Food) => boolean;
  /** The step before the dish's last that makes it; null where a sentence at the end is enough. */
  readonly step: DishStep | null;
  readonly tail: string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const within = ({ profile }: Plate, places: ReadonlySet<string>): boolean =>
  profile.id === 'international' || profile.within.some((place) => places.has(place));
const isAsian = ({ profile }: Plate): boolean =>
  profile.within.some((place) => place === 'east-asian' || place === 'southeast-asian');
const isAny = (food: Food, ids: ReadonlySet<string>): boolean =>
  ids.has(food.id) || food.ancestors.some((kind) => ids.has(kind));
const has = ({ foods }: Plate, ids: ReadonlySet<string>): boolean => foods.some((food) => isAny(food, ids));
const owns = ({ profile: { palette } }: Plate, food: Food): boolean =>
  [...palette.herbs, ...palette.garnish, ...palette.nuts, ...palette.dairy].some(
    (one) => one.food === food.id,
  );
const in_ =
  (families: string): ((plate: Plate) => boolean) =>
  ({ dish }) =>
    set(families).has(dish.family);
const sets = new Map<string, ReadonlySet<string>>();
const set = (text: string): ReadonlySet<string> => {
  let known = sets.get(text);
  if (known === undefined) sets.set(text, (known = words(text)));
  return known;
};

/** Flour and crumbs fill nobody up; a pancake of them is a family of its own. */
const bound = /flour|starch|crumbs?$|panko|meal$|croutons/;
const isFilling = (food: Food): boolean => isStarch(food) && !bound.test(food.id);
const isFilled = ({ foods }: Plate): boolean => foods.some(isFilling);
const isMeatless = ({ foods }: Plate): boolean =>
  !foods.some(({ category }) => ['meat', 'poultry', 'seafood', 'deli'].includes(category));

const spoonable = words(
  'cream yogurt sour-cream creme-fraiche cream-cheese coconut-milk milk mascarpone ricotta quark',
);
const cheeses = words('cheese');
const citrus = words('lemon lime lemon-juice lime-juice');
const pulses = words('bean legume canned-beans lentil tofu');
const roundTheSea = words(
  'mediterranean middle-eastern near-eastern north-african levantine balkan caucasian western north-american',
);
const creamy = words(
  'western north-american middle-eastern near-eastern south-asian north-african eastern-european central-european nordic balkan caucasian',
);
const western = words('western north-american european');

/** Where only "beans" is written, the first of them is meant. */
const cannedBeans = {
  'canned-cannellini-beans': 'drained and rinsed',
  'canned-beans': 'drained and rinsed',
};
const side = 'For the side';
const serve = 'To serve';
const plain = { grams: 0, unit: null, most: 1, group: serve, oil: 0, step: null, tail: '' } as const;
const burner = { station: 'burner', heat: 'medium' } as const;

const starchSide = (
  id: string,
  takes: Readonly<Record<string, string>>,
  say: string,
  until = 'tender',
): LeftoverSide => ({
  ...plain,
  id,
  takes,
  grams: 65,
  unit: 'g',
  group: side,
  suits: (plate, food) =>
    !isFilled(plate) &&
    in_('roast grill fry bake braise stew curry stir-fry seared saute steam wrap bowl')(plate) &&
    !(isAsian(plate) && isAny(food, set('couscous bulgur'))) &&
    !(isAny(food, set('noodle')) && !isAsian(plate)) &&
    !(isAny(food, set('pasta')) && (isAsian(plate) || !within(plate, western))),
  step: step(id, {
    ...burner,
    action: 'boil',
    uses: [id],
    tools: ['medium saucepan', 'lid'],
    minutes: [15, 18],
    active: 1,
    times: { role: id, method: 'boil' },
    until,
    say,
  }),
});

/** In the order in which they are thought of: what fills the plate first, what is strewn over it last. */
export const leftoverSides: readonly LeftoverSide[] = [
  starchSide(
    'side_couscous',
    { couscous: '' },
    'Pour {side_couscous.water boiling} over {side_couscous} with a pinch of salt, cover, leave for {min} and fork it through.',
  ),
  starchSide(
    'side_pasta',
    { 'short-pasta': '', pasta: '', 'egg-noodles': '', noodle: '' },
    'Boil {side_pasta} in plenty of salted water until {until}, {min}, and drain.',
  ),
  starchSide(
    'side_polenta',
    { polenta: '' },
    'Bring {side_polenta.water salted} to the boil, rain in {side_polenta} while you whisk, and cook over low heat, stirring often, until {until}, {min}.',
    'thick and smooth',
  ),
  starchSide(
    'side_grain',
    { 'white-rice': 'rinsed', rice: 'rinsed', quinoa: 'rinsed', bulgur: '' },
    'Bring {side_grain} to the boil in {side_grain.water salted}, cover and cook over low heat until {until}, {min}. Let it stand under the lid until everything is ready.',
  ),
  {
    ...plain,
    id: 'side_roots',
    takes: {
      'sweet-potato': 'peeled and cut into 2 cm cubes',
      'butternut-squash': 'peeled and cut into 2 cm cubes',
      parsnip: 'peeled and cut into batons',
      potato: 'scrubbed and cut into 2 cm cubes',
    },
    grams: 140,
    unit: 'g',
    group: side,
    oil: 7,
    suits: (plate, food) =>
      in_('roast grill fry bake braise stew seared saute egg bowl wrap')(plate) &&
      !(food.id !== 'sweet-potato' && isAny(food, set('potato')) && isFilled(plate)),
    step: step('side_roots', {
      ...burner,
      action: 'fry',
      uses: ['side_roots', 'side_roots_oil'],
      tools: ['large frying pan', 'lid'],
      minutes: [18, 20],
      active: 4,
      until: 'brown at the edges and soft inside',
      say: 'For the side, turn {side_roots} in {side_roots_oil} in a wide pan with a pinch of salt. Cook under a lid for half of the time, then without it, turning now and then, until {until}, {min}.',
    }),
  },
  {
    ...plain,
    id: 'side_pot_beans',
    takes: cannedBeans,
    grams: 60,
    unit: 'g',
    group: '',
    suits: (plate) => !has(plate, pulses) && in_('soup stew braise')(plate),
    step: step('side_pot_beans', {
      ...burner,
      action: 'simmer',
      uses: ['side_pot_beans'],
      minutes: [4, 5],
      active: 1,
      until: 'hot through',
      say: 'Stir in {side_pot_beans} and leave over gentle heat until {until}, {min}.',
    }),
  },
  {
    ...plain,
    id: 'side_beans',
    takes: cannedBeans,
    grams: 80,
    unit: 'g',
    group: side,
    oil: 4,
    suits: (plate) =>
      !has(plate, pulses) &&
      !isAsian(plate) &&
      in_('roast grill fry seared saute wrap egg rice curry bake')(plate),
    step: step('side_beans', {
      ...burner,
      action: 'simmer',
      uses: ['side_beans', 'side_beans_oil'],
      tools: ['small saucepan'],
      minutes: [5, 6],
      active: 2,
      until: 'hot and creamy',
      say: 'Warm {side_beans} in {side_beans_oil} with a splash of water and a pinch of salt, crushing a few against the pan, until {until}, {min}. Serve on the side.',
    }),
  },
  {
    ...plain,
    id: 'side_green_veg',
    takes: {
      'green-bean': 'trimmed',
      broccoli: 'cut into florets',
      broccolini: 'trimmed',
      asparagus: 'trimmed',
      'brussels-sprout': 'trimmed and halved',
      cauliflower: 'cut into florets',
    },
    grams: 80,
    most: 2,
    group: side,
    oil: 3,
    suits: in_('roast grill fry pie bake braise stew seared saute egg curry rice pasta'),
    step: step('side_green_veg', {
      ...burner,
      action: 'boil',
      heat: 'high',
      uses: ['side_green_veg', 'side_green_veg_oil'],
      tools: ['medium saucepan'],
      minutes: [5, 7],
      active: 1,
      until: 'the point of a knife goes in with a little resistance',
      say: 'Shortly before everything is ready, boil {side_green_veg} in well-salted water until {until}, {min}. Drain, turn in {side_green_veg_oil} with a pinch of salt, and serve on the side.',
    }),
  },
  {
    ...plain,
    id: 'side_fried_veg',
    takes: {
      zucchini: 'cut into half-moons',
      mushroom: 'sliced',
      'bell-pepper': 'cut into strips',
      kale: 'stemmed and shredded',
      spinach: 'washed',
      cabbage: 'shredded',
      eggplant: 'cut into 2 cm cubes',
      corn: '',
      pea: '',
    },
    grams: 80,
    unit: 'g',
    most: 2,
    group: side,
    oil: 5,
    suits: in_('roast grill fry bake braise stew seared saute egg rice curry pie'),
    step: step('side_fried_veg', {
      ...burner,
      action: 'saute',
      heat: 'medium-high',
      uses: ['side_fried_veg', 'side_fried_veg_oil'],
      tools: ['frying pan'],
      minutes: [6, 8],
      active: 4,
      until: 'tender and catching a little colour',
      say: 'Shortly before everything is ready, fry {side_fried_veg} in {side_fried_veg_oil} with a pinch of salt, stirring often, until {until}, {min}. Serve on the side.',
    }),
  },
  {
    ...plain,
    id: 'side_leaves',
    takes: {
      lettuce: 'washed and torn',
      arugula: 'washed',
      'mixed-salad-leaves': '',
      watercress: 'washed',
      cucumber: 'thinly sliced',
      radish: 'thinly sliced',
      'cherry-tomato': 'halved',
      tomato: 'cut into wedges',
    },
    grams: 50,
    most: 3,
    group: side,
    oil: 4,
    suits: (plate) =>
      !isAsian(plate) &&
      in_('roast grill fry pie bake egg pasta stew braise curry rice seared saute wrap')(plate),
    step: step('side_leaves', {
      uses: ['side_leaves', 'side_leaves_oil'],
      tools: ['bowl'],
      minutes: [2, 3],
      active: 3,
      say: 'For the side, turn {side_leaves} in {side_leaves_oil} with a pinch of salt, at the last moment.',
    }),
  },
  {
    ...plain,
    id: 'side_enrich',
    takes: { 'heavy-cream': '', 'cream-cheese': 'cut into pieces', 'creme-fraiche': '' },
    grams: 25,
    unit: 'tbsp',
    group: '',
    suits: (plate) =>
      !has(plate, spoonable) &&
      !isAsian(plate) &&
      within(plate, western) &&
      in_('soup pasta saute braise')(plate),
    step: step('side_enrich', {
      ...burner,
      action: 'simmer',
      heat: 'low',
      uses: ['side_enrich'],
      minutes: [1, 2],
      active: 1,
      until: 'it has melted in and everything looks creamy',
      say: 'Stir in {side_enrich} over low heat until {until}, {min}.',
    }),
  },
  {
    ...plain,
    id: 'side_loaf',
    takes: {
      bread: 'sliced',
      pita: 'warmed',
      naan: 'warmed',
      'flour-tortilla': 'warmed',
      'corn-tortilla': 'warmed',
    },
    grams: 55,
    suits: (plate) =>
      !isFilled(plate) &&
      !isAsian(plate) &&
      in_('soup stew egg salad braise curry seared grill roast')(plate),
    tail: ' Put {side_loaf} on the table with it.',
  },
  {
    ...plain,
    id: 'side_herbs',
    takes: {
      basil: 'torn',
      'thai-basil': 'torn',
      mint: 'torn',
      parsley: 'roughly chopped',
      cilantro: 'roughly chopped',
      dill: 'roughly chopped',
      chives: 'finely snipped',
      scallion: 'thinly sliced',
    },
    grams: 4,
    suits: (plate, food) =>
      (food.id === 'scallion' || owns(plate, food)) &&
      plate.foods.filter(({ category, id }) => category === 'herbs' && !id.startsWith('dried')).length < 2,
    tail: ' Scatter {side_herbs} over everything at the last moment.',
  },
  {
    ...plain,
    id: 'side_crunch',
    takes: {
      almond: 'toasted and roughly chopped',
      walnut: 'toasted and roughly chopped',
      cashew: 'toasted and roughly chopped',
      peanut: 'toasted and roughly chopped',
      pecan: 'toasted and roughly chopped',
      pistachio: 'roughly chopped',
      hazelnut: 'toasted and roughly chopped',
      'pine-nuts': 'toasted',
      'pumpkin-seeds': 'toasted',
      'sesame-seeds': 'toasted',
    },
    grams: 9,
    suits: (plate, food) =>
      owns(plate, food) &&
      (in_('rice salad curry bowl stir-fry noodles')(plate) ||
        (isMeatless(plate) && in_('roast stew bake pasta soup grain saute')(plate))) &&
      !plate.foods.some(({ category }) => category === 'nuts-seeds-dried-fruit'),
    tail: ' Strew {side_crunch} over it for the bite.',
  },
  {
    ...plain,
    id: 'side_fruit',
    takes: { raisin: '', 'dried-cranberries': '', 'dried-apricot': 'chopped' },
    grams: 9,
    suits: (plate) => !isAsian(plate) && in_('rice salad bowl')(plate),
    tail: ' Fork {side_fruit} through; the warmth plumps them.',
  },
  {
    ...plain,
    id: 'side_olives',
    takes: { 'black-olive': 'pitted and halved', olive: 'pitted and halved' },
    grams: 12,
    suits: (plate) =>
      within(plate, roundTheSea) &&
      in_('roast grill fry seared saute braise bake stew egg pasta salad wrap rice bread')(plate),
    tail: ' Scatter {side_olives} over the top.',
  },
  {
    ...plain,
    id: 'side_crumbled',
    takes: { feta: 'crumbled', 'goat-cheese': 'crumbled', cotija: 'crumbled', 'queso-fresco': 'crumbled' },
    grams: 18,
    suits: (plate, food) =>
      !has(plate, cheeses) &&
      (owns(plate, food) || within(plate, roundTheSea)) &&
      !isAsian(plate) &&
      in_('salad roast bowl egg bake pasta stew rice wrap saute fry soup')(plate),
    tail: ' Crumble {side_crumbled} over it.',
  },
  {
    ...plain,
    id: 'side_grated',
    takes: { parmesan: 'finely grated', cheddar: 'grated', gruyere: 'grated', mozzarella: 'torn' },
    grams: 14,
    suits: (plate, food) =>
      !has(plate, cheeses) &&
      (owns(plate, food) || plate.profile.id === 'international') &&
      in_('soup pasta egg bake wrap stew rice')(plate),
    tail: ' Hand {side_grated} round to strew over.',
  },
  {
    ...plain,
    id: 'side_spooned',
    takes: { 'greek-yogurt': '', yogurt: '', 'sour-cream': '', 'creme-fraiche': '', labneh: '' },
    grams: 30,
    unit: 'tbsp',
    suits: (plate, food) =>
      !has(plate, spoonable) &&
      (owns(plate, food) || within(plate, creamy)) &&
      !isAsian(plate) &&
      in_('curry stew soup rice grill roast wrap bowl fry braise egg saute seared bake')(plate),
    tail: ' Season {side_spooned} with a pinch of salt and hand it round to spoon over.',
  },
  {
    ...plain,
    id: 'side_tahini',
    takes: { tahini: '' },
    grams: 12,
    unit: 'tbsp',
    suits: (plate) =>
      within(plate, roundTheSea) &&
      (in_('bowl grill')(plate) || (isMeatless(plate) && in_('salad roast wrap fry bake')(plate))),
    tail: ' Loosen {side_tahini} with a few spoonfuls of warm water and a pinch of salt, and trickle it over.',
  },
  {
    ...plain,
    id: 'side_slices',
    takes: { avocado: 'sliced' },
    grams: 45,
    suits: in_('wrap bowl salad egg rice grill stew fry'),
    tail: ' Lay {side_slices} beside it.',
  },
  {
    ...plain,
    id: 'side_squeeze',
    takes: { lemon: 'cut into wedges', lime: 'cut into wedges' },
    grams: 20,
    suits: (plate) =>
      !has(plate, citrus) &&
      in_(
        'curry stew soup rice grill roast wrap fry saute stir-fry noodles salad bowl steam seared pasta bake',
      )(plate),
    tail: ' Serve {side_squeeze} with it, to squeeze over.',
  },
  {
    ...plain,
    id: 'side_drops',
    takes: { 'toasted-sesame-oil': '' },
    grams: 2,
    unit: 'tsp',
    suits: (plate) =>
      isAsian(plate) ||
      (has(plate, set('soy-sauce tamari')) && in_('stir-fry rice noodles bowl soup')(plate)),
    tail: ' Finish with {side_drops}, for its toasted scent.',
  },
];
