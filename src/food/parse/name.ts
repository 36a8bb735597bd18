import type { AmountReader } from './amount.ts';
import { isSize, singular, type Amount } from './amount/shapes.ts';
import { containers, sizes, trailingUnits } from './english/amounts.ts';
import { animalCuts, animals, brands, joinedNames, sharedHeads, sharedModifiers } from './english/names.ts';
import {
  adjectives,
  adverbs,
  heldWarm,
  kindAdjectives,
  leadingPreparations,
  packedIn,
  preparationStarts,
  preparationTail,
  preparations,
  productAfterPreparation,
  strictAdverbs,
  temperatureWords,
} from './english/preparations.ts';
import { commentStarts } from './english/remarks.ts';
import type { Part } from './split.ts';
import { textOf } from './split.ts';
import type { Token } from './tokens.ts';

/** What is collected while a line is read. */
export interface Draft {
  amount: Amount | null;
  /** A size where the line gives no amount. */
  size: string | null;
  name: string;
  countOf: string | null;
  also: string[];
  alternatives: string[];
  preparation: string[];
  comment: string[];
  optional: boolean;
  toTaste: boolean;
  /** What speaks against the reading; each takes a little confidence. */
  /** A label stands in front ("Filling: …"). */
  labelled: boolean;
  doubts: number;
}

/** Nouns of cut pieces: they end names ("orange segments") as well as preparations. */
export const pieceNouns: ReadonlySet<string> = new Set(
  'wedges cubes chunks rings rounds strips slices halves quarters florets segments batons matchsticks dice ground mixed cut rolled strained'.split(
    ' ',
  ),
);
const soldFor =
  /^(?:taste|serve|garnish|finish|decorate|coat|dust|cover|drizzle|sprinkle|glaze|brush|grease|fry|top|make|your|thin|bind|season|use|accompany|moisten|roll|line|deglaze|cook|fill|dip|toss|spread|stuff|shallow-fry|deep-fry|oil|help|add|mix|prepare|melt|poach|go|form|taste-test|pour|rub|baste|keep|bring|loosen|adjust|fit|mask|come|reach|float|submerge|immerse|flavor|flavour|color|colour|blend|stir|fold|press|crisp|warm|reheat|wrap|enrich|lighten|sweeten|scatter|balance)$/;
const cutHow =
  /^(?:into|in|to|up|across|crosswise|crossways|lengthwise|lengthways|on|from|small|thin|thick|thinly|thickly|diagonally|off|as|very|fine|finely|roughly|coarsely|at|about|bite-size|bite-sized|large|each|half|chunky|against|along|through)$/;
const inPieces =
  /^(?:chunks|cubes|pieces|strips|slices|wedges|rings|half|halves|quarters|bite|bite-size|bite-sized|large|small|thin|thick|a|an|very|fine|matchsticks|rounds|segments|medium|shell|shells|season|total|all|bulk|each|two|sections|portions|batches|the)$/;
const withTrim =
  /^(?:skin|skins|juice|juices|liquid|stem|stems|leaves|bone|bones|rind|peel|tops|tails|fat|their|its|the|shell|shells|spice|seasoning|syrup|a|about|an|any|some|lots)$/;
const remarkAfterOr =
  /^(?:combination|mixture|mix|blend|to|more|less|as|so|other|any|similar|another|whatever|whichever|enough|equivalent|your|use|until|if|depending|substitute|two|even|favorite|favourite|a|just|both|none|half|extra|additional|alternatively)$/;
const processedAfterFresh =
  /^(?:ground|cracked|squeezed|grated|milled|shredded|chopped|minced|shaved|brewed|picked|pressed|crushed|cut|made|snipped|sliced|torn|baked|boiled|cooked|popped|toasted|juiced|zested)$/;

/** A word that tells a treatment by its form: "rubbed", "thinly-sliced". */
const doneTo =
  /^(?:finely|thinly|coarsely|roughly)-|^(?!seed|weed|need|reed|feed|speed|bleed|recommended|needed|desired|preferred|required|used|called|based|mixed|flavou?red|sweetened|aged|packed|labell?ed|assorted|(?:sun|air|freeze|oven|stone|corn|grass|grain|cold|fire|fat|sugar|milk|pre|free)-)(?:[a-z]+-)?[a-z]{2,}[^e]ed$/;

/** "fully cooked ham", "lightly salted butter": a degree, not a preparation. */
const keptAdverb = /^(?:fully|partially|partly|lightly|slightly|completely|well|very)$/;

/** "Blueberries, fresh or frozen": any will do. */
const eitherState =
  /^(?:either )?(?:fresh|frozen|dried|canned|tinned|homemade|home-made|store-bought|shop-bought|bottled|raw|cooked|white|brown|red|green|yellow|light|dark|sweet|hot|mild|smooth|coarse-grained|whole-grain|wholegrain|grainy|coarse|fine|crunchy|creamy|chunky|firm|extra-firm|soft|silken|ripe|sharp|mature|medium|waxy|floury|seedless|seeded|sweetened|unsweetened|salted|unsalted|smoked|unsmoked)(?: or (?:fresh|frozen|dried|canned|tinned|homemade|home-made|store-bought|shop-bought|bottled|raw|cooked|white|brown|red|green|yellow|light|dark|sweet|hot|mild|smooth|coarse-grained|whole-grain|wholegrain|grainy|coarse|fine|crunchy|creamy|chunky|firm|extra-firm|soft|silken|ripe|sharp|mature|medium|waxy|floury|seedless|seeded|sweetened|unsweetened|salted|unsalted|smoked|unsmoked))+$/;

const pieceEnds: ReadonlySet<string> = new Set(['pieces', 'chunks', 'lengths']);
/** "1-inch pieces" */
const piecesOnly =
  /^(?:[0-9/ .]+[ -]?(?:inch|cm|mm) )?(?:bite-sized? |large |small )?(?:pieces|chunks|lengths)$/;

