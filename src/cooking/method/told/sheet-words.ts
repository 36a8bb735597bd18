/** What is done on one big sheet, in the words of a basket. */
import { capitalise } from '../../text/grammar.ts';

const push = String.raw`(?:push|move|scoot|slide|shove) (?:everything|it all|it|them|the [\p{L} ]{3,20}?)(?: over| aside| up| along| (?:out )?to (?:one|the) (?:sides?|edges?)(?: of the [\p{L} ]+?)?)(?: to make (?:some )?room)?`;
const pushFirst = new RegExp(String.raw`(^|[.;]\s+)${push}(?:,? and|,|,? then)\s+(\p{L})`, 'giu');
const pushBetween = new RegExp(String.raw`,?\s+(?:and |then )?${push}(?:,? and|,|,? then)\s+`, 'giu');
const sheetPan = /\b(?:sheet|roasting|baking)[- ]pans?\b/i;
const otherPan = /\b(?:skillet|fry(?:ing)? pan|saucepan|saut[eé] pan|pot|stove|hob)\b/i;
const toPan =
  /\b(add|return|put|place|tip|scatter|nestle|arrange|spread|tuck)\b([^.;]*?) (?:to|onto|on|in|into) the pan\b/gi;

/** Without what is pushed aside on a sheet, and with "the pan" of a sheet pan called the basket. `all`: the whole recipe. */
export function inBasket(text: string, all: string): string {
  const roomy = text
    .replace(pushFirst, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`)
    .replace(pushBetween, ' and ');
  const told =
    sheetPan.test(all) && !otherPan.test(all)
      ? roomy.replace(
          toPan,
          (_, verb: string, what: string) =>
            `${verb}${what} ${/^(?:add|return)$/i.test(verb) ? 'to' : 'in'} the basket`,
        )
      : roomy;
  return /^\p{Lu}/u.test(text) ? capitalise(told) : told;
}
