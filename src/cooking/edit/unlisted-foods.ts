import type { Catalogue } from '#food/catalogue';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { foodPhrases } from '../understand-recipe/food-phrases.ts';
import { tokenise } from '../understand-recipe/tokens.ts';

/** What every kitchen has on tap, and words that only look like foods: "cook to a mash", "a dip". */
const freely = /^(?:water|hot-water|cold-water|boiling-water|ice)$/;

/** Whether a clause names a food that is not among those at hand. */
function namesUnlisted(clause: string, atHand: readonly Food[], foods: Catalogue): boolean {
  const phrases = foodPhrases(foods);
  const tokens = tokenise(clause);
  for (let at = 0; at < tokens.length; at++) {
    const found = phrases
      .get(tokens[at]!.key)
      ?.find(({ keys }) => keys.every((key, offset) => tokens[at + offset]?.key === key));
    if (found === undefined) continue;
    const known = found.foods.some(
      (food) => freely.test(food.id) || atHand.some((one) => isKind(one, food.id) || isKind(food, one.id)),
    );
    if (!known) return true;
    at += found.keys.length - 1;
  }
  return false;
}

/**
 * A sentence of a method without what asks for foods that nobody has listed: a recipe whose steps use what its list
 * lacks cannot be shopped for, nor judged. "Crumble it and colour it with turmeric." → "Crumble it."
 * @returns the sentence, its first clauses, or null where nothing is left
 */
export function withoutUnlisted(sentence: string, atHand: readonly Food[], foods: Catalogue): string | null {
  if (!namesUnlisted(sentence, atHand, foods)) return sentence;
  const kept: string[] = [];
  // What follows a dropped clause may hang on it.
  for (const clause of sentence.replace(/\.$/, '').split(/(?=;\s|,?\s+(?:and|then)\s)/)) {
    if (namesUnlisted(clause, atHand, foods)) break;
    kept.push(clause);
  }
  return kept.length === 0 ? null : `${kept.join('')}.`;
}
