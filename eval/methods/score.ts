import { readFileSync } from 'node:fs';
import { adaptMethod } from '#cooking/method/adapt';
import { checkAdaptation } from '#cooking/method/checks/check-adaptation';
import { readParts } from '#cooking/method/read/parts';
import type { RecipeText } from '#cooking/understand-recipe/model';
import { understandRecipe } from '#cooking/understand-recipe/understand-recipe';
import { methods, type Method } from '#cooking/vocabulary';
import type { Kitchen } from '../../src/kitchen.ts';

/** How converting a list of recipes to every method went. */
export interface MethodScore {
  readonly conversions: number;
  readonly crashes: number;
  /** Conversions with a fault of each sort, as the checker recomputes them. */
  readonly faults: Readonly<Record<string, number>>;
  readonly misses: readonly string[];
  /** Share that is feasible, by target; the source's own method apart. */
  readonly feasible: Readonly<Record<Method, number>>;
  readonly medianMs: number;
  readonly p99Ms: number;
}

const text = (
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
): RecipeText => ({
  title,
  description: null,
  cuisine: null,
  servings: null,
  ingredients,
  instructions,
});

/** Recipes that lie one to a line in a file, with `title`, `ingredients` and `instructions`. */
export function readRecipeLines(file: string): readonly RecipeText[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { title, ingredients, instructions } = JSON.parse(line) as RecipeText;
      return text(title, ingredients, instructions);
    });
}

/** The recipes that were labelled by hand for the reader. */
export function labelledTexts(
  recipes: readonly {
    readonly title: string;
    readonly ingredients: readonly string[];
    readonly steps: readonly { readonly t: string }[];
  }[],
): readonly RecipeText[] {
  return recipes.map(({ title, ingredients, steps }) =>
    text(
      title,
      ingredients,
      steps.map(({ t }) => t),
    ),
  );
}

/** Converts every recipe to every method and lets the checker recompute each answer. */
export function scoreMethods(recipes: readonly RecipeText[], kitchen: Kitchen): MethodScore {
  const deps = { foods: kitchen.foods, grounder: kitchen.grounder };
  const faults: Record<string, number> = {};
  const misses: string[] = [];
  const times: number[] = [];
  const done = Object.fromEntries(methods.map((one) => [one, { all: 0, feasible: 0 }])) as Record<
    Method,
    { all: number; feasible: number }
  >;
  let crashes = 0;
  for (const recipe of recipes) {
    const understood = understandRecipe(recipe, deps);
    const parts = readParts(understood, kitchen.foods, kitchen.methods.foods);
    for (const target of methods) {
      try {
        const from = performance.now();
        const adapted = adaptMethod(
          understood,
          { target, source: null, size: { capacityL: null, wattage: null } },
          kitchen,
        );
        times.push(performance.now() - from);
        if (adapted.source !== target) {
          done[target].all++;
          if (adapted.feasible) done[target].feasible++;
        }
        const after = adapted.edits.length === 0 ? understood : understandRecipe(adapted.text, deps);
        const found = checkAdaptation(understood, adapted, after, parts);
        for (const code of new Set(found.map((one) => one.code))) faults[code] = (faults[code] ?? 0) + 1;
        misses.push(
          ...found.map(
            ({ code, detail }) =>
              `${recipe.title}, ${adapted.source} to ${target} (${adapted.dish}): ${code}: ${detail}`,
          ),
        );
      } catch (error) {
        crashes++;
        misses.push(`${recipe.title} to ${target}: ${(error as Error).stack ?? String(error)}`);
      }
    }
  }
  times.sort((a, b) => a - b);
  return {
    conversions: recipes.length * methods.length,
    crashes,
    faults,
    misses,
    feasible: Object.fromEntries(
      methods.map((one) => [one, done[one].all === 0 ? 0 : done[one].feasible / done[one].all]),
    ) as Record<Method, number>,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}
