import type { Food } from '#food/model';
import type { Allergen, Diet } from '#food/vocabulary';
import { capitalise, joinList } from '../text/grammar.ts';
import { isPluralName, shortNames } from '../text/naming.ts';
import { jarReason } from './jar-reasons.ts';

/** Goods from a packet, by what may hide in them. */
const packets = {
  stock: /stock(?!fish)|broth|bouillon/,
  sauce:
    /(?<!soy-|fish-|oyster-|apple)sauce|ketchup|mayonnaise|mustard(?!-(?:seed|greens|oil))|salsa|harissa|gochujang|miso|relish|chutney|dressing|marinara|passata|tahini/,
  // Brewed from beans or fish, and never with milk, egg or nuts.
  brewed: /(?:soy|fish|oyster)-sauce|tamari/,
  pickle: /kimchi/,
  paste: /curry-paste|pesto|shrimp-paste|doubanjiang|chili-crisp|^aji-.*paste|^chili-paste/,
  blend: /curry-powder|seasoning|garam-masala|chili-powder|ras-el-hanout|baharat|five-spice|berbere|zaatar/,
  bread: /bread|bun|tortilla|pita|naan|wrap|cracker|crumb|panko|pastry|phyllo|muffin|bagel|baguette/,
  pasta: /pasta|spaghetti|penne|noodle|lasagna|macaroni|orzo|couscous|fusilli|linguine|gnocchi/,
  sausage: /sausage|ham$|ham-|bacon|chorizo|salami|prosciutto|bratwurst|pancetta|andouille|kielbasa/,
  sweet: /chocolate|cocoa|granola|muesli|cookie|biscuit|marzipan|candy|ice-cream|sprinkles/,
  nut: /almond|walnut|cashew|pistachio|hazelnut|pecan|peanut|nut-butter|pine-nuts|sunflower-seed|pumpkin-seed|sesame/,
  oats: /^(?:rolled-|steel-cut-|quick-)?oats?$|oat-/,
  dried: /^dried-(?:apricot|fruit|fig|mango|tomato)|raisin|sun-dried|wine$|vinegar/,
  // From open bins, and from packers who fill nuts too.
  loose:
    /^dried-(?:barberries|apricot|fruit|fig|mango|cranberries|cherries|mulberries)|raisin|^date$|^medjool/,
  leftover: /mashed-potato|gravy|^rotisserie-chicken$/,
  leaven: /^baking-powder$|^custard-powder$/,
  plantMilk: /(?:soy|oat|almond|rice)-milk|vegan-|margarine/,
} as const;
type Packet = keyof typeof packets;

/** Which packets makers are known to put an allergen into, or to fill beside it; the likeliest first. */
const suspects: Readonly<Record<Allergen, readonly Packet[]>> = {
  milk: ['leftover', 'sausage', 'bread', 'sweet', 'stock', 'plantMilk', 'blend', 'sauce'],
  egg: ['leftover', 'pasta', 'bread', 'sauce', 'sweet', 'sausage'],
  fish: ['pickle', 'paste', 'sauce', 'brewed', 'stock'],
  crustacean: ['pickle', 'paste', 'sauce', 'brewed', 'stock'],
  mollusc: ['pickle', 'paste', 'sauce', 'brewed', 'stock'],
  'tree-nut': ['nut', 'sweet', 'loose', 'paste', 'bread', 'oats', 'blend', 'plantMilk', 'sauce'],
  peanut: ['nut', 'paste', 'sweet', 'loose', 'sauce', 'bread', 'oats', 'blend'],
  wheat: ['brewed', 'sauce', 'stock', 'oats', 'bread', 'blend', 'sausage', 'sweet', 'paste', 'leaven'],
  gluten: ['brewed', 'sauce', 'stock', 'oats', 'bread', 'blend', 'sausage', 'sweet', 'paste', 'leaven'],
  soy: ['stock', 'bread', 'sweet', 'sauce', 'brewed', 'sausage', 'paste', 'plantMilk'],
  sesame: ['bread', 'pickle', 'sauce', 'brewed', 'blend', 'nut', 'oats'],
  celery: ['leftover', 'stock', 'blend', 'sausage', 'sauce', 'paste'],
  mustard: ['blend', 'sauce', 'sausage', 'stock', 'paste'],
  lupin: ['bread', 'pasta', 'sweet'],
  sulphite: ['dried', 'sausage', 'sauce'],
};

