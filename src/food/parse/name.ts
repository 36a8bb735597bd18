import type { AmountReader } from './amount.ts';
import { singular } from './amount/shapes.ts';
import { classify, cutAt, isWord, onlyAdjectives, pieceNouns } from './description.ts';
import { type Draft, isStated, trimMarks } from './draft.ts';
import { containers, trailingUnits } from './english/amounts.ts';
import { animalCuts, animals, brands } from './english/names.ts';
import { adjectives, kindAdjectives, preparations } from './english/preparations.ts';
import { stripFront } from './front.ts';
import { firstWord, indexed } from './phrases.ts';
import { jointAt, shareHead } from './common-head.ts';
import { type Part, textOf } from './split.ts';
import type { Token } from './tokens.ts';

const brandIndex = indexed(brands);

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
