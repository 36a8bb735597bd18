/** Half-sentences about a flame that no longer burns under the dish. */
import { capitalise } from '../../text/grammar.ts';

/** ", then turn off the heat" ahead of the machine's own cooking. */
const turnedOff =
  /(?:^|,\s*|;\s*|\s+)(?:(?:and|then)\s+)*(?:turn|switch)(?:ing)? (?:off )?(?:the )?(?:heat|hob|stove|gas|flame|burner)(?: off)?(?=\W*$|[.;]|,? (?:and|then)\b)/i;

/** "Take it off the heat, beat in the butter": a pot that is only opened is taken off nothing. */
const takesOff =
  /(^|[,;]\s*|\s)(?:(?:and|then)\s+)*(?:take|pull|remove|lift|slide|get)\s+(?:(?:it|them|everything|(?:the|your) [\w -]{3,30}?)\s+)?(?:off|from) (?:the )?(?:heat|stove|hob|flame|burner)(?:,? and(?: then)?\b| then\b)?/i;

/** ", turn down" and ", turn it down", of a boil that the machine brings about by itself. */
const turnsDown =
  /(?:^|,\s*|\s+)(?:(?:and|then)\s+)*turn (?:it )?(?:right |well |back |way |all the way )?down(?=\W*$|[.;,])/i;

/** A clause ahead of a closed cooking without what was done to the flame. */
export const withoutFlame = (text: string): string => tidied(text, text.replace(turnedOff, ''));

/** A clause ahead of a closed cooking without what was done to the boil. */
export const withoutBoil = (text: string): string => tidied(text, text.replace(turnsDown, ''));

/** A clause after a closed cooking, of a pot that stands on no flame. */
export const offNoFlame = (text: string): string =>
  tidied(
    text,
    text
      .replace(takesOff, (_, before: string) => before)
      .replace(/\s+(?=[,;.])/g, '')
      .replace(/^\W+/, ''),
  );

/** Without the joint that stood before what is gone. */
function tidied(before: string, after: string): string {
  if (after === before) return before;
  const bare = after
    .replace(/^\W*(?:and|then)\s+/i, '')
    .replace(/(?:\s*[,;]\s*|\s+)(?:(?:and|then)\s*)*(?=[.]?$)/i, '')
    .trim();
  return /^\p{Lu}/u.test(before) ? capitalise(bare) : bare;
}
