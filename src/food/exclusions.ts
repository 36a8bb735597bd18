import { judgeAllergens, type AllergenClaim } from './allergens.ts';
import type { DietVerdict } from './diets.ts';
import type { SourceWords, Verdict } from './fact-tables.ts';
import type { FoodLookup, Ingredient } from './ingredient.ts';
import type { Food } from './model.ts';
import { wordsOf } from './name-screen.ts';
import type { Restriction } from './restrictions.ts';
import { onlySoundsLike, originsOf, pathTo } from './sources.ts';

const sureEnough = 0.6;

/** How an exclusion is judged. */
export interface ExclusionTables {
  readonly foods: FoodLookup;
  readonly sources: readonly SourceWords[];
}

/** Who is allergic to one of these is seldom safe with its next of kin: what sets off an onion allergy is in all leeks and chives. */
const kinOf: Readonly<Record<string, readonly string[]>> = {
  onion: ['leek', 'chives', 'garlic-chives', 'ramps'],
};

/** Sorts that are no kind of the food in the table, and that nobody eats who leaves it out: tamari is soy sauce. */
const sortsOf: Readonly<Record<string, readonly string[]>> = { 'soy-sauce': ['tamari'] };

/**
 * The nodes that an excluded food stands for. An allergy is to the plant or the animal: whoever cannot have canned
 * tomatoes cannot have fresh ones.
 */
export function excludedNodes(
  id: string,
  isAllergy: boolean,
  { foods, sources }: ExclusionTables,
): readonly string[] {
  const target = foods.get(id);
  const own = [id, ...(sortsOf[id] ?? [])];
  return isAllergy && target ? [...own, ...originsOf(target, sources).named, ...(kinOf[id] ?? [])] : own;
}

/**
 * Whether a dish is free of some foods, the parts of compounds and what comes from the same plant or animal included.
 * Lines that the tables do not know make it `unverifiable`; for an allergy so do compounds of open composition, lines
 * that only speak of the food, and foods that may hold it.
 */
export function judgeExclusion(
  ingredients: readonly Ingredient[],
  excluded: readonly string[],
  tables: ExclusionTables,
  { allergy = true }: { readonly allergy?: boolean } = {},
): Verdict {
  const { foods } = tables;
  const found: string[] = [];
  const open: string[] = [];
  const judge = ({ food, name, text, ...ingredient }: Ingredient, id: string): void => {
    const target = foods.get(id);
    const targetName = target?.name ?? id.replaceAll('-', ' ');
    const path = food === null ? null : pathTo(food, id, tables);
    if (path?.sure === true) {
      found.push(path.names.length > 1 ? path.names.join(' → ') : `${name} is ${targetName}`);
    } else if (ingredient.aside === 'equipment') {
      if (says(text, targetName)) open.push(`the line “${text.trim()}” speaks of ${targetName}`);
    } else if (food === null) {
      open.push(`“${name}” is not in the food tables`);
    } else if (!allergy) {
      // A dislike is not a danger: what is not known to be in there does not stand in the way.
    } else if (ingredient.alternatives?.some((other) => pathTo(other, id, tables)?.sure === true) === true) {
      open.push(`${name}: ${targetName} is one of the choices`);
    } else if (path !== null) {
      open.push(`${path.names.join(' → ')} (depends on the product)`);
    } else if (food.abstract && target?.ancestors.includes(food.id) === true) {
      open.push(`“${name}” may be ${targetName}`);
    } else if (food.opaque || (ingredient.confidence ?? 1) < sureEnough) {
      open.push(`what is in “${name}” is not known for sure`);
    } else if (target && sharesAllergen(food, target, id)) {
      open.push(`${name} may be made with ${targetName}`);
    } else if (says(text, targetName) && !onlySoundsLike(food, id, tables.sources)) {
      open.push(`the line “${text.trim()}” speaks of ${targetName}`);
    }
  };
  for (const ingredient of ingredients) {
    for (const id of excluded) {
      const before = found.length;
      for (const node of excludedNodes(id, allergy, tables)) {
        judge(ingredient, node);
        if (found.length > before) break;
      }
    }
  }
  if (found.length > 0) return { status: 'violated', evidence: [...new Set(found)] };
  if (open.length > 0) return { status: 'unverifiable', evidence: [...new Set(open)] };
  const names = excluded.map((id) => foods.get(id)?.name ?? id).join(', ');
  return { status: 'met', evidence: [`no ingredient is, contains or comes from ${names}`] };
}

/** Pesto or granola, made with some nut, when one nut is excluded; a nut that is another one is clear. */
function sharesAllergen(food: Food, target: Food, id: string): boolean {
  return food.allergens.some(
    (fact) =>
      target.allergens.some((own) => own.allergen === fact.allergen && own.via === null) &&
      (fact.level === 'may' ||
        (fact.via !== null && fact.via === target.kind) ||
        (food.abstract && target.ancestors.includes(food.id))) &&
      food.id !== id,
  );
}

function says(text: string, name: string): boolean {
  const words = new Set(wordsOf(text));
  const wanted = wordsOf(name);
  return wanted.length > 0 && wanted.every((word) => words.has(word)) && !/\b(no|without|free)\b/i.test(text);
}

/** The verdict on one understood restriction, from what was already judged of the dish. */
export function judgeRestriction(
  restriction: Restriction,
  dish: {
    readonly ingredients: readonly Ingredient[];
    readonly claims: readonly AllergenClaim[];
    readonly diets: readonly DietVerdict[];
    readonly foods: FoodLookup;
    readonly sources: readonly SourceWords[];
  },
): Verdict {
  if (restriction.kind === 'allergen') return judgeAllergens(dish.claims, restriction.ids);
  if (restriction.kind === 'food') return judgeExclusion(dish.ingredients, restriction.ids, dish);
  const verdicts = restriction.ids.map(
    (id): Verdict =>
      dish.diets.find((verdict) => verdict.diet === id) ?? {
        status: 'unverifiable',
        evidence: [`${id} was not judged`],
      },
  );
  const worst =
    verdicts.find(({ status }) => status === 'violated') ??
    verdicts.find(({ status }) => status === 'unverifiable');
  return worst ?? { status: 'met', evidence: verdicts.flatMap(({ evidence }) => evidence) };
}
