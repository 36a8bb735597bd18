import { isKind } from '#food/ingredient';
import type { Edit } from '../edit/model.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { HealthFocus } from '../vocabulary.ts';
import type { Move } from './move.ts';
import { wordsMove } from './words-move.ts';

/** For whom butter in the pan is the wrong fat, however little of it. */
const softFat: ReadonlySet<HealthFocus> = new Set([
  'lowSaturatedFat',
  'lowCholesterol',
  'heartHealthy',
  'mediterranean',
  'antiInflammatory',
  'dash',
]);

/** "Add some butter to the pan", "fry in a little butter", "grease with butter": fat for the metal, not for the taste. */
const pansButter =
  /\b((?:add|put|heat|melt|drop|fry|cook|brown|sear|saut[eé]|grease|oil|coat|brush)\b[^.;!?]{0,40}?)\b((?:some|a (?:little|bit|small bit|tad|dab|touch)(?: of)?|(?:a )?(?:knob|pat|splash|bit)s? of)\s+)?(?:melted |soft |unsalted |salted )?butter\b(?=[^.;!?]*\b(?:pan|skillet|griddle|frying|tin|dish|tray|sheet|mou?ld)\b|\s*(?:[.;,]|$|and (?:cook|fry)\b))/giu;
const ofMetal = /\b(?:pan|skillet|griddle|frying|fry|tin|tray|grease|mou?ld|baking sheet)\b/i;

/** Butter that only the steps name, for the pan, is oil for whom saturated fat counts; null where the list has it. */
export function butterOfSteps(understood: UnderstoodRecipe, focus: HealthFocus): Move | null {
  const { source, steps, grounded } = understood;
  const has = (id: string): boolean =>
    grounded.some(({ ingredient: { food } }) => food !== null && isKind(food, id));
  if (!softFat.has(focus) || has('butter')) return null;
  const oil = has('olive-oil') || focus === 'mediterranean' ? 'olive oil' : 'oil';
  const why = 'oil browns as well in the pan, and most of its fat is unsaturated';
  const places = source.instructions.flatMap((text, at) =>
    [...text.matchAll(pansButter)].flatMap((one) => {
      const start = one.index + one[1]!.length;
      const end = one.index + one[0].length;
      if (
        !ofMetal.test(text) ||
        /\bpeanut |\bnut |\balmond |\bapple |\bcocoa |\bshea /i.test(text.slice(start - 8, end))
      )
        return [];
      return [{ at, start, end, was: text.slice(start, end) }];
    }),
  );
  const [first] = places;
  if (first === undefined) return null;
  return wordsMove({
    slot: 'words:butter',
    edits: places.map(({ at, start, end, was }): Edit => ({
      kind: 'replace-text',
      stepId: steps[at]!.id,
      span: { start, end },
      text: was
        .replace(/(?:melted |soft |unsalted |salted )?butter$/i, oil)
        .replace(/^(?:a )?(?:knob|pat)s? of /i, 'a little '),
      reason: why,
    })),
    why,
    said: { before: first.was, after: oil },
  });
}

/** "Fry the meat in butter", "sauté the onions in a little butter": what food is cooked in, and no line of the list says how much. */
const friedInButter =
  /\b(?:fry|brown|sear|saut[eé]|soften|sweat|cook)\b[^.;!?]{1,60}?\b(?:in|with) (?:the |some |a little |plenty of |hot |melted |foaming |a knob of )*butter\b(?! (?:sauce|beans?|chicken))/iu;

/** The step that fries in butter which the list has not, for whom that butter counts; null where none does. */
export function stepsButter(
  { source, grounded }: UnderstoodRecipe,
  focus: HealthFocus,
): { readonly step: number; readonly line: string } | null {
  if (!softFat.has(focus)) return null;
  const fats = ['butter', 'oil', 'margarine', 'ghee', 'lard'];
  if (
    grounded.some(
      ({ ingredient: { food } }) => food !== null && fats.some((id) => food.id === id || isKind(food, id)),
    )
  )
    return null;
  const at = source.instructions.findIndex((text) => friedInButter.test(text));
  if (at < 0) return null;
  // A spoon for a pan of four. Own rule.
  const spoons = Math.max(1, Math.round((source.servings ?? 4) / 4));
  return { step: at + 1, line: `${spoons} tbsp butter` };
}