/** "any open ones discarded" */
const anyDone = /^any .*(?:discarded|removed|trimmed|picked (?:out|over))$/;

const cutAlong = /^(?:(?:thinly|thickly|cut) )?(?:lengthwise|lengthways|crosswise|crossways|diagonally)$/;

/** "white and tender green parts only" */
const partsOnly = /\b(?:parts?|bits?|portions?|ends?) only$/;

const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';
const isJoint = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:and|or|,|&|then|\/|and\/or|but|-)$/.test(token.lower);

const firstWord = /^[^a-z0-9]*[a-z0-9']*/;

/** Phrases by their first word, so that a look-up need not try them all. */
function indexed(phrases: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const phrase of phrases) {
    const key = firstWord.exec(phrase)![0];
    const same = index.get(key);
    if (same === undefined) index.set(key, [phrase]);
    else same.push(phrase);
  }
  return index;
}

const commentIndex = indexed(commentStarts);
const preparationIndex = indexed(preparationStarts);
const brandIndex = indexed(brands);

function startsWithAny(lower: string, index: ReadonlyMap<string, readonly string[]>): boolean {
  const phrases = index.get(firstWord.exec(lower)![0]);
  if (phrases === undefined) return false;
  return phrases.some((phrase) => lower.startsWith(phrase) || lower === phrase.trimEnd());
}

/** Whether a part says what was done to the food, or merely remarks. */
export function classify(text: string, tokens: readonly Token[]): 'preparation' | 'comment' | 'unclear' {
  const lower = text.toLowerCase();
  if (tokens[0]?.lower === 'each' && preparations.has(tokens[1]?.lower ?? '')) return 'preparation';
  if (lower.startsWith('any ') && anyDone.test(lower)) return 'preparation';
  const ending = tokens.at(-1)?.lower ?? '';
  if (pieceEnds.has(ending) && piecesOnly.test(lower)) return 'preparation';
  if (startsWithAny(lower, commentIndex) || eitherState.test(lower) || lower.endsWith(' weight'))
    return 'comment';
  if (ending === 'only' && partsOnly.test(lower)) return 'preparation';
  if (tokens.length <= 2 && cutAlong.test(lower)) return 'preparation';
  if (tokens[0]?.lower === 'to' && soldFor.test(tokens[1]?.lower ?? '')) return 'comment';
  if (startsWithAny(lower, preparationIndex)) return 'preparation';
  let seen = 0;
  for (const token of tokens) {
    if (token.kind !== 'word') continue;
    if (
      preparations.has(token.lower) ||
      (seen === 0 && doneTo.test(token.lower) && !adjectives.has(token.lower))
    )
      return 'preparation';
    if (++seen >= 5) break;
  }
  if (tokens.length <= 12 && preparations.has(ending)) return 'preparation';
  return 'unclear';
}

/** The product of a word like "crushed" with a later word: "crushed pineapple" is bought so. */
function isProduct(word: string, rest: readonly Token[], canned: boolean): boolean {
  if (canned && !/^(?:drained|rinsed|opened|chilled|melted|softened)$/.test(word)) return true;
  // "mashed potatoes" are a dish, "mashed sweet potatoes" are not.
  if (word === 'mashed') return /^potato(?:es)?$/.test(rest[0]?.lower ?? '');
  const heads = productAfterPreparation.get(word);
  if (heads === undefined) return false;
  return rest.some((token) => heads.has(singular(token.lower)) || heads.has(token.lower));
}

/** How many tokens from `at` make a preparation in front of a food: "finely chopped", "peeled and diced". 0 = none. */
export function leadingPreparation(tokens: readonly Token[], at: number, canned: boolean): number {
  let end = at;
  let afterCooked = false;
  for (let turn = 0; turn < 5; turn++) {
    let probe = end;
    if (turn > 0) {
      if (!isJoint(tokens[probe])) break;
      probe++;
      if (isJoint(tokens[probe])) probe++;
    }
    while (isWord(tokens[probe]) && adverbs.has(tokens[probe]!.lower) && probe < end + 4) {
      const next = tokens[probe + 1]?.lower ?? '';
      const strict = strictAdverbs.has(tokens[probe]!.lower);
      const justMade = tokens[probe]!.lower === 'fresh' && /^(?:ground|squeezed|cracked)$/.test(next);
      if (!strict && !justMade && !leadingPreparations.has(next) && !adverbs.has(next)) break;
      if (!strict && tokens[probe]!.lower === 'fresh' && !/^(?:ground|squeezed|cracked)$/.test(next)) break;
      if (
        !strict &&
        /^(?:small|large|big|medium|good|super|extra|dry|rough|fine|thin|coarse|fresh)$/.test(
          tokens[probe]!.lower,
        ) &&
        !/^(?:ground|squeezed|cracked)$/.test(next) &&
        !/^(?:fine|thin|rough|coarse)$/.test(tokens[probe]!.lower)
      )
        break;
      probe++;
    }
    const token = tokens[probe];
    if (!isWord(token)) break;
    const behindAdverb =
      probe > at &&
      isWord(tokens[probe - 1]) &&
      (strictAdverbs.has(tokens[probe - 1]!.lower) ||
        (tokens[probe - 1]!.lower === 'fresh' && /^(?:ground|squeezed|cracked)$/.test(token.lower)));
    const rest = tokens.slice(probe + 1);
    if (rest.length === 0) break;
    if (behindAdverb && keptAdverb.test(tokens[probe - 1]!.lower) && adjectives.has(token.lower)) break;
    // "Cooked and mashed potatoes": cooked alone would stay with the name.
    const cookedToo =
      turn === 0 &&
      /^(?:cooked|boiled|steamed|roasted|grilled|baked|poached)$/.test(token.lower) &&
      /^(?:and|&)$/.test(tokens[probe + 1]?.lower ?? '') &&
      leadingPreparations.has(tokens[probe + 2]?.lower ?? '');
    afterCooked ||= cookedToo;
    const washedToo =
      turn > 0 && token.lower === 'dried' && /^(?:washed|rinsed|cleaned)$/.test(tokens[end - 1]!.lower);
    const firmToo = token.lower === 'firm' && rest[0]?.lower === 'but' && rest[1]?.lower === 'ripe';
    const groundToo =
      turn > 0 && token.lower === 'ground' && preparations.has(tokens[end - 1]!.lower) && rest.length > 0;
    const prepares =
      cookedToo ||
      groundToo ||
      firmToo ||
      washedToo ||
      (leadingPreparations.has(token.lower) &&
        (behindAdverb || afterCooked || !isProduct(token.lower, rest, canned))) ||
      (behindAdverb && (processedAfterFresh.test(token.lower) || preparations.has(token.lower)));
    if (!prepares) break;
    end = probe + 1;
    // "ripe but firm"
    if (tokens[end]?.lower === 'but' && tokens.length > end + 2 && isWord(tokens[end + 1])) end += 2;
    if (tokens[end]?.lower === 'up' && token.lower === 'cut') end++;
  }
  // Nothing is left to be the food: then the words are the food.
  return end >= tokens.length ? 0 : end - at;
}

