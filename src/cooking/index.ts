/**
 * cooking: what cooks do. The recipe model, dishes and forms, planning, scheduling, methods, substitution,
 * transforms, tone, wording, grounding and verification.
 * Promises: pure, synchronous, deterministic for a seed. Must not know: servers, models, databases.
 */
export * from './vocabulary.ts';
export type * from './recipe.ts';
