/** "Put it in the crockpot with the juice, lid on, LOW 8–10 hrs": what is put in, and how it cooks, in one breath. */
import type { Method } from '../../vocabulary.ts';
import type { Clause } from '../model.ts';

const placed =
  /^(\W*(?:then\s+)?(?:put|place|dump|throw|tip|pour|add|load|pile)\b[^,;]*?\b(?:crock[- ]?pot|slow[- ]?cooker|instant ?pot|pressure[- ]?cooker)\b[^,;]*?)(?:,|\s+and)?\s+((?:lid on|put the lid|cover\w*|close|lock|set|on low|on high|low|high|cook)\b.*)$/i;

/** The clauses with such a one told as two: the food goes in, then the machine is set. */
export function putInFirst(clauses: readonly Clause[], source: Method): readonly Clause[] {
  if (source !== 'slowCooker' && source !== 'pressureCooker') return clauses;
  const action = source === 'slowCooker' ? 'slow-cook' : 'pressure-cook';
  if (clauses.some(({ actions }) => actions.includes(action))) return clauses;
  return clauses.flatMap((clause): readonly Clause[] => {
    const found = (clause.minutes?.[1] ?? 0) >= 15 ? placed.exec(clause.text) : null;
    if (found === null) return [clause];
    const cut = clause.text.length - found[2]!.length;
    return [
      { ...clause, text: found[1]!, end: clause.start + cut, minutes: null, action: 'add', actions: ['add'] },
      {
        ...clause,
        text: found[2]!,
        start: clause.start + cut,
        joint: ', ',
        names: [],
        action,
        actions: [action],
      },
    ];
  });
}

/** "Cook 20 mins more, then mushrooms for the last 10": what cooks on, and what goes in then. */
const thenForLast =
  /^(.*?\d[^,;]*?),?\s+(?:and\s+)?then\s+(?:add\s+|in go(?:es)?\s+)?(?:the\s+)?([\p{L}][\p{L} ]{2,30}?)(?:\s+(?:go|goes) in)?\s+for the (?:last|final) (\d+)(?:\s*min(?:ute)?s?)?\W*$/iu;

/** The clauses with such a one told as three: the stretch, what is added, and the stretch after that. */
export const namedLast = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.flatMap((clause): readonly Clause[] => {
    const found = clause.names.length > 0 && clause.minutes !== null ? thenForLast.exec(clause.text) : null;
    if (found === null) return [clause];
    const minutes = Number(found[3]);
    const cut = clause.start + found[1]!.length;
    return [
      { ...clause, text: found[1]!, end: cut, names: [] },
      {
        ...clause,
        text: `Add the ${found[2]!}`,
        start: cut,
        joint: '. ',
        action: 'add',
        actions: ['add'],
        minutes: null,
      },
      {
        ...clause,
        text: `cook for ${minutes} minutes`,
        start: clause.end,
        joint: ' and ',
        names: [],
        minutes: [minutes, minutes],
      },
    ];
  });
