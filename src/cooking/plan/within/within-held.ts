import type { Food } from '#food/model';
import { doughs } from '../../measures/doughs.ts';
import type { DishRole } from '../../dish.ts';
import { gramsPerUnit } from '../../measures/amounts.ts';
import { anchorFactor, roleGrams } from '../../measures/measure-parts.ts';
import { allThereIs } from './all-there-is.ts';
import { asStated, isCookedWhole, isUnbound } from './as-stated.ts';
import { inOneBatch, isFlour } from './one-batch.ts';
import { needsOf } from './needs.ts';
import { inOwnMeasures, isLaidIn } from './own-measures.ts';
import { ratiosHold } from './ratios.ts';
import type { Brief, PantryItem } from '../brief.ts';
import { fillWith, planWith, type Fill, type Plan } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';
import { suitedTwin } from '../kitchen/suited-twin.ts';
import { stretched, toppedUp } from './topped-up.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** Of these a dish takes what there is, and tastes of them all the same: nobody buys a second tin for a third of it. */
const flexible: ReadonlySet<string> = new Set([
  'produce',
  'meat',
  'poultry',
  'seafood',
  'deli',
  'frozen',
  'canned-jarred',
  'beans-legumes',
  'cheese',
  'nuts-seeds-dried-fruit',
  'pasta-rice-grains',
  'herbs',
  'bakery',
  'snacks-sweets',
]);
/** What is spooned and poured: a dish is a little less rich or sweet for want of it, and nobody buys a second carton. */
const spooned: ReadonlySet<string> = new Set([
  'dairy-eggs',
  'sauces-condiments',
  'alcohol',
  'breakfast-spreads',
  'beverages',
  'spices-seasonings',
]);
const isSugar = ({ id }: Food): boolean => /sugar$|^jaggery$/.test(id);
const isSpooned = ({ food }: Fill): boolean => spooned.has(food.category) || isSugar(food);
const isFlexible = (fill: Fill): boolean =>
  flexible.has(fill.food.category) || fill.food.id === 'egg' || isSpooned(fill);
/** What is left of an amount at the least: of what the dish is called by, of what it needs, of one of several things. */
const leastEssential = 0.5;
const leastOther = 0.35;
/** Of vegetables, fresh and in jars: five tomatoes were counted out for the pot, and it is made with five. */
const leastOfVegetables = 0.28;
const leastOfSeveral = 0.2;
/** Of what is spooned or poured, and tasted in it. */
const leastSpooned = 0.5;
/** A spoonful more than there is nobody notices. */
const leeway = 1.04;

/** Of what makes a dish sour: a ceviche of half the limes is none, a marinade is one with fewer. */
const leastSour = { essential: 0.6, other: 0.4 } as const;

const leastFor = ({ need }: DishRole, fills: readonly Fill[]): number =>
  fills.length > 1
    ? leastOfSeveral
    : fills[0]!.food.roles[0] === 'acid'
      ? leastSour[need === 'essential' ? 'essential' : 'other']
      : /^(?:produce|canned-jarred)$/.test(fills[0]!.food.category)
        ? leastOfVegetables
        : need === 'essential'
          ? leastEssential
          : leastOther;
/** Fewer eggs are enough as long as everybody gets one, grams a serving. */
const eggEach = 45;

/**
 * The plan with what there is: the two carrots in place of three, and in the words that the list has for them. The same
 * object where nothing is short, or so short that the rest has to be bought.
 */
export function withinHeld(ranked: Ranked, servings: number, brief: Brief): Ranked {
  const sized = inOwnMeasures(ranked, servings, brief) ?? inOneBatch(ranked, servings, brief);
  const fewer = fewerThanUsual(stretched(toppedUp(sized, servings, brief), servings, brief), servings, brief);
  const all = asStated(allThereIs(fewer, servings, brief), servings, brief);
  return asItLies(withHeavierJoints(ranked, all, brief), servings, brief);
}

