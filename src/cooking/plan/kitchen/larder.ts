import type { Food } from '#food/model';
import type { Brief, PantryItem } from '../brief.ts';
import type { DishIndex } from '../rank/dish-index.ts';
import type { Way } from '../rank/indexed-dish.ts';
import { askedByName } from './asked-by-name.ts';
import { suitedTwin } from './suited-twin.ts';

/** A pantry item as it could go into a role. */
export interface Offer {
  readonly index: number;
  readonly food: Food;
  /** Added to the loss where it is a guess that the kitchen has just this one of the kind that was written. */
  readonly guess: number;
}

/** What the pantry offers for each node of the food tree that dishes speak of. */
export interface Larder {
  /** Numbers of the nodes that it offers anything for. */
  readonly stocked: readonly number[];
  /** Whether it offers anything for a node. */
  has(node: number): boolean;
  /** Pantry items that are this node or below it, with the food to cook with; none that the brief denies. */
  offers(node: number): readonly Offer[];
  /** Whether the brief denies a food. */
  denied(food: Food): boolean;
  /** Whether it denies what is bought for a way; found by number, as it is asked of thousands of them. */
  bars(way: Way): boolean;
}

/** Of what an item also stands for that which a dish takes only where it knows nothing nearer. */
const lessLikely = /^(?:breadcrumbs|bone-in-chicken-thigh)$/;

/** Shapes that are cooked in one way only: nobody boils lasagne sheets for a plate of arrabbiata. */
const ownDishOnly =
  /lasagna|cannelloni|jumbo-shells|wrapper|rice-paper|rice-cakes|^whole-(?:fish|sea-bass|sea-bream|red-snapper|tilapia|trout|mackerel)$/;

/** What does as well in any pot that takes the other. */
const nearlySame: Readonly<Record<string, readonly string[]>> = {
  'cooked-pork': ['pulled-pork'],
  'cooked-lamb': ['cooked-pork'],
  'cooked-turkey': ['cooked-chicken'],
  // Whose jug of gravy it is, the dish tells.
  gravy: ['beef-gravy', 'chicken-gravy', 'turkey-gravy'],
  'cooked-salmon': ['canned-salmon'],
  'chipotle-paste': ['chipotle-in-adobo'],
  chipolata: ['cumberland-sausage', 'pork-sausage'],
  'tomato-sauce': ['tomato-passata'],
  'marinara-sauce': ['tomato-passata'],
  'skirt-steak': ['beef-flank-steak', 'beef-sirloin-steak'],
  'hanger-steak': ['beef-sirloin-steak'],
  'flat-iron-steak': ['beef-sirloin-steak'],
  'denver-steak': ['beef-sirloin-steak'],
  'beef-strip-steak': ['beef-sirloin-steak'],
  'beef-ribeye-steak': ['beef-sirloin-steak'],
  'creme-fraiche': ['sour-cream'],
  'sour-cream': ['creme-fraiche'],
  'chicken-leg': ['bone-in-chicken-thigh'],
  cubanelle: ['bell-pepper'],
  'cooked-mayocoba-beans': ['cooked-white-beans'],
  'chicken-pieces': ['bone-in-chicken-thigh'],
  'pork-loin-chop': ['pork-tenderloin', 'pork-cutlet'],
  'pork-cutlet': ['pork-tenderloin'],
  'lamb-leg': ['lamb-shoulder', 'boneless-lamb-leg'],
  'lamb-neck': ['lamb-shoulder'],
  'beef-shin': ['beef-chuck'],
  'turkey-thigh': ['chicken-thigh'],
  'duck-egg': ['egg'],
  'mixed-dried-fruit': ['raisin', 'sultana', 'dried-currants'],
  'vanilla-bean': ['vanilla-extract'],
};

/** Minutes in which no rice is boiled and then fried: who asks for that has it cooked. */
const noTimeForRice = 30;
/** In fewer than these it can only be meant so. */
const noTimeToBoilIt = 21;

/**
 * Eight times the weight of the fresh, or of another nature: never measured out as what its kind is. A dish that takes it
 * names it.
 */
