/** Reads a request body: strict UTF-8, one JSON document, not too deep, no key twice, no key that poisons. */
import { isAscii, isUtf8 } from 'node:buffer';
import { err, ok } from '#kernel/result';
import type { Result } from '#kernel/result';

const quote = 0x22;
const backslash = 0x5c;
const openObject = 0x7b;
const closeObject = 0x7d;
const openArray = 0x5b;
const closeArray = 0x5d;
const comma = 0x2c;

const poison = new Set(['__proto__', 'constructor']);
/** Below this a look through the list is faster than a set. */
const listLimit = 12;

const place = (text: string, at: number): string => {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return `line ${line}, column ${at - before.lastIndexOf('\n')}`;
};

const shorten = (key: string): string => JSON.stringify(key.length > 40 ? `${key.slice(0, 40)}…` : key);

/** The keys seen so far of one object. */
class Keys {
  private list: string[] = [];
  private set: Set<string> | null = null;

  /** False where the key was there already. */
  add(key: string): boolean {
    if (this.set !== null) {
      if (this.set.has(key)) return false;
      this.set.add(key);
      return true;
    }
    if (this.list.includes(key)) return false;
    this.list.push(key);
    if (this.list.length > listLimit) this.set = new Set(this.list);
    return true;
  }
}

const hex4 = (text: string, at: number): number => {
  const digits = text.slice(at, at + 4);
  return /^[0-9a-fA-F]{4}$/.test(digits) ? Number.parseInt(digits, 16) : Number.NaN;
};

/** What is wrong with the escapes of a string (its inside from `start` to `end`), or null. */
function escapeProblem(text: string, start: number, end: number): string | null {
  for (let i = text.indexOf('\\', start); i !== -1 && i < end; i = text.indexOf('\\', i)) {
    if (text[i + 1] !== 'u') {
      i += 2;
      continue;
    }
    const code = hex4(text, i + 2);
    if (code === 0) return `a NUL character at ${place(text, i)}`;
    const low = code >= 0xdc00 && code <= 0xdfff;
    const next = text.startsWith('\\u', i + 6) ? hex4(text, i + 8) : 0;
    const high = code >= 0xd800 && code <= 0xdbff;
    const paired = high && next >= 0xdc00 && next <= 0xdfff;
    if (low || (high && !paired)) return `half of a surrogate pair at ${place(text, i)}`;
    i += paired ? 12 : 6;
  }
  return null;
}

/** Where the string ends that has a backslash at `at`; -1 where it does not. */
function endOfString(text: string, at: number): number {
  for (let i = at; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === quote) return i;
    if (code === backslash) i += 1;
  }
  return -1;
}

/**
 * One pass over the text for what `JSON.parse` lets through. It need not judge the grammar: text that is not JSON
 * is refused by `JSON.parse` afterwards, and on JSON this pass is exact.
 */
function scan(text: string, maxDepth: number): string | null {
  /** One entry for each open container: the keys of an object, null for an array. */
  const open: (Keys | null)[] = [];
  const { length } = text;
  let keys: Keys | null = null;
  let expectsKey = false;
  /** Where the next backslash is: mostly there is none, and a string ends at the next quote. */
  let escape = text.indexOf('\\');
  for (let i = 0; i < length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === quote) {
      const start = i + 1;
      let end = text.indexOf('"', start);
      if (end === -1) return null;
      const escaped = escape !== -1 && escape < end;
      if (escaped) {
        end = endOfString(text, escape);
        if (end === -1) return null;
        escape = text.indexOf('\\', end);
        const problem = escapeProblem(text, start, end);
        if (problem !== null) return problem;
      }
      if (expectsKey && keys !== null) {
        expectsKey = false;
        const problem = keyProblem(text, start, end, escaped, keys);
        if (problem !== null) return problem;
      }
      i = end;
    } else if (code === openObject || code === openArray) {
      keys = code === openObject ? new Keys() : null;
      expectsKey = keys !== null;
      open.push(keys);
      if (open.length > maxDepth) return `more than ${maxDepth} levels of nesting at ${place(text, i)}`;
    } else if (code === closeObject || code === closeArray) {
      open.pop();
      keys = open.length > 0 ? open[open.length - 1]! : null;
      expectsKey = false;
    } else if (code === comma) {
      expectsKey = keys !== null;
    }
  }
  return null;
}

/** What is wrong with a key (its inside from `start` to `end`), or null. */
function keyProblem(text: string, start: number, end: number, escaped: boolean, keys: Keys): string | null {
  let key = text.slice(start, end);
  if (escaped) {
    try {
      key = JSON.parse(`"${key}"`) as string;
    } catch {
      return null;
    }
  }
  if (poison.has(key)) return `the key ${shorten(key)} at ${place(text, start - 1)} is not allowed`;
  return keys.add(key) ? null : `the key ${shorten(key)} is there twice, again at ${place(text, start - 1)}`;
}

/** Where `JSON.parse` stopped, as far as its message tells. */
function grammarProblem(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : '';
  const at = /position (\d+)/.exec(message)?.[1];
  if (at !== undefined) return `not well-formed JSON: stopped at ${place(text, Number(at))}`;
  const token = /^Unexpected token '(.+?)',/su.exec(message)?.[1];
  if (token === undefined) return 'not well-formed JSON: it ends too early';
  return `not well-formed JSON: stopped at an unexpected ${JSON.stringify(token)}`;
}

/** Parses a body. The error is the end of a sentence for the caller: "The body is …". */
export function readJson(body: Buffer, maxDepth: number): Result<unknown, string> {
  // ASCII has the same bytes in Latin-1, which is copied and not decoded.
  const ascii = isAscii(body);
  if (!ascii && !isUtf8(body)) return err('The body is not valid UTF-8.');
  const text = body.toString(ascii ? 'latin1' : 'utf8');
  if (body.length < 1000 && text.trim() === '') return err('The body is empty; send one JSON object.');
  const found = scan(text, maxDepth);
  try {
    const value: unknown = JSON.parse(text);
    return found === null ? ok(value) : err(`The body has ${found}.`);
  } catch (error) {
    return err(`The body is ${grammarProblem(error, text)}.`);
  }
}
