import type { AllergenWords } from '../fact-tables.ts';
import { markersOf } from '../markers.ts';
import { screenName } from '../name-screen.ts';
import type { Allergen, Category, Trait } from '../vocabulary.ts';

/** What a name and a statement of ingredients show. What they do not show is unknown, never absent. */
export interface Shown {
  readonly contains: ReadonlySet<Allergen>;
  readonly may: ReadonlySet<Allergen>;
  readonly traits: ReadonlySet<Trait>;
}

/** Where a statement turns from what is inside to what may have got in. */
const traces =
  /\b(?:may (?:also )?contain|traces? of|(?:manufactured|made|processed|produced|packed|packaged) (?:in|on) (?:a |an |the )?(?:shared |same )?(?:facility|facilities|plant|equipment|line))/i;

/** Makes the reader of names and statements; parts of statements, which repeat by the thousand, are remembered. */
export function createInference(words: AllergenWords): {
  /** @param statement the ingredients as the pack lists them, or '' */
  shown(name: string, statement: string): Shown;
} {
  const known = new Map<string, ReturnType<typeof screenName>>();
  const screen = (part: string): ReturnType<typeof screenName> => {
    const text = part.trim().toLowerCase();
    let result = known.get(text);
    if (result === undefined) {
      if (known.size >= 50_000) known.clear();
      known.set(text, (result = screenName(text, words)));
    }
    return result;
  };
  return {
    shown(name, statement) {
      const contains = new Set<Allergen>();
      const may = new Set<Allergen>();
      const traits = new Set<Trait>();
      const markers = markersOf(name, words);
      const denied = new Set(markers.flatMap((marker) => marker.denies));
      const deniedTraits = new Set(markers.flatMap((marker) => marker.deniesTraits));
      // A name that says "gluten-free" leaves open what its other words would show; a statement does not.
      const named = screenName(name, words);
      for (const [allergen, word] of named.allergens) {
        // "Nuts" are of some kind, but not of every one.
        if (!denied.has(allergen)) (word === 'nut' ? may : contains).add(allergen);
      }
      for (const trait of named.traits.keys()) if (!deniedTraits.has(trait)) traits.add(trait);
      const at = traces.exec(statement)?.index ?? statement.length;
      for (const part of statement.slice(0, at).split(/[,;:.()[\]{}]/)) {
        if (part.trim() === '') continue;
        const inside = screen(part);
        for (const [allergen, word] of inside.allergens) (word === 'nut' ? may : contains).add(allergen);
        for (const trait of inside.traits.keys()) traits.add(trait);
      }
      for (const part of statement.slice(at).split(/[,;:.()[\]{}]/)) {
        if (part.trim() === '') continue;
        for (const allergen of screen(part).allergens.keys()) if (!contains.has(allergen)) may.add(allergen);
      }
      for (const allergen of contains) may.delete(allergen);
      return { contains, may, traits };
    },
  };
}

/** Shelves by the words of the source's own categories; the first that fits counts. */
const shelves: readonly (readonly [words: RegExp, category: Category])[] = [
  [/^fruits and fruit juices$/, 'produce'],
  [/\bbab(?:y|ies)|infant|toddler/, 'baby'],
  [/vinegar/, 'oils-vinegars'],
  [/alcohol|\bbeers?\b|\bwines?\b|liquor|cocktail|spirits/, 'alcohol'],
  [/frozen|ice cream|popsicle|sorbet|sherbet|gelato/, 'frozen'],
  [/cream cheese|cheese/, 'cheese'],
  [
    /peanut butter|nut butter|jam\b|jell(?:y|ies)|honey|syrup|spreads?\b|granola|cereals?\b(?! grain)|oatmeal|grits/,
    'breakfast-spreads',
  ],
  [
    /dressing|sauce|condiment|grav(?:y|ies)|\bdips?\b|salsa|ketchup|mustard|mayonnaise|marinade|chutney|relish/,
    'sauces-condiments',
  ],
  [/canned|tinned|soups?\b|broth|bouillon|pickle|olives/, 'canned-jarred'],
  [/juice|\bwaters?\b|soda|drinks?\b|beverage|coffee|\bteas?\b|smoothie/, 'beverages'],
  [/milk|yogurt|cream|\beggs?\b|dairy|\bbutter\b|margarine/, 'dairy-eggs'],
  [
    /cake|cookie|brownie|cracker|snack|\bchips?\b|cand(?:y|ies)|chocolate|sweets|dessert|popcorn|\bgum\b|pudding|pretzel|bars?\b/,
    'snacks-sweets',
  ],
  [/sausage|luncheon|cold cuts|\bdeli\b|bacon|frankfurter|\bham\b|cured/, 'deli'],
  [/poultry|chicken|turkey|\bduck/, 'poultry'],
  [/beef|pork|lamb|veal|\bgame\b|meat/, 'meat'],
  [/fish|seafood|shrimp|\btuna\b|\bsalmon\b|crustacean|mollus/, 'seafood'],
  [
    /bread|baker|baked|\bbuns?\b|\brolls?\b|\bpies?\b|muffin|tortilla|doughnut|pastr|bagel|pancake|waffle|biscuit/,
    'bakery',
  ],
  [/spice|herb|season|\bsalts?\b/, 'spices-seasonings'],
  [/flour|baking|sugar|mixes|sweetener/, 'baking'],
  [/cereal grain|pasta|\brice\b|noodle|\bgrains?\b/, 'pasta-rice-grains'],
  [/\bnuts?\b|\bseeds?\b|dried fruit|nut and seed/, 'nuts-seeds-dried-fruit'],
  [/legume|\bbeans?\b|lentil|\bpeas\b|\btofu/, 'beans-legumes'],
  [/\boils?\b|\bfats?\b/, 'oils-vinegars'],
  [
    /vegetable|fruit|potato|tomato|lettuce|salad|produce|apples|banana|berries|melon|carrot|onion|corn\b|squash/,
    'produce',
  ],
];

/** The category of an imported food by its source's category, else by its name; `other` where neither says. */
export function shelfOf(group: string, name: string): Category {
  const find = (text: string): Category | undefined =>
    shelves.find(([words]) => words.test(text.toLowerCase()))?.[1];
  const byGroup = find(group) ?? 'other';
  const said = name.toLowerCase();
  if (byGroup === 'produce' && /juice/.test(said)) return 'beverages';
  if (byGroup === 'produce' && /frozen/.test(said)) return 'frozen';
  if (byGroup === 'produce' && /canned/.test(said)) return 'canned-jarred';
  if (byGroup === 'produce' && /dried|dehydrated/.test(said)) return 'nuts-seeds-dried-fruit';
  if (byGroup === 'dairy-eggs' && /cheese/.test(said)) return 'cheese';
  return byGroup === 'other' ? (find(said.split(',')[0] ?? '') ?? 'other') : byGroup;
}
