/** How long a text of each length may be, in words for each word of its source. */
import { wordsIn } from './brevity.ts';
import type { Length } from './tone-table.ts';

const lengthBounds: Readonly<Record<Length, { readonly least: number; readonly most: number }>> = {
  shorter: { least: 0, most: 0.8 },
  same: { least: 0.85, most: 1.4 },
  longer: { least: 1.4, most: 2.2 },
};

/** Words of a turn of phrase, which even the shortest text has room for. */
const turn = 14;

/** Words that a text may have at most, and should have at least, for its source. */
export function wordBounds(
  source: readonly string[],
  length: Length,
): { readonly least: number; readonly most: number } {
  const words = wordsIn(source.join(' '));
  const { least, most } = lengthBounds[length];
  // A sentence or two may grow by a turn of phrase.
  const slack = length === 'shorter' ? 0 : words + turn;
  return { least: Math.ceil(words * least), most: Math.max(Math.floor(words * most), slack) };
}
