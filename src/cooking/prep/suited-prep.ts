import type { Food } from '#food/model';
import { joinList } from '../text/grammar.ts';

/** Sold so, a fruit or vegetable has lost its skin and stone already. */
const readied = /^(?:frozen|canned|dried|cooked|jarred|roasted)-/;
const doneBefore = /^(?:peeled|stoned|pitted|cored|hulled|washed|trimmed|scrubbed)$/;

/** Nobody holds frozen berries under the tap: they thaw, and bleed. */
const frozenClean = /^(?:rinsed|picked over)$/;

/** There is nothing left to chop in it. */
const smooth = /-(?:paste|puree)$/;

/**
 * A preparation as far as the food in the role still needs it: nobody peels and stones a frozen mango. Null where nothing
 * is left.
 */
export function suitedPrep(food: Food, prep: string): string | null {
  if (smooth.test(food.id))
    return (
      prep.replace(
        /(?:,? (?:and )?|^)(?:finely |roughly |coarsely )*(?:chopped|minced|sliced|crushed)/g,
        '',
      ) || null
    );
  if (food.id.startsWith('shredded-') || food.id === 'mexican-cheese-blend')
    return prep.replace(/(?:finely |coarsely )?(?:grated|shredded)(?:,? and |, )?/, '') || null;
  // Nothing of what the tin held has to be poured off a fillet from the fridge.
  if (food.id === 'cooked-salmon') return prep.replace(/^drained(?:,? and |, )?/, '') || null;
  if (!readied.test(food.id) || food.category === 'seafood') return prep;
  const pieces = prep.split(/,\s*(?:and\s+)?|\s+and\s+/);
  const isFrozen = food.id.startsWith('frozen-');
  const left = pieces.filter((piece) => !doneBefore.test(piece) && !(isFrozen && frozenClean.test(piece)));
  if (left.length === pieces.length) return prep;
  return left.length === 0 ? null : joinList(left);
}

/** A pod that nobody says anything of gives its seeds, and stays out of the pan. */
const podOpened = /\b(?:split|slit|scraped|seeds)\b/;

/** What is done to a vanilla bean where a dish does not say: whole it would give next to nothing. */
export const podPrep = (food: Food, prep: string | null): string | null =>
  food.id !== 'vanilla-bean' || podOpened.test(prep ?? '') ? prep : 'split and seeds scraped out';

/** Whether only the seeds of a pod are used. */
export const givesItsSeeds = (food: Food, prep: string | null): boolean =>
  food.id === 'vanilla-bean' && /\bseeds scraped\b/.test(prep ?? '');
