import type { Catalogue } from '#food/catalogue';
import type { Food } from '#food/model';
import type { Dish, DishRole } from '../dish.ts';
import { actionNature } from '../dishes/actions.ts';
import { skillLevels } from '../vocabulary.ts';
import type { Fill } from './fill.ts';
import { isCommon, isStaple } from './staples.ts';
import { needsOwnAppliance } from './tools.ts';

/** How a food stands in a role. */
export type Option = Omit<Fill, 'food' | 'pantry'>;

/** One way to fill a role: a node of the food tree, with what stands behind it looked up once. */
export interface Way {
  /** Number of the node in the index. */
  readonly node: number;
  readonly option: Option;
  /** What to buy where the pantry has nothing of it; null where the node is a kind that only a pantry can fill. */
  readonly toBuy: Food | null;
  /** Taken for granted in a kitchen; so where nothing may be added beyond the barest. */
  readonly staple: boolean;
  readonly bare: boolean;
  /** How much of an errand it is to buy; 0 where nothing is bought. */
  readonly errand: number;
  /** Stands in for the role's own food, and is already in the dish as another role's own. */
  readonly double: boolean;
}

/** A role with its ways, best known first. */
export interface IndexedRole {
  readonly role: DishRole;
  readonly ways: readonly Way[];
  /** The dish does not stand without it. */
  readonly needed: boolean;
  /** How much the role's own food tells this dish from all others; 0 for staples, extras and open roles. */
  readonly telling: number;
}

/** A needed role that costs a walk to the shop where the pantry has none of its nodes. */
export interface Errand {
  readonly nodes: readonly number[];
  readonly beside: boolean;
  /** The least shopping that fills it; Infinity where no shop helps. */
  readonly cost: number;
  /** The same where only bare staples may be added. */
  readonly strictCost: number;
}

/** A role whose own food tells its dish from others. */
export interface Teller {
  readonly nodes: readonly number[];
  readonly telling: number;
  /** The own food of a needed role that is not the heart of the dish: it is not missed where it is forbidden. */
  readonly spared: Food | null;
}

/** A dish prepared for planning: all that does not depend on a brief. */
export interface IndexedDish {
  readonly dish: Dish;
  /** Place of its skill among the levels. */
  readonly level: number;
  /** Some step that every version has needs an appliance that nobody is taken to own. */
  readonly ownAppliance: boolean;
  /** In the order in which they are filled: what makes the dish first, and named foods before open roles. */
  readonly roles: readonly IndexedRole[];
  /** Sum of `telling` of the roles that every version of the dish has. */
  readonly telling: number;
  /** Roles whose own food tells the dish from others. */
  readonly tellers: readonly Teller[];
  /** Needed roles that no staple fills. */
  readonly errands: readonly Errand[];
  /** Numbers of all nodes that some role could take. */
  readonly nodes: readonly number[];
  /** No version of it is done in fewer minutes. */
  readonly leastMinutes: number;
}

/** Dishes prepared for planning, and the food nodes that they speak of, numbered. */
export interface DishIndex {
  of(dish: Dish): IndexedDish;
  /** All of a list, in its order; the answer is kept for as long as the list. */
  all(dishes: readonly Dish[]): readonly IndexedDish[];
  /** How many nodes are numbered; numbers are below it. */
  size(): number;
  /** Number of a food node, or undefined where no dish speaks of it. */
  numberOf(id: string): number | undefined;
}

/** How much of an errand a food is: a jar of cumin or an onion half of what a chicken is. */
export const errandOf = (food: Food): number =>
  food.category === 'spices-seasonings' || food.category === 'herbs' || isCommon(food) ? 0.5 : 1;

const plain: Option = { ratio: 1, loss: 0, prep: null, unit: null, as: null };
const needs = ['essential', 'required', 'optional', 'extra'];
const rank = (role: DishRole): number => needs.indexOf(role.need) * 2 + (role.food === null ? 1 : 0);

