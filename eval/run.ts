// `npm run eval`: how well the tables and the parts that read them do on lists made by hand. Prints every figure
// beside its floor, `-- --misses` what came out wrong too, and as the last line `N passed, N failed`.
import { join } from 'node:path';
import { createCatalogue } from '#food/catalogue';
import { createCategorySuggester } from '#food/category/suggest';
import { createGrounder } from '#food/ground';
import { createLineParser } from '#food/parse/line-parser';
import { loadCategoryTable } from '../test/support/category-words.ts';
import { loadFactTables } from '../test/support/fact-tables.ts';
import { loadFoodTable, loadUnits } from '../test/support/food-table.ts';
import { loadKitchen } from '../test/support/kitchen.ts';
import { suspectNames } from './allergens/audit.ts';
import { ownRows, referenceRows, scoreAllergens } from './allergens/score.ts';
import { formatBoard, type Line } from './board.ts';
import { itemLists, scoreCategories } from './categories/score.ts';
import { readDishes, scoreDishes } from './dishes/score.ts';
import { scoreGenerate, scoreSeeds } from './generate/score.ts';
import { fileRecipes, ownRecipes, scoreHealthify } from './healthify/score.ts';
import { scoreLines, scoreMatching } from './matching/score.ts';
import { labelledTexts, readRecipeLines, scoreMethods } from './methods/score.ts';
import { scoreCoverage } from './nutrition/coverage.ts';
import { readWorked, scoreNutrition } from './nutrition/score.ts';
import { labelledSets, scoreParser } from './parser/score.ts';
import { cooksSwaps, heldSwaps, ownSwaps, referenceSwaps, scoreSubstitutions } from './substitution/score.ts';
import { scoreTones, toneFloors, toneRecipes, toneRecipesOf } from './tones/score.ts';
import { scoreBudgets, scoreChains } from './transforms/score.ts';
import {
  readingSets,
  readLabelledRecipes,
  scoreUnderstanding,
  understandFloors,
} from './understand/score.ts';

const catalogue = createCatalogue(loadFoodTable());
const facts = loadFactTables();
const units = loadUnits();
const floors = {
  parser: {
    dev: { whole: 0.98, name: 0.99 },
    'held-out': { whole: 0.93, name: 0.96 },
    fresh: { whole: 0.98, name: 0.98 },
  },
  categories: {
    tuned: 0.985,
    shop: 0.98,
    mixed: 0.975,
    varied: 0.98,
    'held-out': 0.97,
    fresh: 0.98,
    abroad: 0.97,
  },
} as const;
const showMisses = process.argv.includes('--misses');
const misses: string[] = [];
const note = (part: string, lines: readonly unknown[]): void => {
  misses.push(...lines.map((line) => `${part}: ${typeof line === 'string' ? line : JSON.stringify(line)}`));
};

const parserLines = labelledSets.flatMap((set): Line[] => {
  const { lines, whole, name, failures } = scoreParser(set);
  note(`parser ${set}`, failures);
  return [
    { figure: `parser, ${set}: lines read whole`, of: lines, value: whole, least: floors.parser[set].whole },
    { figure: `parser, ${set}: names`, of: lines, value: name, least: floors.parser[set].name },
  ];
});

const matching = scoreMatching(catalogue);
note('matching wrong', matching.wrong);
note('matching missed', matching.missed);
const matchingLines: Line[] = [
  { figure: 'names matched to foods', of: matching.total, value: matching.accuracy, least: 0.98 },
  {
    figure: 'names matched to a wrong food',
    of: matching.total,
    value: matching.wrong.length / matching.total,
    most: 0.01,
  },
];

// `-- --reference <folder>`: also a table of allergen sources that is not part of the project.
const referenceAt = process.argv.indexOf('--reference');
const referenceFolder = referenceAt === -1 ? undefined : process.argv[referenceAt + 1];
const allergenLists = [
  { list: 'own list', rows: ownRows() },
  ...(referenceFolder === undefined
    ? []
    : [{ list: 'reference', rows: referenceRows(join(referenceFolder, 'allergen_sources.tsv')) }]),
];
const allergenLines = allergenLists.flatMap(({ list, rows }): Line[] => {
  const {
    yes,
    may,
    no,
    misses: wrong,
  } = scoreAllergens(rows, (name) => catalogue.match(name), catalogue, facts);
  note(`allergens, ${list}`, wrong);
  return [
    {
      figure: `allergens that a name carries, found (${list})`,
      of: yes.rows,
      value: yes.found / yes.rows,
      least: 1,
    },
    {
      figure: `that a name may carry, not cleared (${list})`,
      of: may.rows,
      value: may.closed / may.rows,
      least: 1,
    },
    { figure: `look-alikes, not accused (${list})`, of: no.rows, value: no.clear / no.rows, least: 0.98 },
  ];
});

