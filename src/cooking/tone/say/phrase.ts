/** One order as a phrase of the tone: its verb, what it handles, and the forms that frames and joints need. */
import { lettered } from '#kernel/light-patterns';
import { withArticle, withTools, withVerb } from './articles.ts';
import type { Manner } from './manner.ts';
import { isPlural, manyInCue } from './number-of.ts';
import { after, tail } from './order-tail.ts';
import type { Order, Part } from './parse-sentence.ts';
import { recastLet } from './recast-let.ts';
import { reword } from './reword.ts';
import { bareList, fullList } from './telegraph.ts';
import type { ToneTable } from '../tone-table.ts';
import { chooseVerb, isTo } from './verb-choice.ts';
import { gerund, isOrderVerb, lettable, participle } from './verb-forms.ts';
import { keyOf } from './verb-key.ts';

const pronoun =
  /^(?:it|them|it\/them|them\/it|this|these|everything|all)(?: (?:again|here|there|well|thoroughly|together|once more|(?!only\b)\p{L}+ly))?$/iu;

/** What can be the subject of "should be added". */
const passiveObject =
  /^(?!with\b|for\b|to\b)(?:(?:the|an?|your|all|each|every|both|another|some|any|half)\s\S|(?:[\p{L}-]+ ){0,2}[\ue100-\ue1ff])/iu;

/** Whether an object reads as a subject: not where a second order hides in it ("the spinach, season"), nor half a list. */
export function isSubject(object: string): boolean {
  const last = /(?:,|\band)\s+([\p{L}-]+)$/u.exec(object)?.[1]?.toLowerCase();
  return (
    passiveObject.test(object) &&
    !(last !== undefined && isOrderVerb(last)) &&
    !/^\w+ing (?:the|an?|your) |\(s\)| \w+ly$| well$| (?:first|fine|thin|small|(?:width|length|cross|side|edge)(?:ways|wise))$|^that\b| at a time\b|[:;]| (?:for|in|after) the (?:last|first|final|next)$/.test(
      object,
    ) &&
    (!/,/.test(object.replace(/\([^)]*\)/g, '')) || /\b(?:and|or)\b|&/.test(object))
  );
}

/** A verb phrase in pieces: head, then everything after it. */
export interface Phrase {
  readonly adverb: string | null;
  readonly head: string;
  readonly tail: string;
  /** For the passive: what is handled, what follows. Null where it can't be turned. */
  readonly passive: { readonly object: string; readonly verb: string; readonly rest: string } | null;
  readonly intransitive: boolean;
  /** "Oven to 180 °C": nothing can be joined to it. */
  readonly verbless?: boolean;
  /** Two orders in one phrase: it has no -ing form and lies behind nothing. */
  readonly paired?: boolean;
}

/** Where something goes, as against "in batches". */
export const goal =
  /^(?:to|into|in|onto|on|over)\s(?=(?:the|an?|your(?! (?:taste|liking)\b)|it|them|this|that|each|both|all|every|same|another|top)\b|[\ue100-\ue1ff]|(?:[\p{L}-]+ ){0,3}(?:bowl|pan|pot|saucepan|skillet|wok|mixture|dish)\b)/iu;
export const articled = (object: string, { table, reveal, free }: Manner): string =>
  listed(bareArticled(object, table, reveal), table, free);
const listed = (object: string, { bareLists }: ToneTable, free: boolean): string =>
  bareLists ? (free ? bareList(object) : object) : free ? fullList(object) : object;
const bareArticled = (object: string, table: ToneTable, reveal: Manner['reveal']): string =>
  table.articles === 'add'
    ? withArticle(object, reveal)
    : table.articles === 'drop' || table.articles === 'none'
      ? object.replace(/^(?:the|your) (?=\S)(?!rest|remaining|same|other|first|second|last|top|bottom)/i, '')
      : object;

