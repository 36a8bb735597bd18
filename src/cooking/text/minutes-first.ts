/** What may stand between the minutes and the end of their clause, and goes with them. */
const along =
  /^(?: (?:more|in all|altogether|together|for all|for the lot|at the most|at least|longer))?(?=[.,;:)])/;

/**
 * A sentence with "roast until golden, 20 minutes" as "roast for 20 minutes, until golden": whoever leaves something to
 * itself sets the clock first and looks afterwards. The same where the two do not stand side by side.
 */
export function minutesFirst(text: string, cue: string, minutes: string): string {
  const said = `until ${cue}, ${minutes}`;
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + 1)) {
    if (at > 0 && /\w/.test(text[at - 1]!)) continue;
    const end = at + said.length;
    const more = along.exec(text.slice(end))?.[0];
    if (more !== undefined)
      return `${text.slice(0, at)}for ${minutes}${more}, until ${cue}${text.slice(end + more.length)}`;
  }
  return text;
}

/** "Fry the carrots until the carrots are bright": the second time they need not be named. */
export const namedOnce = (text: string): string =>
  // Hardly any text repeats itself so, and the pattern goes a long way for each "the".
  !text.includes(' until the ')
    ? text
    : text.replace(/\b(the [\p{L}’' -]+?) until \1 (?:is|are) /gu, '$1 until ');
