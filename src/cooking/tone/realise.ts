/** Says the orders of a sentence anew in a tone. Works on masked text, so that locked pieces cannot change. */
import { withArticle, withTools } from './articles.ts';
import { capital } from './capital.ts';
import { isPlural } from './number-of.ts';
import type { Order, Part, Sentence } from './parse-sentence.ts';
import { signs } from './mask.ts';
import type { Picker } from './pick.ts';
import { reword } from './reword.ts';
import type { Length, Place, ToneTable } from './tone-table.ts';
import { arrange } from './turns.ts';
import { bareList, moreTime } from './telegraph.ts';
import { gerund, isOrderVerb, participle } from './verb-forms.ts';

/** How a sentence may be said. */
export interface Manner {
  readonly table: ToneTable;
  readonly pick: Picker;
  readonly length: Length;
  readonly place: Place;
  /** Frames, openers and fetched vessels; without them only verbs and words change. */
  readonly free: boolean;
  /** Whether another way of saying it is wanted more than usual. */
  readonly eager: boolean;
  /** Whether a masked text names a locked food or amount. */
  readonly reveal: (sign: string) => string;
  readonly locked: (text: string) => boolean;
}

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
    !/ \w+ly$| at a time$/.test(object) &&
    (!/,/.test(object.replace(/\([^)]*\)/g, '')) || /\b(?:and|or)\b|&/.test(object))
  );
}

/** Without what it handles such a verb keeps its plain form: "remove from the oven". */
const needsObject = /^(?:preheat|remove|take|place|put|transfer|return|lift|use|make|get|add)$/;

/** A verb phrase in pieces: head, then everything after it. */
interface Phrase {
  readonly adverb: string | null;
  readonly head: string;
  readonly tail: string;
  /** For the passive: what is handled, what follows. Null where it can't be turned. */
  readonly passive: { readonly object: string; readonly verb: string; readonly rest: string } | null;
  readonly intransitive: boolean;
  /** "Oven to 180 °C": nothing can be joined to it. */
  readonly verbless?: boolean;
}

/** Where something goes, as against "in batches". */
const goal =
  /^(?:to|into|in|onto|on|over)\s(?=(?:the|an?|your|it|them|this|that|each|both|all|every|same|another|top)\b|[\ue100-\ue1ff]|(?:[\p{L}-]+ ){0,2}(?:bowl|pan|pot|saucepan|skillet|wok|mixture|dish)\b)/iu;
/** Verbs for things with a shape, and what has none. */
const forThings = /^(?:lay|nestle|arrange|position|park|set|deposit)\b/;
const shapeless =
  /\b(?:sauce|flour|mixture|water|stock|broth|milk|oil|batter|cream|powder|sugar|salt|juice|liquid|starch|everything|ingredients|wine|vinegar|lid|heat|oven|rice|cups?|ml|tsp|tbsp|teaspoons?|tablespoons?|well)\b|back$/i;
const isTo =
  /^(?:to|into)\s(?!(?:the |your )?(?:own )?(?:taste|liking|top|bottom|sides?|surface|edges?|boil|simmer)\b)(?=(?:the|an?|your|it|them|this|that|each|both|all|every|same)\b|[\ue100-\ue1ff]|(?:[\p{L}-]+ ){0,2}(?:bowl|pan|pot|saucepan|skillet|wok|mixture|dish)\b)/iu;

/** A bare stretch of time, not a moment or a rate. */
const lasts = new RegExp(
  `^(?:(?:about|around|approximately|roughly|at least|another|a further|an additional|up to) )*${signs.time}(?! (?:before|after|later|ahead|ago|from|prior|per|apart|each))`,
  'iu',
);

