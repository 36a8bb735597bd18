/** Takes a masked instruction apart: sentences, orders in a sentence, parts of an order. Nothing is dropped. */
import { isAlsoNoun, isOrderVerb, lettable } from './verb-forms.ts';
import { signs } from './mask.ts';

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
  /(?:\b(?:approx|min|mins|hr|hrs|sec|secs|tbsp|tsp|oz|lb|lbs|in|etc|e\.g|i\.e|vs|no|temp|pkg|c|f|dr|mr|mrs|st|ca|deg|ml|kg|g|acc|pkt|pkts|tbs|pkgs|qt)|[\ue100-\ue5ff])$/i;

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
          !/^\s+[A-Z\ue100-\ue1ff]/.test(next) &&
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

const adverbs =
  /^(?:(?!family|jelly|early|only|bubbly|crumbly|curly|oily|wobbly|chilly|lovely|jolly|belly|butterfly|fly|supply|apply|reply|july|multiply|italy|assembly|anomaly|wooly|woolly|homely|lively|silly|sly|ugly|lonely|bully|rally|tally|ally)\p{L}+ly|just|also|always|first|next|finally|then|now|please|again|simply|once more|lastly)$/iu;
const sequence = /^(?:next|then|now|finally|first|lastly)$/;
const subordinator =
  /^(?:once|when|while|whilst|after|as|before|if|until|till|because|since|for|with|using|in|on|to|at|from|by|over|into|meanwhile|during|working|starting|without|alternatively|optionally|otherwise|when|whenever|unless|about|halfway|near|toward|towards|off (?:the )?heat)\b/i;
const governed =
  /^(?:the|a|an|it|them|in|into|on|onto|over|with|until|till|for|well|again|each|your|all|at|to|gently|together|both|another|about|through|up|out|off|down|away|very|thinly|finely|thickly|roughly|any|some|half|half|this|that|these|everything|more|enough|from|around|briefly|constantly|lightly|just|so|as|aside|back|its|every|as|hot|warm|immediately|one|two|three|four|both|several|most|lots|plenty|remaining|continue|keep|let|make|sure|dry|smooth|dough|batter|mixture|lid|pan|pot|oven|heat|water|bread|meat)$/i;
/** Nouns in front of a verb that orders nothing: "butter should be soft". */
const predicate =
  /^(?:is|are|was|should|will|can|may|must|has|have|needs?|could|would|does|do|might|shall|depends|varies|works)$/i;
const standsAlone =
  /^(?:stir|drain|mix|whisk|simmer|chill|cool|rest|fry|boil|serve|enjoy|toss|cook|bake|repeat|set|season|cover|taste)$/;

const vesselEnd =
  /^(?:bowl|pan|pot|skillet|saucepan|wok|jug|processor|blender|dish|tin|jar|mixer|heat|oven|fork|knife|spoon|hands?|morning|evening)$/;
/** A verb after these is no order: "after you add", "when ready to serve", "if they cook". */
const notBeforeOrder =
  /^(?:you|they|it|we|i|to|and|or|not|will|can|may|should|must|would|could|the|an?|your|that|which|who|is|are|be|gently|from|of|start|begin)$|^[\ue100-\ue1ff]$/;
/** What a food may be before it is named: "warm naan". */
const alsoAdjective = /^(?:warm|cool|dry|crisp|brown|clean|thin|smooth|separate|set)$/;
const foodNoun = /^(?:salt|pepper|butter|oil|flour|bread|cream|ice|zest|crumb)$/;

/** What is taken off a food, as often as it is a verb. */
const takenOff = /^(?:bone|skin|core|seed|shell|stone|pit|stem|rind|zest|husk|hull)$/;

interface Word {
  readonly text: string;
  readonly low: string;
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  readonly gap: string;
}

/** A word in lower case without accents; most have none. */
const lowOf = (word: string): string =>
  /[^\0-~]/.test(word)
    ? word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('’', "'")
    : word.toLowerCase();

function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let last = 0;
  let depth = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’]*(?:-\p{L}+)*|[\ue100-\ue5ff]|\d[\d.,/]*/gu)) {
    const gap = text.slice(last, match.index);
    // No word holds a bracket.
    for (const sign of gap) depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    words.push({
      text: match[0],
      low: lowOf(match[0]),
      start: match.index,
      end: match.index + match[0].length,
      depth,
      gap,
    });
    last = match.index + match[0].length;
  }
  return words;
}

/** Stretches that tell nothing: what follows until, if, when, so that. */
const muting =
  /^(?:until|till|til|if|when|whenever|once|because|so|as|while|whilst|unless|before|after|where|which|since)$/;
const unmuting =
  /^(?:then|serve|remove|add|let|set|cover|bake|simmer|cook|drain|stir|reduce|turn|pour|place|transfer|put|take|return|preheat|line|grease|bring|toss|flip|season|discard|keep|leave|garnish|bring|mix|fold|sprinkle|top)$/;