const nameOf: Readonly<Record<Allergen, string>> = {
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  crustacean: 'shellfish',
  mollusc: 'shellfish',
  'tree-nut': 'nuts',
  peanut: 'peanuts',
  wheat: 'wheat',
  gluten: 'gluten',
  soy: 'soy',
  sesame: 'sesame',
  celery: 'celery',
  mustard: 'mustard',
  lupin: 'lupin',
  sulphite: 'sulfites',
};

/** What a diet of health leaves, as packets say it. */
const freeOf: Readonly<Partial<Record<Diet, { readonly allergen: Allergen; readonly label: string }>>> = {
  'gluten-free': { allergen: 'gluten', label: 'gluten-free' },
  'dairy-free': { allergen: 'milk', label: 'dairy-free' },
  'egg-free': { allergen: 'egg', label: 'egg-free' },
  'nut-free': { allergen: 'tree-nut', label: 'free of nuts' },
  'soy-free': { allergen: 'soy', label: 'soy-free' },
};

const most = 4;
/** Named in the plural. */
const manyOf: ReadonlySet<string> = new Set(['nuts', 'peanuts', 'sulfites']);

/** What sentences call a food of the recipe, in its number. */
type Called = (food: Food) => string;

function callerOf(foods: readonly Food[]): Called {
  const names = shortNames(foods);
  return ({ id }) => {
    const { singular, plural } = names.get(id)!;
    return plural ?? singular;
  };
}

// What already carries the label in its name needs no second reminder.
const isUnlabeled = ({ id, label }: Food): boolean => label === undefined && !/-free/.test(id);

/** The packets of a recipe that an allergen is most at home in. */
function packetsFor(allergens: readonly Allergen[], foods: readonly Food[]): readonly Food[] {
  const kinds = allergens.flatMap((allergen) => suspects[allergen]);
  const found = [...new Set(kinds)].flatMap((kind) =>
    foods.filter((food) => packets[kind].test(food.id) && isUnlabeled(food)),
  );
  return [...new Set(found)].slice(0, most);
}

/** The caller's own packets that are taken for such as bear a label: each is read, however many there are. */
const takenFor = (foods: readonly Food[]): readonly Food[] => [
  ...new Set(foods.filter(({ label }) => label !== undefined)),
];

/** "Check that the lasagna sheets and the baked beans are labeled vegan." Of each label one sentence. */
function takenSentences(taken: readonly Food[], called: Called): readonly string[] {
  return [...new Set(taken.map(({ label }) => label!))].map((label) => {
    const names = [...new Set(taken.filter((food) => food.label === label).map(called))];
    const are = names.length > 1 || isPluralName(names[0]!) ? 'are' : 'is';
    return `Check that the ${joinList(names)} ${are} labeled ${label.replaceAll('-free ', '-free and ')}.`;
  });
}

/** Jars into which makers put garlic or onion. */
const hidesGarlic =
  /mustard(?!-seed)|stock(?!fish)|broth|sausage|ham$|curry-powder|chili-powder|seasoning|worcestershire|ketchup|mayonnaise|salsa|sauce(?<!soy-sauce|fish-sauce|oyster-sauce)$|tortilla-chips|crackers?/;

/** Where the taste of garlic and onion comes from that are left out; and that with this diet the portion counts. */
function fodmapNote(foods: readonly Food[], called: Called): string {
  const has = (id: string): boolean => foods.some((food) => food.id === id);
  const tastes = [
    ...(has('garlic-infused-oil') ? ['the oil carries the taste of garlic without its fructans'] : []),
    ...(has('scallion-greens') ? ['of the scallions only the green goes in'] : []),
  ];
  const portion = 'With FODMAPs the portion counts, so keep to one serving';
  const jars = [...new Set(foods.filter(({ id }) => hidesGarlic.test(id)).map(called))].slice(0, 3);
  const read = jars.length === 0 ? '' : ` Look on the label of the ${joinList(jars)} for garlic and onion.`;
  return (tastes.length === 0 ? `${portion}.` : `${portion}; ${joinList(tastes)}.`) + read;
}

/** So many jars are told by name why they are suspect. */
const mostReasons = 2;

