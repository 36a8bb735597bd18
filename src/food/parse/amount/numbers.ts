/** The first layer of reading an amount: units and numbers. */
import {
  afterNumberInNames,
  fractionWords,
  littleOf,
  notUnitBefore,
  numberWords,
  portions,
} from '../english/amounts.ts';
import type { FoundUnit, LineUnits } from '../line-units.ts';
import type { Token } from '../tokens.ts';
import { isMark, isNumeric, singular, type Numbers } from './shapes.ts';

const meats = /^(?:beef|pork|lamb|veal|goat|venison|mutton|prime|short|meat)$/;

/** Reads units, numbers and ranges off a line's tokens. Holds no state but the units. */
export class NumberReader {
  protected readonly units: LineUnits;
  constructor(units: LineUnits) {
    this.units = units;
  }

  /** The longest unit that begins at a token, with its end. A preceding hyphen belongs to it ("14-oz"). */
  unitAt(tokens: readonly Token[], from: number): { unit: FoundUnit; text: string; end: number } | null {
    let at = from;
    if (isMark(tokens[at], '-') && !tokens[at]!.spaced && tokens[at + 1]?.spaced === false) at++;
    else if (isMark(tokens[at], '-') && /^(?:inch|inches|cm)$/.test(tokens[at + 1]?.lower ?? '')) at++;
    const first = tokens[at];
    if (first === undefined) return null;
    if (first.kind !== 'word') {
      if (first.spaced || first.kind !== 'mark') return null;
      const id = first.text === '"' ? 'inch' : first.text === '#' ? 'lb' : null;
      const unit = id === null ? null : this.units.find(id);
      return unit === null ? null : { unit, text: first.text, end: at + 1 };
    }
    let best: { unit: FoundUnit; text: string; end: number } | null = null;
    let text = '';
    let at2 = at;
    for (let count = 0; count < 3; count++) {
      const token = tokens[at2];
      if (token?.kind !== 'word' || (count === 1 && !this.units.opens(text))) break;
      const length =
        count === 0 && token.lower.includes('-')
          ? /^(inch|inches|in|cm|mm)-(?:thick|wide|long|square|diameter|round)$/.exec(token.lower)
          : null;
      text = length?.[1] ?? (count === 0 ? token.text : `${text} ${token.text}`);
      at2++;
      let unit = this.units.find(text) ?? (count === 0 ? null : this.units.find(text.toLowerCase()));
      if (unit === null && count === 0 && token.text.length > 1) unit = this.units.find(token.lower);
      if (isMark(tokens[at2], '.') && !tokens[at2]!.spaced && (unit !== null || count < 2)) at2++;
      if (unit !== null) best = { unit, text, end: at2 };
      else if (count > 0 && best === null) break;
    }
    if (best === null) return null;
    const next = tokens[best.end];
    // "2 ribs of celery", but not of beef.
    if (best.text === 'ribs' && next?.lower === 'of' && meats.test(tokens[best.end + 1]?.lower ?? ''))
      return null;
    if (next?.kind === 'word') {
      const mixes = (): boolean => /^(?:flour|mix|crumbs?)$/.test(tokens[best!.end + 1]?.lower ?? '');
      if (notUnitBefore.get(best.text.toLowerCase())?.has(next.lower) && !mixes()) return null;
      // "2 in a row" is no length; the inch needs its thing: "2 in piece".
      if (
        best.text === 'in' &&
        first.spaced &&
        !portions.has(singular(next.lower)) &&
        next.lower !== 'ginger'
      )
        return null;
    }
    return best;
  }

