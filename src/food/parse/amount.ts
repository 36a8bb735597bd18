/** Reads the amount in front of a food. */
import { bareUnits, containers, fractionWords, portions } from './english/amounts.ts';
import type { FoundUnit } from './line-units.ts';
import { ModifierReader } from './amount/modifiers.ts';
import {
  isMark,
  isMeasure,
  isNumeric,
  scratch,
  show,
  singular,
  words,
  type Amount,
  type Numbers,
} from './amount/shapes.ts';
import type { Token } from './tokens.ts';

/** Reads amounts off a line's tokens: the last of the layers, which knows the order of the parts. */
export class AmountReader extends ModifierReader {
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
        if (many && !containers.has(portion.unit.id)) return this.skipPieces(tokens, portion, amount, at);
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
}

/** "1 - 15 oz. can", "2-28 oz cans": no range, but how many and what each holds. */
function countsContents(tokens: readonly Token[], numbers: Numbers, many: boolean): boolean {
  const { quantity, quantityMax, end } = numbers;
  if (quantity === null || quantityMax === null || !Number.isInteger(quantity) || quantity > 6) return false;
  if (!isMark(tokens[end - 2], '-') && !isMark(tokens[end - 3], '-')) return false;
  return many ? quantity > 1 && quantityMax >= 2 * quantity : quantity === 1;
}

/** True where a measure is not made an adjective of one piece: "800g", "2 pounds", as against "1-pound". */
function ofAll(unit: Token): boolean {
  return /^(?:k?g|kilos|pounds|lbs|ounces|grams)$/.test(unit.lower);
}
