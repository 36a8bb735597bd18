import { AppError } from '#kernel/errors';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../test/support/kitchen.ts';
import { randomBrief } from './briefs.ts';
import { objections } from './checker.ts';

/** What a run of random briefs showed. */
export interface GenerateScore {
  readonly briefs: number;
  /** Share that got a recipe. */
  readonly answered: number;
  /** Restrictions broken in the eyes of the second checker. */
  readonly objections: readonly string[];
  /** Verdicts other than `met` on what was asked (certificates apart). */
  readonly unmet: readonly string[];
  /** Recipes over the time that was asked. */
  readonly late: number;
  /** Meat, poultry, fish or egg to be cooked, and no safe temperature stated. */
  readonly untempered: readonly string[];
  readonly distinctTitles: number;
  /** Share of the cuisine wishes that were answered from that cuisine. */
  readonly inCuisine: number;
  readonly medianPantryShare: number;
  readonly medianToBuy: number;
  readonly mainsWithin: number;
  readonly misprints: readonly string[];
  readonly failures: readonly string[];
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rawAnimal = /\b(?:chicken|turkey|duck|ground (?:beef|pork|lamb)|pork|salmon|cod|shrimp|eggs?)\b/i;
const ready = /stock|broth|sauce|smoked|canned|bacon|cured|noodle|eggplant|mayonnaise|powder|fat|ham\b/i;

/** Generates for `count` random briefs from `first` on and looks at every answer with other eyes. */
export function scoreGenerate(count: number, first = 0): GenerateScore {
  const kitchen = loadKitchen();
  const titles = new Set<string>();
  const objected: string[] = [];
  const unmet: string[] = [];
  const untempered: string[] = [];
  const misprints: string[] = [];
  const failures: string[] = [];
  const shares: number[] = [];
  const buys: number[] = [];
  let [answered, late, cuisineAsked, cuisineKept, mains, within] = [0, 0, 0, 0, 0, 0];
  for (let number = first; number < first + count; number++) {
    const brief = randomBrief(number);
    try {
      const recipe = generateRecipe(kitchen, brief);
      answered += 1;
      titles.add(recipe.title);
      const lines = recipe.ingredients.map((item) => item.text);
      for (const text of objections(brief.dietary_restrictions ?? [], lines))
        objected.push(`${number} ${recipe.title}: ${text}`);
      for (const verdict of recipe.constraints) {
        if (verdict.status !== 'met' && !/halal|kosher/.test(verdict.constraint))
          unmet.push(`${number} ${verdict.constraint}: ${verdict.evidence.join('; ')}`);
      }
      if (brief.time_available !== undefined && (recipe.timing.total_minutes ?? 0) > brief.time_available)
        late += 1;
      const raw = lines.find((line) => rawAnimal.test(line) && !ready.test(line));
      if (raw !== undefined && !recipe.instructions.some((text) => /\d+ °C \(1\d\d °F\)/.test(text)))
        untempered.push(`${number} ${recipe.title}: ${raw}`);
      if (brief.cuisine !== undefined) {
        cuisineAsked += 1;
        if (recipe.cuisine === brief.cuisine) cuisineKept += 1;
      }
      shares.push(recipe.pantry.used.length / brief.ingredients.length);
      buys.push(recipe.pantry.missing.length);
      const kcal = recipe.nutrition.per_serving.energy_kcal;
      if (
        (brief.meal_type === 'lunch' || brief.meal_type === 'dinner' || brief.meal_type === undefined) &&
        kcal !== null
      ) {
        mains += 1;
        if (kcal >= 250 && kcal <= 1100) within += 1;
      }
      const texts = [recipe.title, ...recipe.instructions, ...lines].join(' | ');
      if (/[{}[\]]|undefined|NaN|\bnull\b/.test(texts)) misprints.push(`${number} ${recipe.title}`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failures.push(`${number} ${error.code}: ${error.message} ${JSON.stringify(brief)}`);
    }
  }
  return {
    briefs: count,
    answered: answered / count,
    objections: objected,
    unmet,
    late,
    untempered,
    distinctTitles: titles.size,
    inCuisine: cuisineAsked === 0 ? 1 : cuisineKept / cuisineAsked,
    medianPantryShare: median(shares),
    medianToBuy: median(buys),
    mainsWithin: mains === 0 ? 1 : within / mains,
    misprints,
    failures,
  };
}
