/**
 * `npm run dishes -- [files…]`: checks dishes against the tables and prints them as finished recipes, for their authors.
 * `--skill`, `--servings`, `--swap role=food`, `--drop role`, `--tool 'slow cooker'`, `--quiet` (problems only).
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { createCatalogue } from '#food/catalogue';
import { proofread } from '#cooking/dishes/proof';
import { instantiate } from '#cooking/instantiate';
import { isAtHand } from '#cooking/plan/tools';
import { judgeRecipe } from '#cooking/verify/judge';
import type { Dish } from '#cooking/dish';
import type { Fill } from '#cooking/plan/fill';
import { dressForm } from '#cooking/dishes/cuisine';
import type { SkillLevel } from '#cooking/vocabulary';
import { loadFoodTable } from '../test/support/food-table.ts';
import { loadDishTables } from '../test/support/dish-tables.ts';
import { readFactTables } from './fact-tables.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    skill: { type: 'string', default: 'intermediate' },
    servings: { type: 'string' },
    swap: { type: 'string', multiple: true, default: [] },
    drop: { type: 'string', multiple: true, default: [] },
    tool: { type: 'string', multiple: true, default: [] },
    quiet: { type: 'boolean', default: false },
  },
});

const table = loadFoodTable();
const foods = createCatalogue(table);
const facts = readFactTables(root);
const read = loadDishTables();
const wanted = new Set(positionals.map((file) => resolve(file)));
const isWanted = (id: string): boolean => wanted.size === 0 || wanted.has(resolve(read.files.get(id) ?? ''));

for (const problem of read.problems) {
  if (isWanted(problem.dish) || wanted.size === 0)
    console.log(`! ${problem.dish} ${problem.where}: ${problem.problem}`);
}
const broken = new Set(
  read.problems
    .filter((problem) => !problem.problem.endsWith('is not in the tables'))
    .map((problem) => problem.dish),
);
const swaps = new Map(values.swap.map((entry) => entry.split('=') as [string, string]));

/** Default foods of every role that is not an extra; a form takes its first options. */
function fillsOf(dish: Dish): Map<string, Fill[]> {
  const fills = new Map<string, Fill[]>(
    dish.roles.map((role) => {
      const chosen =
        swaps.get(role.id) ?? role.food ?? (role.need === 'extra' ? null : (role.options[0]?.food ?? null));
      if (values.drop.includes(role.id) || chosen === null || (role.need === 'extra' && !swaps.has(role.id)))
        return [role.id, []];
      const option = role.options.find((entry) => entry.food === chosen || foods.isA(chosen, entry.food));
      const food = foods.concrete(chosen);
      if (!food) return [role.id, []];
      const plain = { ratio: 1, loss: 0, prep: null, unit: null, as: null };
      return [role.id, [{ ...plain, ...(chosen === role.food ? {} : (option ?? {})), food, pantry: null }]];
    }),
  );
  for (const { id, unless } of dish.roles)
    if (unless.some((other) => (fills.get(other) ?? []).length > 0)) fills.set(id, []);
  return fills;
}

if (!values.quiet && wanted.size > 0) {
  for (const original of [...read.dishes, ...read.forms].filter(
    (dish) => isWanted(dish.id) && !broken.has(dish.id),
  )) {
    const profile = read.cuisines.find((entry) => entry.id === 'italian') ?? read.cuisines[0];
    const dish = original.form && profile ? dressForm(original, profile) : original;
    const fills = fillsOf(dish);
    const defaults = new Map([...fills.values()].flat().map((fill) => [fill.food.id, fill.food]));
    for (const role of dish.roles) {
      const food = role.food === null ? null : foods.get(role.food);
      if (food) defaults.set(food.id, food);
    }
    const servings = Number(values.servings ?? dish.servings.default);
    const recipe = instantiate(
      { dish, fills, grams: new Map(), defaults },
      {
        servings,
        skill: values.skill as SkillLevel,
        units: 'metric',
        meal: null,
        cuisineName: read.cuisines.find((entry) => entry.id === dish.cuisine)?.adjective ?? dish.cuisine,
        cuisineId: dish.cuisine,
        isA: (food, kind) => food.id === kind || food.ancestors.includes(kind),
        hasTool: (tool) => values.tool.includes(tool) || isAtHand({ tools: null, timeAvailable: null }, tool),
      },
    );
    const judged = judgeRecipe(
      recipe,
      {
        diets: [],
        allergens: [],
        exclusions: [],
        timeAvailable: null,
        servings: null,
        skill: null,
        equipment: null,
        maxCostPerServing: null,
        jurisdiction: 'us',
      },
      { facts, foods },
    );
    console.log(`\n# ${recipe.title}  (serves ${servings}, ${values.skill})\n${recipe.description ?? ''}\n`);
    for (const item of recipe.ingredients)
      console.log(`- ${item.text}   [${item.food ?? '?'} ${item.grams ?? '?'} g]`);
    console.log('');
    for (const [index, step] of recipe.steps.entries())
      console.log(`${index + 1}. (${step.minutes} min, ${step.activeMinutes} hands-on) ${step.text}`);
    for (const tip of recipe.tips) console.log(`Tip: ${tip}`);
    console.log(`Storage: ${recipe.storage ?? ''}`);
    const n = judged.nutrition.perServing;
    const grams = Math.round(judged.nutrition.cookedGrams / servings);
    const salt = (judged.nutrition.total.sodium_mg ?? 0) * 0.00254;
    console.log(
      `Per serving: ${grams} g, ${Math.round(n.energy_kcal ?? 0)} kcal, protein ${Math.round(n.protein_g ?? 0)} g, fat ${Math.round(n.fat_g ?? 0)} g, carbs ${Math.round(n.carbohydrate_g ?? 0)} g; salt ${((salt / judged.nutrition.cookedGrams) * 100).toFixed(2)} % of the dish; coverage ${judged.nutrition.coverage.toFixed(2)}; ${(judged.cost.perServing ?? 0).toFixed(2)} USD (${Math.round(judged.cost.pricedShare * 100)} % priced)`,
    );
    const t = judged.timing;
    console.log(
      `Time: prep ${t.prepMinutes}, cook ${t.cookMinutes}, rest ${t.restMinutes}, total ${t.totalMinutes}, active ${t.activeMinutes}`,
    );
    console.log(
      `Allergens: ${judged.allergens.map((claim) => `${claim.allergen}(${claim.status}: ${claim.evidence})`).join('; ')}`,
    );
    console.log(`Suitable for: ${judged.suitableFor.join(', ')}`);
    for (const hazard of judged.hazards) console.log(`HAZARD ${hazard.text}`);
    for (const found of proofread(recipe)) console.log(`PROOF ${dish.id} ${found.where}: ${found.problem}`);
  }
}
console.log(
  `${read.dishes.length} dishes, ${read.forms.length} forms, ${read.cuisines.length} cuisines, ${read.problems.length} problems`,
);
