/** Takes a masked instruction apart: sentences, orders in a sentence, parts of an order. Nothing is dropped. */
import { createMemo } from '#kernel/memo';
import { signs } from '../mask.ts';
import { governs, orderStarts, subordinator, verbsInRow, wordsOf, type Word } from './order-starts.ts';
import { isAlsoNoun, isOrderVerb, lettable } from './verb-forms.ts';

export type PartKind = 'place' | 'heat' | 'time' | 'until' | 'purpose' | 'along' | 'when' | 'with' | 'rest';

/** A piece of an order after its object: "over medium heat", "until soft", "stirring often". */
export interface Part {
  readonly kind: PartKind;
  readonly text: string;
  /** A comma stood before it. */
  readonly comma: boolean;
}

/** One thing to do. */
export interface Order {
  /** What stands before the verb: "In a large bowl", "Once the oil is hot". */
  readonly lead: string | null;
  /** "or" and "but" before it, which must stay. */
  readonly link: 'or' | 'but' | null;
  readonly adverb: string | null;
  /** Several for "peel and chop the apples". */
  readonly verbs: readonly string[];
  readonly particle: string | null;
  readonly object: string;
  readonly parts: readonly Part[];
  /** "Let the sauce simmer": the verb is said of the object. */
  readonly let: boolean;
}

/** A sentence: orders, or a statement that tells nothing to do. */
export interface Sentence {
  readonly source: string;
  readonly orders: readonly Order[];
  readonly end: string;
}

const abbreviation =
  /(?:\b(?:approx|min|mins|hr|hrs|sec|secs|tbsp|tsp|oz|lb|lbs|in|etc|e\.g|i\.e|vs|no|temp|pkg|c|f|dr|mr|mrs|st|ca|deg|ml|kg|g|acc|pkt|pkts|tbs|pkgs|qt)|[\ue200-\ue5ff])$/i;

/** Splits at full stops, exclamation and question marks outside brackets. */
export function splitSentences(text: string): readonly string[] {
  const sentences: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '(') depth++;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (sign === '\n' || (depth === 0 && (sign === '.' || sign === '!' || sign === '?'))) {
      if (sign !== '\n') {
        while (/[.!?"”')]/.test(text[at + 1] ?? '') && text[at + 1] !== '(') at++;
        const next = text.slice(at + 1);
        if (next !== '' && !/^\s/.test(next)) continue;
        const word = text.slice(from, at).replace(/[.!?]+$/, '');
        if (
          sign === '.' &&
          abbreviation.test(word) &&
          !(
            /[\ue300-\ue4ff]$/.test(word) ? /^\s+[A-Z\ue100-\ue5ff]/ : /^\s+[A-Z\ue100-\ue1ff\ue300-\ue3ff]/
          ).test(next) &&
          next.trim() !== ''
        )
          continue;
      }
      const piece = text.slice(from, at + 1).trim();
      if (piece !== '') sentences.push(piece);
      from = at + 1;
    }
  }
  const piece = text.slice(from).trim();
  if (piece !== '') sentences.push(piece);
  return sentences;
}