  /** One number: "3", "1/2", "1 1/2", "1-1/2", "one and a half", "three quarters", "a dozen". */
  protected numberAt(tokens: readonly Token[], from: number): Numbers | null {
    const token = tokens[from];
    if (token === undefined) return null;
    if (token.kind === 'fraction') return this.dozens(tokens, token.value, from + 1, null);
    if (token.kind === 'number') {
      let end = from + 1;
      let value = token.value;
      let at = end;
      const whole = Number.isInteger(value);
      if (whole && isMark(tokens[at], '-') && tokens[at + 1]?.kind === 'fraction') at++;
      else if (whole && (tokens[at]?.lower === 'and' || isMark(tokens[at], '&'))) {
        at++;
        if (tokens[at]?.lower === 'a' || tokens[at]?.lower === 'one') {
          const part = fractionWords.get(tokens[at + 1]?.lower ?? '');
          if (part !== undefined) return this.dozens(tokens, value + 1 / part, at + 2, null);
        }
        if (tokens[at]?.lower === 'half') return this.dozens(tokens, value + 0.5, at + 1, null);
      }
      const part = tokens[at];
      if (whole && value >= 1 && part?.kind === 'fraction' && part.value < 1) {
        value += part.value;
        end = at + 1;
      }
      const pointed = end === from + 1 && /^[1-9][0-9]{0,2}\.[0-9]{3}$/.test(token.text);
      const read = this.dozens(tokens, value, end, null);
      return pointed && read !== null ? { ...read, pointed } : read;
    }
    if (token.kind !== 'word') return null;
    let word = token.lower;
    let at = from;
    if (word === 'a' || word === 'an' || word === 'the') {
      const next = tokens[from + 1]?.lower ?? '';
      if (next === 'half' || next === 'quarter' || next === 'third' || next === 'dozen') {
        at++;
        word = next;
      } else if (word === 'the') return null;
    }
    if (word === 'dozen') return { quantity: 12, quantityMax: null, end: at + 1, pointed: false, word };
    const vague = this.vagueAt(tokens, from);
    if (vague !== null) return vague;
    if (word === 'a' || word === 'an')
      return { quantity: 1, quantityMax: null, end: at + 1, pointed: false, word };
    let value = word === 'third' ? 1 / 3 : numberWords.get(word);
    if (value === undefined) return null;
    let end = at + 1;
    if (isMark(tokens[end], '-') || afterNumberInNames.has(tokens[end]?.lower ?? '')) {
      if (this.unitAt(tokens, end) === null) return null;
    }
    const following = tokens[end]?.lower ?? '';
    const part = fractionWords.get(following);
    if (
      value >= 1 &&
      value < 10 &&
      part !== undefined &&
      (word !== 'one' || tokens[end + 1]?.lower !== 'and')
    ) {
      value /= part;
      end++;
    } else if (value >= 1 && following === 'and') {
      const skip = tokens[end + 1]?.lower === 'a' || tokens[end + 1]?.lower === 'one' ? end + 2 : end + 1;
      const fraction = fractionWords.get(tokens[skip]?.lower ?? '');
      if (fraction !== undefined) {
        value += 1 / fraction;
        end = skip + 1;
      } else if (tokens[skip]?.kind === 'fraction' && skip === end + 1) {
        value += tokens[skip]!.value;
        end = skip + 1;
      }
    } else if (value >= 1 && tokens[end]?.kind === 'fraction' && !isMark(tokens[end + 1], '-')) {
      value += tokens[end]!.value;
      end++;
    }
    return this.dozens(tokens, value, end, word);
  }

