/** How long a text of each length may be, in words for each word of its source. */
import { wordsIn } from './brevity.ts';
import type { Length, Room } from './tone-table.ts';

/** Words that a text may have for each word of its source. */
interface Share {
  readonly least: number;
  readonly most: number;
}

const shares: Readonly<Record<Room, Readonly<Record<Length, Share>>>> = {
  usual: {
    shorter: { least: 0, most: 0.8 },
    same: { least: 0.85, most: 1.25 },
    longer: { least: 1.4, most: 2.2 },
  },
  wide: {
    shorter: { least: 0, most: 0.8 },
    same: { least: 0.85, most: 1.9 },
    longer: { least: 1.4, most: 2.6 },
  },
  ample: {
    shorter: { least: 0, most: 0.8 },
    same: { least: 0.85, most: 2.1 },
    longer: { least: 1.4, most: 3 },
  },
  taught: {
    shorter: { least: 0, most: 0.8 },
    same: { least: 0.85, most: 3.2 },
    longer: { least: 1.4, most: 4 },
  },
  told: {
    shorter: { least: 0, most: 0.8 },
    same: { least: 0.85, most: 2.6 },
    longer: { least: 1.4, most: 3.3 },
  },
};

/**
 * Words that the shortest text has room for: a turn of phrase, or a beginning and an end where something is told. A
 * text of the same length with a voice of its own grows by no more than the source is long through them, and a long one grows by no more than `ceiling`.
 */
const turn: Readonly<Record<Room, number>> = { usual: 14, wide: 60, ample: 80, taught: 140, told: 130 };
const ceiling: Readonly<Record<Room, number>> = {
  usual: 60,
  wide: 170,
  ample: 230,
  taught: 380,
  told: 290,
};

/** Of the words of a short source, how many more its telling may take. */
const growth: Readonly<Record<Room, number>> = { usual: 0.6, wide: 0.8, ample: 1, taught: 2.4, told: 2.2 };

/** Words that a text may have at most, and should have at least, for its source. */
export function wordBounds(
  source: readonly string[],
  length: Length,
  room: Room = 'usual',
): { readonly least: number; readonly most: number } {
  const words = wordsIn(source.join(' '));
  const { least, most } = shares[room][length];
  const share = Math.floor(words * (most - 1));
  const grown =
    length === 'shorter'
      ? share
      : length === 'longer'
        ? Math.max(share, turn[room])
        : Math.min(Math.max(share, Math.min(turn[room], Math.ceil(words * growth[room]))), ceiling[room]);
  return { least: Math.ceil(words * least), most: words + grown };
}
