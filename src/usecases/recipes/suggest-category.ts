import { AppError } from '#kernel/errors';
import type { SuggestCategoryRequest, SuggestCategoryResult } from '#contract/endpoints/suggest-category';
import type { KitchenDeps } from './kitchen-deps.ts';
import { readRestrictions } from './refuse.ts';

/**
 * Says on which shelf each item belongs, how sure that is, where it keeps and how long. Unknown is `other` with little
 * confidence.
 * @throws AppError `not_found` for a pantry that is not there
 */
export function suggestCategory(deps: KitchenDeps, input: SuggestCategoryRequest): SuggestCategoryResult {
  readRestrictions(input, deps.foods);
  if (input.pantry_id !== undefined)
    throw new AppError('not_found', `There is no pantry ${input.pantry_id}.`);
  const names = [...(input.items ?? []), ...(input.name === undefined ? [] : [input.name])];
  return {
    items: names.map((name) => {
      const suggestion = deps.categories.suggest(name);
      return {
        name,
        category: suggestion.category,
        confidence: Math.round(suggestion.confidence * 100) / 100,
        alternatives: suggestion.alternatives.map(({ category, confidence }) => ({
          category,
          confidence: Math.round(confidence * 100) / 100,
        })),
        storage: suggestion.storage,
        shelf_life_days: suggestion.shelfLifeDays === null ? null : Math.round(suggestion.shelfLifeDays),
      };
    }),
  };
}
