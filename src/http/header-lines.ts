/** Headers as the lines of a head. */
import { validateHeaderName, validateHeaderValue } from 'node:http';

/** Lines of headers that never change, so that they are checked once. */
const known = new WeakMap<readonly string[], string>();

/** Names and values in turn as lines, each ended by CRLF. Throws as Node does where one is not well-formed. */
export function linesOf(headers: readonly string[]): string {
  const there = known.get(headers);
  if (there !== undefined) return there;
  let lines = '';
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i]!;
    const value = headers[i + 1]!;
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  if (Object.isFrozen(headers)) known.set(headers, lines);
  return lines;
}

/** The other way round: names and values in turn, as Node takes them. */
export function headersOf(lines: string): string[] {
  const headers: string[] = [];
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(': ');
    if (colon > 0) headers.push(line.slice(0, colon), line.slice(colon + 2));
  }
  return headers;
}
