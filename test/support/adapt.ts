import { adaptMethod } from '#cooking/method/adapt';
import type { MethodAdaptation } from '#cooking/method/model';
import type { UnderstoodRecipe } from '#cooking/understand-recipe/model';
import { understandRecipe } from '#cooking/understand-recipe/understand-recipe';
import type { Method } from '#cooking/vocabulary';
import { loadKitchen } from './kitchen.ts';

/** A recipe for four, as a caller sends it, read. */
export const readForFour = (
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
): UnderstoodRecipe =>
  understandRecipe(
    { title, description: null, cuisine: null, servings: 4, ingredients, instructions },
    loadKitchen(),
  );

/** A recipe for four converted to a method, for a machine of usual size. */
export const adaptForFour = (
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
  target: Method,
): MethodAdaptation =>
  adaptMethod(
    readForFour(title, ingredients, instructions),
    { target, source: null, size: { capacityL: null, wattage: null } },
    loadKitchen(),
  );