const audit = suspectNames(catalogue.foods, facts);
note('names of foods that sound like an allergen they lack', audit.suspect);
allergenLines.push({
  figure: 'names of foods that sound like an allergen they lack',
  of: audit.names,
  // Sweet wines, vegan cheeses and cream liqueurs sound like what they lack; a jump here means a missed allergen.
  value: audit.suspect.length / audit.names,
  most: 0.045,
});

const suggester = createCategorySuggester(catalogue, loadCategoryTable());
const categoryLines = itemLists.map((list): Line => {
  const { total, accuracy, wrong } = scoreCategories(suggester, list);
  note(`categories ${list}`, wrong);
  return { figure: `categories, ${list}`, of: total, value: accuracy, least: floors.categories[list] };
});

const grounder = createGrounder({ parser: createLineParser(units), catalogue, units });
const foundLines = scoreLines(grounder);
note('lines of recipes, food', foundLines.wrong);
matchingLines.push({
  figure: 'lines of recipes, the right food found',
  of: foundLines.total,
  value: foundLines.accuracy,
  least: 0.985,
});
const dishes = scoreDishes(readDishes(), grounder, catalogue, facts);
note('dishes', dishes.misses);
const dishLines: Line[] = [
  {
    figure: 'allergens and diets of dishes, judged right',
    of: dishes.statements,
    value: dishes.right / dishes.statements,
    least: 0.97,
  },
  {
    figure: 'allergens and diets of dishes, wrongly cleared',
    of: dishes.statements,
    value: dishes.misses.filter(({ unsafe }) => unsafe).length / dishes.statements,
    most: 0,
  },
];

const worked = readWorked();
const nutrition = scoreNutrition(worked, grounder, facts);
note('nutrition', nutrition.misses.slice(0, 20));
note('nutrition: not found', nutrition.unfound);
note('nutrition: weight', nutrition.weights);
const nutritionLines: Line[] = [
  {
    figure: 'lines of worked recipes found and weighed',
    of: worked.reduce((sum, { lines }) => sum + lines.length, 0),
    value: nutrition.groundedShare,
    least: 0.97,
  },
  {
    figure: 'nutrition of worked recipes, median distance',
    of: nutrition.figures,
    value: nutrition.medianError,
    most: 0.01,
  },
  {
    figure: 'nutrition of worked recipes, 95th percentile',
    of: nutrition.figures,
    value: nutrition.p95Error,
    most: 0.1,
  },
];

// `-- --full`: the whole 2,000 briefs instead of a sample.
const generated = scoreGenerate(process.argv.includes('--full') ? 2000 : 300);
note('generate, objections of the second checker', generated.objections);
note('generate, unmet', generated.unmet);
note('generate, no safe temperature', generated.untempered);
note('generate, misprints', generated.misprints);
note('generate, no recipe', generated.failures);
const of = generated.briefs;
const seeded = [...scoreSeeds(30)].sort((a, b) => a - b);
console.log(
  `generate: ${generated.distinctDishes} dishes and forms in 200 briefs, ${Math.round(generated.forms * 100)} % forms; ` +
    `${generated.medianToBuy} to buy in the median; CPU time ${generated.medianMs.toFixed(1)} ms, slowest in a hundred ` +
    `${generated.p99Ms.toFixed(1)} ms, a piece of plain work ${generated.pieceMs.toFixed(2)} ms; ten seeds give ${seeded.join(' ')} different recipes`,
);
const generateLines: Line[] = [
  { figure: 'random briefs answered', of, value: generated.answered, least: 0.98 },
  {
    figure: 'restrictions broken, by a second checker',
    of,
    value: generated.objections.length / of,
    most: 0,
  },
  { figure: 'verdicts not met', of, value: generated.unmet.length / of, most: 0 },
  { figure: 'recipes as long as they say, read step by step', of, value: generated.byTheClock, least: 0.87 },
  { figure: 'recipes over their time', of, value: generated.late / of, most: 0 },
  { figure: 'recipes without a due safe temperature', of, value: generated.untempered.length / of, most: 0 },
  { figure: 'recipes with misprints', of, value: generated.misprints.length / of, most: 0 },
  { figure: 'different recipes', of, value: generated.distinctTitles / of, least: 0.6 },
  { figure: 'cuisine asked for kept', of, value: generated.inCuisine, least: 0.83 },
  { figure: 'share of the pantry used, median', of, value: generated.medianPantryShare, least: 0.4 },
  {
    figure: 'share of the sensible items used, median',
    of,
    value: generated.medianSensibleShare,
    least: 0.66,
  },
  {
    figure: 'different dishes and forms in 200 briefs',
    of: 200,
    value: generated.distinctDishes / 200,
    least: 0.47,
  },
  { figure: 'ten seeds, different recipes, median', of: 30, value: seeded[15]! / 10, least: 0.4 },
  // In pieces of plain work, since a busy machine is slow at those too; the first pass, while much is compiled yet.
  {
    figure: 'CPU time of a recipe, median, as a share of 100 pieces of plain work',
    of,
    value: generated.medianMs / generated.pieceMs / 100,
    most: 0.4,
  },
  {
    figure: 'CPU time of a recipe, slowest in a hundred, of 1,000 pieces',
    of,
    value: generated.p99Ms / generated.pieceMs / 1000,
    most: 0.5,
  },
];

