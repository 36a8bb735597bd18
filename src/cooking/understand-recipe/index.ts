/**
 * Understanding a recipe that somebody else wrote: lines and prose into the one recipe model, with every place where
 * the text names an ingredient, a number or an action. Keeps all text; invents nothing; never throws.
 */
export { assumedServings, understandRecipe, type UnderstandDeps } from './understand-recipe.ts';
export type * from './model.ts';
