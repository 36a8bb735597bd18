/** Process of the benchmark: warms the whole kitchen up and then takes the CPU time of one call after another. */
import { AppError } from '#kernel/errors';
import type { RecipeInput } from '#contract/schemas/recipe-input';
import { healthFocuses, methods, tones } from '#cooking/vocabulary';
import { adaptRecipeMethod } from '#usecases/recipes/adapt-method';
import { budgetifyRecipe } from '#usecases/recipes/budgetify-recipe';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { healthify } from '#usecases/recipes/healthify';
import { rewriteTone } from '#usecases/recipes/rewrite-tone';
import { randomBrief } from '../eval/generate/briefs.ts';
import { createKitchen, readTables } from '../src/kitchen.ts';
import type { BenchRecipe } from './analysis.ts';
import { cpuMs, median, quantile } from './figures.ts';
import type { WarmFigures, WarmJob } from './warm.ts';

const kitchen = createKitchen(readTables('dist/data'));

/** CPU time of a call; null where it was refused, which costs less than an answer. */
const timed = (call: () => unknown): number | null => {
  const began = cpuMs();
  try {
    call();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
  return cpuMs() - began;
};

const figuresOf = (work: string, times: readonly (number | null)[]): WarmFigures => {
  const answered = times.filter((time) => time !== null);
  return {
    work,
    answers: answered.length,
    medianMs: median(answered),
    p90Ms: quantile(answered, 0.9),
    p99Ms: quantile(answered, 0.99),
  };
};

/** What each transform makes of a recipe; the number picks one wish after another. */
const transforms: Readonly<Record<string, (recipe: RecipeInput, wish: number) => unknown>> = {
  healthify: (recipe, wish) =>
    healthify(kitchen, { recipe, health_focus: healthFocuses[wish % healthFocuses.length]! }),
  budgetify: (recipe, wish) => budgetifyRecipe(kitchen, { recipe, reduction_percent: 15 + 10 * (wish % 3) }),
  'adapt-method': (recipe, wish) =>
    adaptRecipeMethod(kitchen, { recipe, method: methods[wish % methods.length]! }),
  'rewrite-tone': (recipe, wish) => rewriteTone(kitchen, { recipe, tone: tones[wish % tones.length]! }),
};

/** The same recipe in texts that the process has not met: spaces behind them say nothing to a cook. */
const unread = (recipe: BenchRecipe, turn: number): RecipeInput => ({
  title: recipe.title,
  ingredients: recipe.ingredients.map((line) => line + ' '.repeat(turn)),
  instructions: recipe.instructions.map((step) => step + ' '.repeat(turn)),
});

const measure = ({ recipes, warmBriefs, briefs, warmCalls, rounds }: WarmJob): readonly WarmFigures[] => {
  const generate = (from: number, count: number): readonly (number | null)[] =>
    Array.from({ length: count }, (_, at) => timed(() => generateRecipe(kitchen, randomBrief(from + at))));
  // Far from the seeds that are measured.
  let done = 0;
  const figures = warmBriefs.map((calls, stage): WarmFigures => {
    generate(50_000 + done, calls - done);
    done = calls + briefs;
    return figuresOf(`generate after ${calls}`, generate(stage * briefs, briefs));
  });
  const mine = recipes.filter((_, at) => at % 2 === 0);
  const others = recipes.filter((_, at) => at % 2 === 1);
  const all: (number | null)[] = [];
  let turn = 0;
  for (const [name, run] of Object.entries(transforms)) {
    // As long as the engine still compiles what is called, a third of the CPU time is the compiler's.
    for (let call = 0; call < warmCalls; call += 1) {
      const around = Math.floor(call / mine.length);
      timed(() => run(unread(mine[call % mine.length]!, around), call + around));
    }
    const times: (number | null)[] = [];
    for (let round = 0; round < rounds; round += 1) {
      turn += 1;
      others.forEach((recipe, at) => {
        const sent = unread(recipe, turn);
        times.push(timed(() => run(sent, at + round)));
      });
    }
    figures.push(figuresOf(name, times));
    all.push(...times);
  }
  return [...figures, figuresOf('all transforms', all)];
};

process.once('message', (job: WarmJob) => {
  process.send!(measure(job), () => process.exit(0));
});
