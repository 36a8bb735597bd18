const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What may stand between the minutes and the end of their clause, and goes with them. */
const along = String.raw`(?: (?:more|in all|altogether|together|for all|for the lot|at the most|at least|longer))?`;

/**
 * A sentence with "roast until golden, 20 minutes" as "roast for 20 minutes, until golden": whoever leaves something to
 * itself sets the clock first and looks afterwards. The same where the two do not stand side by side.
 */
export function minutesFirst(text: string, cue: string, minutes: string): string {
  const said = `until ${cue}, ${minutes}`;
  if (!text.includes(said)) return text;
  return text.replace(
    new RegExp(`\\buntil ${escaped(cue)}, (${escaped(minutes)}${along})(?=[.,;:)])`, 'u'),
    (_, time: string) => `for ${time}, until ${cue}`,
  );
}

/** "Fry the carrots until the carrots are bright": the second time they need not be named. */
export const namedOnce = (text: string): string =>
  text.replace(/\b(the [\p{L}’' -]+?) until \1 (?:is|are) /gu, '$1 until ');