/** What may be let be, and done: "let the stew rest", "rest the stew". */
const transitive =
  /^(?:rest|cool|simmer|marinate|marinade|chill|soak|drain|boil|cook|bake|freeze|proof|prove|ferment|reduce|steam|brown|fry|toast|dry|infuse|steep|macerate|roast)$/;
const leavesOut =
  /^(?:place|put|return|transfer|shape|form|season|toss|whisk|stir|fold|mix|pour|cut|slice|chop|roll|cover|drain|rinse|bake|roast|simmer|cook|boil|fry|brown|sear|chill|cool|knead|spread|remove|coat|turn|flip|divide|strain|blend|mash|beat|whack|stick|pop|bung)$/;

/** What is handled, without the "it" that a terse tone can do without. */
const unspoken = ({ object, verbs, parts, particle, let: lets }: Order, { voice }: ToneTable): string =>
  voice !== 'terse' || lets || particle !== null || verbs.length > 1 || !leavesOut.test(verbs[0]!)
    ? object
    : /^(?:it|them)$/i.test(object) && /^(?:place|with|until|time|heat|along)$/.test(parts[0]?.kind ?? '')
      ? ''
      : object.replace(/^(?:it|them) (?=back$|well$|\w+ly$)/i, '');

/** "Remove and set aside" with the tone's words for each, where it has a single word. */
function pairedVerbs(verbs: readonly string[], table: ToneTable): readonly string[] {
  const said = verbs.map((verb) => {
    const own = table.verbs[verb]?.filter((option) => /^\p{L}+$/u.test(option)) ?? [];
    const [one = verb] = own.includes(verb) ? [verb] : own;
    return one === 'saute' ? 'sauté' : one;
  });
  return new Set(said).size === said.length ? said : verbs;
}

