import { isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import type { CuisineProfile, DishRole, PalettePart } from '../../dish.ts';
import type { Brief } from '../brief.ts';
import { planWith, type Fill } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';
import { isShySpice, isWholePairing, mainFoods, suitOf } from './suits.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** Parts of the palette that are chosen by what they season. */
const chosenByTaste: ReadonlySet<string> = new Set(['spices', 'herbs']);
/** How much the order of the palette counts beside what suits the main foods: in a cuisine of its own, and at home. */
const orderCounts = 0.25;
const orderCountsAtHome = 0.05;
/** Home of the kitchen that has spices of the whole world, of which not every two belong together. */
const everywhere = 'international';
/** What is no seasoning by itself, and what nobody buys for a handful of rice. */
const notBought: ReadonlySet<string> = new Set([
  'black-pepper',
  'white-pepper',
  'bay-leaf',
  'saffron',
  'vanilla-extract',
  'raisin',
  'candlenut',
  'poppy-seeds',
]);
/** What gives taste and counts for next to nothing in fat, sugar or starch: it is bought for those who count, too. */
const tasteAlone: ReadonlySet<string> = new Set([
  'garlic',
  'fresh-ginger',
  'scallion',
  'onion',
  'lemon-juice',
  'lime-juice',
  'white-wine-vinegar',
  'red-wine-vinegar',
  'rice-vinegar',
  'cider-vinegar',
]);
/** Hard leaves are cooked with a dish; what is scattered over it at the end is soft. */
const hardLeaves: ReadonlySet<string> = new Set([
  'thyme',
  'rosemary',
  'sage',
  'bay-leaf',
  'oregano',
  'curry-leaves',
]);

/**
 * A form with the seasoning that makes a dish of it: the spices and herbs of its palette that suit what the kitchen gave,
 * and the sauce or crunch that its author would buy (`buy`). Without them a pantry of chicken and carrots is cooked
 * with nothing but salt. It counts for nothing in the choice, and nobody who wants only what is there is sold anything.
 */
export function seasoned(ranked: Ranked, profile: CuisineProfile | undefined, brief: Brief): Ranked {
  const { plan } = ranked;
  if (!plan.dish.form || profile === undefined || brief.onlyThese) return ranked;
  const fills = new Map(plan.fills);
  const isFilled = (id: string): boolean => (fills.get(id) ?? []).length > 0;
  const counted = Object.keys(brief.tilt).length > 0;
  const savesSalt = (brief.tilt['salt'] ?? 0) < 0;
  let more = 0;
  for (const role of plan.dish.roles) {
    const byTaste = role.from !== null && chosenByTaste.has(role.from);
    if (role.buy === false || !isSeasonable(role, fills.get(role.id) ?? [])) continue;
    if (role.unless.some(isFilled) || (role.only !== null && !isFilled(role.only))) continue;
    const taken = new Set([...fills.values()].flat().map(({ food }) => food.id));
    const ways = waysToBuy(role, brief).filter(({ food }) => !taken.has(food.id));
    const chosen = byTaste
      ? byWhatItSeasons(role, ofPalette(role, ways, profile), fills, profile.id)
      : ofCuisine(role, ways, profile)
          .slice(0, 1)
          .filter(({ food }) => !counted || (!savesSalt && tasteAlone.has(food.id)));
    if (chosen.length === 0) continue;
    fills.set(role.id, chosen);
    more += chosen.length;
  }
  return more === 0 ? ranked : rankedWith(ranked, { plan: planWith(plan, { fills }) });
}

/** Paprika and smoked paprika, or cumin whole and ground: one of them is enough. */
const isSameSpice = (one: Food, other: Food): boolean =>
  one.ancestors.includes(other.id) ||
  other.ancestors.includes(one.id) ||
  bareName(one.id) === bareName(other.id);
const bareName = (id: string): string =>
  id.replace(/^(?:ground|dried|smoked)-|-(?:seeds|powder|pods|stick)$/g, '');

/** Empty, or filled with nothing but the pepper or the water that is always there. */
const isSeasonable = ({ from }: DishRole, fills: readonly Fill[]): boolean =>
  fills.every(
    ({ food, pantry }) => pantry === null && (isWater(food) || (from === 'spices' && notBought.has(food.id))),
  );

/** Every food that may be bought for a role, the role's own first. */
function waysToBuy(role: DishRole, brief: Brief): readonly Fill[] {
  const own = { food: role.food, ratio: 1, loss: 0, prep: null, unit: null, as: null };
  const options =
    role.food === null || role.options.some(({ food }) => food === role.food)
      ? role.options
      : [own, ...role.options];
  return options.flatMap(({ food: id, ratio, loss, prep, unit, as }): readonly Fill[] => {
    const food = id === null ? null : brief.concrete(id);
    if (food === null || food.abstract || brief.deny(food) !== null) return [];
    return [{ food, ratio, loss, prep: prep ?? role.prep, unit: unit ?? role.unit, as, pantry: null }];
  });
}

/** What of it the cuisine itself would take; everything, where that is nothing. */
function ofPalette({ from }: DishRole, ways: readonly Fill[], { palette }: CuisineProfile): readonly Fill[] {
  const own = palette[from as PalettePart].map(({ food }) => food);
  const typical = ways.filter(({ food }) => own.includes(food.id) && !notBought.has(food.id));
  return typical.length > 0 ? typical : ways;
}

/**
 * Of what may be bought that which is eaten there, where the author asks for it, the most typical first; at home, where nothing
 * of that may be eaten, what else the author would take.
 */
function ofCuisine(
  { buy }: DishRole,
  ways: readonly Fill[],
  { id, palette }: CuisineProfile,
): readonly Fill[] {
  const bought = ways.filter(({ food }) => !notBought.has(food.id));
  if (typeof buy === 'boolean') return bought;
  const typical = palette[buy].flatMap((one) => bought.filter(({ food }) => food.id === one.food));
  return typical.length > 0 || id !== everywhere ? typical : bought;
}

/** Of the spices or herbs of a palette those that suit the main foods best, and each other. */
function byWhatItSeasons(
  role: DishRole,
  ways: readonly Fill[],
  fills: ReadonlyMap<string, readonly Fill[]>,
  cuisine: string,
): readonly Fill[] {
  // What is rubbed into the meat or the tofu is chosen for that, not for the vegetables beside it.
  const rubbed = role.id === 'spice' ? (fills.get('protein') ?? []) : [];
  const mains = mainFoods(rubbed.length > 0 ? new Map([['protein', rubbed]]) : fills);
  const step = cuisine === everywhere ? orderCountsAtHome : orderCounts;
  const inOrder = ways
    .map((way, index) => ({ way, suits: suitOf(way.food.id, mains), index }))
    .filter(({ way, suits }) => {
      const { id } = way.food;
      if (notBought.has(id) || (role.from === 'herbs' && hardLeaves.has(id))) return false;
      return suits > 0 || !isShySpice(id);
    })
    .sort((a, b) => b.suits - b.index * step - (a.suits - a.index * step))
    .map(({ way }) => way);
  const [first] = inOrder;
  if (first === undefined) return [];
  const most = role.from === 'spices' ? role.picks[1] : 1;
  const second = inOrder
    .slice(1)
    .find(
      ({ food }) =>
        !isSameSpice(first.food, food) && (cuisine !== everywhere || isWholePairing(first.food.id, food.id)),
    );
  return most > 1 && second !== undefined ? [first, second] : [first];
}
