/** The parts of a line between its commas and brackets, in turn. */
import type { AmountReader } from '../amount.ts';
import { type Amount, isMark } from '../amount/shapes.ts';
import { classify, onlyAdjectives, pieceNouns } from '../description.ts';
import { type Draft, isCounted } from '../draft.ts';
import { foodParts } from '../english/names.ts';
import { leadingPreparations, preparationTail, preparations } from '../english/preparations.ts';
import { stripFront } from '../front.ts';
import { readName } from '../name.ts';
import { type Part, splitParts, textOf } from '../split.ts';
import type { Token } from '../tokens.ts';
import { listsKinds, readList } from './listed.ts';
import { readPart } from './part.ts';

/** "Flour 200 g", "Eggs - 3", "butter, 100g": the amount behind the food. */
export function readTrailing(tokens: readonly Token[], draft: Draft, reader: AmountReader): Part[] | null {
  const limit = Math.min(tokens.length, 24);
  let depth = 0;
  for (let at = 1; at < limit; at++) {
    const token = tokens[at]!;
    if (token.kind === 'mark') {
      if (token.text === '(' || token.text === '[') depth++;
      else if (token.text === ')' || token.text === ']') depth--;
      continue;
    }
    if (depth > 0) continue;
    const previous = tokens[at - 1]!;
    if (previous.kind === 'mark' && !/^[-,:;=.*)\]|]$/.test(previous.text)) continue;
    if (
      /^(?:in|into|of|cut|to|per|from|the|with|plus|at|by|type|no|number|and|or|than|every|size|for|over|like|grade|between|as)$/.test(
        previous.lower,
      )
    )
      continue;
    if (previous.kind === 'mark' && previous.text === '-' && !previous.spaced) continue;
    const article = token.lower === 'a' || token.lower === 'an';
    if (
      token.kind === 'word' &&
      !article &&
      !/^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|about|approx|approximately|around|roughly|pinch|handful|dash|scant|heaped|bunch|some)$/.test(
        token.lower,
      )
    )
      continue;
    const amount = piecesBehind(tokens, at, reader) ?? reader.amountAt(tokens, at);
    if (amount === null) continue;
    const next = tokens[amount.end];
    const before = previous.kind === 'mark' || previous.lower === 'x';
    if (amount.unit === null) {
      if (amount.quantity === null || article) continue;
      const closes = next === undefined || isMark(next, ',') || isMark(next, '(') || isMark(next, '-');
      if (!closes || (!before && amount.size === null && isMark(next, '-'))) continue;
    } else {
      const closes =
        next === undefined ||
        next.kind === 'mark' ||
        classify(textOf(tokens.slice(amount.end)), tokens.slice(amount.end)) !== 'unclear' ||
        next.lower === 'or';
      if (!closes) continue;
    }
    let end = at;
    while (
      end > 0 &&
      (tokens[end - 1]!.lower === 'x' || (tokens[end - 1]!.kind === 'mark' && tokens[end - 1]!.text !== ')'))
    )
      end--;
    if (end === 0) continue;
    draft.amount = amount;
    const parts = splitParts(tokens.slice(0, end), 0);
    parts.push(...splitParts(tokens, amount.end));
    draft.doubts += 1;
    return parts;
  }
  return null;
}

/** "Ginger, | 1 inch piece": the piece is no food where the food stands before it. */
function piecesBehind(tokens: readonly Token[], at: number, reader: AmountReader): Amount | null {
  const length = reader.measureAt(tokens, at);
  if (length?.unit.dimension !== 'length' || tokens[length.end]?.kind !== 'word') return null;
  if (tokens[length.end + 1]?.kind === 'word') return null;
  const ofFood: Token = { ...tokens[length.end]!, text: 'of', lower: 'of' };
  const amount = reader.amountAt([...tokens.slice(0, length.end + 1), ofFood, ofFood], at);
  return amount === null || amount.each === null ? null : { ...amount, end: length.end + 1 };
}