const ownNameOnly =
  /^dried-(?:porcini|shiitake|morel|wood-ear|mixed-mushrooms|shrimp|anchovy|smoked-fish|egg|buttermilk|hominy|corn-kernels|kanpyo)$|^(?:milk|skim-milk|whey|egg-white|meringue|tomato|cheese)-powder$|^bonito-flakes$|^salt-cod$|^parmesan-rind$|^pearl-sugar$|^stockfish$|^truffle$|^pearl-onion$|^cipollini|^cooked-(?:lamb|pork|salmon)$|^frozen-(?:fries|hash-browns|potato-wedges|roast-potatoes)$/;

/** Boiled already: it goes where it is named, or its like is, and never into water for a quarter of an hour. */
const boiledAlready =
  /^(?:cooked|ready)-(?:.*-)?(?:rice|quinoa|bulgur|couscous|barley|millet|buckwheat|noodles|pasta|oatmeal|polenta|beet|potato)$/;

/** Who writes "potatoes" has raw ones; beetroot is sold cooked as well, where nobody says that it is raw. */
const isCookedOf = ({ id }: Food, food: Food, text: string): boolean =>
  (id === 'cooked-potato' && food.id !== id) ||
  (id === 'cooked-beet' && food.id !== id && /\b(?:raw|fresh|bunch|uncooked)\b/i.test(text));

/** The kinds that a food goes into dishes as. */
const kindsOf = ({ id, ancestors }: Food): readonly string[] =>
  // Pearls are boiled like pasta; under boiling water they stay hard.
  ownNameOnly.test(id) || id === 'pearl-couscous'
    ? []
    : boiledAlready.test(id)
      ? ancestors.filter((kind) => boiledAlready.test(kind))
      : ancestors;

/** Whether a food is cooked or cut as others of its kind are: dried mushrooms and sheets of lasagne are not. */
export const isUsualOfKind = ({ id }: Food): boolean => !ownNameOnly.test(id) && !ownDishOnly.test(id);

/** Bread by its kin, but nothing to cut a slice from: raw dough, pastry, crumbs. */
const unbaked = /dough|pastry|phyllo|crust|crumbs?$|panko|stuffing|meal$|croutons|wafer/;
const isBaked = ({ id }: Food): boolean => !unbaked.test(id);
/** Who writes "bread" has a loaf, which can be grated, and no sheet of pastry. */
const raw = /dough|pastry|phyllo|-crust$|wafer/;

/** Cheese that nobody grates: a dish that takes it names it. */
const wetCheese =
  /(?:^|-)(?:cottage-cheese|ricotta|cream-cheese|mascarpone|quark|fromage-blanc|labneh|neufchatel|stracchino|burrata)$/;
const isGrated = ({ id }: Food): boolean => !wetCheese.test(id);

/** Mince stands for no kind that a dish cuts into pieces, liver for no beef, and slices of roast beef for no sausage. */
const shaped = (food: Food, kind: string): boolean =>
  (kind !== 'sausage' || !food.ancestors.includes('cold-cut')) && inPieces(food, kind);
const inPieces = (food: Food, kind: string): boolean =>
  minced.test(food.id) ? minced.test(kind) : !food.traits.includes('organ-meat') || kind === 'organ-meat';
const minced = /^(?:lean-|extra-lean-)*(?:ground|minced)-/;

/** Who writes "goat" has a piece of it, not mince; whose squash is a zucchini, cabbage red or pasta gnocchi says so. */
const unlikely =
  /^(?:ground|minced)-|^(?:smoked|fried|fermented|stinky|freeze-dried|silken)-tofu|^(?:red|napa)-cabbage$|^(?:zucchini|courgette)|gnocchi|^(?:whole-wheat|gluten-free|squid-ink)-|^(?:brioche|challah|milk-bread)$|^self-raising-flour$|^vanilla-sugar$|-(?:carcass|bones?|necks?|feet|hearts?|gizzards?|skin)$/;

const isCured = ({ traits }: Food): boolean => traits.includes('cured-meat');

/** What of an animal is always sold by its own name. */
const innards =
  /-(?:livers?|kidneys?|hearts?|tongue|tripe|gizzards?|sweetbreads?|intestine|stomach|brains?|trotters?|foot|feet|ear|tail|caul-fat|marrow-bone|carcass|necks?|skin)$|^(?:tripe|sweetbreads|oxtail|cow-skin|foie-gras)$/;
