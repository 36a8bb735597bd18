import {
  burner,
  has,
  in_,
  indian,
  isAny,
  isAsian,
  isFilled,
  latin,
  plain,
  set,
  side,
  western,
  within,
  type Companion,
  type LeftoverSide,
  type Plate,
} from './plate.ts';
import { foods, part } from './side-parts.ts';
import { step } from './side-role.ts';

const sours = foods(
  'lemon-juice lime-juice white-wine-vinegar cider-vinegar red-wine-vinegar sherry-vinegar rice-vinegar white-vinegar malt-vinegar balsamic-vinegar',
);
const vinegars = foods(
  'rice-vinegar white-wine-vinegar cider-vinegar red-wine-vinegar white-vinegar sherry-vinegar malt-vinegar lime-juice lemon-juice',
);
const green = {
  ...foods('parsley cilantro dill chives basil mint tarragon', 'roughly chopped'),
  chives: 'finely snipped',
};
const crunch = {
  ...foods('pumpkin-seeds sunflower-seeds sesame-seeds pine-nuts slivered-almonds', 'toasted in a dry pan'),
  ...foods('walnut pecan almond hazelnut cashew peanut', 'toasted and roughly chopped'),
  pistachio: 'roughly chopped',
};
const hot = foods('jalapeno green-chili red-chili serrano-chili habanero birds-eye-chili', 'finely chopped');
const sharpOnions = {
  ...foods('red-onion shallot onion', 'finely chopped'),
  scallion: 'thinly sliced',
};

const sour = part('acid', sours, { grams: 4, unit: 'tbsp', shared: true });
const herb = part('herb', green, { grams: 3, unit: 'tbsp' });
const seeds = part('seeds', crunch, { grams: 7, unit: 'tbsp' });
const mustard = part('mustard', foods('dijon-mustard whole-grain-mustard'), { grams: 1.5, unit: 'tsp' });
const sweet = part('sweet', foods('honey maple-syrup agave-syrup'), { grams: 1.5, unit: 'tsp' });
const onion = part('onion', sharpOnions, { grams: 10 });
const chili = part('chili', hot, { grams: 3 });
const garlic = part('garlic', { garlic: 'thinly sliced' }, { grams: 2, unit: 'clove', shared: true });

const isRaw = in_('roast grill fry pie bake egg pasta stew braise curry rice seared saute wrap');
const besideFried = in_('grill fry roast bake sandwich wrap seared saute fritter');

/** What a cook makes of two or three of the things that a dish leaves: a side with a name of its own. */
export const mash: LeftoverSide = {
  ...plain,
  id: 'side_mash',
  takes: {
    cauliflower: 'cut into florets',
    celeriac: 'peeled and cut into 2 cm dice',
    'sweet-potato': 'peeled and cut into 3 cm chunks',
    parsnip: 'peeled and cut into 2 cm pieces',
    rutabaga: 'peeled and cut into 2 cm dice',
    potato: 'peeled and cut into 3 cm chunks',
  },
  grams: 180,
  unit: 'g',
  group: side,
  oil: 6,
  leastWith: 1,
  suits: (plate, food) =>
    within(plate, western) &&
    !isAsian(plate) &&
    in_('seared saute grill stew braise fry steam')(plate) &&
    !/^(?:new|waxy)-/.test(food.id) &&
    !(isAny(food, set('potato sweet-potato')) && isFilled(plate)),
  with: [
    part('cream', foods('heavy-cream creme-fraiche sour-cream cream-cheese mascarpone milk'), {
      grams: 18,
      unit: 'tbsp',
      shared: true,
    }),
    part('fat', foods('butter olive-oil vegan-butter'), { grams: 7, unit: 'tbsp', shared: true }),
    part(
      'cheese',
      { ...foods('parmesan pecorino-romano', 'finely grated'), ...foods('cheddar gruyere gouda', 'grated') },
      { grams: 9, unit: 'g' },
    ),
    part('garlic', { garlic: 'peeled' }, { grams: 3, unit: 'clove' }),
    mustard,
    herb,
  ],
  step: step('side_mash', {
    ...burner,
    action: 'boil',
    uses: ['side_mash'],
    tools: ['saucepan or large frying pan', 'lid'],
    minutes: [14, 16],
    active: 4,
    until: 'a knife meets no resistance',
    say: 'Cook {side_mash, side_mash_garlic} under a lid in salted water that comes halfway up until {until}, {min}. Drain well and leave in the hot pan for a minute, so that the steam goes off; wet, it makes a loose mash. Mash with {side_mash_fat, side_mash_oil, side_mash_cream, side_mash_mustard}[side_mash_cheese: , beat in {side_mash_cheese}][side_mash_herb:  and fold in {side_mash_herb}]; taste for salt and keep warm under the lid.',
  }),
  machine:
    'Cook {side_mash, side_mash_garlic} under a lid in salted water that comes halfway up until {until}, {min}. Drain well and leave in the hot pan for a minute, so that the steam goes off; wet, it makes soup. Blend in the {machine} with {side_mash_fat, side_mash_oil, side_mash_cream, side_mash_mustard, side_mash_cheese} until smooth[side_mash_herb: , and stir in {side_mash_herb}]; taste for salt and keep warm under the lid.',
  named: 'It comes with a mash of {side_mash.n}[side_mash_cheese:  and {side_mash_cheese.n}].',
};

