import type { Food } from '#food/model';
import { gramsPerUnit } from '../../measures/amounts.ts';
import type { DishRole } from '../../dish.ts';
import { doughs } from '../../measures/doughs.ts';
import { anchorFactor, roleGrams } from '../../measures/measure-parts.ts';
import type { Brief, PantryItem } from '../brief.ts';
import { fillWith, planWith, type Fill, type Plan } from '../fill.ts';
import { ratiosHold } from './ratios.ts';
import type { Ranked } from '../rank/rank.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** What is opened or broken into is finished where a little more of it is left than the dish usually takes. */
const finished: ReadonlySet<string> = new Set([
  'dairy-eggs',
  'cheese',
  'herbs',
  'canned-jarred',
  'deli',
  'frozen',
  'produce',
  'meat',
  'poultry',
  'seafood',
]);
/** From this share of what there is on all of it goes in; of what is poured, which thins a sauce, and of what makes the portion, from more. */
const nearlyAll = 0.62;
const nearlyAllPoured = 0.8;
const portioned: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);
/** Beyond what the dish bears by so much nobody minds, if then nothing is left over. */
const bears = 1.3;

/** Spices that are counted out and taken out again: whose list says two pods puts in two. */
const wholeSpice =
  /^(?:cinnamon-stick|(?:black-|green-)?cardamom(?:-pods)?|star-anise|cloves|bay-leaf|dried-lime|(?:ancho|guajillo|pasilla|arbol|mulato|cascabel|morita|chipotle|dried-red)-chil[ie]s?)$/;
/** How many of each a pot for four bears. */
const mostOfSpice: readonly (readonly [RegExp, number])[] = [
  [/cinnamon/, 1.5],
  [/black-cardamom/, 3],
  [/cardamom/, 10],
  [/star-anise/, 3],
  [/cloves/, 8],
  [/bay/, 4],
  [/dried-lime/, 4],
  [/arbol|dried-red/, 8],
  [/chil/, 6],
];
const potFor = 4;
/** As many times what the dish takes, and no more. */
const mostTimes = 3.2;
/** The least that goes into a pot of what cannot be parted, in pieces. */
const leastOfSpice = (food: Food): number => (food.id === 'cinnamon-stick' ? 0.5 : 1);

const isPoured = ({ roles, id }: Food): boolean =>
  roles.includes('liquid') || /milk|cream|stock|broth|wine/.test(id);

const leastShare = (food: Food): number =>
  isPoured(food) || portioned.has(food.category) ? nearlyAllPoured : nearlyAll;

/** Grams for everybody that one of a role's foods weighs. */
const weightOf = (plan: Plan, role: DishRole, fill: Fill, shared: number, servings: number): number =>
  (roleGrams(plan, role, servings) * fill.ratio) / shared;

const held = (item: PantryItem, food: Food): number | null => {
  if (item.grams !== null || item.pieces === undefined) return item.grams;
  const each = gramsPerUnit(food, 'piece');
  return each === null ? null : item.pieces * each;
};

/** How many times a whole spice is taken: as many pods as were counted, within what a pot bears, and never a third of a stick. */
function timesOfSpice(food: Food, grams: number, item: PantryItem | null, servings: number): number {
  const each = gramsPerUnit(food, 'piece');
  if (each === null) return 1;
  const pieces = grams / each;
  const most =
    (mostOfSpice.find(([pattern]) => pattern.test(food.id))?.[1] ?? 4) * Math.max(1, servings / potFor);
  const there =
    item !== null && item.grams !== null && item.pieces !== undefined
      ? item.grams / each
      : (item?.pieces ?? null);
  if (there !== null && there > 0 && there <= most && there / pieces <= mostTimes * Math.max(1, 1 / pieces))
    return there / pieces;
  const least = leastOfSpice(food);
  return pieces < least ? least / pieces : 1;
}

/** Whether no proportion of the dish hangs on a role. */
const isFree = ({ dish }: Plan, { id }: DishRole): boolean =>
  !dish.ratios.some(({ of, to }) => of.includes(id) || to.includes(id));

