import { formatNumber } from '../../text/grammar.ts';

const amount = /^(\s*)(\d+\s+\d+\/\d+|\d+\/\d+|\d+\s*[¼½¾⅓⅔⅛]|\d+(?:[.,]\d+)?|[¼½¾⅓⅔⅛])(?=\s|[a-zA-Z])/u;

const shares: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
};

/** The number that an amount spells: "1 1/2", "2½", "0,5". */
function spoken(text: string): number {
  return (text.match(/\d+\/\d+|[¼½¾⅓⅔⅛]|\d+(?:[.,]\d+)?/gu) ?? []).reduce((sum, piece) => {
    const [over, under] = piece.split('/');
    return (
      sum +
      (shares[piece] ??
        (under === undefined ? Number(piece.replace(',', '.')) : Number(over) / Number(under)))
    );
  }, 0);
}

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
  const bottles = bottled.exec(line);
  if (bottles !== null) {
    const next = Math.round(Number(bottles[2]) * factor * 2) / 2;
    return next === Number(bottles[2]) || next <= 0
      ? null
      : `${bottles[1]!}${formatNumber(next)} ${bottles[3]!}`;
  }
  const tins = tinned.exec(line);
  if (tins !== null) {
    const next = Math.round(Number(tins[2]) * factor);
    return next === Number(tins[2]) || next <= 0
      ? null
      : `${tins[1]!}${next}${tins[3]!}${tins[4]!.slice(0, -1)}${next > 1 ? 's' : ''}${tins[5]!}`;
  }
  const both = twoMeasures.exec(line);
  if (both !== null) {
    const [, name, first, unit, joint, second, other] = both;
    const litres = /^l(?:it(?:re|er)s?)?$/i.test(unit!.trim()) && spoken(first!) * factor < 1;
    return `${name!}${
      litres
        ? `${formatNumber(measured(spoken(first!) * factor * 1000))} ml`
        : `${formatNumber(measured(spoken(first!) * factor))}${unit!}`
    }${joint!}${formatNumber(measured(spoken(second!) * factor))}${other!}`;
  }
  const whole = oneBottle.exec(line);
  // A bottle of wine keeps: what is not poured is drunk.
  if (whole !== null) {
    const next = measured(Number(whole[1]) * factor);
    return next === Number(whole[1]) || next <= 0 ? null : `${next}${whole[2]!}ml ${whole[3]!}`;
  }
  const found = amount.exec(line);
  if (quantity === null || !found) return null;
  const rest = line.slice(found[0].length);
  if (
    /\d|[¼½¾⅓⅔⅛]/u.test(rest.replace(/\(optional\)/i, '')) ||
    /^\s*(?:x|×|(?:[\w-]+ ){0,2}(?:cans?|tins?|bottles?|cartons?|cubes?|packs?|jars?))\b/i.test(rest) ||
    // "440 ml can stout" is one can.
    Math.abs(spoken(found[2]!) - quantity) > 0.01
  )
    return null;
  const litres = /^\s*(?:l|litres?|liters?)\b/i.exec(rest);
  const exact = quantity * factor;
  // What is no quarter of a litre is measured in millilitres.
  if (litres !== null && exact < 1 && Math.abs(measured(exact) - exact) > exact * 0.1) {
    const ml = measured(exact * 1000);
    return `${found[1]!}${formatNumber(ml)} ml${rest.slice(litres[0].length)}`;
  }
  const next = measured(quantity * factor);
  return next === quantity || next <= 0 ? null : `${found[1]!}${formatNumber(next)}${agreeing(rest, next)}`;
}

/** "2 33cl bottles of beer": bottles are opened by the half. */
const bottled = /^(\s*)(\d+) (\(?\d+(?:[.,]\d+)? ?(?:cl|ml|oz|ounces?)\)? bottles?\b[^\d]*)$/i;

/** "2 x 400 ml tins coconut milk": tins are opened whole. */
const tinned =
  /^(\s*)([2-9])((?: ?[x×] ?| \(?)\d+(?:[.,]\d+)?[- ]?(?:ml|g|oz|ounces?|fl\.? ?oz)\)? )((?:tin|can)s)\b([^\d]*)$/i;

/** "brown beer: 1L | 4 cups". */
const twoMeasures =
  /^([^\d|]*: ?)(\d+(?:[.,]\d+)?)( ?(?:ml|cl|l|lit(?:re|er)s?))( ?[|/] ?)(\d+(?: \d\/\d|[.,]\d+)?|\d\/\d)( ?(?:cups?|fl\.? ?oz|pints?|quarts?))$/i;

/** "750ml bottle red wine". */
const oneBottle = /^\s*(\d{3})( ?)ml bottle (?:of )?([^\d]*)$/i;

const spelledUnit =
  /^(\s*)(cup|litre|liter|pint|quart|tablespoon|teaspoon|ounce|pound|bottle|glass)(e?s)?\b/i;

/** "1 cup", but "1½ cups". */
const agreeing = (rest: string, quantity: number): string =>
  rest.replace(spelledUnit, (_, space: string, unit: string) =>
    quantity > 1 ? `${space}${unit}${/s$/i.test(unit) ? 'es' : 's'}` : `${space}${unit}`,
  );
