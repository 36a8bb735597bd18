/**
 * Every match of a global pattern, in order. As `matchAll`, which makes the pattern anew for every text: that costs more
 * than looking for what most texts do not hold.
 */
export function findAll(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return none;
  const found: RegExpExecArray[] = [];
  for (; match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}

const none: readonly RegExpExecArray[] = [];

/** Where the last match of a global pattern ends, 0 where there is none. */
export function lastEnd(text: string, pattern: RegExp): number {
  const last = findAll(text, pattern).at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}