const kitchen = loadKitchen();
const coverageLists = [
  { list: 'own list', recipes: labelledTexts(readLabelledRecipes()), mean: 0.97, well: 0.85 },
  ...(referenceFolder === undefined
    ? []
    : [
        {
          list: 'reference',
          recipes: readRecipeLines(join(referenceFolder, 'sample_recipes.jsonl')),
          mean: 0.975,
          well: 0.85,
        },
      ]),
];
const coverageLines = coverageLists.flatMap(({ list, recipes, mean, well }): Line[] => {
  const score = scoreCoverage(recipes, kitchen);
  note(`coverage, ${list}`, score.gaps);
  return [
    { figure: `mass of recipes covered, mean (${list})`, of: score.recipes, value: score.mean, least: mean },
    { figure: `recipes covered to 97 % (${list})`, of: score.recipes, value: score.wellCovered, least: well },
    { figure: `lines whose food is found (${list})`, of: score.lines, value: score.matched, least: 0.985 },
    { figure: `lines with a weight (${list})`, of: score.lines, value: score.weighed, least: 0.97 },
  ];
});
const swapLists = [
  { list: 'own list', rows: ownSwaps(), first: 0.5, five: 0.96, ten: 0.99 },
  { list: 'single swaps of cooks', rows: cooksSwaps(), first: 0.47, five: 0.92, ten: 0.965 },
  { list: 'further swaps of cooks', rows: heldSwaps(), first: 0.33, five: 0.73, ten: 0.89 },
  ...(referenceFolder === undefined
    ? []
    : [
        {
          list: 'reference',
          rows: referenceSwaps(join(referenceFolder, 'substitution_facts.tsv')),
          first: 0.45,
          five: 0.95,
          ten: 0.96,
        },
      ]),
];
const swapLines = swapLists.flatMap(({ list, rows, first, five, ten }): Line[] => {
  const score = scoreSubstitutions(rows, kitchen);
  note(`substitutes, ${list}`, [...score.misses, ...score.absent.map((one) => `${one}: not in the tables`)]);
  return [
    { figure: `substitutes, ${list}: listed food first`, of: score.rows, value: score.first, least: first },
    { figure: `substitutes, ${list}: among five`, of: score.rows, value: score.five, least: five },
    { figure: `substitutes, ${list}: among ten`, of: score.rows, value: score.ten, least: ten },
  ];
});
const understandLines: Line[] = readingSets.flatMap((set): Line[] => {
  const least = understandFloors[set];
  const understanding = scoreUnderstanding(readLabelledRecipes(set), { grounder, foods: catalogue });
  const name = set === 'instructions' ? set : `${set} instructions`;
  note(`understanding ${set}`, understanding.misses);
  return [
    ...Object.entries(least.right).map(([aspect, floor]) => ({
      figure: `${name}, ${aspect} read right`,
      of: understanding.instructions,
      value: understanding.right[aspect as keyof typeof understanding.right],
      least: floor,
    })),
    {
      figure: `${name} read right in all`,
      of: understanding.instructions,
      value: understanding.whole,
      least: least.whole,
    },
  ];
});

