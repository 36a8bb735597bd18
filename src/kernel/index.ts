/**
 * kernel: what every room may lean on. Result, the error catalogue, ids, the clock's type.
 * Promises: no dependency, no side effect at import. Must not know: food, HTTP, the database.
 */
export * from './result.ts';
export * from './errors.ts';
export * from './clock.ts';
