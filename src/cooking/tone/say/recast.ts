/** Sentences made anew from their parts: what is done first as a clause, a condition waited for, a cue as what is seen. */
import { withVerb } from './articles.ts';
import { capital } from '../capital.ts';
import type { Manner } from './manner.ts';
import { signs } from '../mask.ts';
import { isPlural } from './number-of.ts';
import type { Order } from './parse-sentence.ts';
import { eachVerb, gerundSay, outFrom, plainSay, type Phrase } from './phrase.ts';
import { durationOf, fill, patternFor, type Shape } from './recast-pattern.ts';
import { reword } from './reword.ts';
import { gerund, hidesOrder, lettable, participle } from './verb-forms.ts';

/** Of a phrase that was done before: "finely chopped the onion". */
const doneSay = ({ adverb, head, tail }: Phrase): string =>
  [adverb, head === 'get' ? 'got' : eachVerb(head, participle), tail]
    .filter(Boolean)
    .join(' ')
    .replace(outFrom, 'out of ');

/** Verbs that cannot lie behind, and what is said of no single moment. */
const lasting =
  /^(?:continue|keep|repeat|begin|start|make|allow|let|leave|try|use|serve|enjoy|check|be|go|bring|ensure|taste|adjust)$/;

/** What is only moved about or begun: nobody looks back on it, as on a tin that is lined or a dough that is kneaded. */
const moves =
  /^(?:add|put|place|pop|turn|heat|warm|tip|throw|crack|scoop|drop|take|set|remove|return|bring|lift|pour|push|squeeze|transfer|slide|get|open|use|lower|raise|reduce|increase|give|hold|wait|watch|lay|fill|reserve|save)$/;

/** "Once you've lined the tin, pour in the batter": the first order as a clause; null where it can be none. */
export function recastDone(
  orders: readonly Order[],
  phrases: readonly Phrase[],
  rest: () => string,
  manner: Manner,
): string | null {
  const [first, second] = orders;
  const [said] = phrases;
  if (
    second === undefined ||
    first!.lead !== null ||
    first!.link !== null ||
    second.link !== null ||
    first!.let ||
    first!.object === '' ||
    /[,()]|\band\b.*\band\b/.test(first!.object) ||
    first!.verbs.some((verb) => lasting.test(verb) || moves.test(verb)) ||
    /^(?:bring|work|turn)\b/.test(said!.head) ||
    hidesOrder(first!.object) ||
    lasting.test(second.verbs[0]!.replace(/^(?:let|allow|leave|serve|bring)$/, '')) ||
    first!.parts.some(
      ({ kind, text, comma }) => comma || /[()]/.test(text) || !/^(?:place|heat|with|rest)$/.test(kind),
    ) ||
    said!.verbless === true ||
    said!.intransitive ||
    said!.head.includes(',') ||
    /^(?:let|leave|allow|give|have|get|follow)$/.test(said!.head)
  )
    return null;
  const done = doneSay(said!);
  // What is done now and then is never done with.
  if (done.length > 80 || /\b(?:occasionally|often|from time to time|now and (?:then|again))\b/u.test(done))
    return null;
  const pattern = patternFor(
    'done',
    manner,
    (one) =>
      !(one.includes('{doing}') && said!.adverb !== null) &&
      // "Line the tin first, then pour in the batter, then bake".
      !(one.includes('{first}') && orders.length > 2),
  );
  if (pattern === null) return null;
  const next = rest();
  return fill(pattern, {
    done,
    doing: gerundSay(said!),
    first: plainSay(said!),
    do: next,
    Do: capital(next),
  });
}

const condition =
  /^(?:once|when|as soon as) (?=(?:the|your|all|it|they|it['’]s|they['’]re|most|everything|[\ue100-\ue1ff]))(?!.*\b(?:ready|done|complete|over|behind|serv\w+|you|cool enough|eat\w*)\b)(?=.* )(.+)$/iu;

/** "Wait until it shimmers, then add the rice", for "once it shimmers, add the rice"; null where nothing is waited for. */
export function recastWait(
  lead: string | null,
  single: Phrase | null,
  rest: () => string,
  manner: Manner,
): string | null {
  const state = lead === null ? null : (condition.exec(lead)?.[1] ?? null);
  if (state === null) return null;
  const pattern = patternFor('wait', manner, (one) => !one.includes('{doing}') || single !== null);
  if (pattern === null) return null;
  const next = rest();
  return fill(pattern, {
    state: reword(state, manner.table, manner.pick, 'plain'),
    do: next,
    Do: capital(next),
    doing: single === null ? '' : gerundSay(single),
  });
}

