/** Foods that a line lists one after another: "salt, pepper and oregano". */
import { singular } from '../amount/shapes.ts';
import { classify, leadingPreparation, onlyAdjectives } from '../description.ts';
import type { Draft } from '../draft.ts';
import { sharedModifiers } from '../english/names.ts';
import {
  adjectives,
  adverbs,
  invertedAdjectives,
  kindAdjectives,
  preparationTail,
  preparations,
  productAfterPreparation,
} from '../english/preparations.ts';
import { shareHead } from '../common-head.ts';
import { type Part, textOf } from '../split.ts';
import type { Token } from '../tokens.ts';

/** "1 cup chicken, beef or vegetable stock", "onion, garlic and ginger": commas that list foods. */
export function readList(main: Token[], parts: Part[], draft: Draft): [Token[], Part[], Token[][]] {
  if (parts.length === 0 || parts[0]!.bracket) return [main, parts, []];
  const each = draft.amount?.qualifiers.includes('each') === true;
  const noAmount = draft.amount === null || (draft.amount.quantity === null && draft.amount.unit === null);
  const plain = (part: Part): boolean =>
    !part.bracket &&
    part.tokens.length <= 6 &&
    part.tokens[0]!.lower !== 'opt' &&
    !(part.tokens.length === 1 && invertedAdjectives.has(part.tokens[0]!.lower)) &&
    (classify(textOf(part.tokens), part.tokens) === 'unclear' ||
      (each && namesFood(part.tokens)) ||
      ((noAmount || each) && namesListedFood(part.tokens)) ||
      (draft.labelled &&
        classify(textOf(part.tokens), part.tokens) === 'preparation' &&
        endsOnFood(part.tokens))) &&
    !part.tokens.some((token) => token.kind === 'number' || verbs.test(token.lower));
  const joint = parts.findIndex(
    (part) =>
      part.tokens.some((token, at) => at > 0 && token.lower === 'or') || part.tokens[0]?.lower === 'or',
  );
  const inside = joint >= 0 && parts[joint]!.tokens[0]!.lower !== 'or';
  if (
    (joint >= 1 || inside) &&
    parts.slice(0, joint).every(plain) &&
    (plain(parts[joint]!) || (!inside && orOther(parts[joint]!.tokens))) &&
    (!onlyAdjectives(main) || listsKinds(main, parts[joint]!.tokens))
  ) {
    const last = parts[joint]!.tokens;
    const right = last.slice(last.findIndex((token) => token.lower === 'or') + 1);
    for (const part of parts.slice(0, joint)) draft.alternatives.push(textOf(shareHead(part.tokens, right)));
    const whole = shareHead(main, right);
    const rest = parts.slice(joint + 1);
    if (!inside) return [whole, [parts[joint]!, ...rest], []];
    const left = shareHead(last.slice(0, last.length - right.length - 1), right);
    draft.alternatives.push(textOf(left));
    return [whole, [{ tokens: [orToken, ...right], bracket: false, group: 0 }, ...rest], []];
  }
  const kinds = parts[0]!.tokens;
  if (listsKinds(main, kinds)) {
    const right = kinds.slice(2);
    draft.also.push(textOf(shareHead(kinds.slice(0, 1), right)), textOf(right));
    return [shareHead(main, right), parts.slice(1), []];
  }
  const ands = parts.findIndex(
    (part) =>
      part.tokens[0]?.lower === 'and' || part.tokens.some((token, at) => at > 0 && token.lower === 'and'),
  );
  const listed = noAmount || each || (ands >= 0 && parts.slice(0, ands + 1).every(plain) && ands >= 1);
  if (!listed || onlyAdjectives(main)) return [main, parts, []];
  const rest: Part[] = [];
  const further: Token[][] = [];
  for (const part of parts) {
    if (!plain(part) || rest.length > 0 || part.tokens[0]?.lower === 'or') {
      rest.push(part);
      continue;
    }
    let words = part.tokens;
    if (words[0]?.lower === 'and' || words[0]?.text === '&') words = words.slice(1);
    if (words.length === 0) continue;
    let from = 0;
    for (let at = 1; at <= words.length; at++) {
      if (at < words.length && words[at]!.lower !== 'and' && words[at]!.text !== '&') continue;
      let food = words.slice(from, at);
      if (/ (?:to taste|as needed)$/i.test(textOf(food))) {
        draft.comment.push(textOf(food.slice(-2)));
        food = food.slice(0, -2);
      }
      if (food.length > 0) further.push(food);
      from = at + 1;
    }
  }
  return [main, rest, further];
}