/** Two orders without an object in the tone's own words, "it" and all; null where it has none for either. */
function ownPair(verbs: readonly string[], { table, pick }: Manner): string | null {
  const said = verbs.map((verb) => {
    const own = table.verbs[`~${verb}`]?.filter(
      (option) =>
        option !== verb &&
        !/[{,>]|\b(?:to|of|with) (?:the|an?)\b/.test(option) &&
        option.split(' ').length < 5,
    );
    return own === undefined || own.length === 0 ? verb : pick.of(own, `verb ~${verb}`);
  });
  // "Cover it and serve" leaves the reader to ask what is served.
  return said.every((one) => / it\b/.test(one)) ? said.join(' and ') : null;
}

/** "Cover, leave overnight" where every order stands by itself. */
const speaksInFragments = ({ voice, joints }: ToneTable): boolean =>
  voice === 'terse' && joints.every((joint) => joint.startsWith('.'));

/** "Pat the chicken dry": what it is afterwards goes with the verb, "the chicken is patted dry". */
const becomes = / (?:(?:very|completely|thoroughly) )?(?:dry|clean|flat|open|smooth)$/i;

/** "Gently stir in", of a tone's verb. */
const mannered = /^((?!apply|supply|multiply|fly|rely)\p{L}{3,}ly) (?=\p{L})/u;

/** An order as the tone says it; `sharing` where an alternative with the same object follows. */
export function phraseOf(order: Order, manner: Manner, sharing = false): Phrase {
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
    text: words(
      table.articles === 'add' ? withVerb(withTools(part.text), manner.reveal) : part.text,
      part.kind === 'until',
    ),
  }));
  const object = words(articled(manner.free ? unspoken(order, table) : order.object, manner));
  const letBe =
    manner.free && order.verbs.length === 1 && parts.length > 0 && lettable.has(order.verbs[0]!)
      ? recastLet({ ...order, adverb: how, object, parts }, manner)
      : null;
  if (letBe !== null)
    return {
      adverb: null,
      head: letBe.head,
      tail: tail(letBe.said, letBe.parts, manner),
      passive: null,
      intransitive: true,
    };
  if (order.let) {
    const itself = /^(?:it|them)$/i.test(order.object);
    // "Rest for 10 minutes" says it in fewer words.
    const curt =
      table.voice === 'terse' || (manner.length === 'shorter' && table.voice === 'imperative' && itself);
    if (curt && transitive.test(order.verbs[0]!)) {
      const said = [itself ? '' : object, adverb].filter(Boolean).join(' ');
      const head = order.verbs[0]!;
      return { adverb: null, head, tail: tail(said, parts, manner), passive: null, intransitive: true };
    }
    const fittingLet = table.let.filter((one) => adverb === null || !/\{v\} \S/.test(one));
    const pattern = pick.of(fittingLet.length > 0 ? fittingLet : ['let {o} {v}'], 'let');
    const [verb = ''] = order.verbs;
    const said = pattern.replace('{v}', verb).replace('{o}', () => object);
    const [head = '', ...rest] = said.split(' ');
    const spoken = [rest.join(' '), adverb].filter(Boolean).join(' ');
    return { adverb: null, head, tail: tail(spoken, parts, manner), passive: null, intransitive: true };
  }
  if (order.verbs.length > 1) {
    const aside = object === 'aside' && /^(?:set|put)$/.test(order.verbs.at(-1)!);
    // "Cover it and leave it to chill", for "cover and chill".
    const own =
      (object === '' || aside) &&
      !sharing &&
      manner.free &&
      manner.length !== 'shorter' &&
      table.voice !== 'terse'
        ? ownPair(aside ? [...order.verbs.slice(0, -1), 'set aside'] : order.verbs, manner)
        : null;
    if (own !== null) {
      const [head = ''] = own.split(' ');
      return {
        adverb,
        head,
        tail: tail(own.slice(head.length + 1), parts, manner),
        passive: null,
        intransitive: true,
        paired: true,
      };
    }
    const verbs = pairedVerbs(aside ? [...order.verbs.slice(0, -1), 'set aside'] : order.verbs, table);
    return {
      adverb,
      head: rowOf(verbs, speaksInFragments(table) && manner.free && verbs.length === 2),
      tail: tail(aside ? '' : object, parts, manner),
      passive: !isSubject(object)
        ? null
        : { object, verb: rowOf(order.verbs.map(participle), false), rest: after(parts, manner) },
      intransitive: false,
    };
  }
  const { key, object: rawObject, parts: rawParts } = keyOf({ ...order, object, parts });
  const bare = rawObject === '';
  const own = chooseVerb(order, { key, object: rawObject, parts: rawParts }, manner, sharing);
  // "Gently stir in": the verb takes other forms, its manner does not.
  const softly = mannered.exec(own)?.[1] ?? null;
  const chosen = softly === null ? own : own.slice(softly.length + 1);
  const manners =
    softly === null || adverb === softly ? adverb : adverb === null ? softly : `${adverb} and ${softly}`;
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
    const ways = [manners, how].filter((one) => one !== null && one !== undefined).join(' and ');
    const said = pattern.replace('{o}', () => what).replace(': ', ways === '' ? ': ' : `: ${ways} `);
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
    // "Carve it up down the middle".
    const led = /^(it|them|these|this)\b(?! (?:all|back|together)\b) (.+)$/iu.exec(rawObject);
    joined = bare
      ? tailWords
      : led !== null
        ? [led[1], tailWords, led[2]].filter(Boolean).join(' ')
        : pronoun.test(rawObject) ||
            /^(?:it|them) (?:all|back|together)\b/iu.test(rawObject) ||
            /\bback$/.test(rawObject) ||
            particle.length === 0 ||
            (tailWords === 'together' && rawObject.length < 24 && !rawObject.startsWith(':')) ||
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
    !/\b(?:times|for|back|degrees|aside|out|off|up|down|one|all|here|there)(?:$|\b(?! the))|^[^\ue100-\ue1ff]*[\ue300-\ue4ff]/.test(
      rawObject,
    ) &&
    !pattern.includes('{o}')
      ? {
          object: rawObject.replace(becomes, ''),
          verb: participle(
            [
              head,
              arrow !== null && place >= 0 ? '' : pattern.slice(head.length + 1),
              becomes.exec(rawObject)?.[0].trim() ?? '',
            ]
              .filter(Boolean)
              .join(' '),
          ),
          rest: after(rest, manner),
        }
      : null;
  return {
    adverb: manners,
    head,
    tail: tail(joined, rest, manner),
    passive:
      isOrderVerb(order.verbs[0]!) && !/^(?:let|allow|leave|have|get|help|keep)$/.test(order.verbs[0]!)
        ? turned
        : null,
    intransitive: bare,
    verbless: pattern === '{o}',
  };
}

