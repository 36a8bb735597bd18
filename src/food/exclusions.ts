import { judgeAllergens, type AllergenClaim } from './allergens.ts';
import type { DietVerdict } from './diets.ts';
import type { Verdict } from './fact-tables.ts';
import { isKind, type FoodLookup, type Ingredient } from './ingredient.ts';
import type { Food } from './model.ts';
import { wordsOf } from './name-screen.ts';
import type { Restriction } from './restrictions.ts';

/** From a food down to the excluded one: itself, or through what it is made of; null where it is not in there. */
function pathTo(food: Food, id: string, foods: FoodLookup, depth = 0): readonly string[] | null {
  if (isKind(food, id)) return [food.name];
  if (depth > 5) return null;
  for (const part of food.madeOf) {
    const inner = foods.get(part);
    const path = inner ? pathTo(inner, id, foods, depth + 1) : null;
    if (path !== null) return [food.name, ...path];
  }
  return null;
}

const sureEnough = 0.6;

/**
 * Whether a dish is free of some foods, the parts of compound foods included. Lines that the tables do
 * not know, compounds of open composition and foods that may carry the excluded food's allergen make it
 * `unverifiable`.
 */
export function judgeExclusion(
  ingredients: readonly Ingredient[],
  excluded: readonly string[],
  foods: FoodLookup,
): Verdict {
  const found: string[] = [];
  const open: string[] = [];
  for (const ingredient of ingredients) {
    const { food, name, text } = ingredient;
    for (const id of excluded) {
      const target = foods.get(id);
      const targetName = target?.name ?? id.replaceAll('-', ' ');
      const path = food === null ? null : pathTo(food, id, foods);
      if (path !== null) {
        found.push(path.length > 1 ? path.join(' → ') : `${name} is ${targetName}`);
        continue;
      }
      if (ingredient.alternatives?.some((other) => pathTo(other, id, foods) !== null) === true) {
        open.push(`${name}: ${targetName} is one of the choices`);
      } else if (food === null) {
        open.push(`“${name}” is not in the food tables`);
      } else if (food.opaque || (ingredient.confidence ?? 1) < sureEnough) {
        open.push(`what is in “${name}” is not known for sure`);
      } else if (target && sharesAllergen(food, target, id)) {
        open.push(`${name} may be made with ${targetName}`);
      } else if (says(text, targetName)) {
        open.push(`the line “${text.trim()}” speaks of ${targetName}`);
      }
    }
  }
  if (found.length > 0) return { status: 'violated', evidence: [...new Set(found)] };
  if (open.length > 0) return { status: 'unverifiable', evidence: [...new Set(open)] };
  const names = excluded.map((id) => foods.get(id)?.name ?? id).join(', ');
  return { status: 'met', evidence: [`no ingredient is or is made with ${names}`] };
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
  },
): Verdict {
  if (restriction.kind === 'allergen') return judgeAllergens(dish.claims, restriction.ids);
  if (restriction.kind === 'food') return judgeExclusion(dish.ingredients, restriction.ids, dish.foods);
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