const overTray: readonly Companion[] = [
  part('garlic', { garlic: 'crushed' }, { grams: 2, unit: 'clove' }),
  part(
    'herb',
    { ...foods('rosemary sage', 'finely chopped'), ...foods('thyme oregano', 'leaves picked') },
    { grams: 0.8, unit: 'tbsp' },
  ),
  part(
    'spice',
    foods('smoked-paprika ground-cumin cumin-seeds ground-coriander zaatar ras-el-hanout garam-masala'),
    {
      grams: 0.6,
      unit: 'tsp',
    },
  ),
  { ...sweet, grams: 3 },
  part('acid', foods('lemon-juice balsamic-vinegar'), { grams: 2, unit: 'tsp' }),
  part(
    'cheese',
    { ...foods('parmesan pecorino-romano', 'finely grated'), ...foods('feta goat-cheese', 'crumbled') },
    {
      grams: 9,
      unit: 'g',
    },
  ),
  part('nuts', crunch, { grams: 7, unit: 'tbsp' }),
];
const onTray = (id: string, from: string): string =>
  `${from} with {${id}_oil}[${id}_garlic|${id}_herb|${id}_spice|${id}_sweet: , {${id}_garlic, ${id}_herb, ${id}_spice, ${id}_sweet}] and a good pinch of salt on a tray and roast, turning once, until {until}, {min}.[${id}_acid|${id}_cheese|${id}_nuts:  Finish with {${id}_acid, ${id}_cheese, ${id}_nuts}.]`;
const besideTray = in_('roast grill fry bake braise stew seared saute egg steam pie curry');

/** What is roasted while something else is, or where nobody has a stove for it. */
export const rootTray: LeftoverSide = {
  ...plain,
  id: 'side_root_tray',
  takes: {
    'sweet-potato': 'scrubbed and cut into 2 cm chunks',
    'butternut-squash': 'peeled and cut into 2 cm cubes',
    parsnip: 'peeled and cut into batons',
    carrot: 'peeled and cut into batons',
    celeriac: 'peeled and cut into 2 cm cubes',
    rutabaga: 'peeled and cut into 2 cm cubes',
    turnip: 'peeled and cut into wedges',
    beet: 'peeled and cut into thin wedges',
    'winter-squash': 'peeled and cut into 2 cm cubes',
    potato: 'scrubbed and cut into 2 cm cubes',
  },
  grams: 150,
  unit: 'g',
  most: 2,
  group: side,
  oil: 7,
  oven: true,
  suits: (plate, food) =>
    besideTray(plate) && !isAsian(plate) && !(isAny(food, set('potato sweet-potato')) && isFilled(plate)),
  with: overTray,
  step: step('side_root_tray', {
    action: 'roast',
    uses: ['side_root_tray'],
    tools: ['rimmed baking tray'],
    station: 'oven',
    celsius: 220,
    minutes: [28, 32],
    active: 3,
    until: 'brown at the edges and soft inside',
    say: onTray('side_root_tray', 'Toss {side_root_tray}'),
  }),
  named: 'Roasted {side_root_tray.n} {side_root_tray.v come} to the table beside it.',
};

