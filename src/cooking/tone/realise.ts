/** Says the orders of a sentence anew in a tone. Works on masked text, so that locked pieces cannot change. */
import { withArticle, withTools } from './articles.ts';
import { capital } from './capital.ts';
import type { Order, Part, Sentence } from './parse-sentence.ts';
import type { Picker } from './pick.ts';
import { reword } from './reword.ts';
import type { Length, Place, ToneTable } from './tone-table.ts';
import { gerund, isOrderVerb, participle } from './verb-forms.ts';

/** How a sentence may be said. */
export interface Manner {
  readonly table: ToneTable;
  readonly pick: Picker;
  readonly length: Length;
  readonly place: Place;
  /** Frames, openers and fetched vessels; without them only verbs and words change. */
  readonly free: boolean;
  /** Whether a masked text names a locked food or amount. */
  readonly reveal: (sign: string) => string;
  readonly locked: (text: string) => boolean;
}

const vesselPhrase =
  /^in (an? (?:[\p{L}-]+ ){0,3}(?:bowl|pan|pot|saucepan|skillet|wok|jug|casserole|frying pan|stockpot|tin|pitcher|jar|bag))$/iu;
const frontable =
  /^(?:in|on|over|at) (?:an?|the|another|your|medium|low|high|medium[- ]\w+|a separate|very) ?[^\ue100-\ue2ff,()]*$/iu;
const pronoun = /^(?:it|them|this|these|everything|all)$/i;

/** What can be the subject of "should be added". */
const passiveObject =
  /^(?!with\b|for\b|to\b)(?:(?:the|an?|your|all|each|every|both|another|some|any|half)\s\S|(?:[\p{L}-]+ ){0,2}[\ue100-\ue1ff])/iu;

/** Whether an object reads as a subject: not where a second order hides in it ("the spinach, season"), nor half a list. */
function isSubject(object: string): boolean {
  const last = /(?:,|\band)\s+([\p{L}-]+)$/u.exec(object)?.[1]?.toLowerCase();
  return (
    passiveObject.test(object) &&
    !(last !== undefined && isOrderVerb(last)) &&
    (!/,/.test(object.replace(/\([^)]*\)/g, '')) || /\b(?:and|or)\b|&/.test(object))
  );
}

/** A verb phrase in pieces: head, then everything after it. */
interface Phrase {
  readonly adverb: string | null;
  readonly head: string;
  readonly tail: string;
  /** For the passive: what is handled, what follows. Null where it can't be turned. */
  readonly passive: { readonly object: string; readonly verb: string; readonly rest: string } | null;
  readonly intransitive: boolean;
}

/** Where something goes, as against "in batches". */
const goal =
  /^(?:to|into|in|onto|on|over)\s(?=(?:the|an?|your|it|them|this|that|each|both|all|every|same|another|top)\b|[\ue100-\ue1ff]|(?:[\p{L}-]+ ){0,2}(?:bowl|pan|pot|saucepan|skillet|wok|mixture|dish)\b)/iu;
/** Verbs for things with a shape, and what has none. */
const forThings = /^(?:lay|nestle|arrange|position|park|set|deposit)\b/;
const shapeless =
  /\b(?:sauce|flour|mixture|water|stock|broth|milk|oil|batter|cream|powder|sugar|salt|juice|liquid|starch|everything|ingredients|wine|vinegar|lid|heat|oven|rice|cups?|ml|tsp|tbsp|teaspoons?|tablespoons?|well)\b|back$/i;
const isTo =
  /^(?:to|into)\s(?=(?:the|an?|your|it|them|this|that|each|both|all|every|same)\b|[\ue100-\ue1ff]|(?:[\p{L}-]+ ){0,2}(?:bowl|pan|pot|saucepan|skillet|wok|mixture|dish)\b)/iu;

