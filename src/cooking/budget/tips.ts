import { isKind, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Cost } from '#food/cost';

/** What a thrifty shopper knows of a kind of food; `{it}` is what the list calls it. */
interface ShopTip {
  readonly of: readonly string[];
  readonly not?: readonly string[];
  readonly say: string;
  /** Where the line says so. */
  readonly only?: RegExp;
  /** Grams below which it is not worth the words, and above which nothing is left over. */
  readonly least?: number;
  readonly most?: number;
  /** Of a pack that is opened: nothing is left where the list takes it whole. */
  readonly opened?: true;
}

/** Grams of herbs of which something is left: more than this is the whole bunch. Own rule. */
const bunch = 25;
/** More than this nobody reads. */
const mostTips = 3;

const shopTips: readonly ShopTip[] = [
  {
    of: ['chicken-breast', 'chicken-thigh'],
    say: 'Bone-in chicken costs about half as much by weight: take the meat off yourself, and boil the bones for stock.',
    least: 250,
  },
  {
    of: ['ground-beef', 'ground-pork', 'ground-lamb', 'ground-turkey', 'ground-chicken'],
    only: /\b(?:ground|minced?|mince|hamburger|burger meat)\b/i,
    say: 'The large pack of ground meat is the cheapest by weight: freeze what is over flat, in bags of one meal each.',
    least: 200,
  },
  {
    of: ['beef', 'pork', 'lamb', 'veal'],
    not: ['cured-pork', 'sausage'],
    say: 'Buy the meat in one large piece when it is on offer, cut it up yourself and freeze the rest in portions.',
    least: 300,
    only: /\b(?:diced?|cubed?|cubes|chunks?|strips|stew\p{L}*|brais\p{L}*|pieces|sliced|shoulder|chuck)\b/iu,
  },
  {
    of: ['shrimp', 'white-fish', 'oily-fish', 'squid', 'mussel'],
    not: ['smoked-fish', 'smoked-salmon', 'canned-fish'],
    say: 'Frozen seafood usually costs less than what lies on ice: thaw it in the fridge overnight and pat it very dry.',
    least: 150,
  },
  {
    of: ['smoked-salmon', 'smoked-fish'],
    say: 'Trimmings of smoked fish are the same fish for about half the price, wherever it is cut up anyway.',
  },
  {
    of: ['hard-cheese'],
    say: 'Buy the cheese in a block and grate it yourself: it is cheaper by weight, melts better, and the rest freezes.',
    least: 40,
  },
  {
    of: ['canned-beans'],
    say: 'Dried beans cost about a third of canned ones: for each can, soak 3/4 cup overnight, boil them hard for 10 minutes and then simmer until tender.',
  },
  {
    of: ['stock'],
    not: ['stock-cube'],
    say: 'The ends and peel of vegetables, and any bones, kept in the freezer and simmered for an hour, make stock for nothing.',
    least: 300,
  },
  {
    of: ['tomato-product'],
    say: 'The store brand of canned tomatoes does as well once it has simmered.',
    least: 250,
  },
  {
    of: ['wine'],
    not: ['fortified-wine', 'dry-sherry', 'sweet-wine', 'sparkling-wine'],
    say: 'Any wine that you would drink will do; what is left of the bottle freezes in an ice tray for the next sauce.',
    most: 500,
  },
  {
    of: ['wine'],
    not: ['fortified-wine', 'dry-sherry', 'sweet-wine', 'sparkling-wine'],
    say: 'Any dry wine that you would drink will do: after hours in the pot nobody tastes the label.',
    least: 501,
  },
  {
    of: ['cream', 'coconut-milk', 'buttermilk'],
    // Soured cream splits when it thaws.
    not: ['sour-cream', 'creme-fraiche', 'mexican-crema'],
    say: 'What is left of an opened pack of {it} freezes in an ice tray and goes into the next soup or sauce.',
    opened: true,
  },
  {
    of: ['margarine'],
    say: 'Take the margarine as a block or in sticks (80% fat): the soft kind from a tub holds more water.',
    least: 80,
  },
  {
    of: ['nut'],
    say: 'Nuts are cheapest loose, in the amount that you need; they keep in the freezer for months.',
    least: 30,
  },
  {
    of: ['herb'],
    not: ['dried-herb', 'bouquet-garni'],
    say: 'What is left of the {it}: chop it, cover it with a little oil in an ice tray and freeze it.',
    least: 5,
    most: bunch,
  },
];

/** What is worth knowing at the shop for what a recipe costs most by, dearest first. */
export function shoppingTips(ingredients: readonly Ingredient[], cost: Cost): readonly string[] {
  const paid = new Map(cost.lines.map(({ key, cost: one }) => [key, one ?? 0]));
  const said: string[] = [];
  const told = new Set<ShopTip>();
  for (const { food, grams, name, text } of [...ingredients].sort(
    (a, b) => (paid.get(b.key) ?? 0) - (paid.get(a.key) ?? 0),
  )) {
    if (food === null) continue;
    const tip = shopTips.find(
      (one) =>
        fits(one, food, grams ?? 0) &&
        (one.only?.test(text) ?? true) &&
        !(one.opened === true && wholePack.test(text)),
    );
    if (tip === undefined || told.has(tip) || boughtSo.test(name)) continue;
    // Who has just been told to take frozen prawns knows.
    if (/^Frozen/.test(tip.say) && ingredients.some((one) => frozenFlesh(one))) continue;
    told.add(tip);
    said.push(tip.say.replace('{it}', name.toLowerCase()));
    if (said.length === mostTips) break;
  }
  return said;
}

/** "1 can (400 ml) coconut milk", "1 pint cream": all of what a shop sells. */
const wholePack =
  /^\W*(?:\d+|an?|one|two)\s+(?:\(?\d[\d.]*[- ]?(?:oz|ounce|g|ml|fl\.? oz)\.?\)?\s+)?(?:cans?|tins?|cartons?|pints?|quarts?|bottles?|tubs?|packs?|packets?|packages?)\b|^\W*(?:200|250|400|500)\s?ml\b/i;

/** What the list says already. */
const boughtSo = /\b(?:frozen|inexpensive|(?:own|store)[- ]brand|trimmings|block of)\b/i;
const frozenFlesh = ({ name, food }: Ingredient): boolean =>
  food !== null &&
  (food.traits.includes('fish') || food.traits.includes('shellfish')) &&
  (/\bfrozen\b/i.test(name) || food.id.startsWith('frozen-'));

const fits = ({ of, not = [], least = 0, most = Infinity }: ShopTip, food: Food, grams: number): boolean =>
  grams >= least &&
  grams <= most &&
  of.some((id) => isKind(food, id)) &&
  !not.some((id) => isKind(food, id)) &&
  !/^(?:frozen|dried)-/.test(food.id);
