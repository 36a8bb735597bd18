import { createMemo } from '#kernel/memo';
import { allergenClaims, type AllergenClaim } from '#food/allergens';
import { dietMeter, judgeDiets } from '#food/diets';
import { excludedNodes } from '#food/exclusions';
import type { FactTables } from '#food/fact-tables';
import type { FoodLookup, Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import { pathTo } from '#food/sources';
import type { Allergen, Diet, Trait } from '#food/vocabulary';
import { asBought } from '../prep/as-bought.ts';
import type { Denial } from '../plan/brief.ts';
import type { Asks, Exclusion } from './judge.ts';

/** What denying needs. */
export interface DenialTables {
  readonly facts: FactTables;
  readonly foods: FoodLookup;
}

/** What somebody must not eat. */
export type Restrictions = Pick<Asks, 'allergens' | 'diets' | 'exclusions'>;

/** Diets for which a certificate, which no table can hold, is all that may be missing. */
export const certified: ReadonlySet<Diet> = new Set(['halal', 'kosher']);

/** Whether an open verdict on a food waits for its certificate alone; what is in the food must be known for that. */
export const leftToCertificate = (diet: Diet, food: Food | null): boolean =>
  certified.has(diet) && food?.vouchedDiets === undefined;

/** Says of a food why it may not be used; null where it may. */
type Deny = (food: Food) => Denial | null;

/** The same, with its answers kept. */
function remembering(deny: Deny): Deny {
  const known = new Map<Food, Denial | null>();
  return (food) => {
    let denial = known.get(food);
    if (denial === undefined) known.set(food, (denial = deny(food)));
    return denial;
  };
}

/** How many single restrictions, and how many sets of them, are kept with their answers: most people ask for the same few. */
const kept = { single: 200, sets: 24 } as const;

const allowed = (): null => null;

/** Whether a food may be used under what is asked. Answers are kept for each restriction, so that sets of them are cheap. */
export function createDenials(tables: DenialTables): (asks: Restrictions) => Deny {
  const singles = createMemo<Deny>(kept.single);
  const sets = createMemo<Deny>(kept.sets);
  const single = (key: string, deny: Deny): Deny => singles.get(key, () => remembering(deny));
  const alone = loneFoods(tables);
  const measured = new Set(
    tables.facts.diets.filter((diet) => diet.basis === 'measured').map((diet) => diet.diet),
  );
  return ({ allergens, diets, exclusions }) => {
    if (allergens.length + diets.length + exclusions.length === 0) return allowed;
    return sets.get(JSON.stringify([allergens, diets, exclusions]), () => {
      const all = [
        ...allergens.map((allergen) =>
          single(`a:${allergen}`, (food) => denyAllergen(alone(food), allergen)),
        ),
        ...diets.map((diet) =>
          single(`d:${diet}`, (food) =>
            measured.has(diet) ? denyTraits(food, diet) : denyDiet(food, alone(food), diet, tables),
          ),
        ),
        ...exclusions.map((exclusion) =>
          // The label stands in the denial.
          single(JSON.stringify(exclusion), (food) => denyExclusion(food, exclusion, tables)),
        ),
      ];
      return remembering((food) => {
        for (const deny of all) {
          const denial = deny(food);
          if (denial !== null) return denial;
        }
        return null;
      });
    });
  };
}

const ofTables = new WeakMap<FoodLookup, ReturnType<typeof createDenials>>();

/** The denials of a kitchen, made once: their answers are kept between calls. */
export function denialsOf(tables: DenialTables): ReturnType<typeof createDenials> {
  let known = ofTables.get(tables.foods);
  if (known === undefined) ofTables.set(tables.foods, (known = createDenials(tables)));
  return known;
}

/** Foods that a measured diet leaves alone whatever the sum, so that a plan never begins with them. */
const avoidedTraits: Readonly<Partial<Record<Diet, readonly Trait[]>>> = {
  keto: ['grain', 'added-sugar', 'starchy'],
  'low-carb': ['added-sugar'],
  'low-sugar': ['added-sugar'],
  'diabetic-friendly': ['added-sugar'],
};

/** Of a spoonful of chili paste or ketchup there is little enough for the sum to judge; where sugar itself counts it stays out. */
const bySum: ReadonlySet<Diet> = new Set(['low-carb']);

function denyTraits(food: Food, diet: Diet): Denial | null {
  if (bySum.has(diet) && food.ancestors.includes('condiment')) return null;
  const trait = avoidedTraits[diet]?.find((one) => food.traits.includes(one));
  return trait === undefined
    ? null
    : { constraint: diet, reason: `${trait.replace('-', ' ')} has no place in it`, sure: true };
}

/** A food by itself, as it is judged. */
interface Lone {
  readonly ingredients: readonly Ingredient[];
  readonly claims: readonly AllergenClaim[];
  /** Whether it meets a diet. */
  meets(diet: Diet): boolean;
}

/** A gram of each food, cooked, with its claims, kept: what depends on the amount or on raw eating is judged on the recipe. */
function loneFoods(tables: DenialTables): (food: Food) => Lone {
  const kept = new WeakMap<Food, Lone>();
  return (food) => {
    let known = kept.get(food);
    if (known === undefined) {
      const ingredients: readonly Ingredient[] = [
        {
          key: food.id,
          text: asBought(food).name,
          name: asBought(food).name,
          food,
          grams: 1,
          eatenShare: 1,
          cooked: { method: 'simmer', minutes: 30 },
        },
      ];
      const claims = allergenClaims(ingredients, { tables: tables.facts, foods: tables.foods });
      known = {
        ingredients,
        claims,
        meets: dietMeter(ingredients, { tables: tables.facts, claims, nutrition: null, servings: 1 }),
      };
      kept.set(food, known);
    }
    return known;
  };
}

function denyAllergen({ claims }: Lone, allergen: Allergen): Denial | null {
  const claim = claims.find((one) => one.allergen === allergen);
  if (!claim) return null;
  const reason =
    claim.status === 'contains'
      ? `contains ${claim.evidence}`
      : `cannot be cleared of ${allergen} (${claim.evidence})`;
  return { constraint: `no ${allergen}`, reason, sure: claim.status === 'contains' };
}

function denyDiet(
  food: Food,
  { ingredients, claims, meets }: Lone,
  diet: Diet,
  tables: DenialTables,
): Denial | null {
  // Most foods suit most diets, and need no evidence.
  if (meets(diet)) return null;
  const [verdict] = judgeDiets(ingredients, {
    tables: tables.facts,
    claims,
    nutrition: null,
    servings: 1,
    asked: [diet],
  });
  if (verdict === undefined || verdict.status === 'met') return null;
  if (verdict.status === 'unverifiable' && leftToCertificate(diet, food)) return null;
  return {
    constraint: diet,
    reason: verdict.evidence[0] ?? 'not part of the diet',
    sure: verdict.status === 'violated',
  };
}

/** Foods that are made of another and still called by it: who writes "no wine" is not sent out for white wine vinegar. */
const namedAfter: Readonly<Record<string, RegExp>> = {
  wine: /^(?:red-|white-)?wine-vinegar$/,
};

function denyExclusion(food: Food, exclusion: Exclusion, tables: DenialTables): Denial | null {
  const constraint = `no ${exclusion.label}`;
  const where = { foods: tables.foods, sources: tables.facts.sources };
  for (const node of excludedNodes(exclusion.node, exclusion.allergy, where)) {
    const path = pathTo(food, node, where);
    if (path !== null && (path.sure || exclusion.allergy)) {
      const { names, sure } = path;
      if (names.length === 1) return { constraint, reason: 'asked to be left out', sure: true };
      return {
        constraint,
        reason: `${sure ? 'made with' : 'may be made with'} ${names[names.length - 1]!}`,
        sure,
      };
    }
  }
  if (!exclusion.allergy && namedAfter[exclusion.node]?.test(food.id) === true)
    return { constraint, reason: `made of ${exclusion.label}`, sure: true };
  return food.opaque && exclusion.allergy
    ? { constraint, reason: 'what is in it is not known for sure', sure: false }
    : null;
}