function tail(object: string, parts: readonly Part[], table: ToneTable): string {
  let text = object;
  let ordered = parts;
  if (table.timesLast) {
    const times = parts.filter(({ kind }) => kind === 'time');
    const cues = parts.filter(({ kind }) => kind === 'until');
    const late = parts.findIndex(({ kind }) => kind === 'until');
    const soon = parts.findIndex(({ kind }) => kind === 'time');
    if (
      times.length === 1 &&
      cues.length === 1 &&
      late === soon + 1 &&
      late === parts.length - 1 &&
      !/^or\b/i.test(cues[0]!.text) &&
      !/[()]/.test(cues[0]!.text)
    )
      ordered = [...parts.slice(0, soon), cues[0]!, { ...times[0]!, comma: true }];
  }
  for (const [at, part] of ordered.entries()) {
    let said = part.text;
    const bare = table.bareTimes && part.kind === 'time' && /^for\s/i.test(said);
    if (bare) said = said.slice(4);
    const before = ordered[at - 1];
    const runsOn = /\b(?:or|and|to|usually)$/i.test(text) || / (?:before|after|ahead)\b/i.test(said);
    const comma =
      part.comma ||
      (table.voice === 'terse' &&
        part.kind === 'heat' &&
        !/^(?:over|on|at|to|in)\b/i.test(said) &&
        text !== '') ||
      (bare && (text !== '' || at > 0) && !/^\w+$/.test(text)) ||
      (part.kind === 'time' && !/^for\s/i.test(said) && before !== undefined && table.bareTimes);
    text += text === '' ? said : `${comma && !(part.kind === 'time' && runsOn) ? ',' : ''} ${said}`;
  }
  return text.trim();
}

/** What follows a verb that has its object in front. */
const after = (parts: readonly Part[], table: ToneTable): string =>
  (parts[0]?.comma === true ? ', ' : '') + tail('', parts, table);

/** The verb of an order with what belongs to it: "bring to a boil", "set aside", "stir in". */
function keyOf(order: Order): {
  readonly key: string;
  readonly object: string;
  readonly parts: readonly Part[];
} {
  const [verb = ''] = order.verbs;
  const [first] = order.parts;
  if (verb === 'bring' && first !== undefined) {
    const goal = /^to (?:a|the)? ?((?:gentle |rolling |full |low |slow |bare |quick )?)(boil|simmer)$/i.exec(
      first.text,
    );
    if (goal && goal[1] === '')
      return {
        key: `bring to a ${goal[2]!.toLowerCase()}`,
        object: order.object,
        parts: order.parts.slice(1),
      };
  }
  if (verb === 'make' && /^sure\b/i.test(order.object))
    return { key: 'make sure', object: order.object.slice(5), parts: order.parts };
  if (verb === 'preheat' && /^oven$/i.test(order.object))
    return { key: verb, object: 'the oven', parts: order.parts };
  const aside = /^(.*?)\s*\b(?:aside|to the side|to (?:one|the) side)$/i.exec(order.object);
  if (/^(?:set|put)$/.test(verb) && (order.particle === 'aside' || aside))
    return { key: 'set aside', object: aside ? aside[1]! : order.object, parts: order.parts };
  const heatOff = /^(?:the )?heat$/i.test(order.object);
  if (
    verb === 'remove' &&
    order.object === '' &&
    first !== undefined &&
    /^from (?:the )?heat$/i.test(first.text)
  )
    return { key: 'remove from heat', object: '', parts: order.parts.slice(1) };
  if (heatOff && /^(?:reduce|lower|increase|raise)$/.test(verb))
    return { key: `${verb} heat`, object: order.object, parts: order.parts };
  return {
    key: order.particle === null ? verb : `${verb} ${order.particle}`,
    object: order.object,
    parts: order.parts,
  };
}

const sourceHead: Readonly<Record<string, string>> = {
  'bring to a boil': 'bring {o} to a boil',
  'bring to a simmer': 'bring {o} to a simmer',
  'make sure': 'make sure',
  'remove from heat': 'remove from the heat',
  'reduce heat': 'reduce',
  'lower heat': 'lower',
  'increase heat': 'increase',
  'raise heat': 'raise',
};