/** Where a new part of an order begins. */
const partStart = new RegExp(
  [
    String.raw`(?<until>(?:or |and |just |or just )?(?<!however long )(?:until|till|til)\b)`,
    String.raw`(?<time>(?:for )?(?:(?:a|an|about|around|approximately|approx\.?|roughly|at least|up to|another|a further|an additional|anywhere from|a good|a full|a final|a last|the first|only|just|between|exactly|precisely|every|~) )*${signs.time}|for a (?:\w+ )?(?:while|bit|moment)\b)`,
    String.raw`(?<often>(?:every now and (?:then|again)|every so often|(?:now and then|from time to time)(?! stir))\b)`,
    String.raw`(?<moment>at (?:about |around |approximately )?${signs.time})`,
    String.raw`(?<heat>(?:over|on|at|to)(?: a| the)?(?: very| fairly| quite)? (?:low|medium|high|moderate|gentle|simmering|full|mid)[\w/ –-]*?(?:heat|flame|setting|speed|power)|(?:over|on|at|to) ?(?:about |around |approximately )?(?:an? )?${signs.heat})`,
    String.raw`(?<when>(?:so that|so|because|as soon as|(?<!\bas \w+ )as(?! \w+ (?:\w+ )?as\b| (?:much|many|little|few)\b)|(?<!\ba )while|whilst|when|once|if|before|after|unless|since|(?<!\ball )but|which|where|though|although|whereas)\b)`,
    String.raw`(?<with>(?:with|without|using|according to|depending on|as per)\b)`,
    String.raw`(?<place>(?:in(?! a (?:bit|while|minute|moment)\b)|into|onto|on|from(?! (?:the )?(?:first|second|third|other|remaining) \S+[.,;]?$)|over|through|under|between|around(?! (?:half|an? (?:third|quarter)|[\d\ue200-\ue5ff]))|inside|by|at(?! (?:a|the same) time)|across|against|off(?= (?:the|of|a|your|any)\b)|out of|away from|on top of|next to|among|along|toward|towards|above|below|per)\b)`,
    String.raw`(?<to>to\b(?! you\b))`,
    String.raw`(?<along>(?:\w+ly )?\w+ing (?=\w|$)|stirring|whisking|(?:\w+ly )?(?:un)?covered|turning|basting|flipping|shaking|uncovered)`,
  ].join('|'),
  'iuy',
);

/** Splits what follows an object into parts; the first piece is the object. */
function splitParts(text: string): { readonly object: string; readonly parts: readonly Part[] } {
  const cuts: { at: number; kind: PartKind; comma: boolean }[] = [];
  let depth = 0;
  let inside: PartKind | null = null;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '(') depth++;
    if (sign === ')') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    if (at > 0 && !/[\s,;–—]/.test(text[at - 1]!)) continue;
    if (!/[\p{L}\ue300-\ue3ff~]/u.test(sign)) continue;
    let gapFrom = at;
    while (gapFrom > 0 && /[\s,;–—-]/.test(text[gapFrom - 1]!)) gapFrom--;
    const gap = text.slice(gapFrom, at);
    const comma = /[,;–—]|\s-\s/.test(gap);
    // A cue, a reason or a condition runs to the next comma or time.
    partStart.lastIndex = at;
    const match = partStart.exec(text);
    if (!match) continue;
    const groups = match.groups!;
    let kind: PartKind | null = null;
    if (groups['until'] !== undefined) kind = 'until';
    else if (groups['moment'] !== undefined || groups['often'] !== undefined) kind = 'rest';
    else if (groups['time'] !== undefined) kind = 'time';
    else if (groups['heat'] !== undefined) kind = 'heat';
    else if (groups['when'] !== undefined) kind = 'when';
    else if (groups['with'] !== undefined) kind = 'with';
    else if (groups['place'] !== undefined) kind = 'place';
    else if (groups['to'] !== undefined) {
      const next = /^to (?:\w+ly )?([\p{L}-]+)/iu.exec(text.slice(at))?.[1]?.toLowerCase() ?? '';
      kind = isOrderVerb(next) || aims.test(next) ? 'purpose' : 'place';
    } else if (groups['along'] !== undefined) kind = comma ? 'along' : null;
    if (kind === null) continue;
    const closed = inside === 'until' || inside === 'when' || inside === 'along' || inside === 'purpose';
    const held =
      closed &&
      !(
        (kind === 'time' && (comma || /^for\b/i.test(match[0]))) ||
        (comma && kind !== 'place' && kind !== 'with') ||
        kind === 'until'
      );
    if (held) {
      at += Math.max(0, match[0].length - 1);
      continue;
    }
    // "For 5 to 10 minutes per side": what follows a time stays with it.
    cuts.push({ at, kind, comma });
    inside = kind;
    at += Math.max(0, match[0].length - 1);
  }
  const object = trimPart(cuts.length === 0 ? text : text.slice(0, cuts[0]!.at));
  const parts = cuts.flatMap(({ at, kind, comma }, i): readonly Part[] => {
    const piece = trimPart(text.slice(at, cuts[i + 1]?.at ?? text.length));
    // "Until fragrant (1 min)": a time in brackets is one.
    const [, cue, time] = kind === 'until' ? (bracketed.exec(piece) ?? []) : [];
    return cue === undefined || time === undefined
      ? [{ kind, text: piece, comma }]
      : [
          { kind, text: cue, comma },
          { kind: 'time', text: time, comma: true },
        ];
  });
  return { object, parts };
}