const sentLists = [
  { list: 'own list', recipes: labelledTexts(readLabelledRecipes()), met: 0.35 },
  ...(referenceFolder === undefined
    ? []
    : [
        {
          list: 'reference',
          recipes: readRecipeLines(join(referenceFolder, 'sample_recipes.jsonl')),
          met: 0.61,
        },
      ]),
];
const transformLines = sentLists.flatMap(({ list, recipes, met }): Line[] => {
  const score = scoreBudgets(recipes, kitchen);
  const chains = scoreChains(recipes.slice(0, 40), kitchen);
  note(`budgets, ${list}`, [
    ...score.crashes,
    ...score.named,
    ...score.dearer,
    ...score.inconsistent,
    ...score.untrue,
  ]);
  note(`chains of transforms, ${list}`, chains.broken);
  const of = score.runs;
  console.log(
    `budgets, ${list}: CPU time ${score.medianMs.toFixed(1)} ms in the median, slowest in a hundred ${score.p99Ms.toFixed(1)} ms`,
  );
  return [
    { figure: `budgets that crash (${list})`, of, value: score.crashes.length / of, most: 0 },
    { figure: `budgets with a named allergen (${list})`, of, value: score.named.length / of, most: 0 },
    { figure: `budgets that cost more (${list})`, of, value: score.dearer.length / of, most: 0 },
    {
      figure: `budgets whose changes are not the difference (${list})`,
      of,
      value: score.inconsistent.length / of,
      most: 0.02,
    },
    {
      figure: `budgets that tell or list foods that the dish has not (${list})`,
      of,
      value: score.untrue.length / of,
      most: 0.005,
    },
    { figure: `budgets that save a quarter (${list})`, of, value: score.met, least: met },
    {
      figure: `ten transforms in a row that break a recipe (${list})`,
      of: chains.chains,
      value: chains.broken.length / chains.chains,
      most: 0,
    },
  ];
});

const methodLists = [
  { list: 'own list', recipes: labelledTexts(readLabelledRecipes()), faulty: 0 },
  ...(referenceFolder === undefined
    ? []
    : [
        {
          list: 'reference',
          recipes: readRecipeLines(join(referenceFolder, 'sample_recipes.jsonl')),
          faulty: 0.001,
        },
      ]),
];
const methodLines = methodLists.flatMap(({ list, recipes, faulty }): Line[] => {
  const score = scoreMethods(recipes, kitchen);
  note(`methods, ${list}`, score.misses);
  note(
    `methods, ${list}: feasible`,
    Object.entries(score.feasible).map(([method, share]) => `${method} ${Math.round(share * 100)} %`),
  );
  const of = score.conversions;
  const codes: readonly (readonly [string, string])[] = [
    ['lost-temperature', 'without a due safe temperature'],
    ['old-machine', 'that speak of the old machine'],
    ['lost-ingredient', 'that lose an ingredient'],
    ['unexplained-text', 'with a difference that no change explains'],
    ['false-change', 'with a change that is not there'],
    ['stale-temperature', 'with an old temperature left in'],
    ['machine-not-named', 'that do not name the machine'],
    ['misprint', 'with misprints'],
    ['changed-though-infeasible', 'changed though not feasible'],
    ['no-reason', 'refused without a reason'],
  ];
  return [
    { figure: `conversions of method that crash (${list})`, of, value: score.crashes / of, most: 0 },
    ...codes.map(([code, name]) => ({
      figure: `conversions ${name} (${list})`,
      of,
      value: (score.faults[code] ?? 0) / of,
      // A lost temperature is never borne.
      most: code === 'lost-temperature' ? 0 : faulty,
    })),
  ];
});

const healthLists = [
  { list: 'own list', recipes: ownRecipes() },
  ...(referenceFolder === undefined
    ? []
    : [{ list: 'reference', recipes: fileRecipes(join(referenceFolder, 'sample_recipes.jsonl')) }]),
];
const healthLines = healthLists.flatMap(({ list, recipes }): Line[] => {
  const score = scoreHealthify(recipes, kitchen);
  note(`healthify, ${list}`, score.misses);
  const of = score.answers;
  return [
    { figure: `healthify, ${list}: crashes`, of, value: score.crashes, most: 0 },
    { figure: `healthify, ${list}: words of a food that is gone`, of, value: score.stale / of, most: 0.005 },
    { figure: `healthify, ${list}: allergens named and brought in`, of, value: score.poisoned, most: 0 },
    {
      figure: `healthify, ${list}: changes that do not add up`,
      of,
      value: score.inconsistent / of,
      most: 0.005,
    },
    {
      figure: `healthify, ${list}: foods told or listed that the dish has not`,
      of,
      value: score.untrue / of,
      most: 0.005,
    },
    {
      figure: `healthify, ${list}: met or moved by a quarter, where expected`,
      of: score.expected,
      value: score.succeeded / Math.max(1, score.expected),
      least: 0.8,
    },
  ];
});

