import type { DishStep } from '../../dish.ts';
import { sideSauces } from './side-sauces.ts';
import { potStep, wiltsAtOnce } from './into-the-pot.ts';
import {
  dressedLeaves,
  foldedGrain,
  garlicToast,
  glossedGreens,
  greensEnd,
  greensFinish,
  kachumber,
  mash,
  overGreens,
  quickPickle,
  greenTray,
  raita,
  rootTray,
  salsa,
  slaw,
} from './composed-sides.ts';
import { handedRound } from './handed-round.ts';
import { panFruit } from './pan-fruit.ts';
import { secondHelpings } from './second-helpings.ts';
import { step } from './side-role.ts';
import {
  within,
  isAsian,
  isAny,
  has,
  in_,
  set,
  isFilled,
  spoonable,
  pulses,
  western,
  cannedBeans,
  side,
  plain,
  burner,
  type LeftoverSide,
} from './plate.ts';

const starchSide = (
  id: string,
  takes: Readonly<Record<string, string>>,
  say: string,
  until = 'tender',
  minutes: DishStep['minutes'] | null = null,
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
    // What is rolled into bread has its starch; at most it has rice with it, as in Mexico.
    !(in_('wrap')(plate) && !isAny(food, set('rice quinoa'))) &&
    !(isAny(food, set('noodle')) && !isAsian(plate)) &&
    !(isAny(food, set('pasta')) && (isAsian(plate) || !within(plate, western))),
  step: step(id, {
    ...burner,
    action: 'boil',
    uses: [id],
    tools: ['medium saucepan', 'lid'],
    minutes: minutes ?? [15, 18],
    active: 1,
    // What was cooked before takes the minutes that it takes.
    times: minutes === null ? { role: id, method: 'boil' } : null,
    until,
    say,
  }),
  tail: ` Serve with {${id}}.`,
});

