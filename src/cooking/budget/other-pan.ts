/** Where what fills up for meat may go, and where not. */
import { isKind } from '#food/ingredient';
import type { BudgetScope } from './scope.ts';

/** "Cook the rice." */
export const riceAlone =
  /(?:^|[.!?]\s+)(?:meanwhile,? )?(?:cook|boil|steam) (?:the |your )?(?:\p{L}+ )?(?:rice|pasta|noodles|couscous)\b(?![^.]*\bin (?:it|the (?:sauce|pot)))/iu;

/** "Sear the steak 3 minutes per side. Rest, then slice against the grain." */
export const wholeCut = /\b(?:per|each|a) side\b|\bagainst the grain\b|\brest\b[^.]*\bslice\b/i;

/** Another pan where one of some foods is cooked; null where there is none. */
export function panOf(
  kinds: readonly string[],
  { understood }: BudgetScope,
  without: string,
): { readonly id: string } | null {
  return (
    understood.steps.find(
      ({ id, mentions }, at) =>
        id !== without &&
        understood.recipe.steps[at]!.station === 'burner' &&
        mentions.some(({ key }) =>
          understood.grounded.some(
            ({ key: own, ingredient: { food } }) =>
              own === key && food !== null && kinds.some((kind) => isKind(food, kind)),
          ),
        ),
    ) ?? null
  );
}
