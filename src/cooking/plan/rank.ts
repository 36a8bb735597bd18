import type { Dish } from '../dish.ts';
import { skillLevels } from '../vocabulary.ts';
import { assignRoles, type Assignment } from './assign.ts';
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
  otherCuisine: -1.6,
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

/**
 * Ranks dishes and forms for a brief, best first. Dishes that break a hard constraint known before cooking (skill,
 * tools, meal, needed roles) are not in the list; those judged on the finished recipe are not decided here.
 */
export function rankDishes(dishes: readonly Dish[], brief: Brief): readonly Ranked[] {
  const ranked: Ranked[] = [];
  const weights = brief.pantry.map((item) => itemWeight(item.food, item.urgency));
  const total = weights.reduce((sum, value) => sum + value, 0) || 1;
  for (const dish of dishes) {
    if (skillLevels.indexOf(dish.skill) > skillLevels.indexOf(brief.skill)) continue;
    if (brief.meal !== null && !dish.meals.includes(brief.meal)) continue;
    if (brief.servings < dish.servings.min || brief.servings > dish.servings.max) continue;
    if (!hasTools(dish, brief)) continue;
    const assignment = assignRoles(dish, brief);
    if (assignment === null) continue;
    const coverage = [...assignment.used].reduce((sum, index) => sum + weights[index]!, 0) / total;
    const mustMissed = brief.pantry.filter(
      (item, index) => item.mustUse && !assignment.used.has(index),
    ).length;
    let score = coverage * weight.pantry - assignment.buys * weight.buy - assignment.loss * weight.loss;
    score -= mustMissed * weight.mustUse;
    if (brief.cuisine !== null && !dish.form) score += cuisineScore(dish, brief);
    if (dish.form) score += weight.form;
    score += brief.meal === null ? (courseWorth[dish.course] ?? 0) : mealFit(dish, brief);
    score += seeded(brief.seed, dish.id) * weight.chance;
    ranked.push({ ...assignment, score });
  }
  return ranked.sort((a, b) => b.score - a.score || (a.plan.dish.id < b.plan.dish.id ? -1 : 1));
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
