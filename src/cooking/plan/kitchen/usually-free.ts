import type { Food } from '#food/model';
import type { Allergen } from '#food/vocabulary';

/**
 * Packets of which the plain kind is free of an allergen with most makers, and which households with that allergy buy by
 * their labels. What mostly holds it, or is filled beside it as a rule, has no place here: Thai curry paste and shrimp,
 * chocolate and nuts, naan and milk, oats and gluten.
 */
const groups = {
  driedPasta: ['pasta', 'long-pasta', 'short-pasta', 'soup-pasta'],
  wheatNoodles: [
    'noodle',
    'wheat-noodles-dried',
    'whole-wheat-noodles',
    'gyoza-wrappers',
    'spring-roll-wrappers',
  ],
  loaves: [
    'bread',
    'white-bread',
    'whole-wheat-bread',
    'baguette',
    'whole-wheat-baguette',
    'toast',
    'stale-bread',
    'crusty-roll',
    'pizza-base',
    'pizza-dough',
    'flour-tortilla',
    'flatbread-wrap',
  ],
  crumbs: ['breadcrumbs', 'fresh-breadcrumbs', 'whole-wheat-breadcrumbs', 'panko'],
  buns: ['burger-bun', 'hot-dog-bun', 'whole-wheat-bun', 'dinner-roll', 'english-muffin', 'naan'],
  frozen: [
    'frozen-stir-fry-vegetables',
    'frozen-potato-wedges',
    'frozen-roast-potatoes',
    'sweet-potato-fries',
    'french-fries',
    'frozen-fries',
    'tater-tots',
  ],
  beans: ['baked-beans', 'refried-beans', 'refried-black-beans', 'canned-chili-beans'],
  blends: [
    'taco-seasoning',
    'fajita-seasoning',
    'chili-seasoning',
    'cajun-seasoning',
    'creole-seasoning',
    'jerk-seasoning',
    'adobo-seasoning',
    'poultry-seasoning',
    'steak-seasoning',
    'barbecue-rub',
    'lemon-pepper',
    'garlic-herb-seasoning',
    'greek-seasoning',
    'shawarma-spice',
    'tandoori-masala',
    'chana-masala-spice',
    'biryani-masala',
    'mixed-seasoning',
    'jamaican-curry-powder',
    'ras-el-hanout',
    'tajin',
  ],
  sausages: [
    'sausage',
    'fresh-sausage',
    'pork-sausage',
    'italian-sausage',
    'beef-sausage',
    'chicken-sausage',
    'turkey-sausage',
    'bratwurst',
    'cumberland-sausage',
    'chipolata',
    'merguez',
    'chorizo',
    'fresh-chorizo',
    'toulouse-sausage',
  ],
  tomatoSauces: ['marinara-sauce', 'unsalted-marinara-sauce', 'arrabbiata-sauce'],
  barbecueSauce: ['barbecue-sauce'],
  thaiPastes: ['red-curry-paste', 'green-curry-paste', 'yellow-curry-paste'],
  indianPastes: ['tikka-curry-paste'],
  pastry: ['shortcrust-pastry', 'pie-crust'],
  plantButter: ['vegan-butter', 'unsalted-vegan-butter'],
  coconutCheese: ['vegan-cheddar', 'vegan-mozzarella', 'vegan-feta'],
  flourMixes: ['gluten-free-flour', 'gluten-free-self-raising-flour'],
  proteinPowder: ['protein-powder'],
  plantMeat: [
    'plant-based-mince',
    'pea-protein-mince',
    'plant-based-burger',
    'plant-based-sausage',
    'plant-based-chicken',
    'plant-based-meatballs',
    'veggie-burger-patty',
    'falafel-mix',
  ],
  potatoGnocchi: ['gnocchi'],
  gravyGranules: ['gravy-granules'],
} as const satisfies Record<string, readonly string[]>;
type Group = keyof typeof groups;

/** Sorts of a group that are made otherwise: broad ribbons mostly with egg. */
const otherwise =
  /tagliatelle|pappardelle|fettuccine|tricolor|protein-pasta|stuffed|ravioli|tortell|spaetzle|gnocchi/;

const anyPacket = ['frozen', 'beans', 'blends'] as const satisfies readonly Group[];

