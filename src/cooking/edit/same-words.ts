import type { ParsedLine } from '#food/line';

/** A plain amount at the beginning of a line. */
const amountFirst =
  /^\s*(?:\d+\s+\d+\s*[/⁄]\s*\d+|\d+\s*[/⁄]\s*\d+|\d+(?:[.,]\d+)?(?:\s*[½¼¾⅓⅔⅛⅜⅝⅞])?|[½¼¾⅓⅔⅛⅜⅝⅞])\s*/u;
/** "For the top: " in front of an amount. */
export const labelFirst = /^\s*(?:(?:for|to) (?:the )?)?\p{L}[\p{L}' -]{1,30}:\s+(?=[\d½¼¾⅓⅔⅛⅜⅝⅞])/iu;
/** Another amount behind it, which would no longer agree with the first. */
const amountAgain =
  /\d\s*(?:g|kg|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tsps?|teaspoons?|tablespoons?)\b|\(\s*(?:about\s+|~\s*)?\d|\bor\s+\d/iu;

/** "1 x 400g tin": of two there are "2 x 400g tins"; so are "2 (15 oz) cans". */
const timesSize =
  /^\s*(\d+)(\s*[x×]\s*\d[\d.,]*\s?(?:g|kg|ml|l|oz)\s+|\s*\(\s*\d[\d.]*[ -]?(?:oz|ounces?|g|ml)\.?\s*\)\s*)(tins?|cans?|jars?|packs?|packets?|bags?)\b/iu;
/** "2 cans (13.5 oz)". */
const sizeBehind =
  /^\s*\d+\s+(tins?|cans?|jars?|packs?|packets?|bags?)(?=\s*\(\s*\d[\d.]*[ -]?(?:oz|ounces?|g|ml)\.?(?: each)?\s*\))/iu;
/** "2 tins coconut milk, full fat (400ml each)": the size stands behind the name. */
const sizeAtEnd =
  /^\s*\d+\s+(tins?|cans?|jars?|packs?|packets?|bags?)\b([^()\d]*\(\s*\d[\d.]*[ -]?(?:oz|ounces?|g|ml)\.?)\s+each\s*\)/iu;
/** One can is not said to hold so much each. */
const alone = (count: string, rest: string): string =>
  count === '1' || !/^\d+(?: |$)/.test(count) ? rest.replace(/^(\s*\([^()]*?)\s+each\s*\)/i, '$1)') : rest;
/** The number of an amount, whole or with a half. */
const countFirst = /^(?:\d+(?: \d+\/\d+)?|\d+\/\d+)(?= |$)/;
const withNumber = (noun: string, count: string): string =>
  noun.replace(/s$/i, '') + (count === '1' || !/^\d+(?: |$)/.test(count) ? '' : 's');

/**
 * The line as it was written with nothing but its amount changed: "1 cup finely chopped pepper" stays in that order. Null
 * where the amount does not stand first and alone.
 */
export function inSameWords(
  { source, quantity, quantityMax, unitText, unit, amountEach, alternateAmount, qualifier }: ParsedLine,
  amount: string,
): string | null {
  const count = quantity === null || quantityMax !== null ? undefined : countFirst.exec(amount)?.[0];
  if (count !== undefined) {
    const tins = timesSize.exec(source);
    if (tins !== null)
      return `${count}${tins[2]!}${withNumber(tins[3]!, count)}${source.slice(tins[0].length)}`;
    const sized = sizeBehind.exec(source);
    if (sized !== null)
      return `${count} ${withNumber(sized[1]!, count)}${alone(count, source.slice(sized[0].length))}`;
    const behind = sizeAtEnd.exec(source);
    if (behind !== null) {
      const one = count === '1' || !/^\d+(?: |$)/.test(count);
      return `${count} ${withNumber(behind[1]!, count)}${behind[2]!}${one ? '' : ' each'})${source.slice(behind[0].length)}`;
    }
  }
  if (quantity === null || quantityMax !== null || amountEach !== null || alternateAmount !== null)
    return null;
  if (qualifier !== null) return null;
  // "For the top: 2 tbsp sugar" keeps its label.
  const label = labelFirst.exec(source)?.[0] ?? '';
  const number = amountFirst.exec(source.slice(label.length))?.[0];
  if (number === undefined) return null;
  let rest = source.slice(label.length + number.length);
  if (unit !== null && unit !== 'piece') {
    if (unitText === null || !rest.toLowerCase().startsWith(unitText.toLowerCase())) return null;
    rest = rest.slice(unitText.length).replace(/^\./, '');
    if (/^\p{L}/u.test(rest)) return null;
  }
  // "1 1/2 cups mashed bananas (this is around 4 bananas)": of another amount there is another number.
  rest = rest.replace(countedWithin, '').replace(orSoMany, '');
  // "2 bell peppers, I do one red one yellow": of four that is no longer so.
  rest = rest.replace(toldOfEach, '');
  // "30g+ butter".
  rest = rest.replace(/^\s*\+/, '');
  const dissolved = /\b(?:cubes?|stock ?pots?)\b,?\s+(.*)$/i.exec(rest)?.[1];
  if (amountAgain.test(rest.replace(besidesIt, '')) && !madeUp.test(dissolved ?? '')) return null;
  return `${label}${amount} ${rest.trimStart()}`.trimEnd();
}

/** A number of pieces that somebody came to with the old amount. */
const countedWithin =
  /\s*\([^()\d]*\b(?:around|about|approx(?:imately)?|roughly)\.?\s+\d+(?:\s*(?:-|–|to)\s*\d+)?\s+(?!(?:g|kg|ml|l|oz|ounces?|lbs?|pounds?|cups?|tbsp|tsp|inch(?:es)?|cm|min(?:ute)?s?)\b)\p{L}{3,}[^()\d]*\)/iu;

/** What the writer tells of so many pieces: "I do one red one yellow", "(I use 3)", "one of each color". */
const toldOfEach =
  /\s*\((?:i|we)(?:['’]\p{L}+)? (?:\p{L}+ ){1,3}(?:\d+|one|two|three|four|half|both)\b[^()]*\)|,\s*(?:(?:i|we)(?:['’]\p{L}+)? (?:\p{L}+ ){1,3}(?:\d+|one|two|three|four|half|both)\b|one (?:of each|red|green|yellow|large|big|small)\b)[^,()]*/giu;

/** "Or around 6 big ones". */
const orSoMany =
  /,?\s+or\s+(?:around|about|approx(?:imately)?|roughly)\.?\s+\d+(?:\s*(?:-|–|to)\s*\d+)?\s+(?:(?:big|large|medium|small|whole|good)\s+)?(?:ones?|pieces?)\b/iu;

/** "In 300 ml boiling water": half a cube goes into as much water. */
const madeUp =
  /^(?:dissolved |crumbled |made up |mixed |stirred )?(?:in|into|with|to)(?:to)? (?:about )?[\d.,/ ½¼¾⅓⅔]+ ?(?:ml|l|litres?|liters?|cups?|pints?|fl\.? ?oz)\b(?: of)?(?: (?:just[- ])?(?:boiling|boiled|hot|warm|cold))?(?: water)?$/i;

/** "100 g cornflour + 1 tbsp for the sauce": the second is another use, and stays as it is. */
const besidesIt =
  /(?:^|\s)(?:\+|(?:and|&|plus)(?= ))\s*(?:\d+ )?(?:\d+(?:[/⁄.]\d+)?|[½¼¾⅓⅔])\s?(?:tbsps?|tsps?|tablespoons?|teaspoons?|g|ml|oz)\b[^,;()]*?\bfor (?:the |a |your )?\p{L}[\p{L} ]*$/iu;

/** A remark that speaks of an amount is not true of another one. */
export const timelessComment = (comment: string | null): string | null =>
  comment !== null &&
  !madeUp.test(comment) &&
  !besidesIt.test(comment) &&
  /\d\s*(?:g|kg|ml|l|oz|lbs?|cups?|tbsp|tsp)\b/i.test(comment)
    ? null
    : comment;

/** Spoons as a text writes them: where it says "tbsp", another amount is said in "tbsp" too. */
export function spoonsLike(was: string, amount: string): string {
  if (/\b(?:tea|table)spoon/i.test(was) || !/(?:\b|\d)(?:tbsps?|tsps?)\b/i.test(was)) return amount;
  return amount.replace(/\btablespoons?\b/g, 'tbsp').replace(/\bteaspoons?\b/g, 'tsp');
}
