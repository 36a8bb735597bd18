/** Sentences that tell nothing to do, and leave to do something. */
import { isOrderVerb } from './verb-forms.ts';

const must =
  /^(?:so |then |now |next,? |finally,? )?(?:you|we)(?:['’]ll| will)? (?:should|need to|have to|must|want to|now need to|then need to|should now|should then)(?: (?:now|then|also))? ([\p{L}-]+)\b(.*)$/iu;
/** "I suggest you place them at the bottom": said more firmly than "you can". */
const advised =
  /^(?:i|we)(?: would|['’]d)? (?:suggest|recommend|advise)(?: that)? you(?: (?:to|first|then|always|should))? ([\p{L}-]+)\b(.*)$/iu;
const may =
  /^(?:optionally,? |optional: ?|alternatively,? )?(?:you|we) (?:can|may|could|might)(?: (?:also|now|then|optionally|of course|always))? ([\p{L}-]+)\b(.*)$/iu;
const optional = /^\(?optional(?:ly)?\)?[:,]? ([\p{L}-]+)\b(.*)$/iu;

/**
 * What a recipe that says "you can" still means to be done: "you can discard the pulp", "you can now remove the foil", "you can
 * boil the jars to sterilize them". What may be left (to peel, to serve with) is not among it.
 */
const meant = /^(?:discard|throw|drain|strain|start|begin|proceed|continue|sterili[sz]e|preheat)$/iu;
const atLast = /\b(?:can|may) now\b/iu;
const forSafety = /\bto sterili[sz]e\b/iu;
/** It is left to the cook all the same. */
const chosen = /\b(?:if|also|too|instead|or|but|alternatively|optional(?:ly)?|of course|always)\b/iu;
const isMeant = (text: string, verb: string): boolean =>
  !chosen.test(text) && (meant.test(verb) || atLast.test(text) || forSafety.test(text));

/** "You should stir it" as the order "stir it", and "you can discard it" as "discard it"; null for anything else. */
export function orderInside(text: string): string | null {
  const left = may.exec(text);
  if (left !== null && isOrderVerb(left[1]!.toLowerCase()) && isMeant(text, left[1]!))
    return left[1]! + left[2]!;
  const match = must.exec(text) ?? advised.exec(text);
  // "You should get around 24" tells what comes of it.
  if (match !== null && /^(?:get|have|see|be|notice|feel|hear|smell|end|find)$/iu.test(match[1]!))
    return null;
  return match && isOrderVerb(match[1]!.toLowerCase()) ? match[1]! + match[2]! : null;
}

/** "You can add herbs" as what may be done, "add herbs"; null for anything else. */
export function leaveInside(text: string): string | null {
  if (/\b(?:if|instead|or|but|alternatively)\b/i.test(text)) return null;
  const match = may.exec(text) ?? optional.exec(text);
  if (match !== null && isMeant(text, match[1]!)) return null;
  return match && isOrderVerb(match[1]!.toLowerCase())
    ? (match[1]! + match[2]!).replace(/[.!\s]+$/, '')
    : null;
}