const agree: readonly (readonly [RegExp, string, RegExp, string])[] = [
  [/(\{it\}) is\b/g, '$1 are', /(\{it\}) are\b/g, '$1 is'],
  [/(\{it\}) holds\b/g, '$1 hold', /(\{it\}) hold\b/g, '$1 holds'],
  [/(\{it\}) has\b/g, '$1 have', /(\{it\}) have\b/g, '$1 has'],
];

/** A reason with the name of its food, and its verb in the number of that: chocolate chips are made, chocolate is. */
function inNumber(why: string, names: readonly string[]): string {
  const name = joinList([...names]);
  const many = names.length > 1 || isPluralName(name);
  return agree
    .reduce((text, [one, ones, more, single]) => text.replace(many ? one : more, many ? ones : single), why)
    .replaceAll('{it}', name);
}

/** "Some curry powder has ground mustard in it; most bought stock holds celery." */
function reasonsFor(
  foods: readonly Food[],
  first: readonly Food[],
  allergens: readonly Allergen[],
  diets: readonly Diet[],
  called: Called,
): string | null {
  // Of two packets with one reason it is told once.
  const reasons = new Map<string, { readonly diet: string; readonly names: string[] }>();
  for (const food of new Set([...first, ...foods.filter(isUnlabeled)])) {
    const reason = jarReason(food.id, allergens, diets);
    if (reason === null) continue;
    const known = reasons.get(reason.why) ?? { diet: reason.diet ?? '', names: [] };
    if (!known.names.includes(called(food))) known.names.push(called(food));
    reasons.set(reason.why, known);
  }
  const told = [...reasons]
    .slice(0, mostReasons)
    .map(([why, { diet, names }]) => inNumber(why, names).replaceAll('{diet}', diet));
  return told.length === 0 ? null : `${capitalise(told.join('; '))}.`;
}

/** Ground spices and dried herbs alone, into which no maker stirs milk; and herbs into which none stirs flour. */
const spices = /garam-masala|ras-el-hanout|baharat|five-spice|berbere|zaatar|italian-seasoning/;
const herbs = /italian-seasoning/;
const isPure = (allergen: Allergen, id: string): boolean =>
  (allergen === 'milk' && spices.test(id)) || (allergen === 'gluten' && herbs.test(id));

/** What is to be read on packets for allergies, and what has to carry the label of a diet. */
function readSentences(
  foods: readonly Food[],
  allergens: readonly Allergen[],
  diets: readonly Diet[],
  called: Called,
): { readonly sentences: readonly string[]; readonly read: readonly Food[] } {
  const namesOf = (read: readonly Food[]): string => joinList([...new Set(read.map(called))]);
  const sentences: string[] = [];
  const all = new Set<Food>();
  const taken = takenFor(foods);
  const read =
    allergens.length === 0
      ? []
      : [...taken, ...packetsFor(allergens, foods)].slice(0, Math.max(most, taken.length));
  if (allergens.length === 0) sentences.push(...takenSentences(taken, called));
  if (read.length > 0) {
    const what = [...new Set(allergens.map((allergen) => nameOf[allergen]))];
    for (const food of read) all.add(food);
    sentences.push(
      `Check the ${read.length === 1 ? 'label' : 'labels'} of the ${namesOf(read)} for ${joinList(what, 'or')}, and for traces of ${what.length === 1 && !manyOf.has(what[0]!) ? 'it' : 'them'}.`,
    );
  }
  // Packets that have to carry more than one label are named once, with all of them.
  const labels = new Map<string, string[]>();
  for (const diet of diets) {
    const known = freeOf[diet];
    // Who checks for nuts has looked for what is free of them.
    if (known === undefined || allergens.includes(known.allergen)) continue;
    if (sentences.length + labels.size > 1 && labels.size === 0) continue;
    const labeled = packetsFor([known.allergen], foods).filter(({ id }) => !isPure(known.allergen, id));
    if (labeled.length === 0) continue;
    for (const food of labeled) all.add(food);
    const same = namesOf(labeled) === namesOf(read) && labeled.length === 1;
    if (same) sentences.push(`Take one that is labeled ${known.label} as well.`);
    else labels.set(namesOf(labeled), [...(labels.get(namesOf(labeled)) ?? []), known.label]);
  }
  for (const [names, all] of [...labels].slice(0, 2 - Math.min(1, sentences.length)))
    sentences.push(`Look for ${names} labeled ${joinList(all)}.`);
  return { sentences, read: [...all] };
}

