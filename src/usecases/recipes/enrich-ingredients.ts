import type {
  EnrichIngredientsRequest,
  EnrichIngredientsResult,
} from '#contract/endpoints/enrich-ingredients';
import { allergenClaims } from '#food/allergens';
import { costOf } from '#food/cost';
import type { GroundedLine } from '#food/ground';
import { nutritionOf } from '#food/nutrition';
import { judgeDiets } from '#food/diets';
import type { KitchenDeps } from './kitchen-deps.ts';
import { nutrientAmountsOf, presentClaims, presentCost, presentNutrition } from './present-recipe.ts';
import { readRestrictions } from './refuse.ts';
import { ingredientLine, recipeLines } from './recipe-lines.ts';

type Data = EnrichIngredientsResult;

/**
 * Understands ingredient lines: parse, food, grams with the arithmetic behind them, nutrition, allergens, price,
 * storage and season, and the totals of all.
 * @throws AppError `unknown_dietary_restriction`
 */
export function enrichIngredients(deps: KitchenDeps, input: EnrichIngredientsRequest): Data {
  const restrictions = readRestrictions(input, deps.foods);
  const recipe = input.recipe === undefined ? null : recipeLines(input.recipe);
  const lines = [...(input.ingredients ?? []).map(ingredientLine), ...(recipe?.ingredients ?? [])];
  const servings = input.servings ?? recipe?.servings ?? null;
  const grounded = deps.grounder.ground(lines, {
    ...(servings === null ? {} : { servings }),
    ...(recipe === null ? {} : { steps: recipe.instructions.join('\n') }),
  });
  const ingredients = grounded.map((line) => line.ingredient);
  const tables = deps.facts;
  const claims = allergenClaims(ingredients, {
    tables,
    foods: deps.foods,
    ...(input.jurisdiction === undefined ? {} : { jurisdiction: input.jurisdiction }),
  });
  const total = nutritionOf(ingredients, { servings: servings ?? 1, tables });
  const cost = costOf(ingredients, { servings: servings ?? 1 });
  const verdicts = judgeDiets(ingredients, {
    tables,
    claims,
    nutrition: total,
    servings: servings ?? 1,
    asked: restrictions.diets,
  });
  const asked = new Set(restrictions.allergens);
  const warnings = [
    ...verdicts
      .filter((verdict) => verdict.status !== 'met')
      .map((verdict) => `${verdict.diet}: ${verdict.status} (${verdict.evidence.join('; ')})`),
    ...claims
      .filter((claim) => asked.has(claim.allergen))
      .map((claim) => `${claim.allergen}: ${claim.status} (${claim.evidence})`),
  ];
  return {
    ingredients: grounded.map((line) => ({
      ...presentLine(line, deps),
      allergens: presentClaims(claims.filter((claim) => claim.key === line.key)),
    })),
    totals: {
      grams: ingredients.every((item) => item.grams === null)
        ? null
        : Math.round(ingredients.reduce((sum, item) => sum + (item.grams ?? 0), 0) * 10) / 10,
      servings,
      nutrition: nutrientAmountsOf(total.total),
      nutrition_detail: presentNutrition(total),
      cost: presentCost(cost),
      allergens: [
        ...new Set(claims.filter((claim) => claim.status === 'contains').map((claim) => claim.allergen)),
      ],
    },
    warnings,
  };
}

function presentLine(line: GroundedLine, deps: KitchenDeps): Omit<Data['ingredients'][number], 'allergens'> {
  const { parsed, weight, ingredient, match } = line;
  const { food } = ingredient;
  const own =
    food === null || ingredient.grams === null
      ? null
      : nutritionOf([{ ...ingredient, eatenShare: 1 }], { servings: 1, tables: deps.facts });
  const price = food?.price ?? null;
  return {
    text: parsed.source,
    quantity: parsed.quantity,
    quantity_max: parsed.quantityMax,
    unit: parsed.unit,
    size: parsed.size,
    name: parsed.name,
    preparation: parsed.preparation,
    optional: parsed.optional,
    food: food?.id ?? null,
    food_name: food?.name ?? null,
    category: ingredient.aside === 'equipment' ? 'household' : (food?.category ?? null),
    grams: weight.grams === null ? null : Math.round(weight.grams * 100) / 100,
    grams_basis:
      line.eaten === null
        ? weight.arithmetic
        : `${weight.arithmetic}; ${Math.round(line.eaten.share * 100)} % eaten: ${line.eaten.rule}`,
    nutrition: own === null ? null : nutrientAmountsOf(own.total),
    nutrition_source: food?.nutrientSource ?? null,
    price:
      price === null
        ? null
        : {
            amount: weight.grams === null ? null : Math.round(weight.grams * price.usdPerKg) / 1000,
            currency: 'USD',
            per_kg: price.usdPerKg,
            as_of: price.asOf,
            source: price.source,
          },
    storage:
      food === null || food.storage === null
        ? null
        : {
            best: food.storage.best,
            pantry_days: food.storage.pantryDays,
            fridge_days: food.storage.fridgeDays,
            freezer_days: food.storage.freezerDays,
            opened_days: food.storage.openedDays,
            source: food.storage.source,
          },
    season: food?.season ?? null,
    alternatives: match.candidates
      .filter((candidate) => candidate.food.id !== food?.id)
      .slice(0, 4)
      .map((candidate) => ({
        food: candidate.food.id,
        name: candidate.food.name,
        confidence: Math.round(candidate.confidence * 100) / 100,
      })),
    confidence: Math.round(Math.min(parsed.confidence, ingredient.confidence ?? 1) * 100) / 100,
  };
}
