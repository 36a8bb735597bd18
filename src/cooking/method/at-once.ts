/** Stock that went in by the ladle: where nobody stands by and stirs, all of it goes in at once. */
import type { Cooking } from './one-cooking.ts';
import { ladled } from './role-words.ts';

const some =
  /\b(?:(?:about|another|the first|a|an|one|two|half|some|\d[\d./ ]*[½¼¾⅓⅔]?|[½¼¾⅓⅔])\s+)+(?:(?:quarter|third|half|ladle(?:ful)?s?|cup(?:ful)?s?|splash|little|bit|ml|dl)(?: or (?:two|so))?)(?:\s+of)?(?:\s+the)?\s+(?=(?:(?:hot|warm|simmering|boiling)\s+)?(?:[\p{L}-]+\s+)?(?:stock|broth|bouillon)\b)/iu;
const goesOn = /^\W*(?:then\s+)?(?:keep|continue|go on|carry on)\s+(?:on\s+)?(?:adding|pouring in)\b/i;
const byTheLadle = /^[^.;]*?\b(?:at a time|ladle(?:ful)? by ladle(?:ful)?|ladle(?:ful)?s?)\b,?\s*/i;

/** The cooking with its stock poured in at once; unchanged where none is ladled. */
export function atOnce(cooking: Cooking): Cooking {
  const { clauses, cast } = cooking;
  const main = clauses[cast.main];
  if (main === undefined || !ladled.test(main.text)) return cooking;
  const isFirst = (at: number): boolean =>
    at < cast.main && clauses[at]!.step >= main.step - 1 && some.test(clauses[at]!.text);
  const first = clauses.findIndex((_, at) => isFirst(at));
  return {
    ...cooking,
    clauses: clauses.map((clause, at) => {
      if (isFirst(at)) return { ...clause, text: clause.text.replace(some, 'all the ') };
      if (at !== cast.main || !goesOn.test(clause.text)) return clause;
      return {
        ...clause,
        text: first >= 0 ? clause.text.replace(byTheLadle, '') : clause.text.replace(goesOn, 'Pour in'),
      };
    }),
  };
}
