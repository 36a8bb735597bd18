/** Whether a draft is a meal by its energy and by what is in it. */
import type { Food } from '#food/model';
import type { Dish } from './dish.ts';
import type { GenerateBrief } from './generate-brief.ts';
import type { Judgement } from './verify/judge.ts';

/** Energy of a plate that is a meal, kcal a serving. */
export const mealEnergy = { least: 255, most: 1095, withSides: 1220 } as const;

/** Courses that nobody measures by what a meal is. */
const noMeal: ReadonlySet<string> = new Set(['dessert', 'snack', 'drink', 'bread']);

/** Whether a recipe is what somebody means who asks for a meal; always, where something else was asked for. */
export function isAMeal(
  judgement: Judgement,
  brief: GenerateBrief,
  { course }: Dish,
  most: number = mealEnergy.most,
): boolean {
  if (brief.meal !== null && brief.meal !== 'dinner' && brief.meal !== 'lunch') return true;
  // Flour, butter, sugar and chocolate chips are cookies, and a cookie is as much as it is.
  const makings = brief.pantry.some(({ food }) => food !== null && makesAMeal(food));
  // Whoever names no meal and lists turkey and quinoa is not thirsty.
  if (brief.meal === null && noMeal.has(course) && !(course === 'drink' && makings)) return true;
  // Cucumber, yogurt and mint are no dinner either, and were not meant to be one.
  if (!makings) return true;
  const energy = judgement.nutrition.perServing.energy_kcal;
  return energy === null || (energy >= mealEnergy.least && energy <= most);
}

/** What a meal is made around: meat, fish, eggs, pulses, grains, potatoes. */
const makesAMeal = (food: Food): boolean =>
  ['meat', 'poultry', 'seafood', 'beans-legumes', 'pasta-rice-grains', 'bakery'].includes(food.category) ||
  food.roles[0] === 'protein' ||
  food.roles[0] === 'starch';