const passed = new RegExp(String.raw`^after ((?:about |around |another )?${signs.time})$`, 'iu');

/** "Give it 5 minutes, then add the peas", for "after 5 minutes, add the peas"; null where no time has to pass. */
export function recastLater(lead: string | null, rest: () => string, manner: Manner): string | null {
  const time = lead === null ? null : (passed.exec(lead)?.[1] ?? null);
  const pattern = time === null ? null : patternFor('later', manner);
  if (pattern === null) return null;
  const next = rest();
  return fill(pattern, { time: time!, do: next, Do: capital(next) });
}

const putsIn = /^(?:add|put|tip|throw|toss|chuck|pop|stir|mix)$/;
const somewhere =
  /^(?:to|into|in|onto|on) (?:the|an?|your) (?!(?:top|bottom|side|surface|boil|taste|liking|(?:single|even|thin|thick|loose)(?: even)? layers?)\b)[^,()]+$/iu;
const cooks = /^(?:cook|fry|simmer|bubble|soften|brown|toast|roast|bake|steam|boil|sizzle)$/;

/** "In go the onions": foods that are added stand as what moves; null for anything else. */
export function recastGoes(
  orders: readonly Order[],
  objectOf: () => string,
  rest: () => string,
  manner: Manner,
): string | null {
  const [order, next] = orders;
  const { verbs, particle, parts, adverb, let: lets, lead, link } = order!;
  const [place] = parts;
  if (
    // What is told of the stirring is not told of the garlic.
    manner.woven !== null ||
    lets ||
    lead !== null ||
    link !== null ||
    adverb !== null ||
    verbs.length > 1 ||
    parts.length > 1 ||
    !putsIn.test(verbs[0]!) ||
    (particle !== null && particle !== 'in') ||
    (verbs[0] !== 'add' && particle === null && place === undefined) ||
    (/^(?:stir|mix|toss)$/.test(verbs[0]!) && particle === null) ||
    order!.object.length > 90 ||
    /[()]|\b(?:it|them|everything|then|back)\b|\b(?:side|face|skin)[- ]?(?:sides? )?(?:down|up|first)\b|\bat a time\b/i.test(
      order!.object,
    ) ||
    !manner.locked(order!.object) ||
    (place !== undefined &&
      (place.kind !== 'place' || place.comma || / and /.test(place.text) || !somewhere.test(place.text)))
  )
    return null;
  if (next !== undefined && next.link !== null) return null;
  // "In go the onions, to cook until soft" is stiff: they are added and cooked.
  if (next !== undefined && next.object === '' && cooks.test(next.verbs[0]!)) return null;
  // "The flour should be added, to cook for 1 minute": sober tones add it and cook it.
  if (next !== undefined && manner.table.dropsChatter) return null;
  // "Add the cheese last" tells when.
  if (/ (?:last|first)$/u.test(order!.object)) return null;
  const pattern = patternFor(place === undefined ? 'goes' : 'into', manner);
  if (pattern === null) return null;
  const object = objectOf();
  const many = isPlural([...object].map(manner.reveal).join(''));
  const said = fill(pattern, {
    o: object,
    place: place?.text.replace(/^(?:to|in) /i, 'into ').replace(/^on /i, 'onto ') ?? '',
    goes: many ? 'go' : 'goes',
    follows: many ? 'follow' : 'follows',
    is: many ? 'are' : 'is',
  });
  if (next === undefined) return said;
  const you = manner.table.voice === 'narrated' ? 'you ' : '';
  return `${said}. ${capital(you + rest())}`;
}

/** "The prawns with oil and paprika should be combined": what is handled holds more than what is handled. */
export const mixedObject = /\b(?:with|first|then|in|into|from|on|it|them)\b/iu;

const behindIt = /\{(?:done|doing)\}./;

