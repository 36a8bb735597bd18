/** What differs between two tellings, in the fewest words: phrases where sentences are alike, sentences where they are not. */

/** Pieces of the old text and of the new; each stands in its text word for word. */
export interface Difference {
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

/** What one instruction said, against what is said in its place. */
export function differenceOf(before: string | null, after: readonly string[]): Difference {
  const old = before === null ? [] : sentencesOf(before);
  const now = after.flatMap(sentencesOf);
  const had = new Set(old.map(letters));
  const has = new Set(now.map(letters));
  const gone = old.filter((one) => !has.has(letters(one)));
  const pairs: { from: string; to: string }[] = [];
  const left = new Set(gone);
  const quoted = after.flatMap((instruction) => {
    const rest: string[] = [];
    for (const to of sentencesOf(instruction)) {
      if (had.has(letters(to))) continue;
      const from = [...left].find((one) => alike(one, to) >= leastAlike);
      if (from === undefined) rest.push(to);
      else {
        left.delete(from);
        pairs.push(trimmed(from, to));
      }
    }
    return rest;
  });
  return {
    gone: [...pairs.map(({ from }) => from), ...left],
    come: [...pairs.map(({ to }) => to), ...quoted],
  };
}

/** Sentences of which less than this is the same are told anew. */
const leastAlike = 0.4;
/** Words that a change quotes by themselves. */
const mostWords = 6;

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=(?<!\b(?:e\.g|i\.e|approx|min))[.!?]["”')]*)\s+(?=\S)/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/\S+/g)].map((found) => ({
    text: found[0].replace(/[.,;:]+$/, '').toLowerCase(),
    start: found.index,
    end: found.index + found[0].length,
  }));

/** Words that both open with, and that both end on. */
function shared(
  one: readonly Word[],
  other: readonly Word[],
): { readonly lead: number; readonly tail: number } {
  const most = Math.min(one.length, other.length);
  let lead = 0;
  while (lead < most && one[lead]!.text === other[lead]!.text) lead += 1;
  let tail = 0;
  while (tail < most - lead && one.at(-1 - tail)!.text === other.at(-1 - tail)!.text) tail += 1;
  return { lead, tail };
}

function alike(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const { lead, tail } = shared(a, b);
  return (lead + tail) / Math.max(1, Math.min(a.length, b.length));
}

/** The two sentences without what they share; a word of it stays where one side would be empty. */
function trimmed(from: string, to: string): { readonly from: string; readonly to: string } {
  const [a, b] = [wordsOf(from), wordsOf(to)];
  let { lead, tail } = shared(a, b);
  while ((a.length - lead - tail < 1 || b.length - lead - tail < 1) && lead + tail > 0)
    if (lead > 0) lead -= 1;
    else tail -= 1;
  // More than a few words are half a sentence, which nobody can read alone.
  if (Math.max(a.length, b.length) - lead - tail > mostWords) return { from, to };
  const cut = (text: string, words: readonly Word[]): string =>
    text.slice(words[lead]!.start, words[words.length - tail - 1]!.end).replace(/[,;:.]+$/, '');
  return { from: cut(from, a), to: cut(to, b) };
}
