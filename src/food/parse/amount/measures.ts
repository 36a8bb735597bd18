/** The second layer of reading an amount: numbers with their units, sums, ranges and brackets. */
import { containers, sizes } from '../english/amounts.ts';
import type { LineAmount } from '../../line.ts';
import type { FoundUnit } from '../line-units.ts';
import type { Token } from '../tokens.ts';
import { NumberReader } from './numbers.ts';
import { isAbout, isMark, type Amount, type Measure, type Numbers } from './shapes.ts';

/** Reads measures: "400g", "1 cup plus 2 tbsp", "(14 oz each)". */
export class MeasureReader extends NumberReader {
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

  protected measured(numbers: Numbers, found: { unit: FoundUnit; text: string; end: number }): Measure {
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

  protected plainAmountAt(
    tokens: readonly Token[],
    from: number,
  ): { amount: LineAmount; end: number } | null {
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
  protected summed(
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

  /** "1 tsp to 1 tbsp", "500g-600g": a range that repeats its unit. */
  protected rangeOver(
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

  protected sameSystem(first: Measure, second: Measure): boolean {
    const metric = /^(?:k?g|ml|l|dl|cl|mg|cm|mm)$/;
    return metric.test(first.unit.id) === metric.test(second.unit.id);
  }
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
