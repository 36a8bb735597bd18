import type {
  DietRule,
  FactTables,
  FoodSelector,
  FreeFromMarker,
  IngredientDiet,
  MeasuredDiet,
} from './fact-tables.ts';
import { isKind } from './ingredient.ts';
import type { Food } from './model.ts';
import { selectedBy } from './select.ts';
import { allergens, diets, type Allergen, type Diet, type Trait } from './vocabulary.ts';

/** A rule that a food falls under, and which of its facts made it so. */
export interface Hit {
  readonly rule: DietRule;
  readonly level: 'forbid' | 'depends' | 'note' | 'raw';
  readonly kinds: readonly string[];
  readonly traits: readonly Trait[];
}

/** A diet with the rules of all that it includes; answers by food are kept. */
export interface Compiled {
  readonly diet: Diet;
  /** For diets judged on numbers: everything that must hold. */
  readonly measured: readonly MeasuredDiet[] | null;
  readonly apart: IngredientDiet['apart'];
  hitsOf(food: Food): readonly Hit[];
  hitOf(food: Food, rule: DietRule): Hit | null;
  forbidsAllergen(allergen: Allergen, food: Food | null): boolean;
  /** Whether the diet hangs on how much of the allergen's food there is. */
  asksAfter(allergen: Allergen): boolean;
  forbidsTrait(trait: Trait): boolean;
  /** Whether a blend of spices whose composition is open is taken to be nothing but spices. */
  readonly trustsSeasonings: boolean;
  /** Whether any food has an amount per serving. */
  readonly limits: boolean;
  limitOf(food: Food): { readonly grams: number; readonly source: string } | undefined;
  /** Whether free-from words on a line rule out everything that the diet forbids. */
  clearedBy(markers: readonly FreeFromMarker[]): boolean;
}

const empty = (selector: FoodSelector): boolean =>
  selector.kinds === undefined && selector.traits === undefined && selector.categories === undefined;

const allows = (selector: FoodSelector, food: Food): boolean =>
  !empty(selector) && selectedBy(food, selector) !== null;

/** Whether a food contains an allergen of the rule, and no trait tells how much that means. */
const isUntold = (food: Food, { allergens: asked = [], unlessTraits = [] }: DietRule): boolean =>
  !unlessTraits.some((trait) => food.traits.includes(trait)) &&
  food.allergens.some(({ allergen, level }) => level === 'contains' && asked.includes(allergen));

function hitOf(food: Food, rule: DietRule, level: Hit['level']): Hit | null {
  if (rule.categories !== undefined && !rule.categories.includes(food.category)) return null;
  const kinds = (rule.kinds ?? []).filter((kind) => isKind(food, kind));
  const traits = (rule.traits ?? []).filter((trait) => food.traits.includes(trait));
  if (rule.unlessTraits !== undefined && isUntold(food, rule)) traits.push(...rule.unlessTraits);
  return kinds.length + traits.length === 0 ? null : { rule, level, kinds, traits };
}

function compileOne(parts: readonly IngredientDiet[], diet: Diet): Compiled {
  const cache = new WeakMap<Food, readonly Hit[]>();
  const find = (food: Food): readonly Hit[] =>
    parts.flatMap((part) => {
      const hits: Hit[] = [];
      const collect = (rules: readonly DietRule[], level: Hit['level']): void => {
        for (const rule of rules) {
          const hit = hitOf(food, rule, level);
          if (hit !== null) hits.push(hit);
        }
      };
      if (!allows(part.allow, food)) collect(part.forbid, 'forbid');
      collect(part.depends, 'depends');
      collect(part.note, 'note');
      if (!allows(part.cookedAlready, food)) collect(part.raw, 'raw');
      return hits;
    });
  const limits = parts.flatMap((part) => part.limits);
  const byAllergen = new Map(
    allergens.map((allergen) => [
      allergen,
      parts.filter((part) => part.forbid.some((rule) => rule.allergens?.includes(allergen) === true)),
    ]),
  );
  const forbidden = parts.flatMap((part) => part.forbid);
  const asked = new Set(
    parts
      .flatMap((part) => part.depends)
      .flatMap((rule) => (rule.unlessTraits ? (rule.allergens ?? []) : [])),
  );
  return {
    diet,
    measured: null,
    apart: parts.flatMap((part) => part.apart),
    hitsOf(food) {
      let hits = cache.get(food);
      if (hits === undefined) cache.set(food, (hits = find(food)));
      return hits;
    },
    hitOf: (food, rule) => hitOf(food, rule, 'forbid'),
    forbidsAllergen: (allergen, food) =>
      byAllergen.get(allergen)?.some((part) => food === null || !allows(part.allow, food)) === true,
    trustsSeasonings: parts[0]?.trustsSeasonings === true,
    asksAfter: (allergen) => asked.has(allergen),
    forbidsTrait: (trait) => forbidden.some((rule) => rule.traits?.includes(trait) === true),
    limits: limits.length > 0,
    limitOf: (food) =>
      limits.find((limit) => limit.food === food.id) ?? limits.find((limit) => isKind(food, limit.food)),
    clearedBy: (markers) =>
      markers.length > 0 &&
      forbidden.every(
        (rule) =>
          (rule.traits ?? []).every((t) => markers.some((m) => m.firm && m.deniesTraits.includes(t))) &&
          (rule.allergens ?? []).every((a) => markers.some((m) => m.firm && m.denies.includes(a))),
      ),
  };
}

