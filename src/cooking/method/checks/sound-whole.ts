/** What is wrong with a converted recipe as a whole, whichever program told it. */
import { isKind } from '#food/ingredient';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { MethodAdaptation, MethodDeps } from '../model.ts';
import { cannotBe, inNamedPot, withoutBareHeat } from './cannot-be.ts';
import { readParts, type Part } from '../read/parts.ts';

/** So much fat in a pot is a bath of it, in grams. */
const deepGrams = 180;
/** From here on meat is cooked by the old steps all over again, in minutes. */
const longMinutes = 15;
const simmersOn =
  /\b(?:simmer|stew|braise|bake|roast)\w*\b[^.;]*?(\d+)(?:\s*(?:-|–|to)\s*(\d+))? ?(?:min|hour|hr)/i;

/** A pot of hot oil over an open fire. */
function deepOverFire({ method, text }: MethodAdaptation, parts: ReadonlyMap<string, Part>): boolean {
  if (method !== 'campfire' && method !== 'grill') return false;
  const oil = [...parts.values()].some(
    ({ food, grams }) => food !== null && isKind(food, 'fat') && grams >= deepGrams,
  );
  return (
    oil &&
    /\b(?:fr(?:y|ied|ying)|oil)\b/i.test(text.instructions.join(' ')) &&
    /\bfr(?:y|ied|ying)\b/i.test(`${text.title} ${text.instructions.join(' ')}`)
  );
}

/** Meat out of a water bath that then stews in the old pot for as long as ever. */
function bathThenStew(understood: UnderstoodRecipe, { method, text }: MethodAdaptation): boolean {
  if (method !== 'sousVide') return false;
  const bath = text.instructions.findIndex((line) => /\bwater bath and cook\b/i.test(line));
  if (bath < 0) return false;
  const old = new Set(understood.source.instructions);
  return text.instructions.slice(bath + 1).some((line) => {
    const found = old.has(line) ? simmersOn.exec(line) : null;
    return found !== null && (Number(found[2] ?? found[1]) >= longMinutes || /\bh(?:ou)?r/i.test(found[0]));
  });
}

/** Why the recipe as it is told in the end must not be handed out; null where it may. */
export function unsoundReason(
  understood: UnderstoodRecipe,
  told: MethodAdaptation,
  deps: MethodDeps,
): string | null {
  if (!told.feasible || told.edits.length === 0) return null;
  if (bathThenStew(understood, told))
    return 'The meat stews on in its sauce for as long as before, so a water bath would only cook it twice. A pressure cooker or a slow cooker takes such a pot.';
  const impossible = cannotBe(understood, told);
  if (impossible !== null) return impossible;
  return deepOverFire(told, readParts(understood, deps.foods, deps.methods.foods))
    ? 'Deep oil over an open fire is a fire hazard.'
    : null;
}

/** "Spoon the peas over, then. Close the lid": the joint of a sentence whose second half is told otherwise. */
export function withoutDangling(made: MethodAdaptation): MethodAdaptation {
  const adapted = withoutBareHeat(inNamedPot(made));
  const tidy = (text: string): string =>
    text.replace(/,? (?:(?<!\bnow and )then|(?<!\bnow )and then|and)(?=\.(?:\s|$))/g, '');
  return {
    ...adapted,
    text: { ...adapted.text, instructions: adapted.text.instructions.map(tidy) },
    edits: adapted.edits.map((edit) => ({ ...edit, after: edit.after === null ? null : tidy(edit.after) })),
  };
}