/** With how much heavier than the dish reckons a joint is that is cooked whole: it takes so much longer. */
function withHeavierJoints(before: Ranked, ranked: Ranked, { pantry }: Brief): Ranked {
  const { plan } = ranked;
  let fills: Map<string, readonly Fill[]> | null = null;
  for (const role of plan.dish.roles) {
    const [only, more] = plan.fills.get(role.id) ?? [];
    if (only === undefined || more !== undefined || only.pantry === null) continue;
    if (!isCookedWhole(role, only, pantry[only.pantry]!)) continue;
    const usual = before.plan.fills.get(role.id)?.[0];
    if (usual === undefined) continue;
    const larger = ((plan.grams.get(role.id) ?? role.grams) * only.ratio) / (role.grams * usual.ratio);
    if (larger <= 1) continue;
    fills ??= new Map(plan.fills);
    fills.set(role.id, [fillWith(only, { larger })]);
  }
  return fills === null ? ranked : rankedWith(ranked, { plan: planWith(plan, { fills }) });
}

/** Whether something in a plan takes longer than the dish reckons, because it is so heavy. */
export const hasHeavierJoint = ({ fills }: Plan): boolean =>
  [...fills.values()].some((all) => all.some(({ larger = 1 }) => larger > 1));

/** The brief as if nobody had weighed the joints of a plan. */
export function withUsualJoints(brief: Brief, { fills }: Plan): Brief {
  const heavy = new Set(
    [...fills.values()].flatMap((all) => all.flatMap(({ larger, pantry }) => (larger ? [pantry] : []))),
  );
  return {
    ...brief,
    pantry: brief.pantry.map((item, at) =>
      heavy.has(at) ? { ...item, grams: null, pieces: undefined, measured: undefined } : item,
    ),
  };
}

/**
 * With what the list has to say of the caller's own: the weight of one piece where they were counted, since two big onions
 * are two and not two and a half, and what something is made from that goes by another name.
 */
function asItLies(ranked: Ranked, servings: number, brief: Brief): Ranked {
  const { pantry } = brief;
  const { plan } = ranked;
  const roles = new Map(plan.dish.roles.map((role) => [role.id, role]));
  const gramsOf = (id: string, { ratio }: Fill, among: number): number =>
    (roleGrams(plan, roles.get(id)!, servings) * ratio) / among;
  const fills = new Map(
    [...plan.fills].map(([id, all]) => [
      id,
      all.map((bare) => {
        const item = bare.pantry === null ? undefined : pantry[bare.pantry];
        const fill = withMeasured(bare, item);
        if (item === undefined || item.food === null) return fill;
        if (item.food.id !== fill.food.id && !fill.food.ancestors.includes(item.food.id)) {
          const madeFrom = makes(item.food, fill.food) ? asLabelled(item.food, brief) : undefined;
          return madeFrom === undefined ? fill : fillWith(fill, { madeFrom });
        }
        const held = heldOf(item, fill.food);
        const powder = fill.food.ancestors.includes('stock') ? instant.exec(item.text)?.[0] : undefined;
        if (powder !== undefined) return fillWith(fill, { madeFrom: powder.toLowerCase() });
        if (item.pieces === undefined && isWeighed(item)) return fillWith(fill, { weighed: true });
        if (item.one !== undefined) {
          const pieces = gramsOf(id, fill, all.length) / item.one;
          // What was taken for one or two is counted so.
          return Math.abs(pieces - Math.round(pieces)) < aPiece && pieces < 2.5
            ? fillWith(fill, { counted: { pieces: Math.round(pieces), each: item.one } })
            : fill;
        }
        if (item.pieces === undefined || held === null) return fill;
        return fillWith(fill, { counted: { pieces: item.pieces, each: held / item.pieces } });
      }),
    ]),
  );
  return rankedWith(ranked, { plan: planWith(plan, { fills }) });
}

/** A food with how much of it the caller has measured. */
function withMeasured(fill: Fill, item: PantryItem | undefined): Fill {
  if (item === undefined || item.food === null || item.grams === null) return fill;
  const { measured, pack, grams } = item;
  if (item.food.id !== fill.food.id && !fill.food.ancestors.includes(item.food.id)) return fill;
  return fillWith(fill, {
    held: grams,
    measured: measured && { quantity: measured.quantity, unit: measured.unit, grams },
    pack,
  });
}

/** So near to whole pieces an amount is meant to be whole. */
const aPiece = 0.02;

