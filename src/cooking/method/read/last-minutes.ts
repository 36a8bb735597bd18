/** What a text says of the last minutes of its cooking, for machines whose lid is opened when all is done. */
import { capitalise } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { figure, type PlanContext } from '../plan.ts';

export const lidded = new Set<PlanContext['target']>(['slowCooker', 'pressureCooker', 'riceCooker']);

const endLead =
  /^(\W*)(?:about |around |some )?(half an hour|an hour|(?:\d+|ten|fifteen|twenty|thirty|forty-five)(?:\s*(?:-|–|to)\s*\d+)? min(?:ute)?s) before (?:the end(?: of (?:the )?(?:cooking|baking|roasting)(?: time)?)?|(?:it|they)(?:['’]s|['’]re| is| are) (?:done|ready)|serving),?\s+/i;

/** Minutes of "half an hour before the end"; null where nothing of the kind is said. */
function beforeEndMinutes(text: string): number | null {
  const said = endLead.exec(text)?.[2]?.toLowerCase();
  if (said === undefined) return null;
  const words: Readonly<Record<string, number>> = {
    'half an hour': 30,
    'an hour': 60,
    ten: 10,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    'forty-five': 45,
  };
  return words[said] ?? words[said.split(' ')[0]!] ?? Number.parseInt(said, 10);
}

/** "Last 5 min. throw in the peas." */
const lastLead =
  /^(\W*)(?:(?:for|in|during) )?(?:the )?(?:last|final) (\d+)(?:\s*(?:-|–|to)\s*\d+)?\s*min(?:ute)?s?\b(?: of (?:the )?cooking(?: time)?)?[.,:]?\s+(?=(?:throw|add|stir|put|toss|pop|tip|drop)\b)/i;

/** "For the last couple of minutes". */
const coupleAtEnd = /\b((?:for|in) the (?:last|final)) (?:couple of|few) minutes\b/i;

/** "Boil for the last 10 minutes", when the lid is off. */
const lastMinutes = /\bfor the (?:last|final) (\d+)\s*min/i;

/** A stretch that "half an hour before the end" began has that half hour to go. */
export function stillToGo(clause: Clause, before: Clause | undefined): Clause {
  const left = before !== undefined && before.step === clause.step ? beforeEndMinutes(before.text) : null;
  const last = Number(lastMinutes.exec(clause.text)?.[1] ?? Number.NaN);
  const own = left ?? (Number.isNaN(last) ? null : last);
  return clause.minutes === null && own !== null ? { ...clause, minutes: [own, own] } : clause;
}

/** "Half an hour before the end, stir in the apricots": under a lid that is opened when all is done, a stretch of its own. */
export function beforeEnd(
  text: string,
  clauses: readonly Clause[],
  roles: readonly string[],
  at: number,
  { target, tables }: PlanContext,
): string {
  const lead = lastLead.exec(text);
  const minutes = lead === null ? beforeEndMinutes(text) : Number(lead[2]);
  // A pot that is open tells it as one sentence.
  if (lead !== null && target !== 'slowCooker' && target !== 'pressureCooker')
    return `For the last ${lead[2]!} minutes, ${text.slice(lead[0].length)}`;
  if (minutes === null || !(target === 'slowCooker' || target === 'pressureCooker')) return text;
  const bare = text.replace(lead === null ? endLead : lastLead, '$1');
  const said = capitalise(bare.replace(/[.\s]+$/, ''));
  const next = clauses[at + 1];
  if (next !== undefined && next.step === clauses[at]!.step && roles[at + 1] === 'late') return said;
  return target === 'slowCooker'
    ? `${said}, cover and cook on HIGH for ${Math.max(15, minutes)} minutes more.`
    : `${said} and simmer on Sauté for ${Math.min(figure(tables, 'pressure-rest', 'mostMinutes'), minutes)} minutes.`;
}

const lidOff =
  /\b(?:uncover|(?:take|lift) off the (?:lid|foil)|remove the (?:lid|foil)|(?:take|lift) the (?:lid|foil) off)\b/i;
const forLast =
  /\s+(?:for|in) the (?:last|final) (?:about )?(?:\d+\s*[-–]\s*)?(\d+)\s*min(?:ute)?s?\b(?: of (?:the )?cooking(?: time)?)?/i;

/** "Add the peas for the last 3 minutes": when the lid has been opened there is no last minute left. */
export const relidded = (said: string, target: PlanContext['target']): string => {
  const text = said.replace(coupleAtEnd, '$1 3 minutes');
  // "Take off the lid for the last 20 mins if there is a lot of liquid."
  if (lidOff.test(text) && forLast.test(text))
    return text.replace(forLast, (_, minutes: string) =>
      target === 'slowCooker'
        ? ` and cook on HIGH for ${Math.max(20, Number(minutes))} minutes more`
        : target === 'pressureCooker'
          ? ` and simmer on Sauté for ${Math.min(10, Number(minutes))} minutes`
          : target === 'microwave'
            ? ` and microwave for ${Math.max(2, Math.round(Number(minutes) / 4))} minutes more`
            : ` for the last ${minutes} minutes`,
    );
  return target === 'pressureCooker'
    ? text.replace(
        /\s+(?:for|in) the (?:last|final) ((?:about )?\d+(?:\s*[-–]\s*\d+)?\s*min(?:ute)?s?)\b(?: of (?:the )?cooking(?: time)?)?/i,
        ', put the lid back on and leave for $1',
      )
    : target === 'slowCooker'
      ? text.replace(
          /\s+(?:for|in) the (?:last|final) (?:about )?(?:\d+\s*[-–]\s*)?(\d+)\s*min(?:ute)?s?\b(?: of (?:the )?cooking(?: time)?)?/i,
          (_, minutes: string) =>
            `, cover and cook on HIGH for ${Math.max(15, Number(minutes))} minutes more`,
        )
      : target === 'riceCooker'
        ? text.replace(
            /\s+(?:for|in) the (?:last|final) (?:about )?\d+(?:\s*[-–]\s*\d+)?\s*min(?:ute)?s?\b/i,
            ' when the cooker switches to Keep Warm, and close the lid again for 5 minutes',
          )
        : said;
};
