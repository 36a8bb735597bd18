import type { Diet, Jurisdiction } from '#food/vocabulary';
import type { Asks } from '#cooking/verify/judge';
import type { UnderstoodRestrictions } from '#cooking/understand';

/** What is asked of a recipe that a caller sends: their restrictions and further diets, and nothing of its making. */
export const callerAsks = (
  { diets, allergens, exclusions }: UnderstoodRestrictions,
  further: readonly Diet[],
  jurisdiction: Jurisdiction | undefined,
): Asks => ({
  diets: [...new Set([...diets, ...further])],
  allergens,
  exclusions,
  timeAvailable: null,
  servings: null,
  skill: null,
  equipment: null,
  maxCostPerServing: null,
  jurisdiction: jurisdiction ?? 'us',
});
