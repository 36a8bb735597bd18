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

/** Sorts what stands in a text by its place; what is in order, as it is most of the time, is left alone. */
export function inOrder<Span extends { readonly start: number }>(spans: Span[]): Span[] {
  for (let at = 1; at < spans.length; at += 1)
    if (spans[at]!.start < spans[at - 1]!.start) return spans.sort((a, b) => a.start - b.start);
  return spans;
}

/** Where the last match of a global pattern ends, 0 where there is none. */
export function lastEnd(text: string, pattern: RegExp): number {
  const last = findAll(text, pattern).at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}