export const greenTray: LeftoverSide = {
  ...plain,
  id: 'side_green_tray',
  takes: {
    cauliflower: 'cut into small florets',
    broccoli: 'cut into florets',
    broccolini: 'trimmed',
    'brussels-sprout': 'trimmed and halved',
    'green-bean': 'trimmed',
    'bell-pepper': 'cut into wide strips',
    zucchini: 'cut into thick half-moons',
    eggplant: 'cut into 2 cm cubes',
    fennel: 'cut into thin wedges',
    'cherry-tomato': '',
  },
  grams: 110,
  unit: 'g',
  most: 2,
  group: side,
  oil: 5,
  oven: true,
  suits: (plate) => besideTray(plate) && !isAsian(plate),
  with: overTray,
  step: step('side_green_tray', {
    action: 'roast',
    uses: ['side_green_tray'],
    tools: ['rimmed baking tray'],
    station: 'oven',
    celsius: 220,
    minutes: [18, 22],
    active: 3,
    until: 'tender and brown at the tips',
    say: onTray('side_green_tray', 'Toss {side_green_tray}'),
  }),
};

/** Cool and white beside what is hot and spiced; of the yogurt that the dish does not need. */
export const raita: LeftoverSide = {
  ...plain,
  id: 'side_raita',
  takes: { cucumber: 'coarsely grated and squeezed dry' },
  grams: 40,
  group: side,
  suits: (plate) =>
    within(plate, indian) &&
    plate.profile.id !== 'international' &&
    in_('curry stew rice grill roast fry bread')(plate),
  with: [
    part('yogurt', foods('yogurt greek-yogurt'), { grams: 30, unit: 'tbsp', shared: true, needed: true }),
    part('herb', foods('mint cilantro', 'finely chopped'), { grams: 1.5, unit: 'tbsp', shared: true }),
    part('spice', { 'ground-cumin': '' }, { grams: 0.2, unit: 'pinch', shared: true }),
  ],
  step: step('side_raita', {
    action: 'mix',
    uses: ['side_raita'],
    tools: ['small bowl'],
    minutes: [3, 4],
    active: 3,
    say: 'For a raita, stir {side_raita, side_raita_herb} into {side_raita_yogurt} with [side_raita_spice: {side_raita_spice} and ]a pinch of salt, and keep it cold.',
  }),
  named: 'A {side_raita.s} raita cools it.',
};

export const slaw: LeftoverSide = {
  ...plain,
  id: 'side_slaw',
  takes: {
    cabbage: 'very finely shredded',
    'red-cabbage': 'very finely shredded',
    kohlrabi: 'peeled and coarsely grated',
    'coleslaw-mix': '',
  },
  grams: 70,
  unit: 'g',
  group: side,
  oil: 4,
  suits: (plate, food) =>
    !isAsian(plate) &&
    !/savoy|brussels/.test(food.id) &&
    besideFried(plate) &&
    (within(plate, western) || within(plate, latin)),
  with: [
    { ...sour, needed: true },
    part('cream', foods('mayonnaise yogurt greek-yogurt sour-cream creme-fraiche vegan-mayonnaise'), {
      grams: 14,
      unit: 'tbsp',
    }),
    part(
      'more',
      {
        carrot: 'coarsely grated',
        apple: 'cored and cut into matchsticks',
        radish: 'thinly sliced',
        pear: 'cored and cut into matchsticks',
      },
      { grams: 45, most: 2 },
    ),
    { ...onion, takes: { ...sharpOnions, ...foods('red-onion shallot onion', 'very thinly sliced') } },
    herb,
    mustard,
    sweet,
    seeds,
  ],
  step: step('side_slaw', {
    action: 'toss',
    uses: ['side_slaw'],
    tools: ['mixing bowl'],
    minutes: [6, 8],
    active: 6,
    say: 'For a slaw, rub {side_slaw, side_slaw_more} with a good pinch of salt until [side_slaw_more:they begin][!side_slaw_more:it begins] to soften, and turn [side_slaw_more:them][!side_slaw_more:it] in {side_slaw_acid, side_slaw_cream, side_slaw_oil, side_slaw_mustard, side_slaw_sweet}[side_slaw_onion|side_slaw_herb:  with {side_slaw_onion, side_slaw_herb}]. Taste it[side_slaw_seeds: , strew it with {side_slaw_seeds}] and let it stand until everything is ready.',
  }),
  named: 'A slaw of {side_slaw, side_slaw_more | n} goes with it.',
};