const bracketed = new RegExp(
  String.raw`^([^()]+) \(((?:about |around |approximately )?${signs.time})\)$`,
  'iu',
);

/** Verbs that say what a thing is done for. */
const aims =
  /^(?:avoid|prevent|help|release|enhance|ensure|allow|thin|expose|taste|accommodate|achieve|become|catch|combine|create|develop|encourage|enable|form|loosen|lose|soak|speed|stop|protect|bind|fit|finish|get|give|keep|let|make|maintain|obtain|redistribute|resemble|extract|remove|start|absorb|evaporate|blend|be|have|look|meet|moisten|preserve|reach|retain|save|show|smell|use|activate|separate|settle)$/;

const comesToTable = /^(?:serve|eat|enjoy|plate|present|store|keep|leave|offer)$/;
const isDressed =
  /^(?:(?:\p{L}+ly|still|then) )?(?!shed|bed|seed|weed)\p{L}{2,}(?:ed|cut|spread)(?: (?:and|or) \p{L}+ed)?$/u;

const trimPart = (text: string): string => text.replace(/^[\s,;–—]+|(?:[\s,;–—]|\s-)+$/gu, '');

/** "Spread on the rest of the glaze", "drizzle on the remaining sauce": what goes on, not where. */
const goesOn = /^\s+on (?=(?:the )?(?:rest|remainder|remaining|last|other half)\b)/i;
const strewing = /^(?:spread|drizzle|sprinkle|scatter|brush|spoon|pour|smear|pipe|layer|press|pile|put)$/;

const particles = /^(in|up|off|out|down|together|over|away|through|back|aside)\b/i;
const vessel =
  /^(?:an?|the|your|another|one|separate|large|small|medium|hot|same)?\s*(?:[\p{L}-]+\s+){0,3}?(?:bowls?|pan|pot|skillet|saucepan|wok|jug|processor|blender|dish|tin|jar|oven|fridge|refrigerator|freezer|mixer|microwave|batches|half(?! (?:the|of|an?)\b)|places?|order|water|cooker|fryer|pieces|cubes|slices|strips|dutch|plate|tray|center|centre|middle|thirds|quarters|circles?|mortar|machine|bag|(?:tart |pie |pastry )?(?:shells?|crusts?|cases?|base)|moulds?|molds?|ramekins?|glasses|cups|muffin)\b/iu;