const toneLists = [
  { list: 'own list', recipes: toneRecipes() },
  ...(referenceFolder === undefined
    ? []
    : [{ list: 'reference', recipes: toneRecipesOf(join(referenceFolder, 'sample_recipes.jsonl')) }]),
];
const toneLines = toneLists.flatMap(({ list, recipes }): Line[] => {
  const score = scoreTones(recipes, kitchen);
  note(`tones, ${list}`, [
    ...score.broken,
    ...score.repeated,
    ...score.worn,
    ...score.ungrammatical,
    ...score.clumsy,
    ...score.offLength,
  ]);
  note(`tones, ${list}`, [
    `median ${score.medianMs.toFixed(1)} ms, slowest in a hundred ${score.slowMs.toFixed(1)} ms; words in a sentence for children ${score.kidWords.toFixed(1)}, in the sources ${score.sourceWords.toFixed(1)}`,
  ]);
  const of = score.rewritten;
  return [
    {
      figure: `tones, ${list}: sentences said anew`,
      of: score.sentences,
      value: score.remade,
      least: toneFloors.remade,
    },
    {
      figure: `tones, ${list}: steps with a broken lock`,
      of: score.steps,
      value: score.broken.length / score.steps,
      most: 0,
    },
    {
      figure: `tones, ${list}: steps left as they came`,
      of: score.steps,
      value: score.kept,
      most: toneFloors.kept,
    },
    { figure: `tones, ${list}: lists or steps changed`, of, value: score.changed / of, most: 0 },
    { figure: `tones, ${list}: tones alike`, of, value: score.alike / of, most: 0.01 },
    {
      figure: `tones, ${list}: said anew in the tone that does it least`,
      of: score.sentences,
      value: score.leastRemade.share,
      least: toneFloors.leastRemade,
    },
    {
      figure: `tones, ${list}: sentences word for word in the tone with most of them`,
      of: score.sentences,
      value: score.mostVerbatim.share,
      most: toneFloors.mostVerbatim,
    },
    {
      figure: `tones, ${list}: steps with a fault of grammar of their own`,
      of: score.steps,
      value: score.ungrammatical.length / score.steps,
      most: toneFloors.ungrammatical,
    },
    {
      figure: `tones, ${list}: steps that an editor would mend`,
      of,
      value: score.clumsy.length / Math.max(1, score.steps),
      most: toneFloors.clumsy,
    },
    {
      figure: `tones, ${list}: texts of another length than was asked`,
      of,
      value: score.offLength.length / Math.max(1, score.rewritten),
      most: toneFloors.offLength,
    },
    { figure: `tones, ${list}: openings heard twice`, of, value: score.worn.length / of, most: 0.01 },
    {
      figure: `tones, ${list}: words for each word of the source, longer`,
      of,
      value: score.wordsByLength.longer,
      least: toneFloors.longer,
    },
    {
      figure: `tones, ${list}: words for each word of the source, shorter`,
      of,
      value: score.wordsByLength.shorter,
      most: toneFloors.shorter,
    },
    { figure: `tones, ${list}: remarks said twice`, of, value: score.repeated.length / of, most: 0 },
    {
      figure: `tones, ${list}: steps read as another action`,
      of: score.steps,
      value: score.otherAction,
      most: toneFloors.otherAction,
    },
    {
      figure: `tones, ${list}: children's sentences against the source's`,
      of,
      value: score.kidWords / score.sourceWords,
      most: 0.85,
    },
  ];
});

const board = formatBoard([
  ...toneLines,
  ...parserLines,
  ...matchingLines,
  ...allergenLines,
  ...dishLines,
  ...categoryLines,
  ...nutritionLines,
  ...coverageLines,
  ...swapLines,
  ...understandLines,
  ...healthLines,
  ...transformLines,
  ...methodLines,
  ...generateLines,
]);
if (showMisses) console.log(`${misses.join('\n')}\n`);
console.log(board.text);
process.exitCode = board.failed === 0 ? 0 : 1;
console.log(`${board.passed} passed, ${board.failed} failed`);
