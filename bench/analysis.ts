/** What it costs to load the food tables and to analyse a recipe of twelve lines, without HTTP and in one process. */
import { fork } from 'node:child_process';
import { labelledTexts } from '../eval/methods/score.ts';
import { labelledSets, readLabelledLines } from '../eval/parser/score.ts';
import { readLabelledRecipes } from '../eval/understand/score.ts';

/** A recipe as callers send it. */
export interface BenchRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

export interface AnalysisFigures {
  readonly recipes: number;
  /** Median milliseconds of CPU of a recipe whose lines and steps were read before. */
  readonly knownLinesMs: number;
  /** The same where every line and every step is new. */
  readonly newLinesMs: number;
  /** The same where no name of a food in the list was seen before either; each recipe is read once. */
  readonly newNamesMs: number;
  /** CPU from files on disk to foods that can be found, units and rules, in a process that has just begun. */
  readonly foodTablesMs: number;
  /** The whole kitchen with dishes, substitutes and engine, after that. */
  readonly kitchenMs: number;
  readonly kitchenMegabytes: number;
  readonly rssMegabytes: number;
}

const linesOfOne = 12;

/** Our labelled recipes, each filled up to twelve lines with those of the next ones. */
const twelveLines = (): readonly BenchRecipe[] => {
  const texts = labelledTexts(readLabelledRecipes());
  return texts.map(({ title, instructions }, at) => ({
    title,
    ingredients: [...texts.slice(at), ...texts.slice(0, at)]
      .flatMap(({ ingredients }) => ingredients)
      .slice(0, linesOfOne),
    instructions,
  }));
};

/** Recipes whose names of foods stand in no other recipe, with the steps of the ones that we know. */
const unseenNames = (known: readonly BenchRecipe[]): readonly BenchRecipe[] => {
  const seen = new Set<string>();
  const lines = labelledSets
    .flatMap((set) => readLabelledLines(set))
    .filter(({ name, extra }) => {
      const folded = name.toLowerCase();
      if (folded === '' || extra === 'heading' || seen.has(folded)) return false;
      seen.add(folded);
      return !known.some(({ ingredients }) =>
        ingredients.some((line) => line.toLowerCase().includes(folded)),
      );
    });
  return Array.from({ length: Math.floor(lines.length / linesOfOne) }, (_, at) => ({
    title: known[at % known.length]!.title,
    ingredients: lines.slice(at * linesOfOne, (at + 1) * linesOfOne).map(({ line }) => line),
    instructions: known[at % known.length]!.instructions,
  }));
};

/** Measures in a process of its own, started from the built file. */
export const measureAnalysis = async (file: string, rounds: number): Promise<AnalysisFigures> => {
  const child = fork(file, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the analysis ended with ${String(code)}`)));
    child.once('message', (figures: AnalysisFigures) => resolve(figures));
    const recipes = twelveLines();
    child.send({ recipes, unseen: unseenNames(recipes), rounds });
  });
};