/** "The cheese is grated", for "grate the cheese": what is handled as the subject; null where it can be none. */
export function recastMade(
  { passive, adverb, head }: Phrase,
  tailed: boolean,
  manner: Manner,
): string | null {
  if (
    passive === null ||
    mixedObject.test(passive.object) ||
    // "A few should be mashed", "the pepper should be added".
    (manner.table.dropsChatter &&
      (!/^the /iu.test(passive.object) || /^(?:add|season|put|place|return|pour|stir)\b/u.test(head))) ||
    manner.woven !== null ||
    /^, |, (?:and|\p{L}+ing)\b|\b(?:before|after|if)\b/u.test(passive.rest) ||
    /^(?:get|serve|enjoy|make|let|keep|repeat|taste|check|adjust)\b/.test(head)
  )
    return null;
  const { object, verb, rest } = passive;
  // "Tossed in in small batches".
  if (verb.split(' ').at(-1) === rest.split(' ')[0]) return null;
  const pattern = patternFor(
    'made',
    manner,
    (one) =>
      !(one.includes('{doing}') && (adverb !== null || verb.includes(' and '))) &&
      // "The butter gets creamed, no appeal until fluffy".
      !(behindIt.test(one) && (tailed || rest.length > 50 || /,|\b(?:because|so|as|until)\b/.test(rest))),
  );
  if (pattern === null) return null;
  const many = isPlural([...object].map(manner.reveal).join(''));
  const end = rest === '' || rest.startsWith(',') ? rest : ` ${rest}`;
  const slots = {
    o: object,
    is: many ? 'are' : 'is',
    gets: many ? 'get' : 'gets',
    wants: many ? 'want' : 'wants',
    done: ([adverb, verb].filter(Boolean).join(' ') + end).replace(outFrom, 'out of '),
    doing: ([gerund(head), ...verb.split(' ').slice(1)].join(' ') + end).replace(outFrom, 'out of '),
  };
  return fill(pattern, slots);
}

/** What a last order says without its time and cue, and how these are told. */
export interface Told {
  readonly orders: readonly Order[];
  /** It goes on as an order: "{do} and keep going until" fits no "the soup is blended". */
  readonly commands: boolean;
  /** Puts the time and the cue to the sentence without them. */
  readonly around: (sentence: string) => string;
}

const whichTime = /\b(?:more|longer|last|first|final|next|remaining|another|the)$/i;

/** "From time to time" is neither without a pause nor once. */
const nowAndThen =
  /\b(?:from time to time|occasional|now and (?:then|again)|often|constant|continu|frequent|regularly|every)/i;
const stirs = /^(?:whisk|stir|beat|mix|knead|baste|blend|process|mash|work|rub|whip|pulse|puree|cream)$/;
const clause =
  /^(?:the|your|it|they|all|most|everything|no|an? (?:toothpick|skewer|knife|tester|thermometer)|[\ue100-\ue1ff])(?![\p{L}]).*\b(?:is|are|has|have|looks?|smells?|comes?|begins?|starts?|turns?|reaches|dissolves?|melts?|thickens?|foams?|remains?)\b/iu;
const quality =
  /^(?:(?:very|just|nice and|deep|lightly|completely|well|really|nicely|evenly|almost|fully|slightly) )*(?:soft|tender|golden|crisp|brown|smooth|thick|fragrant|bubbly|puffy|pale|firm|glossy|creamy|hot|warm|cold|translucent|fluffy|frothy|foamy|opaque|aromatic|\p{L}+ed)\b(?!.* (?:the|it|they) )/iu;

