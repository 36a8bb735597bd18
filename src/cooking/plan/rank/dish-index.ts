import type { Catalogue } from '#food/catalogue';
import type { Food } from '#food/model';
import { addedCuts } from '../kitchen/other-cuts.ts';
import type { Dish, DishRole } from '../../dish.ts';
import { evenOption } from '../../dishes/even-shape.ts';
import { doughs } from '../../measures/doughs.ts';
import { skillLevels } from '../../vocabulary.ts';
import { lossOf } from '../worth.ts';
import { roleBit, type IndexedDish, type IndexedRole, type Option, type Way } from './indexed-dish.ts';
import { leastMinutesOf } from '../least-minutes.ts';
import { isBasePart, isMainPart, isPerishableMain } from '../meal-parts.ts';
import { isSide } from '../beside/side-role.ts';
import { layOut, type Shelf } from './shelf.ts';
import { instead, type Instead } from '../kitchen/instead.ts';
import { errandOf, isCommon, isFinishing, isStaple } from '../kitchen/staples.ts';
import { needsOwnAppliance } from '../tools.ts';
import { canBeSpared, canDoWithout, isSpoonful, isTouch, type OwnOf } from '../without-part.ts';

/** Dishes prepared for planning, and the food nodes that they speak of, numbered. */
export interface DishIndex {
  of(dish: Dish): IndexedDish;
  /** All of a list, in its order, laid out; the answer is kept for as long as the list. */
  shelf(dishes: readonly Dish[]): Shelf;
  /** How many nodes are numbered; numbers are below it. */
  size(): number;
  /** Number of a food node, or undefined where no dish speaks of it. */
  numberOf(id: string): number | undefined;
}

const plain: Option = evenOption({ food: '', ratio: 1, loss: 0, prep: null, unit: null, as: null });
const needs = ['essential', 'required', 'optional', 'extra'];
const rank = (role: DishRole): number => needs.indexOf(role.need) * 2 + (role.food === null ? 1 : 0);

/** Strewn over the dish at the end, or nearly: a fresh herb, scallions, nuts and seeds. */
const isFinish = ({ need }: DishRole, food: Food | null): boolean =>
  need === 'required' &&
  food !== null &&
  (food.category === 'herbs' ||
    food.category === 'nuts-seeds-dried-fruit' ||
    /^(?:scallion|chives)/.test(food.id));

/** In what ways a dish does without a role's own food. */
function sparedOf(
  dish: Dish,
  role: DishRole,
  food: Food | null,
  ownOf: OwnOf,
): Pick<IndexedRole, 'dispensable' | 'finish' | 'ground' | 'trim' | 'touch' | 'fries'> {
  const without = canDoWithout(dish, role, food);
  // What is left away for being at hand in no kitchen is left away all at once.
  const withoutAll = canDoWithout(dish, role, food, ownOf);
  const trim = canBeSpared(dish, role, food, ownOf);
  const spoonful = isSpoonful(dish, role, food, ownOf);
  const touch = isTouch(dish, role, food, ownOf);
  return {
    dispensable: without || trim || spoonful || (touch && role.need === 'required'),
    finish: (withoutAll && isFinish(role, food)) || spoonful,
    ground: withoutAll && food?.category === 'spices-seasonings',
    trim,
    touch,
    fries: !doughs.has(dish.family) && !sweetCourses.has(dish.course) && role.grams <= fryingFat,
  };
}
const sweetCourses: ReadonlySet<string> = new Set(['dessert', 'snack', 'bread', 'drink']);
/** Grams a serving of the fat in which something is fried; of more than that the sauce is made. */
const fryingFat = 14;

/** What can be bought for a role. */
const shopFor = (ways: readonly Way[]): readonly Food[] => ways.flatMap(({ toBuy }) => toBuy ?? []);

/** The ways that come into question where nothing is in the kitchen: nobody shops for what a dish can do without. */
function purchasesOf({ need, food }: DishRole, ways: readonly Way[]): readonly Way[] {
  if (need === 'extra') return [];
  const own = food === null ? null : (ways[0]?.toBuy ?? null);
  const foods = new Set<Food>();
  return ways.filter(({ toBuy, staple }) => {
    if (toBuy === null || toBuy.abstract || foods.has(toBuy)) return false;
    if (need === 'optional' && !staple && (toBuy !== own || !isFinishing(toBuy))) return false;
    foods.add(toBuy);
    return true;
  });
}

/** Whether a role is filled without the kitchen where that has nothing for it; what is served beside may stay away. */
const isSurelyBought = ({ role, needed, dispensable, purchases }: IndexedRole): boolean =>
  needed && !dispensable && !role.beside && role.only === null && purchases.length > 0;

/** The bits of the roles for which something holds. */
const bitsWhere = (roles: readonly IndexedRole[], holds: (entry: IndexedRole) => boolean): number =>
  roles.reduce((bits, entry, at) => (holds(entry) ? bits | roleBit(at) : bits), 0);

/** What a role's own food counts for among those that tell a dish, by how much the dish needs it. */
const tellingNeed: Readonly<Record<string, number>> = {
  essential: 1.4,
  required: 1,
  optional: 0.35,
  extra: 0,
};