/** "Out from the pan". */
export const outFrom = /\bout from (?!under\b)/;

/** "Wash, peel and dice". */
const rowOf = (verbs: readonly string[], bare: boolean): string =>
  verbs.length > 2 || bare
    ? verbs.join(', ').replace(bare ? /$/ : /, (?=[^,]*$)/, bare ? '' : ' and ')
    : verbs.join(' and ');

/** Each verb of a head in another form: "peeling and chopping". */
export const eachVerb = (head: string, form: (verb: string) => string): string =>
  head.replace(/[^\s,]+/g, (word) => (word === 'and' ? word : form(word)));

export const plainSay = ({ adverb, head, tail: after }: Phrase): string =>
  [adverb, head, after]
    .filter(Boolean)
    .join(' ')
    .replace(outFrom, 'out of ')
    .replace(/^(remove(?: [^ ,.;]+){1,4}) off (?=the|its|your)/i, '$1 from ');
export const gerundSay = ({ adverb, head, tail: after }: Phrase): string =>
  [adverb, eachVerb(head, gerund), after]
    .filter(Boolean)
    .join(' ')
    .replace(outFrom, 'out of ')
    .replace(/^(removing(?: [^ ,.;]+){1,4}) off (?=the|its|your)/i, '$1 from ');

/** Verbs whose place is said, and what goes there understood: "chop the onion, then place in a bowl". */
const putsDown = /^(?:add|place|put|transfer|pour|arrange|spread|spoon|tip|return)$/;
const trims = /^(?:remove|trim|cut|pull|peel|scrape|strip)$/;
/** "Pat the chops dry": how they are then. */
const outcome = lettered(
  /(?:^| )(?:(?:very|completely|really) )?(?:dry|well|clean|thin|open|flat|smooth|hot|\p{L}+ly)$/iu,
);

const cutOff =
  /^(?:the |any |all |off )*(?:excess|edges?|ends|fat|stems?|stalks?|tops?|crusts?|rinds?|scum|foam)\b/i;

/** What an order handled, as a noun phrase: of "trim the fat from the chops", the chops. */
export function handledBy({ verbs, object, parts }: Order): string {
  // "Repeat the layers" handles no layers.
  if (verbs[0] === 'repeat') return '';
  const trimming = trims.test(verbs[0]!);
  // "Trim off the edges, then cut into squares": what was cut off is not what is cut.
  if (trimming && cutOff.test(object) && !/^from /i.test(parts[0]?.text ?? '')) return '';
  const from = trimming ? /^from (?:the |your |each )?(.+)$/i.exec(parts[0]?.text ?? '') : null;
  const handled = from?.[1] ?? object;
  return handled.replace(outcome.on(handled), '');
}

