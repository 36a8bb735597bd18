import { costOf } from '#food/cost';
import { isFarOff } from '#food/diet-measures';
import { measuresOf } from '#food/diets';
import type { FactTables, MeasuredDiet } from '#food/fact-tables';
import type { Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import { nutritionOf } from '#food/nutrition';
import { anchorFactor, roleGrams } from '../measures/measure-parts.ts';
import type { Plan } from '../plan/fill.ts';
import type { Asks } from './judge.ts';

/** From this share of the cost on over what may be spent, smaller amounts do not help. */
const farTooDear = 1.25;

/** How many times its weight a food may take up while it cooks. */
const swelling = ({ yields }: Food): number => Math.max(1, ...yields.map(({ ratio }) => ratio));

/** What a plan weighs before anything is cooked, measured in spoons or left away. */
function rawIngredients(plan: Plan, servings: number): readonly Ingredient[] {
  const factor = anchorFactor(plan, servings);
  return plan.dish.roles.flatMap((role) => {
    const fills = plan.fills.get(role.id) ?? [];
    const share = role.scale === 'linear' ? factor : 1;
    return fills.map(({ food, ratio }) => ({
      key: role.id,
      text: food.name,
      name: food.name,
      food,
      // By weight fruit and vegetables are listed with peel and stalks; at the least so much of them is eaten.
      grams:
        ((roleGrams(plan, role, servings) * share * ratio) / fills.length) *
        (food.category === 'produce' ? food.edibleShare : 1),
      eatenShare: role.eaten,
      cooked: null,
    }));
  });
}

/**
 * Makes a function that tells of a plan whether its raw weights are so far from the measured diets and the cost asked for
 * that it is hardly worth drafting. A guess for the order of work; the finished recipe is judged all the same.
 */
export function hopelessFor(
  { diets, maxCostPerServing }: Asks,
  facts: FactTables,
): ((plan: Plan, servings: number) => boolean) | null {
  const limits: readonly MeasuredDiet[] = measuresOf(diets, facts);
  if (limits.length === 0 && maxCostPerServing === null) return null;
  return (plan, servings) => {
    const ingredients = rawIngredients(plan, servings);
    if (maxCostPerServing !== null) {
      const each = costOf(ingredients, { servings }).perServing;
      if (each !== null && each > maxCostPerServing * farTooDear) return true;
    }
    if (limits.length === 0) return false;
    const cookedGrams = ingredients.reduce(
      (sum, { food, grams, eatenShare }) => sum + (grams ?? 0) * eatenShare * swelling(food!),
      0,
    );
    const nutrition = nutritionOf(ingredients, { servings, tables: facts, cookedGrams });
    return isFarOff(limits, ingredients, nutrition, facts.thresholds);
  };
}