const articled = (object: string, { table, reveal }: Manner): string =>
  table.articles === 'add'
    ? withArticle(object, reveal)
    : table.articles === 'drop'
      ? object.replace(/^the (?=\S)(?!rest|remaining|same|other|first|second|last|top|bottom)/i, '')
      : object;

function phraseOf(order: Order, manner: Manner): Phrase {
  const { table, pick } = manner;
  const words = (text: string, cue = false): string => reword(text, table, pick, cue ? 'cue' : 'all');
  const adverb = order.adverb === null ? null : words(order.adverb);
  const parts = order.parts.map((part) => ({
    ...part,
    text: words(table.articles === 'add' ? withTools(part.text) : part.text, part.kind === 'until'),
  }));
  const object = words(articled(order.object, manner));
  if (order.let) {
    const pattern = pick.of(table.let, 'let');
    const [verb = ''] = order.verbs;
    const said = pattern.replace('{v}', verb).replace('{o}', () => object);
    const [head = '', ...rest] = said.split(' ');
    const spoken = [rest.join(' '), adverb].filter(Boolean).join(' ');
    return { adverb: null, head, tail: tail(spoken, parts, table), passive: null, intransitive: true };
  }
  if (order.verbs.length > 1) {
    return {
      adverb,
      head: order.verbs.map((verb) => (verb === 'saute' ? 'sauté' : verb)).join(' and '),
      tail: tail(object, parts, table),
      passive: !isSubject(object)
        ? null
        : { object, verb: order.verbs.map(participle).join(' and '), rest: after(parts, table) },
      intransitive: false,
    };
  }
  const { key, object: rawObject, parts: rawParts } = keyOf({ ...order, object, parts });
  const bare = rawObject === '';
  const verb = order.verbs[0]!;
  const options = (bare ? table.verbs[`~${key}`] : undefined) ?? table.verbs[key] ?? [];
  const long = rawObject.length > 42;
  const words0 = rawObject === '' ? '' : [...rawObject].map(manner.reveal).join('');
  const fitting = options.filter(
    (option) =>
      (!option.includes('{o}') || (!bare && !(long && !option.endsWith('{o}')))) &&
      // A turn of phrase with an end of its own leaves no room for more.
      !(/,|\buntil\b/.test(option) && rawParts.length > 0) &&
      !(bare && rawParts[0]?.kind === 'rest' && /\w+ly\b|\baway\b|\bat a\b/.test(option)) &&
      !(/ to an? |\bwell\b|\bthoroughly\b/.test(option) && rawParts.some(({ kind }) => kind === 'until')) &&
      !(forThings.test(option) && shapeless.test(words0)),
  );
  const source = sourceHead[key] ?? key;
  let chosen = fitting.length > 0 ? pick.of(fitting, `verb ${key}`) : source;
  if (chosen === '=') chosen = source;
  const arrow = / > (.+)$/.exec(chosen);
  const pattern = arrow ? chosen.slice(0, arrow.index) : chosen;
  let rest = [...rawParts];
  // "Give it a good mix well" says it twice.
  if (
    bare &&
    /\b(?:good|well|proper)\b/.test(chosen) &&
    /^(?:really )?(?:well|thoroughly)$/i.test(rest[0]?.text ?? '')
  )
    rest = rest.slice(1);
  let head = pattern;
  let joined: string;
  const place = rest.findIndex(({ kind, text }) => kind === 'place' && goal.test(text));
  if (arrow !== null && place >= 0 && isTo.test(rest[place]!.text))
    rest = rest.with(place, { ...rest[place]!, text: rest[place]!.text.replace(isTo, `${arrow[1]} `) });
  if (pattern.includes('{o}')) {
    const clean = bare ? pattern.replace(/\s*\{o\}/, '') : pattern.replace('{o}', () => rawObject);
    [head = ''] = clean.split(' ');
    joined = clean.slice(head.length + 1);
  } else {
    const [first = '', ...particle] = pattern.split(' ');
    const dropped = arrow !== null && place >= 0;
    const tailWords = dropped ? '' : particle.join(' ');
    head = first;
    joined = bare
      ? tailWords
      : pronoun.test(rawObject) || particle.length === 0
        ? [rawObject, tailWords].filter(Boolean).join(' ')
        : [tailWords, rawObject].filter(Boolean).join(' ');
    if (dropped && particle.length > 1)
      joined = [particle.slice(0, -1).join(' '), rawObject].filter(Boolean).join(' ');
  }
  const turned =
    !bare &&
    key !== 'make sure' &&
    isSubject(rawObject) &&
    !/\b(?:times|for|back|degrees|aside|out|off|up|down|one|all)(?:$|\b(?! the))|^[^\ue100-\ue1ff]*[\ue300-\ue4ff]/.test(
      rawObject,
    ) &&
    !pattern.includes('{o}')
      ? {
          object: rawObject,
          verb: participle(
            [head, arrow && rest !== rawParts ? '' : pattern.slice(head.length + 1)]
              .filter(Boolean)
              .join(' '),
          ),
          rest: after(rest, table),
        }
      : null;
  return {
    adverb,
    head,
    tail: tail(joined, rest, table),
    passive: isOrderVerb(verb) ? turned : null,
    intransitive: bare,
  };
}

