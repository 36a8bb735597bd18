import type { Dish } from '#cooking/dish';
import type { RecipeWish } from '#cooking/instantiate';

/** What nobody in particular asks of a dish: metric, in a kitchen that has every tool. */
export const plainWish = (dish: Dish, wish: Partial<RecipeWish> = {}): RecipeWish => ({
  servings: dish.servings.default,
  skill: 'beginner',
  units: 'metric',
  meal: null,
  cuisineName: 'Italian',
  cuisineId: dish.cuisine,
  isA: (food, kind) => food.id === kind || food.ancestors.includes(kind),
  hasTool: () => true,
  ...wish,
});
