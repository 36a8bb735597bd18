import type { AllergenClaim } from '#food/allergens';
import type { Prices } from '#food/cost';
import type { Food } from '#food/model';
import type { RecipeIngredient } from '../recipe.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { findCallerHazards } from './caller-hazards.ts';
import { judgeRecipe, type Asks, type Judgement, type JudgeTables } from './judge.ts';

/**
 * Judges a caller's recipe. Foods that only an instruction names ("brush with melted butter") count for allergens,
 * diets and everything asked, and not for nutrition and cost, as nobody knows how much of them there is. Hazards are
 * those of a caller's recipe.
 */
export function judgeUnderstood(
  understood: UnderstoodRecipe,
  asks: Asks,
  tables: JudgeTables,
  prices?: Prices,
  further?: (claims: readonly AllergenClaim[]) => readonly AllergenClaim[],
): Judgement {
  const { recipe, unlisted } = understood;
  const food = (id: string): Food | null => tables.foods.get(id) ?? null;
  const extras = new Map<string, RecipeIngredient>();
  for (const one of unlisted) {
    const found = food(one.food);
    if (found === null || extras.has(one.food)) continue;
    if (
      found.allergens.length === 0 &&
      found.madeOf.length === 0 &&
      found.traits.every((trait) => trait === 'staple' || trait === 'whole-food')
    )
      continue;
    extras.set(one.food, {
      key: `u${extras.size}`,
      text: one.text,
      name: `${one.name} (only in step ${one.stepId.slice(1)})`,
      food: one.food,
      quantity: null,
      quantityMax: null,
      unit: null,
      grams: null,
      eatenShare: 1,
      preparation: null,
      group: null,
      optional: one.optional,
      fromPantry: false,
      confidence: 1,
    });
  }
  return judgeRecipe(recipe, asks, tables, prices, {
    beside: [...extras.values()],
    hazards: () => findCallerHazards(understood, food),
    ...(further === undefined ? {} : { further }),
  });
}