function parseOrder(
  words: readonly Word[],
  from: number,
  verbAt: number,
  until: number,
  text: string,
  lead: string | null,
): Order {
  const verbs = [words[verbAt]!.low];
  let adverb: string | null = null;
  for (let at = from; at < verbAt; at++)
    if (/ly$/.test(words[at]!.low) && !/^(?:finally|lastly)$/.test(words[at]!.low))
      adverb =
        adverb !== null && words[at - 1]!.low === 'and' ? `${adverb} and ${words[at]!.low}` : words[at]!.low;
  let at = verbAt;
  const row = verbsInRow(words, verbAt);
  if (row.length > 0) {
    verbs.push(...row.slice(1).map((one) => words[one]!.low));
    at = row.at(-1)!;
  }
  // "Peel and chop the apples", "wash, peel and slice".
  for (;;) {
    const joint = words[at + 1];
    const next = words[at + 2];
    if (joint === undefined || next === undefined || next.end > until) break;
    if (/^(?:and|&)$/.test(joint.low) && isOrderVerb(next.low) && !/[,;]/.test(joint.gap + next.gap)) {
      const after = words[at + 3];
      if (isAlsoNoun(next.low) && after !== undefined && !governs(after)) break;
      verbs.push(next.low);
      at += 2;
    } else break;
  }
  let rest = text.slice(words[at]!.end, until);
  let particle: string | null = null;
  const trailing = /^\s+/.exec(rest)?.[0].length ?? 0;
  const match = particles.exec(rest.slice(trailing));
  if (match && verbs.length === 1) {
    const after = rest.slice(trailing + match[0].length).trimStart();
    const isPrep = /^(?:in|over|through|off)$/i.test(match[1]!);
    const bare = after === '' || /^(?:for|until|with|and|[,;]|slightly|[\ue300-\ue3ff])/.test(after);
    if (
      isPrep
        ? match[1]!.toLowerCase() === 'off'
          ? /^(?:cut|turn|switch|take|drain|pour|shake|trim|skim|brush|scrape|pat|slice|snip|peel|pull|rub|slip|strip|wipe|tear)$/.test(
              verbs[0]!,
            ) && !/^(?:the (?:heat|fire|flame|stove|hob|pan|cob))\b/.test(verbs[0] === 'take' ? after : '')
          : /^through$/i.test(match[1]!)
            ? /^(?:stir|fold|toss|mix|run|swirl)$/.test(verbs[0]!) &&
              /^(?:[\p{L}-]+ ){0,4}[\ue100-\ue1ff]/u.test(after)
            : match[1]!.toLowerCase() === 'in' &&
              /^(?:stir|mix|whisk|fold|beat|blend|rub|toss|pour|squeeze|sprinkle|throw|chuck|bung|pop|lob|sling|slosh|slip|slide|put|add|knead|swirl|drop|crack|tip|drizzle|whip|cut|grate|scrape|tear|snip|crumble)$/.test(
                verbs[0]!,
              ) &&
              !vessel.test(after)
        : !/^of\b/.test(after) || bare
    ) {
      particle = match[1]!.toLowerCase();
      rest = rest.slice(trailing + match[0].length);
    }
  }
  if (particle === null && verbs.length === 1 && strewing.test(verbs[0]!) && goesOn.test(rest)) {
    particle = 'on';
    rest = rest.replace(goesOn, ' ');
  }
  const split = splitParts(rest);
  // "Stir well": how, not what.
  const how =
    /^(?:very )?(?:well|thoroughly|gently|again|briefly|immediately|right away|straight away|warm|hot|cold|chilled|together|often|frequently|constantly|continuously|carefully|quickly|slowly|lightly|occasionally|(?:(?:partially|partly|loosely|tightly) )?(?:un)?covered|\w+ly)(?: (?:and|but) \w+ly| (?:again|together|well|immediately))*$/i.test(
      split.object,
    );
  const comma = how && /^\s*,/.test(rest);
  // "Serve topped with chives": how it comes to the table, not what does.
  const dressed = comesToTable.test(verbs.at(-1)!) && isDressed.test(split.object);
  const lying = dressed || lies.test(split.object);
  let object = how || lying ? '' : split.object;
  const ending =
    /^(.+?) (out|off|up|down|aside|away|together)$/i.exec(object) ??
    /^(it|them|everything) (in|over)$/i.exec(object) ??
    // "Pour the dressing over": nothing is overturned.
    /^((?:the )?(?:[\ue100-\ue1ff]|\p{L}+)) (over)$/iu.exec(object);
  if (
    ending &&
    // "Turn the heat right down" says how far between its verb and "down".
    !/\b(?:sides?|face|facing|seam|skin|cut|right|way|well) (?:up|down|off|out)$/i.test(object) &&
    !/^(?:let|allow|leave|make)$/.test(verbs[0]!) &&
    takesParticle(verbs[0]!, ending[2]!.toLowerCase()) &&
    !/^to you\b/i.test(split.parts[0]?.text ?? '') &&
    verbs.length === 1 &&
    particle === null &&
    !/[()]/.test(object)
  ) {
    object = ending[1]!;
    particle = ending[2]!.toLowerCase();
  }
  // "Stir them in".
  if (
    particle === null &&
    verbs.length === 1 &&
    split.parts[0]?.kind === 'place' &&
    /^in$/i.test(split.parts[0].text) &&
    !lettable.has(verbs[0]!) &&
    !how &&
    object !== '' &&
    // "The jar that the tomatoes came in".
    !/ (?:came|comes?|were|was|are|is|sat|soaked|boiled|cooked|marinated)$/i.test(object)
  )
    return {
      ...{ lead, link: linkOf(words[from]!.low, verbAt > from), adverb, verbs, particle: 'in', object },
      parts: split.parts.slice(1),
      let: false,
    };
  const [behind] = split.parts;
  const parts: readonly Part[] =
    dressed && behind !== undefined && !behind.comma
      ? [{ kind: 'rest', text: `${split.object} ${behind.text}`, comma: false }, ...split.parts.slice(1)]
      : how || lying
        ? [{ kind: 'rest', text: split.object, comma }, ...split.parts]
        : split.parts;
  const link = linkOf(words[from]!.low, verbAt > from);
  return { lead, link, adverb, verbs, particle, object, parts, let: false };
}