export const dressedLeaves: LeftoverSide = {
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
    !isAsian(plate) && (isRaw(plate) || (in_('pancake')(plate) && plate.dish.course === 'main')),
  with: [
    { ...sour, grams: 2.5, unit: 'tsp' },
    mustard,
    sweet,
    { ...onion, takes: { ...sharpOnions, ...foods('red-onion shallot onion', 'very thinly sliced') } },
    part('fruit', foods('apple pear', 'cored and thinly sliced'), { grams: 30 }),
    herb,
    part(
      'cheese',
      {
        ...foods('feta goat-cheese blue-cheese', 'crumbled'),
        ...foods('parmesan pecorino-romano', 'shaved'),
      },
      { grams: 12, unit: 'g' },
    ),
    seeds,
  ],
  step: step('side_leaves', {
    uses: ['side_leaves'],
    tools: ['bowl'],
    minutes: [3, 4],
    active: 4,
    say: 'For a salad on the side, [side_leaves_acid: beat {side_leaves_acid, side_leaves_mustard, side_leaves_sweet} with {side_leaves_oil} and a pinch of salt, and turn {side_leaves, side_leaves_fruit, side_leaves_onion, side_leaves_herb} in it][!side_leaves_acid: toss {side_leaves, side_leaves_fruit, side_leaves_onion, side_leaves_herb} with {side_leaves_oil, side_leaves_mustard, side_leaves_sweet} and a pinch of salt] just before serving[side_leaves_cheese|side_leaves_seeds: ; scatter {side_leaves_cheese, side_leaves_seeds} over].',
  }),
};

/** Chopped raw vegetables, sour and hot, beside what is rich or dry. */
export const salsa: LeftoverSide = {
  ...plain,
  id: 'side_salsa',
  takes: {
    tomato: 'deseeded and finely diced',
    'cherry-tomato': 'quartered',
    mango: 'peeled and finely diced',
    pineapple: 'finely diced',
  },
  grams: 55,
  group: side,
  suits: (plate, food) =>
    within(plate, set('latin-american central-american caribbean')) &&
    plate.profile.id !== 'international' &&
    !(/tomato/.test(food.id) && has(plate, set('tomato salsa'))) &&
    in_('wrap bowl grill stew egg rice bake seared fry roast braise')(plate),
  with: [
    { ...sour, takes: foods('lime-juice lemon-juice'), grams: 3 },
    { ...onion, shared: true },
    chili,
    part('herb', foods('cilantro mint parsley', 'chopped'), { grams: 2.5, unit: 'tbsp', shared: true }),
  ],
  step: step('side_salsa', {
    action: 'mix',
    uses: ['side_salsa'],
    tools: ['small bowl'],
    minutes: [4, 5],
    active: 4,
    say: 'For a salsa, stir {side_salsa, side_salsa_onion, side_salsa_chili, side_salsa_herb} together with [side_salsa_acid: {side_salsa_acid} and ]a good pinch of salt, and let it stand while you cook.',
  }),
  leastWith: 1,
  named: 'A fresh salsa of {side_salsa.n} goes with it.',
};

/** India's salad of the same make. */
export const kachumber: LeftoverSide = {
  ...plain,
  id: 'side_kachumber',
  takes: {
    cucumber: 'finely diced',
    tomato: 'deseeded and finely diced',
    radish: 'finely diced',
    'red-onion': 'finely chopped',
  },
  grams: 60,
  most: 3,
  group: side,
  suits: (plate) =>
    within(plate, indian) &&
    plate.profile.id !== 'international' &&
    in_('curry stew rice grill roast fry')(plate),
  with: [
    { ...sour, takes: foods('lemon-juice lime-juice'), grams: 3 },
    { ...onion, shared: true },
    chili,
    part('herb', foods('cilantro mint', 'chopped'), { grams: 2, unit: 'tbsp', shared: true }),
  ],
  step: step('side_kachumber', {
    action: 'mix',
    uses: ['side_kachumber'],
    tools: ['small bowl'],
    minutes: [4, 5],
    active: 4,
    say: 'For a kachumber on the side, stir {side_kachumber, side_kachumber_onion, side_kachumber_chili, side_kachumber_herb} together with [side_kachumber_acid: {side_kachumber_acid} and ]a pinch of salt shortly before you eat.',
  }),
  leastWith: 1,
  named: 'A kachumber of {side_kachumber.n} cools it.',
};