/** Where the words of an order begin: "and then gently" before its verb. */
function beginsAt(words: readonly Word[], verb: number): number {
  let from = verb;
  const free = (): boolean => from > 0 && !/[;:]/.test(words[from]!.gap);
  while (
    free() &&
    adverbs.test(words[from - 1]!.low) &&
    (!/,/.test(words[from]!.gap) || sequence.test(words[from - 1]!.low))
  )
    from--;
  if (free() && !/,/.test(words[from]!.gap) && /^(?:and|or|but|&)$/.test(words[from - 1]!.low)) from--;
  // "Gently and quickly shape".
  if (
    words[from]!.low === 'and' &&
    from > 0 &&
    /ly$/.test(words[from + 1]!.low) &&
    /ly$/.test(words[from - 1]!.low) &&
    adverbs.test(words[from - 1]!.low)
  )
    from--;
  return from;
}

/** Finds where orders begin: places of their verbs, with the place where the order's words begin. */
function orderStarts(words: readonly Word[]): readonly { readonly verb: number; readonly from: number }[] {
  const starts: { verb: number; from: number }[] = [];
  let muted = false;
  let open = true;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word.depth > 0) continue;
    const after = words[at + 1];
    const comma = /[,;:–—]|\s-\s/.test(word.gap);
    if (comma) muted = false;
    if (muting.test(word.low) && at > 0 && !comma) muted = true;
    if (!isOrderVerb(word.low)) continue;
    // "Lay the salmon on the other side, skin down".
    if (/^(?:skin|cut|bone|shell)$/.test(word.low) && /^(?:down|up|sides?|side-\w+)$/.test(after?.low ?? ''))
      continue;
    const from = beginsAt(words, at);
    const before = words[from - 1];
    const first = from === 0;
    const afterComma = /[,;:–—]|\s-\s/.test(words[from]!.gap) || comma;
    const joined = from < at && /^(?:and|then|or|but)$/.test(words[from]!.low);
    const hasThen = words.slice(from, at).some(({ low }) => low === 'then' || low === 'now');
    // A negated order stays with its sentence.
    if (
      /^(?:not|don't|never|to|can|may|should|will|must|could|would|you|they|it|we|i|that|the|a|an|your|its)$/.test(
        words[at - 1]?.low ?? '',
      ) &&
      !comma
    )
      continue;
    if (!first && !afterComma && !joined) {
      if (starts.length > 0 || !open || after === undefined) continue;
      // "In a large bowl whisk the eggs", "once the pan is hot add the rice": a lead without its comma.
      const vessel =
        subordinator.test(words[0]!.low) && !muted && governs(after) && vesselEnd.test(before?.low ?? '');
      const clause =
        /^(?:once|when|after|if|while)$/.test(words[0]!.low) &&
        !isAlsoNoun(word.low) &&
        from >= 3 &&
        governs(after) &&
        !notBeforeOrder.test(before?.low ?? '') &&
        !(/^(?:once|when|after|while)$/.test(words[0]!.low) && from < 2);
      if (!vessel && !clause) continue;
    }
    if (after !== undefined && predicate.test(after.low) && (first || isAlsoNoun(word.low))) continue;
    // "To a soft, smooth dough".
    if (
      comma &&
      alsoAdjective.test(word.low) &&
      after !== undefined &&
      /\b(?:an?|the) (?:\p{L}+,? ){1,2}$/iu.test(
        `${words
          .slice(Math.max(0, at - 3), at)
          .map(({ low }) => low)
          .join(' ')} `,
      ) &&
      !/^(?:the|an?|it|them|your|with|over|in|on)$/.test(after.low)
    )
      continue;
    if (after !== undefined && /^of$/.test(after.low)) continue;
    if (/^-/.test(after?.gap ?? '') && word.end === after?.start) continue;
    const afterLead =
      starts.length === 0 &&
      comma &&
      from === at &&
      subordinator.test(words[0]!.low) &&
      after !== undefined &&
      !/[,;]/.test(after.gap) &&
      (!/^(?:and|or|of)$/.test(after.low) || isOrderVerb(words[at + 2]?.low ?? ''));
    // "Add the pasta to the aubergine and sauce mixture".
    if (
      /^(?:sauce|butter|oil|flour|bread|cream|stock)$/.test(word.low) &&
      !first &&
      /^(?:mixture|blend|mix)$/.test(after?.low ?? '')
    )
      continue;
    if (isAlsoNoun(word.low) && !first && !hasThen && !afterLead) {
      const end = after === undefined || /[,;:]/.test(after.gap);
      // "Reduce the heat, cover and simmer", "drain the beans, peel and chop the onion".
      const handled = words[at + 3];
      const inRow =
        comma &&
        after?.low === 'and' &&
        isOrderVerb(words[at + 2]?.low ?? '') &&
        (standsAlone.test(word.low) || (handled !== undefined && !/,/.test(handled.gap) && governs(handled)));
      if (end ? !(standsAlone.test(word.low) || (joined && word.low === 'heat')) : !inRow && !governs(after))
        continue;
      if (
        foodNoun.test(word.low) &&
        !/^(?:the|an?|your|it|them|both|well|generously|lightly|each)$/.test(after?.low ?? '')
      )
        continue;
    }
    // "Serve with rice and warm naan".
    if (
      joined &&
      !hasThen &&
      alsoAdjective.test(word.low) &&
      /[\ue100-\ue1ff]/.test(after?.text ?? '') &&
      words.slice(starts.at(-1)?.verb ?? 0, at).some(({ low }) => low === 'with')
    )
      continue;
    if (isAlsoNoun(word.low) && first && after !== undefined && /^(?:and|or)$/.test(after.low)) {
      const other = words[at + 2];
      if (!(other && isOrderVerb(other.low))) continue;
    }
    // "Discard the skin, fat and bone from the hock".
    if (joined && !hasThen && takenOff.test(word.low) && after?.low === 'from') continue;
    if (muted && !afterComma && !hasThen) {
      if (!(
        joined &&
        unmuting.test(word.low) &&
        (after === undefined || governs(after) || /[,;]/.test(after.gap))
      ))
        continue;
    }
    muted = false;
    open = false;
    starts.push({ verb: at, from });
  }
  return starts;
}

