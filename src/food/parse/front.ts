/** Takes sizes, preparations and remarks off the front of a name. */
import { isSize } from './amount/shapes.ts';
import { isJoint, leadingPreparation } from './description.ts';
import { type Draft, isCounted, setSize } from './draft.ts';
import { adjectives, heldWarm, leadingPreparations, temperatureWords } from './english/preparations.ts';
import { textOf } from './split.ts';
import type { Token } from './tokens.ts';

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
