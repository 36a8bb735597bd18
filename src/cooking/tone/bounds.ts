/** How long a text of each length may be, in words for each word of its source. */
import { wordsIn } from './brevity.ts';
import type { Length, Room } from './tone-table.ts';

type Bounds = Readonly<Record<Length, { readonly least: number; readonly most: number }>>;

/** What is told takes more words than what is ordered: a tone of wide room has some for its scenes. */
const lengthBounds: Readonly<Record<Room, Bounds>> = {
  usual: {
    shorter: { least: 0, most: 0.8 },
    same: { least: 0.85, most: 1.4 },
    longer: { least: 1.4, most: 2.2 },
  },
  wide: {
    shorter: { least: 0, most: 0.8 },
    same: { least: 0.85, most: 1.7 },
    longer: { least: 1.4, most: 3 },
  },
};

/** Words of a turn of phrase, which even the shortest text has room for; of a beginning and an end where something is told. */
const turn: Readonly<Record<Room, number>> = { usual: 14, wide: 80 };

/** Words that a text may have at most, and should have at least, for its source. */
export function wordBounds(
  source: readonly string[],
  length: Length,
  room: Room = 'usual',
): { readonly least: number; readonly most: number } {
  const words = wordsIn(source.join(' '));
  const { least, most } = lengthBounds[room][length];
  // A sentence or two may grow by a turn of phrase.
  const slack = length === 'shorter' ? 0 : words + turn[room];
  return { least: Math.ceil(words * least), most: Math.max(Math.floor(words * most), slack) };
}