/** The animal that a butcher is asked for. */
const meatName = (meat: Food, called: Called): string =>
  /\b(?:chicken|turkey|duck|beef|lamb|veal)(?=s?\b)/.exec(called(meat))?.[0] ?? called(meat);

/** What a butcher sells; stock and gravy of it come from elsewhere. */
const isMeat = ({ id, category, traits }: Food): boolean =>
  !/stock$|broth$|gravy|bouillon/.test(id) &&
  (category === 'meat' || category === 'poultry' || traits.includes('meat'));
const isDairy = ({ allergens, traits }: Food): boolean =>
  traits.includes('dairy') ||
  allergens.some(({ allergen, level }) => allergen === 'milk' && level === 'contains');

/** What a kosher kitchen looks to besides the meat: what may stand beside it, eggs, fish and leaves. */
function kosherNote(foods: readonly Food[], called: Called): string {
  const meat = foods.find(isMeat);
  const fish = foods.find(({ category, ancestors }) => category === 'seafood' || ancestors.includes('fish'));
  const eggs = foods.some(({ id }) => id === 'egg');
  const first =
    meat !== undefined
      ? `Buy the ${meatName(meat, called)} from a kosher butcher, and cook it in meat pots`
      : foods.some(isDairy)
        ? 'It is a dairy dish: cook it in dairy pots, and look for a kosher mark on the milk and cheese'
        : 'With neither meat nor milk it is pareve, if packets and pots are too';
  const more = [
    ...(meat !== undefined && foods.some(({ id }) => id === 'salt')
      ? [
          'it has been salted already, so season with a light hand and taste before adding the last of the salt',
        ]
      : []),
    ...(eggs ? ['look at each egg for a blood spot before it goes in'] : []),
    ...(fish !== undefined ? ['buy the fish with a patch of skin, so that its scales can be seen'] : []),
  ];
  return `${[first, ...more.slice(0, 1)].join('; ')}.`;
}

/** A word by belief or by what a body bears, beyond packets. */
function dietSentence(
  foods: readonly Food[],
  diets: readonly Diet[],
  called: Called,
  bought: ReadonlySet<string> = new Set(),
): string | null {
  if (diets.includes('low-fodmap')) return fodmapNote(foods, called);
  if (diets.includes('kosher')) return kosherNote(foods, called);
  const meat = foods.find(isMeat);
  if (diets.includes('halal') && meat !== undefined && !bought.has(meat.id))
    return `Buy the ${meatName(meat, called)} from a halal butcher, or with a halal certificate.`;
  const cheeses = foods.filter(
    ({ category, id }) =>
      category === 'cheese' && !/cream-cheese|cottage|ricotta|mascarpone|vegan|paneer|vegetarian/.test(id),
  );
  return diets.includes('vegetarian') && cheeses.length > 0
    ? `Some makers set ${joinList([...new Set(cheeses.map(called))].slice(0, 2))} with animal rennet; a vegetarian one says so on the packet.`
    : null;
}

/**
 * A word on labels for whoever cooks for an allergy or by a diet: the tables clear a food, and a maker may still change his
 * recipe. Names the jars, and what is known of them. Null where everything in the recipe comes without a packet, or nothing
 * of the sort was asked.
 */
export function labelNote(
  foods: readonly Food[],
  asks: {
    readonly allergens: readonly Allergen[];
    readonly diets: readonly Diet[];
    /** Foods of which the caller says that he bought them so. */
    readonly bought?: ReadonlySet<string>;
  },
): string | null {
  const { allergens, diets, bought } = asks;
  const called = callerOf(foods);
  const { sentences, read } = readSentences(foods, allergens, diets, called);
  const hidden = [...allergens, ...diets.flatMap((diet) => freeOf[diet]?.allergen ?? [])];
  const said = [
    ...sentences,
    reasonsFor(foods, read, hidden, diets, called),
    dietSentence(foods, diets, called, bought),
  ].filter((sentence) => sentence !== null);
  return said.length === 0 ? null : said.join(' ');
}
