import type { Food } from '#food/model';
import type { Dish, DishRole } from '../dish.ts';
import type { Brief } from './brief.ts';
import type { Fill, Plan } from './fill.ts';
import { isStaple } from './staples.ts';

/** A dish with its roles filled from the brief, and what that costs in character and shopping. */
export interface Assignment {
  readonly plan: Plan;
  /** Pantry items used, by index. */
  readonly used: ReadonlySet<number>;
  /** Foods to buy that are not staples; a spice or herb counts half. */
  readonly buys: number;
  /** Sum of the character lost by swaps, weighted by need. */
  readonly loss: number;
}

interface Candidate extends Fill {
  readonly cost: number;
}

const buyCost: Readonly<Record<string, number>> = { essential: 1.4, required: 1.1, optional: 99, extra: 99 };

/** A jar of cumin is a smaller errand than a chicken. */
const smallErrand = (food: Food): boolean =>
  food.category === 'spices-seasonings' || food.category === 'herbs';

/**
 * Fills the roles of a dish, essential ones first, from the pantry where it can, from staples or the shop where it must.
 * Null where a needed role cannot be filled under the brief's restrictions.
 */
export function assignRoles(
  dish: Dish,
  brief: Brief,
  larder: Larder = stockLarder(brief),
): Assignment | null {
  const fills = new Map<string, readonly Fill[]>();
  const used = new Set<number>();
  const claimed = new Set<number>();
  let buys = 0;
  let loss = 0;
  const bought = new Set<string>();
  for (const role of inOrder(dish)) {
    const candidates = candidatesFor(role, brief, larder, claimed);
    const picks =
      role.food === null || role.picks[1] > 1 ? choosePicks(role, candidates, brief) : candidates.slice(0, 1);
    const chosen = picks.filter((candidate) => candidate.cost < 90);
    if (chosen.length < Math.max(role.picks[0], 0) || chosen.length === 0) {
      if (role.need === 'essential' || role.need === 'required') return null;
      fills.set(role.id, []);
      continue;
    }
    fills.set(role.id, chosen);
    for (const fill of chosen) {
      loss += fill.loss * (role.need === 'essential' ? 1.5 : 1);
      if (fill.pantry !== null) {
        used.add(fill.pantry);
        // Salt and oil may serve twice; a second chicken does not appear by itself.
        if (!isStaple(fill.food) && (role.food === null || role.need === 'extra')) claimed.add(fill.pantry);
        else if (role.grams >= 15 && !isStaple(fill.food)) claimed.add(fill.pantry);
      } else if (!isStaple(fill.food) && !bought.has(fill.food.id)) {
        bought.add(fill.food.id);
        buys += smallErrand(fill.food) ? 0.5 : 1;
      }
    }
  }
  return { plan: { dish, fills, grams: tiltGrams(dish, fills, brief) }, used, buys, loss };
}

const rank = (role: DishRole): number =>
  ['essential', 'required', 'optional', 'extra'].indexOf(role.need) * 2 + (role.food === null ? 1 : 0);

const orders = new WeakMap<Dish, readonly DishRole[]>();

/** Roles in the order in which they are filled: what makes the dish first, and named foods before open roles. */
function inOrder(dish: Dish): readonly DishRole[] {
  let order = orders.get(dish);
  if (!order) {
    order = [...dish.roles].sort((a, b) => rank(a) - rank(b));
    orders.set(dish, order);
  }
  return order;
}

/** A pantry item as it could go into a role. */
interface Offer {
  readonly index: number;
  readonly food: Food;
  /** Added to the loss where it is a guess that the kitchen has just this one of the kind that was written. */
  readonly guess: number;
}

/** What the pantry offers for a node of the food tree, looked up once for a brief. */
export interface Larder {
  /** Pantry items that are this node or below it, with the food to cook with. */
  offers(id: string): readonly Offer[];
  /** `brief.deny`, asked once for each food. */
  denied(food: Food): boolean;
}

/** Indexes the pantry by everything that each item is or stands for. */
export function stockLarder(brief: Brief): Larder {
  const cache = new Map<string, readonly Offer[]>();
  const denials = new Map<string, boolean>();
  return {
    offers(id) {
      let known = cache.get(id);
      if (known === undefined) {
        known = findOffers(id, brief);
        cache.set(id, known);
      }
      return known;
    },
    denied(food) {
      let known = denials.get(food.id);
      if (known === undefined) {
        known = brief.deny(food) !== null;
        denials.set(food.id, known);
      }
      return known;
    },
  };
}

function findOffers(id: string, brief: Brief): readonly Offer[] {
  const node = brief.get(id);
  if (!node) return [];
  const found: Offer[] = [];
  for (const [index, item] of brief.pantry.entries()) {
    const { food } = item;
    if (!food) continue;
    // "Bread" in a coeliac's kitchen is not assumed to be the gluten-free loaf: a kind that is forbidden stays forbidden.
    if (food.abstract && brief.deny(food) !== null) continue;
    if (brief.isA(food, id)) {
      found.push({ index, food: food.abstract ? (brief.concrete(food.id) ?? food) : food, guess: 0 });
    } else if (node.abstract) {
      continue;
    } else if (item.also.includes(id)) {
      // A lemon gives juice, "chickpeas" may mean a tin of them.
      found.push({ index, food: node, guess: 0 });
    } else if (brief.isA(node, food.id)) {
      // Who wrote the kind ("fish") may have any one of it; "bread" is less likely to be a tortilla than a loaf.
      found.push({ index, food: node, guess: node.kind === food.id ? 0.05 : 0.3 });
    }
  }
  return found;
}