function tail(object: string, parts: readonly Part[], { table, reveal }: Manner): string {
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
    const more = table.bareTimes && part.kind === 'time' ? moreTime(part.text) : null;
    let said = more ?? (table.bareLists && part.kind === 'with' ? bareList(part.text) : part.text);
    const before = ordered[at - 1];
    const bare =
      table.bareTimes &&
      part.kind === 'time' &&
      /^for\s(?!another|an additional|a further|the )/i.test(said) &&
      !/^(?:before|after|ahead|prior|in advance)\b/i.test(ordered[at + 1]?.text ?? '');
    if (bare) said = said.slice(4);
    // "Simmer 20 minutes" in a tone that speaks in full.
    else if (
      !table.bareTimes &&
      part.kind === 'time' &&
      !part.comma &&
      lasts.test(said) &&
      /\d|\bhours?\b|\bminutes?\b/i.test([...said].map(reveal).join('')) &&
      !/\b(?:or|and|to|usually|the|every|in|than|until|another|by|for|last|final|first|next|only|a|an|~)$/i.test(
        text,
      ) &&
      !/^(?:before|after|ahead|prior|in advance)\b/i.test(ordered[at + 1]?.text ?? '') &&
      before?.kind !== 'until' &&
      before?.kind !== 'when'
    )
      said = `for ${said}`;
    const runsOn =
      /\b(?:or|and|to|usually|at most|at least|about|than)$/i.test(text) ||
      / (?:before|after|ahead)\b/i.test(said);
    const comma =
      part.comma ||
      (table.voice === 'terse' &&
        part.kind === 'heat' &&
        !/^(?:over|on|at|to|in)\b/i.test(said) &&
        text !== '') ||
      ((bare || more !== null) && (text.length > 32 || at > 0) && !/^\w+$/.test(text)) ||
      (part.kind === 'time' && !/^for\s/i.test(said) && before !== undefined && table.bareTimes);
    text += text === '' ? said : `${comma && !(part.kind === 'time' && runsOn) ? ',' : ''} ${said}`;
  }
  return text.trim();
}

/** What follows a verb that has its object in front. */
const after = (parts: readonly Part[], manner: Manner): string =>
  (parts[0]?.comma === true ? ', ' : '') + tail('', parts, manner);

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
  // "Get the pan really hot" fetches nothing.
  if (verb === 'get' && /\b(?:hot|warm|ready|going|boiling|on|started|smoking)$/i.test(order.object))
    return { key: 'get ready', object: order.object, parts: order.parts };
  if (
    /^(?:stick|pop|put|place|whack|bung|slap|plonk|set|clap|get)$/.test(verb) &&
    /^(?:(?:the|a|its|your) )?lid(?: back)?$/i.test(order.object) &&
    first !== undefined &&
    /^on$/i.test(first.text)
  )
    return { key: 'lid on', object: '', parts: order.parts.slice(1) };
  if (verb === 'make' && /^sure\b/i.test(order.object))
    return { key: 'make sure', object: order.object.slice(5), parts: order.parts };
  if (/^(?:pre-?heat|heat)$/.test(verb) && /^(?:(?:the|your|an) )?oven$/i.test(order.object))
    return {
      key: 'preheat',
      object: /^oven$/i.test(order.object) ? 'the oven' : order.object,
      parts: order.parts,
    };
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
  'get ready': 'get',
  'lid on': 'put the lid on',
  'remove from heat': 'remove from the heat',
  'reduce heat': 'reduce',
  'lower heat': 'lower',
  'increase heat': 'increase',
  'raise heat': 'raise',
};

const articled = (object: string, { table, reveal }: Manner): string =>
  listed(bareArticled(object, table, reveal), table);
const listed = (object: string, { bareLists }: ToneTable): string => (bareLists ? bareList(object) : object);
const bareArticled = (object: string, table: ToneTable, reveal: Manner['reveal']): string =>
  table.articles === 'add'
    ? withArticle(object, reveal)
    : table.articles === 'drop' || table.articles === 'none'
      ? object.replace(/^(?:the|your) (?=\S)(?!rest|remaining|same|other|first|second|last|top|bottom)/i, '')
      : object;

