import type { Food } from '#food/model';
import type { Pack } from '../kitchen-list/find-food.ts';
import type { Dish, DishRole } from '../dish.ts';

/** One food chosen for a role. */
export interface Fill {
  readonly food: Food;
  /** Grams of this food per gram of the role's default. */
  readonly ratio: number;
  /** Character lost by not using the default, 0–1. */
  readonly loss: number;
  readonly prep: string | null;
  readonly unit: string | null;
  readonly as: string | null;
  /** Index into the brief's pantry; null where it is not there. */
  readonly pantry: number | null;
  /** How many pieces of it lie in the kitchen, and the grams of one, where the caller counted them. */
  readonly counted?: { readonly pieces: number; readonly each: number } | undefined;
  /** Whether the caller weighed it, so that the list weighs it too: 350 g potatoes, and not two. */
  readonly weighed?: boolean | undefined;
  /** All of it that lies in the kitchen, as the caller measured it, and its grams. */
  readonly measured?:
    { readonly quantity: number; readonly unit: string; readonly grams: number } | undefined;
  /** Grams of it that lie in the kitchen, where that is known. */
  readonly held?: number | undefined;
  /** The cans or jars of a size of their own that it lies in. */
  readonly pack?: Pack | undefined;
  /** What of the kitchen it is made from, where that goes by another name: the baguette of the crumbs. */
  readonly madeFrom?: string | undefined;
  /** How many times as heavy as the dish reckons a joint is that is cooked whole. */
  readonly larger?: number | undefined;
}

/** A dish with its roles filled: everything that decides the recipe besides servings. */
export interface Plan {
  readonly dish: Dish;
  /** Empty list = the role is left out. */
  readonly fills: ReadonlyMap<string, readonly Fill[]>;
  /** Grams per serving where they differ from the role's own. */
  readonly grams: ReadonlyMap<string, number>;
  /** The whole of it as a share of what the servings would take: a cake of the hundred grams of nuts that are there; 1 where unsaid. */
  readonly batch?: number | undefined;
  /** Default foods of the dish, by id: what swapped foods' times are compared with. */
  readonly defaults?: ReadonlyMap<string, Food> | undefined;
}

/*
 * Fills and plans with a change. Written out rather than spread: what is spread has another shape wherever that is done, and
 * whoever reads fills of a hundred shapes looks every field up by its name.
 */

/** A fill with some of it changed; what a change leaves undefined stays as it was. */
export function fillWith(fill: Fill, changes: Partial<Fill>): Fill {
  const {
    food = fill.food,
    pantry = fill.pantry,
    ratio = fill.ratio,
    loss = fill.loss,
    prep = fill.prep,
    unit = fill.unit,
    as = fill.as,
    counted = fill.counted,
    weighed = fill.weighed,
    measured = fill.measured,
    held = fill.held,
    pack = fill.pack,
    madeFrom = fill.madeFrom,
    larger = fill.larger,
  } = changes;
  return {
    food,
    pantry,
    ratio,
    loss,
    prep,
    unit,
    as,
    counted,
    weighed,
    measured,
    held,
    pack,
    madeFrom,
    larger,
  };
}

/** A plan with some of it changed; what a change leaves undefined stays as it was. */
export function planWith(plan: Plan, changes: Partial<Plan>): Plan {
  const {
    dish = plan.dish,
    fills = plan.fills,
    grams = plan.grams,
    batch = plan.batch,
    defaults = plan.defaults,
  } = changes;
  return { dish, fills, grams, batch, defaults };
}

/** Whether a role stands with another food than its own. */
export function isSwapped(role: DishRole, fills: readonly Fill[]): boolean {
  return role.food !== null && fills.length > 0 && !isOwn(role, fills[0]!.food);
}

/** Whether a food is the role's own, or one of its kind where the role names a kind ("milk"). */
export function isOwn(role: DishRole, food: Food): boolean {
  return role.food !== null && (food.id === role.food || food.ancestors.includes(role.food));
}
