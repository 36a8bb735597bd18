/** What one call of each engine costs once a process is warm, without HTTP: kitchens and recipes that it has not met before. */
import { fork } from 'node:child_process';
import { labelledTexts } from '../eval/methods/score.ts';
import { readLabelledRecipes } from '../eval/understand/score.ts';
import type { BenchRecipe } from './analysis.ts';

/** CPU milliseconds of the calls of one sort that were answered. */
export interface WarmFigures {
  readonly work: string;
  readonly answers: number;
  readonly medianMs: number;
  readonly p90Ms: number;
  readonly p99Ms: number;
}

/** How much is asked of the process. */
export interface WarmJob {
  /** Half of these warm the process, the other half is measured. */
  readonly recipes: readonly BenchRecipe[];
  /** After how many briefs to measure: a process gets faster for its first two thousand or so. */
  readonly warmBriefs: readonly number[];
  readonly briefs: number;
  /** How often each transform is called before it is measured, with recipes of the first half in ever new texts. */
  readonly warmCalls: number;
  /** How often each recipe of the second half is sent to each transform, with another wish every time. */
  readonly rounds: number;
}

/** Every recipe whose instructions people labelled by hand; the sets alternate between the halves. */
const allRecipes = (): readonly BenchRecipe[] =>
  (['instructions', 'messy', 'fresh', 'later', 'latest'] as const).flatMap((set) =>
    labelledTexts(readLabelledRecipes(set)),
  );

/** Measures in a process of its own, started from the built file. */
export const measureWarm = async (file: string, quick: boolean): Promise<readonly WarmFigures[]> => {
  const recipes = allRecipes();
  const job: WarmJob = quick
    ? { recipes: recipes.slice(0, 40), warmBriefs: [100], briefs: 100, warmCalls: 200, rounds: 1 }
    : { recipes, warmBriefs: [300, 2500], briefs: 500, warmCalls: 1500, rounds: 2 };
  const child = fork(file, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) =>
      reject(new Error(`the warm process ended with ${String(code ?? signal)}`)),
    );
    child.once('message', (figures: readonly WarmFigures[]) => resolve(figures));
    child.send(job);
  });
};