/** In how many dishes each food stands as a role's own: an onion in most of them, berbere in few. */
function countOwn(dishes: readonly Dish[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const dish of dishes) {
    const own = new Set(
      dish.roles.flatMap(({ food, need }) => (food === null || need === 'extra' ? [] : [food])),
    );
    for (const id of own) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** By a kind of food those of a role's own that are of it. */
type Below = ReadonlyMap<string, readonly string[]>;
const nothingBelow: Below = new Map();

const none: readonly string[] = [];

/** How many foods and kinds of food dishes usually have a place for. */
const usualFoods = 56;

/** Doublings of the usual number of foods; what is served beside a dish is no part of it. */
function opennessOf(roles: readonly IndexedRole[]): number {
  const nodes = new Set<number>();
  for (const { role, ways } of roles) {
    if (isSide(role.id)) continue;
    for (const { node, toBuy } of ways) if (toBuy === null || !addedCuts.has(toBuy.id)) nodes.add(node);
  }
  return Math.max(0, Math.log2(nodes.size / usualFoods));
}

/** Words of a name, one for one and many. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}]{4,}/gu) ?? []).map((word) => word.replace(/(?:e?s)$/, '')));

/** Whether the fixed words of a dish's title name a food that has to be fetched for it, or those of what it means one that makes it. */
function isCalledBy({ title, english }: Dish, { need }: DishRole, food: Food | null): boolean {
  // A chili is none of chili powder alone.
  if (food === null || isStaple(food) || isCommon(food) || food.category === 'spices-seasonings')
    return false;
  const said = wordsOf(
    `${title} ${need === 'essential' ? (english ?? '') : ''}`.replace(/\{[^}]*\}|\[[^\]]*\]/g, ' '),
  );
  return [...wordsOfName(food)].some((word) => said.has(word));
}

const nameWords = new WeakMap<Food, ReadonlySet<string>>();
/** The words of a food's name; the same foods stand in many dishes. */
function wordsOfName(food: Food): ReadonlySet<string> {
  let words = nameWords.get(food);
  if (words === undefined) nameWords.set(food, (words = wordsOf(food.name)));
  return words;
}

/** Of less than so many grams a serving nobody says that a dish is made of them. */
const tasted = 15;

/** The roles whose foods a dish is called by, wherever it has no other name. */
const rolesOfTitle = ({ title }: Dish): ReadonlySet<string> =>
  new Set([...title.matchAll(/\{([^}|.]*)/g)].flatMap(([, names = '']) => names.split(/,\s*/)));

