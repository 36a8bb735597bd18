/**
 * Says a sentence in a tone by changing what stands in it where it stands: verbs, articles, the tone's own words, the
 * stop between two orders. What is not changed keeps the source's wording, so that nothing is lost or torn.
 */
import { withTools, withVerb } from './articles.ts';
import { capital } from './capital.ts';
import type { Manner } from './manner.ts';
import { signs } from './mask.ts';
import { isPlural } from './number-of.ts';
import { parseSentence, type Order, type Sentence } from './parse-sentence.ts';
import { articled, isSubject } from './phrase.ts';
import { reword } from './reword.ts';
import { chooseVerb, isTo } from './verb-choice.ts';
import { isAlsoNoun, participle } from './verb-forms.ts';
import { keyOf } from './verb-key.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The preposition that goes with it: "toss … into the pan". */
  readonly into?: string | undefined;
}

/** A sentence with its orders retouched; without its end. */
export function retouch(sentence: Sentence, manner: Manner): string {
  const text = sentence.source.slice(0, sentence.source.length - sentence.end.length);
  const { orders } = sentence;
  const turned = manner.free ? turnedRound(text, orders, manner) : null;
  if (turned !== null) {
    const again = parseSentence(turned);
    // A turn that reads otherwise is none.
    if (verbsOf(again.orders) === verbsOf(orders)) return edited(turned, again.orders, manner);
  }
  return (
    movedIn(text, orders, manner) ??
    shouldBe(text, orders, manner) ??
    fetched(text, orders, manner) ??
    framed(edited(text, orders, manner), orders, manner)
  );
}

const verbsOf = (orders: readonly Order[]): string =>
  orders.map(({ verbs, particle }) => `${verbs.join()} ${particle ?? ''}`).join(';');

const clause =
  /^(?:once|when|as soon as|while|after) (?=(?:the|your|all|most|[\ue100-\ue1ff]))(?!.*\b(?:it|them|they|you)\b)[^,;:()]+$/iu;

/** The sentence with one of its pieces elsewhere: "when the oil is hot" in front, a time behind its cue; null where all stays. */
function turnedRound(text: string, orders: readonly Order[], { table, pick }: Manner): string | null {
  const [order] = orders;
  const last = orders.at(-1)!;
  if (/[():;]|\b(?:or|if|unless)\b/i.test(text)) return null;
  const [before, end] = [last.parts.at(-2), last.parts.at(-1)];
  const small = (said: string): string => said.charAt(0).toLowerCase() + said.slice(1);
  // "Until golden, 5 minutes", for "for 5 minutes until golden".
  if (
    table.timesLast &&
    before?.kind === 'time' &&
    end?.kind === 'until' &&
    !end.text.includes(',') &&
    !/\b(?:last|first|more|another|each|per|every)\b/i.test(before.text + (last.parts.at(-3)?.text ?? ''))
  ) {
    const times = [`${before.text} ${end.text}`, `${before.text}, ${end.text}`].find((one) =>
      text.endsWith(one),
    );
    if (
      times !== undefined &&
      /^for (?:about |around |approximately |roughly )?[\ue300-\ue3ff]$/.test(before.text)
    )
      return `${text.slice(0, text.length - times.length).replace(/[,\s]+$/, '')} ${end.text}, ${before.text.slice(4)}`;
  }
  if (orders.length > 1 || order!.link !== null || order!.let) return null;
  const wants = (turn: 'when' | 'vessel'): boolean => table.turns.includes(turn) && pick.chance() < 0.7;
  if (
    order!.lead === null &&
    order!.at === 0 &&
    order!.object !== '' &&
    end !== undefined &&
    text.endsWith(` ${end.text}`)
  ) {
    const rest = text.slice(0, text.length - end.text.length - 1);
    if (end.kind === 'when' && clause.test(end.text) && wants('when'))
      return `${capital(end.text)}, ${small(rest)}`;
    if (
      end.kind === 'place' &&
      order!.parts.length === 1 &&
      vesselWhole.test(end.text) &&
      worksIn.test(order!.verbs[0]!) &&
      wants('vessel')
    )
      return `${capital(end.text)}, ${small(rest)}`;
  }
  // "Add the pasta when the water boils", for "when the water boils, add the pasta".
  if (
    order!.lead !== null &&
    clause.test(order!.lead) &&
    order!.parts.every(({ kind }) => kind === 'place') &&
    order!.at === order!.lead.length + 2 &&
    text.length < 110 &&
    !/\b(?:it|them|they)\b/i.test(text) &&
    !/[\ue100-\ue1ff].*[\ue100-\ue1ff].*[\ue100-\ue1ff]/u.test(text) &&
    table.turns.includes('behind') &&
    pick.chance() < 0.7
  )
    return `${capital(text.slice(order!.at))} ${small(order!.lead)}`;
  return null;
}

