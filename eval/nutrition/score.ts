import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FactTables } from '#food/fact-tables';
import type { Grounder } from '#food/ground';
import { nutritionOf } from '#food/nutrition';
import type { Nutrient } from '#food/vocabulary';

/** Nutrients of the worked table. */
export const workedNutrients = [
  'energy_kcal',
  'protein_g',
  'fat_g',
  'saturated_fat_g',
  'carbohydrate_g',
  'fiber_g',
  'sodium_mg',
] as const satisfies readonly Nutrient[];
type Worked = (typeof workedNutrients)[number];

/** One line of a recipe worked by hand: grams × figure per 100 g. */
export interface WorkedLine {
  readonly line: string;
  readonly source: string;
  readonly grams: number;
  readonly how: string;
  readonly per100g: Readonly<Record<Worked, number | null>>;
  readonly amounts: Readonly<Record<Worked, number | null>>;
}

/** A recipe worked by hand. */
export interface WorkedRecipe {
  readonly title: string;
  readonly servings: number;
  readonly lines: readonly WorkedLine[];
  readonly grams: number;
  readonly totals: Readonly<Record<Worked, number | null>>;
}

/** Reads `worked.tsv`: lines of a recipe, then its total. */
export function readWorked(): WorkedRecipe[] {
  const text = readFileSync(join(import.meta.dirname, 'worked.tsv'), 'utf8');
  const recipes: WorkedRecipe[] = [];
  let lines: WorkedLine[] = [];
  for (const row of text.trim().split('\n').slice(1)) {
    const [title = '', servings, line = '', source = '', , grams, how = '', ...cells] = row.split('\t');
    const column = (offset: number) =>
      Object.fromEntries(
        workedNutrients.map((nutrient, i) => {
          const cell = cells[2 * i + offset] ?? '';
          return [nutrient, cell === '' ? null : Number(cell)];
        }),
      ) as Record<Worked, number | null>;
    if (line !== 'TOTAL') {
      lines.push({ line, source, grams: Number(grams), how, per100g: column(0), amounts: column(1) });
      continue;
    }
    recipes.push({ title, servings: Number(servings), lines, grams: Number(grams), totals: column(1) });
    lines = [];
  }
  return recipes;
}

/** How far the computed total of one nutrient of one recipe is from the worked one. */
export interface NutritionMiss {
  readonly title: string;
  readonly nutrient: Worked;
  readonly worked: number;
  readonly computed: number | null;
  readonly error: number;
}

/** Distances over all recipes and nutrients. */
export interface NutritionScore {
  readonly recipes: number;
  readonly figures: number;
  /** Share of lines whose food is found and weighed. */
  readonly groundedShare: number;
  readonly medianError: number;
  readonly p95Error: number;
  /** Largest first. */
  readonly misses: readonly NutritionMiss[];
  readonly unfound: readonly string[];
  /** Lines whose grams are more than a tenth off. */
  readonly weights: readonly {
    readonly line: string;
    readonly worked: number;
    readonly computed: number | null;
    readonly arithmetic: string;
  }[];
}

/** Amounts below these are too small for a share of them to mean anything (a label would say 0 or nearly). */
const floor: Readonly<Record<Worked, number>> = {
  energy_kcal: 20,
  protein_g: 2,
  fat_g: 2,
  saturated_fat_g: 1,
  carbohydrate_g: 2,
  fiber_g: 2,
  sodium_mg: 40,
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Computes every recipe from its lines and compares the totals with those worked by hand. */
export function scoreNutrition(
  recipes: readonly WorkedRecipe[],
  grounder: Grounder,
  tables: FactTables,
): NutritionScore {
  const misses: NutritionMiss[] = [];
  const unfound: string[] = [];
  const weights: NutritionScore['weights'][number][] = [];
  let lines = 0;
  for (const recipe of recipes) {
    const grounded = grounder.ground(
      recipe.lines.map(({ line }) => line),
      { servings: recipe.servings },
    );
    lines += recipe.lines.length;
    recipe.lines.forEach((worked, i) => {
      const own = grounded.filter(({ key }) => key === `i${i}`);
      const grams = own.reduce<number | null>(
        (sum, { weight }) => (weight.grams === null || sum === null ? null : sum + weight.grams),
        0,
      );
      if (own.length === 0 || own.some(({ ingredient }) => ingredient.food === null) || grams === null)
        unfound.push(worked.line);
      else if (Math.abs(grams - worked.grams) > 0.1 * worked.grams) {
        weights.push({
          line: worked.line,
          worked: worked.grams,
          computed: grams,
          arithmetic: own[0]!.weight.arithmetic,
        });
      }
    });
    const { total } = nutritionOf(
      grounded.map(({ ingredient }) => ingredient),
      { servings: recipe.servings, tables },
    );
    for (const nutrient of workedNutrients) {
      const worked = recipe.totals[nutrient];
      if (worked === null || worked < floor[nutrient]) continue;
      const computed = total[nutrient];
      const error = computed === null ? 1 : Math.abs(computed - worked) / worked;
      misses.push({ title: recipe.title, nutrient, worked, computed, error });
    }
  }
  misses.sort((a, b) => b.error - a.error);
  const errors = misses.map(({ error }) => error).sort((a, b) => a - b);
  return {
    recipes: recipes.length,
    figures: misses.length,
    groundedShare: 1 - unfound.length / lines,
    medianError: at(errors, 0.5),
    p95Error: at(errors, 0.95),
    misses,
    unfound,
    weights,
  };
}
