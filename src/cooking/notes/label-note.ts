import type { Food } from '#food/model';
import type { Allergen, Diet } from '#food/vocabulary';
import { joinList } from '../text/grammar.ts';
import { shortNames } from '../text/naming.ts';

/** Goods from a packet, by what may hide in them. */
const packets = {
  stock: /stock(?!fish)|broth|bouillon/,
  sauce:
    /(?<!soy-|fish-|oyster-|apple)sauce|ketchup|mayonnaise|mustard(?!-(?:seed|greens|oil))|salsa|harissa|gochujang|miso|relish|chutney|dressing|marinara|passata|tahini/,
  // Brewed from beans or fish, and never with milk, egg or nuts.
  brewed: /(?:soy|fish|oyster)-sauce|tamari/,
  pickle: /kimchi/,
  paste: /curry-paste|pesto|shrimp-paste|doubanjiang|chili-crisp/,
  blend: /curry-powder|seasoning|garam-masala|chili-powder|ras-el-hanout|baharat|five-spice|berbere|zaatar/,
  bread: /bread|bun|tortilla|pita|naan|wrap|cracker|crumb|panko|pastry|phyllo|muffin|bagel|baguette/,
  pasta: /pasta|spaghetti|penne|noodle|lasagna|macaroni|orzo|couscous|fusilli|linguine|gnocchi/,
  sausage: /sausage|ham$|ham-|bacon|chorizo|salami|prosciutto|bratwurst|pancetta|andouille|kielbasa/,
  sweet: /chocolate|cocoa|granola|muesli|cookie|biscuit|marzipan|candy|ice-cream|sprinkles/,
  nut: /almond|walnut|cashew|pistachio|hazelnut|pecan|peanut|nut-butter|pine-nuts|sunflower-seed|pumpkin-seed|sesame/,
  oats: /^(?:rolled-|steel-cut-|quick-)?oats?$|oat-/,
  dried: /^dried-(?:apricot|fruit|fig|mango|tomato)|raisin|sun-dried|wine$|vinegar/,
  plantMilk: /(?:soy|oat|almond|rice)-milk|vegan-|margarine/,
} as const;
type Packet = keyof typeof packets;

/** Which packets makers are known to put an allergen into, or to fill beside it; the likeliest first. */
const suspects: Readonly<Record<Allergen, readonly Packet[]>> = {
  milk: ['sausage', 'bread', 'sweet', 'stock', 'plantMilk', 'blend', 'sauce'],
  egg: ['pasta', 'bread', 'sauce', 'sweet', 'sausage'],
  fish: ['pickle', 'paste', 'sauce', 'brewed', 'stock'],
  crustacean: ['pickle', 'paste', 'sauce', 'brewed', 'stock'],
  mollusc: ['pickle', 'paste', 'sauce', 'brewed', 'stock'],
  'tree-nut': ['nut', 'sweet', 'paste', 'bread', 'oats', 'blend', 'plantMilk', 'sauce'],
  peanut: ['nut', 'paste', 'sweet', 'sauce', 'bread', 'oats', 'blend'],
  wheat: ['brewed', 'sauce', 'stock', 'oats', 'bread', 'blend', 'sausage', 'sweet', 'paste'],
  gluten: ['brewed', 'sauce', 'stock', 'oats', 'bread', 'blend', 'sausage', 'sweet', 'paste'],
  soy: ['stock', 'bread', 'sweet', 'sauce', 'brewed', 'sausage', 'paste', 'plantMilk'],
  sesame: ['bread', 'pickle', 'sauce', 'brewed', 'blend', 'nut', 'oats'],
  celery: ['stock', 'blend', 'sausage', 'sauce', 'paste'],
  mustard: ['blend', 'sauce', 'sausage', 'stock', 'paste'],
  lupin: ['bread', 'pasta', 'sweet'],
  sulphite: ['dried', 'sausage', 'sauce'],
};

const called: Readonly<Record<Allergen, string>> = {
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

const most = 3;
/** Named in the plural. */
const manyOf: ReadonlySet<string> = new Set(['nuts', 'peanuts', 'sulfites']);

/** The packets of a recipe that an allergen is most at home in, as sentences call them. */
function packetsFor(allergens: readonly Allergen[], foods: readonly Food[]): readonly string[] {
  const names = shortNames(foods);
  const kinds = allergens.flatMap((allergen) => suspects[allergen]);
  const found = [...new Set(kinds)].flatMap((kind) =>
    // What already carries the label in its name needs no second reminder.
    foods.filter(({ id, label }) => packets[kind].test(id) && label === undefined && !/-free/.test(id)),
  );
  return [
    ...new Set(found.map(({ id }) => names.get(id)!).map(({ singular, plural }) => plural ?? singular)),
  ].slice(0, most);
}

/** Where the taste of garlic and onion comes from that are left out; and that with this diet the portion counts. */
function fodmapNote(foods: readonly Food[]): string {
  const has = (id: string): boolean => foods.some((food) => food.id === id);
  const tastes = [
    ...(has('garlic-infused-oil') ? ['the oil carries the taste of garlic without its fructans'] : []),
    ...(has('scallion-greens') ? ['of the scallions only the green goes in'] : []),
  ];
  const portion = 'With FODMAPs the portion counts, so keep to one serving';
  return tastes.length === 0 ? `${portion}.` : `${portion}; ${joinList(tastes)}.`;
}

/**
 * A word on labels for whoever cooks for an allergy or by a diet of health: the tables clear a food, and a maker may still
 * change his recipe. Null where everything in the recipe comes without a packet, or nothing of the sort was asked.
 */
export function labelNote(
  foods: readonly Food[],
  asks: { readonly allergens: readonly Allergen[]; readonly diets: readonly Diet[] },
): string | null {
  const { allergens, diets } = asks;
  if (allergens.length > 0) {
    const read = packetsFor(allergens, foods);
    const what = [...new Set(allergens.map((allergen) => called[allergen]))];
    return read.length === 0
      ? null
      : `Check the ${read.length === 1 ? 'label' : 'labels'} of the ${joinList(read)} for ${joinList(what, 'or')}, and for traces of ${what.length === 1 && !manyOf.has(what[0]!) ? 'it' : 'them'}.`;
  }
  for (const diet of diets) {
    const known = freeOf[diet];
    if (known === undefined) continue;
    const read = packetsFor([known.allergen], foods);
    if (read.length > 0) return `Look for ${joinList(read)} labeled ${known.label}.`;
  }
  if (diets.includes('low-fodmap')) return fodmapNote(foods);
  const cheeses = foods.filter(
    ({ category, id }) =>
      category === 'cheese' && !/cream-cheese|cottage|ricotta|mascarpone|vegan|paneer|vegetarian/.test(id),
  );
  if (diets.includes('vegetarian') && cheeses.length > 0)
    return `Some makers set ${joinList([...new Set(cheeses.map(({ id }) => shortNames(foods).get(id)!.singular))].slice(0, 2))} with animal rennet; a vegetarian one says so on the packet.`;
  const meat = foods.find(
    ({ category, traits }) => category === 'meat' || category === 'poultry' || traits.includes('meat'),
  );
  for (const diet of ['halal', 'kosher'] as const)
    if (diets.includes(diet) && meat !== undefined)
      return `Buy the ${shortNames(foods).get(meat.id)!.singular} from a ${diet} butcher, or with a ${diet} certificate.`;
  return null;
}
