import type {
  CostOutput,
  NutrientAmountsOutput,
  NutritionOutput,
  RecipeStepOutput,
  TransformedRecipe,
} from '#contract/schemas/recipe';
import type { AllergenClaim } from '#food/allergens';
import type { Cost } from '#food/cost';
import type { Food } from '#food/model';
import type { NutrientAmounts, Nutrition } from '#food/nutrition';
import { roundNutrient } from '#food/nutrition';
import { nutrients, type Allergen, type Nutrient } from '#food/vocabulary';
import { toFahrenheit } from '#cooking/text/grammar';
import type { Recipe, Step } from '#cooking/recipe';
import type { Judgement } from '#cooking/verify/judge';

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** A recipe and its judgement as the contract's recipe object (section 4.1); `food` looks ids up for their category. */
export function presentRecipe(
  recipe: Recipe,
  judgement: Judgement,
  warnings: readonly string[],
  food: (id: string) => Food | null,
): Omit<TransformedRecipe, 'pantry'> {
  const carried = new Map<string, Allergen[]>();
  for (const { key, status, allergen } of judgement.allergens) {
    if (status === 'unknown') continue;
    const list = carried.get(key);
    if (list === undefined) carried.set(key, [allergen]);
    else if (!list.includes(allergen)) list.push(allergen);
  }
  const told = recipe.steps.filter(({ unsaid }) => unsaid !== true);
  return {
    name: recipe.title,
    title: recipe.title,
    description: recipe.description,
    cuisine: recipe.cuisine,
    skill_level: recipe.skillLevel,
    servings: recipe.servings,
    ingredients: recipe.ingredients.map((item) => ({
      text: item.text,
      name: item.name,
      food: item.food,
      quantity: item.quantity === null ? null : round(item.quantity, 3),
      quantity_max: item.quantityMax,
      unit: item.unit,
      grams: item.grams === null ? null : round(item.grams, 2),
      preparation: item.preparation,
      group: item.group,
      optional: item.optional,
      from_pantry: item.fromPantry,
      allergens: [...(carried.get(item.key) ?? [])],
      category:
        item.aside === 'equipment'
          ? 'household'
          : ((item.food === null ? null : food(item.food)?.category) ?? 'other'),
      confidence: item.confidence,
    })),
    steps: told.map((step, index) => presentStep(step, index, recipe)),
    instructions: told.map((step) => step.text),
    timing: presentTiming(judgement),
    nutrition: presentNutrition(judgement.nutrition),
    cost: presentCost(judgement.cost),
    allergens: presentClaims(judgement.allergens),
    diets: judgement.diets.map(({ diet, status, evidence }) => ({ diet, status, evidence: [...evidence] })),
    suitable_for: [...judgement.suitableFor],
    constraints: judgement.constraints.map(({ constraint, status, evidence }) => ({
      constraint,
      status,
      evidence: [...evidence],
    })),
    equipment: [...recipe.equipment],
    tips: [...recipe.tips],
    storage: recipe.storage,
    warnings: [...warnings],
  };
}

function presentStep(step: Step, index: number, recipe: Recipe): RecipeStepOutput {
  const celsius = step.celsius ?? step.internalCelsius;
  return {
    number: index + 1,
    text: step.text,
    phase: step.phase,
    action: step.action,
    minutes: round(step.minutes, 1),
    passive: step.activeMinutes < step.minutes / 2,
    temperature: celsius === null ? null : { celsius, fahrenheit: toFahrenheit(celsius) },
    doneness: step.doneness,
    ingredients: step.inputs.map((key) => recipe.ingredients.find((item) => item.key === key)?.name ?? key),
    equipment: [...step.tools],
  };
}

function presentTiming({ timing }: Judgement) {
  return {
    prep_minutes: timing.prepMinutes,
    cook_minutes: timing.cookMinutes,
    rest_minutes: timing.restMinutes,
    active_minutes: timing.activeMinutes,
    total_minutes: timing.totalMinutes,
    total_iso8601: isoDuration(timing.totalMinutes),
  };
}

/** 95 → `PT1H35M`. */
function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes - hours * 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

/** Amounts of all nutrients, rounded as the contract states them. */
export function nutrientAmountsOf(values: NutrientAmounts): NutrientAmountsOutput {
  const rounded: Record<Nutrient, number | null> = { ...values };
  for (const nutrient of nutrients) {
    const value = values[nutrient];
    if (value !== null) rounded[nutrient] = roundNutrient(nutrient, value);
  }
  return rounded;
}

/** Nutrition as the contract states it; unknown is null. */
export function presentNutrition(nutrition: Nutrition): NutritionOutput {
  return {
    per_serving: nutrientAmountsOf(nutrition.perServing),
    per_100g: nutrition.per100g === null ? null : nutrientAmountsOf(nutrition.per100g),
    daily_value_percent: { ...nutrition.dailyValuePercent },
    coverage: round(nutrition.coverage, 3),
    unmatched: [...nutrition.unmatched],
    source: nutrition.source,
  };
}

/** Cost as the contract states it. */
export function presentCost(cost: Cost): CostOutput {
  return {
    total: cost.total === null ? null : round(cost.total, 2),
    per_serving: cost.perServing === null ? null : round(cost.perServing, 2),
    currency: cost.currency,
    as_of: cost.asOf,
    priced_share: round(cost.pricedShare, 3),
  };
}

/** Allergen claims as the contract states them. */
export function presentClaims(claims: readonly AllergenClaim[]) {
  return claims.map(({ allergen, status, ingredient, evidence, confidence }) => ({
    allergen,
    status,
    ingredient,
    evidence,
    confidence: round(confidence, 2),
  }));
}
