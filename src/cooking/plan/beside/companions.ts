import type { Food } from '#food/model';
import { roleGrams } from '../../measures/measure-parts.ts';
import { gramsOfFruit } from '../../measures/shown-size.ts';
import type { Brief, PantryItem } from '../brief.ts';
import { drinkRounds } from './drink-rounds.ts';
import type { Fill, Plan } from '../fill.ts';
import { usable } from '../kitchen/larder.ts';
import { leftoverSides } from './leftover-sides.ts';
import type { Companion, LeftoverSide } from './plate.ts';
import { isServedLikeItsKind } from '../kitchen/served-like.ts';
import { isStaple } from '../kitchen/staples.ts';
import { sweetRounds } from './sweet-rounds.ts';

/** What is in every cupboard belongs to nothing of the list. */
export const ofCupboard = -1;

/** A pantry item as a side takes it; `ofCupboard` where it is taken for granted. */
export interface Taken {
  readonly index: number;
  readonly food: Food;
  readonly prep: string;
}

/** What each side takes, as a list: each is asked for with everything that lies in the kitchen. */
const takenBy = new Map(
  [...leftoverSides, ...sweetRounds, ...drinkRounds]
    .flatMap((side) => [side, ...(side.with ?? [])])
    .map(({ takes }) => [takes, Object.entries(takes)]),
);

/** The food that an item would be in a side, and how it is cut; null where the side does not take it. */
export function fitFor(
  item: PantryItem,
  { takes: named }: Pick<LeftoverSide, 'takes'>,
  brief: Brief,
): Omit<Taken, 'index'> | null {
  const takes = takenBy.get(named)!;
  // A kind that is forbidden stays forbidden: "bread" in a coeliac's kitchen is not assumed to be a corn tortilla.
  const written = usable(item, brief);
  if (written === null) return null;
  // Who wrote "beans" or "olives" has whichever of them the side is made of.
  const kinds = written.abstract
    ? takes.flatMap(([id]) => {
        const food = brief.concrete(id);
        return food !== null && food.ancestors.includes(written.id) ? [food] : [];
      })
    : [];
  const foods = [written, ...kinds, ...item.also.map((id) => brief.get(id))];
  for (const food of foods) {
    if (food === undefined || food.abstract || brief.deny(food) !== null) continue;
    for (const [id, prep] of takes)
      if (food.id === id || (food.ancestors.includes(id) && isServedLikeItsKind(food))) return { food, prep };
  }
  return null;
}

export const fillOf = ({ food, prep, index }: Taken, unit: string | null): Fill => ({
  food,
  ratio: 1,
  loss: 0.05,
  prep,
  unit,
  as: null,
  pantry: index === ofCupboard ? null : index,
});

/** Of less than this part of what a companion usually is there is too little to go in. */
const leastPart = 0.4;

/** Grams of an item, as a food, that a plan leaves; Infinity where nobody said how much there is. */
function roomOf(item: PantryItem, index: number, food: Food, plan: Plan, servings: number): number {
  const juice = gramsOfFruit(food.id);
  const held =
    juice !== null && item.food?.id !== food.id
      ? item.pieces === undefined
        ? Infinity
        : item.pieces * juice
      : (item.grams ?? Infinity);
  if (held === Infinity) return held;
  let taken = 0;
  for (const role of plan.dish.roles) {
    const fills = plan.fills.get(role.id) ?? [];
    for (const { pantry, ratio } of fills)
      if (pantry === index) taken += (roleGrams(plan, role, servings) * ratio) / fills.length;
  }
  return held - taken;
}

/** What of the kitchen goes into a side as one of its companions. */
export interface Joined {
  readonly companion: Companion;
  readonly taken: readonly Taken[];
  /** Grams a serving, as far as there are. */
  readonly grams: number;
}

/** What is known while a side is made up. */
interface Making {
  readonly brief: Brief;
  readonly plan: Plan;
  /** What the dish and what lies beside it take. */
  readonly used: ReadonlySet<number>;
  /** What the side itself takes already. */
  readonly found: readonly Taken[];
  readonly suits: (food: Food) => boolean;
}

/**
 * The companions of a side that the kitchen has: first what the dish leaves, then what it shares; null where one is missing
 * without which the side is not made.
 */
export function companionsOf(side: LeftoverSide, making: Making): readonly Joined[] | null {
  const joined: Joined[] = [];
  const own = new Set(making.found.map(({ index }) => index));
  for (const companion of side.with ?? []) {
    const taken = takenFor(companion, making, own);
    if (taken.length === 0 && companion.needed) {
      const [staple] = fromCupboard(companion, making);
      if (staple === undefined) return null;
      joined.push({ companion, taken: [staple], grams: companion.grams });
      continue;
    }
    if (taken.length === 0) continue;
    for (const { index } of taken) own.add(index);
    const { plan, brief } = making;
    const room = taken.reduce(
      (sum, { index, food }) => sum + roomOf(brief.pantry[index]!, index, food, plan, brief.servings),
      0,
    );
    joined.push({ companion, taken, grams: Math.min(companion.grams, room / brief.servings) });
  }
  return joined.length < (side.leastWith ?? 0) ? null : joined;
}

/** What every kitchen has that would do as a companion: nobody goes without a slaw for want of a lemon. */
function fromCupboard({ takes }: Companion, { brief }: Making): readonly Taken[] {
  return Object.entries(takes).flatMap(([id, prep]) => {
    const food = brief.get(id);
    return food === undefined ||
      food.abstract ||
      !isStaple(food, brief.onlyThese) ||
      brief.deny(food) !== null
      ? []
      : [{ index: ofCupboard, food, prep }];
  });
}

function takenFor(
  companion: Companion,
  { brief, plan, used, suits }: Making,
  own: ReadonlySet<number>,
): readonly Taken[] {
  const taken: Taken[] = [];
  const look = (shared: boolean): void => {
    for (const [index, item] of brief.pantry.entries()) {
      if (taken.length === companion.most || own.has(index) || used.has(index) !== shared) continue;
      const fit = fitFor(item, companion, brief);
      if (fit === null || !suits(fit.food) || taken.some(({ food }) => food === fit.food)) continue;
      const room = roomOf(item, index, fit.food, plan, brief.servings) / brief.servings;
      if (room < companion.grams * leastPart) continue;
      taken.push({ index, ...fit });
    }
  };
  look(false);
  if (companion.shared && taken.length === 0) look(true);
  return taken;
}
