/** Tells how a food is cut, treated or remarked upon from what it is called. */
import type { AmountReader } from './amount.ts';
import { singular } from './amount/shapes.ts';
import { sizes } from './english/amounts.ts';
import {
  adjectives,
  adverbs,
  leadingPreparations,
  packedIn,
  preparationStarts,
  preparationTail,
  preparations,
  productAfterPreparation,
  strictAdverbs,
} from './english/preparations.ts';
import { commentStarts } from './english/remarks.ts';
import { indexed, startsWithAny } from './phrases.ts';
import type { Token } from './tokens.ts';

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

/** A piece that a food is cut into, behind "in" and what kind of pieces: "in nice big chunks", "in coins". */
const cutPiece =
  /^(?:chunks?|cubes?|pieces?|strips?|slices?|wedges?|rings?|rounds?|halves|quarters|fourths|thirds|eighths|[3-8]ths|sticks?|batons?|coins?|discs?|disks?|moons|half-moons|florets?|lumps?|bits|ribbons?|shreds|segments?|sections|matchsticks|dice|lengths|spears|shavings|crescents|hunks|bites)$/;

/** What kind of pieces: no food is called so. */
const pieceKind =
  /^(?:nice|big|bigger|little|tiny|chunky|rough|roughly|even|equal|equally|thick|thickish|thin|thinnish|long|longish|short|wide|fat|generous|good|decent|manageable|bite|mouthful|bite-size|bite-sized|fairly|quite|pretty|really|very|fine|half|not|too|diagonal|finger|finger-thick|medium|medium-sized|smallish|biggish|largish|size|sized|some|nice-sized)$/;

/** Done to a food, in a form that does not end in -ed. */
const doneIrregular =
  /^(?:torn|tore|cut|broken|broke|beaten|beat|split|shaken|drawn|frozen|seperated|ground|chopped|snipped|julienned)$/;

/** What tells how it was done: "sliced not too thin", "torn up small", "diced nice and small". */
const toldHow =
  /^(?:not|up|down|real|really|nice|nicely|super|pretty|kinda|kind|sort|however|whatever|how|fairly|quite|so|like|paper|extra|wafer|as|over|on|in|into|with|until|till|by|overnight|to|between|against|through|thin|thick|fine|small|big|large|long|chunky|for|ahead|beforehand|first|straight|about)$/;

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

export const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';

export const isJoint = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:and|or|,|&|then|\/|and\/or|but|-)$/.test(token.lower);

const commentIndex = indexed(commentStarts);

const preparationIndex = indexed(preparationStarts);

/** Whether a part says what was done to the food, or merely remarks. */
export function classify(text: string, tokens: readonly Token[]): 'preparation' | 'comment' | 'unclear' {
  const lower = text.toLowerCase();
  if (tokens[0]?.lower === 'each' && preparations.has(tokens[1]?.lower ?? '')) return 'preparation';
  if (tokens[0]?.lower === 'in' && inKindOfPieces(tokens, 1)) return 'preparation';
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
export function cutAt(tokens: readonly Token[], from: number, reader: AmountReader): number {
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
        if (cutHow.test(next) || numberNext) return at;
        break;
      case 'in':
        if (inKindOfPieces(tokens, at + 1)) return at;
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
      case 'any':
        if (/^(?:kind|sort|type|shape|brand|size|colou?r|variety|will|you)$/.test(next)) return at;
        break;
      case 'whatever':
      case 'whichever':
      case 'straight':
        if (next !== '') return at;
        break;
      case 'fat':
      case 'rind':
      case 'tails':
      case 'tail':
      case 'skin':
      case 'crusts':
        if (/^(?:on|off)$/.test(next) && at + 2 === tokens.length) return at;
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
        if (toldAtLength(tokens, at)) return at;
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

/** Whether pieces of some kind are named from here to the next mark: "nice big chunks", "coins". */
function inKindOfPieces(tokens: readonly Token[], at: number): boolean {
  let end = at;
  while (isWord(tokens[end]) && end < at + 4 && pieceKind.test(tokens[end]!.lower)) end++;
  return isWord(tokens[end]) && cutPiece.test(tokens[end]!.lower);
}

/** Whether from here on is told what was done and how: "sliced not too thin", "spooned and leveled", "soaked 30 mins". */
function toldAtLength(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]!.lower;
  const next = tokens[at + 1];
  if (adjectives.has(word) || (!doneIrregular.test(word) && !doneTo.test(word))) return false;
  if (next === undefined) return doneTo.test(word);
  if (next.kind !== 'word')
    return (next.kind === 'number' || next.kind === 'fraction') && isTimeBehind(tokens, at + 2);
  if (toldHow.test(next.lower)) return !pieceNouns.has(word) || next.lower !== 'cut';
  const second = tokens[at + 2]?.lower ?? '';
  return /^(?:and|then|&)$/.test(next.lower) && (preparations.has(second) || doneTo.test(second));
}

/** "soaked | 30 mins", "marinated 2 hours". */
const isTimeBehind = (tokens: readonly Token[], at: number): boolean =>
  /^(?:mins?|minutes?|hours?|hrs?|h|days?|nights?|times)$/.test(tokens[at]?.lower ?? '');

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
