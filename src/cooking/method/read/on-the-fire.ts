import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Part } from './parts.ts';

const serving = /\bserv(?:e|ed|es|ing)\b/i;
/** What goes into one of these comes to the fire as a coat on something else. */
const ground = /\b(?:blend|blitz|whi[sz]z|process|purée|puree|pound)\w*\b/i;
const coat = /\bmarinad\w*|\bmarinat\w*|\bpaste\b|\brub\b/i;

/** The sentence of a text that a place lies in, up to that place and as a whole. */
function sentenceAt(text: string, at: number): { readonly before: string; readonly whole: string } {
  const from = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('\n', at), -1) + 1;
  const dot = text.indexOf('. ', at);
  return { before: text.slice(from, at), whole: text.slice(from, dot < 0 ? text.length : dot) };
}

/**
 * Whether a food itself lies over the fire: not the rice that the dish is served on, nor the shallots that were ground into
 * its marinade. Where the recipe does not name it, it may.
 */
export function liesOnFire({ key }: Part, { recipe, steps }: UnderstoodRecipe): boolean {
  const places = steps.flatMap(({ mentions }, at) =>
    mentions
      .filter((one) => one.key === key && one.kind !== 'kind')
      .map(({ start }) => ({ step: at, ...sentenceAt(recipe.steps[at]!.text, start) })),
  );
  if (places.length === 0) return true;
  if (places.every(({ before }) => serving.test(before))) return false;
  return !places.every(
    ({ step, whole }) =>
      ground.test(whole) &&
      coat.test(
        recipe.steps
          .slice(step, step + 2)
          .map(({ text }) => text)
          .join(' '),
      ),
  );
}