const isPickled = ({ foods: all }: Plate): boolean =>
  all.some(({ ancestors, id }) => ancestors.includes('pickle') || /kimchi|sauerkraut/.test(id));

export const quickPickle: LeftoverSide = {
  ...plain,
  id: 'side_quick_pickle',
  takes: {
    'red-onion': 'very thinly sliced',
    cucumber: 'very thinly sliced',
    radish: 'very thinly sliced',
    daikon: 'peeled and cut into matchsticks',
    carrot: 'peeled and cut into matchsticks',
    shallot: 'very thinly sliced',
  },
  grams: 30,
  most: 2,
  group: side,
  suits: (plate, { id }) =>
    !isPickled(plate) &&
    (isAsian(plate)
      ? in_('rice bowl grill fry roast seared noodles wrap stir-fry saute stew braise')(plate)
      : in_('wrap bowl grill sandwich')(plate) || (id === 'red-onion' && in_('roast fry seared egg')(plate))),
  with: [
    part('acid', vinegars, { grams: 7, unit: 'tbsp', needed: true, shared: true }),
    part('sweet', foods('sugar honey palm-sugar'), { grams: 1.2, unit: 'tsp', shared: true }),
    chili,
    part('seeds', { 'sesame-seeds': 'toasted' }, { grams: 1.5, unit: 'tsp', shared: true }),
  ],
  step: step('side_quick_pickle', {
    action: 'marinate',
    uses: ['side_quick_pickle'],
    tools: ['small bowl'],
    minutes: [10, 15],
    active: 3,
    say: 'For a quick pickle, squeeze {side_quick_pickle, side_quick_pickle_chili} with a pinch of salt[!side_quick_pickle_sweet:  and one of sugar] until limp, stir in {side_quick_pickle_acid, side_quick_pickle_sweet} and leave until everything else is ready. Lift it out of its liquid to serve[side_quick_pickle_seeds: , strewn with {side_quick_pickle_seeds}].',
  }),
  named: 'A quick pickle of {side_quick_pickle.n} cuts the richness.',
};

/** Crisp slices beside what has a sauce to mop up. */
export const garlicToast: LeftoverSide = {
  ...plain,
  id: 'side_toast',
  takes: {
    baguette: 'sliced',
    ciabatta: 'sliced',
    'sourdough-bread': 'sliced',
    'italian-bread': 'sliced',

    'white-bread': 'sliced',
  },
  grams: 60,
  group: side,
  suits: (plate) =>
    !isFilled(plate) &&
    !isAsian(plate) &&
    within(plate, set('western european mediterranean north-american latin-american')) &&
    in_('soup stew egg salad braise seared grill saute dip')(plate),
  with: [
    { ...garlic, takes: { garlic: 'halved' }, grams: 1.2, needed: true },
    part('fat', foods('olive-oil butter'), { grams: 5, unit: 'tbsp', shared: true }),
  ],
  step: step('side_toast', {
    ...burner,
    action: 'toast',
    heat: 'medium-high',
    uses: ['side_toast'],
    tools: ['frying pan'],
    minutes: [3, 4],
    active: 3,
    until: 'crisp and striped with brown',
    say: 'At the end, toast {side_toast} in a dry pan over medium-high heat, turning once, until {until}, {min}. Rub with {side_toast_garlic}[side_toast_fat:  and finish with {side_toast_fat}].',
  }),
};

