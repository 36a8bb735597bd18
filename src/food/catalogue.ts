import { createMemo } from '#kernel/memo';
import type { FurtherFoods } from './imported/imported-food.ts';
import { createMatchFacts } from './match/facts.ts';
import { createMatcher, type FoodMatch, type MatchContext } from './match/matcher.ts';
import { indexNames } from './match/names.ts';
import { createRestrictionMatcher } from './match/restriction.ts';
import type { Food, FoodTable } from './model.ts';
import type { Category } from './vocabulary.ts';

export type { FoodMatch, MatchCandidate, MatchContext, MatchHow } from './match/matcher.ts';

/** The table of foods, ready for looking up by id, kind, category and name. */
export interface Catalogue {
  readonly version: string;
  readonly foods: readonly Food[];
  /** Foods that are found by name or id beside `foods`. */
  readonly furtherCount: number;
  /** The node with this id, abstract ones included, or null. */
  get(id: string): Food | null;
  /** True where `id` is `ancestorId` or lies below it; false for unknown ids. */
  isA(id: string, ancestorId: string): boolean;
  /** Every node below this one, without itself, in table order. */
  descendants(id: string): readonly Food[];
  /** Concrete foods of a category, in table order. */
  byCategory(category: Category): readonly Food[];
  /** Foods that can stand in for this one, best first. */
  kin(id: string): readonly Food[];
  /** A concrete food for a node: itself, else the first of its kin that lies below it, else a staple below it. */
  concrete(id: string): Food | null;
  /** Which food a written name means; see `FoodMatch`. Never throws; unknown is null, never a near miss. */
  match(name: string, context?: MatchContext): FoodMatch;
  /** Which node of the tree a restriction means ("no shellfish", "mushrooms"): a whole kind before one food. */
  matchAny(text: string): FoodMatch;
}

/** Names that are remembered: cooks use few of them again and again. */
const matchLimit = 8000;

/** A name that the tables know with less certainty than this is looked for among further foods, too. */
const sureEnough = 0.6;

/**
 * Builds the catalogue over a compiled table. `openFurther` makes foods beyond the table, for names that it does not
 * know; it is given the table's own matching.
 */
export function createCatalogue(
  table: FoodTable,
  openFurther?: (kindOf: (name: string) => Food | null) => FurtherFoods,
): Catalogue {
  const own = table.own ?? [];
  const foods = own.length === 0 ? table.foods : [...table.foods, ...own];
  const byId = new Map(foods.map((food) => [food.id, food]));
  const below = new Map<string, Food[]>();
  const categories = new Map<Category, Food[]>();
  for (const food of foods) {
    for (const ancestor of food.ancestors) append(below, ancestor, food);
    if (!food.abstract) append(categories, food.category, food);
  }
  const descendants = (id: string): readonly Food[] => below.get(id) ?? [];
  const get = (id: string): Food | null => byId.get(id) ?? further?.get(id) ?? null;
  const isA = (id: string, ancestorId: string): boolean => {
    const food = get(id);
    return food !== null && (id === ancestorId || food.ancestors.includes(ancestorId));
  };
  const kin = (id: string): readonly Food[] =>
    (byId.get(id)?.kin ?? []).flatMap((other) => byId.get(other) ?? []);
  const usual = new Map<string, Food>();
  const concrete = (id: string): Food | null => {
    const food = get(id);
    if (!food || !food.abstract) return food;
    const known = usual.get(id);
    if (known !== undefined) return known;
    const children = descendants(id).filter((other) => !other.abstract);
    const found =
      kin(id).find((other) => !other.abstract && isA(other.id, id)) ??
      children.find((other) => other.traits.includes('staple')) ??
      children[0] ??
      null;
    if (found !== null) usual.set(id, found);
    return found;
  };
  const index = indexNames([{ foods: own }, table], createMatchFacts(byId, below));
  const matcher = createMatcher(index, (key) => byId.get(table.abroad?.[key] ?? '') ?? null);
  const further = openFurther?.((name) => matcher.match(name).food);
  const widened = (found: FoodMatch, name: string): FoodMatch =>
    further === undefined || found.confidence >= sureEnough ? found : (further.match(name) ?? found);
  const matched = createMemo<FoodMatch>(matchLimit);
  const match = (name: string, context?: MatchContext): FoodMatch =>
    matched.get(`${context?.unit ?? ''}|${context?.preparation ?? ''}|${name}`, () =>
      widened(matcher.match(name, context), name),
    );
  return {
    version: further === undefined ? table.version : `${table.version}+${further.version}`,
    furtherCount: further?.count ?? 0,
    foods,
    get,
    isA,
    descendants,
    byCategory: (category) => categories.get(category) ?? [],
    kin,
    concrete,
    match,
    // Restrictions go by the tables alone: one imported food does not stand for a kind.
    matchAny: createRestrictionMatcher(byId, index, (name) => matcher.match(name)),
  };
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
