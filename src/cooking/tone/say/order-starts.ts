/** Finds the words of a masked sentence at which its orders begin. */
import { byLetters } from '#kernel/light-patterns';
import { isAlsoNoun, isOrderVerb } from './verb-forms.ts';

const adverbs =
  /^(?:(?!family|jelly|early|only|bubbly|crumbly|curly|oily|wobbly|chilly|lovely|jolly|belly|butterfly|fly|supply|apply|reply|july|multiply|italy|assembly|anomaly|wooly|woolly|homely|lively|silly|sly|ugly|lonely|bully|rally|tally|ally)\p{L}+ly|just|also|always|first|next|finally|then|now|please|again|simply|once more|lastly)$/iu;
const sequence = /^(?:next|then|now|finally|first|lastly)$/;
export const subordinator =
  /^(?:once|when|while|whilst|after|as|before|if|until|till|because|since|for|with|using|in|on|to|at|from|by|over|into|meanwhile|during|working|starting|without|alternatively|optionally|otherwise|when|whenever|unless|about|halfway|near|toward|towards|off (?:the )?heat)\b/i;
const governed =
  /^(?:the|a|an|it|them|in|into|on|onto|over|with|until|till|for|well|again|each|your|all|at|to|gently|together|both|another|about|through|up|out|off|down|away|very|thinly|finely|thickly|roughly|any|some|half|half|this|that|these|everything|more|enough|from|around|briefly|constantly|lightly|just|so|as|aside|back|its|every|as|hot|warm|hard|immediately|one|two|three|four|both|several|most|lots|plenty|remaining|continue|keep|let|make|sure|dry|smooth|dough|batter|mixture|lid|pan|pot|oven|heat|water|bread|meat)$/i;
/** Nouns in front of a verb that orders nothing: "butter should be soft". */
const predicate =
  /^(?:is|are|was|should|will|can|may|must|has|have|needs?|could|would|does|do|might|shall|depends|varies|works)$/i;
const standsAlone =
  /^(?:stir|drain|mix|whisk|simmer|chill|cool|rest|fry|boil|serve|enjoy|toss|cook|bake|repeat|set|season|cover|taste|strain|shake|blend|stand)$/;

const vesselEnd =
  /^(?:bowl|pan|pot|skillet|saucepan|wok|jug|processor|blender|dish|tin|tray|sheet|casserole|container|mug|jar|mixer|heat|oven|fork|knife|spoon|hands?|morning|evening)$/;
/** A verb after these is no order: "after you add", "when ready to serve", "if they cook". */
const notBeforeOrder =
  /^(?:you|they|it|we|i|to|and|or|not|will|can|may|should|must|would|could|the|an?|your|that|which|who|is|are|be|gently|from|of|start|begin)$|^[\ue100-\ue1ff]$/;
/** What a food may be before it is named: "warm naan". */
const alsoAdjective = /^(?:warm|cool|dry|crisp|brown|clean|thin|smooth|separate|set)$/;
const foodNoun = /^(?:salt|pepper|butter|oil|flour|bread|cream|ice|zest|crumb|sauce|stock|grease)$/;

/** What is taken off a food, as often as it is a verb. */
const takenOff = /^(?:bone|skin|core|seed|shell|stone|pit|stem|rind|zest|husk|hull)$/;

/** A word of a sentence with where it stands. */
export interface Word {
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

const anyWord = byLetters(/[\p{L}\p{M}][\p{L}\p{M}'’]*(?:-\p{L}+)*|[\ue100-\ue5ff]|\d[\d.,/]*/gu);

/** The words of a text, in order. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let last = 0;
  let depth = 0;
  for (const match of text.matchAll(anyWord(text))) {
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

/** "Wash, peel, and dice the carrots": where the verbs of such a row stand; none where `first` begins no row. */
export function verbsInRow(words: readonly Word[], first: number): readonly number[] {
  const row = [first];
  for (let at = first + 1; at < words.length; at++) {
    const last = words[at]!.low === 'and';
    const verb = words[last ? at + 1 : at];
    if (verb === undefined || !isOrderVerb(verb.low) || !(last ? /^,?\s*$/ : /^,\s*$/).test(words[at]!.gap))
      return [];
    row.push(last ? at + 1 : at);
    if (!last) continue;
    const handled = words[at + 2];
    const whole = row.length > 2 && handled !== undefined && /^\s*$/.test(handled.gap) && governs(handled);
    return whole && !/^(?:for|until|with|to|in|at|on|over)$/.test(handled.low) ? row : [];
  }
  return [];
}

/** Finds where orders begin: places of their verbs, with the place where the order's words begin. */
export function orderStarts(
  words: readonly Word[],
): readonly { readonly verb: number; readonly from: number }[] {
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
        (from >= 3 ||
          /^(?:\p{L}{3,}(?:ing|ed)|soft|hot|done|ready|tender|golden|brown|smooth)$/u.test(
            before?.low ?? '',
          )) &&
        governs(after) &&
        // "If you use garlic add it here", but "when the beans start".
        (!notBeforeOrder.test(before?.low ?? '') ||
          (/[\ue100-\ue1ff]/.test(before!.text) &&
            from >= 3 &&
            /^(?:it|them|the|an?|your|some)$/.test(after.low)));
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
    // "To allow for air to escape".
    if (word.low === 'allow' && after?.low === 'for') continue;
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
        verbsInRow(words, starts.at(-1)?.verb ?? at).includes(at) ||
        (comma &&
          after?.low === 'and' &&
          isOrderVerb(words[at + 2]?.low ?? '') &&
          (standsAlone.test(word.low) ||
            (handled !== undefined && !/,/.test(handled.gap) && governs(handled))));
      // "Lift out, chop, and strain": it stands between orders of the same thing.
      const between =
        end &&
        comma &&
        from === at &&
        /^(?:out|off|up|it|them|away|aside)$/.test(words[at - 1]?.low ?? '') &&
        after?.low === 'and' &&
        isOrderVerb(words[at + 2]?.low ?? '');
      if (
        end
          ? !(standsAlone.test(word.low) || between || (joined && word.low === 'heat'))
          : !inRow && !governs(after)
      )
        continue;
      if (
        foodNoun.test(word.low) &&
        !/^(?:the|an?|your|it|them|both|well|generously|lightly|each)$/.test(after?.low ?? '')
      )
        continue;
    }
    // "Using both upper and lower heat".
    if (joined && word.low === 'lower' && /^(?:upper|top)$/.test(words[at - 2]?.low ?? '')) continue;
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

/** Whether a word shows that a verb before it is an order. */
export const governs = (word: Word): boolean =>
  governed.test(word.low) || /[\ue100-\ue5ff\d]/.test(word.text) || /^\p{L}+(?:ed|ly)$/u.test(word.low);
