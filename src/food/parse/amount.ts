import type { LineAmount } from '../line.ts';
import {
  afterNumberInNames,
  approximators,
  bareUnits,
  containers,
  cutShapes,
  fractionWords,
  littleOf,
  looseMeasures,
  measureWords,
  notUnitBefore,
  numberWords,
  portions,
  sizeKinds,
  sizes,
} from './english.ts';
import type { Token } from './tokens.ts';
import type { FoundUnit, LineUnits } from './line-units.ts';

/** What stands in front of a food. `end` is the token after it. */
export interface Amount {
  quantity: number | null;
  quantityMax: number | null;
  unit: string | null;
  unitText: string | null;
  size: string | null;
  each: LineAmount | null;
  alternate: LineAmount | null;
  qualifiers: string[];
  /** How the measure is filled, a preparation: "firmly packed". */
  packed: string[];
  /** Further statements of the same amount that have no field. */
  rest: string[];
  end: number;
}

interface Numbers {
  readonly quantity: number | null;
  readonly quantityMax: number | null;
  readonly end: number;
  /** A number of the form 1.000, which is a thousand of a small metric unit. */
  readonly pointed: boolean;
  readonly word: string | null;
}

interface Measure {
  readonly quantity: number;
  readonly quantityMax: number | null;
  readonly unit: FoundUnit;
  readonly unitText: string;
  readonly end: number;
}

const isMark = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'mark' && token.text === text;
const isNumeric = (token: Token | undefined): boolean =>
  token?.kind === 'number' || token?.kind === 'fraction';

/** "about", "~", "ca." */
const isAbout = (tokens: readonly Token[], at: number): boolean =>
  approximators.has(tokens[at]?.lower ?? '') ||
  isMark(tokens[at], '~') ||
  (isMark(tokens[at], '.') && /^(?:ca|approx)$/.test(tokens[at - 1]?.lower ?? ''));

const meats = /^(?:beef|pork|lamb|veal|goat|venison|mutton|prime|short|meat)$/;

/** Units that have a shape: "4 wide strips lemon peel". */
const cutUnits: ReadonlySet<string> = new Set(
  'strip slice piece sprig rasher sheet wedge stick stalk can glass bottle'.split(' '),
);

