import { readFileSync } from 'node:fs';
import { AppError } from '#kernel/errors';
import { staleMentions } from '#cooking/edit/stale-mentions';
import { characterOf } from '#cooking/healthify/character';
import type { RecipeText } from '#cooking/understand-recipe/model';
import { understandRecipe } from '#cooking/understand-recipe/understand-recipe';
import { healthFocuses, type HealthFocus } from '#cooking/vocabulary';
import { isKind } from '#food/ingredient';
import { allergens, nutrients, type Allergen, type Nutrient } from '#food/vocabulary';
import type { HealthifyResult } from '#contract/endpoints/healthify';
import { healthify } from '../../src/usecases/recipes/healthify.ts';
import type { Kitchen } from '../../src/kitchen.ts';
import { untold } from '../transforms/score.ts';
import { readLabelledRecipes } from '../understand/score.ts';

type Data = Omit<HealthifyResult, 'pantry'>;
type Target = Data['targets'][number];

/** How well recipes are made healthier. */
export interface HealthifyScore {
  readonly answers: number;
  readonly crashes: number;
  /** Answers that still speak of a food that is gone. */
  readonly stale: number;
  /** Answers that hold an allergen that the caller named. */
  readonly poisoned: number;
  /** Answers whose changes do not add up to the difference between before and after. */
  readonly inconsistent: number;
  /** Answers that speak of a food that nobody has, or list one that no step uses. */
  readonly untrue: number;
  /** Cases where a dietitian would expect a change, and the share that met it or moved it by a quarter. */
  readonly expected: number;
  readonly succeeded: number;
  readonly medianMs: number;
  readonly misses: readonly string[];
}

/** The recipes of this repository that people other than the house wrote. */
export function ownRecipes(): readonly RecipeText[] {
  return readLabelledRecipes().map(({ title, ingredients, steps }) => ({
    title,
    description: null,
    cuisine: null,
    servings: 4,
    ingredients,
    instructions: steps.map(({ t }) => t),
  }));
}

/** Recipes of a file with one JSON object a line. */
export function fileRecipes(path: string): readonly RecipeText[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const one = JSON.parse(line) as {
        readonly title: string;
        readonly ingredients: readonly string[];
        readonly instructions: readonly string[];
        readonly servings?: string | number;
      };
      const servings = Number.parseInt(String(one.servings ?? ''), 10);
      return {
        title: one.title,
        description: null,
        cuisine: null,
        servings: servings > 0 ? servings : null,
        ingredients: one.ingredients,
        instructions: one.instructions,
      };
    });
}

/** Foods that a dietitian changes for a nutrient; written apart from the rules that are scored. */
const changeable: Readonly<Partial<Record<Nutrient, readonly string[]>>> = {
  sodium_mg: [
    'salt',
    'stock',
    'condiment',
    'cheese',
    'cured-pork',
    'sausage',
    'olive',
    'canned-beans',
    'butter',
  ],
  fat_g: [
    'fat',
    'butter',
    'cream',
    'cheese',
    'ground-beef',
    'cured-pork',
    'sausage',
    'mayonnaise',
    'coconut-milk',
  ],
  saturated_fat_g: [
    'fat',
    'butter',
    'cream',
    'cheese',
    'ground-beef',
    'cured-pork',
    'sausage',
    'coconut-milk',
  ],
  cholesterol_mg: ['butter', 'cream', 'cheese', 'meat', 'poultry'],
  energy_kcal: ['fat', 'butter', 'cream', 'cheese', 'sugar-kind', 'pasta', 'rice', 'ground-beef', 'sausage'],
  sugars_g: ['sugar-kind', 'syrup', 'honey', 'maple-syrup'],
  carbohydrate_g: ['pasta', 'rice', 'noodle', 'sugar-kind', 'potato'],
};
/** Dishes whose amounts are their nature. */
const fixedForms = [
  'baked',
  'candy',
  'custard',
  'frozen',
  'preserve',
  'spice-mix',
  'condiment',
  'dairy-making',
  'stock',
  'drink',
  'dip',
];

/** Makes every recipe healthier by every focus and looks at what came out. */
export function scoreHealthify(recipes: readonly RecipeText[], kitchen: Kitchen): HealthifyScore {
  const misses: string[] = [];
  const times: number[] = [];
  const count = {
    answers: 0,
    crashes: 0,
    stale: 0,
    poisoned: 0,
    inconsistent: 0,
    untrue: 0,
    expected: 0,
    succeeded: 0,
  };
  for (const recipe of recipes) {
    const before = understandRecipe(recipe, kitchen);
    const character = characterOf(before, kitchen.health, kitchen.foods);
    const free = allergensNotIn(recipe, kitchen);
    for (const focus of healthFocuses) {
      const begun = performance.now();
      let data: Data;
      try {
        data = healthify(kitchen, { recipe: inputOf(recipe), health_focus: focus });
      } catch (error) {
        count.crashes += error instanceof AppError && error.code !== 'internal_error' ? 0 : 1;
        misses.push(`${focus} ${recipe.title}: ${String(error)}`);
        continue;
      }
      times.push(performance.now() - begun);
      count.answers += 1;
      const note = (what: string): void => void misses.push(`${focus} ${recipe.title}: ${what}`);
      const stale = staleIn(before, data, kitchen);
      if (stale.length > 0) {
        count.stale += 1;
        note(`still says ${stale.join(', ')}`);
      }
      const wrong = inconsistency(data);
      if (wrong !== null) {
        count.inconsistent += 1;
        note(wrong);
      }
      const untrue = untold(recipe, data, kitchen);
      if (untrue.length > 0) {
        count.untrue += 1;
        note(untrue.join('; '));
      }
      const [wanted] = data.targets.filter((target) => !within(target, target.before));
      const fixed = fixedForms.some((form) => character.words.has(form));
      if (wanted !== undefined && !fixed && isExpected(wanted, before, kitchen)) {
        count.expected += 1;
        if (moved(wanted)) count.succeeded += 1;
        else note(`${wanted.nutrient} ${wanted.basis} ${wanted.before} → ${wanted.after}`);
      }
    }
    const safe = answerFree(recipe, free, kitchen);
    if (safe !== null) {
      count.poisoned += 1;
      misses.push(`${recipe.title}: brings in ${safe}`);
    }
  }
  times.sort((a, b) => a - b);
  return { ...count, medianMs: times[Math.floor(times.length / 2)] ?? 0, misses };
}

