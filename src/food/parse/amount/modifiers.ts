/** The third layer of reading an amount: what is said around it ("about", "heaped", "small", "/7oz"). */
import {
  approximators,
  bareUnits,
  cutShapes,
  looseMeasures,
  measureWords,
  numberWords,
  sizes,
} from '../english/amounts.ts';
import type { LineAmount } from '../../line.ts';
import type { Token } from '../tokens.ts';
import { MeasureReader } from './measures.ts';
import { isLength, isMark, isMeasure, isNumeric, isSize, show, words, type Amount } from './shapes.ts';

/** Units that have a shape: "4 wide strips lemon peel". */
const cutUnits: ReadonlySet<string> = new Set(
  'strip slice piece sprig rasher sheet wedge stick stalk can glass bottle'.split(' '),
);

/** Reads sizes, fillings, qualifiers and second statements of an amount. */
export class ModifierReader extends MeasureReader {
  /** "/7oz", "(240 ml)", "or 400 grams", "= 1 cup" after a measure. */
  protected skipAlternates(tokens: readonly Token[], from: number, amount: Amount, ofEach: boolean): number {
    let at = from;
    for (let turn = 0; turn < 4; turn++) {
      const token = tokens[at];
      if (token === undefined) break;
      let next: { amount: LineAmount; end: number } | null = null;
      if (isMark(token, '(') || isMark(token, '[')) {
        const bracket = this.bracketAt(tokens, at);
        if (bracket === null) break;
        next = { amount: bracket.amount, end: bracket.end };
        if (bracket.second !== null) amount.rest.push(show(bracket.second));
        const ofOne = isLength(bracket.amount.unit) && !isLength(amount.unit);
        const each = bracket.each || ofOne;
        if (each && amount.each === null && !ofEach) {
          amount.each = bracket.amount;
          at = bracket.end;
          continue;
        }
      } else if (
        isMark(token, '/') ||
        isMark(token, '|') ||
        isMark(token, '=') ||
        isMark(token, '-') ||
        token.lower === 'or' ||
        isMark(token, '~')
      ) {
        const measure = this.measureAt(tokens, at + 1);
        if (measure === null) break;
        if (!isMeasure(measure.unit) && token.lower === 'or') break;
        next = this.summed(tokens, measure);
        // "2 cups milk or 1 cup cream" keeps its "or"; only a bare second amount belongs here.
      }
      if (next === null) break;
      if (ofEach) amount.rest.push(`${show(next.amount)} each`);
      else if (amount.alternate === null) amount.alternate = next.amount;
      else amount.rest.push(show(next.amount));
      at = next.end;
    }
    return at;
  }

  protected skipQualifiers(tokens: readonly Token[], from: number, amount: Amount): number {
    let at = from;
    for (let turn = 0; turn < 4; turn++) {
      const word = tokens[at]?.lower ?? '';
      const next = tokens[at + 1]?.lower ?? '';
      if (word === '~' || word === '<' || word === '>') {
        amount.qualifiers.push(word === '~' ? 'about' : word === '<' ? 'less than' : 'more than');
        at++;
      } else if (
        (word === 'up' && next === 'to') ||
        (word === 'at' && (next === 'least' || next === 'most'))
      ) {
        amount.qualifiers.push(`${word} ${next}`);
        at += 2;
      } else if ((word === 'less' || word === 'more' || word === 'fewer') && next === 'than') {
        amount.qualifiers.push(`${word} ${next}`);
        at += 2;
      } else if (word === 'just' && (next === 'under' || next === 'over')) {
        amount.qualifiers.push(`${word} ${next}`);
        at += 2;
      } else if (approximators.has(word) && this.amountFollows(tokens, at + 1)) {
        amount.qualifiers.push(word);
        at++;
        if (isMark(tokens[at], '.') && !tokens[at]!.spaced) at++;
      } else if (
        (word === 'a' || word === 'an') &&
        approximators.has(next) &&
        this.amountFollows(tokens, at + 2)
      ) {
        // "a scant 1/2 cup", "a good pinch": the article is the number unless one follows.
        if (isNumeric(tokens[at + 2])) {
          amount.qualifiers.push(next);
          at += 2;
        } else break;
      } else break;
    }
    return at;
  }

