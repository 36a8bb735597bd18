/** Rows of the table of distances, used again for every pair of words. */
const rowsAtWork: [number[], number[], number[]] = [[], [], []];

/**
 * Edit distance with swaps of neighbours (optimal string alignment), given up beyond `limit`.
 * Returns `limit + 1` when the words are further apart.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const [rows, columns] = [a.length, b.length];
  if (Math.abs(rows - columns) > limit) return limit + 1;
  let [before, previous, current] = rowsAtWork;
  for (let j = 0; j <= columns; j++) previous[j] = j;
  for (let i = 1; i <= rows; i++) {
    current[0] = i;
    let least = i;
    for (let j = 1; j <= columns; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      current[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[columns]!, limit + 1);
}

/** How many slips a word of this length may hold and still be read: none up to 4 letters, two from 8. */
export function slipsAllowed(length: number): number {
  return length <= 4 ? 0 : length < 8 ? 1 : 2;
}

/** Finds the known words that a misspelt word can stand for. */
export interface SpellingIndex {
  /** The known words nearest to `word`, several where they are equally near; null where none is near. */
  nearest(word: string): { readonly words: readonly string[]; readonly slips: number } | null;
}

/** Builds the index over known words; a first letter is taken as typed right (a swap of the first two excepted). */
export function createSpellingIndex(known: Iterable<string>): SpellingIndex {
  const byStart = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < 4) continue;
    const key = word[0]!;
    const list = byStart.get(key);
    if (list) list.push(word);
    else byStart.set(key, [word]);
  }
  return {
    nearest(word) {
      const allowed = slipsAllowed(word.length);
      if (allowed === 0 || /[0-9_%]/.test(word)) return null;
      let best: string[] = [];
      let slips = allowed + 1;
      for (const start of word[0] === word[1] ? [word[0]!] : [word[0]!, word[1]!]) {
        for (const candidate of byStart.get(start) ?? []) {
          if (Math.abs(candidate.length - word.length) > allowed) continue;
          if (start !== word[0] && candidate[1] !== word[0]) continue;
          const distance = editDistance(word, candidate, Math.min(slips, allowed));
          if (distance > allowed || distance > slips) continue;
          // Two slips need a long word on both sides and the same end or beginning.
          if (distance === 2 && (candidate.length < 8 || !alike(word, candidate))) continue;
          if (distance === 2 && otherConsonants(word, candidate)) continue;
          if (distance < slips) best = [];
          slips = distance;
          if (!best.includes(candidate)) best.push(candidate);
        }
      }
      return best.length === 0 || best.length > 3 ? null : { words: best, slips };
    },
  };
}

function alike(a: string, b: string): boolean {
  return a.slice(0, 3) === b.slice(0, 3) || a.slice(-3) === b.slice(-3);
}

const vowel = /[aeiouy]/;

/** True where two letters in place differ and not for vowels: "alfajore" is another word than "albacore". */
function otherConsonants(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const places = [...a].flatMap((letter, at) => (letter === b[at] ? [] : [at]));
  const swapped = places.length === 2 && a[places[0]!] === b[places[1]!] && a[places[1]!] === b[places[0]!];
  return places.length === 2 && !swapped && places.every((at) => !vowel.test(a[at]! + b[at]!));
}