/** "Remove the cut out": what is removed was cut out, and nothing is removed out. */
const takesParticle = (verb: string, particle: string): boolean =>
  particle === 'out'
    ? /^(?:take|roll|spread|fish|scoop|turn|lift|pull|empty|squeeze|press|stretch|lay|pour|drain|get|pick|hollow|scrape|wring|throw|chuck|toss|tip|ladle|fan|flatten|push|smooth|even|carve|dig|pop|shake|bring|wash|rinse|cut|stamp|measure|tease)$/.test(
        verb,
      )
    : particle === 'off'
      ? !/^(?:remove|discard|place|put|set|add)$/.test(verb)
      : true;

const linkOf = (word: string, stands: boolean): Order['link'] =>
  stands && (word === 'or' || word === 'but') ? word : null;

/** "Let it all slowly stew": how, before the verb. */
const slowly = /(?<=\S) (\p{L}+ly)$/iu;

/** "Let the sauce simmer for 10 minutes": what is done, said of what. */
function readLet(order: Order): Order {
  const [verb] = order.verbs;
  if (order.verbs.length !== 1 || !/^(?:let|allow|leave)$/.test(verb!) || order.particle !== null)
    return order;
  // "Let stand for 10 minutes".
  const alone = /^([\p{L}-]+)(?: (slightly|completely|briefly|a little|a bit|fully|down))?$/iu.exec(
    order.object,
  );
  if (alone && lettable.has(alone[1]!.toLowerCase()))
    return {
      ...order,
      verbs: [alone[1]!.toLowerCase()],
      object: 'it',
      adverb: alone[2] ?? order.adverb,
      let: true,
    };
  const all = [order.object, ...order.parts.map(({ text }) => text)];
  const match =
    /^(.*?)(?:^|\s)(?:to\s+)?([\p{L}-]+)((?:\s+(?:down|completely|slightly|briefly|gently|fully|thoroughly|a bit|a little|overnight))?)$/iu.exec(
      order.object,
    );
  if (match && lettable.has(match[2]!.toLowerCase()) && match[1]!.trim() !== '')
    return {
      ...order,
      verbs: [match[2]!.toLowerCase()],
      object: match[1]!.trim().replace(slowly, ''),
      adverb: match[3]!.trim() || (slowly.exec(match[1]!.trim())?.[1] ?? order.adverb),
      let: true,
    };
  const [first] = order.parts;
  const purpose =
    first?.kind === 'purpose'
      ? /^to\s+([\p{L}-]+)((?:\s+(?:completely|slightly|briefly|fully|down))?)(?=$|\s+(?:in|on|to|at|for|until|over|with)\b)(.*)$/iu.exec(
          first.text,
        )
      : null;
  if (purpose && lettable.has(purpose[1]!.toLowerCase()))
    return {
      ...order,
      object: all[0] === '' ? 'it' : order.object,
      verbs: [purpose[1]!.toLowerCase()],
      adverb: purpose[2]!.trim() || order.adverb,
      // "Allow it to cool in the tin": where stands with the aim.
      parts: [...splitParts(` ${purpose[3]!.trim()}`).parts, ...order.parts.slice(1)],
      let: true,
    };
  return order;
}