/** How many times as much of a food all that there is would be; 1 where that is too much for the dish, or nobody would finish it. */
function timesOfAll(
  plan: Plan,
  role: DishRole,
  fill: Fill,
  grams: number,
  item: PantryItem,
  servings: number,
): number {
  const there = held(item, fill.food);
  if (there === null || there <= grams || grams < there * leastShare(fill.food)) return 1;
  if (!finished.has(fill.food.category) || !isFree(plan, role)) return 1;
  const most = role.range[1] * bears * fill.ratio * servings;
  return role.id === plan.dish.anchor || there <= most ? there / grams : 1;
}

/** From this share of the flour or the milk on a batter takes all of it; of fruit that lies beside it from half. */
const nearlyAllInDough = 0.85;
const halfBeside = 0.42;

/** The same for what a dough or a batter is made with: only where it is nearly all, or lies beside it. */
function timesInDough(
  plan: Plan,
  role: DishRole,
  fill: Fill,
  grams: number,
  item: PantryItem,
  servings: number,
): number {
  const there = held(item, fill.food);
  if (there === null || there <= grams || role.id === plan.dish.anchor) return 1;
  const { category, roles } = fill.food;
  const isBeside = category === 'produce' && role.need !== 'essential' && isFree(plan, role);
  if (isBeside)
    return grams >= there * halfBeside && there <= role.range[1] * bears * fill.ratio * servings
      ? there / grams
      : 1;
  const isBulk = category === 'baking' || category === 'dairy-eggs';
  if (!isBulk || roles[0] === 'leavening' || fill.food.id === 'egg') return 1;
  return grams >= there * (role.need === 'extra' ? nearlyAll : nearlyAllInDough) ? there / grams : 1;
}

/**
 * The plan with all that there is of what would leave a rest nobody has a use for: the sixth egg beside five, the end of the
 * cheese, both pods of cardamom. Doughs and batters stay as they are. The same plan where nothing is left.
 */
export function allThereIs(ranked: Ranked, servings: number, { pantry }: Brief): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  const isDough = doughs.has(dish.family);
  const factor = anchorFactor(plan, servings);
  let fills: Map<string, readonly Fill[]> | null = null;
  const changed: string[] = [];
  for (const role of dish.roles) {
    const all = plan.fills.get(role.id) ?? [];
    if (all.length === 0 || role.scale !== 'linear') continue;
    const next = all.map((fill) => {
      const item = fill.pantry === null ? null : pantry[fill.pantry]!;
      const grams = weightOf(plan, role, fill, all.length, servings) * factor;
      if (grams <= 0) return fill;
      const times = wholeSpice.test(fill.food.id)
        ? timesOfSpice(fill.food, grams, item, servings)
        : item === null || isMeantForTwo(plan, fill)
          ? 1
          : isDough
            ? timesInDough(plan, role, fill, grams, item, servings)
            : timesOfAll(plan, role, fill, grams, item, servings);
      return times === 1 ? fill : fillWith(fill, { ratio: fill.ratio * times });
    });
    if (next.every((fill, at) => fill === all[at])) continue;
    fills ??= new Map(plan.fills);
    fills.set(role.id, next);
    changed.push(role.id);
  }
  // Flour and milk grow together, or neither does.
  if (
    isDough &&
    fills !== null &&
    !changed.every((id) => ratiosHold(planWith(plan, { fills: fills! }), id, servings))
  )
    return ranked;
  return fills === null ? ranked : rankedWith(ranked, { plan: planWith(plan, { fills }) });
}

/** Whether one thing of the kitchen goes into several parts of the dish, of which each would take all of it. */
const isMeantForTwo = ({ fills }: Plan, { pantry }: Fill): boolean => {
  let parts = 0;
  for (const all of fills.values()) for (const one of all) if (one.pantry === pantry) parts += 1;
  return parts > 1;
};
