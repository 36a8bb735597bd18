import { createMemo } from '#kernel/memo';
import { allergenClaims, type AllergenClaim } from '#food/allergens';
import { judgeDiets } from '#food/diets';
import { excludedNodes } from '#food/exclusions';
import type { FactTables } from '#food/fact-tables';
import type { FoodLookup, Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import { pathTo } from '#food/sources';
import type { Allergen, Diet, Trait } from '#food/vocabulary';
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

/** Whether a food may be used under what is asked. Answers are kept for each single restriction, so sets of them are cheap. */
export function createDenials(tables: DenialTables): (food: Food, asks: Restrictions) => Denial | null {
  const cache = new Map<string, Map<string, Denial | null>>();
  const ask = (key: string, food: Food, judge: () => Denial | null): Denial | null => {
    let known = cache.get(key);
    if (!known) {
      // Exclusions are as many as there are foods; the bound keeps a flood of odd ones from growing the map for ever.
      if (cache.size > 400) cache.clear();
      known = new Map();
      cache.set(key, known);
    }
    let denial = known.get(food.id);
    if (denial === undefined) {
      denial = judge();
      known.set(food.id, denial);
    }
    return denial;
  };
  const alone = loneFoods(tables);
  const measured = new Set(
    tables.facts.diets.filter((diet) => diet.basis === 'measured').map((diet) => diet.diet),
  );
  return (food, asks) => {
    for (const allergen of asks.allergens) {
      const denial = ask(`a:${allergen}`, food, () => denyAllergen(alone(food), allergen));
      if (denial) return denial;
    }
    for (const diet of asks.diets) {
      if (measured.has(diet)) {
        const trait = avoidedTraits[diet]?.find((one) => food.traits.includes(one));
        if (trait) return { constraint: diet, reason: `${trait.replace('-', ' ')} has no place in it` };
        continue;
      }
      const denial = ask(`d:${diet}`, food, () => denyDiet(food, alone(food), diet, tables));
      if (denial) return denial;
    }
    for (const exclusion of asks.exclusions) {
      const key = `x:${exclusion.node}:${exclusion.allergy}`;
      const denial = ask(key, food, () => denyExclusion(food, exclusion, tables));
      if (denial) return denial;
    }
    return null;
  };
}

/** How many sets of restrictions are kept with their answers: households ask for the same few again and again. */
const keptSets = 24;

const allowed = (): null => null;

/** The same for whole sets of restrictions, so that a food is looked up once, however many there are. */
export function createJointDenials(
  denials: (food: Food, asks: Restrictions) => Denial | null,
): (asks: Restrictions) => (food: Food) => Denial | null {
  const sets = createMemo<(food: Food) => Denial | null>(keptSets);
  return ({ allergens, diets, exclusions }) => {
    if (allergens.length + diets.length + exclusions.length === 0) return allowed;
    return sets.get(JSON.stringify([allergens, diets, exclusions]), () => {
      const known = new Map<Food, Denial | null>();
      return (food) => {
        let denial = known.get(food);
        if (denial === undefined) known.set(food, (denial = denials(food, { allergens, diets, exclusions })));
        return denial;
      };
    });
  };
}

/** Foods that a measured diet leaves alone whatever the sum, so that a plan never begins with them. */
const avoidedTraits: Readonly<Partial<Record<Diet, readonly Trait[]>>> = {
  keto: ['grain', 'added-sugar', 'starchy'],
  'low-carb': ['added-sugar'],
  'low-sugar': ['added-sugar'],
  'diabetic-friendly': ['added-sugar'],
};

/** A food by itself, as it is judged. */
interface Lone {
  readonly ingredients: readonly Ingredient[];
  readonly claims: readonly AllergenClaim[];
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
          text: food.name,
          name: food.name,
          food,
          grams: 1,
          eatenShare: 1,
          cooked: { method: 'simmer', minutes: 30 },
        },
      ];
      known = {
        ingredients,
        claims: allergenClaims(ingredients, { tables: tables.facts, foods: tables.foods }),
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
  return { constraint: `no ${allergen}`, reason };
}

function denyDiet(
  food: Food,
  { ingredients, claims }: Lone,
  diet: Diet,
  tables: DenialTables,
): Denial | null {
  const [verdict] = judgeDiets(ingredients, {
    tables: tables.facts,
    claims,
    nutrition: null,
    servings: 1,
    asked: [diet],
  });
  if (verdict === undefined || verdict.status === 'met') return null;
  if (verdict.status === 'unverifiable' && leftToCertificate(diet, food)) return null;
  return { constraint: diet, reason: verdict.evidence[0] ?? 'not part of the diet' };
}

function denyExclusion(food: Food, exclusion: Exclusion, tables: DenialTables): Denial | null {
  const constraint = `no ${exclusion.label}`;
  const where = { foods: tables.foods, sources: tables.facts.sources };
  for (const node of excludedNodes(exclusion.node, exclusion.allergy, where)) {
    const path = pathTo(food, node, where);
    if (path !== null && (path.sure || exclusion.allergy)) {
      const { names, sure } = path;
      if (names.length === 1) return { constraint, reason: 'asked to be left out' };
      return { constraint, reason: `${sure ? 'made with' : 'may be made with'} ${names[names.length - 1]!}` };
    }
  }
  return food.opaque && exclusion.allergy
    ? { constraint, reason: 'what is in it is not known for sure' }
    : null;
}