const isInnards = ({ id, category }: Food): boolean =>
  (category === 'meat' || category === 'poultry') && innards.test(id);

/** Sweet unless somebody says that it is sour. */
const sweetDairy: ReadonlySet<string> = new Set(['cream', 'milk']);
const isSoured = ({ traits }: Food): boolean => traits.includes('fermented');

/** What was named second. */
const orElse = 0.04;

/** "Chicken" is the cut that the dish is made of, as soon as it is the usual one. */
const likelyKind = 0.02;

/** "Pasta" is whatever shape the dish is made with, spaghetti as well as penne. */
const anyShape: ReadonlySet<string> = new Set(['pasta', 'long-pasta', 'short-pasta']);
/** Shapes that are asked for by their name: who has orzo does not write "pasta". */
const namedShape = /^(?:orzo|fregola|israeli-couscous|stelline|acini-di-pepe)$/;

const cookedKind = /^(?:cooked|ready)-(?:.*-)?rice$/;

/** Who writes "plain flour" has no bread flour; "flour" may be any. */
const saysWhichFlour = ({ ancestors }: Food, text: string): boolean =>
  ancestors.includes('flour') && /\b(?:plain|all[- ]purpose|ap|white)\b/i.test(text);

/** Who writes "white onion" has no red one, and who writes just "onion" hardly. */
const saysWhichOnion = ({ id }: Food, text: string): boolean =>
  id === 'onion' && /\b(?:white|yellow|brown|golden|spanish|sweet)\b/i.test(text);
/** Sorts that are bought by their own name. */
const byItsOwnName: ReadonlySet<string> = new Set(['red-onion']);
const hardlyKind = 0.12;

/** The food of an item: of "soy sauce or tamari" the one that may be eaten. */
export function allowed({ food, or }: PantryItem, brief: Brief): Food | null {
  const may = (one: Food): boolean => brief.deny(one) === null || suitedTwin(one, brief) !== null;
  return food === null || or === undefined || may(food) ? food : (or.find(may) ?? food);
}

/**
 * The food that a kitchen has with an item: the one that may be eaten of two, the vegan's of what only may hold milk; null
 * where it is no food that the tables know, or none that may be eaten.
 */
export function usable(item: PantryItem, brief: Brief): Food | null {
  const food = allowed(item, brief);
  if (food === null || brief.deny(food) === null) return food;
  return suitedTwin(food, brief);
}

const isDriedBean = ({ ancestors }: Food): boolean => ancestors.includes('dried-bean');

