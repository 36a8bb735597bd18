/** Finds the known word that somebody probably meant. */

const fold = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]+/g, '');

/** Edits (insert, delete, change, swap neighbours) from `a` to `b`; above `bound` just some larger number. */
export function editDistance(a: string, b: string, bound: number): number {
  if (Math.abs(a.length - b.length) > bound) return bound + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let value = Math.min(row[j - 1]! + 1, previous[j]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, before[j - 2]! + 1);
      }
      row.push(value);
    }
    if (Math.min(...row) > bound) return bound + 1;
    before = previous;
    previous = row;
  }
  return previous[b.length]!;
}

/**
 * The known word nearest to `word`, or null where none is near: another spelling, a few typing errors (a third of
 * the letters at most), or one of several words that it is (`restrictions` of `dietary_restrictions`).
 */
export function nearestWord(word: string, known: readonly string[]): string | null {
  const wanted = fold(word);
  if (wanted.length === 0 || wanted.length > 64) return null;
  const bound = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | null = null;
  let least = bound + 1;
  for (const candidate of known) {
    const distance = editDistance(wanted, fold(candidate), bound);
    if (distance < least) [best, least] = [candidate, distance];
  }
  if (best !== null || wanted.length < 4) return best;
  const parts = (name: string): string[] => name.toLowerCase().split(/[\s_-]+/);
  const stem = wanted.replace(/s$/, '');
  return known.find((name) => parts(name).some((part) => part.replace(/s$/, '') === stem)) ?? null;
}