/** "…, or other neutral oil" */
const orOther = (tokens: readonly Token[]): boolean =>
  tokens.length > 2 && tokens.length <= 5 && /^(?:other|another|any)$/.test(tokens[1]!.lower);

const listedPieces = /^(?:wedges|slices|leaves|halves|florets|strips|cubes|segments|rounds|rings)$/;

const opensPhrase = /^(?:for|with|to|from|until|in|into|on|at|by|as|if|of)$/;

/** "Salt, | freshly ground pepper", "…, | cilantro leaves and lime wedges": foods of a list without amounts, though the words may be those of a preparation. */
function namesListedFood(tokens: readonly Token[]): boolean {
  if (tokens.length > 7 || tokens.some(({ kind, lower }) => kind !== 'word' || opensPhrase.test(lower)))
    return false;
  const words = /^(?:and|or)$/.test(tokens[0]!.lower) ? tokens.slice(1) : tokens;
  const done = leadingPreparation(words, 0, false);
  let recognised = done > 0;
  let from = done;
  for (let at = done; at <= words.length; at++) {
    if (at < words.length && !/^(?:and|or)$/.test(words[at]!.lower)) continue;
    const doneToOne = from === done ? 0 : leadingPreparation(words.slice(from, at), 0, false);
    const food = words.slice(from + doneToOne, at);
    recognised ||= doneToOne > 0;
    from = at + 1;
    const [first, last] = [food[0]?.lower ?? '', food.at(-1)?.lower ?? ''];
    if (onlyAdjectives(food) || last === '') return false;
    if ((preparationTail.has(first) || adverbs.has(first)) && !adjectives.has(first)) return false;
    if (listedPieces.test(last)) {
      if (food.length < 2 || preparations.has(first)) return false;
      recognised = true;
    } else if (preparations.has(last) || preparationTail.has(last)) return false;
  }
  return recognised;
}

/** "Ground cumin and dried oregano": begins like a food and does not end on what was done. */
function namesFood(tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0]!.lower, tokens.at(-1)!.lower];
  return (
    tokens.length > 1 &&
    (first === 'ground' || productAfterPreparation.has(first) || adjectives.has(first)) &&
    !preparations.has(last) &&
    !preparationTail.has(last)
  );
}

/** "Crushed peanuts", "soft butter": in a list of foods what was done stands before the food. */
export const endsOnFood = (tokens: readonly Token[]): boolean => {
  const last = tokens.at(-1)!.lower;
  return tokens.length > 1 && tokens.length <= 4 && !preparations.has(last) && !preparationTail.has(last);
};

/** A part with one of these is a sentence, not a food. */
const verbs = /^(?:is|are|can|will|may|might|do|does|works|would|should|was|were|has|have|be)$/;

const orToken: Token = { kind: 'word', text: 'or', lower: 'or', value: 0, spaced: true, start: -1, end: -1 };

/** "Yellow, red or orange bell pepper", "fingerling, purple and gold potatoes": kinds of one food, not its adjectives. */
export function listsKinds(main: readonly Token[], next: readonly Token[]): boolean {
  if (main.length !== 1 || next.length < 4 || !/^(?:or|and|&)$/.test(next[1]!.lower)) return false;
  const head = next.at(-1)!.lower;
  const kinds = sharedModifiers.get(head) ?? sharedModifiers.get(singular(head));
  return [main[0]!, next[0]!, next[2]!].every(
    ({ lower }) => kindAdjectives.has(lower) || kinds?.has(lower) === true,
  );
}
