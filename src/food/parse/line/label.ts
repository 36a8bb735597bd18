/** Labels and parts of a food in front of an amount's food: "Filling: …", "juice of 2 limes". */
import type { AmountReader } from '../amount.ts';
import { isMark, singular } from '../amount/shapes.ts';
import { type Draft, isCounted } from '../draft.ts';
import { foodParts } from '../english/names.ts';
import { headingWords } from '../english/remarks.ts';
import { textOf } from '../split.ts';
import type { Token } from '../tokens.ts';

/** "(optional) 30 g cocoa": a remark in front goes behind. */
export function moveLeadingBracket(tokens: Token[], reader: AmountReader): Token[] {
  if (!isMark(tokens[0], '(') || reader.bracketAt(tokens, 0) !== null) return tokens;
  const close = tokens.findIndex((token) => isMark(token, ')'));
  if (close < 0 || close >= tokens.length - 1) return tokens;
  return [...tokens.slice(close + 1), ...tokens.slice(0, close + 1)];
}

/** "Optional: …", "For the top: …", "Garnish: …": the label is a remark on what follows. */
export function readLabel(tokens: Token[], draft: Draft, reader: AmountReader): Token[] {
  const purpose = /^(?:to|for)$/.test(tokens[0]?.lower ?? '');
  const colon = tokens.findIndex(
    (token, at) =>
      at < 7 &&
      (isMark(token, ':') ||
        (purpose && at > 1 && isMark(token, '-') && token.spaced && tokens[at + 1]?.spaced === true)),
  );
  if (colon < 1 || colon >= tokens.length - 1) return tokens;
  const label = tokens.slice(0, colon);
  if (label.some((token) => token.kind !== 'word' && !/^[-&'/]$/.test(token.text))) return tokens;
  const first = label[0]!.lower;
  const amountAfter = reader.amountAt(tokens, colon + 1);
  if (first === 'optional') draft.optional = true;
  else if (first !== 'for' && first !== 'to' && !label.some((token) => headingWords.has(token.lower)))
    return tokens;
  else if (
    amountAfter !== null &&
    (amountAfter.end >= tokens.length ||
      isMark(tokens[amountAfter.end], ',') ||
      isMark(tokens[amountAfter.end], '('))
  )
    return tokens;
  draft.comment.push(textOf(label));
  draft.labelled = true;
  return tokens.slice(colon + 1);
}

interface PartOf {
  /** The words of the part: "juice", "zest and juice". */
  readonly words: string;
  /** The part that names the food, null where several parts are taken. */
  readonly noun: string | null;
  readonly end: number;
}

/** "Juice of 2 limes", "finely grated zest and juice of 1 lemon", "2 tbsp juice from 1 lemon". */
export function readPartOf(tokens: readonly Token[], draft: Draft, reader: AmountReader): PartOf | null {
  let at = 0;
  if (tokens[at]?.lower === 'the') at++;
  const before: Token[] = [];
  while (at < 4 && tokens[at]?.kind === 'word' && !foodParts.has(tokens[at]!.lower)) {
    const word = tokens[at]!.lower;
    if (
      !/^(?:finely|freshly|coarsely|grated|squeezed|fresh|strained|picked|chopped|pared|thinly|the|and)$/.test(
        word,
      )
    )
      return null;
    before.push(tokens[at]!);
    at++;
  }
  const nouns: Token[] = [];
  const from = at;
  let qualified = false;
  for (;;) {
    const token = tokens[at];
    if (token === undefined || !foodParts.has(token.lower)) return null;
    nouns.push(token);
    at++;
    const joint = tokens[at]?.lower;
    if (joint === 'and' || joint === '&' || joint === '+' || joint === '/' || joint === ',') {
      at++;
      while (/^(?:finely|freshly|grated|squeezed|the)$/.test(tokens[at]?.lower ?? '')) {
        qualified ||= tokens[at]!.lower !== 'the';
        at++;
      }
    } else break;
    if (nouns.length > 3) return null;
  }
  const numeric =
    tokens[at]?.kind === 'number' || tokens[at]?.kind === 'fraction' || tokens[at]?.lower === 'half';
  const said = qualified
    ? textOf(tokens.slice(from, at)).toLowerCase()
    : nouns.map((noun) => noun.lower).join(' and ');
  if (tokens[at]?.lower === 'of' || tokens[at]?.lower === 'from') at++;
  else if (!numeric || !foodParts.get(nouns[0]!.lower)) return null;
  const amount = reader.amountAt(tokens, at);
  if (amount === null) {
    if (at >= tokens.length) return null;
    draft.amount = null;
  } else {
    draft.amount = amount;
    at = amount.end;
  }
  if (before.length > 0) draft.preparation.push(textOf(before));
  return {
    words: said,
    noun: nouns.length === 1 ? nouns[0]!.lower : null,
    end: at,
  };
}

/** "Zest of 1 lemon and | juice of 1/2": a part of another of the same. */
const partOfAnother = /^(juice|zest|rind) (?:of )?([0-9][0-9 /.]*)$/i;

/** "Zest of 1 lemon plus | 2 tbsp juice". */
const bareOtherPart = /^([0-9][0-9 /.]*[a-z]+\.?) (juice|zest|rind)$/i;

/** Names the part that the line asks for, or notes it as preparation where it is several. */
export function applyPart(part: PartOf, draft: Draft): void {
  if (part.noun !== null && foodParts.get(part.noun) === true && draft.name !== '') {
    const whole = draft.name;
    const one = singularName(whole);
    draft.alternatives = draft.alternatives.map((name) => `${singularName(name)} ${part.noun!}`);
    // "Zest of 1 lemon and a squeeze of lemon juice": juice has no zest.
    const isPart = (text: string): boolean =>
      foodParts.get(/[\p{L}-]+$/u.exec(text)?.[0].toLowerCase() ?? '') === true;
    const ofFruit = (text: string): string => text.replace(/(?<=^|\bof )(\p{L}+)$/u, `${one} $1`);
    const otherPart = (text: string): string | null => {
      if (text.toLowerCase().includes(` ${one.toLowerCase()} `)) return null;
      const [, noun, amount] = partOfAnother.exec(text) ?? [];
      if (amount !== undefined) return `${amount} ${one} ${noun!.toLowerCase()}`;
      const [, measure, bare] = bareOtherPart.exec(text) ?? [];
      return measure === undefined ? null : `${measure} ${one} ${bare!.toLowerCase()}`;
    };
    draft.also = draft.also.map(
      (name) =>
        otherPart(name) ??
        (/^[0-9]/.test(name) ? name : isPart(name) ? ofFruit(name) : `${singularName(name)} ${part.noun!}`),
    );
    const behind = draft.preparation.filter((text) => otherPart(text) !== null);
    draft.also.push(...behind.map((text) => otherPart(text)!));
    draft.preparation = draft.preparation.filter((text) => !behind.includes(text));
    draft.name = `${one} ${part.noun}`;
    if (isCounted(draft)) draft.countOf = whole;
  } else draft.preparation.unshift(part.words);
}

/** "2 tablespoons juice from 1 lemon": the remark says of what. */
export function namePart(draft: Draft): void {
  const noun = draft.name.toLowerCase();
  if (foodParts.get(noun) !== true) return;
  const from = draft.comment.findIndex((text) => /^(?:from|of) /i.test(text));
  const words =
    from < 0
      ? null
      : /^(?:from|of) (?:about )?(?:[0-9/ -]+|an? |one |half an? |two )?([a-z][a-z' -]{2,30})$/i.exec(
          draft.comment[from]!,
        );
  if (words?.[1] === undefined) return;
  draft.name = `${singularName(words[1].replace(/^(?:large|medium|small) /, ''))} ${draft.name}`;
}

export function singularName(name: string): string {
  const at = name.lastIndexOf(' ') + 1;
  return name.slice(0, at) + singular(name.slice(at));
}