const vessel = String.raw`an? (?:(?!same\b)[\p{L}-]+,? ){0,3}(?:bowl|pan|pot|saucepan|skillet|wok|jug|casserole|stockpot)`;
const vesselWhole = new RegExp(`^in ${vessel}$`, 'iu');
const vesselFirst = new RegExp(`^in (${vessel}),? (?=\\p{L})`, 'iu');
const vesselLast = new RegExp(` in (${vessel})$`, 'iu');
const worksIn =
  /^(?:mix|combine|whisk|beat|stir|melt|heat|cook|fry|brown|saute|sear|soften|toast|cream|toss|mash|blend|warm)$/;

/** "Grab a bowl and mix the eggs", for "in a bowl, mix the eggs" or "mix the eggs in a bowl". */
function fetched(text: string, orders: readonly Order[], manner: Manner): string | null {
  const { table, pick } = manner;
  const [order] = orders;
  if (
    table.fetch.length === 0 ||
    !manner.free ||
    pick.uses('fetch') > 1 ||
    order!.link !== null ||
    order!.let ||
    !worksIn.test(order!.verbs[0]!) ||
    /[()]/.test(text) ||
    (order!.object === '' && order!.verbs.length === 1)
  )
    return null;
  const first = vesselFirst.exec(text);
  const last = orders.length === 1 && order!.at === 0 ? vesselLast.exec(text) : null;
  const found = first ?? last;
  if (found === null || (first !== null && order!.at !== first[0].length)) return null;
  if (/\bover|\bon\b/.test(found[1]!) || pick.chance() > 0.75) return null;
  const rest = first === null ? text.slice(0, last!.index) : text.slice(first[0].length);
  const shift = first === null ? 0 : first[0].length;
  const moved = orders.map((one, at) => ({
    ...one,
    lead: at === 0 ? null : one.lead,
    ...(one.at === undefined ? {} : { at: one.at - shift }),
    ...(one.from === undefined ? {} : { from: one.from - shift }),
  }));
  pick.use('fetch');
  const said = edited(rest, moved, manner);
  return pick
    .of(table.fetch, 'fetch')
    .replace('{vessel}', found[1]!.toLowerCase())
    .replace('{do}', () => said.charAt(0).toLowerCase() + said.slice(1));
}

/** "Go ahead and mix the eggs": few words that lead in an order, now and then, each once. */
function framed(said: string, orders: readonly Order[], manner: Manner): string {
  const { table, pick, place } = manner;
  const [order] = orders;
  if (
    table.frames.length === 0 ||
    !manner.free ||
    place === 'inner' ||
    order!.lead !== null ||
    order!.link !== null ||
    order!.at !== 0 ||
    order!.object === '' ||
    order!.let ||
    said.length > 150 ||
    /^(?:make|use|start|begin|let|enjoy|serve|repeat|keep|continue|try|wait|have|be|get)$/.test(
      order!.verbs[0]!,
    ) ||
    pick.uses('frame') * 4 > pick.uses('sentence') ||
    pick.chance() >= table.frameRate
  )
    return said;
  const left = table.frames.filter(
    (frame) =>
      pick.uses(`frame ${frame}`) === 0 && !(place === 'first' && /^(?:next|now|then|and)/i.test(frame)),
  );
  if (left.length === 0) return said;
  const frame = pick.of(left, 'frame');
  pick.use('frame');
  pick.use(`frame ${frame}`);
  return frame.replace('{do}', () => said.charAt(0).toLowerCase() + said.slice(1));
}