/** True where everything from `at` on belongs to one preparation: "onion | peeled and diced into cubes". */
export function allPreparation(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < tokens.length; index++) {
    const token = tokens[index]!;
    if (token.kind !== 'word') continue;
    if (!preparations.has(token.lower) && !preparationTail.has(token.lower) && !adverbs.has(token.lower))
      return false;
  }
  return true;
}

/** Where a phrase begins that is no part of the name, and what it is. */
function cutAt(tokens: readonly Token[], from: number, reader: AmountReader): number {
  for (let at = from + 1; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind !== 'word') {
      if (token.text === '+' && at > from) return at;
      continue;
    }
    const next = tokens[at + 1]?.lower ?? '';
    const numberNext = tokens[at + 1]?.kind === 'number' || tokens[at + 1]?.kind === 'fraction';
    switch (token.lower) {
      case 'for':
      case 'preferably':
      case 'ideally':
      case 'if':
      case 'optional':
      case 'including':
      case 'depending':
      case 'until':
      case 'which':
      case 'that':
      case 'divided':
      case 'per':
      case 'see':
      case 'without':
      case 'w/o':
      case 'e.g':
      case 'from':
      case 'left':
      case 'plus':
        return at;
      case 'used':
        if (/^(?:to|for|in|as)$/.test(next)) return at;
        break;
      case 'by':
        if (next === 'eye') return at;
        break;
      case 'of':
        if (next === 'choice' || (next === 'your' && tokens[at + 2]?.lower === 'choice')) return at;
        break;
      case 'to':
        if (soldFor.test(next)) return at;
        break;
      case 'as':
        if (next !== '') return at;
        break;
      case 'made':
        if (next === 'up' || next === 'with' || next === 'from') return at;
        break;
      case 'mixed':
      case 'combined':
      case 'tossed':
      case 'dissolved':
        if (next === 'with' || next === 'in' || next === 'into' || next === 'to') return at;
        break;
      case 'at':
      case 'such':
      case 'like':
        if (next !== '') return at;
        break;
      case 'e':
      case 'i':
        if (next === '.' && tokens[at + 2]?.spaced === false) return at;
        break;
      case 'about':
      case 'approximately':
      case 'around':
      case 'roughly':
      case 'approx':
      case 'weighing':
        if (numberNext || reader.amountAt(tokens, at + 1) !== null) return at;
        break;
      case 'cut':
        if (cutHow.test(next)) return at;
        break;
      case 'in':
        if (numberNext || inPieces.test(next)) {
          if (!packedIn.has(next) && !(next === 'the' && tokens[at + 2]?.lower === 'shell')) return at;
        }
        break;
      case 'with':
        if (withTrim.test(next) || numberNext) return at;
        break;
      case 'or':
        if (remarkAfterOr.test(next)) return at;
        break;
      case 'and':
        if (next === 'its' || next === 'their') return at;
        break;
      case 'each':
      case 'only':
      case 'total':
      case 'separately':
        if (at === tokens.length - 1) return at;
        break;
      case 'extra':
      case 'more':
        if (/^(?:for|to|as|if)$/.test(next)) return at;
        break;
      default:
        if (
          doneTo.test(token.lower) &&
          !adjectives.has(token.lower) &&
          /^(?:in|with|into|until|by|overnight|to)$/.test(next)
        )
          return at;
        if (
          (strictAdverbs.has(token.lower) ||
            (preparations.has(token.lower) && !pieceNouns.has(token.lower)) ||
            (adverbs.has(token.lower) && preparations.has(next) && at + 1 < tokens.length)) &&
          !(token.lower === 'fresh' && !preparations.has(next)) &&
          allPreparation(tokens, at) &&
          tokens.slice(at).some((part) => preparations.has(part.lower))
        ) {
          return at;
        }
    }
  }
  return -1;
}

/** True where no food has been named yet: only adjectives, preparations and adverbs. */
export function onlyAdjectives(tokens: readonly Token[]): boolean {
  let any = false;
  for (const token of tokens) {
    if (token.kind !== 'word') {
      if (/^[-,&/%]$/.test(token.text)) continue;
      return false;
    }
    any = true;
    if (
      !adjectives.has(token.lower) &&
      !leadingPreparations.has(token.lower) &&
      !strictAdverbs.has(token.lower) &&
      !sizes.has(token.lower) &&
      !/^(?:and|or|to|very|ground|cooked|freshly)$/.test(token.lower)
    ) {
      return false;
    }
  }
  return any;
}