/** What each diet says of a food or an allergen, in the order of `diets`: the sum of these, 0 for nothing. */
export type Stances = Readonly<Uint8Array>;
/** The diet has a rule or a limit for it. */
const touches = 1;
/** The food alone settles it, where no label speaks for it: no amount of it is allowed. */
export const forbids = 2;

/** Place of a diet in `Stances`. */
export const dietPlace = Object.fromEntries(diets.map((diet, at) => [diet, at])) as Readonly<
  Record<Diet, number>
>;

const touched = new WeakMap<ReadonlyMap<Diet, Compiled>, WeakMap<Food, Stances>>();

/** How the diets of a compiled table stand to a food; most have nothing to say of it. Kept. */
export function stancesToFood(table: ReadonlyMap<Diet, Compiled>, food: Food): Stances {
  let byFood = touched.get(table);
  if (byFood === undefined) touched.set(table, (byFood = new WeakMap()));
  let known = byFood.get(food);
  if (known === undefined) {
    const made = new Uint8Array(diets.length);
    for (const rules of table.values()) {
      const hits = rules.hitsOf(food);
      const place = dietPlace[rules.diet];
      if (hits.length > 0 || rules.limitOf(food) !== undefined) made[place]! |= touches;
      if (!rules.limits && hits.some(({ level }) => level === 'forbid' || level === 'depends'))
        made[place]! |= forbids;
    }
    byFood.set(food, (known = made));
  }
  return known;
}

const minded = new WeakMap<ReadonlyMap<Diet, Compiled>, ReadonlyMap<Allergen, Stances>>();

/** The diets of a compiled table that an allergen may matter to, whatever the food. Kept. */
export function stancesToAllergen(table: ReadonlyMap<Diet, Compiled>, allergen: Allergen): Stances {
  let byAllergen = minded.get(table);
  if (byAllergen === undefined) {
    byAllergen = new Map(
      allergens.map((one) => {
        const made = new Uint8Array(diets.length);
        for (const rules of table.values())
          if (rules.forbidsAllergen(one, null) || rules.asksAfter(one)) made[dietPlace[rules.diet]] = touches;
        return [one, made];
      }),
    );
    minded.set(table, byAllergen);
  }
  return byAllergen.get(allergen)!;
}

const compiled = new WeakMap<FactTables['diets'], ReadonlyMap<Diet, Compiled>>();

/** Gathers each diet's rules with those of the diets that it includes. Throws on a diet that is not in the table. */
export function compileDiets(table: FactTables['diets']): ReadonlyMap<Diet, Compiled> {
  const known = compiled.get(table);
  if (known !== undefined) return known;
  const byDiet = new Map(table.map((entry) => [entry.diet, entry]));
  const gather = (diet: Diet, seen: Set<Diet>): (IngredientDiet | MeasuredDiet)[] => {
    if (seen.has(diet)) return [];
    seen.add(diet);
    const entry = byDiet.get(diet);
    if (entry === undefined) throw new Error(`diet "${diet}" has no rules`);
    return [entry, ...entry.includes.flatMap((other) => gather(other, seen))];
  };
  const result = new Map<Diet, Compiled>();
  for (const { diet } of table) {
    const parts = gather(diet, new Set());
    const measured = parts.filter((part) => part.basis === 'measured');
    const rules = compileOne(
      parts.filter((part) => part.basis === 'ingredients'),
      diet,
    );
    result.set(diet, measured.length > 0 ? { ...rules, measured } : rules);
  }
  compiled.set(table, result);
  return result;
}
