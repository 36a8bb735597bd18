import { formatNumber } from '../text/grammar.ts';

const amount = /^(\s*)(\d+\s+\d+\/\d+|\d+\/\d+|\d+\s*[¼½¾⅓⅔⅛]|\d+(?:[.,]\d+)?|[¼½¾⅓⅔⅛])(?=\s|[a-zA-Z])/u;

/** Steps in which cooks measure: quarters of cups and spoons, tens of millilitres and grams. */
function measured(value: number): number {
  if (value >= 300) return Math.round(value / 25) * 25;
  if (value >= 50) return Math.round(value / 10) * 10;
  if (value >= 10) return Math.round(value);
  return Math.max(0.25, Math.round(value * 4) / 4);
}

/**
 * Multiplies the amount at the start of an ingredient line. Null where the line has none, or a second one that would
 * then no longer agree ("2 cups / 480 ml").
 */
export function scaleLine(line: string, quantity: number | null, factor: number): string | null {
  const found = amount.exec(line);
  if (quantity === null || !found) return null;
  const rest = line.slice(found[0].length);
  if (
    /\d|[¼½¾⅓⅔⅛]/u.test(rest.replace(/\(optional\)/i, '')) ||
    /^\s*(?:x|×|cans?|tins?|bottles?|cartons?|cubes?|packs?|jars?)\b/i.test(rest)
  )
    return null;
  const next = measured(quantity * factor);
  return next === quantity || next <= 0 ? null : `${found[1]!}${formatNumber(next)}${rest}`;
}