const trimMarks = (text: string): string => {
  // Most names begin and end with a letter: there is nothing to trim.
  if (plainEnd.test(text.charAt(0)) && plainEnd.test(text.charAt(text.length - 1))) return text;
  return text
    .replace(/^[\s.,:;\-–/*"'&+=|_~!?]+/, '')
    .replace(/[\s,:;\-–/*"'&+=|_~!?]+$/, '')
    .replace(/(^|[^A-Z])\.+$/, '$1')
    .trim();
};
const plainEnd = /[a-z0-9]/i;

/** True where the line counts or measures with a bare number: "1 recipe pie dough". */
function isCounted(draft: Draft): boolean {
  return draft.amount !== null && draft.amount.quantity !== null && draft.amount.unit === null;
}

const isStated = (amount: Amount | null): amount is Amount => amount !== null && amount.quantity !== null;

function setSize(draft: Draft, size: string): void {
  if (draft.amount !== null) draft.amount.size = size;
  else draft.size = size;
}

/** Kinds of food that "extra" makes: "extra virgin", "extra sharp". */
const extraKinds =
  /^(?:virgin|vergine|firm|lean|light|dark|sharp|fine|large|small|medium|dry|thick|thin|soft|long|old|hot|mature|strong|crunchy|ripe|bitter|heavy|wide|mild|chunky|creamy|creamed|tender|rich|aged|spicy|smooth|crispy|tart|sweet|coarse|jumbo|big|mild|cold|finely|thinly|,)$/;

/** "canned crushed tomatoes", not "chopped fresh or canned tomatoes". */
function saysCanned(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => lower === 'canned' || lower === 'tinned' || lower === 'jarred');
  return at >= 0 && !tokens.slice(0, at).some(({ lower }) => lower === 'or');
}

/** Takes what stands in front of the food but is not it; gives back the rest. */
export function stripFront(tokens: readonly Token[], draft: Draft, quiet = false): Token[] {
  const canned =
    (draft.amount !== null && /^(?:can|jar)$/.test(draft.amount.unit ?? '')) || saysCanned(tokens);
  const kept: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at]!;
    const left = tokens.length - at;
    if (token.kind !== 'word') {
      if (kept.length === 0 && /^[,.\-:;*"']$/.test(token.text)) at++;
      else if (token.text === ',' || token.text === '-' || token.text === '%') kept.push(tokens[at++]!);
      else if (token.kind === 'mark') break;
      else if (tokens[at + 1]?.text === '%') kept.push(tokens[at++]!);
      else break;
      continue;
    }
    const word = token.lower;
    const next = tokens[at + 1]?.lower ?? '';
    const taken = leadingPreparation(tokens, at, canned);
    if (taken > 0) {
      if (!quiet) draft.preparation.push(textOf(tokens.slice(at, at + taken)));
      at += taken;
      if (tokens[at]?.text === ',') at++;
      if (kept.at(-1)?.text === ',') kept.pop();
      continue;
    }
    if (
      left > 2 &&
      (word === 'extra' || word === 'very') &&
      isSize(tokens, at + 1) &&
      (draft.amount?.size ?? draft.size) === null
    ) {
      if (!quiet) setSize(draft, `${word} ${next}`);
      at += 2;
    } else if (
      left > 1 &&
      kept.length === 0 &&
      (/^(?:additional|more|enough)$/.test(word) || (word === 'extra' && !extraKinds.test(next)))
    ) {
      if (!quiet) draft.comment.push(token.text);
      at++;
    } else if (
      left > 1 &&
      kept.length === 0 &&
      isCounted(draft) &&
      (/^(?:recipe|batch|quantity)$/.test(word) || (/^parts?$/.test(word) && next !== 'of'))
    ) {
      if (!quiet) draft.comment.push(token.text);
      at++;
      if (tokens[at]?.lower === 'of') at++;
    } else if (
      left > 1 &&
      (word === 'good' || word === 'best' || word === 'high') &&
      next === 'quality' &&
      left > 2
    ) {
      if (!quiet) draft.comment.push(textOf(tokens.slice(at, at + 2)));
      at += 2;
    } else if (left > 1 && /^(?:(?:good|best|high|top)-quality|quality|favorite|favourite)$/.test(word)) {
      if (!quiet) draft.comment.push(token.text);
      at++;
    } else if (
      left > 1 &&
      isSize(tokens, at) &&
      next !== '-' &&
      !/^(?:thin|thick|fat|little)$/.test(word) &&
      (draft.amount?.size ?? draft.size) === null
    ) {
      if (draft.amount !== null && !quiet) draft.amount.size = word;
      else if (!quiet) draft.size = word;
      at++;
      if (tokens[at]?.lower === 'sized' || tokens[at]?.lower === 'size') at++;
      if (tokens[at]?.text === ',') at++;
    } else if (
      left > 1 &&
      temperatureWords.has(word) &&
      (heldWarm.has(next) ||
        ((word === 'cold' || word === 'ice-cold') && left > 1 && (adjectives.has(next) || next === ',')))
    ) {
      if (!quiet) draft.preparation.push(token.text);
      at++;
      if (tokens[at]?.text === ',') at++;
    } else if (
      left > 1 &&
      temperatureWords.has(word) &&
      (isJoint(tokens[at + 1]) || next === 'to') &&
      temperatureWords.has(tokens[at + 2]?.lower ?? '') &&
      left > 3
    ) {
      if (!quiet) draft.preparation.push(textOf(tokens.slice(at, at + 3)));
      at += 3;
    } else if (left > 2 && word === 'very' && (temperatureWords.has(next) || leadingPreparations.has(next))) {
      if (!quiet) draft.preparation.push(textOf(tokens.slice(at, at + 2)));
      at += 2;
    } else if (
      kept.length === 0 &&
      left > 1 &&
      (word === 'of' ||
        word === 'the' ||
        word === 'your' ||
        word === 'my' ||
        word === 'some' ||
        word === 'any')
    ) {
      at++;
    } else if (adjectives.has(word) && left > 1) {
      kept.push(token);
      at++;
    } else break;
  }
  return kept.concat(tokens.slice(at));
}

/** Index of a joining word outside names like "half and half", or -1. */
function jointAt(tokens: readonly Token[], joints: RegExp, from = 0): number {
  let text: string | null = null;
  for (let at = Math.max(from, 1); at < tokens.length - 1; at++) {
    const token = tokens[at]!;
    if (!joints.test(token.lower)) continue;
    if (token.lower === '/' && (tokens[at - 1]!.kind !== 'word' || tokens[at + 1]!.kind !== 'word')) continue;
    text ??= textOf(tokens).toLowerCase();
    const around = `${tokens[at - 1]!.lower} ${token.lower}`;
    const inName = joinedNames.some((name) => name.includes(around) && text!.includes(name));
    if (!inName) return at;
  }
  return -1;
}

const colour = /^(?:red|green|yellow|orange|white|black|brown)$/;

/** "red- or white-wine vinegar", "fine- or medium-grind cornmeal": the left side of a word cut at its hyphen, made whole. */
function hangingHyphen(left: readonly Token[], right: readonly Token[]): Token[] | null {
  const hyphen = left.at(-1);
  const stem = left.at(-2);
  if (hyphen?.text !== '-' || hyphen.spaced || !isWord(stem)) return null;
  const at = right.findIndex(({ lower }) => /^[a-z]+-[a-z]/.test(lower));
  if (at < 0) return left.slice(0, -1);
  const end = right[at]!.text.slice(right[at]!.text.indexOf('-'));
  const whole = { ...stem, text: stem.text + end, lower: stem.lower + end.toLowerCase(), end: hyphen.end };
  return [...left.slice(0, -2), whole, ...right.slice(at + 1)];
}

/**
 * The left side of "A or B" made whole where it shares B's head ("chicken or vegetable stock"),
 * else as it is.
 */
export function shareHead(left: readonly Token[], right: readonly Token[]): Token[] {
  const last = right.at(-1);
  const lastLeft = left.at(-1);
  if (last === undefined || lastLeft === undefined) return [...left];
  if (left.length > 1 && lastLeft.lower === last.lower) return [...left];
  const hanging = hangingHyphen(left, right);
  if (hanging !== null) return hanging;
  const head = singular(last.lower);
  const adjectivesOnly = left.every(
    (token) => token.kind !== 'word' || adjectives.has(token.lower) || preparations.has(token.lower),
  );
  const modifiers = sharedModifiers.get(head) ?? sharedModifiers.get(last.lower);
  if (adjectivesOnly && right.length === 1) return [...left, last];
  if (right.length < 2) return [...left];
  if (adjectivesOnly) {
    // Drop the adjectives that stand against the left ones; what remains is shared.
    let cut = 0;
    const coloured = left.some(({ lower }) => colour.test(lower));
    while (
      cut < Math.min(right.length - 1, left.length) &&
      // "hot fresh or dried red pepper": both are red.
      (cut === 0 || coloured || !colour.test(right[cut]!.lower)) &&
      (adjectives.has(right[cut]!.lower) ||
        right[cut]!.kind !== 'word' ||
        preparations.has(right[cut]!.lower))
    )
      cut++;
    // "white or whole wheat bread", "red or dry white wine"
    if (right[cut - 1]?.lower === 'whole' && right[cut]?.lower === 'wheat' && right.length > cut + 1) cut++;
    const next = right[cut]?.lower ?? '';
    if (
      coloured &&
      cut > 0 &&
      colour.test(next) &&
      !right.slice(0, cut).some(({ lower }) => colour.test(lower))
    )
      cut++;
    if (cut === 0) cut = sharedHeads.has(head) ? right.length - 1 : 1;
    return [...left, ...right.slice(cut)];
  }
  // "chicken or vegetable stock cubes": it is the stock that is shared, and so the cubes.
  const inner = right.at(-2)!.lower;
  if (right.length > 2 && sharedModifiers.get(inner)?.has(lastLeft.lower) === true)
    return [...left, ...right.slice(-2)];
  // "sour cream and cheddar cheese", "whole milk or dark chocolate": foods already.
  if (left.length > 1 && /^(?:cream|milk)$/.test(lastLeft.lower)) return [...left];
  if (modifiers?.has(lastLeft.lower) === true && sharedHeads.has(head)) {
    // "red or white wine vinegar": the wine is shared too.
    const before = right.at(-2);
    // "onion or onion powder": the left side is whole.
    if (before?.lower === lastLeft.lower) return [...left];
    if (
      right.length > 2 &&
      before !== undefined &&
      lastLeft.lower !== before.lower &&
      !adjectives.has(before.lower)
    ) {
      const colour = left.length === 1 && kindAdjectives.has(lastLeft.lower);
      if (colour) return [...left, ...right.slice(-2)];
    }
    // "beef or lamb stew meat": what stands behind the word of the same kind is shared.
    let same = right.length - 2;
    while (same > 0 && !modifiers.has(right[same]!.lower)) same--;
    return modifiers.has(right[same]!.lower) ? [...left, ...right.slice(same + 1)] : [...left, last];
  }
  return [...left];
}

/** Reads one food name with what is around it, and fills the draft. */
export function readName(main: readonly Token[], parts: Part[], draft: Draft, reader: AmountReader): void {
  let tokens = stripFront(takeCutSize(main, draft, reader), draft);
  tokens = takeInnerUnit(tokens, draft, reader);
  if (readMakers(tokens, parts, draft, reader)) return;
  let cut = cutAt(tokens, 0, reader);
  const parted = partedColours(tokens);
  if (parted > 0 && (cut <= 0 || parted < cut)) cut = parted;
  // "egg whites | separated from the yolks": what was done belongs to the phrase after it.
  while (cut > 1 && preparations.has(tokens[cut - 1]!.lower) && !pieceNouns.has(tokens[cut - 1]!.lower))
    cut--;
  if (cut > 0) {
    parts.unshift({ tokens: tokens.slice(cut), bracket: false, group: 0 });
    const behind = headOfOther(tokens, cut, reader);
    tokens = tokens.slice(0, cut);
    if (behind !== null) tokens = shareHead(tokens, behind);
    while (tokens.length > 1 && /^(?:and|or|,|-|&|of|\.)$/.test(tokens.at(-1)!.lower)) tokens.pop();
  }
  const or = jointAt(tokens, /^(?:or|and\/or|\/)$/);
  const and = jointAt(tokens, /^(?:and|&|\+)$/);
  if (
    or > 0 &&
    tokens[or]!.lower === '/' &&
    tokens[0]!.lower === 'salt' &&
    tokens[or + 1]!.lower.endsWith('pepper')
  ) {
    readAlso(tokens, or, draft, reader);
  } else if (or > 0 && (and < 0 || or < and || !addsFood(tokens, and)))
    readAlternatives(tokens, or, draft, reader);
  else if (and > 0 && addsFood(tokens, and)) readAlso(tokens, and, draft, reader);
  else setName(tokens, draft, reader);
}

/** "Scallions | white and green (parts) separated": where the parts of one plant are told, behind it; -1 elsewhere. */
function partedColours(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    ({ lower }, place) =>
      /^whites?$/.test(lower) &&
      /^(?:and|&|\/)$/.test(tokens[place + 1]?.lower ?? '') &&
      tokens.slice(place + 2, place + 5).some((other) => /^greens?$/.test(other.lower)),
  );
  return at > 0 && /^(?:scallions?|leeks?|(?:spring|green)?onions?|shallots?)$/.test(tokens[at - 1]!.lower)
    ? at
    : -1;
}

/** "Yukon Gold | or other waxy potatoes": the food of which there are others, null elsewhere. */
function headOfOther(tokens: readonly Token[], or: number, reader: AmountReader): Token[] | null {
  if (tokens[or]!.lower !== 'or' || !/^(?:other|another|any)$/.test(tokens[or + 1]?.lower ?? '')) return null;
  const others = tokens.slice(or + 2);
  // Gruyère is a food without its cheese, goat is not.
  const alone = !/^(?:goat|blue|jack|cream|swiss|american|cottage|sheep)$/.test(tokens[or - 1]!.lower);
  if (alone && others.some(({ lower }) => lower === 'cheese')) return null;
  const end = cutAt(others, 0, reader);
  const named = end > 0 ? others.slice(0, end) : others;
  return named.length === 0 || named.length > 4 || tokens[or - 1]!.lower === named.at(-1)!.lower
    ? null
    : named;
}

/** "1 cup | 1/4-inch diced | carrot", "2 cups | 1-inch cubes | squash": how large it is cut, between amount and food. */
function takeCutSize(tokens: readonly Token[], draft: Draft, reader: AmountReader): readonly Token[] {
  if (draft.amount === null || tokens[0] === undefined) return tokens;
  // "3 cups (1/2-inch) | cubes | peeled celery root"
  const ofLength = /^(?:inch|cm|mm)$/.test(draft.amount.each?.unit ?? '');
  if (ofLength && tokens.length > 1 && cutPieces.test(tokens[0].lower)) {
    draft.preparation.push(tokens[0].text);
    return tokens.slice(tokens[1]!.lower === 'of' ? 2 : 1);
  }
  if (isWord(tokens[0])) return tokens;
  const size = reader.measureAt(tokens, 0);
  const cut = tokens[size?.end ?? 0];
  if (size?.unit.dimension !== 'length' || !isWord(cut) || tokens.length < size.end + 2) return tokens;
  if (!preparations.has(cut.lower) && !cutPieces.test(cut.lower)) return tokens;
  draft.preparation.push(textOf(tokens.slice(0, size.end + 1)));
  return tokens.slice(tokens[size.end + 1]!.lower === 'of' ? size.end + 2 : size.end + 1);
}

const cutPieces = /^(?:cubes|pieces|chunks|slices|strips|dice|rounds|wedges|lengths|matchsticks)$/;

/** "1 pkg cream cheese | 8 oz": what one holds stands behind the food. */
function takeContent(tokens: Token[], draft: Draft, reader: AmountReader): Token[] {
  const amount = draft.amount;
  if (amount === null || amount.each !== null || !containers.has(amount.unit ?? '')) return tokens;
  for (let at = tokens.length - 1; at >= 1 && at >= tokens.length - 4; at--) {
    if (isWord(tokens[at]) || !isWord(tokens[at - 1])) continue;
    const content = reader.measureAt(tokens, at);
    if (content === null || content.end < tokens.length || content.unit.dimension === 'count') continue;
    amount.each = { quantity: content.quantity, quantityMax: content.quantityMax, unit: content.unit.id };
    return tokens.slice(0, at);
  }
  return tokens;
}

/** "finely chopped | cloves of garlic", "fresh sprigs thyme": the counted noun stands behind an adjective. */
function takeInnerUnit(tokens: Token[], draft: Draft, reader: AmountReader): Token[] {
  const amount = draft.amount;
  if (amount === null || amount.unit !== null || amount.quantity === null) return tokens;
  let at = 0;
  while (at < 3 && isWord(tokens[at]) && adjectives.has(tokens[at]!.lower)) at++;
  const unit = reader.unitAt(tokens, at);
  if (
    unit === null ||
    (unit.unit.dimension !== 'count' && unit.unit.dimension !== 'volume') ||
    unit.text.length < 3
  )
    return tokens;
  const next = tokens[unit.end];
  if (!isWord(next)) return tokens;
  const ofFollows = next.lower === 'of';
  if (!ofFollows && !/^(?:clove|sprig|slice|stalk|rasher|can|jar|packet)$/.test(unit.unit.id)) return tokens;
  if (/^(?:leg|half|breast)$/.test(unit.unit.id)) return tokens;
  amount.unit = unit.unit.id;
  amount.unitText = unit.text;
  return [...tokens.slice(0, at), ...tokens.slice(ofFollows ? unit.end + 1 : unit.end)];
}

/** "Tender stems", "fronds": what else is taken of the plant that was just named. */
const otherParts =
  /^(?:(?:tender|thin|soft|small|young|fine) )?(?:stems|stalks|fronds|leaves|tops|stem|stalk)$/;

/** Products of several foods: "pork and fennel sausages", "leek and potato soup". */
const madeOfSeveral =
  /^(?:sausages?|burgers?|soup|pies?|pasties|p[âa]t[ée]|ravioli|tortellini|tortelloni|stuffing|quiche)$/;

/** True where "and" adds a food, not an adjective ("boneless and skinless chicken"). */
function addsFood(tokens: readonly Token[], and: number): boolean {
  const left = tokens.slice(0, and);
  const right = tokens.slice(and + 1);
  const oneProduct =
    right.length === 2 && madeOfSeveral.test(right[1]!.lower) && !adjectives.has(right[0]!.lower);
  if (oneProduct && left.length === 1 && !onlyAdjectives(left)) return false;
  if (otherParts.test(textOf(right).toLowerCase())) return false;
  // "whole kernel corn with red and green peppers"
  if (left.some(({ lower }) => lower === 'with')) return false;
  if (!onlyAdjectives(left)) return true;
  return left.every((token) => token.kind !== 'word' || kindAdjectives.has(token.lower));
}

const isBrand = (tokens: readonly Token[]): boolean => {
  const lower = textOf(tokens).toLowerCase();
  return brandIndex.get(firstWord.exec(lower)![0])?.includes(lower) === true;
};

/** "Diamond Crystal or 1 Tbsp. plus ½ tsp. Morton kosher salt": two makers of one food. */
function readMakers(tokens: readonly Token[], parts: Part[], draft: Draft, reader: AmountReader): boolean {
  const or = tokens.findIndex(({ lower }) => lower === 'or');
  if (or < 1 || !isBrand(tokens.slice(0, or))) return false;
  const right = tokens.slice(or + 1);
  const words = right.slice(reader.amountAt(right, 0)?.end ?? 0);
  const cut = cutAt(words, 0, reader);
  const named = cut > 0 ? words.slice(0, cut) : words;
  let maker = Math.min(3, named.length - 1);
  while (maker > 0 && !isBrand(named.slice(0, maker))) maker--;
  if (maker < 1) return false;
  if (cut > 0) parts.unshift({ tokens: words.slice(cut), bracket: false, group: 0 });
  draft.comment.push(`or ${textOf(cut > 0 ? right.slice(0, right.length - words.length + cut) : right)}`);
  draft.alternatives.push(textOf(named));
  setName([...tokens.slice(0, or), ...named.slice(maker)], draft, reader);
  return true;
}

function readAlternatives(tokens: Token[], or: number, draft: Draft, reader: AmountReader): void {
  const left = tokens.slice(0, or);
  const right = tokens.slice(or + 1);
  // "lemon or lime juice or vinegar": the first right side is what the left shares with.
  const nextOr = jointAt(right, /^(?:or|and\/or|\/)$/);
  const rightFirst = nextOr > 0 ? right.slice(0, nextOr) : right;
  const bare = addAlternative(right, draft, reader, left);
  setName(shareHead(left, bare ?? rightFirst), draft, reader);
}

/** Adds what stands after "or"; gives back its words without amount and preparation. */
export function addAlternative(
  tokens: readonly Token[],
  draft: Draft,
  reader: AmountReader,
  left: readonly Token[],
): Token[] | null {
  const nextOr = jointAt(tokens, /^(?:or|and\/or|\/)$/);
  const first = nextOr > 0 ? tokens.slice(0, nextOr) : tokens;
  let amount = reader.amountAt(first, 0);
  if (amount !== null && (amount.quantity === null || amount.quantity === 0) && amount.unit === null)
    amount = null;
  let words = stripFront(amount === null ? first : first.slice(amount.end), draft, true);
  const cut = cutAt(words, 0, reader);
  if (cut > 0) words = words.slice(0, cut);
  while (
    words.length > 1 &&
    /^(?:alternatively|preferably|even|better|possibly|maybe|perhaps|else|use)$/.test(words[0]!.lower)
  )
    words = words.slice(1);
  const leftHead = left.at(-1);
  let text = trimMarks(textOf(words));
  const kindNamed = words.length > 1 && adjectives.has(words[0]!.lower) && !onlyAdjectives(words);
  const both = /^(?:mixture|mix|blend|combination|both|either)$/i.test(text);
  if (both || (classify(text, words) === 'comment' && !kindNamed)) {
    draft.comment.push(`or ${textOf(first)}`);
    return null;
  }
  // "2 cups cooked beans or 1 can": nothing but another amount.
  if (
    words.length === 0 &&
    amount !== null &&
    amount.quantity !== null &&
    amount.each === null &&
    nextOr < 0
  ) {
    if (isStated(draft.amount) && draft.amount.alternate === null) {
      const { quantity, quantityMax, unit } = amount;
      draft.amount.alternate = { quantity, quantityMax, unit: unit ?? 'piece' };
      return null;
    }
  }
  // What the name leaves out of the words is kept as a remark.
  const lost = amount !== null || text !== trimMarks(textOf(first));
  if (lost) draft.comment.push(`or ${textOf(first)}`);
  if (words.length > 0 && leftHead !== undefined && onlyAdjectives(words)) {
    // "1 tsp dried oregano or 1 tbsp fresh": the food is the left one.
    const noun = [...left];
    while (noun.length > 1 && adjectives.has(noun[0]!.lower)) noun.shift();
    if (!onlyAdjectives(noun)) text = `${text} ${textOf(noun)}`;
  }
  // "chicken breasts or thighs": of the same animal.
  const beast = leftHead === undefined ? undefined : left.at(-2)?.lower;
  if (
    words.length === 1 &&
    animalCuts.has(words[0]!.lower) &&
    animals.has(beast ?? '') &&
    animalCuts.has(leftHead!.lower)
  )
    text = `${beast!} ${text}`;
  const wordCount = words.filter((token) => token.kind === 'word').length;
  if (wordCount > 6) {
    if (!lost) draft.comment.push(`or ${textOf(first)}`);
  } else if (text !== '') draft.alternatives.push(text);
  if (nextOr > 0) addAlternative(tokens.slice(nextOr + 1), draft, reader, left);
  return wordCount > 6 ? null : words;
}

function readAlso(tokens: Token[], and: number, draft: Draft, reader: AmountReader): void {
  const left = tokens.slice(0, and);
  const right = tokens.slice(and + 1);
  const or = jointAt(right, /^(?:or|and\/or)$/);
  const sides: Token[][] = [];
  let rest = right;
  for (let at = jointAt(rest, /^(?:and|&|\+)$/); at > 0; at = jointAt(rest, /^(?:and|&|\+)$/)) {
    sides.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  sides.push(rest);
  const last = sides.at(-1)!;
  if (or > 0) {
    const inLast = jointAt(last, /^(?:or|and\/or)$/);
    if (inLast > 0) {
      addAlternative(last.slice(inLast + 1), draft, reader, last.slice(0, inLast));
      sides[sides.length - 1] = last.slice(0, inLast);
    }
  }
  const end = sides.at(-1)!;
  const own = reader.amountAt(end, 0);
  // "1 red and 1 yellow pepper" share the pepper, "1 orange and 2 tbsp juice" nothing.
  const shared = own === null ? end : own.unit === null ? end.slice(own.end) : [];
  const again = shared[0] !== undefined && shared[0].lower === left.at(-1)?.lower;
  setName(again ? left : shareHead(left, shared), draft, reader);
  for (const side of sides) {
    const amount = reader.amountAt(side, 0);
    const own = amount !== null && (amount.quantity !== null || amount.unit !== null);
    const words = own ? side : stripFront(side, draft);
    const text = trimMarks(textOf(side === end || own ? words : shareHead(words, end)));
    if (text !== '') draft.also.push(text);
  }
}

const stockMakers: ReadonlySet<string> = new Set([
  'oxo',
  'knorr',
  'maggi',
  'kallo',
  'massel',
  'telma',
  'goya',
  'wyler',
  "wyler's",
]);

const plainSize = /^(?:small|medium|large|extra-large|jumbo)$/;

/** Puts the name into the draft: a counted noun at its end becomes the unit, a brand in front a comment. */
function setName(words: readonly Token[], draft: Draft, reader: AmountReader): void {
  let tokens = takeContent([...words], draft, reader);
  const last = tokens.at(-1);
  const amount = draft.amount;
  if (
    tokens.length > 1 &&
    last !== undefined &&
    amount !== null &&
    amount.unit === null &&
    amount.quantity !== null
  ) {
    const noun = singular(last.lower);
    const foods = trailingUnits.get(noun);
    const before = tokens.at(-2)!.lower;
    if (foods !== undefined && (foods.has(before) || (foods.size === 0 && before !== 'of'))) {
      const unit = reader.unitAt([{ ...last, spaced: true }], 0);
      if (unit !== null) {
        amount.unit = unit.unit.id;
        amount.unitText = last.text;
        tokens = tokens.slice(0, -1);
      }
    }
  }
  // "1 egg large"
  if (tokens.length > 1 && amount !== null && amount.size === null && plainSize.test(tokens.at(-1)!.lower))
    amount.size = tokens.pop()!.lower;
  // "Tomatoes "sugo"": how it is also called, behind it and in quotes.
  const quote = tokens.findIndex(({ text }) => text === '"');
  if (quote > 0 && tokens.length - quote <= 4 && tokens.length > quote + 2 && tokens.at(-1)!.text === '"') {
    draft.comment.push(textOf(tokens.slice(quote + 1, -1)));
    tokens = tokens.slice(0, quote);
  }
  const said = textOf(tokens);
  let name = trimMarks(said.includes('"') ? said.replace(/"([^"]*)"/g, '$1') : said);
  const lower = name.toLowerCase();
  for (const brand of brandIndex.get(firstWord.exec(lower)![0]) ?? []) {
    if (lower.startsWith(brand) && lower.charCodeAt(brand.length) === 32 && lower.length > brand.length + 1) {
      const rest = name.slice(brand.length + 1).replace(/^brand\s+/i, '');
      // A stock cube of its maker's name is no other food.
      if (rest === '' || /^cubes?$/i.test(rest)) break;
      draft.comment.push(name.slice(0, brand.length));
      // "OXO beef cubes" are beef stock cubes, and no beef.
      const cubeOf = stockMakers.has(brand) ? /^(\p{L}+(?: \p{L}+)?) (cubes?)$/iu.exec(rest) : null;
      if (cubeOf !== null && !/\b(?:stock|bouillon|broth|sugar)$/i.test(cubeOf[1]!)) {
        name = `${cubeOf[1]!} stock ${cubeOf[2]!}`;
        break;
      }
      const behind = tokens.slice(tokens.length - rest.split(' ').length);
      name = textOf(behind) === rest ? trimMarks(textOf(stripFront(behind, draft))) : rest;
      break;
    }
  }
  draft.name = name;
}