/** The last order's time or cue in one of the tone's sentences; null where it stands well as it is. */
export function recastTail(orders: readonly Order[], manner: Manner): Told | null {
  const last = orders.at(-1)!;
  const { parts, verbs } = last;
  const end = parts.at(-1);
  if (end === undefined || last.link !== null || orders.length > 3) return null;
  // "Give it a minute": the time is what is given.
  if (/^(?:give|take|allow|spend)$/.test(verbs[0]!)) return null;
  const before = parts.at(-2);
  // "On low for 8 hours or on high for 4": what is told at the end would be told of the second way alone.
  if (parts.some(({ text }) => /\bor(?: (?:on|in|at|over|for|with)\b|$)|^or\b/i.test(text))) return null;
  // "For the last 5 minutes" is when, and no time to be given.
  if (whichTime.test(before?.text ?? '') || whichTime.test(last.object) || whichTime.test(end.text))
    return null;
  // "Drop the temperature for 45 minutes": turning it takes no time.
  if (/^(?:drop|reduce|lower|turn|raise|increase|set|put|place|leave|let)$/.test(verbs[0]!)) return null;
  const [cue, time] =
    end.kind === 'until'
      ? [end, before?.kind === 'time' ? before : null]
      : end.kind === 'time'
        ? before?.kind === 'until'
          ? [before, end]
          : [null, end]
        : [null, null];
  const without = (count: number): readonly Order[] => [
    ...orders.slice(0, -1),
    { ...last, parts: parts.slice(0, parts.length - count) },
  ];
  const alone = orders.length === 1 && last.lead === null;
  const tooled = parts.some(({ text }) => /\bwith(?:out)?\b/i.test(text));
  const fits = (pattern: string): boolean =>
    (alone || pattern.startsWith('{do}')) && !(tooled && / with(?:out)? /.test(pattern));
  const cueSaid =
    cue === null || manner.table.articles !== 'add' ? cue?.text : withVerb(cue.text, manner.reveal);
  const cueText =
    cue === null || cueSaid === undefined || /^or\b|\bthen\b|[();]/i.test(cue.text)
      ? null
      : cueSaid.replace(/^(?:and )?(?:just )?(?:until|till?)\s+/i, '');
  const state = cueText === null ? null : stateOf(cueText, orders, manner);
  const asides = (count: number): boolean => {
    const left = parts[parts.length - count - 1];
    return left !== undefined && left.comma && /^(?:along|with|rest)$/.test(left.kind);
  };
  const told = (
    shape: Shape,
    count: number,
    slots: Readonly<Record<string, string>>,
    alone = false,
  ): Told | null => {
    // "Cook; call it 5 minutes": a verb by itself stands beside its time.
    const pattern = patternFor(shape, manner, (one) => fits(one) && !(alone && one.startsWith('{do} for')));
    return pattern === null
      ? null
      : {
          orders: without(count),
          commands: /\{do\}[,.;]? (?:and|keep|go|don['’]t|stop|hold|stand)\b/i.test(pattern),
          around: (sentence) => {
            const said = sentence.replace(/[\s,;]+$/, '');
            // "Fry, stirring, for 5 minutes": what is set off by commas has both.
            // "Allow it to bake, allowing 40 minutes for this".
            if (/\ballow/i.test(sentence) && /\ballow/.test(pattern) && shape === 'clock')
              return fill('{do} for {time}', { ...slots, do: said });
            const setOff = asides(count) && /^\{do\} (?:for|till|until)\b/.test(pattern);
            return fill(pattern, { ...slots, do: setOff ? `${said},` : said });
          },
        };
  };
  const duration = time === null ? null : durationOf(time);
  if (parts.some(({ kind }) => kind === 'when' || kind === 'purpose')) return null;
  if (cue !== null && time === null)
    return cueText !== null &&
      stirs.test(verbs[0]!) &&
      last.particle === null &&
      // "Until just combined": whoever goes on has gone too far.
      !/\b(?:just|barely|only|few)\b/i.test(cueText) &&
      !parts.some(({ text }) => nowAndThen.test(text))
      ? told('steady', 1, { cue: reword(cueText, manner.table, manner.pick, 'cue') })
      : null;
  if (duration === null) return null;
  // What is put somewhere, or only begins, takes no time of its own.
  if (last.object === '' && parts.length <= 2 && !lettable.has(verbs[0]!) && !stirs.test(verbs[0]!))
    return null;
  if (cue === null)
    return parts.some(({ kind }) => kind === 'along') ||
      last.let ||
      // "The garlic goes in, to cook, and time it: 1 minute".
      (last.object === '' && orders.length > 1)
      ? null
      : told('clock', 1, { time: duration }, last.object === '');
  if (cueText === null) return null;
  const slots = { time: duration, cue: reword(cueText, manner.table, manner.pick, 'cue') };
  const seen =
    state === null
      ? null
      : told('seen', 2, { ...slots, state: reword(state, manner.table, manner.pick, 'plain') });
  return seen ?? told('timed', 2, slots);
}

/** A cue as what is then so: "the skin is golden", "it is soft"; null where that cannot be told. */
function stateOf(cue: string, orders: readonly Order[], { reveal, many }: Manner): string | null {
  if (clause.test(cue)) return cue;
  if (
    !quality.test(cue) ||
    cue.length > 60 ||
    /\b(?:forms?|appears?|remains?|comes?|rises?|runs?|breaks?|pops?|show|shows|peaks)\b/i.test(cue)
  )
    return null;
  const object = orders.findLast((one) => one.object !== '')?.object ?? '';
  if (object === '' || /[,()]/.test(object)) return null;
  const plural =
    many && /^it$/i.test(object)
      ? false
      : /^them$/i.test(object) || isPlural([...object].map(reveal).join(''));
  return `${plural ? 'they are' : 'it is'} ${cue}`;
}
