/** Stock that went in by the ladle: where nobody stands by and stirs, all of it goes in at once. */
import type { Clause } from '../model.ts';
import type { Cooking } from '../read/one-cooking.ts';
import { keptHot, ladled } from '../read/role-words.ts';

const stock = String.raw`(?:(?:hot|warm|simmering|boiling)\s+)?(?:[\p{L}-]+\s+)?(?:stock|broth|bouillon)\b`;
const some = new RegExp(
  String.raw`\b(?:(?:about|another|the first|a|an|one|two|half|some|\d[\d./ ]*[½¼¾⅓⅔]?|[½¼¾⅓⅔])\s+)+(?:(?:quarter|third|half|ladle(?:ful)?s?|cup(?:ful)?s?|splash|little|bit|ml|dl)(?: or (?:two|so))?)(?:\s+of)?(?:\s+the)?\s+(?=${stock})`,
  'iu',
);
const goesOn = /^\W*(?:then\s+)?(?:keep|continue|go on|carry on)\s+(?:on\s+)?(?:adding|pouring in)\b/i;
const byTheLadle = /^[^.;]*?\b(?:at a time|ladle(?:ful)? by ladle(?:ful)?|ladle(?:ful)?s?)\b,?\s*/i;
/** "… from the medium pot to the pan with rice": there is one pot now. */
const fromPot =
  /\s+from the (?:[\w-]+ )?(?:pot|saucepan|pan)\b|\s+(?:to|into) the (?:[\w-]+ )?(?:pan|pot|skillet|rice)\b(?: with (?:the )?\w+)?/gi;
const untilAbsorbed = /^\W*(?:and\s+)?(?:stir|cook|simmer|let it cook)\b[^.;]*\babsorbed\b[^.;]*/i;
const andAbsorbed = /,?\s+and (?:stir|cook|simmer)\w*\b[^.;]*\babsorbed\b[^.;]*/i;
const ownPot =
  /\b(?:stock|broth|bouillon)\b[^.;]*\b(?:pot|pan|simmer|boil|warm|hot|heat)\b|\b(?:heat|warm|bring|simmer|combine|boil)\b[^.;]*\b(?:stock|broth|bouillon)\b/i;
const whileHot = /^(\W*)(?:while|as) (?:the |your )?(?:[\w-]+ )?(?:stock|broth|bouillon)\b[^,.;]*,\s*/i;
const lastLadle =
  /^(\W*)(?:when|once|after) (?:the last|all (?:of )?the|most of the)\b[^,.;]*\b(?:stock|broth|liquid|absorbed|added)\b[^,.;]*,\s*/i;

/** The cooking with its stock poured in at once; unchanged where none is ladled. */
export function atOnce(cooking: Cooking): Cooking {
  const { clauses, cast } = cooking;
  const main = clauses[cast.main];
  if (main === undefined || !ladled.test(main.text)) return cooking;
  const isFirst = (at: number): boolean =>
    at < cast.main && clauses[at]!.step >= main.step - 1 && some.test(clauses[at]!.text);
  const first = clauses.findIndex((_, at) => isFirst(at));
  // The pot that the stock was kept hot in.
  const heats = (at: number): boolean =>
    at < cast.main &&
    !isFirst(at) &&
    clauses[at]!.names.length <= 1 &&
    clauses[at]!.names.every(
      (key) => main.names.includes(key) || /\b(?:stock|broth|bouillon)\b/i.test(clauses[at]!.text),
    ) &&
    (clauses[at]!.names.length === 1
      ? ownPot.test(clauses[at]!.text)
      : keptHot.test(clauses[at]!.text) || /^\W*(?:cover|bring|keep)\b/i.test(clauses[at]!.text)) &&
    (ownPot.test(clauses[at]!.text) ||
      (at > 0 && clauses[at - 1]!.step === clauses[at]!.step && heats(at - 1)));
  const gone = new Set(clauses.flatMap((_, at) => (heats(at) ? [at] : [])));
  const told = (clause: Clause, at: number): Clause => {
    if (isFirst(at))
      return {
        ...clause,
        text: clause.text
          .replace(some, 'all the ')
          .replace(/\ball the (?:hot|warm|simmering|boiling) /i, 'all the ')
          .replace(fromPot, '')
          .replace(andAbsorbed, ''),
      };
    if (first >= 0 && at > first && at < cast.main && untilAbsorbed.test(clause.text))
      return { ...clause, text: '' };
    if (at > cast.main) return { ...clause, text: clause.text.replace(lastLadle, '$1') };
    if (at < cast.main) return { ...clause, text: clause.text.replace(whileHot, '$1') };
    if (!goesOn.test(clause.text)) return clause;
    return {
      ...clause,
      text: first >= 0 ? clause.text.replace(byTheLadle, '') : clause.text.replace(goesOn, 'Pour in'),
    };
  };
  return {
    clauses: clauses.map((clause, at) =>
      gone.has(at) ? { ...clause, text: '', names: [], actions: [], action: null } : told(clause, at),
    ),
    cast: { ...cast, roles: cast.roles.map((role, at) => (gone.has(at) ? 'drop' : role)) },
  };
}