function phraseOf(order: Order, manner: Manner, sharing = false): Phrase {
  const { table, pick } = manner;
  const words = (text: string, cue = false): string => reword(text, table, pick, cue ? 'cue' : 'all');
  const how = order.adverb === null ? null : words(order.adverb);
  // "Thoroughly mix", but "mix the eggs really well".
  const adverb = how !== null && !order.let && !/ly$/.test(how) ? null : how;
  const trailing: readonly Part[] = adverb === how ? [] : [{ kind: 'rest', text: how!, comma: false }];
  const gives = /^(?:give|take|allow|spend)$/.test(order.verbs[0]!);
  const parts = [...trailing, ...order.parts].map((part, at) => ({
    ...part,
    // "Give it a minute" gives no time for something.
    kind: gives && at === trailing.length && part.kind === 'time' ? 'rest' : part.kind,
    text: words(table.articles === 'add' ? withTools(part.text) : part.text, part.kind === 'until'),
  }));
  const object = words(articled(order.object, manner));
  if (order.let) {
    const fittingLet = table.let.filter((one) => adverb === null || !/\{v\} \S/.test(one));
    const pattern = pick.of(fittingLet.length > 0 ? fittingLet : ['let {o} {v}'], 'let');
    const [verb = ''] = order.verbs;
    const said = pattern.replace('{v}', verb).replace('{o}', () => object);
    const [head = '', ...rest] = said.split(' ');
    const spoken = [rest.join(' '), adverb].filter(Boolean).join(' ');
    return { adverb: null, head, tail: tail(spoken, parts, manner), passive: null, intransitive: true };
  }
  if (order.verbs.length > 1) {
    return {
      adverb,
      head: order.verbs.map((verb) => (verb === 'saute' ? 'sauté' : verb)).join(' and '),
      tail: tail(object, parts, manner),
      passive: !isSubject(object)
        ? null
        : { object, verb: order.verbs.map(participle).join(' and '), rest: after(parts, manner) },
      intransitive: false,
    };
  }
  const { key, object: rawObject, parts: rawParts } = keyOf({ ...order, object, parts });
  const bare = rawObject === '';
  const verb = order.verbs[0]!;
  // "Bake or boil the potatoes": the object is still to come.
  const laterObject = rawParts.some(({ kind, text }) => kind === 'time' && /[\ue100-\ue1ff]/.test(text));
  const own = bare && !sharing && !laterObject ? table.verbs[`~${key}`] : undefined;
  const options =
    own ??
    ((bare && (sharing || laterObject || needsObject.test(verb))) || rawObject.startsWith(':')
      ? []
      : (bare && verb === 'toss' && rawParts[0]?.kind === 'with') || tossedIn(verb, rawParts)
        ? table.verbs['coat']
        : (table.verbs[key] ?? bareVerb(table, order))) ??
    [];
  const placed = rawParts.some(({ kind, text }) => kind === 'place' && isTo.test(text));
  const into = rawParts.some(({ kind, text }) => kind === 'place' && /^(?:into|onto)\b/i.test(text));
  const long = rawObject.length > 42;
  const words0 = rawObject === '' ? '' : [...rawObject].map(manner.reveal).join('');
  const possible = options.filter(
    (option) =>
      // "Introduce the garlic" wants to know to what.
      (placed || !/^\S+ > |\{o\} up > /.test(option)) &&
      !(
        /\beach other\b|\bacquainted\b/.test(option) &&
        (!/,|\band\b/.test(words0) || rawParts.some(({ text }) => /^(?:in|on)to\b/i.test(text)))
      ) &&
      !(placed && option === 'incorporate') &&
      // "Oven to 180 °C".
      !(option === '{o}' && (rawParts[0]?.kind !== 'heat' || !/^to\b/i.test(rawParts[0].text))) &&
      // "Give the mixture well a stir".
      !(/\{o\} \S/.test(option) && / (?:well|thoroughly|\w+ly)$/i.test(rawObject)) &&
      !(/\btogether\b/.test(option) && rawParts.some(({ text }) => /^together\b/i.test(text))) &&
      !(
        /\bup to heat\b|\bhot\b/.test(option) &&
        rawParts.some(({ kind, text }) => kind === 'heat' || isTo.test(text) || /^to /.test(text))
      ) &&
      (!option.includes('{o}') || (!bare && !(long && !option.endsWith('{o}')))) &&
      // A turn of phrase with an end of its own leaves no room for more.
      !(/,|\buntil\b|\bto (?:think|wait)\b|\bfor (?:later|now|its)\b/.test(option) && rawParts.length > 0) &&
      !(bare && rawParts[0]?.kind === 'rest' && /\w+ly\b|\baway\b|\bat a\b|\bwith\b/.test(option)) &&
      !(/ to an? |\bwell\b|\bthoroughly\b/.test(option) && rawParts.some(({ kind }) => kind === 'until')) &&
      !(forThings.test(option) && shapeless.test(words0)) &&
      // "Park the potatoes into a pot", "give the sauce a stir into the meat", "set them aside for its big moment".
      !(into && (forThings.test(option) || /\{o\} a |with a spoon/.test(option))) &&
      !(/\bits\b/.test(option) && (/^them$/i.test(rawObject) || isPlural(words0))) &&
      !(/\b(?:up|together)$/.test(option) && / together$/i.test(rawObject)),
  );
  // Shorter texts take the shortest way to say it.
  const briefest = Math.min(...possible.map((option) => option.split(' ').length));
  const fitting =
    manner.length === 'shorter'
      ? possible.filter((option) => option.split(' ').length <= briefest + 1)
      : possible;
  const source = sourceHead[key] ?? key;
  let chosen = fitting.length > 0 ? pick.of(fitting, `verb ${key}`) : source;
  if (chosen === '=') chosen = source;
  const arrow = / > (.+)$/.exec(chosen);
  const pattern = arrow ? chosen.slice(0, arrow.index) : chosen;
  let rest = [...rawParts];
  // "Give it a good mix well" says it twice.
  if (
    bare &&
    /\b(?:good|well|proper|gentle|lively|big)\b|round and round/.test(chosen) &&
    /^(?:really )?(?:well|thoroughly)$/i.test(rest[0]?.text ?? '')
  )
    rest = rest.slice(1);
  let head = pattern;
  let joined: string;
  const place = rest.findIndex(({ kind, text }) => kind === 'place' && goal.test(text));
  if (arrow !== null && place >= 0 && isTo.test(rest[place]!.text))
    rest = rest.with(place, { ...rest[place]!, text: rest[place]!.text.replace(isTo, `${arrow[1]} `) });
  if (pattern.startsWith('{o}: ')) {
    // "Onions: finely chop".
    const how = / (\w+ly)$/.exec(rawObject)?.[1];
    const what = how === undefined ? rawObject : rawObject.slice(0, -how.length - 1);
    const manners = [adverb, how].filter((one) => one !== null && one !== undefined).join(' and ');
    const said = pattern.replace('{o}', () => what).replace(': ', manners === '' ? ': ' : `: ${manners} `);
    [head = ''] = said.split(' ');
    return {
      adverb: null,
      head,
      tail: tail(said.slice(head.length + 1), rest, manner),
      passive: null,
      intransitive: false,
    };
  }
  if (pattern.includes('{o}')) {
    const stripped = pattern === '{o}' ? rawObject.replace(/^(?:the|your) /i, '') : rawObject;
    const clean = bare ? pattern.replace(/\s*\{o\}/, '') : pattern.replace('{o}', () => stripped);
    [head = ''] = clean.split(' ');
    joined = clean.slice(head.length + 1);
  } else {
    const [first = '', ...particle] = pattern.split(' ');
    const dropped = arrow !== null && place >= 0;
    const tailWords = dropped ? '' : particle.join(' ');
    head = first;
    joined = bare
      ? tailWords
      : pronoun.test(rawObject) ||
          /\bback$/.test(rawObject) ||
          particle.length === 0 ||
          (tailWords === 'together' && rawObject.length < 24) ||
          // "Take the bread out of the tin".
          (tailWords === 'out' &&
            rawObject.length < 40 &&
            /^from (?:the|your|its|a) /i.test(rest[0]?.text ?? ''))
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
          rest: after(rest, manner),
        }
      : null;
  return {
    adverb,
    head,
    tail: tail(joined, rest, manner),
    passive: isOrderVerb(verb) ? turned : null,
    intransitive: bare,
    verbless: pattern === '{o}',
  };
}

