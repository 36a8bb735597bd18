/** Process of the benchmark: loads the compiled tables and analyses recipes that come as a message. */
import { createCatalogue } from '#food/catalogue';
import { createLineParser } from '#food/parse/line-parser';
import type { FoodTable } from '#food/model';
import { createUnits, type UnitTable } from '#food/units';
import { analyzeRecipe } from '#usecases/recipes/analyze-recipe';
import { createKitchen, readTable, readTables } from '../src/kitchen.ts';
import type { AnalysisFigures, BenchRecipe } from './analysis.ts';
import { cpuMs, median } from './figures.ts';

const tableFolder = 'dist/data';

/** Loads what lines, names, nutrition, allergens, diets and cost need, and throws it away. */
const loadFoods = (): number => {
  const began = cpuMs();
  const read = <T>(name: string): T => readTable(tableFolder, name);
  read('facts');
  createCatalogue(read<FoodTable>('foods'));
  createLineParser(createUnits(read<UnitTable>('units')));
  return cpuMs() - began;
};

/** Amounts and steps that nobody wrote before, so that nothing is remembered but words. */
const renewed = (recipe: BenchRecipe, turn: number): BenchRecipe => ({
  ...recipe,
  ingredients: recipe.ingredients.map(
    (line, at) => `${turn + 1}.${at + 11} g ${line.replace(/^[\d\s/.,½¼¾-]+/, '')}`,
  ),
  instructions: recipe.instructions.map((text, at) => `${text} (${turn + 2}.${at + 11} times.)`),
});

/** Rounds over all recipes before anything is measured: until then the compiler is at work, and its CPU counts as well. */
const warm = 30;

interface Job {
  readonly recipes: readonly BenchRecipe[];
  readonly unseen: readonly BenchRecipe[];
  readonly rounds: number;
}

process.once('message', ({ recipes, unseen, rounds }: Job) => {
  const foodTablesMs = loadFoods();
  const before = process.memoryUsage().rss;
  const began = cpuMs();
  const tables = readTables(tableFolder);
  const kitchen = createKitchen(tables);
  const kitchenMs = cpuMs() - began;
  const timed = (recipe: BenchRecipe): number => {
    const asked = { recipe };
    const started = cpuMs();
    analyzeRecipe(kitchen, asked);
    return cpuMs() - started;
  };
  const round = (make: (recipe: BenchRecipe) => BenchRecipe): number[] =>
    recipes.map((recipe) => timed(make(recipe)));
  for (let turn = 0; turn < warm; turn += 1) round((recipe) => recipe);
  const known: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) known.push(...round((recipe) => recipe));
  for (let turn = 0; turn < warm; turn += 1) round((recipe) => renewed(recipe, turn));
  const fresh: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) fresh.push(...round((recipe) => renewed(recipe, warm + turn)));
  // Names that come for the first time, but to code that has long run: it is warmed up in kitchens that are thrown away.
  for (let turn = 0; turn < 5; turn += 1) {
    const other = createKitchen(tables);
    for (const recipe of unseen) analyzeRecipe(other, { recipe });
  }
  const strange = unseen.map((recipe, at) =>
    timed({ ...renewed(recipe, warm + rounds + at), ingredients: recipe.ingredients }),
  );
  const memory = process.memoryUsage();
  const figures: AnalysisFigures = {
    recipes: recipes.length,
    knownLinesMs: median(known),
    newLinesMs: median(fresh),
    newNamesMs: median(strange),
    foodTablesMs,
    kitchenMs,
    kitchenMegabytes: (memory.rss - before) / 2 ** 20,
    rssMegabytes: memory.rss / 2 ** 20,
  };
  process.send!(figures, () => process.exit(0));
});