/** Reads amounts off a line's tokens. Holds no state but the units. */
export class AmountReader {
  private readonly units: LineUnits;
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
  private numberAt(tokens: readonly Token[], from: number): Numbers | null {
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
  private vagueAt(tokens: readonly Token[], from: number): Numbers | null {
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

  private dozens(tokens: readonly Token[], value: number, end: number, word: string | null): Numbers {
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

  /** A number with a unit of weight, volume or length: "400g", "14 1/2-ounce", "2-3 inches". */
  measureAt(tokens: readonly Token[], from: number): Measure | null {
    let at = from;
    while (isAbout(tokens, at)) at++;
    const numbers = this.numbersAt(tokens, at);
    if (numbers === null || numbers.quantity === null) return null;
    const found = this.unitAt(tokens, numbers.end);
    if (found === null) return null;
    return this.measured(numbers, found);
  }

  private measured(numbers: Numbers, found: { unit: FoundUnit; text: string; end: number }): Measure {
    const small = found.unit.id === 'g' || found.unit.id === 'ml';
    const factor = numbers.pointed && small ? 1000 : 1;
    return {
      quantity: numbers.quantity! * factor,
      quantityMax: numbers.quantityMax === null ? null : numbers.quantityMax * factor,
      unit: found.unit,
      unitText: found.text,
      end: found.end,
    };
  }

  /** The amount that a whole bracket states: "(about 240 ml)", "(14 oz each)", "(4-5)". */
  bracketAt(
    tokens: readonly Token[],
    from: number,
  ): {
    amount: LineAmount;
    second: LineAmount | null;
    each: boolean;
    total: boolean;
    about: string | null;
    end: number;
  } | null {
    if (!isMark(tokens[from], '(') && !isMark(tokens[from], '[')) return null;
    let at = from + 1;
    let about: string | null = null;
    let each = false;
    let total = false;
    while (
      isAbout(tokens, at) ||
      isMark(tokens[at], '=') ||
      /^(?:each|total|or|weighing|packed|heaping|one|at|least|up|to|just|over|under)$/.test(
        tokens[at]?.lower ?? '',
      )
    ) {
      const word = tokens[at]!.lower;
      if (word === 'one' && this.unitAt(tokens, at + 1) !== null) break;
      if (word === 'each') each = true;
      else if (word === 'total') total = true;
      else if (word !== '.') about = about === null ? word : `${about} ${word}`;
      at++;
    }
    const first = this.plainAmountAt(tokens, at);
    if (first === null) return null;
    at = first.end;
    let second: LineAmount | null = null;
    while (at < tokens.length && !isMark(tokens[at], ')') && !isMark(tokens[at], ']')) {
      const word = tokens[at]!.lower;
      if (word === 'each' || word === 'apiece') each = true;
      else if (word === 'total') total = true;
      else if (
        /^(?:\/|or|,|;|-|=|~|in|size|sized|about|\.|weight|approx|approximately|wide|long|thick|diameter|square|x)$/.test(
          word,
        )
      ) {
        const more: { amount: LineAmount; end: number } | null =
          second === null ? this.plainAmountAt(tokens, at + 1) : null;
        if (more !== null && more.amount.unit !== 'piece') {
          second = more.amount;
          at = more.end;
          continue;
        }
      } else if (first.amount.unit !== 'piece' || !sizes.has(word)) {
        // "1 can (28 oz. can)"
        const again = this.unitAt(tokens, at);
        if (again === null || !containers.has(again.unit.id) || !isMark(tokens[again.end], ')')) return null;
        if (first.amount.unit === 'piece') return null;
        at = again.end;
        continue;
      }
      at++;
    }
    if (at >= tokens.length) return null;
    return { amount: first.amount, second, each, total, about, end: at + 1 };
  }

  private plainAmountAt(tokens: readonly Token[], from: number): { amount: LineAmount; end: number } | null {
    let at = from;
    while (isAbout(tokens, at)) at++;
    const measure = this.measureAt(tokens, at);
    if (measure !== null) {
      // "(170g to 227g)"
      const over = this.rangeOver(tokens, measure.end, measure);
      if (over === null) return this.summed(tokens, measure);
      const { quantity, unit } = measure;
      return { amount: { quantity, quantityMax: over.quantityMax, unit: unit.id }, end: over.end };
    }
    const numbers = this.numbersAt(tokens, at);
    if (numbers === null || numbers.quantity === null || numbers.word === 'a' || numbers.word === 'an')
      return null;
    return {
      amount: { quantity: numbers.quantity, quantityMax: numbers.quantityMax, unit: 'piece' },
      end: numbers.end,
    };
  }

  /** Adds what follows with "plus", "and", "+" or nothing, where both are the same kind of measure. */
  private summed(
    tokens: readonly Token[],
    first: Measure,
  ): { amount: LineAmount; end: number; added: boolean } {
    let { quantity, quantityMax, end } = first;
    let last = first;
    let added = false;
    for (let turn = 0; turn < 4; turn++) {
      let at = end;
      const word = tokens[at]?.lower ?? '';
      const less = word === 'minus' || word === 'less';
      const joined = less || word === 'plus' || word === '+' || word === 'and' || word === '&';
      if (joined || (word === ',' && last.unit.dimension === 'mass')) at++;
      const next = this.measureAt(tokens, at);
      if (next === null || next.quantityMax !== null) break;
      const factor = this.units.ratio(next.unit.id, first.unit.id);
      if (factor === null) break;
      // Two statements of one amount ("1 cup 240 ml") are not a sum: the second of a sum is smaller.
      if (!joined && !(factor < 1 && next.quantity * factor < last.quantity && this.sameSystem(first, next)))
        break;
      const change = next.quantity * factor * (less ? -1 : 1);
      if (quantity + change <= 0) break;
      quantity += change;
      if (quantityMax !== null) quantityMax += change;
      end = next.end;
      last = next;
      added = true;
    }
    return {
      amount: { quantity: added ? tidy(quantity) : quantity, quantityMax, unit: first.unit.id },
      end,
      added,
    };
  }

  /** Adds a further amount of the same food where the units convert; false where they don't. */
  add(amount: Amount | null, more: Amount): boolean {
    if (amount === null || amount.quantity === null || amount.unit === null) return false;
    if (more.unit === null || more.quantity === null || more.quantityMax !== null) return false;
    const factor = this.units.ratio(more.unit, amount.unit);
    if (factor === null) return false;
    amount.quantity = tidy(amount.quantity + more.quantity * factor);
    if (amount.quantityMax !== null) amount.quantityMax = tidy(amount.quantityMax + more.quantity * factor);
    return true;
  }

  private sameSystem(first: Measure, second: Measure): boolean {
    const metric = /^(?:k?g|ml|l|dl|cl|mg|cm|mm)$/;
    return metric.test(first.unit.id) === metric.test(second.unit.id);
  }

  /** The amount in front of a food, null where there is none. */
  amountAt(tokens: readonly Token[], from: number): Amount | null {
    const amount: Amount = {
      quantity: null,
      quantityMax: null,
      unit: null,
      unitText: null,
      size: null,
      each: null,
      alternate: null,
      qualifiers: [],
      packed: [],
      rest: [],
      end: from,
    };
    let at = this.skipQualifiers(tokens, from, amount);
    const numbers = this.numbersAt(tokens, at);
    if (numbers === null && (tokens[at]?.lower === 'from' || tokens[at]?.lower === 'between')) {
      // "from 30g to 70g": each end has its unit.
      const inner = this.amountAt(tokens, at + 1);
      return inner === null || inner.quantityMax === null ? null : inner;
    }
    if (numbers === null) return this.bareAmount(tokens, at, amount);
    at = numbers.end;
    amount.quantity = numbers.quantity;
    amount.quantityMax = numbers.quantityMax;
    if (numbers.quantity === null || numbers.word?.includes('couple'))
      amount.qualifiers.push(numbers.word ?? '');
    const article = numbers.word === 'a' || numbers.word === 'an';
    if (isMark(tokens[at], '+')) {
      amount.qualifiers.push('at least');
      at++;
    }
    const times = tokens[at]?.lower;
    if ((times === 'x' || times === '*') && (isNumeric(tokens[at + 1]) || tokens[at + 1]?.kind === 'word')) {
      at++;
      const each = this.measureAt(tokens, at);
      if (each !== null) {
        amount.each = { quantity: each.quantity, quantityMax: each.quantityMax, unit: each.unit.id };
        at = this.skipAlternates(tokens, each.end, amount, true);
      }
    }
    at = this.skipModifiers(tokens, at, amount);
    if (isMark(tokens[at], '(')) {
      const bracket = this.bracketAt(tokens, at);
      if (bracket !== null) {
        const counted = this.unitAt(tokens, this.skipModifiers(tokens, bracket.end, scratch(amount)));
        const plain = bracket.amount.unit === 'piece';
        if (plain && bracket.about === 'or' && amount.quantityMax === null && amount.quantity !== null) {
          amount.quantityMax = bracket.amount.quantity > amount.quantity ? bracket.amount.quantity : null;
          at = bracket.end;
        } else if (plain && counted !== null && isMeasure(counted.unit)) {
          // "2 (3 1/2) pound chickens"
          amount.each = { ...bracket.amount, unit: counted.unit.id };
          at = this.skipModifiers(tokens, counted.end, amount);
        } else {
          const isEach = counted === null || !isMeasure(counted.unit) || bracket.each;
          // "4 (about 800g) potatoes" is what all weigh; "(about 1-pound)" and "(200g)" are one.
          const all =
            counted === null && !bracket.each && bracket.about !== null && ofAll(tokens[bracket.end - 2]!);
          if (bracket.total || all || (!isEach && !bracket.each)) amount.alternate ??= bracket.amount;
          else amount.each ??= bracket.amount;
          if (bracket.second !== null) amount.rest.push(show(bracket.second));
          at = this.skipModifiers(tokens, bracket.end, amount);
        }
      }
    }
    // "1 14.5 oz can", "4 6-ounce fillets", "a 400g tin"
    if (isNumeric(tokens[at]) && amount.each === null && amount.quantity !== null) {
      const each = this.measureAt(tokens, at);
      if (each !== null && isMeasure(each.unit)) {
        amount.each = { quantity: each.quantity, quantityMax: each.quantityMax, unit: each.unit.id };
        at = this.skipAlternates(tokens, each.end, amount, true);
        at = this.skipModifiers(tokens, at, amount);
      }
    }
    const loose = this.looseEnd(tokens, at);
    if (loose > 0 && loose < tokens.length && (article || amount.quantity === null)) {
      if (article) {
        amount.quantity = null;
        amount.qualifiers = [`a ${words(tokens, at, tokens[loose - 1]!.lower === 'of' ? loose - 1 : loose)}`];
      } else amount.qualifiers.push(words(tokens, at, tokens[loose - 1]!.lower === 'of' ? loose - 1 : loose));
      amount.end = loose;
      return amount;
    }
    if (loose > 0 && loose < tokens.length && amount.quantity !== null && amount.quantityMax === null) {
      amount.qualifiers.push(`${String(amount.quantity)} ${words(tokens, at, loose)}`.replace(/ of$/, ''));
      amount.quantity = null;
      amount.end = loose;
      return amount;
    }
    const found = this.unitAt(tokens, at);
    const thick = found === null ? null : this.piecesThick(tokens, at, numbers, found.end);
    if (thick !== null) {
      amount.quantity = thick.count;
      amount.each = { quantity: thick.length, quantityMax: null, unit: found!.unit.id };
      at = this.skipModifiers(tokens, found!.end, amount);
      const piece = this.unitAt(tokens, at);
      if (piece !== null) at = this.takeUnit(tokens, { ...numbers, quantity: thick.count }, piece, amount);
    } else if (found !== null && !(article && found.text.length === 1)) {
      const part = this.partMore(tokens, found.end);
      if (part === null || numbers.quantity === null) at = this.takeUnit(tokens, numbers, found, amount);
      else {
        amount.quantity = numbers.quantity + part.value;
        const whole = { ...numbers, quantity: amount.quantity };
        at = this.takeUnit(tokens, whole, { ...found, end: part.end }, amount);
      }
    }
    // "8 ounces, weight cream cheese", "8 ounces, fluid milk"
    if (
      isMark(tokens[at], ',') &&
      /^(?:weight|fluid)$/.test(tokens[at + 1]?.lower ?? '') &&
      tokens[at + 2]?.kind === 'word'
    )
      at += 2;
    at = this.skipTail(tokens, at, amount);
    amount.end = at;
    return amount;
  }

  /** "4 1/2-inch-thick slices": no four inches and a half, but four slices of half an inch. */
  private piecesThick(
    tokens: readonly Token[],
    from: number,
    numbers: Numbers,
    end: number,
  ): { count: number; length: number } | null {
    const [whole, part] = [tokens[from - 2], tokens[from - 1]];
    if (whole?.kind !== 'number' || part?.kind !== 'fraction' || numbers.end !== from) return null;
    if (whole.value < 2 || numbers.quantity !== whole.value + part.value || !part.spaced) return null;
    const thick = /^inch-(?:thick|wide|long)$/.test(tokens[end - 1]!.lower);
    const piece = /^(?:inch|inches)$/.test(tokens[end - 1]!.lower) ? this.unitAt(tokens, end) : null;
    const many = piece !== null && portions.has(piece.unit.id) && singular(piece.text) !== piece.text;
    return thick || many ? { count: whole.value, length: part.value } : null;
  }

  /** "a cup | and a half | of milk" */
  private partMore(tokens: readonly Token[], at: number): { value: number; end: number } | null {
    if (tokens[at]?.lower !== 'and' || !/^(?:a|one)$/.test(tokens[at + 1]?.lower ?? '')) return null;
    const part = fractionWords.get(tokens[at + 2]?.lower ?? '');
    return part === undefined || tokens[at + 3]?.lower !== 'of' ? null : { value: 1 / part, end: at + 3 };
  }

  /** Takes the unit and everything that says more about the amount after it. */
  private takeUnit(
    tokens: readonly Token[],
    numbers: Numbers,
    found: { unit: FoundUnit; text: string; end: number },
    amount: Amount,
  ): number {
    let at = found.end;
    amount.unit = found.unit.id;
    amount.unitText = found.text;
    if (!isMeasure(found.unit) || amount.quantity === null) {
      return this.afterCount(tokens, at, amount);
    }
    const measure = this.measured(numbers, found);
    amount.quantity = measure.quantity;
    amount.quantityMax = measure.quantityMax;
    const over = this.rangeOver(tokens, at, measure);
    if (over !== null) {
      amount.quantityMax = over.quantityMax;
      at = over.end;
    } else {
      const sum = this.summed(tokens, measure);
      amount.quantity = sum.amount.quantity;
      amount.quantityMax = sum.amount.quantityMax;
      at = sum.end;
    }
    at = this.skipAlternates(tokens, at, amount, false);
    // "400g tin", "2-inch piece": the measure was that of one.
    if (amount.each === null && found.unit.id !== 'tsp' && found.unit.id !== 'tbsp') {
      const sized = this.skipModifiers(tokens, at, scratch(amount));
      const portion = this.unitAt(tokens, sized);
      if (
        portion !== null &&
        portions.has(portion.unit.id) &&
        !(portion.text === portion.unit.id && portion.end >= tokens.length)
      ) {
        at = this.skipModifiers(tokens, at, amount);
        amount.each = { quantity: amount.quantity, quantityMax: amount.quantityMax, unit: amount.unit };
        if (amount.alternate !== null) amount.rest.push(`${show(amount.alternate)} each`);
        amount.alternate = null;
        const many = portion.text.toLowerCase() !== singular(portion.text.toLowerCase());
        if (containers.has(portion.unit.id) && countsContents(tokens, numbers, many)) {
          amount.each = { ...amount.each, quantity: numbers.quantityMax!, quantityMax: null };
          amount.quantity = numbers.quantity;
          amount.quantityMax = null;
          amount.unit = portion.unit.id;
          amount.unitText = portion.text;
          return this.afterCount(tokens, portion.end, amount);
        }
        if (many && !containers.has(portion.unit.id))
          return this.skipPieces(tokens, portion, amount, numbers, at);
        amount.quantity = many ? null : 1;
        amount.quantityMax = null;
        amount.unit = portion.unit.id;
        amount.unitText = portion.text;
        at = this.afterCount(tokens, portion.end, amount);
      }
    }
    return at;
  }

  /** "250g cubes paneer": the pieces say how it is cut, the weight is that of all. */
  private skipPieces(
    tokens: readonly Token[],
    portion: { text: string; end: number },
    amount: Amount,
    _numbers: Numbers,
    at: number,
  ): number {
    const each = amount.each;
    amount.each = null;
    if (each !== null) amount.quantity = each.quantity;
    if (tokens[portion.end] === undefined) return at;
    amount.packed.push(portion.text);
    return portion.end;
  }

  /** After a counted unit: its content in brackets, "1 can (14 oz)". */
  private afterCount(tokens: readonly Token[], from: number, amount: Amount): number {
    let at = from;
    // "1 can or bottle beer": either will do.
    if (containers.has(amount.unit ?? '') && /^(?:or|\/)$/.test(tokens[at]?.lower ?? '')) {
      const other = this.unitAt(tokens, at + 1);
      if (other !== null && containers.has(other.unit.id) && tokens[other.end]?.kind === 'word') {
        amount.rest.push(`or ${other.text}`);
        at = other.end;
      }
    }
    // "2 cups or 1 can": another statement with its own unit.
    if (isMark(tokens[at], '/')) at = this.skipAlternates(tokens, at, amount, false);
    // "1 can 6 oz tomato paste"
    if (containers.has(amount.unit ?? '') && amount.each === null && isNumeric(tokens[at])) {
      const content = this.measureAt(tokens, at);
      if (content !== null && isMeasure(content.unit) && tokens[content.end]?.kind === 'word') {
        amount.each = { quantity: content.quantity, quantityMax: content.quantityMax, unit: content.unit.id };
        return content.end;
      }
    }
    const bracket = this.bracketAt(tokens, at);
    if (bracket === null) return at;
    const length = /^(?:inch|cm|mm)$/.test(bracket.amount.unit);
    const isEach = bracket.each || length || (containers.has(amount.unit ?? '') && !bracket.total);
    if (isEach && amount.each === null) amount.each = bracket.amount;
    else if (amount.alternate === null) amount.alternate = bracket.amount;
    else amount.rest.push(show(bracket.amount));
    if (bracket.second !== null) amount.rest.push(`${show(bracket.second)}${isEach ? ' each' : ''}`);
    at = bracket.end;
    return at;
  }

  /** "1 tsp to 1 tbsp", "500g-600g": a range that repeats its unit. */
  private rangeOver(
    tokens: readonly Token[],
    from: number,
    measure: Measure,
  ): { quantityMax: number; end: number } | null {
    const separator = tokens[from]?.lower;
    if (separator !== '-' && separator !== 'to' && separator !== 'or') return null;
    const high = this.measureAt(tokens, from + 1);
    if (high === null || high.quantityMax !== null || measure.quantityMax !== null) return null;
    const factor = this.units.ratio(high.unit.id, measure.unit.id);
    if (factor === null) return null;
    if (!this.sameSystem(measure, high) || high.quantity * factor <= measure.quantity) return null;
    return { quantityMax: tidy(high.quantity * factor), end: high.end };
  }

  /** "/7oz", "(240 ml)", "or 400 grams", "= 1 cup" after a measure. */
  private skipAlternates(tokens: readonly Token[], from: number, amount: Amount, ofEach: boolean): number {
    let at = from;
    for (let turn = 0; turn < 4; turn++) {
      const token = tokens[at];
      if (token === undefined) break;
      let next: { amount: LineAmount; end: number } | null = null;
      const about: string | null = null;
      if (isMark(token, '(') || isMark(token, '[')) {
        const bracket = this.bracketAt(tokens, at);
        if (bracket === null) break;
        next = { amount: bracket.amount, end: bracket.end };
        if (bracket.second !== null && amount.alternate !== null) amount.rest.push(show(bracket.second));
        else if (bracket.second !== null) amount.rest.push(show(bracket.second));
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
      if (about !== null) amount.rest.push(about);
      if (ofEach) amount.rest.push(`${show(next.amount)} each`);
      else if (amount.alternate === null) amount.alternate = next.amount;
      else amount.rest.push(show(next.amount));
      at = next.end;
    }
    return at;
  }

  private skipQualifiers(tokens: readonly Token[], from: number, amount: Amount): number {
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

  private amountFollows(tokens: readonly Token[], at: number): boolean {
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
  private skipModifiers(tokens: readonly Token[], from: number, amount: Amount): number {
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
  private filledBracket(tokens: readonly Token[], from: number): { text: string; end: number } | null {
    if (!isMark(tokens[from], '(')) return null;
    const close = isMark(tokens[from + 2], ')') ? from + 2 : from + 3;
    if (!isMark(tokens[close], ')') || tokens[close - 1]!.lower !== 'packed') return null;
    return tokens[close + 1]?.kind === 'word'
      ? { text: words(tokens, from + 1, close), end: close + 1 }
      : null;
  }

  /** "thick" and "thin" are sizes of slices, elsewhere kinds ("thin noodles"). */
  private shapeAllowed(tokens: readonly Token[], at: number): boolean {
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

  private unitSoon(tokens: readonly Token[], from: number): boolean {
    for (let at = from; at < from + 3; at++) {
      const token = tokens[at];
      if (token?.kind !== 'word') return false;
      if (this.unitAt(tokens, at) !== null) return true;
      if (!sizes.has(token.lower) && !measureWords.has(token.lower) && token.lower !== 'packed') return false;
    }
    return false;
  }

  /** "a grating of nutmeg", "a few grinds black pepper": where it ends, or -1. */
  private looseEnd(tokens: readonly Token[], from: number): number {
    let at = from;
    while (measureWords.has(tokens[at]?.lower ?? '') && at < from + 2) at++;
    if (!looseMeasures.has(tokens[at]?.lower ?? '')) return -1;
    const next = tokens[at + 1];
    if (next?.lower === 'of') return at + 2;
    if (tokens[at]!.lower === 'turns' && /^(?:freshly|black|white|pepper)$/.test(next?.lower ?? ''))
      return at + 1;
    return at > from && next?.kind === 'word' ? at + 1 : -1;
  }

  /** "pinch of salt", "small handful parsley": a unit without a number. */
  private bareAmount(tokens: readonly Token[], from: number, amount: Amount): Amount | null {
    const loose = this.looseEnd(tokens, from);
    if (loose > 0 && loose < tokens.length) {
      amount.qualifiers.push(words(tokens, from, tokens[loose - 1]!.lower === 'of' ? loose - 1 : loose));
      amount.end = loose;
      return amount;
    }
    let at = this.skipModifiers(tokens, from, amount);
    const found = this.unitAt(tokens, at);
    if (found === null) return null;
    const ofFollows = tokens[found.end]?.lower === 'of';
    const sized =
      amount.size !== null && found.unit.dimension === 'count' && tokens[found.end]?.kind === 'word';
    if (!ofFollows && !sized && !bareUnits.has(found.unit.id)) return null;
    if (isMark(tokens[found.end], '-') || found.unit.dimension === 'length') return null;
    at = found.end;
    if (tokens[at] === undefined) return null;
    amount.unit = found.unit.id;
    amount.unitText = found.text;
    at = this.afterCount(tokens, at, amount);
    // "pinch or two of salt"
    if (tokens[at]?.lower === 'or' && tokens[at + 1]?.lower === 'two') {
      amount.quantity = 1;
      amount.quantityMax = 2;
      at += 2;
    }
    amount.end = this.skipTail(tokens, at, amount);
    return amount;
  }

  /** "each", "of", "or so" and sizes between the unit and the food. */
  private skipTail(tokens: readonly Token[], from: number, amount: Amount): number {
    let at = from;
    if (tokens[at]?.lower === 'or' && tokens[at + 1]?.lower === 'so') {
      amount.qualifiers.push('or so');
      at += 2;
    }
    if (tokens[at]?.lower === 'or' && tokens[at + 1]?.lower === 'two' && amount.quantity === 1) {
      amount.quantityMax = 2;
      at += 2;
    }
    const less = tokens[at + 1]?.lower;
    if (
      tokens[at]?.lower === 'or' &&
      (less === 'less' || less === 'more') &&
      tokens[at + 2]?.kind === 'word' &&
      !/^(?:to|as|if|for|depending|per)$/.test(tokens[at + 2]!.lower)
    ) {
      amount.qualifiers.push(`or ${less}`);
      at += 2;
    }
    if (tokens[at]?.lower === 'total' && tokens[at + 1]?.lower === 'of') at++;
    // "24 oz or 1 jar of sauce": no food stands between, so both say how much.
    if (
      tokens[at]?.lower === 'or' &&
      amount.quantity !== null &&
      amount.alternate === null &&
      isNumeric(tokens[at + 1])
    ) {
      const other = this.numbersAt(tokens, at + 1);
      if (other !== null && other.quantity !== null && other.quantity > 0) {
        const unit = this.unitAt(tokens, other.end);
        amount.alternate = {
          quantity: other.quantity,
          quantityMax: other.quantityMax,
          unit: unit === null ? 'piece' : unit.unit.id,
        };
        at = this.skipModifiers(tokens, unit === null ? other.end : unit.end, { ...amount, size: null });
      }
    }
    if (tokens[at]?.lower === 'each' && tokens[at + 1] !== undefined) {
      amount.qualifiers.push('each');
      at++;
      if (isMark(tokens[at], ':') || isMark(tokens[at], ',')) at++;
    }
    if (isMark(tokens[at], '.') && tokens[at + 1] !== undefined) at++;
    if (tokens[at]?.lower === 'of' || tokens[at]?.lower === 'x') {
      at++;
      if (/^(?:the|a|an|your|our|each)$/.test(tokens[at]?.lower ?? '')) at++;
      // "1 pack of 4 burger buns"
      const inner =
        amount.each === null && containers.has(amount.unit ?? '') && isNumeric(tokens[at])
          ? this.numbersAt(tokens, at)
          : null;
      if (inner !== null && inner.quantity !== null && this.unitAt(tokens, inner.end) === null) {
        amount.each = { quantity: inner.quantity, quantityMax: inner.quantityMax, unit: 'piece' };
        at = inner.end;
      }
    }
    return this.skipModifiersAfter(tokens, at, amount);
  }

  private skipModifiersAfter(tokens: readonly Token[], from: number, amount: Amount): number {
    const before = amount.size;
    const at = this.skipModifiers(tokens, from, amount);
    if (amount.unit !== null || amount.size === before) return at;
    // "2 large sprigs": the unit stood after the size.
    return at;
  }
}

/** "1 - 15 oz. can", "2-28 oz cans": no range, but how many and what each holds. */
function countsContents(tokens: readonly Token[], numbers: Numbers, many: boolean): boolean {
  const { quantity, quantityMax, end } = numbers;
  if (quantity === null || quantityMax === null || !Number.isInteger(quantity) || quantity > 6) return false;
  if (!isMark(tokens[end - 2], '-') && !isMark(tokens[end - 3], '-')) return false;
  return many ? quantity > 1 && quantityMax >= 2 * quantity : quantity === 1;
}

const isLength = (unit: string | null): boolean => unit !== null && /^(?:inch|cm|mm|foot)$/.test(unit);

/** The words of some tokens, small. */
function words(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map((token) => token.lower)
    .join(' ');
}

/** A copy to read ahead with. */
function scratch(amount: Amount): Amount {
  return { ...amount, qualifiers: [], packed: [], rest: [] };
}

/** True for units of weight, volume or length, as against things that are counted. */
function isMeasure(unit: FoundUnit): boolean {
  return unit.dimension !== 'count';
}

/** True where a measure is not made an adjective of one piece: "800g", "2 pounds", as against "1-pound". */
function ofAll(unit: Token): boolean {
  return /^(?:k?g|kilos|pounds|lbs|ounces|grams)$/.test(unit.lower);
}

/** A count noun in the singular. */
export function singular(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('leaves')) return word.replace(/leaves$/, 'leaf');
  if (word === 'loaves' || word === 'halves') return `${word.slice(0, -3)}f`;
  if (/(?:ch|sh|x|ss|oe)es$/.test(word) || /(?:tomato|potato|mango)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/** Takes the noise of adding binary fractions off, and lands on the kitchen fraction that is meant: 1 + 1/3. */
function tidy(value: number): number {
  const whole = Math.floor(value);
  for (const denominator of [1, 2, 3, 4, 6, 8, 16]) {
    const numerator = Math.round((value - whole) * denominator);
    if (Math.abs((value - whole) * denominator - numerator) < 1e-9) return whole + numerator / denominator;
  }
  return Number(value.toPrecision(12));
}

function show(amount: LineAmount): string {
  const range = amount.quantityMax === null ? '' : `-${String(amount.quantityMax)}`;
  return `${String(amount.quantity)}${range}${amount.unit === 'piece' ? '' : ` ${amount.unit}`}`;
}

/** True where the word is a size, not half of a name like "medium grain rice". */
export function isSize(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  if (!sizes.has(word)) return false;
  const kinds = sizeKinds.get(word);
  return kinds === undefined || !kinds.has(tokens[at + 1]?.lower ?? '');
}
