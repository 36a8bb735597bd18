import type { Dish } from '#cooking/dish';
import type { RecipeWish } from '#cooking/instantiate';

/** A kitchen that has every tool but the pots in which some dishes are told in a way of their own. */
export const usualTool = (tool: string): boolean => tool !== 'slow cooker' && tool !== 'pressure cooker';

/** What nobody in particular asks of a dish: metric, in a kitchen that has what dishes are told for. */
export const plainWish = (dish: Dish, wish: Partial<RecipeWish> = {}): RecipeWish => ({
  servings: dish.servings.default,
  skill: 'beginner',
  units: 'metric',
  meal: null,
  cuisineName: 'Italian',
  cuisineId: dish.cuisine,
  isA: (food, kind) => food.id === kind || food.ancestors.includes(kind),
  hasTool: usualTool,
  ...wish,
});
