/** Which of the media types on offer a client accepts. */

interface Range {
  readonly type: string;
  readonly quality: number;
  readonly precision: number;
}

function parseAccept(header: string): Range[] {
  return header
    .split(',')
    .slice(0, 50)
    .map((part) => {
      const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      const quality = weight === undefined ? 1 : Number.parseFloat(weight.slice(2));
      const precision = type === '*/*' ? 0 : type.endsWith('/*') ? 1 : 2;
      return { type, quality: Number.isNaN(quality) ? 0 : quality, precision };
    });
}

const matches = (range: string, type: string): boolean =>
  range === '*/*' || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));

/** The offer that the client likes best, the first of equals; null where it accepts none. */
export function negotiate(accept: string | undefined, offers: readonly string[]): string | null {
  if (accept === undefined || accept.trim() === '') return offers[0] ?? null;
  const ranges = parseAccept(accept);
  let best: string | null = null;
  let most = 0;
  for (const offer of offers) {
    // The most precise range that matches says how well the offer is liked.
    const fitting = ranges.filter((range) => matches(range.type, offer));
    const closest = fitting.sort((a, b) => b.precision - a.precision)[0];
    if (closest !== undefined && closest.quality > most) [best, most] = [offer, closest.quality];
  }
  return best;
}

/** Whether JSON will do; problem documents count, since a client that reads them reads JSON. */
export const acceptsJson = (accept: string | undefined): boolean =>
  accept === undefined ||
  accept === '*/*' ||
  accept === 'application/json' ||
  negotiate(accept, ['application/json', 'application/problem+json']) !== null;
