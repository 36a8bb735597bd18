/** How much of real recipes the tables cover, by mass: what `analyze-recipe` states as `nutrition.coverage`. */
import { analyzeRecipe } from '#usecases/recipes/analyze-recipe';
import type { KitchenDeps } from '#usecases/recipes/kitchen-deps';
import type { RecipeText } from '#cooking/understand-recipe/model';

/**
 * Coverage of a list of recipes. Of each recipe it is the share of the eaten mass whose food has figures; a line that
 * cannot be weighed, its food known or not, counts against it as the median line, and never as covered. Things of the
 * kitchen and remarks are no food. Amounts left to the cook ("salt", "rice, to serve") count with what is customary.
 */
export interface CoverageScore {
  readonly recipes: number;
  readonly mean: number;
  /** Share of the recipes of which at least 97 % is covered. */
  readonly wellCovered: number;
  /** Lines that ask for a food, and the share of them whose food is found. */
  readonly lines: number;
  readonly matched: number;
  /** Share of these lines that have a weight, estimates included. */
  readonly weighed: number;
  /** The recipes that are not well covered, with what is missing. */
  readonly gaps: readonly string[];
}

/** The coverage that a recipe must have to count as well covered. */
const wellCovered = 0.97;

/** Analyses every recipe, four servings where it says nothing. */
export function scoreCoverage(
  recipes: readonly RecipeText[],
  kitchen: Pick<KitchenDeps, 'foods' | 'facts' | 'grounder'>,
): CoverageScore {
  const gaps: string[] = [];
  let sum = 0;
  let well = 0;
  let [lines, matched, weighed] = [0, 0, 0];
  for (const { title, ingredients, instructions } of recipes) {
    const { nutrition, ingredients: items } = analyzeRecipe(kitchen, {
      recipe: { title, ingredients: [...ingredients], instructions: [...instructions] },
    });
    sum += nutrition.coverage;
    const missing: string[] = [];
    for (const { food, grams, name, text } of items) {
      // What is set aside is in no figure.
      if (food === null && !nutrition.unmatched.includes(name)) continue;
      lines += 1;
      if (food !== null) matched += 1;
      if (grams !== null) weighed += 1;
      if (food === null || (grams === null && food !== 'water')) missing.push(text);
    }
    if (nutrition.coverage >= wellCovered) well += 1;
    else gaps.push(`${title} ${Math.round(nutrition.coverage * 100)} %: ${missing.join(' | ')}`);
  }
  return {
    recipes: recipes.length,
    mean: sum / recipes.length,
    wellCovered: well / recipes.length,
    lines,
    matched: matched / lines,
    weighed: weighed / lines,
    gaps,
  };
}
