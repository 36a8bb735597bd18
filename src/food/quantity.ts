/** A number or a range as a cook writes it. */
export interface Quantity {
  readonly quantity: number;
  /** Upper end of a range, null for one number. */
  readonly quantityMax: number | null;
}

/** Vulgar fraction characters and the plain text that means the same. */
export const vulgarFractions: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅐': '1/7',
  '⅑': '1/9',
  '⅒': '1/10',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Denominators that kitchens use; any other `a/b` ("80/20", "12/19") is a name, not an amount. */
const kitchenDenominators: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 32]);

/**
 * Value of the fraction a/b, or null where it cannot be an amount of food.
 * "93/7" and "80/20" are lean-to-fat ratios of minced meat.
 */
export function fractionValue(numerator: number, denominator: number): number | null {
  if (numerator === 0 || !kitchenDenominators.has(denominator)) return null;
  if (numerator < denominator) return numerator / denominator;
  return denominator <= 8 && numerator <= 3 * denominator ? numerator / denominator : null;
}

/** Digits beyond this are a bar code or a slip, not an amount. */
const maxDigits = 9;

/** A number that reads one way only, of no more digits than an amount has. */
const plainDecimal = /^[0-9]{1,9}(?:\.[0-9]{1,6})?$/;

/**
 * Value of one decimal as written, with point or comma. Three digits after a comma are thousands
 * ("1,000"), after a point decimals ("1.125"); "0,125" is a decimal. Null where it is no number.
 */
export function decimalValue(text: string): number | null {
  if (plainDecimal.test(text)) return Number(text);
  const digits = text.replace(/[.,]/g, '');
  if (digits === '' || digits.length > maxDigits + 6 || !/^[0-9]+$/.test(digits)) return null;
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  let plain = text;
  if (comma >= 0 && point >= 0) {
    plain = comma > point ? text.replace(/\./g, '').replace(',', '.') : text.replace(/,/g, '');
  } else if (comma >= 0) {
    plain = /^[1-9][0-9]{0,2}(?:,[0-9]{3})+$/.test(text) ? text.replace(/,/g, '') : text.replace(',', '.');
  } else if (text.indexOf('.') !== point) {
    plain = /^[1-9][0-9]{0,2}(?:\.[0-9]{3})+$/.test(text) ? text.replace(/\./g, '') : text;
  }
  const value = Number(plain);
  return Number.isFinite(value) && value < 10 ** maxDigits ? value : null;
}

const number = String.raw`(?:[0-9]+(?:[ -]+|(?: +and +))[0-9]+/[0-9]+|[0-9]+/[0-9]+|[0-9]*[.,]?[0-9]+(?:[.,][0-9]+)?)`;
const rangePattern = new RegExp(`^(${number})(?: *(?:-|–|—|to|or) *(${number}))?$`);

/** Value of "3", "1/2", "1 1/2", "1-1/2", "1,5", or null. */
function numberValue(text: string): number | null {
  const slash = text.indexOf('/');
  if (slash < 0) return decimalValue(text);
  const denominator = Number(text.slice(slash + 1));
  const mixed = /^([0-9]+)[^0-9]+([0-9]+)$/.exec(text.slice(0, slash));
  if (mixed === null) return fractionValue(Number(text.slice(0, slash)), denominator);
  const part = fractionValue(Number(mixed[2]), denominator);
  return part === null || part >= 1 ? null : Number(mixed[1]) + part;
}

/**
 * Reads a whole text as a number or a range: "2", "1/2", "1½", "1,5", "2-3", "2 to 3", "1-1/2" (one and a half).
 * Null where it is anything else.
 */
export function parseQuantity(text: string): Quantity | null {
  if (text.length > 60) return null;
  let plain = text.trim().replace(/[⁄∕]/g, '/');
  for (const sign of plain) {
    const fraction = vulgarFractions[sign];
    if (fraction !== undefined) plain = plain.replace(sign, ` ${fraction}`).trim();
  }
  plain = plain.replace(/ {2,}/g, ' ').replace(/([-–—]) (?=[0-9])/g, '$1');
  const whole = numberValue(plain);
  if (whole !== null) return { quantity: whole, quantityMax: null };
  const match = rangePattern.exec(plain);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  const low = numberValue(match[1]);
  const high = numberValue(match[2]);
  if (low === null || high === null || high <= low) return null;
  return { quantity: low, quantityMax: high };
}

const shownDenominators = [2, 3, 4, 6, 8, 5, 16];

/**
 * One number as a cook reads it: "1 1/2", "2/3", "250", "0.37". `parseQuantity` of it gives the same number back.
 * @param value 0 or more
 */
function formatNumber(value: number): string {
  const whole = Math.floor(value);
  if (value !== whole && whole < 1000) {
    for (const denominator of shownDenominators) {
      const numerator = Math.round((value - whole) * denominator);
      if (numerator < 1 || numerator >= denominator) continue;
      if (whole + numerator / denominator === value) {
        return `${whole === 0 ? '' : `${String(whole)} `}${String(numerator)}/${String(denominator)}`;
      }
    }
  }
  const plain = String(value);
  return plain.includes('e') ? value.toFixed(9).replace(/\.?0+$/, '') : plain;
}

/** "2", "1 1/2", "2-3"; mixed ends are set apart: "1 1/2 - 2". */
export function formatQuantity({ quantity, quantityMax }: Quantity): string {
  if (quantityMax === null) return formatNumber(quantity);
  const low = formatNumber(quantity);
  const high = formatNumber(quantityMax);
  const dash = low.includes('/') || high.includes('/') ? ' - ' : '-';
  return `${low}${dash}${high}`;
}