/** Indexes the pantry by everything that each item is or stands for. */
export function stockLarder(brief: Brief, index: DishIndex): Larder {
  /** Of each node the place of what is offered for it in `offers`, 0 where nothing is. */
  const places = new Uint16Array(index.size());
  const offers: Offer[][] = [[]];
  const stocked: number[] = [];
  /** Of each node the item that came to it last, counted from 1. */
  const lastItem = new Uint16Array(index.size());
  /** Of each node whether what is bought for it is denied: not asked yet, no, yes. */
  const barred = new Uint8Array(index.size());
  const denied = (food: Food): boolean => brief.deny(food) !== null;
  const noPot = brief.tools !== null && !brief.tools.has('stove') && !brief.tools.has('pressure cooker');
  const timeToBoil = (brief.timeAvailable ?? Infinity) > noTimeForRice;
  const mustBeCooked = (brief.timeAvailable ?? Infinity) < noTimeToBoilIt;
  const put = (id: string, offer: Offer): void => {
    const node = index.numberOf(id);
    // What an item is thought of first for a node is what it is there.
    if (node === undefined || lastItem[node] === offer.index + 1) return;
    lastItem[node] = offer.index + 1;
    if (offer.food.abstract || denied(offer.food) || (noPot && isDriedBean(offer.food))) return;
    if (places[node] === 0) {
      places[node] = offers.push([offer]) - 1;
      stocked.push(node);
    } else offers[places[node]!]!.push(offer);
  };
  for (const [at, item] of brief.pantry.entries()) {
    const food = allowed(item, brief);
    // "Bread" in a coeliac's kitchen is not assumed to be the gluten-free loaf: a kind that is forbidden stays forbidden.
    // Where it only may hold what a vegan leaves, the vegan ones of the kind are meant.
    if (!food) continue;
    const suited = suitedTwin(food, brief);
    if (denied(food) && suited === null && !(brief.mayMean(food) && (food.abstract || item.also.length > 0)))
      continue;
    const own =
      suited !== null && !suited.abstract ? suited : food.abstract ? (brief.concrete(food.id) ?? food) : food;
    // "Sausages" with the label that the diet asks for are any kind of sausage with that label.
    const labelled = suited?.label !== undefined && suited.abstract;
    put(food.id, { index: at, food: own, guess: 0 });
    const bound = ownDishOnly.test(food.id);
    for (const kind of kindsOf(food))
      if (
        (!bound || ownDishOnly.test(kind)) &&
        (kind !== 'bread' || isBaked(food)) &&
        (kind !== 'cheese' || isGrated(food)) &&
        shaped(food, kind)
      )
        put(kind, { index: at, food: own, guess: 0 });
    for (const twin of nearlySame[food.id] ?? []) put(twin, { index: at, food: own, guess: 0.03 });
    // "Canary beans (or cannellini)": either will do.
    for (const other of item.or ?? [])
      if (other.id !== food.id && !denied(other)) put(other.id, { index: at, food: other, guess: orElse });
    for (const id of item.also) {
      // A lemon gives juice, "chickpeas" may mean a tin of them.
      const node = brief.get(id);
      const cooked = id.startsWith('cooked-') && id.endsWith('-rice');
      if (cooked && (brief.timeAvailable ?? Infinity) > noTimeForRice) continue;
      if (node && !node.abstract)
        put(id, {
          index: at,
          food: node,
          // A dish that knows what to do with the loaf itself says so; else it is crumbs.
          guess: cooked
            ? mustBeCooked
              ? -0.2
              : -0.01
            : lessLikely.test(id)
              ? 0.01
              : // Bare lentils are dry where there is time to boil them.
                id === 'canned-lentils' && timeToBoil
                ? 0.06
                : 0,
        });
    }
    // Who wrote the kind ("fish") may have any one of it; "bread" is less likely to be a tortilla than a loaf.
    for (const node of brief.below(food.id)) {
      if (node.abstract || saysWhichFlour(food, item.text) || saysWhichOnion(food, item.text)) continue;
      if (isCookedOf(node, food, item.text)) continue;
      if (ownDishOnly.test(node.id) || ownNameOnly.test(node.id) || askedByName.has(node.id)) continue;
      // Nobody says pork and means bacon, nor beef and means its liver.
      if (isInnards(node) && !isInnards(food)) continue;
      if (isCured(node) && !isCured(food)) continue;
      if (sweetDairy.has(food.id) && isSoured(node)) continue;
      if (food.id === 'bread' && raw.test(node.id)) continue;
      // Where there is time to boil it, rice is raw.
      if (cookedKind.test(node.id) && !cookedKind.test(food.id) && timeToBoil) continue;
      // Pasta is dry where nobody says that it was boiled.
      if (node.id === 'cooked-pasta') continue;
      const guess =
        node.id === own.id
          ? 0
          : unlikely.test(node.id) || namedShape.test(node.id)
            ? 0.6
            : byItsOwnName.has(node.id)
              ? hardlyKind
              : node.kind === food.id || anyShape.has(food.id)
                ? likelyKind
                : 0.3;
      const one = labelled && denied(node) ? suitedTwin(node, brief) : node;
      if (one !== null) put(node.id, { index: at, food: one, guess });
    }
  }
  return {
    stocked,
    has: (node) => places[node] !== 0,
    offers: (node) => offers[places[node]!]!,
    denied,
    bars({ node, toBuy }) {
      const known = barred[node]!;
      if (known !== 0 || toBuy === null) return known === 2;
      const is = denied(toBuy);
      barred[node] = is ? 2 : 1;
      return is;
    },
  };
}