/** Greens from the wok or the pot, glossed with what is in the sauce. */
export const glossedGreens: LeftoverSide = {
  ...plain,
  id: 'side_glossed',
  takes: {
    broccoli: 'cut into small florets',
    broccolini: 'trimmed',
    'bok-choy': 'quartered lengthwise',
    'choy-sum': 'cut into short lengths',
    'napa-cabbage': 'cut into wide strips',
    'snow-pea': 'trimmed',
    'sugar-snap-pea': 'trimmed',
    'green-bean': 'trimmed',
    asparagus: 'cut into short lengths',
    spinach: 'washed',
  },
  grams: 85,
  unit: 'g',
  most: 2,
  group: side,
  suits: (plate) =>
    isAsian(plate) && in_('stir-fry fry grill seared saute roast braise steam stew rice egg bowl')(plate),
  with: [
    part('sauce', foods('soy-sauce tamari oyster-sauce reduced-sodium-soy-sauce'), {
      grams: 2.5,
      unit: 'tsp',
      shared: true,
    }),
    part('oil', foods('toasted-sesame-oil'), { grams: 1.2, unit: 'tsp', shared: true }),
    part('garlic', { garlic: 'finely grated' }, { grams: 1, unit: 'clove' }),
    part('seeds', { 'sesame-seeds': 'toasted' }, { grams: 1.2, unit: 'tsp', shared: true }),
  ],
  step: step('side_glossed', {
    ...burner,
    action: 'boil',
    uses: ['side_glossed'],
    tools: ['saucepan'],
    minutes: [2, 3],
    active: 2,
    until: 'bright green and still crisp',
    say: 'Boil {side_glossed} in salted water until {until}, {min}, and drain well[side_glossed_sauce|side_glossed_oil|side_glossed_garlic: ; turn in {side_glossed_sauce, side_glossed_oil, side_glossed_garlic}][side_glossed_seeds:  and strew with {side_glossed_seeds}]. Keep under a lid, to serve beside it.',
  }),
};

/** Grain that makes a lunch of a salad. */
export const foldedGrain: LeftoverSide = {
  ...plain,
  id: 'side_salad_grain',
  takes: { bulgur: '', couscous: '', quinoa: 'rinsed', freekeh: '', farro: 'rinsed', 'pearl-couscous': '' },
  grams: 40,
  unit: 'g',
  suits: (plate) => in_('salad')(plate) && !isAsian(plate) && !isFilled(plate),
  step: step('side_salad_grain', {
    ...burner,
    action: 'boil',
    uses: ['side_salad_grain'],
    tools: ['medium saucepan', 'lid'],
    minutes: [12, 15],
    active: 1,
    times: { role: 'side_salad_grain', method: 'boil' },
    until: 'tender',
    say: 'Cook {side_salad_grain} under a lid in {side_salad_grain.water salted} until {until}, {min}. Spread out on a plate, so that it cools quickly, and fork it through the salad before you serve it.',
  }),
  named: 'With {side_salad_grain.n} it is a whole meal.',
};

/** Yogurt or soured cream, stirred with what there is of garlic, herbs and cucumber. */
export const spoonedSauce: Pick<LeftoverSide, 'with' | 'tail'> = {
  with: [
    part('cool', { cucumber: 'coarsely grated and squeezed dry' }, { grams: 25 }),
    part('garlic', { garlic: 'finely grated' }, { grams: 0.8, unit: 'clove' }),
    part('herb', { ...green, mint: 'finely chopped' }, { grams: 2, unit: 'tbsp' }),
    part('acid', foods('lemon-juice lime-juice'), { grams: 1.5, unit: 'tsp' }),
  ],
  tail: ' [side_spooned_cool|side_spooned_garlic|side_spooned_herb|side_spooned_acid: Stir {side_spooned, side_spooned_cool, side_spooned_garlic, side_spooned_herb, side_spooned_acid} together with a pinch of salt and spoon it on top.][!side_spooned_cool&!side_spooned_garlic&!side_spooned_herb&!side_spooned_acid: Season {side_spooned} with a pinch of salt and spoon it on top.]',
};

/** What makes a green vegetable from the pan a side of its own. */
export const overGreens: readonly Companion[] = [
  garlic,
  part('chili', { 'chili-flakes': '' }, { grams: 0.2, unit: 'pinch' }),
  part('acid', foods('lemon-juice'), { grams: 2, unit: 'tsp' }),
  part('cheese', foods('parmesan pecorino-romano', 'finely grated'), { grams: 6, unit: 'g' }),
  part('nuts', crunch, { grams: 6, unit: 'tbsp' }),
];
/** The end of the sentence on such a vegetable. */
export const greensEnd = (id: string): string =>
  `[${id}_garlic|${id}_chili: , with {${id}_garlic, ${id}_chili} for the last minute]`;
export const greensFinish = (id: string): string =>
  `[${id}_acid|${id}_cheese|${id}_nuts:  Finish with {${id}_acid, ${id}_cheese, ${id}_nuts}.]`;
