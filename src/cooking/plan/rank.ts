import type { Dish } from '../dish.ts';
import { skillLevels } from '../vocabulary.ts';
import { assignRoles, stockLarder, type Assignment, type Larder } from './assign.ts';
import type { Brief } from './brief.ts';
import { seeded } from './random.ts';
import { isStaple } from './staples.ts';

/** A dish that could be cooked for a brief, with how well it answers it. */
export interface Ranked extends Assignment {
  readonly score: number;
}

/** Weights of the score. They were set by reading answers, not derived; `npm run eval` shows what a change does. */
const weight = {
  pantry: 5,
  buy: 0.42,
  loss: 0.9,
  cuisine: 2.4,
  otherCuisine: -3,
  dressedForm: 1.5,
  form: -0.35,
  chance: 0.55,
  mustUse: 6,
} as const;

/** What a course is worth when the caller names no meal: people who list a kitchen's contents want a meal. */
const courseWorth: Readonly<Record<string, number>> = {
  main: 0.5,
  soup: 0.35,
  salad: 0.2,
  breakfast: 0,
  starter: -0.3,
  side: -0.5,
  bread: -0.6,
  snack: -0.6,
  dessert: -0.8,
  sauce: -1.5,
  drink: -1.2,
};

/** How many dishes are worked out in full; the rest wait in case none of these stands. */
const shortlist = 90;

/**
 * Ranks dishes and forms for a brief, best first. Dishes that break a hard constraint known before cooking (skill,
 * tools, meal, needed roles) are not in the list; those judged on the finished recipe are not decided here.
 * What can at best be had from each dish is reckoned first, and only the most promising are worked out, in two goes.
 */
export function* rankDishes(dishes: readonly Dish[], brief: Brief): Generator<Ranked> {
  const weights = brief.pantry.map((item) => itemWeight(item.food, item.urgency));
  const total = weights.reduce((sum, value) => sum + value, 0) || 1;
  const larder = stockLarder(brief);
  const promising: { readonly dish: Dish; readonly fixed: number; readonly bound: number }[] = [];
  for (const dish of dishes) {
    if (skillLevels.indexOf(dish.skill) > skillLevels.indexOf(brief.skill)) continue;
    if (brief.meal !== null && !dish.meals.includes(brief.meal)) continue;
    if (brief.servings < dish.servings.min || brief.servings > dish.servings.max) continue;
    if (!hasTools(dish, brief)) continue;
    let fixed = seeded(brief.seed, dish.id) * weight.chance;
    if (brief.cuisine !== null && !dish.form) fixed += cuisineScore(dish, brief);
    if (dish.form) fixed += weight.form + (brief.cuisine === null ? 0 : weight.dressedForm);
    fixed += brief.meal === null ? (courseWorth[dish.course] ?? 0) : mealFit(dish, brief);
    promising.push({ dish, fixed, bound: fixed + (reach(dish, larder, weights) / total) * weight.pantry });
  }
  promising.sort((a, b) => b.bound - a.bound || (a.dish.id < b.dish.id ? -1 : 1));
  for (const go of [promising.slice(0, shortlist), promising.slice(shortlist)]) {
    const ranked: Ranked[] = [];
    for (const { dish, fixed } of go) {
      const assignment = assignRoles(dish, brief, larder);
      if (assignment === null) continue;
      let covered = 0;
      for (const index of assignment.used) covered += weights[index]!;
      let missed = 0;
      for (const [index, item] of brief.pantry.entries())
        if (item.mustUse && !assignment.used.has(index)) missed += 1;
      const score =
        fixed +
        (covered / total) * weight.pantry -
        assignment.buys * weight.buy -
        assignment.loss * weight.loss -
        missed * weight.mustUse;
      ranked.push({ ...assignment, score });
    }
    yield* ranked.sort((a, b) => b.score - a.score || (a.plan.dish.id < b.plan.dish.id ? -1 : 1));
  }
}

/** Weight of the pantry items that some role of the dish could take. */
function reach(dish: Dish, larder: Larder, weights: readonly number[]): number {
  const taken = new Set<number>();
  for (const role of dish.roles) {
    if (role.food !== null) for (const { index } of larder.offers(role.food)) taken.add(index);
    for (const option of role.options) for (const { index } of larder.offers(option.food)) taken.add(index);
  }
  let sum = 0;
  for (const index of taken) sum += weights[index]!;
  return sum;
}

function cuisineScore(dish: Dish, brief: Brief): number {
  if (brief.cuisine === null) return 0;
  if (dish.cuisine === brief.cuisine.id) return weight.cuisine;
  return brief.cuisine.within.has(dish.cuisine) ? weight.cuisine * 0.85 : weight.otherCuisine;
}

/** A dish first of all for this meal fits it better than one that will also do. */
function mealFit(dish: Dish, brief: Brief): number {
  const at = dish.meals.indexOf(brief.meal!);
  const main = brief.meal === 'lunch' || brief.meal === 'dinner';
  return (at === 0 ? 0.3 : 0.1) + (main ? (courseWorth[dish.course] ?? 0) : 0);
}

/** Things that spoil and were bought to be the middle of a meal. */
const perishableMains = new Set(['meat', 'poultry', 'seafood']);

/** How much it matters that a pantry item is used: a chicken more than the salt. */
function itemWeight(food: Brief['pantry'][number]['food'], urgency: number): number {
  if (food === null) return 0.1;
  const own = isStaple(food)
    ? 0.15
    : perishableMains.has(food.category)
      ? 2.4
      : food.roles.includes('protein')
        ? 1.5
        : food.category === 'spices-seasonings' || food.category === 'oils-vinegars'
          ? 0.25
          : food.category === 'herbs' || food.category === 'sauces-condiments'
            ? 0.6
            : 1;
  return own * (1 + urgency);
}

/** Tools that every kitchen has, so that no caller need list them. */
export const basicTools: ReadonlySet<string> = new Set([
  'knife',
  'cutting board',
  'mixing bowl',
  'large bowl',
  'small bowl',
  'bowl',
  'spoon',
  'fork',
  'whisk',
  'spatula',
  'wooden spoon',
  'measuring cups',
  'measuring spoons',
  'grater',
  'peeler',
  'colander',
  'sieve',
  'plate',
  'platter',
  'glass',
  'mug',
  'jar',
  'rolling pin',
  'kitchen paper',
  'cling film',
  'clean tea towel',
  'potato masher',
  'tongs',
  'ladle',
  'pitcher',
  'refrigerator',
  'serving dish',
]);

function hasTools(dish: Dish, brief: Brief): boolean {
  if (brief.tools === null) return true;
  return dish.steps.every(
    (step) =>
      step.when.some((condition) => condition.startsWith('tool ') || condition.startsWith('notool ')) ||
      ((step.station !== 'oven' || brief.tools!.has('oven')) &&
        (step.station !== 'burner' || brief.tools!.has('stove')) &&
        step.tools.every((tool) => basicTools.has(tool) || brief.tools!.has(tool))),
  );
}
