import type { AnalyzeRecipeRequest } from '#contract/endpoints/analyze-recipe';
import type { TransformedRecipe } from '#contract/schemas/recipe';
import { joinList } from '#cooking/text/grammar';
import type { UnderstoodRecipe } from '#cooking/understand-recipe/model';
import { assumedServings, understandRecipe } from '#cooking/understand-recipe/understand-recipe';
import { judgeUnderstood } from '#cooking/verify/judge-understood';
import { titleClaims } from '#cooking/verify/title-claims';
import { diets } from '#food/vocabulary';
import { callerAsks } from './caller-asks.ts';
import type { KitchenDeps } from './kitchen-deps.ts';
import { presentRecipe } from './present-recipe.ts';
import { comesOfList } from './made-in-steps.ts';
import { namedInSteps } from './named-in-steps.ts';
import { onePerLine, recipeLines } from './recipe-lines.ts';
import { readRestrictions } from './refuse.ts';

/**
 * Understands a caller's recipe and judges it: structure, time, nutrition, cost, allergens, diets, what was asked, and
 * what is dangerous. `servings` stays null where neither the caller nor the text says how many there are.
 * @throws AppError `unknown_dietary_restriction`
 */
export function analyzeRecipe(
  deps: Pick<KitchenDeps, 'foods' | 'facts' | 'grounder'>,
  input: AnalyzeRecipeRequest,
): TransformedRecipe {
  const focus = input.health_focus;
  // A diet in place of a focus is a restriction.
  const further = diets.filter((diet) => diet === focus);
  const asks = callerAsks(readRestrictions(input, deps.foods), further, input.jurisdiction);
  const understood = understandRecipe(onePerLine(recipeLines(input.recipe), deps.grounder).lines, deps);
  const judgement = judgeUnderstood(
    understood,
    asks,
    { facts: deps.facts, foods: deps.foods },
    undefined,
    (claims) => titleClaims(understood.recipe.title, claims, deps.foods, deps.facts.allergenWords),
  );
  const titled = judgement.allergens.filter(({ key }) => key === 'title').map(({ ingredient }) => ingredient);
  const warnings = [
    ...[...judgement.hazards].sort((a, b) => Number(b.blocking) - Number(a.blocking)).map(({ text }) => text),
    ...readingRemarks(understood),
    ...(titled.length > 0
      ? [
          `The title says ${joinList([...new Set(titled)])}, which no ingredient accounts for: add it if it goes in.`,
        ]
      : []),
  ];
  return {
    ...presentRecipe(understood.recipe, judgement, warnings, (id) => deps.foods.get(id)),
    servings: understood.servingsStated,
  };
}

/** What the reader of the analysis should know about how it was made. */
export function readingRemarks(understood: UnderstoodRecipe): readonly string[] {
  const { recipe, unlisted, unused, servingsStated } = understood;
  const said: string[] = [];
  const named = [
    ...new Map(
      unlisted
        .filter((one) => !comesOfList(one, understood))
        .filter((one) => !/^(?:water|salt|black-pepper|(?:coarse|sea|kosher|table)-salt)$/.test(one.food))
        .map((one) => [one.food, `${one.name} (step ${one.stepId.slice(1)})`]),
    ).values(),
  ];
  if (named.length > 0)
    said.push(
      `The steps name what the ingredient list does not: ${joinList(named)}. It is judged for allergens and diets, not for nutrition and cost.`,
    );
  const idle = recipe.ingredients
    .filter((item) => unused.includes(item.key) && !item.optional && (item.aside ?? null) === null)
    .filter((item) => !namedInSteps(item.key, understood))
    .map((item) => item.name);
  if (idle.length > 0 && recipe.steps.length > 0)
    said.push(`No step was understood to use ${joinList(idle)}.`);
  said.push(...customary(understood));
  if (servingsStated === null)
    said.push(`The recipe does not say how many it serves; figures per serving are for ${assumedServings}.`);
  const beside = recipe.ingredients.filter((item) => (item.aside ?? null) !== null);
  for (const [aside, what] of [
    ['equipment', 'Equipment'],
    ['note', 'Read as a remark'],
  ] as const) {
    const named = beside.filter((item) => item.aside === aside).map(({ name }) => `“${name}”`);
    if (named.length > 0) said.push(`${what}, no ingredient: ${joinList(named)}.`);
  }
  const unknown = recipe.ingredients
    .filter((item) => item.food === null && !beside.includes(item))
    .map((item) => item.name);
  if (unknown.length > 0) said.push(`Not in the food tables: ${joinList(unknown)}.`);
  return said;
}

/** Says which amounts nobody stated, and what the figures take for them. */
export function customary(understood: UnderstoodRecipe): readonly string[] {
  const guessed = estimates(understood);
  return guessed.length === 0
    ? []
    : [`No amount is stated for ${joinList(guessed)}: figures take what is customary.`];
}

/** What is estimated of less than this share of the dish is not worth a remark. */
const worthSaying = 0.03;

/** Lines without an amount that weigh on the figures all the same, with the grams that were taken. */
function estimates({ grounded }: UnderstoodRecipe): readonly string[] {
  const total = grounded.reduce((sum, { ingredient }) => sum + (ingredient.grams ?? 0), 0);
  return grounded.flatMap(({ parsed, ingredient: { name, grams, eatenShare } }) =>
    parsed.quantity === null &&
    parsed.unit === null &&
    grams !== null &&
    grams * eatenShare > total * worthSaying
      ? [`${name} (${Math.round(grams)} g)`]
      : [],
  );
}