/** "Pop in" where a tone knows what it says for "pop": its single words, with the particle. */
const bareVerb = (
  table: ToneTable,
  { verbs: [verb = ''], particle }: Order,
): readonly string[] | undefined =>
  particle === null ||
  !/^(?:pop|chuck|bung|lob|plonk|slosh|sling|slip|slide|dump|throw|stick|whack)$/.test(verb) ||
  !/^(?:in|out|back|over|away|down)$/.test(particle)
    ? undefined
    : table.verbs[verb]?.filter((one) => /^\p{L}+$/u.test(one)).map((one) => `${one} ${particle}`);

/** "Toss it in the flour" covers it with flour and mixes nothing. */
const tossedIn = (verb: string, parts: readonly Part[]): boolean =>
  /^(?:toss|turn|roll)$/.test(verb) &&
  /^in (?:the |some |a little )?[\ue100-\ue1ff]/.test(parts[0]?.text ?? '');

const plainSay = ({ adverb, head, tail: after }: Phrase): string =>
  [adverb, head, after]
    .filter(Boolean)
    .join(' ')
    .replace(/\bout from (?=the|its|your)/, 'out of ')
    .replace(/^(remove(?: [^ ,.;]+){1,4}) off (?=the|its|your)/i, '$1 from ');
const gerundSay = ({ adverb, head, tail: after }: Phrase): string =>
  [adverb, head.split(' and ').map(gerund).join(' and '), after]
    .filter(Boolean)
    .join(' ')
    .replace(/^(removing(?: [^ ,.;]+){1,4}) off (?=the|its|your)/i, '$1 from ');