function edited(text: string, orders: readonly Order[], manner: Manner): string {
  const edits: Edit[] = [];
  let cursor = 0;
  /** Where a piece stands behind what was found so far; -1 where it stands nowhere as it was read. */
  const find = (piece: string): number => {
    const at = piece === '' ? -1 : text.indexOf(piece, cursor);
    if (at >= 0) cursor = at + piece.length;
    return at;
  };
  const exchange = (piece: string, say: (text: string) => string): void => {
    const start = find(piece);
    if (start < 0) return;
    const said = say(piece);
    if (said !== piece) edits.push({ start, end: start + piece.length, text: said });
  };
  const { table, pick } = manner;
  const full = table.articles === 'add';
  orders.forEach((order, i) => {
    const { at, lead, object, parts } = order;
    if (at === undefined) return;
    if (lead !== null)
      exchange(lead, (said) =>
        reword(full ? withTools(said.replace(bareVessel, '$1 a $2')) : said, table, pick),
      );
    const stop = i > 0 ? stopBefore(text, orders, i, manner) : null;
    if (stop !== null) edits.push(stop);
    cursor = Math.max(cursor, at + order.verbs[0]!.length);
    const verb = verbEdit(
      text,
      order,
      order.link === 'or' || orders[i + 1]?.link === 'or',
      manner,
      stop?.text.endsWith('. ') === true,
    );
    if (verb !== null) edits.push(verb);
    if (verb !== null && verb.end > cursor) cursor = verb.end;
    else exchange(object, (said) => reword(articled(said, manner), table, pick));
    const toward = verb?.into;
    parts.forEach(({ kind, text: part }, nth) =>
      exchange(part, (said) =>
        reword(
          nth === 0 && toward !== undefined
            ? (full ? withTools(said) : said).replace(isTo, `${toward} `)
            : full
              ? withVerb(withTools(said), manner.reveal)
              : table.bareTimes && kind === 'time' && parts[nth - 1]?.kind !== 'heat'
                ? said.replace(bareTime, '')
                : said,
          table,
          pick,
          kind === 'until' ? 'cue' : 'all',
        ),
      ),
    );
  });
  let said = text;
  for (const { start, end, text: by } of edits.toSorted((a, b) => b.start - a.start))
    said = said.slice(0, start) + by + said.slice(end);
  return said.replace(/\s+/g, ' ').trim();
}

const bareTime = new RegExp(`^for (?=(?:about |another )?${signs.time}$)`, 'iu');

/** "In bowl, mix": it is met here for the first time. */
const bareVessel =
  /^(in) ((?:(?:large|small|medium|big|separate|deep|heavy) )?(?:bowl|pan|pot|saucepan|skillet|wok|blender|food processor|jug))$/i;

/** "Cool for 10 minutes", for "let it cool for 10 minutes". */
const letIt =
  /^(let|allow|leave) (?:it|them) (?:to )?(cool|simmer|marinate|chill|soak|rest|drain|boil|cook|bake|freeze|proof|reduce|steam|steep|infuse)\b/i;
const curtly = ({ table }: Manner): boolean =>
  table.voice === 'terse' || (table.voice === 'imperative' && table.dropsChatter);

const word = /^\p{L}[\p{L}-]*$/u;
/** "It" that a tone's verb brings along; of cookies it would be "them". */
const itself = /\bit\b/;

