import { AppError } from '#kernel/errors';
import { generateRecipe, type GenerateDeps } from '#usecases/recipes/generate-recipe';
import type { Engine, Generated } from '#cooking/generate';
import { loadKitchen } from '../../test/support/kitchen.ts';
import { createPace } from '../pace.ts';
import { randomBrief } from './briefs.ts';
import { objections } from './checker.ts';
import { keepsTime } from './clock.ts';
import { sensibleItems } from './sensible.ts';

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
  /** Share of the recipes that take as long as they say for who reads step by step. */
  readonly byTheClock: number;
  /** Meat, poultry, fish or egg to be cooked, and no safe temperature stated. */
  readonly untempered: readonly string[];
  readonly distinctTitles: number;
  /** Different dishes and forms among the first 200 answers. */
  readonly distinctDishes: number;
  /** Share of the answers that are a form, not a dish with a name of its own. */
  readonly forms: number;
  /** Share of the cuisine wishes that were answered from that cuisine. */
  readonly inCuisine: number;
  readonly medianPantryShare: number;
  /** Of the items that fit beside the main one (`sensible.ts`), for pantries of five to ten. */
  readonly medianSensibleShare: number;
  /** CPU time of one answer in this process, with what the collector and the compiler take. */
  readonly medianMs: number;
  readonly p99Ms: number;
  /** CPU time of a piece of plain work, taken between the answers. */
  readonly pieceMs: number;
  readonly medianToBuy: number;
  readonly mainsWithin: number;
  readonly misprints: readonly string[];
  readonly failures: readonly string[];
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const share = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
const rawAnimal =
  /\b(?:chicken|turkey|duck|ground (?:beef|pork|lamb)|pork|salmon|cod|shrimp|eggs?)\b(?!-free)/i;
const ready =
  /mung bean egg|rotisserie|pulled |\bcans? |\bcooked (?:chicken|turkey)|deli |stock|broth|sauce|smoked|canned|bacon|cured|noodle|eggplant|mayonnaise|powder|fat|ham\b/i;

/** The engine with its last answer kept, because the response does not say which dish it was. */
function watched(): { readonly deps: GenerateDeps; readonly last: () => Generated | null } {
  const kitchen = loadKitchen();
  let kept: Generated | null = null;
  const engine: Engine = {
    consider: kitchen.engine.consider,
    generate: (brief) => {
      const result = kitchen.engine.generate(brief);
      kept = result.ok ? result.value : null;
      return result;
    },
  };
  return { deps: { ...kitchen, engine }, last: () => kept };
}

/** How many clearly different recipes ten seeds give for one brief: another dish or form, or another main food. */
export function scoreSeeds(briefs: number, first = 0, seeds = 10): readonly number[] {
  const { deps, last } = watched();
  return Array.from({ length: briefs }, (_, at) => {
    const brief = randomBrief(first + at);
    const different = new Set<string>();
    for (let seed = 1; seed <= seeds; seed++) {
      try {
        generateRecipe(deps, { ...brief, seed });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        continue;
      }
      const { recipe, pantry } = last()!;
      const main = pantry.used.find(({ food }) => food.roles[0] === 'protein') ?? pantry.used[0];
      different.add(`${recipe.origin} ${main?.food.id ?? ''}`);
    }
    return different.size;
  });
}

/** Generates for `count` random briefs from `first` on and looks at every answer with other eyes. */
export function scoreGenerate(count: number, first = 0): GenerateScore {
  const { deps, last } = watched();
  const pace = createPace();
  const origins: string[] = [];
  const sensible: number[] = [];
  const times: number[] = [];
  const titles = new Set<string>();
  const objected: string[] = [];
  const unmet: string[] = [];
  const untempered: string[] = [];
  const misprints: string[] = [];
  const failures: string[] = [];
  const shares: number[] = [];
  const buys: number[] = [];
  let [answered, late, cuisineAsked, cuisineKept, mains, within, inTime] = [0, 0, 0, 0, 0, 0, 0];
  for (let number = first; number < first + count; number++) {
    const brief = randomBrief(number);
    pace.beat();
    try {
      const before = process.cpuUsage();
      const recipe = generateRecipe(deps, brief);
      const spent = process.cpuUsage(before);
      times.push((spent.user + spent.system) / 1000);
      const generated = last()!;
      answered += 1;
      origins.push(generated.recipe.origin);
      if (keepsTime(generated.recipe)) inTime += 1;
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
      if (
        raw !== undefined &&
        !recipe.instructions.some((text) => /\d+ °C \((?:\d+–)?[12]\d\d °F\)/.test(text))
      )
        untempered.push(`${number} ${recipe.title}: ${raw}`);
      if (brief.cuisine !== undefined) {
        cuisineAsked += 1;
        if (recipe.cuisine === brief.cuisine) cuisineKept += 1;
      }
      shares.push(recipe.pantry.used.length / brief.ingredients.length);
      if (brief.ingredients.length >= 5 && brief.ingredients.length <= 10) {
        const { size } = sensibleItems(generated, brief);
        if (size > 0) sensible.push(generated.pantry.used.length / size);
      }
      buys.push(recipe.pantry.missing.length);
      const kcal = recipe.nutrition.per_serving.energy_kcal;
      if (
        (brief.meal_type === 'lunch' || brief.meal_type === 'dinner' || brief.meal_type === undefined) &&
        kcal !== null
      ) {
        mains += 1;
        if (kcal >= 250 && kcal <= 1100) within += 1;
      }
      const texts = [
        recipe.title,
        recipe.description ?? '',
        ...recipe.instructions,
        ...lines,
        ...recipe.tips,
        recipe.storage ?? '',
      ].join(' | ');
      if (
        /[{}[\]]|undefined|NaN|\bnull\b|\bthen, the\b|\band and\b|\s[,.;]|\bwith {2,}/.test(texts) ||
        // A part that was left away, and its verb was not: "Scatter with and serve".
        /\b(?:scatter|strew|top|sprinkle|garnish|finish|dust|crown) with(?:[.,;]| and )/i.test(texts)
      )
        misprints.push(`${number} ${recipe.title}`);
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
    byTheClock: inTime / Math.max(1, answered),
    untempered,
    distinctTitles: titles.size,
    inCuisine: cuisineAsked === 0 ? 1 : cuisineKept / cuisineAsked,
    distinctDishes: new Set(origins.slice(0, 200)).size,
    forms: origins.filter((origin) => origin.startsWith('form:')).length / Math.max(1, origins.length),
    medianPantryShare: median(shares),
    medianSensibleShare: median(sensible),
    medianMs: median(times),
    p99Ms: share(times, 0.99),
    pieceMs: pace.pieceMs(),
    medianToBuy: median(buys),
    mainsWithin: mains === 0 ? 1 : within / mains,
    misprints,
    failures,
  };
}
