import type { Food } from '#food/model';
import type { Recipe } from '../recipe.ts';
import type { Brief, PantryItem } from './brief.ts';
import type { Plan } from './fill.ts';

/** A pantry item that stays in the cupboard, and why. */
export interface Unused {
  readonly item: PantryItem;
  readonly reason: string;
  readonly code: 'restricted' | 'unknown' | 'role-taken' | 'flavor' | 'not-needed';
}

const sweetCourses = new Set(['dessert', 'breakfast', 'drink', 'snack']);

/** Says in a cook's words why an item was left out. */
export function explainUnused(item: PantryItem, plan: Plan, recipe: Recipe, brief: Brief): Unused {
  const { food } = item;
  if (food === null) {
    return { item, code: 'unknown', reason: 'not in the food tables, so nothing could be proven about it' };
  }
  const denial = brief.deny(food);
  if (denial !== null) return { item, code: 'restricted', reason: `${denial.constraint}: ${denial.reason}` };
  const savoury = !sweetCourses.has(plan.dish.course);
  if (savoury && isSweet(food)) {
    return {
      item,
      code: 'flavor',
      reason: `too sweet for ${recipe.title}; better kept for something after it`,
    };
  }
  if (!savoury && isSavoury(food)) {
    return { item, code: 'flavor', reason: `its savoury taste has no place in ${recipe.title}` };
  }
  const rival = [...plan.fills.values()]
    .flat()
    .find(
      (fill) =>
        fill.food.roles[0] !== undefined &&
        fill.food.roles[0] === food.roles[0] &&
        fill.food.id !== food.id &&
        fill.pantry !== null,
    );
  if (rival && (food.roles[0] === 'protein' || food.roles[0] === 'starch' || food.roles[0] === 'cheese')) {
    const part = food.roles[0] === 'cheese' ? 'cheese' : food.roles[0];
    return {
      item,
      code: 'role-taken',
      reason: `one ${part} is enough here, and the ${rival.food.name} fits better`,
    };
  }
  return { item, code: 'not-needed', reason: `${recipe.title} is better without it` };
}

const isSweet = (food: Food): boolean =>
  (food.roles[0] === 'fruit' &&
    food.category === 'produce' &&
    !food.roles.includes('vegetable') &&
    !food.roles.includes('acid')) ||
  food.category === 'snacks-sweets';
const isSavoury = (food: Food): boolean =>
  ['meat', 'poultry', 'seafood', 'deli', 'beans-legumes'].includes(food.category) ||
  food.roles.includes('umami') ||
  food.traits.includes('allium');