/** "Thirty minutes before baking", "an hour later". */
const timeLead = new RegExp(
  `^(?:(?:about|around|some) )?${signs.time}(?: or so)? (?:before|after|later|ahead)\\b`,
  'iu',
);
/** "The night before, whisk the starter". */
const dayLead = /^the (?:night|day|evening|morning|week) (?:before|after)\b/i;
/** "Place seam side down on a towel", "beat for 40 strokes": how it lies or how long it goes on, not what is handled. */
const lies =
  /^(?:(?:seam|skin|cut|breast|rounded|flat|smooth|fat|meat|bone)(?:[- ]sides?)? (?:up|down)|(?:face|facing) (?:up|down))(?: first)?$|^for (?:about |around |another |at least )?[\d\ue100-\ue5ff]|^for (?:later|now|other|another|serving|garnish\w*|topping|future|further|next|use)\b.*|^(?:(?:about |around )?[\d\ue200-\ue5ff][\d\ue200-\ue5ff ~–/-]*(?: or [\d\ue200-\ue5ff]+)? ?|(?:a few|several|many|two|three|four|a couple of) )(?:more )?times$/iu;

/** An edition and a telling, each in several tries, read the same sentences. */
const parsed = createMemo<Sentence>(512);

/** Reads one sentence of a masked instruction. */
export const parseSentence = (source: string): Sentence => parsed.get(source, () => readSentence(source));

function readSentence(source: string): Sentence {
  const end = /[.!?]+["”')]*$/.exec(source)?.[0] ?? '';
  const text = end === '' ? source : source.slice(0, -end.length);
  const words = wordsOf(text);
  const statement: Sentence = { source, orders: [], end };
  // "Note: it contains raw egg" tells, however its first word reads.
  if (words.length === 0 || /^\s*(?:\(|note\s*:)/i.test(text)) return statement;
  // "Stand back, it will spit" warns.
  if (
    /^\p{L}+(?: \p{L}+)?, (?:it|they|this|that|you)(?:['’]s|['’]ll| will| is| are| can| may| might) /iu.test(
      text,
    )
  )
    return statement;
  const starts = orderStarts(words);
  if (starts.length === 0) return statement;
  const [first] = starts;
  let lead: string | null = null;
  // What comes before "and" is more than a lead: "if it is done, you can baste it and return it".
  if (first!.from > 0 && /^(?:and|or)$/.test(words[first!.from]!.low)) return statement;
  if (first!.from > 0) {
    lead = trimPart(text.slice(0, words[first!.from]!.start));
    if (
      !subordinator.test(lead) &&
      !timeLead.test(lead) &&
      !dayLead.test(lead) &&
      !/^(?:in the )?mean ?while$/i.test(lead)
    )
      return statement;
  }
  if (/^(?:not|no|never)$/.test(words[first!.verb + 1]?.low ?? '')) return statement;
  const orders: Order[] = [];
  let verbAt = -1;
  let pendingLead: string | null = lead;
  for (let i = 0; i < starts.length; i++) {
    const { verb, from } = starts[i]!;
    if (verb <= verbAt) continue;
    const next = starts.find(({ verb: other }, j) => j > i && !sharesObject(words, verb, other));
    const until = next === undefined ? text.length : words[next.from]!.start;
    orders.push(readLet(parseOrder(words, from, verb, until, text, pendingLead)));
    pendingLead = null;
    verbAt = next === undefined ? words.length : next.verb - 1;
  }
  return { source, orders, end };
}

/** Whether two verbs stand side by side and handle the same thing: "peel and chop". */
function sharesObject(words: readonly Word[], first: number, other: number): boolean {
  if (verbsInRow(words, first).includes(other)) return true;
  for (let at = first + 1; at < other; at++)
    if (
      !/^(?:and|&)$/.test(words[at]!.low) &&
      // "Reduce heat and simmer": a verb right behind a verb is what it handles.
      !(isOrderVerb(words[at]!.low) && /^(?:and|&)$/.test(words[at - 1]!.low))
    )
      return false;
  return (
    !words.slice(first + 1, other + 1).some(({ gap }) => /[,;]/.test(gap)) &&
    words[other + 1] !== undefined &&
    !/[,;]/.test(words[other + 1]!.gap)
  );
}