/** True where a part ends on what was done, so that no food stands in it. */
function endsAsPreparation(last: Token): boolean {
  return last.lower === 'of' || (!pieceNouns.has(last.lower) && preparations.has(last.lower));
}

/** Words that open what was done to a food that has been named. */
const whatFollows = /^(?:in|into|cut|at|with|for|to|from)$/;

/** "Peeled, | seeded, | diced cucumber": only what was done stands before the part with the food. */
function foodFollows(parts: readonly Part[]): boolean {
  const at = parts.findIndex((part) => part.bracket || !onlyAdjectives(part.tokens));
  const part = parts[at];
  if (part === undefined || part.bracket || part.tokens.length < 2) return false;
  return (
    leadingPreparations.has(part.tokens[0]!.lower) &&
    !endsAsPreparation(part.tokens.at(-1)!) &&
    !preparationTail.has(part.tokens.at(-1)!.lower) &&
    classify(textOf(part.tokens.slice(1)), part.tokens.slice(1)) === 'unclear'
  );
}

/** Reads the parts: the food first, then what was done to it and remarks. */
export function readParts(parts: Part[], draft: Draft, reader: AmountReader): void {
  let first = parts.findIndex((part) => !part.bracket);
  if (first < 0) {
    unitIsFood(draft);
    if (draft.name === '') first = 0;
  }
  const main = parts[first];
  if (main === undefined) {
    for (const part of parts) readPart(part, draft, reader);
    return;
  }
  let tokens = main.tokens;
  let rest = parts.filter((_, at) => at !== first);
  // "boneless, skinless chicken": no food yet, so the comma does not end the name.
  for (let turn = 0; turn < 4; turn++) {
    const next = rest[0];
    if (next === undefined || next.bracket || !onlyAdjectives(tokens)) break;
    if (listsKinds(tokens, next.tokens)) break;
    const starts = classify(textOf(next.tokens), next.tokens);
    if (starts === 'comment' || next.tokens.length > 8 || whatFollows.test(next.tokens[0]!.lower)) break;
    // "Zest 1 orange, juice of ½": the orange is the food.
    if (foodParts.has(next.tokens[0]!.lower) && next.tokens[1]?.lower === 'of') break;
    // "1 orange, zest and juice", "2 oranges, peeled": no colour where it is counted.
    if (tokens.length === 1 && tokens[0]!.lower === 'orange' && isCounted(draft)) break;
    if (starts === 'preparation' && endsAsPreparation(next.tokens.at(-1)!) && !foodFollows(rest)) break;
    const comma: Token = { kind: 'mark', text: ',', lower: ',', value: 0, spaced: false, start: -1, end: -1 };
    tokens = [...tokens, comma, ...next.tokens];
    rest = rest.slice(1);
  }
  // A bracket right after adjectives belongs to what follows; the name goes on behind it.
  const list = readList(tokens, rest, draft);
  [tokens, rest] = list;
  readName(tokens, rest, draft, reader);
  for (const words of list[2]) draft.also.push(textOf(stripFront(words, draft)));
  for (const part of rest) readPart(part, draft, reader);
  if (draft.name === '') unitIsFood(draft);
}

/** "4 cloves" with nothing behind it: the counted noun is the food. */
function unitIsFood(draft: Draft): void {
  const amount = draft.amount;
  if (amount === null || amount.unitText === null || amount.unit === null) {
    if (draft.preparation.length > 0 && draft.name === '') draft.name = draft.preparation.shift()!;
    return;
  }
  if (
    /^(?:clove|head|ear|stick|leaf|roll|fillet|bar|wedge|strip|bulb|slice|rasher|cube|floret|spear|frond|link|loaf|patty|ball|crown)$/.test(
      amount.unit,
    )
  ) {
    draft.name = amount.unitText;
    amount.unit = null;
    amount.unitText = null;
  }
}
