import type { KitchenDeps } from '#usecases/recipes/kitchen-deps';
import { adaptRecipeMethod } from '#usecases/recipes/adapt-method';
import { analyzeRecipe } from '#usecases/recipes/analyze-recipe';
import { budgetifyRecipe } from '#usecases/recipes/budgetify-recipe';
import { healthify } from '#usecases/recipes/healthify';
import { rewriteTone } from '#usecases/recipes/rewrite-tone';
import type { RecipeInput } from '#contract/schemas/recipe-input';
import { checkChanges, type ChangedAnswer } from './check-changes.ts';
import { strangeFoods, unusedLines, type Told } from './told-foods.ts';

/** A recipe as people send it. */
export interface SentRecipe {
  readonly title: string;
  readonly servings?: number | string | null;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

/** What came out of one kind of transform on many recipes. */
export interface TransformScore {
  readonly runs: number;
  readonly crashes: readonly string[];
  readonly inconsistent: readonly string[];
  /** Answers that carry an allergen which the request named. */
  readonly named: readonly string[];
  readonly dearer: readonly string[];
  /** Answers that speak of a food that nobody has, or list one that no step uses. */
  readonly untrue: readonly string[];
  readonly met: number;
  /** Milliseconds of CPU, collecting and compiling included. */
  readonly medianMs: number;
  readonly p99Ms: number;
}

const input = (recipe: SentRecipe): RecipeInput => ({
  title: recipe.title,
  ...(recipe.servings === undefined || recipe.servings === null
    ? {}
    : { recipeYield: String(recipe.servings) }),
  ingredients: [...recipe.ingredients],
  instructions: [...recipe.instructions],
});

const text = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

/** What an answer says of foods that are in neither recipe, and what it lists and no step uses. */
export function untold(
  sent: Pick<SentRecipe, 'title' | 'ingredients' | 'instructions'>,
  answer: {
    readonly title: string;
    readonly ingredients: readonly { readonly text: string }[];
    readonly instructions: readonly string[];
    readonly changes: readonly { readonly reason: string }[];
    readonly tips?: readonly string[];
  },
  { foods, grounder }: Pick<KitchenDeps, 'foods' | 'grounder'>,
): readonly string[] {
  const told: Told = {
    before: { title: sent.title, lines: sent.ingredients, steps: sent.instructions },
    after: {
      title: answer.title,
      lines: answer.ingredients.map(({ text: line }) => line),
      steps: answer.instructions,
    },
    said: [...answer.changes.map(({ reason }) => reason), ...(answer.tips ?? [])],
  };
  return [
    ...strangeFoods(told, foods),
    ...unusedLines(told, (line) =>
      grounder.ground([line]).flatMap(({ ingredient }) => ingredient.food ?? []),
    ).map((line) => `no step uses “${line}”`),
  ];
}

/** Makes every recipe a quarter cheaper, and once more without milk and gluten. */
export function scoreBudgets(recipes: readonly SentRecipe[], kitchen: KitchenDeps): TransformScore {
  const crashes: string[] = [];
  const inconsistent: string[] = [];
  const named: string[] = [];
  const dearer: string[] = [];
  const untrue: string[] = [];
  const times: number[] = [];
  let met = 0;
  for (const sent of recipes) {
    const recipe = input(sent);
    try {
      const analysed = analyzeRecipe(kitchen, { recipe });
      const before = { ...analysed, lines: analysed.ingredients.map((one) => one.text) };
      const start = process.cpuUsage();
      const answer = budgetifyRecipe(kitchen, { recipe });
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
      if (answer.target_met) met += 1;
      if ((answer.saved_percent ?? 0) < 0) dearer.push(sent.title);
      for (const one of checkChanges(before, answer as unknown as ChangedAnswer, kitchen.grounder))
        inconsistent.push(`${sent.title}: ${one}`);
      untrue.push(...untold(sent, answer, kitchen).map((one) => `${sent.title}: ${one}`));
    } catch (problem) {
      crashes.push(`${sent.title}: ${text(problem)}`);
    }
    try {
      const { allergens } = budgetifyRecipe(kitchen, { recipe, allergies: ['milk', 'gluten'] });
      for (const { allergen, status, ingredient } of allergens)
        if (status === 'contains' && (allergen === 'milk' || allergen === 'gluten'))
          named.push(`${sent.title}: ${allergen} in ${ingredient}`);
    } catch (problem) {
      // A recipe that cannot do without says so.
      if ((problem as { readonly code?: string }).code !== 'conflicting_constraints')
        crashes.push(`${sent.title}: ${text(problem)}`);
    }
  }
  times.sort((a, b) => a - b);
  return {
    runs: recipes.length,
    crashes,
    inconsistent,
    named,
    dearer,
    untrue,
    met: met / recipes.length,
    medianMs: times[times.length >> 1] ?? NaN,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? NaN,
  };
}

const foci = ['lowSodium', 'highFiber', 'lowCalorie', 'balanced', 'highProtein'] as const;
const methods = ['oven', 'stovetop', 'slowCooker', 'airFryer', 'pressureCooker'] as const;
const tones = ['casual', 'formal', 'concise', 'storytelling', 'rustic'] as const;

/** Ten transforms in a row, each on what the last one gave; what no longer parses, adds up or cooks. */
export function scoreChains(
  recipes: readonly SentRecipe[],
  kitchen: KitchenDeps,
  seed = 7,
): { readonly chains: number; readonly broken: readonly string[] } {
  let state = seed;
  const pick = <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return list[(state >>> 8) % list.length]!;
  };
  const broken: string[] = [];
  for (const sent of recipes) {
    let recipe = input(sent);
    const first = analyzeRecipe(kitchen, { recipe });
    const done: string[] = [];
    try {
      for (let turn = 0; turn < 10; turn++) {
        const kind = pick(['budget', 'health', 'method', 'tone'] as const);
        done.push(kind);
        recipe = (kind === 'budget'
          ? budgetifyRecipe(kitchen, { recipe })
          : kind === 'health'
            ? healthify(kitchen, { recipe, health_focus: pick(foci) })
            : kind === 'method'
              ? adaptRecipeMethod(kitchen, { recipe, method: pick(methods) })
              : rewriteTone(kitchen, { recipe, tone: pick(tones) })) as unknown as RecipeInput;
      }
      const last = analyzeRecipe(kitchen, { recipe });
      const unknown = (one: typeof last): number =>
        one.ingredients.filter(({ food }) => food === null).length;
      if (last.ingredients.length === 0 || last.steps.length === 0)
        broken.push(`${sent.title}: nothing is left`);
      if (unknown(last) > unknown(first))
        broken.push(`${sent.title}: a line no longer parses (${done.join(', ')})`);
      const kcal = last.nutrition.per_serving.energy_kcal;
      if (kcal !== null && !(kcal > 0)) broken.push(`${sent.title}: ${kcal} kcal`);
      if (
        first.steps.some(({ action }) => action !== null) &&
        !last.steps.some(({ action }) => action !== null)
      )
        broken.push(`${sent.title}: no step says what to do (${done.join(', ')})`);
    } catch (problem) {
      broken.push(`${sent.title}: ${text(problem)} (${done.join(', ')})`);
    }
  }
  return { chains: recipes.length, broken };
}