type Option = Omit<Fill, 'food' | 'pantry'>;
const plain: Option = { ratio: 1, loss: 0, prep: null, unit: null, as: null };

/** Everything that may fill a role, best first. */
function candidatesFor(
  role: DishRole,
  brief: Brief,
  larder: Larder,
  claimed: ReadonlySet<number>,
): readonly Candidate[] {
  const found: Candidate[] = [];
  const offer = (food: Food, option: Option, pantry: number | null): void => {
    if (food.abstract || larder.denied(food)) return;
    for (const other of found) if (other.food.id === food.id && other.pantry === pantry) return;
    const item = pantry === null ? null : brief.pantry[pantry]!;
    const price = item ? 0 : isStaple(food, brief.onlyThese) ? 0.15 : (buyCost[role.need] ?? 1);
    const wish = item ? 0.25 + item.urgency * 0.6 + (item.mustUse ? 3 : 0) : 0;
    found.push({
      food,
      pantry,
      ratio: option.ratio,
      loss: option.loss,
      prep: option.prep,
      unit: option.unit,
      as: option.as,
      cost: option.loss * 2.2 + price - wish,
    });
  };
  const mayBuy = (food: Food): boolean =>
    isStaple(food, brief.onlyThese) ||
    !(brief.onlyThese || role.need === 'extra' || (role.food === null && role.need === 'optional'));
  const consider = (id: string, option: Option): void => {
    for (const { index, food, guess } of larder.offers(id)) {
      if (!claimed.has(index))
        offer(food, guess === 0 ? option : { ...option, loss: option.loss + guess }, index);
    }
    const node = brief.get(id);
    const toBuy = node?.abstract === true ? (id === role.food ? brief.concrete(id) : null) : node;
    if (toBuy && mayBuy(toBuy)) offer(toBuy, option, null);
  };
  if (role.food !== null) consider(role.food, plain);
  for (const option of role.options) consider(option.food, option);
  return found.length > 1 ? found.sort((a, b) => a.cost - b.cost) : found;
}

/** For a role that several foods may share: what the kitchen has first, in a seeded order among equals. */
function choosePicks(role: DishRole, candidates: readonly Candidate[], brief: Brief): readonly Candidate[] {
  const [min, max] = role.picks;
  const distinct: Candidate[] = [];
  for (const candidate of candidates) {
    if (
      distinct.some(
        (other) =>
          other.food.id === candidate.food.id || (other.pantry !== null && other.pantry === candidate.pantry),
      )
    )
      continue;
    distinct.push(candidate);
  }
  const have = distinct.filter((candidate) => candidate.pantry !== null).slice(0, max);
  if (have.length >= Math.max(1, min)) return have;
  const fromShop = distinct.filter((candidate) => candidate.pantry === null);
  const wanted = role.need === 'essential' || role.need === 'required' ? Math.max(1, min) : 0;
  const rotated = fromShop.length > 1 && role.food === null ? rotate(fromShop, brief.seed) : fromShop;
  return [...have, ...rotated.slice(0, Math.max(0, wanted - have.length))];
}

/** Seeds take turns among the cheapest two. */
function rotate(items: readonly Candidate[], seed: number): readonly Candidate[] {
  return seed % 2 === 0 ? items : [items[1]!, items[0]!, ...items.slice(2)];
}

/** Grams per serving leaned towards a measured wish, and down to what the pantry holds. */
function tiltGrams(
  dish: Dish,
  fills: ReadonlyMap<string, readonly Fill[]>,
  brief: Brief,
): ReadonlyMap<string, number> {
  const grams = new Map<string, number>();
  for (const role of dish.roles) {
    const chosen = fills.get(role.id) ?? [];
    if (chosen.length === 0) continue;
    let value = role.grams;
    const lean =
      chosen[0]!.food.roles.map((name) => brief.tilt[name] ?? 0).find((amount) => amount !== 0) ?? 0;
    if (lean < 0) value = role.grams + lean * (role.grams - role.range[0]);
    if (lean > 0) value = role.grams + lean * (role.range[1] - role.grams);
    const held = chosen.reduce<number | null>((sum, fill) => {
      const limit = fill.pantry === null ? null : brief.pantry[fill.pantry]!.grams;
      return limit === null || sum === null ? null : sum + limit / fill.ratio;
    }, 0);
    if (held !== null && held > 0 && role.scale === 'linear') {
      const each = held / brief.servings;
      if (each < value && each >= role.range[0]) value = each;
    }
    if (Math.abs(value - role.grams) > 1e-6) grams.set(role.id, value);
  }
  return grams;
}
