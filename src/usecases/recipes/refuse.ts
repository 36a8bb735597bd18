import { AppError, type FieldProblem } from '#kernel/errors';
import type { Catalogue } from '#food/catalogue';
import {
  understandRestrictions,
  type RestrictionLists,
  type UnderstoodRestrictions,
} from '#cooking/understand';

/**
 * Reads a request's restrictions; what is not understood is an error and never dropped.
 * @throws AppError `unknown_dietary_restriction` naming each with suggestions
 */
export function readRestrictions(lists: RestrictionLists, foods: Catalogue): UnderstoodRestrictions {
  const understood = understandRestrictions(lists, foods);
  const { unknown } = understood;
  if (unknown.length === 0) return understood;
  const detail = unknown
    .map(({ text, field, suggestions }) => {
      const near = suggestions.length > 0 ? `; did you mean ${suggestions.slice(0, 3).join(', ')}?` : '';
      return `"${text}" in ${field} is neither a diet, an allergen nor a known food${near}`;
    })
    .join('; ');
  throw new AppError('unknown_dietary_restriction', detail, {
    errors: unknown.map((item): FieldProblem => ({
      pointer: `/${item.field}/${item.index}`,
      code: 'unknown_restriction',
      detail: `"${item.text}" is not understood`,
      allowed: item.suggestions,
    })),
    suggestions: [...new Set(unknown.flatMap((item) => item.suggestions))],
  });
}

/**
 * Refuses what the embedded engine cannot answer in.
 * @throws AppError `language_unavailable`, `tier_unavailable`
 */
export function readModelWishes(wishes: { readonly language?: string; readonly model_tier?: string }): void {
  if (wishes.language !== undefined && !/^en(?:-|$)/i.test(wishes.language)) {
    throw new AppError(
      'language_unavailable',
      `the embedded engine answers in English, not in "${wishes.language}"`,
    );
  }
  if (wishes.model_tier !== undefined && wishes.model_tier !== 'embedded') {
    throw new AppError(
      'tier_unavailable',
      `no model of the tier "${wishes.model_tier}" is configured; "embedded" is always there`,
    );
  }
}