const withoutNuts = [
  ...anyPacket,
  ...(['loaves', 'crumbs', 'buns', 'sausages', 'barbecueSauce', 'thaiPastes', 'indianPastes'] as const),
  ...(['plantButter', 'proteinPowder', 'plantMeat'] as const),
] as const satisfies readonly Group[];

/** What of them is mostly free of an allergen. Celery, mustard and sulfites are in too much for any. */
const freeOf: Readonly<Partial<Record<Allergen, readonly Group[]>>> = {
  egg: [
    ...anyPacket,
    'driedPasta',
    'wheatNoodles',
    'loaves',
    'crumbs',
    'buns',
    'sausages',
    'tomatoSauces',
    'barbecueSauce',
    'thaiPastes',
    'indianPastes',
    'pastry',
    'plantButter',
    'proteinPowder',
    'flourMixes',
  ],
  milk: [
    ...anyPacket,
    'loaves',
    'crumbs',
    'sausages',
    'tomatoSauces',
    'barbecueSauce',
    'thaiPastes',
    'potatoGnocchi',
    'flourMixes',
  ],
  'tree-nut': [...withoutNuts, 'coconutCheese', 'flourMixes'],
  peanut: withoutNuts,
  soy: [...anyPacket, 'driedPasta', 'sausages', 'tomatoSauces', 'barbecueSauce'],
  sesame: [
    ...anyPacket,
    'crumbs',
    'buns',
    'sausages',
    'barbecueSauce',
    'plantButter',
    'proteinPowder',
    'plantMeat',
  ],
  fish: [...anyPacket, 'sausages', 'indianPastes', 'plantMeat'],
  crustacean: [...anyPacket, 'sausages', 'barbecueSauce', 'indianPastes', 'plantMeat'],
  mollusc: [...anyPacket, 'sausages', 'barbecueSauce', 'indianPastes', 'plantMeat'],
  wheat: [...anyPacket, 'tomatoSauces'],
  gluten: [...anyPacket, 'tomatoSauces'],
};

/** What ways of eating are taken to have bought of them, under the label that rules out all that they leave. */
const boughtBy: Readonly<Record<string, readonly Group[]>> = {
  vegan: [...anyPacket, 'driedPasta', 'wheatNoodles', 'tomatoSauces', 'plantMeat', 'potatoGnocchi'],
  vegetarian: [...anyPacket, 'plantMeat', 'gravyGranules'],
};

/** Diets of health that are mostly an allergy, and what it is to. */
const allergenOf: Readonly<Record<string, Allergen>> = {
  'egg-free': 'egg',
  'nut-free': 'tree-nut',
  'soy-free': 'soy',
};

/** The words of a label, as the reading of recipes knows them. */
const labelOf: Readonly<Partial<Record<Allergen, string>>> = {
  egg: 'egg-free',
  milk: 'milk-free',
  'tree-nut': 'nut-free',
  peanut: 'nut-free',
  soy: 'soy-free',
  sesame: 'sesame-free',
  fish: 'fish-free',
  crustacean: 'shellfish-free',
  mollusc: 'shellfish-free',
  wheat: 'gluten-free',
  gluten: 'gluten-free',
};

const groupsOf = (food: Food): readonly Group[] =>
  (Object.keys(groups) as Group[]).filter((group) => {
    const members: readonly string[] = groups[group];
    if (members.includes(food.id)) return true;
    return group === 'driedPasta' && members.includes(food.kind ?? '') && !otherwise.test(food.id);
  });

/**
 * The label that a packet of the kitchen has to bear under a restriction, where the plain kind of it mostly is free of what
 * is left out: "egg-free" for dried spaghetti. Undefined where no household would trust it.
 */
export function usualLabel(food: Food, constraint: string): string | undefined {
  const held = groupsOf(food);
  const ways = boughtBy[constraint];
  if (ways !== undefined) return held.some((group) => ways.includes(group)) ? 'vegan' : undefined;
  const allergen = allergenOf[constraint] ?? (constraint.startsWith('no ') ? constraint.slice(3) : '');
  const free = freeOf[allergen as Allergen];
  return free !== undefined && held.some((group) => free.includes(group))
    ? labelOf[allergen as Allergen]
    : undefined;
}