  protected amountFollows(tokens: readonly Token[], at: number): boolean {
    const token = tokens[at];
    if (token === undefined) return false;
    if (isNumeric(token) || isMark(token, '~') || (isMark(token, '.') && isNumeric(tokens[at + 1])))
      return true;
    if (token.kind !== 'word') return false;
    if (token.lower === 'a' || token.lower === 'an' || token.lower === 'between') return true;
    if (numberWords.has(token.lower) || approximators.has(token.lower))
      return this.amountFollows(tokens, at + 1) || this.unitAt(tokens, at + 1) !== null;
    const unit = this.unitAt(tokens, at);
    return unit !== null && bareUnits.has(unit.unit.id);
  }

  /** Sizes, "heaped", "packed" and the like between number and unit. */
  protected skipModifiers(tokens: readonly Token[], from: number, amount: Amount): number {
    let at = from;
    for (let turn = 0; turn < 6; turn++) {
      const token = tokens[at];
      if (token === undefined) break;
      const word = token.lower;
      if (token.kind === 'mark' && word === '-' && sizes.has(tokens[at + 1]?.lower ?? '') && !token.spaced) {
        at++;
        continue;
      }
      if (
        token.kind === 'mark' &&
        word === ',' &&
        amount.size !== null &&
        (sizes.has(tokens[at + 1]?.lower ?? '') || this.unitAt(tokens, at + 1) !== null)
      ) {
        at++;
        continue;
      }
      const filled = this.filledBracket(tokens, at);
      if (filled !== null) {
        amount.packed.push(filled.text);
        at = filled.end;
        continue;
      }
      if (token.kind !== 'word' && !isMark(token, '#')) break;
      const next = tokens[at + 1]?.lower ?? '';
      if (isMark(token, '#') && tokens[at + 1]?.kind === 'number' && this.unitAt(tokens, at + 2) !== null) {
        amount.size = `#${tokens[at + 1]!.text}`;
        at += 2;
      } else if (word === 'no' && isMark(tokens[at + 1], '.') && tokens[at + 2]?.kind === 'number') {
        // "1 No. 2 can", as old cards size their cans.
        if (this.unitAt(tokens, at + 3) === null) break;
        amount.size = `No. ${tokens[at + 2]!.text}`;
        at += 3;
      } else if ((isSize(tokens, at) || cutShapes.has(word)) && this.shapeAllowed(tokens, at)) {
        let end = at + 1;
        let text = word;
        while (
          (tokens[end]?.lower === 'to' ||
            tokens[end]?.lower === 'or' ||
            isMark(tokens[end], '-') ||
            isMark(tokens[end], '/')) &&
          sizes.has(tokens[end + 1]?.lower ?? '')
        ) {
          text += `${tokens[end]!.text === '-' ? ' to ' : tokens[end]!.text === '/' ? ' or ' : ` ${tokens[end]!.lower} `}${tokens[end + 1]!.lower}`;
          end += 2;
        }
        amount.size = amount.size === null ? text : `${amount.size} ${text}`;
        at = end;
        if (tokens[at]?.lower === 'sized' || tokens[at]?.lower === 'size') at++;
        if (isMark(tokens[at], '.') && word.length <= 3) at++;
      } else if (
        (word === 'very' || word === 'extra' || word === 'fairly' || word === 'really') &&
        sizes.has(next) &&
        isSize(tokens, at + 1)
      ) {
        amount.size = amount.size === null ? `${word} ${next}` : `${amount.size} ${word} ${next}`;
        at += 2;
      } else if (measureWords.has(word) && this.unitSoon(tokens, at + 1)) {
        amount.qualifiers.push(word);
        at++;
      } else if (word === 'packed' && this.unitSoon(tokens, at + 1)) {
        amount.packed.push(word);
        at++;
      } else if (
        (next === 'packed' || next === 'filled' || next === 'heaped' || next === 'rounded') &&
        /^(?:firmly|lightly|loosely|tightly|well)$/.test(word) &&
        this.unitSoon(tokens, at + 2)
      ) {
        amount.packed.push(`${word} ${next}`);
        at += 2;
      } else if (
        word?.endsWith('-packed') === true &&
        /^(?:firmly|lightly|loosely|tightly|well)-packed$/.test(word) &&
        this.unitSoon(tokens, at + 1)
      ) {
        amount.packed.push(word);
        at++;
      } else if (
        word === 'of' &&
        amount.quantity !== null &&
        amount.quantity < 1 &&
        (next === 'a' || next === 'an' || next === 'one' || next === 'the')
      ) {
        at += 2;
      } else if (
        (word === 'a' || word === 'an') &&
        amount.quantity !== null &&
        amount.quantity < 1 &&
        turn === 0
      ) {
        at++;
      } else if (
        word === 'of' &&
        amount.quantity === null &&
        amount.unit === null &&
        amount.qualifiers.length > 0 &&
        turn === 0
      ) {
        at++;
      } else if (word === 'of' && amount.qualifiers.at(-1)?.includes('couple') && turn === 0) {
        at++;
      } else break;
    }
    return at;
  }