/** The tone's verb in place of the source's; null where the source's own stands better. */
function verbEdit(
  text: string,
  order: Order,
  sharing: boolean,
  manner: Manner,
  stopped: boolean,
): Edit | null {
  const { verbs, at, particle, adverb } = order;
  const [verb = ''] = verbs;
  const start = at!;
  const end = start + verb.length;
  const capitalised = stopped;
  if (order.let && !capitalised && curtly(manner)) {
    const whole = letIt.exec(text.slice(start));
    if (whole !== null && whole[2]!.toLowerCase() === verb)
      return {
        start,
        end: start + whole[0].length,
        text: /^\p{Lu}/u.test(whole[1]!) ? capital(verb) : verb,
      };
  }
  const found = text.slice(start, end);
  if (found.toLowerCase() !== verb) return null;
  const keep = capitalised ? { start, end, text: capital(verb) } : null;
  if (verbs.length > 1 || order.let || sharing) return keep;
  const keyed = keyOf(order);
  const { key, object } = keyed;
  const behind = text.slice(end);
  const option = chooseVerb(order, keyed, manner, sharing);
  const into = / > (\S+)$/.exec(option)?.[1];
  const [goal] = keyed.parts;
  const placed = goal !== undefined && goal.kind === 'place' && isTo.test(goal.text);
  // "Toss in the peas", but "toss the peas into the pan".
  if (into !== undefined && !placed && keyed.parts.some(({ kind }) => kind === 'place')) return keep;
  const said =
    into === undefined ? option : placed ? option.split(' ')[0]! : option.slice(0, -into.length - 3);
  const made = (to: number, by: string): Edit => ({
    start,
    end: to,
    text: capitalised || /^\p{Lu}/u.test(found) ? capital(by) : by,
    into: placed ? into : undefined,
  });
  if (said === verb || said === key) return keep;
  // Nothing is popped nowhere, and nothing cut up in half.
  const goes = keyed.parts.some(({ kind }) => kind === 'place');
  if (!goes && /^(?:stick|pop|park|set|lay|deposit|relocate|move)$/.test(said) && said !== verb) return keep;
  if (/^cut up/.test(said) && /\bin half\b|\bin(?:to)? quarters\b/i.test(behind)) return keep;
  // "Mix to mix", for "stir to mix".
  const [head = ''] = said.split(' ');
  if (
    new RegExp(`\\b${head.slice(0, 6)}`, 'i').test(text.slice(0, start) + text.slice(end)) &&
    head.length > 3
  )
    return keep;
  const softly = /^\p{L}+ly (?=\p{L}+$)/u.test(said);
  if (softly && (adverb !== null || capitalised || /ly\b/.test(text))) return keep;
  // "Turn down the mixer" reduces nothing.
  if (
    /^(?:turn (?:down|up)|lower|reduce|increase|raise)$/.test(key) &&
    !/\b(?:heat|flame|temperature|fire|gas)\b/i.test(object)
  )
    return keep;
  const what = (): string => reword(articled(object, manner), manner.table, manner.pick);
  const next = object === '' ? '' : ` ${object}`;
  const contiguous =
    object !== '' && behind.startsWith(next) && !/^[\p{L}\p{N}-]/u.test(behind.slice(next.length));
  if (key === 'set aside') {
    if (!word.test(said)) return keep;
    if (behind.startsWith(' aside')) return made(end + 6, said);
    return contiguous && behind.startsWith(`${next} aside`)
      ? made(end + next.length + 6, `${said} ${what()}`)
      : keep;
  }
  if (/^bring to a (?:boil|simmer)$/.test(key)) {
    const whole = `${next} ${order.parts[0]!.text}`;
    return word.test(said) && behind.toLowerCase().startsWith(whole.toLowerCase())
      ? made(end + whole.length, object === '' ? said : `${said} ${what()}`)
      : keep;
  }
  // "Oven to 180 °C".
  if (said === '{o}')
    return contiguous && start === 0 && order.parts.length === 1 && /^(?:to|at)\b/i.test(order.parts[0]!.text)
      ? made(end + next.length, object.replace(/^(?:the|your) /i, ''))
      : keep;
  if (said.includes('{o}')) {
    if (!contiguous || particle !== null || key !== verb || /[,():]|\band\b/.test(object)) return keep;
    return made(end + next.length, said.replace('{o}', what));
  }
  const spoken = said.split(' ');
  if (particle !== null) {
    if (key !== `${verb} ${particle}` || !behind.toLowerCase().startsWith(` ${particle}`)) return keep;
    return spoken.length === 1 || spoken[1] === particle ? made(end + particle.length + 1, said) : keep;
  }
  if (spoken.length === 1 || softly)
    return (softly || word.test(said)) && !/^(?:bring|make) /.test(key) ? made(end, said) : keep;
  if (spoken.length === 2 && key === verb && object !== '') {
    // "Mix up the flour", but "mix it up".
    if (/^(?:it|them|everything)$/i.test(object))
      return contiguous ? made(end + next.length, `${spoken[0]!} ${object} ${spoken[1]!}`) : keep;
    return contiguous &&
      !/^(?:it|them|everything|this|that)\b| (?:in|on|up|out|over|down|together|well)$/i.test(object)
      ? made(end, said)
      : keep;
  }
  // "Leave it to cool", for "cool".
  if (
    object === '' &&
    key === verb &&
    itself.test(said) &&
    !manner.many &&
    /^(?:$|[,.;]| (?:for|until|on|in|over|at|and|then)\b| [\ue300-\ue3ff])/u.test(behind)
  )
    return made(end, said);
  return keep;
}

