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