const governs = (word: Word): boolean =>
  governed.test(word.low) || /[\ue100-\ue5ff\d]/.test(word.text) || /^\p{L}+(?:ed|ly)$/u.test(word.low);

/** Where a new part of an order begins. */
const partStart = new RegExp(
  [
    String.raw`(?<until>(?:or |and |just |or just )?(?:until|till|til)\b)`,
    String.raw`(?<time>(?:for )?(?:(?:a|an|about|around|approximately|approx\.?|roughly|at least|up to|another|a further|an additional|anywhere from|a good|the first|only|just|between|exactly|~) )*${signs.time})`,
    String.raw`(?<heat>(?:over|on|at|to)(?: a| the)?(?: very| fairly| quite)? (?:low|medium|high|moderate|gentle|simmering|full|mid)[\w/ –-]*?(?:heat|flame|setting|speed|power)|(?:over|on|at|to) ?(?:about |around |approximately )?(?:an? )?${signs.heat})`,
    String.raw`(?<when>(?:so that|so|because|as soon as|as|while|whilst|when|once|if|before|after|unless|since|(?<!\ball )but|which|where|though|although|whereas)\b)`,
    String.raw`(?<with>(?:with|without|using|according to|as per)\b)`,
    String.raw`(?<place>(?:in(?! a (?:bit|while|minute|moment)\b)|into|onto|on|from|over|through|under|between|around|inside|by|at(?! (?:a|the same) time)|across|against|off(?= (?:the|of|a|your|any)\b)|out of|away from|on top of|next to|among|along|toward|towards|above|below|per)\b)`,
    String.raw`(?<to>to\b)`,
    String.raw`(?<along>(?:\w+ly )?\w+ing (?=\w|$)|stirring|whisking|(?:un)?covered|turning|basting|flipping|shaking|uncovered)`,
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
    const gap = /[\s,;–—-]*$/.exec(text.slice(0, at))![0];
    const comma = /[,;–—]|\s-\s/.test(gap);
    // A cue, a reason or a condition runs to the next comma or time.
    partStart.lastIndex = at;
    const match = partStart.exec(text);
    if (!match) continue;
    const groups = match.groups!;
    let kind: PartKind | null = null;
    if (groups['until'] !== undefined) kind = 'until';
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
          ? /^(?:cut|turn|switch|take|drain|pour|shake|trim|skim|brush|scrape|pat|slice|snip)$/.test(
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
    !/\b(?:sides?|face|seam|skin|right|way|well) (?:up|down|off|out)$/i.test(object) &&
    !/^(?:let|allow|leave)$/.test(verbs[0]!) &&
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
    !how &&
    object !== ''
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

const linkOf = (word: string, stands: boolean): Order['link'] =>
  stands && (word === 'or' || word === 'but') ? word : null;

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
      object: match[1]!.trim(),
      adverb: match[3]!.trim() || order.adverb,
      let: true,
    };
  const [first] = order.parts;
  const purpose =
    first?.kind === 'purpose'
      ? /^to\s+([\p{L}-]+)((?:\s+(?:completely|slightly|briefly))?)$/iu.exec(first.text)
      : null;
  if (purpose && lettable.has(purpose[1]!.toLowerCase()))
    return {
      ...order,
      object: all[0] === '' ? 'it' : order.object,
      verbs: [purpose[1]!.toLowerCase()],
      adverb: purpose[2]!.trim() || order.adverb,
      parts: order.parts.slice(1),
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
  /^(?:(?:seam|skin|cut|breast|rounded|flat|smooth|fat|meat|bone)(?:[- ]sides?)? (?:up|down)|face (?:up|down))(?: first)?$|^for (?:about |around |another |at least )?[\d\ue100-\ue5ff]/iu;

/** Reads one sentence of a masked instruction. */
export function parseSentence(source: string): Sentence {
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
