/**
 * food: what food is. Units, quantities, ingredient lines, the catalogue and matching, nutrition,
 * cost, allergens, diets, categories, storage.
 * Promises: pure and synchronous; unknown is `null`, never 0 and never "safe".
 * Must not know: node built-ins, the clock, randomness, HTTP, where tables are stored.
 */
export * from './vocabulary.ts';
export type * from './model.ts';