/** The longest chain of steps that every version has, each at its least. */
function leastMinutesOf(dish: Dish): number {
  const ends = new Map<string, number>();
  for (const step of dish.steps) {
    const start = step.after.reduce((latest, id) => Math.max(latest, ends.get(id) ?? 0), 0);
    const nature = actionNature[step.action];
    const needed = step.uses.some((id) =>
      needs.slice(0, 2).includes(dish.roles.find((role) => role.id === id)?.need ?? ''),
    );
    const sure = step.when.length === 0 && (step.stands || step.uses.length === 0 || needed);
    const shrinks =
      step.times !== null || step.grows !== 'none' || (nature.hands === 1 && nature.phase !== 'cook');
    ends.set(step.id, start + (sure && !shrinks && step.action !== 'marinate' ? step.minutes[0] : 0));
  }
  return [...ends.values()].reduce((latest, end) => Math.max(latest, end), 0);
}

/** The errand of a role; none where a bare staple fills it. */
function errandFor({ role, ways }: IndexedRole): readonly Errand[] {
  const least = (strict: boolean): number =>
    Math.min(
      ...ways.map(({ toBuy }) =>
        toBuy === null ? Infinity : isStaple(toBuy, strict) ? 0 : strict ? Infinity : errandOf(toBuy),
      ),
    );
  const [cost, strictCost] = [least(false), least(true)];
  return cost === 0 && strictCost === 0
    ? []
    : [{ nodes: ways.map(({ node }) => node), beside: role.beside, cost, strictCost }];
}

const tellerOf = ({ role, ways, needed, telling }: IndexedRole): readonly Teller[] =>
  telling === 0
    ? []
    : [
        {
          nodes: ways.map(({ node }) => node),
          telling,
          spared: needed && role.need !== 'essential' ? (ways[0]?.toBuy ?? null) : null,
        },
      ];

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

/** Builds the index; each dish is prepared when it is first asked for. What tells a dish is weighed among `dishes`. */
export function createDishIndex(
  foods: Pick<Catalogue, 'get' | 'concrete'>,
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
  const wayOf = (role: DishRole, id: string, option: Option, owned: ReadonlySet<string>): Way => {
    const node = foods.get(id);
    const toBuy = node?.abstract === true ? (id === role.food ? foods.concrete(id) : null) : node;
    const buys = toBuy !== null && toBuy !== undefined;
    return {
      node: numberFor(id),
      option,
      toBuy,
      staple: buys && isStaple(toBuy),
      bare: buys && isStaple(toBuy, true),
      errand: buys ? errandOf(toBuy) : 0,
      double: id !== role.food && owned.has(id),
    };
  };
  const prepare = (dish: Dish): IndexedDish => {
    const owned = new Set(dish.roles.flatMap(({ food }) => food ?? []));
    const roles = [...dish.roles]
      .sort((a, b) => rank(a) - rank(b))
      .map((role): IndexedRole => ({
        role,
        ways: [
          ...(role.food === null ? [] : [wayOf(role, role.food, plain, owned)]),
          ...role.options.map((option) => wayOf(role, option.food, option, owned)),
        ],
        needed: role.need === 'essential' || role.need === 'required',
        telling: tellingOf(role),
      }));
    return {
      dish,
      roles,
      level: skillLevels.indexOf(dish.skill),
      ownAppliance: needsOwnAppliance(dish),
      leastMinutes: leastMinutesOf(dish),
      telling: roles.reduce((sum, { needed, telling }) => sum + (needed ? telling : 0), 0),
      errands: roles.flatMap((role) => (role.needed ? errandFor(role) : [])),
      tellers: roles.flatMap(tellerOf),
      nodes: [...new Set(roles.flatMap(({ ways }) => ways.map(({ node }) => node)))],
    };
  };
  const lists = new WeakMap<readonly Dish[], readonly IndexedDish[]>();
  return {
    of(dish) {
      let indexed = known.get(dish);
      if (indexed === undefined) known.set(dish, (indexed = prepare(dish)));
      return indexed;
    },
    all(dishes) {
      let list = lists.get(dishes);
      if (list === undefined) lists.set(dishes, (list = dishes.map((dish) => this.of(dish))));
      return list;
    },
    size: () => numbers.size,
    numberOf: (id) => numbers.get(id),
  };
}