/** Builds the index; each dish is prepared when it is first asked for. What tells a dish is weighed among `dishes`. */
export function createDishIndex(
  foods: Pick<Catalogue, 'get' | 'concrete' | 'descendants'>,
  dishes: readonly Dish[] = [],
): DishIndex {
  const counts = countOwn(dishes);
  const rarity = (id: string): number =>
    Math.log((dishes.length + 1) / ((counts.get(id) ?? 0) + 1)) / Math.log(dishes.length + 2);
  const tellingOf = (role: DishRole): number => {
    const food = role.food === null ? null : foods.concrete(role.food);
    if (role.food === null || food === null || isStaple(food)) return 0;
    return rarity(role.food) * (tellingNeed[role.need] ?? 0) * (role.beside ? 0.35 : 1);
  };
  const numbers = new Map<string, number>();
  const known = new WeakMap<Dish, IndexedDish>();
  const numberFor = (id: string): number => {
    let number = numbers.get(id);
    if (number === undefined) numbers.set(id, (number = numbers.size));
    return number;
  };
  const namedBelow = (role: DishRole): Below => {
    // One food names none apart from itself.
    if (role.options.length === 0) return nothingBelow;
    const named = [role.food ?? [], ...role.options.map(({ food }) => food)].flat();
    // Most name foods and no kinds.
    const kinds = new Set(named.filter((id) => foods.descendants(id).length > 0));
    if (kinds.size === 0) return nothingBelow;
    const below = new Map<string, string[]>();
    for (const id of named)
      for (const kind of foods.get(id)?.ancestors ?? [])
        if (kinds.has(kind)) below.set(kind, [...(below.get(kind) ?? []), id]);
    return below;
  };
  const wayOf = (
    role: DishRole,
    id: string,
    option: Option,
    owned: ReadonlySet<string>,
    below: Below,
    when: Instead['when'] | null = null,
  ): Way => {
    const node = foods.get(id);
    const toBuy = node?.abstract === true ? (id === role.food ? foods.concrete(id) : null) : node;
    const buys = toBuy !== null && toBuy !== undefined;
    return {
      node: numberFor(id),
      option,
      toBuy: when === 'held' ? null : toBuy,
      staple: buys && isStaple(toBuy),
      bare: buys && isStaple(toBuy, true),
      errand: buys ? errandOf(toBuy) : 0,
      // Of oil there is enough for both.
      double: when === null && id !== role.food && owned.has(id) && !(buys && isStaple(toBuy, true)),
      apart: below.get(id) ?? none,
      instead: when === 'barred',
      held: when === 'held',
    };
  };
  const prepare = (dish: Dish): IndexedDish => {
    const owned = new Set(dish.roles.flatMap(({ food }) => food ?? []));
    const titleRoles = rolesOfTitle(dish);
    const ownOf = ({ food }: DishRole): Food | null => (food === null ? null : foods.concrete(food));
    const roles: IndexedRole[] = [];
    // Who buys what, so that it is seen where one purchase could serve two roles.
    const buyers = new Map<Food, number>();
    // What makes a needed part needless, or what is served beside, is chosen before it; so is an extra before what
    // would be bought in its place.
    const extras = new Set(dish.roles.flatMap(({ id, need }) => (need === 'extra' ? id : [])));
    const sparing = new Set(
      dish.roles.flatMap(({ need, beside, unless }) =>
        need === 'required' || beside
          ? unless
          : need === 'optional'
            ? unless.filter((other) => extras.has(other))
            : [],
      ),
    );
    // What hangs on another part waits until that is filled.
    const place = (role: DishRole): number =>
      sparing.has(role.id) ? -1 : role.only === null ? rank(role) : 99;
    for (const role of [...dish.roles].sort((a, b) => place(a) - place(b))) {
      const below = namedBelow(role);
      const ways = [
        ...(role.food === null ? [] : [wayOf(role, role.food, plain, owned, below)]),
        ...role.options.map((option) => wayOf(role, option.food, option, owned, below)),
        ...instead(role, dish)
          .filter(({ food }) => foods.get(food) !== undefined)
          .map((other) => wayOf(role, other.food, evenOption(other), owned, below, other.when)),
      ];
      // What another role may make needless need not be bought.
      // What goes with an extra alone is not needed where that is left out.
      const needed =
        (role.need === 'essential' || role.need === 'required') &&
        role.unless.length === 0 &&
        role.only === null;
      let shared = 0;
      for (const food of needed ? shopFor(ways) : []) {
        const others = isStaple(food) ? 0 : (buyers.get(food) ?? 0);
        shared |= others;
        buyers.set(food, others | roleBit(roles.length));
      }
      const first = ways[0] !== undefined && ways[0].toBuy !== null ? ways[0] : null;
      const spared = role.need === 'required' ? first : null;
      const named = needed && !dish.form && isCalledBy(dish, role, ways[0]?.toBuy ?? null);
      const titled = role.grams >= tasted && titleRoles.has(role.id);
      const purchases = purchasesOf(role, ways);
      const purchaseLosses = purchases.map(({ option }) => option.loss);
      roles.push({
        role,
        ways,
        nodes: ways.map(({ node }) => node),
        purchases,
        purchaseLosses,
        purchasePlaces: purchases.map((way) => ways.indexOf(way)),
        spareable: role.need === 'optional' || role.need === 'extra',
        beside: role.beside,
        unless: role.unless,
        only: role.only,
        several: role.food === null || role.picks[1] > 1,
        leastErrand: Math.min(...purchases.map(({ staple, errand }) => (staple ? 0 : errand))),
        leastLoss: Math.min(...purchaseLosses),
        needed,
        telling: tellingOf(role),
        named,
        others: owned,
        ...sparedOf(dish, role, named ? null : (first?.toBuy ?? null), ownOf),
        titled,
        own: role.food === null ? null : first,
        spared,
        shared,
      });
    }
    return {
      dish,
      roles,
      level: skillLevels.indexOf(dish.skill),
      ownAppliance: needsOwnAppliance(dish),
      leastMinutes: leastMinutesOf(dish, roles),
      openness: opennessOf(roles),
      telling: roles.reduce((sum, { needed, telling }) => sum + (needed ? telling : 0), 0),
      tellings: roles.map(({ telling }) => telling),
      spares: roles.map(({ spared }) => spared),
      sharings: roles.map(({ shared }) => shared),
      errands: roles.map((one) => (isSurelyBought(one) ? one.leastErrand : 0)),
      losses: roles.map((one) => (isSurelyBought(one) ? lossOf(one.role, one.leastLoss) : 0)),
      tellers: dish.form ? 0 : bitsWhere(roles, ({ telling }) => telling > 0),
      bases: roles.filter(({ role }) => isBasePart(role)).length,
      basesBought: bitsWhere(
        roles,
        ({ role, ways }) => isBasePart(role) && !shopFor(ways).some((food) => isStaple(food)),
      ),
      meats: bitsWhere(
        roles,
        ({ role, ways }) => isMainPart(role) && !role.beside && shopFor(ways).every(isPerishableMain),
      ),
    };
  };
  const of = (dish: Dish): IndexedDish => {
    let indexed = known.get(dish);
    if (indexed === undefined) known.set(dish, (indexed = prepare(dish)));
    return indexed;
  };
  const shelves = new WeakMap<readonly Dish[], Shelf>();
  return {
    of,
    shelf(list) {
      let shelf = shelves.get(list);
      if (shelf === undefined) shelves.set(list, (shelf = layOut(list.map(of))));
      return shelf;
    },
    size: () => numbers.size,
    numberOf: (id) => numbers.get(id),
  };
}