const plainSay = ({ adverb, head, tail: after }: Phrase): string =>
  [adverb, head, after].filter(Boolean).join(' ');
const gerundSay = ({ adverb, head, tail: after }: Phrase): string =>
  [adverb, head.split(' and ').map(gerund).join(' and '), after].filter(Boolean).join(' ');

/** Says the orders of a sentence; null where the tone has nothing better than the source. */
export function realise(sentence: Sentence, manner: Manner): string {
  const { table, pick, free } = manner;
  const { lead, orders, fetched } = arrange(sentence, manner);
  const phrases = orders.map((order) => phraseOf(order, manner));
  const [first] = phrases;
  const leadSaid = lead === null ? null : reword(lead, table, pick);
  let text: string;
  let passive = false;
  let framed = false;
  let asDoing = false;
  if (table.voice === 'passive' && first!.passive !== null && free && pick.chance() < 0.62) {
    const { object, verb, rest } = first!.passive;
    const said = [
      object,
      'should',
      manner.place === 'inner' && pick.chance() < 0.4 ? 'then' : '',
      'be',
      first!.adverb,
      verb,
      rest,
    ]
      .filter(Boolean)
      .join(' ');
    text = said;
    passive = true;
  } else {
    const frame =
      free && fetched === null && orders[0]!.link === null && pick.chance() < table.frameRate
        ? chooseFrame(manner, leadSaid !== null, orders[0]!)
        : '{do}';
    const say = plainSay(first!);
    framed = frame !== '{do}';
    asDoing = frame.includes('{doing}');
    text = frame
      .replace('{doing}', () => gerundSay(first!))
      .replace('{do}', () => say)
      .replace('{Do}', () => capital(say));
  }
  if (fetched !== null && !passive)
    text = pick
      .of(
        table.fetch.filter((one) => !(/clean/.test(one) && /clean/.test(fetched))),
        'fetch',
        (one) => (one.length > 34 ? 1 : 9),
      )
      .replace('{vessel}', fetched)
      .replace('{do}', () => text);
  const opener =
    free &&
    orders[0]!.link === null &&
    leadSaid === null &&
    !passive &&
    !(framed && manner.place !== 'last' && manner.place !== 'first')
      ? openerOf(manner, text)
      : '';
  for (let at = 1; at < phrases.length; at++) {
    const phrase = phrases[at]!;
    const { link } = orders[at]!;
    text +=
      link === null
        ? join(
            phrase,
            orders[at - 1]!,
            at === phrases.length - 1,
            passive || asDoing,
            passive,
            manner,
            `${opener} ${text}`,
          )
        : `${link === 'or' ? '' : ','} ${link} ${plainSay(phrase)}`;
  }
  if (table.voice === 'narrated' && free && !framed && fetched === null) text = `you ${text}`;
  if (leadSaid !== null) text = `${leadSaid}, ${text}`;
  const { link } = orders[0]!;
  if (link !== null)
    return finish(`${link} ${text.charAt(0).toLowerCase()}${text.slice(1)}`, sentence.end, manner);
  if (opener !== '') text = `${opener} ${/[.!?]$/.test(opener) ? capital(text) : text}`;
  return finish(text, sentence.end, manner);
}