/** The name of what something is made from, with what its packet has to say where a diet asks for that. */
function asLabelled(food: Food, brief: Brief): string {
  const label = suitedTwin(food, brief)?.label;
  return label === undefined ? food.name : `${label} ${food.name}`;
}

/** A stock that is stirred into water. */
const instant =
  /\binstant \p{L}+(?: stock)?|\bhon-?dashi\b|\b\p{L}+(?: stock| broth)? (?:powder|granules|concentrate|base)\b/iu;

/** Whether somebody has told its weight. */
const isWeighed = ({ grams, text }: PantryItem): boolean =>
  grams !== null && /\d ?(?:g|gm|gms|gr|grams?|kgs?|kilos?|oz|ounces?|lbs?|pounds?)\b/i.test(text);

/** Whether one is made from the other in passing: stock from a cube, crumbs from a loaf. */
const makes = (from: Food, food: Food): boolean =>
  (from.ancestors.includes('stock-cube') &&
    food.ancestors.includes('stock') &&
    !food.ancestors.includes('stock-cube')) ||
  (food.id === 'breadcrumbs' && from.category === 'bakery') ||
  (food.id === 'kombu-dashi' && from.id === 'kombu');

/** Grams of a food that the caller has as an item; of five sausages of no sort those of five of the sort that is cooked. */
function heldOf(item: PantryItem, food: Food): number | null {
  if (item.grams !== null || item.pieces === undefined) return item.grams;
  const each = gramsPerUnit(food, 'piece');
  return each === null ? null : item.pieces * each;
}

/** A dish bears one or two in place of more as long as that is so much of them; with less heat it is milder. */
const leastOfOne = 0.45;
const leastOfHeat = 0.33;

/** Grams of an item of which one was named and no number told: one or two, as the dish bears; null where it takes more. */
function perhapsHeld({ one, food }: PantryItem, needs: number): number | null {
  if (one === undefined) return null;
  const least = food?.roles[0] === 'heat' ? leastOfHeat : leastOfOne;
  return [one, 2 * one].find((there) => there >= needs * least) ?? null;
}

/** One egg for six is none: what a dish can do without is left away where there is so little that more would be bought. */
const isFarShort = (
  { need, id }: DishRole,
  all: readonly Fill[],
  shares: ReadonlyMap<number, number>,
): boolean => {
  const [only] = all;
  if (need !== 'optional' || all.length !== 1 || only!.pantry === null) return false;
  const share = shares.get(only!.pantry);
  return share !== undefined && share < leastOther && !id.startsWith('side_');
};

/** A plan without the parts of which there is far too little, and without what only goes with them. */
function withoutShort(ranked: Ranked, shares: ReadonlyMap<number, number>): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  const short = dish.roles.filter(
    (role) => isFarShort(role, plan.fills.get(role.id) ?? [], shares) && !dish.any.includes(role.id),
  );
  if (short.length === 0) return ranked;
  const gone = new Set(short.map(({ id }) => id));
  const fills = new Map(
    [...plan.fills].map(([id, all]) => {
      const role = dish.roles.find((one) => one.id === id);
      return [id, gone.has(id) || (role?.only !== null && gone.has(role?.only ?? '')) ? [] : all];
    }),
  );
  const taken = new Set([...fills.values()].flat().map(({ pantry }) => pantry));
  const used = new Set([...ranked.used].filter((index) => taken.has(index)));
  return rankedWith(ranked, { used, plan: planWith(plan, { fills }) });
}

/** Of one of several things there may be so many times its equal share. */
const mostOfOne = 1.9;

/** Several foods of one part, where one is short: the apples make up for the blackberries that are not there. */
function madeUp(
  role: DishRole,
  all: readonly Fill[],
  fewer: readonly Fill[],
  share: (fill: Fill) => number | null,
): readonly Fill[] {
  const missing = all.reduce((sum, { ratio }, at) => sum + ratio - fewer[at]!.ratio, 0);
  const open = fewer.filter((fill, at) => {
    const held = share(fill);
    return fill.ratio === all[at]!.ratio && fill.pantry !== null && (held === null || held > 1);
  });
  if (missing <= 0 || open.length === 0 || role.need === 'optional') return fewer;
  const more = missing / open.length;
  return fewer.map((fill) => {
    if (!open.includes(fill)) return fill;
    const most = Math.min(mostOfOne, share(fill) ?? mostOfOne) * fill.ratio;
    return fillWith(fill, { ratio: Math.min(most, fill.ratio + more) });
  });
}