const inputOf = (recipe: RecipeText) => ({
  title: recipe.title,
  ingredients: [...recipe.ingredients],
  instructions: [...recipe.instructions],
  ...(recipe.servings === null ? {} : { servings: recipe.servings }),
});

const claimed = (data: Data): ReadonlySet<Allergen> =>
  new Set(data.allergens.filter(({ status }) => status !== 'unknown').map(({ allergen }) => allergen));

/** Allergens that the recipe surely does not have: those that a caller could be allergic to and still cook it. */
function allergensNotIn(recipe: RecipeText, kitchen: Kitchen): readonly Allergen[] {
  const data = healthify(kitchen, { recipe: inputOf(recipe), health_focus: 'lowSodium', max_changes: 1 });
  const had = claimed(data);
  const open = data.allergens.some(({ status }) => status === 'unknown');
  return open ? [] : allergens.filter((one) => !had.has(one));
}

/** The first allergen that a caller named and the answer holds, over foci that add most. */
function answerFree(recipe: RecipeText, named: readonly Allergen[], kitchen: Kitchen): string | null {
  if (named.length === 0) return null;
  for (const focus of ['highProtein', 'lowSaturatedFat', 'lowCarb'] satisfies HealthFocus[])
    try {
      const data = healthify(kitchen, {
        recipe: inputOf(recipe),
        health_focus: focus,
        allergies: [...named],
      });
      const found = [...claimed(data)].find((one) => named.includes(one));
      if (found !== undefined) return `${found} for ${focus}`;
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'internal_error') return String(error);
    }
  return null;
}

function staleIn(
  before: ReturnType<typeof understandRecipe>,
  data: Data,
  kitchen: Kitchen,
): readonly string[] {
  const left = new Set(data.ingredients.map(({ food }) => food));
  const removed = before.grounded
    .filter(({ ingredient }) => ingredient.food !== null && !left.has(ingredient.food.id))
    .map(({ key }) => key);
  if (removed.length === 0) return [];
  const after: RecipeText = {
    ...before.source,
    title: data.title,
    ingredients: data.ingredients.map(({ text }) => text),
    instructions: data.instructions,
  };
  return staleMentions(before, after, removed, kitchen).map(({ word }) => word);
}

/** What does not add up in an answer, or null. Each change is rounded, so that a change may be off by one unit. */
function inconsistency(data: Data): string | null {
  for (const nutrient of nutrients) {
    const [was, is] = [data.nutrition_before, data.nutrition].map((one) => one.per_serving[nutrient]);
    if (was === null || is === null || was === undefined || is === undefined) continue;
    const sum = data.changes.reduce((all, change) => all + (change.effect.nutrition[nutrient] ?? 0), 0);
    const slack = (data.changes.length + 2) * (Math.abs(is) >= 10 || Math.abs(was) >= 10 ? 1 : 0.1);
    if (Math.abs(is - was - sum) > slack) return `${nutrient}: changes say ${sum}, the recipe ${is - was}`;
  }
  if (data.changes.length === 0)
    return JSON.stringify(data.nutrition) === JSON.stringify(data.nutrition_before)
      ? null
      : 'no change, and other nutrition';
  const lines = data.ingredients.map(({ text }) => text);
  for (const { kind, after, target } of data.changes)
    if (kind === 'reduce' && after !== null && !lines.includes(after))
      return `the list does not have “${after}” (${target})`;
  return null;
}

const within = ({ limit }: Target, value: number | null): boolean =>
  value !== null && (limit.max === null || value <= limit.max) && (limit.min === null || value >= limit.min);

const moved = ({ met, before, after, limit }: Target): boolean =>
  met ||
  (before !== null &&
    after !== null &&
    (limit.max !== null ? after <= before * 0.75 + 1e-9 : after >= before * 1.25 - 1e-9));

/** Whether the figure is known and mostly due to foods that a dietitian changes. */
function isExpected(
  { nutrient, before, limit }: Target,
  { grounded }: ReturnType<typeof understandRecipe>,
  { foods }: Kitchen,
): boolean {
  if (before === null) return false;
  if (limit.min !== null) return true;
  const kinds = changeable[nutrient];
  if (kinds === undefined) return false;
  const index = nutrients.indexOf(nutrient);
  let all = 0;
  let open = 0;
  for (const { ingredient } of grounded) {
    const { food, grams, eatenShare } = ingredient;
    const amount = ((food?.nutrients?.[index] ?? 0) * (grams ?? 0) * eatenShare) / 100;
    all += amount;
    if (food !== null && kinds.some((kind) => foods.get(kind) !== null && isKind(food, kind))) open += amount;
  }
  return all > 0 && open / all >= 0.6;
}