/** Words that go on to the next thing; none twice in a breath. */
const sequels = ['then', 'after that', 'subsequently', 'thereupon', 'thereafter', 'before', 'now'];

function openerOf(manner: Manner, text: string): string {
  const { table, pick, place } = manner;
  const options = table.openers[place];
  if (
    options.length === 0 ||
    /^(?:next|now|then|first|finally|start|begin|time|let's|meanwhile|the next|at this point|with that|by now|this done|last)\b/i.test(
      text,
    )
  )
    return '';
  const opener = pick.of(options, `opener ${place}`, (one) => (one.length > 6 ? 2 : 4));
  return /\bthen\b/i.test(opener) && /\bthen\b/i.test(text) ? '' : opener;
}

function chooseFrame(manner: Manner, led: boolean, order: Order): string {
  // "Make sure" is no invitation.
  if (order.verbs[0] === 'make' && /^sure\b/i.test(order.object)) return '{do}';
  const { table, pick, place } = manner;
  const fitting = table.frames.filter((frame) => {
    const [where, pattern] = frameParts(frame);
    if (where !== null && !where.split('|').includes(place)) return false;
    // After "once the oil is hot," only what goes straight on.
    if (led && !/^(?:\{|you \{|let's|go |just |simply |proceed|kindly|all you|make|do )/.test(pattern))
      return false;
    if (led && /^(?:start|begin|next|first|the first|finish|time)/i.test(pattern)) return false;
    if (/serve|enjoy/.test(order.verbs[0]!) && /^(?:start|begin|time)/i.test(pattern)) return false;
    const opening = order.verbs.some((verb) =>
      /^(?:start|begin|keep|continue|enjoy|try|make|use)$/.test(verb),
    );
    if (pattern.includes('{doing}') && (opening || order.let)) return false;
    if (opening && /\b(?:start|begin|first|stage|job)\b/i.test(pattern)) return false;
    return true;
  });
  if (fitting.length === 0) return '{do}';
  const chosen = pick.of([...fitting, '{do}'], 'frame', mostOften);
  return frameParts(chosen)[1];
}

/** A telling frame wears out sooner than a plain one. */
function mostOften(frame: string): number {
  const words = frameParts(frame)[1]
    .replace(/\{\w+\}/, '')
    .trim()
    .split(/\s+/).length;
  return words > 4 ? 1 : words > 1 ? 2 : 3;
}

/** "first: start by {doing}" → where it may stand, the pattern. */
function frameParts(frame: string): readonly [string | null, string] {
  const match = /^([a-z|]+): (.*)$/.exec(frame);
  return match ? [match[1]!, match[2]!] : [null, frame];
}

function join(
  phrase: Phrase,
  previous: Order,
  last: boolean,
  noAnd: boolean,
  passive: boolean,
  manner: Manner,
  before: string,
): string {
  const { table, pick } = manner;
  if (passive) {
    if (phrase.passive !== null) {
      const { object, verb, rest } = phrase.passive;
      const said = [object, 'should be', phrase.adverb, verb, rest].filter(Boolean).join(' ');
      return `${pick.of(['; ', ', after which ', ', and '], 'passive joint')}${said}`;
    }
    return `. ${capital(pick.of(['then ', 'next, ', 'thereafter, '], 'passive next'))}${plainSay(phrase)}`;
  }
  const say = plainSay(phrase);
  const since = before.slice(before.lastIndexOf('. ') + 1);
  const open = /^(?:until|when|purpose|along)$/.test(previous.parts.at(-1)?.kind ?? '');
  const alwaysStops = table.joints.every((joint) => joint.startsWith('.'));
  const used = before.slice(-130).toLowerCase();
  const again = sequels.find((word) => used.includes(word));
  const options = table.joints.filter(
    (joint) =>
      (last || !/\band\b/.test(joint) || /^\./.test(joint)) &&
      (since.length < 110 || !/^ and/.test(joint)) &&
      !((open || noAnd) && /^ and/.test(joint)) &&
      (since.length > 45 || alwaysStops || !/^\./.test(joint)) &&
      !sequels.some((word) => used.includes(word) && joint.toLowerCase().includes(word)) &&
      (last || !/^,? before/.test(joint)) &&
      (!joint.includes('{doing}') || !/^(?:let|leave|enjoy|serve)\b/.test(phrase.head)),
  );
  const joint =
    options.length > 0
      ? pick.of(options, 'joint')
      : again !== undefined && !noAnd
        ? ' and {do}'
        : ', then {do}';
  return joint
    .replace('{doing}', () => gerundSay(phrase))
    .replace('{do}', () => say)
    .replace('{Do}', () => capital(say));
}

/** Moves vessels to where the tone wants them. */
function arrange(
  sentence: Sentence,
  manner: Manner,
): { readonly lead: string | null; readonly orders: readonly Order[]; readonly fetched: string | null } {
  const { table, pick, free } = manner;
  const [first, ...others] = sentence.orders;
  let order = first!;
  let { lead } = order;
  let fetched: string | null = null;
  const inVessel = lead === null ? null : vesselPhrase.exec(lead);
  if (free && table.vessels === 'fetch' && table.fetch.length > 0) {
    if (inVessel && !manner.locked(lead!) && order.object !== '') {
      fetched = inVessel[1]!;
      lead = null;
    } else if (
      lead === null &&
      order.object !== '' &&
      pick.chance() < 0.6 &&
      !/^(?:pour|place|put|add|transfer|drain|strain|return|sieve|sift|boil|drop|scrape|spoon|divide|dip)$/.test(
        order.verbs[0]!,
      )
    ) {
      const at = order.parts.findIndex(({ kind, text }) => kind === 'place' && vesselPhrase.test(text));
      if (at >= 0) {
        fetched = vesselPhrase.exec(order.parts[at]!.text)![1]!;
        order = { ...order, parts: order.parts.filter((_, i) => i !== at) };
      }
    }
  } else if (
    free &&
    table.vessels === 'front' &&
    lead === null &&
    order.object !== '' &&
    !order.let &&
    pick.chance() < 0.6
  ) {
    const at = order.parts.findIndex(
      ({ kind, text, comma }) =>
        !comma &&
        (kind === 'place' || kind === 'heat') &&
        frontable.test(text) &&
        !manner.locked(text) &&
        !/ (?:in|on|at|to|for)$/.test(text) &&
        (vesselPhrase.test(text) || kind === 'heat'),
    );
    if (at >= 0) {
      lead = order.parts[at]!.text;
      order = { ...order, parts: order.parts.filter((_, i) => i !== at) };
    }
  } else if (
    free &&
    lead !== null &&
    table.vessels === 'keep' &&
    inVessel &&
    order.object !== '' &&
    !manner.locked(lead)
  ) {
    order = {
      ...order,
      parts: [
        { kind: 'place', text: lead.charAt(0).toLowerCase() + lead.slice(1), comma: false },
        ...order.parts,
      ],
    };
    lead = null;
  }
  return { lead, orders: [order, ...others], fetched };
}

function finish(text: string, end: string, { table, pick, free }: Manner): string {
  const mark = end.includes('?')
    ? end
    : free && table.exclaim > 0 && text.length < 70 && pick.chance() < table.exclaim
      ? '!'
      : end.includes('!') && table.exclaim > 0
        ? '!'
        : '.';
  return capital(
    `${text
      .replace(/[\s,;:]+$/u, '')
      .replace(/\s+/g, ' ')
      .replace(/ ,/g, ',')}${mark}`,
  );
}
