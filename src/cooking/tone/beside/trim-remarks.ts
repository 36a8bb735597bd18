/** Leaves remarks out of a text that grew too long, and no more of them than it takes. */
import { wordsIn } from '../brevity.ts';
import { ofThread } from './thread.ts';
import { joined, type Written } from '../write-instruction.ts';

interface Loose {
  readonly at: number;
  readonly piece: number;
  readonly words: number;
  readonly weight: number;
}

/** What a reader misses most: a leave, and what belongs to this very act; then a greeting; then what would fit any dish. */
const rank = ({ at, weight }: Loose, count: number): number =>
  at === count - 1 || weight >= ofThread ? 3 : weight >= 1.9 ? 2 : at === 0 ? 1 : 0;

/**
 * The instructions without as many of their remarks as are `over` in words: between before the ends, one that is enough
 * before several; where all of them are not enough, without any.
 */
export function trimRemarks(written: readonly Written[], over: number): readonly Written[] {
  let left = written.flatMap(({ pieces }, at) =>
    pieces.flatMap(({ text, remark, weight = 0 }, piece): readonly Loose[] =>
      remark ? [{ at, piece, words: wordsIn(text), weight }] : [],
    ),
  );
  const out: Loose[] = [];
  for (let much = over; much > 0 && left.length > 0;) {
    const least = Math.min(...left.map((one) => rank(one, written.length)));
    const some = left
      .filter((one) => rank(one, written.length) === least)
      .toSorted((one, other) => one.words - other.words);
    const next = some.find(({ words }) => words >= much) ?? some.at(-1)!;
    left = left.filter((one) => one !== next);
    out.push(next);
    much -= next.words;
  }
  // What was left out for little may have room again beside what was left out for much.
  let room = out.reduce((sum, { words }) => sum + words, 0) - over;
  for (const one of out.toSorted(
    (a, b) => rank(b, written.length) - rank(a, written.length) || b.words - a.words,
  ))
    if (one.words <= room) {
      out.splice(out.indexOf(one), 1);
      room -= one.words;
    }
  return written.map((one, at) => {
    const gone = out.filter((loose) => loose.at === at).map(({ piece }) => piece);
    if (gone.length === 0) return one;
    const pieces = one.pieces.filter((_, i) => !gone.includes(i));
    return { ...one, pieces, text: joined(pieces) };
  });
}

/** How many sentences a remark stands among. */
const among = 3;

/** The instructions with at most one remark to every three sentences: those that belong least to their act go first. */
export function sparingly(written: readonly Written[]): readonly Written[] {
  const sentences = written.reduce(
    (sum, { pieces }) => sum + pieces.filter(({ remark }) => !remark).length,
    0,
  );
  const left = written.flatMap(({ pieces }, at) =>
    pieces.flatMap(({ text, remark, weight = 0 }, piece): readonly Loose[] =>
      remark ? [{ at, piece, words: wordsIn(text), weight }] : [],
    ),
  );
  const most = Math.max(1, Math.ceil(sentences / among));
  if (left.length <= most) return written;
  const kept = new Set(
    left
      .toSorted(
        (one, other) =>
          rank(other, written.length) - rank(one, written.length) ||
          other.weight - one.weight ||
          one.words - other.words,
      )
      .slice(0, most),
  );
  return written.map((one, at) => {
    const gone = left.filter((loose) => loose.at === at && !kept.has(loose)).map(({ piece }) => piece);
    if (gone.length === 0) return one;
    const pieces = one.pieces.filter((_, i) => !gone.includes(i));
    return { ...one, pieces, text: joined(pieces) };
  });
}