  /** "1 (packed) cup", "2 cups (loosely packed) mint": how the measure is filled. */
  protected filledBracket(tokens: readonly Token[], from: number): { text: string; end: number } | null {
    if (!isMark(tokens[from], '(')) return null;
    const close = isMark(tokens[from + 2], ')') ? from + 2 : from + 3;
    if (!isMark(tokens[close], ')') || tokens[close - 1]!.lower !== 'packed') return null;
    return tokens[close + 1]?.kind === 'word'
      ? { text: words(tokens, from + 1, close), end: close + 1 }
      : null;
  }

  /** "thick" and "thin" are sizes of slices, elsewhere kinds ("thin noodles"). */
  protected shapeAllowed(tokens: readonly Token[], at: number): boolean {
    const shape = tokens[at]!.lower;
    if (cutShapes.has(shape)) {
      const cut = this.unitAt(tokens, at + 1);
      return cut !== null && cutUnits.has(cut.unit.id);
    }
    if (!/^(?:thick|thin|fat|little)$/.test(shape)) return true;
    // "8 fat pork sausages" are big ones.
    if (
      tokens[at]!.lower === 'fat' &&
      !/^(?:free|trimmed|from|of)$/.test(tokens[at + 1]?.lower ?? 'free') &&
      tokens.slice(at + 1, at + 4).some(({ lower }) => /[^s]s$/.test(lower))
    )
      return true;
    return this.unitAt(tokens, at + 1) !== null || this.unitAt(tokens, at + 2) !== null;
  }

  protected unitSoon(tokens: readonly Token[], from: number): boolean {
    for (let at = from; at < from + 3; at++) {
      const token = tokens[at];
      if (token?.kind !== 'word') return false;
      if (this.unitAt(tokens, at) !== null) return true;
      if (!sizes.has(token.lower) && !measureWords.has(token.lower) && token.lower !== 'packed') return false;
    }
    return false;
  }

  /** "a grating of nutmeg", "a few grinds black pepper": where it ends, or -1. */
  protected looseEnd(tokens: readonly Token[], from: number): number {
    let at = from;
    while (measureWords.has(tokens[at]?.lower ?? '') && at < from + 2) at++;
    if (!looseMeasures.has(tokens[at]?.lower ?? '')) return -1;
    const next = tokens[at + 1];
    if (next?.lower === 'of') return at + 2;
    if (tokens[at]!.lower === 'turns' && /^(?:freshly|black|white|pepper)$/.test(next?.lower ?? ''))
      return at + 1;
    return at > from && next?.kind === 'word' ? at + 1 : -1;
  }

  protected skipModifiersAfter(tokens: readonly Token[], from: number, amount: Amount): number {
    const before = amount.size;
    const at = this.skipModifiers(tokens, from, amount);
    if (amount.unit !== null || amount.size === before) return at;
    // "2 large sprigs": the unit stood after the size.
    return at;
  }
}
