// `npx tsx eval/edits.ts [recipes.jsonl] [every]`: only what healthify and budgets reach, in a minute. Without a file the
// recipes of this repository; every third of them (or as said) is enough to see which way a figure goes.
import { loadKitchen } from '../test/support/kitchen.ts';
import { formatBoard, type Line } from './board.ts';
import { fileRecipes, ownRecipes, scoreHealthify } from './healthify/score.ts';
import { labelledTexts, readRecipeLines } from './methods/score.ts';
import { scoreBudgets } from './transforms/score.ts';
import { readLabelledRecipes } from './understand/score.ts';

const args = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const file = args.find((one) => !/^\d+$/.test(one));
const every = Number(args.find((one) => /^\d+$/.test(one)) ?? 3);
const some = <T>(list: readonly T[]): readonly T[] => list.filter((_, at) => at % every === 0);
const kitchen = loadKitchen();

const budgets = scoreBudgets(
  some(file === undefined ? labelledTexts(readLabelledRecipes()) : readRecipeLines(file)),
  kitchen,
);
const health = scoreHealthify(some(file === undefined ? ownRecipes() : fileRecipes(file)), kitchen);
const of = health.answers;
const lines: readonly Line[] = [
  { figure: 'budgets: a quarter saved', of: budgets.runs, value: budgets.met, least: file ? 0.6 : 0.35 },
  { figure: 'budgets: crashes', of: budgets.runs, value: budgets.crashes.length, most: 0 },
  { figure: 'budgets: dearer than before', of: budgets.runs, value: budgets.dearer.length, most: 0 },
  { figure: 'budgets: allergens brought in', of: budgets.runs, value: budgets.named.length, most: 0 },
  { figure: 'budgets: do not add up', of: budgets.runs, value: budgets.inconsistent.length, most: 0 },
  {
    figure: 'healthify: met or moved a quarter',
    of: health.expected,
    value: health.succeeded / health.expected,
    least: 0.85,
  },
  { figure: 'healthify: crashes', of, value: health.crashes, most: 0 },
  { figure: 'healthify: stale words', of, value: health.stale / of, most: 0.005 },
  { figure: 'healthify: allergens brought in', of, value: health.poisoned, most: 0 },
  { figure: 'healthify: do not add up', of, value: health.inconsistent / of, most: 0.01 },
];
if (process.argv.includes('--misses'))
  for (const miss of [
    ...budgets.crashes,
    ...budgets.dearer,
    ...budgets.named,
    ...budgets.inconsistent,
    ...health.misses,
  ])
    console.log(miss);
const { text, passed, failed } = formatBoard(lines);
console.log(text);
console.log(`${passed} passed, ${failed} failed`);