/** An "it" that is handled, as against one of which something is said: "if it's too thick", "until it bubbles". */
const brought =
  /(?<!\b(?:if|until|till|when|once|as|while|because|so|that|before|after|unless) )\bit\b(?!['’]| (?:is|was|has|will|should|looks?|seems?|may|can)\b)/;

const broughtEach = new RegExp(brought, 'g');

const mixes = /^(?:mix|combine|toss|stir|whisk|blend)$/;
const strews = /^(?:sprinkle|scatter|pour|drizzle|spoon|spread|strew)$/;

/** "Mix the crumbs and butter; sprinkle over": the place is left open, and what goes there is what was mixed. */
export const strewnOver = ({ verbs, parts }: Order, before: Order): boolean =>
  mixes.test(before.verbs.at(-1)!) && strews.test(verbs[0]!) && /^over$/i.test(parts[0]?.text ?? '');

/** What joins others in the pot, and what makes one thing of them all. */
const joins = /^(?:add|stir|mix|pour|tip|combine|whisk|beat|blend|fold|return|toss|incorporate)$/;
const poured =
  /\b(?:stock|broth|water|milk|cream|wine|juice|sauce|passata|puree|beer|cider|yogh?urt|flour|eggs?|batter|sugar|bouillon)\b/i;

const measure =
  /^(?:about |another )?[\d¼½¾⅓⅔][\d¼½¾⅓⅔ .,/–-]* ?(?:cups?|tablespoons?|tbsps?|teaspoons?|tsps?|ml|l|g|kg|oz|ounces?|pounds?|lbs?|sticks?|glasses|lit(?:er|re)s?)\.? (?:of )?(?:the )?/i;

/**
 * Whether what an order handled is "them" afterwards. "Add the potatoes, stock and salt" leaves a pot of something, and
 * that is "it"; "add the shrimp" leaves shrimp.
 */
export function leavesMany(order: Order, reveal: (sign: string) => string): boolean {
  // Four cups of water are "it".
  const said = [...handledBy(order)].map(reveal).join('').replace(measure, '');
  if (joins.test(order.verbs[0]!) && /,|\band\b/.test(said) && poured.test(said)) return false;
  // "Fold the edges in and shape into a ball": what has edges is shaped.
  if (/^(?:all )?(?:the |its )?(?:edges|sides|corners|ends|flaps)$/i.test(said.trim())) return false;
  return isPlural(said) || /^them\b|\band\b/i.test(said);
}

/** "Tip in the prawns, then let them cook": an "it" that the tone brings along agrees with what was handled before. */
export function agreeing(
  phrase: Phrase,
  orders: readonly Order[],
  at: number,
  { reveal, table, many, locked }: Manner,
): Phrase {
  const { object, verbs, parts, particle } = orders[at]!;
  // "Trim the scallops, pat dry".
  const pats =
    verbs[0] === 'pat' && table.articles === 'add' && object.replace(outcome.on(object), '') === '';
  if (object !== '' && !pats) return phrase;
  const handled = orders.slice(0, at).findLast((one) => handledBy(one) !== '');
  const before = handled === undefined ? '' : handledBy(handled);
  const puts =
    pats ||
    (table.articles === 'add' && at > 0 && strewnOver(orders[at]!, orders[at - 1]!)) ||
    (table.articles === 'add' &&
      (verbs[0] === 'add'
        ? parts.every(({ kind }) => kind === 'place')
        : putsDown.test(verbs[0]!) && parts[0]?.kind === 'place' && locked(before)) &&
      particle === null &&
      // "Toast the bread, spoon over the beans": who goes over whom is the reader's to tell.
      !/^(?:over|above|below)\b/i.test(parts[0]?.text ?? '') &&
      !/^(?:juice|zest)$/.test(handled?.verbs[0] ?? ''));
  if (!(puts || brought.test(phrase.tail))) return phrase;
  const dish =
    /^(?:them)?$/i.test(before) &&
    many &&
    /^(?:remove|take|transfer|move|bake|roast|fry|cool|flip|turn|cover|bring|heat|warm|reheat|serve|enjoy|drain|chill|rinse|season|salt|dress|toss|whisk|mash|cut|slice|divide|portion|store|freeze|decorate|frost|cook|simmer|boil|steam|soak|toast|brown|grill|broil)$/.test(
      verbs[0]!,
    );
  const them =
    (manyInCue(parts) ?? (dish || (handled !== undefined && leavesMany(handled, reveal)))) ? 'them' : 'it';
  // "Cut the cauliflower and add".
  if (puts && before !== '' && !/^(?:it|them)\b/.test(phrase.tail))
    return { ...phrase, tail: `${them} ${phrase.tail}`.trim() };
  return { ...phrase, tail: phrase.tail.replaceAll(broughtEach, them) };
}
