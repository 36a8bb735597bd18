import type {
  SuggestSubstituteRequest,
  SuggestSubstituteResult,
} from '#contract/endpoints/suggest-substitute';
import { AppError, type FieldProblem } from '#kernel/errors';
import type { Food } from '#food/model';
import { recipeText } from '#cooking/substitute/use';
import type { OriginalAmount } from '#cooking/substitute/convert';
import type { Suggestion } from '#cooking/substitute/suggest';
import type { GroundedLine } from '#food/ground';
import type { KitchenDeps } from './kitchen-deps.ts';
import { recipeLines } from './recipe-lines.ts';
import { readRestrictions } from './refuse.ts';

type Data = SuggestSubstituteResult;

/**
 * Suggests what can stand in for each ingredient, in the recipe where one is given; what a restriction
 * forbids is never suggested.
 * @throws AppError `unknown_dietary_restriction`, `unsafe_request`, `not_found`
 */
export function suggestSubstitute(deps: KitchenDeps, input: SuggestSubstituteRequest): Data {
  if (input.pantry_id !== undefined) throw new AppError('not_found', `there is no pantry ${input.pantry_id}`);
  const restrictions = readRestrictions(input, deps.foods);
  const texts = [...(input.ingredient === undefined ? [] : [input.ingredient]), ...(input.ingredients ?? [])];
  refuseUnsafe(texts, deps);
  const recipe = input.recipe === undefined ? null : recipeLines(input.recipe);
  const grounded =
    recipe === null
      ? []
      : deps.grounder.ground(recipe.ingredients, {
          ...(recipe.servings === null ? {} : { servings: recipe.servings }),
          steps: recipe.instructions.join('\n'),
        });
  const warnings = new Set<string>();
  const available = input.available?.flatMap((text) => {
    const food = deps.grounder.ground([text])[0]?.match.food ?? null;
    if (food === null) warnings.add(`“${text}” in available is not in the food tables and was passed over.`);
    return food === null ? [] : [food];
  });

  const substitutions = texts.map((text) => {
    const [line] = deps.grounder.ground([text]);
    const food = line?.match.food ?? null;
    const inRecipe =
      lineNamed(line?.ingredient.name ?? text, grounded) ?? (food === null ? null : lineOf(food, grounded));
    const answer = deps.substitutes.suggest({
      food: usualOf(food ?? inRecipe?.ingredient.food ?? null, line, inRecipe),
      name: line?.ingredient.name ?? text,
      amount: amountOf(line) ?? amountOf(inRecipe ?? undefined),
      recipe: recipe === null ? null : recipeText(recipe.title, recipe.instructions),
      recipeFoods: new Set(
        grounded.flatMap((one) => (one === inRecipe ? [] : (one.ingredient.food?.id ?? []))),
      ),
      meatless:
        grounded.length > 1 &&
        !grounded.some((one) => one !== inRecipe && one.ingredient.food?.traits.includes('meat') === true),
      servings: recipe?.servings ?? null,
      available: available ?? null,
      reason: input.reason ?? null,
      maxResults: input.max_results ?? 5,
      sorts: true,
      restrictions,
      jurisdiction: input.jurisdiction ?? 'us',
    });
    for (const warning of answer.warnings) warnings.add(warning);
    if (recipe !== null && food !== null && inRecipe === null)
      warnings.add(`“${text}” is not among the recipe's ingredients; its amount there is not known.`);
    return {
      ingredient: text,
      suggestions: answer.suggestions.map(present),
      none_reason: answer.noneReason,
    };
  });
  return { substitutions, warnings: [...warnings] };
}

/** The recipe's own line says best which food is meant ("cheese" in it may be cheddar). */
function usualOf(
  food: Food | null,
  line: GroundedLine | undefined,
  inRecipe: GroundedLine | null,
): Food | null {
  if (food === null) return null;
  if (food.abstract && inRecipe?.ingredient.food) return inRecipe.ingredient.food;
  return food.abstract ? food : (line?.ingredient.food ?? food);
}

/** The line of the recipe that bears the name itself. */
function lineNamed(name: string, lines: readonly GroundedLine[]): GroundedLine | null {
  const asked = name.toLowerCase();
  return (
    lines.find((line) => line.ingredient.food !== null && line.ingredient.name.toLowerCase() === asked) ??
    null
  );
}

/** The line of the recipe that the food means: itself, else something of its kind. */
function lineOf(food: Food, lines: readonly GroundedLine[]): GroundedLine | null {
  const foodOf = (line: GroundedLine): Food | null => line.ingredient.food;
  return (
    lines.find((line) => foodOf(line)?.id === food.id) ??
    lines.find((line) => foodOf(line)?.ancestors.includes(food.id) === true) ??
    lines.find((line) => food.ancestors.includes(foodOf(line)?.id ?? '')) ??
    null
  );
}

function amountOf(line: GroundedLine | undefined): OriginalAmount | null {
  if (line === undefined || line.parsed.quantity === null) return null;
  const { quantity, quantityMax, unit } = line.parsed;
  return { quantity: (quantity + (quantityMax ?? quantity)) / 2, unit, grams: line.weight.grams };
}

function refuseUnsafe(texts: readonly string[], deps: KitchenDeps): void {
  const unsafe = texts.flatMap((text, index) => {
    const danger = deps.reader.unsafe(text);
    return danger === null ? [] : [{ text, index, reason: danger.reason }];
  });
  if (unsafe.length === 0) return;
  throw new AppError(
    'unsafe_request',
    unsafe.map(({ text, reason }) => `"${text}" is ${reason}`).join('; '),
    {
      errors: unsafe.map(({ index, reason }): FieldProblem => ({
        pointer: `/ingredients/${index}`,
        code: 'unsafe',
        detail: reason,
      })),
    },
  );
}

function present(one: Suggestion): Data['substitutions'][number]['suggestions'][number] {
  const { converted } = one;
  return {
    rank: one.rank,
    name: one.called,
    food: one.foods[0]?.id ?? null,
    ratio: converted.ratio,
    quantity: converted.quantity,
    unit: converted.unit,
    grams: converted.grams,
    role: one.role,
    method_changes: [...one.methodChanges, ...(one.difference === null ? [] : [one.difference])],
    flavor_impact: one.flavor,
    texture_impact: one.texture,
    allergens: [...one.allergens],
    introduces_allergens: [...one.introducesAllergens],
    nutrition_delta: one.nutritionDelta,
    cost_delta: one.costDelta,
    available: one.available,
    confidence: one.confidence,
  };
}