/**
 * What there is of a part of a dough that is weighed out, chocolate or butter, where the dish is itself with so little of it; null
 * where it is not, or where there is enough for the eggs that everything is scaled by.
 */
function scantBut(
  plan: Plan,
  role: DishRole,
  shares: ReadonlyMap<number, number>,
  servings: number,
): Fill | null {
  const [fill] = plan.fills.get(role.id) ?? [];
  const share = shares.get(fill?.pantry ?? -1);
  if (fill === undefined || share === undefined || isFlour(fill.food) || fill.food.id === 'egg') return null;
  const enough = share / anchorFactor(plan, servings);
  const each = (plan.grams.get(role.id) ?? role.grams) * enough;
  // With fewer eggs the whole is smaller, and so is the least of everything else.
  const anchor = plan.dish.roles.find(({ id }) => id === plan.dish.anchor);
  const size = anchor === undefined ? 1 : (plan.grams.get(anchor.id) ?? anchor.grams) / anchor.grams;
  return enough >= 1 || each < role.range[0] * Math.min(1, size)
    ? null
    : fillWith(fill, { ratio: fill.ratio * enough });
}

/** Less of vegetables, fruit and meat of which the caller has counted a little less than a dish usually takes. */
function fewerThanUsual(asRanked: Ranked, servings: number, { pantry }: Brief): Ranked {
  if (pantry.every(({ grams, pieces, one }) => grams === null && pieces === undefined && one === undefined))
    return asRanked;
  const shares = new Map<number, number>();
  const held = new Map<number, number>();
  for (const [index, { grams: needs, food }] of needsOf(asRanked.plan, servings, pantry)) {
    if (needs <= 0) continue;
    const there = heldOf(pantry[index]!, food) ?? perhapsHeld(pantry[index]!, needs);
    if (there === null || there <= 0) continue;
    held.set(index, there / needs);
    if (needs > there * leeway) shares.set(index, there / needs);
  }
  if (shares.size === 0) return asRanked;
  const ranked = withoutShort(asRanked, shares);
  const { plan } = ranked;
  const { dish } = plan;
  const inDough = doughs.has(dish.family);
  const fills = new Map(plan.fills);
  let changed = false;
  for (const role of dish.roles) {
    // What everything is scaled by takes everything along.
    if (role.id === dish.anchor) continue;
    const all = plan.fills.get(role.id) ?? [];
    // Of a cake only the fruit gives way; of a strata anything.
    if (inDough && all.length < 2 && !isUnbound(dish) && !all.every((fill) => isLaidIn(role, fill))) {
      const scant = scantBut(plan, role, shares, servings);
      if (
        scant === null ||
        !ratiosHold(planWith(plan, { fills: new Map(fills).set(role.id, [scant]) }), role.id, servings)
      )
        continue;
      fills.set(role.id, [scant]);
      changed = true;
      continue;
    }
    let less = false;
    const fewer = all.map((fill) => {
      const share = fill.pantry === null ? undefined : shares.get(fill.pantry);
      if (share === undefined || !isFlexible(fill)) return fill;
      if (share < (isSpooned(fill) && fill.food.id !== 'egg' ? leastSpooned : leastFor(role, all)))
        return fill;
      const each = ((roleGrams(plan, role, servings) * fill.ratio) / all.length / servings) * share;
      if (fill.food.id === 'egg' && each < eggEach) return fill;
      less = true;
      return fillWith(fill, { ratio: fill.ratio * share });
    });
    if (!less) continue;
    const shared = madeUp(role, all, fewer, ({ pantry: at }) =>
      at === null ? null : (held.get(at) ?? null),
    );
    for (const way of [shared, fewer]) {
      fills.set(role.id, way);
      // What a batter or a pot of lentils rests on gives way only as far as it still holds.
      if (ratiosHold(planWith(plan, { fills }), role.id, servings)) {
        changed = true;
        break;
      }
      fills.set(role.id, all);
    }
  }
  return changed ? rankedWith(ranked, { plan: planWith(plan, { fills }) }) : ranked;
}