/** "Tip in the prawns, then let them cook": an "it" that the tone brings along agrees with what was handled before. */
function agreeing(phrase: Phrase, orders: readonly Order[], at: number, { reveal, table }: Manner): Phrase {
  const { object, verbs, parts } = orders[at]!;
  const adds = verbs[0] === 'add' && parts.every(({ kind }) => kind === 'place') && table.articles === 'add';
  if (object !== '' || !(adds || /\bit\b/.test(phrase.tail))) return phrase;
  const before = orders.slice(0, at).findLast(({ object }) => object !== '')?.object ?? '';
  const said = [...before].map(reveal).join('');
  const them = isPlural(said) || /^them$|\band\b/i.test(said) ? 'them' : 'it';
  // "Cut the cauliflower and add".
  if (adds && before !== '' && !/^(?:it|them)\b/.test(phrase.tail))
    return { ...phrase, tail: `${them} ${phrase.tail}`.trim() };
  return { ...phrase, tail: phrase.tail.replace(/\bit\b/, them) };
}

/** Says the orders of a sentence. */
export function realise(sentence: Sentence, manner: Manner): string {
  const { table, pick, free } = manner;
  const { lead, orders, label, fetched, having, goes, have } = arrange(sentence, manner);
  const phrases = orders.map((order, at) =>
    agreeing(phraseOf(order, manner, orders[at + 1]?.link === 'or'), orders, at, manner),
  );
  const [first] = phrases;
  const leadSaid =
    lead === null ? null : reword(table.articles === 'add' ? withTools(lead) : lead, table, pick);
  const narrated = table.voice === 'narrated' && free;
  if (having) {
    const [, second] = phrases;
    const done = [first!.adverb, participle(first!.head), first!.tail].filter(Boolean).join(' ');
    return finish(`having ${done}, ${narrated ? 'you ' : ''}${plainSay(second!)}`, sentence.end, manner);
  }
  if (goes) {
    const [order] = orders;
    const object = reword(articled(order!.object, manner), table, pick);
    const place = order!.parts[0]?.text.replace(/^(?:to|in) /i, 'into ');
    const verb = isPlural([...object].map(manner.reveal).join('')) ? 'go' : 'goes';
    return finish(`${place === undefined ? 'in' : withTools(place)} ${verb} ${object}`, sentence.end, manner);
  }
  if (have && first!.passive !== null) {
    const { object, verb, rest } = first!.passive;
    const done = [object, first!.adverb, verb, rest].filter(Boolean).join(' ');
    return finish(`${narrated ? 'you ' : ''}have ${done}`, sentence.end, manner);
  }
  let text: string;
  let passive = false;
  let framed = false;
  let asDoing = false;
  if (
    table.voice === 'passive' &&
    first!.passive !== null &&
    free &&
    phrases.length === 1 &&
    (lead === null || /^(?:once|when|after|in|on|over|meanwhile|at)\b/i.test(lead)) &&
    pick.uses('passive in a row') < 2 &&
    pick.chance() < 0.4
  ) {
    const { object, verb, rest } = first!.passive;
    text = [object, 'should be', first!.adverb, verb, rest].filter(Boolean).join(' ');
    passive = true;
  } else {
    const frame =
      free &&
      fetched === null &&
      orders[0]!.link === null &&
      (manner.eager || pick.chance() < table.frameRate)
        ? chooseFrame(manner, leadSaid !== null, orders[0]!, orders[1]?.link === 'or')
        : '{do}';
    const say = plainSay(first!);
    framed = frame !== '{do}';
    if (framed) pick.use(`frame ${frame}`);
    text = frame
      .replace('{doing}', () => gerundSay(first!))
      .replace('{do}', () => say)
      .replace('{Do}', () => capital(say));
    asDoing = frame.includes('{doing}');
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
    free && orders[0]!.link === null && leadSaid === null && !passive && !framed
      ? openerOf(manner, text)
      : '';
  text = chain(text, orders, phrases, asDoing, opener, manner);
  if (narrated && !framed && fetched === null) text = `you ${text}`;
  if (leadSaid !== null) text = `${leadSaid}, ${text}`;
  const { link } = orders[0]!;
  if (link !== null)
    return finish(`${link} ${text.charAt(0).toLowerCase()}${text.slice(1)}`, sentence.end, manner);
  if (label !== null) text = `${label}: ${text}`;
  if (opener !== '') text = `${opener} ${/[.!?]$/.test(opener) ? capital(text) : text}`;
  return finish(text, sentence.end, manner);
}

/** What was said so far, with the orders after the first: "pour in the milk, bring it to the boil, then lower the heat". */
function chain(
  said: string,
  orders: readonly Order[],
  phrases: readonly Phrase[],
  asDoing: boolean,
  opener: string,
  manner: Manner,
): string {
  const you = manner.table.voice === 'narrated' ? 'you ' : '';
  const stops = manner.table.joints.every((joint) => /^[.;]/.test(joint));
  const breaths = breathsOf(said, phrases);
  let text = said;
  for (let at = 1; at < phrases.length; at++) {
    const phrase = phrases[at]!;
    const { link } = orders[at]!;
    const place = breaths[at]!;
    const open =
      (asDoing && at === 1) ||
      /^(?:until|when|purpose|along)$/.test(orders[at - 1]!.parts.at(-1)?.kind ?? '');
    // "Begin by pouring in the wine" takes no second order with a comma.
    if (phrases[at - 1]!.verbless === true || (asDoing && at === 1 && link === null && place !== 'last'))
      text += `. ${capital(you + plainSay(phrase))}`;
    else if (link !== null) text += `${link === 'or' ? '' : ','} ${link} ${plainSay(phrase)}`;
    else if (stops) text += join(phrase, open, orders[at]!, false, manner, `${opener} ${text}`);
    else if (place === 'first') text += `. ${capital(you + plainSay(phrase))}`;
    else if (place === 'middle') text += `, ${plainSay(phrase)}`;
    else text += join(phrase, open, orders[at]!, breaths[at - 1] === 'middle', manner, `${opener} ${text}`);
  }
  return text;
}

/** Where each order stands in its sentence: never more than three in a breath, nor more than can be said in a breath. */
function breathsOf(said: string, phrases: readonly Phrase[]): readonly ('first' | 'middle' | 'last')[] {
  const lengths = phrases.map((phrase, at) => (at === 0 ? said.length : plainSay(phrase).length));
  const breaths: ('first' | 'middle' | 'last')[] = [];
  for (let at = 0; at < phrases.length;) {
    const left = phrases.length - at;
    let size = left === 4 ? 2 : Math.min(3, left);
    const sum = (count: number): number =>
      lengths.slice(at, at + count).reduce((total, one) => total + one, 0);
    while (size > 1 && sum(size) > 170) size--;
    for (let i = 0; i < size; i++) breaths.push(i === 0 ? 'first' : i === size - 1 ? 'last' : 'middle');
    at += size;
  }
  return breaths;
}

/** Words that go on to the next thing; none twice in a breath. */
const sequels = ['then', 'after that', 'subsequently', 'thereupon', 'thereafter', 'before', 'now'];

/** Plain words may open more than one sentence of a long recipe, telling ones only one. */
const plainOpener = /^(?:then|now|next,)$/i;

function openerOf(manner: Manner, text: string): string {
  const { table, pick, place } = manner;
  const options = table.openers[place].filter(
    (option) =>
      option === '' || pick.uses(`opener ${option.toLowerCase()}`) < (plainOpener.test(option) ? 2 : 1),
  );
  if (
    options.every((option) => option === '') ||
    /^(?:next|now|then|first|finally|start|begin|time|let's|meanwhile|the next|at this point|with that|by now|this done|last)\b/i.test(
      text,
    )
  )
    return '';
  const opener = pick.of(options, `opener ${place}`);
  if (opener === '' || (/\bthen\b/i.test(opener) && /\bthen\b/i.test(text))) return '';
  pick.use(`opener ${opener.toLowerCase()}`);
  return opener;
}

function chooseFrame(manner: Manner, led: boolean, order: Order, choice: boolean): string {
  // "Make sure" is no invitation.
  if (order.verbs[0] === 'make' && /^sure\b/i.test(order.object)) return '{do}';
  const { table, pick, place } = manner;
  const fitting = table.frames.filter((frame) => {
    const [where, pattern] = frameParts(frame);
    // A frame is heard once in a recipe; a second time it is a habit.
    if (pick.uses(`frame ${pattern}`) > 0) return false;
    if (where !== null && !where.split('|').includes(place)) return false;
    // After "once the oil is hot," only what goes straight on.
    if (led && !/^(?:\{|you \{|let's|go |just |simply |kindly|all you|make|do )/.test(pattern)) return false;
    if (led && /^(?:start|begin|next|first|the first|finish|time)/i.test(pattern)) return false;
    if (/serve|enjoy/.test(order.verbs[0]!) && /^(?:start|begin|time)/i.test(pattern)) return false;
    const opening = order.verbs.some((verb) =>
      /^(?:start|begin|keep|continue|enjoy|try|make|use|wait|repeat)$/.test(verb),
    );
    // "Take a deep breath and cover and chill".
    if (/ and \{do\}/.test(pattern) && order.verbs.length > 1) return false;
    if (pattern.includes('{doing}') && (opening || order.let || choice)) return false;
    if (opening && /\b(?:start|begin|first|stage|job)\b/i.test(pattern)) return false;
    return true;
  });
  if (fitting.length === 0) return '{do}';
  return frameParts(pick.of(manner.eager ? fitting : [...fitting, '{do}'], 'frame'))[1];
}

/** "first: start by {doing}" → where it may stand, the pattern. */
function frameParts(frame: string): readonly [string | null, string] {
  const match = /^([a-z|]+): (.*)$/.exec(frame);
  return match ? [match[1]!, match[2]!] : [null, frame];
}

function join(
  phrase: Phrase,
  open: boolean,
  order: Order,
  listed: boolean,
  manner: Manner,
  before: string,
): string {
  const { table, pick } = manner;
  const say = plainSay(phrase);
  const stops = table.joints.every((joint) => /^[.;]/.test(joint));
  const used = before.slice(-130).toLowerCase();
  const heard = (text: string): boolean =>
    sequels.some((word) => used.includes(word) && text.toLowerCase().includes(word));
  const since = before.slice(before.lastIndexOf('. ') + 1);
  const wordOf = (joint: string): string | undefined => /^\. (\w+)/.exec(joint)?.[1]?.toLowerCase();
  const options = table.joints.filter(
    (joint) =>
      (stops ||
        !/^ and/.test(joint) ||
        !(open || manner.eager || since.length >= 110 || since.includes(' and '))) &&
      !(listed && /\{doing\}|^[.;]/.test(joint)) &&
      (since.length > 60 || stops || !joint.startsWith('.')) &&
      !(wordOf(joint) !== undefined && pick.uses(`opener ${wordOf(joint)!}`) >= 2) &&
      !heard(joint) &&
      (!joint.includes('{doing}') ||
        (!/^(?:let|leave|allow|permit|give|enjoy|serve|continue)\b/.test(phrase.head) && !order.let)),
  );
  const joint =
    options.length > 0
      ? pick.of(options, 'joint')
      : listed || since.includes(' and ')
        ? heard('then')
          ? ', and {do}'
          : ', then {do}'
        : ' and {do}';
  if (wordOf(joint) !== undefined) pick.use(`opener ${wordOf(joint)!}`);
  return joint
    .replace('{doing}', () => gerundSay(phrase))
    .replace('{do}', () => say)
    .replace('{Do}', () => capital(say));
}

/** A tone that exclaims now and then does not do it in every other sentence. */
function exclaims(share: number, pick: Picker): boolean {
  if (pick.chance() >= share || pick.uses('exclaim') > share * 24) return false;
  pick.use('exclaim');
  return true;
}

function finish(text: string, end: string, { table, pick, free }: Manner): string {
  const mark = end.includes('?')
    ? end
    : free && table.exclaim > 0 && text.length < 70 && exclaims(table.exclaim, pick)
      ? '!'
      : end.includes('!') && table.exclaim > 0
        ? '!'
        : '.';
  return capital(
    `${text
      .replace(/[\s,;:]+$/u, '')
      .replace(/\s+/g, ' ')
      .replace(/ ([,:])/g, '$1')}${mark}`,
  );
}