/** What the next order of a tone of short sentences stands behind; null where both stay in one breath. */
function stopBefore(text: string, orders: readonly Order[], i: number, { table, pick }: Manner): Edit | null {
  const order = orders[i]!;
  const before = orders[i - 1]!;
  const stops = table.joints.filter((joint) => /^[.;]/.test(joint));
  if (stops.length < table.joints.length) return jointBefore(text, orders, i, { table, pick });
  if (
    stops.length === 0 ||
    order.from === undefined ||
    order.link !== null ||
    before.let ||
    mayBeThing(order) ||
    orders[i + 1]?.link === 'or' ||
    orders[0]!.lead !== null ||
    /\b(?:if|unless)\b/i.test(text) ||
    (before.object === '' && before.parts.length === 0)
  )
    return null;
  const joint = text.slice(order.from, order.at);
  const plain = /^(?:(?:and|then|next|finally|lastly|&),? )*/i.exec(joint)![0];
  const start = text.slice(0, order.from).replace(/[\s,;–—-]+$/u, '').length;
  // "Until soft and set" may be one cue.
  const open = /^(?:until|when|purpose|along)$/.test(before.parts.at(-1)?.kind ?? '');
  if (open && !/\bthen\b/i.test(plain) && !/^[,;]/.test(text.slice(start))) return null;
  const chosen = pick.of(stops, 'stop');
  const [lead = ''] = chosen.split(/\{do\}/i);
  const end = order.from + plain.length;
  const left = text.slice(end, order.at);
  return {
    start,
    end: order.at!,
    text: lead + (lead.endsWith('. ') ? capital(left) : left),
  };
}

/** "Into flour and batter": a verb that is as often a noun, with nothing to show that it is none. */
const mayBeThing = ({ verbs, object, parts }: Order): boolean =>
  isAlsoNoun(verbs[0]!) &&
  (object === ''
    ? parts.length === 0
    : !/^(?:the|it|them|an?|your|all|each|any|some|everything|both|half|with)\b|^[\ue100-\ue2ff\d]/i.test(
        object,
      ));

/** "Melt the butter, then stir in the flour", for "melt the butter and stir in the flour". */
function jointBefore(
  text: string,
  orders: readonly Order[],
  i: number,
  { table, pick }: Pick<Manner, 'table' | 'pick'>,
): Edit | null {
  const [first, order] = orders;
  if (
    orders.length !== 2 ||
    i !== 1 ||
    order!.from === undefined ||
    order!.link !== null ||
    first!.let ||
    first!.verbs.length > 1 ||
    /\b(?:if|unless|or)\b|[();:]/i.test(text) ||
    /^(?:until|when|purpose|along)$/.test(first!.parts.at(-1)?.kind ?? '') ||
    (first!.object === '' && first!.parts.length === 0) ||
    mayBeThing(order!) ||
    /,/.test(first!.object)
  )
    return null;
  const joint = text.slice(order!.from, order!.at);
  const plain = /^(?:(?:and|then|&),? )*/i.exec(joint)![0];
  const head = text.slice(0, order!.from);
  const start = head.replace(/[\s,]+$/u, '').length;
  if (plain === '' || /[;–—-]\s*$/.test(head)) return null;
  const sequel = /\bthen\b/i.test(plain);
  const options = table.joints
    .map((one) => one.split('{do}')[0]!)
    .filter((one) => /\bthen\b/.test(one) !== sequel && !(/^ and/.test(one) && / and /.test(head)));
  if (options.length === 0 || pick.chance() > 0.65) return null;
  const left = text.slice(order!.from + plain.length, order!.at);
  return { start, end: order!.at!, text: pick.of(options, 'joint') + left };
}