  /** "a few", "a little", "some": an amount that is no number. "A couple" is two. */
  protected vagueAt(tokens: readonly Token[], from: number): Numbers | null {
    const article = tokens[from]!.lower === 'a' || tokens[from]!.lower === 'an';
    let at = article ? from + 1 : from;
    if (
      article &&
      (tokens[at]?.lower === 'good' || tokens[at]?.lower === 'wee' || tokens[at]?.lower === 'very')
    )
      at++;
    const word = tokens[at]?.lower ?? '';
    const none = (end: number): Numbers => ({
      quantity: null,
      quantityMax: null,
      end,
      pointed: false,
      word: tokens
        .slice(from, end)
        .map((token) => token.lower)
        .join(' '),
    });
    if (!article && word === 'little' && littleOf.has(tokens[at + 1]?.lower ?? '')) return none(at + 1);
    if (word === 'couple') return { ...none(at + 1), quantity: 2 };
    if (word === 'few' || word === 'bit') return none(at + 1);
    if (article && word === 'little' && tokens[at + 1]?.lower === 'bit') return none(at + 2);
    if (article && (word === 'little' || word === 'lot' || word === 'touch')) {
      return this.unitAt(tokens, at + 1) !== null && word === 'little' ? null : none(at + 1);
    }
    if (
      !article &&
      (word === 'some' || word === 'several' || word === 'lots' || word === 'plenty' || word === 'enough')
    ) {
      return none(at + 1);
    }
    return null;
  }

  protected dozens(tokens: readonly Token[], value: number, end: number, word: string | null): Numbers {
    let at = end;
    if (word === 'half' && tokens[at]?.lower === 'a') at++;
    if (tokens[at]?.lower === 'dozen' || tokens[at]?.lower === 'doz')
      return {
        quantity: value * 12,
        quantityMax: null,
        end: isMark(tokens[at + 1], '.') ? at + 2 : at + 1,
        pointed: false,
        word,
      };
    return { quantity: value, quantityMax: null, end, pointed: false, word };
  }

  /** A number or a range. Refuses what is part of a name: "2% milk", "7up", "5-spice". */
  numbersAt(tokens: readonly Token[], from: number): Numbers | null {
    let at = from;
    const between = tokens[at]?.lower === 'between' || tokens[at]?.lower === 'from';
    if (between) at++;
    const low = this.numberAt(tokens, at);
    if (low === null) return null;
    if (low.quantity === null) return low;
    const next = tokens[low.end];
    if (next !== undefined && isMark(next, '%')) return null;
    if (next?.kind === 'word' && !next.spaced && isNumeric(tokens[low.end - 1])) {
      if (/^(?:up|st|nd|rd|th|s|d|grain|spice)$/.test(next.lower) && this.unitAt(tokens, low.end) === null)
        return null;
    }
    if (isNumeric(tokens[at]) && afterNumberInNames.has(next?.lower ?? '')) return null;
    if (
      isMark(next, '-') &&
      !next!.spaced &&
      tokens[low.end + 1]?.kind === 'word' &&
      !tokens[low.end + 1]!.spaced
    ) {
      const word = tokens[low.end + 1]!.lower;
      if (afterNumberInNames.has(word.split('-')[0] ?? '') && this.unitAt(tokens, low.end) === null)
        return null;
    }
    const separator = next?.lower ?? '';
    if (low.word === 'a' || low.word === 'an') {
      if (separator === 'or' && tokens[low.end + 1]?.lower === 'two')
        return { ...low, quantityMax: 2, end: low.end + 2 };
    } else if (
      separator === 'to' ||
      separator === 'or' ||
      separator === '-' ||
      separator === '~' ||
      (between && separator === 'and')
    ) {
      let second = low.end + 1;
      if (separator === 'or' && tokens[second]?.lower === 'so') return { ...low, end: second + 1 };
      if (separator === '-' && isMark(tokens[second], '-')) second++;
      // "a 5- to 6-pound chicken"
      else if (separator === '-' && (tokens[second]?.lower === 'to' || tokens[second]?.lower === 'or'))
        second++;
      if (separator === '~' && (next!.spaced || tokens[second]?.spaced === true)) return between ? null : low;
      const article = tokens[second]?.lower === 'a' || tokens[second]?.lower === 'an';
      const high = article ? null : this.numberAt(tokens, second);
      if (
        high !== null &&
        high.quantity !== null &&
        high.quantity > low.quantity &&
        !isMark(tokens[high.end], '%')
      ) {
        return { ...low, quantityMax: high.quantity, end: high.end };
      }
    }
    return between ? null : low;
  }
}
