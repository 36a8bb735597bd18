/** What a recipe says of itself: a description that holds for the new machine, and tips for it. */
import { capitalise } from '../../text/grammar.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import { why } from '../plan.ts';
import type { ByDish, MethodAdaptation, MethodTables, TellingTable } from '../model.ts';
import { oldMachine } from '../words.ts';
import { machineWords } from './machine-words.ts';

/** "Ready in 30 minutes", "about half an hour": no figure of the old machine holds. */
const promisesTime =
  /\b(?:\d+(?:\s*(?:-|–|to)\s*\d+)?|an?|half an|one|two|three|four)[ -](?:min(?:ute)?s?|hours?|hrs?)\b/i;
/** ", and ready in about half an hour" at the end of what else is said. */
const readyIn =
  /,? (?:and |all )?(?:it['’]s |is )?(?:ready|done|on the table|made|cooked) (?:in|within|under)\b[^,.;!?]*(?=[.!?]?$)/i;
/** "in a cast iron pan", where it only says what it lay in. */
const inVessel =
  /,? (?:in|on|from|off|with) (?:just )?(?:a|an|the|your|my|one|single)(?: (?:single|big|hot|trusty|good|heavy|large|old|black|well-seasoned))* (?:cast[- ]iron(?: (?:pan|skillet))?|skillet|frying pan|sheet[- ]pan|dutch oven|pan|pot|wok|baking sheet|roasting tin|tray|stove(?:top)?|griddle)(?=[,.!?;]|$)/i;
/** "Low oven, one pot": the old machine and its setting, among other remarks without a verb. */
const ovenSetting = /^(?:a )?(?:very )?(?:low|slow|cool|gentle|moderate|hot|medium)[- ]oven[,;]\s+/i;
const isOven: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);
/** Only understood with the sentence before. */
const leans = /^(?:that['’]?s?|this|it['’]?s?|which|so|and|but|they|then)\b/i;
const partly: ReadonlySet<string> = new Set(['stretch-only', 'filling-only', 'finish-over', 'finish-oven']);
/** What the machine does with the hours is no matter of the words in its steps. */
const ofTime: ReadonlySet<string> = new Set(['slow', 'quick']);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a sentence promises what the machine does not keep. `now` is the new text, which may still keep it. */
function brokenBy(sentence: string, { claims, breaks }: TellingTable, target: Method, now: string): boolean {
  if (promisesTime.test(sentence)) return true;
  return breaks[target].some((name) =>
    claims[name]!.some((words) => {
      const pattern = new RegExp(`\\b${escaped(words)}`, 'i');
      return pattern.test(sentence) && (ofTime.has(name) || !pattern.test(now));
    }),
  );
}

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?]["”')]*)\s+(?=\S)/u).filter((one) => one.trim() !== '');

const own = <T>(table: ByDish<T> | undefined, { dish, edits }: MethodAdaptation): T | undefined =>
  table === undefined
    ? undefined
    : edits.some(({ rule }) => partly.has(rule))
      ? (table.partly ?? table.else)
      : (table[dish] ?? table.else);

/** "Rich, creamy" is two things, once the third is gone. */
const twoThings = (text: string): string =>
  text.replace(/^([^,.!?]{3,40}), (\p{L}+(?: \p{L}+)?)(?=[.!?]?$)/u, '$1 and $2');

/** What of the author's description still holds. */
function stillTrue(
  text: string,
  adapted: MethodAdaptation,
  table: TellingTable,
  keeps: string,
): readonly string[] {
  const { source, method } = adapted;
  let gone = false;
  return sentencesOf(text).flatMap((sentence) => {
    if (gone && leans.test(sentence)) return [];
    const timeless = sentence.replace(readyIn, '');
    const short = timeless === sentence ? sentence : twoThings(timeless);
    const away = oldMachine[method].test(short) ? short : short.replace(inVessel, '');
    const bare = isOven.has(method) ? away : away.replace(ovenSetting, '');
    const said = machineWords(bare, { source, target: method }, false).trim();
    gone = !/\p{L}{2}/u.test(said) || brokenBy(said, table, method, keeps);
    if (gone) return [];
    const opened = bare === away ? said : capitalise(said);
    return [/[.!?…)"”']$/.test(opened) ? opened : `${opened}.`];
  });
}

/** A lower-case author is answered in lower case. */
const inTheirCase = (text: string, source: string): string =>
  /\p{L}/u.test(source) && !/\p{Lu}/u.test(source) ? text.toLowerCase() : text;

/** The adaptation with a description of the dish as it is now, and tips for the machine. */
export function inNewWords(
  { source: text }: UnderstoodRecipe,
  adapted: MethodAdaptation,
  tables: MethodTables,
): MethodAdaptation {
  if (!adapted.feasible || adapted.edits.length === 0) return adapted;
  const { telling } = tables;
  const { method, source, text: now } = adapted;
  const tips = own(telling.tips[method], adapted) ?? [];
  const sentence = own(telling.descriptions[method], adapted)!;
  const was = text.description?.trim() ?? '';
  const keeps = [...now.ingredients, ...now.instructions].join('\n');
  const left = stillTrue(was, adapted, telling, keeps);
  const names = left.some((one) => oldMachine[method].test(one) && !oldMachine[source].test(one));
  const described = [...left, ...(names ? [] : [inTheirCase(sentence, was)])].join(' ');
  const description = was !== '' && /^\p{Lu}/u.test(was) ? capitalise(described) : described;
  const isTrue = left.join(' ').startsWith(was.replace(/[.]$/, ''));
  return {
    ...adapted,
    tips,
    text: { ...now, description },
    edits: isTrue
      ? adapted.edits
      : [
          ...adapted.edits,
          {
            kind: 'text',
            target: 'description',
            before: was,
            after: description,
            reason: why({ tables, source, target: method }, 'description'),
            rule: 'description',
          },
        ],
  };
}