/** "In goes the garlic", for "add the garlic" that stands by itself. */
function movedIn(text: string, orders: readonly Order[], manner: Manner): string | null {
  const [order] = orders;
  if (
    orders.length !== 1 ||
    !manner.free ||
    manner.table.goes.length === 0 ||
    order!.verbs.join() !== 'add' ||
    order!.at !== 0 ||
    order!.parts.length > 0 ||
    order!.particle !== null ||
    order!.adverb !== null ||
    !/^add$/i.test(text.slice(0, 3)) ||
    text.slice(4) !== order!.object ||
    order!.object.length > 90 ||
    /[():]|\b(?:it|them|everything|then|back|enough|more|to|until|or|if|for|in|at|from|on|with|while|as|again|last|at)\b/i.test(
      order!.object,
    ) ||
    (/,/.test(order!.object) && !/\band\b/.test(order!.object)) ||
    !manner.locked(order!.object)
  )
    return null;
  const { pick } = manner;
  const left = manner.table.goes.filter((one) => pick.uses(`goes ${one}`) === 0);
  if (left.length === 0 || pick.uses('goes') * 5 > pick.uses('sentence') || pick.chance() > 0.6) return null;
  const pattern = left[Math.floor(pick.chance() * left.length)]!;
  pick.use('goes');
  pick.use(`goes ${pattern}`);
  const many = isPlural([...order!.object].map(manner.reveal).join(''));
  return pattern
    .replace('{goes}', many ? 'go' : 'goes')
    .replace('{o}', () => reword(articled(order!.object, manner), manner.table, manner.pick));
}

/** "The onions should be sliced thinly", for an order by itself, in a tone that speaks so now and then. */
function shouldBe(text: string, orders: readonly Order[], manner: Manner): string | null {
  const { table, pick } = manner;
  const [order] = orders;
  if (table.voice !== 'passive' || orders.length !== 1 || !manner.free) return null;
  const { verbs, object, parts, adverb, particle, at, let: lets } = order!;
  const [verb = ''] = verbs;
  if (
    at !== 0 ||
    verbs.length > 1 ||
    lets ||
    adverb !== null ||
    particle !== null ||
    text.slice(0, verb.length).toLowerCase() !== verb ||
    !text.slice(verb.length + 1).startsWith(object) ||
    !/^(?:$|,? (?:until|for|in|into|on|onto|over|with|to)\b)/.test(
      text.slice(verb.length + 1 + object.length),
    ) ||
    !turned.test(verb) ||
    parts.some(({ kind }) => /^(?:along|when|purpose|rest)$/.test(kind)) ||
    /[():;]|\b(?:it|them|if|or)\b/i.test(text) ||
    !isSubject(articled(object, manner)) ||
    pick.uses('passive') * 3 > pick.uses('sentence') ||
    pick.chance() > 0.6
  )
    return null;
  pick.use('passive');
  const own = table.verbs[verb]?.find((one) => word.test(one)) ?? verb;
  const rest = text.slice(verb.length + 1 + object.length).trim();
  const what = reword(articled(object, manner), table, pick);
  return `${what} should be ${participle(own)}${/^[,;]/.test(rest) ? '' : ' '}${reword(rest, table, pick, 'plain')}`;
}

const turned =
  /^(?:add|mix|combine|chop|slice|dice|cut|peel|grate|rinse|wash|drain|sift|whisk|beat|simmer|cook|bake|roast|fry|boil|place|put|pour|sprinkle|arrange|divide|preheat|melt|mince|knead|chill|marinate|spread|grease|line|trim|toast)$/;
