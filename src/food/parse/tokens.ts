import { decimalValue, fractionValue } from '../quantity.ts';

/** One word, number or mark of a line. */
export interface Token {
  readonly kind: 'word' | 'number' | 'fraction' | 'mark';
  readonly text: string;
  readonly lower: string;
  /** Value of a number or fraction, else 0. */
  readonly value: number;
  /** True where white space (or the line's start) stands before it. */
  readonly spaced: boolean;
  readonly start: number;
  readonly end: number;
}

const digit = (code: number): boolean => code >= 48 && code <= 57;
const letter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code > 127 && code !== 176);

/** Where the run of digits with single points or commas between them ends. */
function numberEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (digit(code)) end++;
    else if ((code === 44 || code === 46) && digit(text.charCodeAt(end + 1))) end++;
    else break;
  }
  return end;
}

/** Where the word ends; hyphens, apostrophes and digits inside it belong to it ("all-purpose", "cow's", "7up"). */
function wordEnd(text: string, from: number): number {
  let end = from + 1;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (letter(code) || digit(code)) end++;
    else if ((code === 45 || code === 39 || code === 38) && letter(text.charCodeAt(end + 1))) end++;
    else break;
  }
  return end;
}

/** Splits a clean line. Linear; every character but white space lands in one token. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = true;
  const push = (kind: Token['kind'], end: number, value = 0): void => {
    const part = text.slice(at, end);
    tokens.push({
      kind,
      text: part,
      lower: kind === 'word' ? part.toLowerCase() : part,
      value,
      spaced,
      start: at,
      end,
    });
    at = end;
    spaced = false;
  };
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 32) {
      at++;
      spaced = true;
    } else if (
      digit(code) ||
      (code === 46 && digit(text.charCodeAt(at + 1)) && (spaced || text[at - 1] === '('))
    ) {
      pushNumber(text, at, push);
    } else if (letter(code)) {
      const end = wordEnd(text, at);
      const tail = text.slice(end, end + 3).toLowerCase();
      if (tail === '/or' && text.slice(at, end).toLowerCase() === 'and') push('word', end + 3);
      else if (tail.startsWith('/o') && end === at + 1 && (code | 32) === 119) push('word', end + 2);
      else if (tail.startsWith('/') && end === at + 1 && (code | 32) === 119) push('word', end + 1);
      else push('word', end);
    } else push('mark', at + 1);
  }
  return tokens;
}

function pushNumber(
  text: string,
  at: number,
  push: (kind: Token['kind'], end: number, value?: number) => void,
): void {
  const end = numberEnd(text, at);
  const digits = text.slice(at, end);
  let slash = end;
  while (text[slash] === ' ' && slash < end + 2) slash++;
  if (text[slash] === '/' && !/[.,]/.test(digits)) {
    let below = slash + 1;
    while (text[below] === ' ' && below < slash + 3) below++;
    const fractionEnd = numberEnd(text, below);
    const value =
      fractionEnd > below ? fractionValue(Number(digits), Number(text.slice(below, fractionEnd))) : null;
    if (value !== null && !(slash > end && value >= 1)) return push('fraction', fractionEnd, value);
    if (slash === end && fractionEnd > below && !letter(text.charCodeAt(fractionEnd)))
      return push('word', fractionEnd);
  }
  const value = decimalValue(digits);
  if (value === null) push('word', end);
  else push('number', end, value);
}