/** In the order in which they are thought of: what fills the plate first, what is strewn over it last. */
export const leftoverSides: readonly LeftoverSide[] = [
  // Pearls are boiled like pasta; under boiling water they stay hard.
  starchSide(
    'side_pearls',
    { 'pearl-couscous': '' },
    'Boil {side_pearls} in plenty of salted water until {until}, {min}, and drain.',
  ),
  starchSide(
    'side_kernels',
    { 'pearl-barley': 'rinsed', farro: 'rinsed', freekeh: 'rinsed', buckwheat: 'rinsed' },
    'Boil {side_kernels} in plenty of salted water until {until}, {min}, and drain well.',
    'tender, with a little bite',
  ),
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
    'Bring {side_polenta.water salted} to the boil, pour in {side_polenta} in a thin stream while you whisk, and cook over low heat, stirring often, until {until}, {min}.',
    'thick and smooth',
  ),
  starchSide(
    'side_grain',
    { 'white-rice': 'rinsed', rice: 'rinsed', quinoa: 'rinsed', bulgur: '' },
    'Bring {side_grain} to the boil in {side_grain.water salted}, cover and cook over low heat until {until}, {min}. Let it stand under the lid until everything is ready.',
  ),
  {
    ...starchSide(
      'side_warm_grain',
      {
        'cooked-white-rice': '',
        'cooked-brown-rice': '',
        'cooked-basmati-rice': '',
        'cooked-short-grain-rice': '',
        'cooked-wild-rice': '',
        'ready-rice': '',
        'cooked-quinoa': '',
        'cooked-bulgur': '',
        'cooked-couscous': '',
        'mashed-potato': '',
      },
      'Sprinkle {side_warm_grain} with a little water, cover and warm over low heat, stirring once, until {until}, {min}.',
      'steaming hot right through',
      [5, 6],
    ),
    grams: 150,
  },
  foldedGrain,
  ...sideSauces,
  mash,
  rootTray,
  {
    ...starchSide(
      'side_new_potatoes',
      { 'new-potatoes': 'scrubbed and halved', 'waxy-potato': 'scrubbed and quartered' },
      'Boil {side_new_potatoes} in salted water until {until}, {min}. Drain, and keep warm under the lid.',
      'a knife goes in without resistance',
      [12, 14],
    ),
    grams: 150,
  },
  {
    ...plain,
    id: 'side_roots',
    takes: {
      'sweet-potato': 'peeled and cut into 2 cm cubes',
      'butternut-squash': 'peeled and cut into 2 cm cubes',
      parsnip: 'peeled and cut into batons',
      beet: 'peeled and cut into 1 cm dice',
      celeriac: 'peeled and cut into 1.5 cm dice',
      rutabaga: 'peeled and cut into 1.5 cm dice',
      turnip: 'peeled and cut into wedges',
      carrot: 'peeled and cut into batons',
      fennel: 'cut into thin wedges',
      'winter-squash': 'peeled and cut into 2 cm cubes',
      potato: 'scrubbed and cut into 2 cm cubes',
    },
    grams: 140,
    unit: 'g',
    group: side,
    oil: 7,
    suits: (plate, food) =>
      in_('roast grill fry bake braise stew seared saute egg bowl wrap pie steam')(plate) &&
      !(food.id !== 'sweet-potato' && isAny(food, set('potato')) && isFilled(plate)) &&
      // Over rice and soy carrots are raw and sharp.
      !(food.id === 'carrot' && (isAsian(plate) || has(plate, set('soy-sauce tamari')))),
    step: step('side_roots', {
      ...burner,
      action: 'fry',
      uses: ['side_roots', 'side_roots_oil'],
      tools: ['large frying pan', 'lid'],
      minutes: [18, 20],
      active: 4,
      until: 'brown at the edges and soft inside',
      say: 'Toss {side_roots} with {side_roots_oil} and a pinch of salt in a second wide pan. Cook covered for half of the time, then uncovered, turning now and then, until {until}, {min}.',
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
  secondHelpings[0]!,
  {
    ...plain,
    id: 'side_pot_greens',
    takes: {
      'frozen-peas': '',
      pea: '',
      corn: '',
      spinach: 'washed',
      kale: 'stemmed and shredded',
      'swiss-chard': 'shredded',
    },
    grams: 60,
    unit: 'g',
    most: 2,
    group: '',
    suits: (plate, food) =>
      in_('soup stew curry')(plate) ||
      // Leaves that collapse at once go into any sauce of cream or tomatoes.
      (wiltsAtOnce.test(food.id) &&
        has(
          plate,
          set('cream tomato canned-tomatoes crushed-tomatoes tomato-passata coconut-milk creme-fraiche'),
        ) &&
        in_('seared saute braise fry pasta')(plate) &&
        potStep(plate.dish, 'side_pot_greens', food) !== null),
    step: step('side_pot_greens', {
      ...burner,
      action: 'simmer',
      uses: ['side_pot_greens'],
      minutes: [3, 4],
      active: 1,
      until: 'just tender',
      say: 'Stir {side_pot_greens} into the pot and simmer until {until}, {min}.',
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
      say: 'Warm {side_beans} in {side_beans_oil} with two tablespoons of water and a pinch of salt, crushing a few against the pan, until {until}, {min}. Keep warm, to serve on the side.',
    }),
  },
  {
    ...plain,
    id: 'side_tucked',
    takes: { 'frozen-peas': '', pea: '', 'cherry-tomato': '', spinach: 'washed', kale: 'stemmed and torn' },
    grams: 55,
    unit: 'g',
    group: '',
    suits: (plate, food) =>
      in_('roast')(plate) && !isAsian(plate) && potStep(plate.dish, 'side_tucked', food) !== null,
    step: step('side_tucked', {
      uses: ['side_tucked'],
      station: 'oven',
      minutes: [5, 5],
      say: 'Scatter {side_tucked} over the tray for the last minutes.',
    }),
  },
  panFruit,
  glossedGreens,
  slaw,
  salsa,
  raita,
  kachumber,
  greenTray,
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
    suits: in_('roast grill fry pie bake braise stew seared saute egg curry rice pasta steam'),
    step: step('side_green_veg', {
      ...burner,
      action: 'saute',
      heat: 'medium-high',
      uses: ['side_green_veg', 'side_green_veg_oil'],
      tools: ['large frying pan', 'lid'],
      minutes: [7, 9],
      active: 3,
      until: 'just tender',
      say:
        'Fry {side_green_veg} in {side_green_veg_oil} in a second wide pan for two or three minutes, until browned in spots. Add a pinch of salt and two tablespoons of water, cover and steam until {until}, {min} in all' +
        greensEnd('side_green_veg') +
        '.' +
        greensFinish('side_green_veg') +
        ' Keep under the lid, to serve on the side.',
    }),
    with: overGreens,
  },
  {
    ...plain,
    id: 'side_quick_veg',
    takes: { spinach: 'washed', pea: '' },
    grams: 80,
    unit: 'g',
    most: 2,
    group: side,
    oil: 5,
    suits: in_('roast grill fry bake braise stew seared saute egg rice curry pie steam'),
    step: step('side_quick_veg', {
      ...burner,
      action: 'saute',
      heat: 'medium-high',
      uses: ['side_quick_veg', 'side_quick_veg_oil'],
      tools: ['frying pan'],
      minutes: [3, 4],
      active: 3,
      until: 'just tender and bright green',
      say:
        'Shortly before everything is ready, toss {side_quick_veg} in {side_quick_veg_oil} in a wide pan with a pinch of salt until {until}, {min}' +
        greensEnd('side_quick_veg') +
        '.' +
        greensFinish('side_quick_veg') +
        ' Serve on the side.',
    }),
    with: overGreens,
  },
  {
    ...plain,
    id: 'side_fried_veg',
    takes: {
      zucchini: 'cut into half-moons',
      mushroom: 'sliced',
      'bell-pepper': 'cut into strips',
      kale: 'stemmed and shredded',
      cabbage: 'shredded',
      eggplant: 'cut into 2 cm cubes',
      corn: '',
    },
    grams: 80,
    unit: 'g',
    most: 2,
    group: side,
    oil: 5,
    suits: in_('roast grill fry bake braise stew seared saute egg rice curry pie steam'),
    step: step('side_fried_veg', {
      ...burner,
      action: 'saute',
      heat: 'medium-high',
      uses: ['side_fried_veg', 'side_fried_veg_oil'],
      tools: ['frying pan'],
      minutes: [6, 8],
      active: 4,
      until: 'tender and lightly browned',
      say:
        'In a second pan, fry {side_fried_veg} in {side_fried_veg_oil} with a pinch of salt, stirring often, until {until}, {min}' +
        greensEnd('side_fried_veg') +
        '.' +
        greensFinish('side_fried_veg') +
        ' Keep warm, to serve on the side.',
    }),
    with: overGreens,
  },
  {
    ...plain,
    id: 'side_crisp',
    takes: {
      bacon: 'cut into strips',
      'turkey-bacon': 'cut into strips',
      pancetta: 'diced',
      chorizo: 'diced',
      prosciutto: 'torn into strips',
    },
    grams: 22,
    unit: 'g',
    suits: (plate) =>
      !isAsian(plate) &&
      !plate.foods.some(({ traits }) => traits.includes('cured-meat')) &&
      in_('soup stew braise roast bake fry seared saute steam egg rice pasta salad bowl')(plate),
    step: step('side_crisp', {
      ...burner,
      action: 'fry',
      uses: ['side_crisp'],
      cooks: ['side_crisp'],
      tools: ['small frying pan'],
      minutes: [5, 6],
      active: 2,
      until: 'crisp at the edges',
      say: 'Fry {side_crisp} in a small dry pan until {until}, {min}.',
    }),
    tail: ' Scatter {side_crisp} over the top, with the fat from the pan.',
  },
  dressedLeaves,
  quickPickle,
  {
    ...plain,
    id: 'side_enrich',
    takes: { 'heavy-cream': '', 'cream-cheese': 'cut into pieces', 'creme-fraiche': '' },
    grams: 30,
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
  garlicToast,
  ...secondHelpings.slice(1),
  ...handedRound,
];
