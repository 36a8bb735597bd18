/** Sentences that tell nothing to do, and leave to do something. */
import { isOrderVerb } from './verb-forms.ts';

const must =
  /^(?:so |then |now |next,? |finally,? )?(?:you|we)(?:['’]ll| will)? (?:should|need to|have to|must|want to|now need to|then need to|should now|should then)(?: (?:now|then|also))? ([\p{L}-]+)\b(.*)$/iu;
const may =
  /^(?:optionally,? |optional: ?|alternatively,? )?(?:you|we) (?:can|may|could|might)(?: (?:also|now|then|optionally|of course|always))? ([\p{L}-]+)\b(.*)$/iu;
const optional = /^\(?optional(?:ly)?\)?[:,]? ([\p{L}-]+)\b(.*)$/iu;

/** "You should stir it" as the order "stir it"; null for anything else. */
export function orderInside(text: string): string | null {
  const match = must.exec(text);
  // "You should get around 24" tells what comes of it.
  if (match !== null && /^(?:get|have|see|be|notice|feel|hear|smell|end|find)$/iu.test(match[1]!))
    return null;
  return match && isOrderVerb(match[1]!.toLowerCase()) ? match[1]! + match[2]! : null;
}

/** "You can add herbs" as what may be done, "add herbs"; null for anything else. */
export function leaveInside(text: string): string | null {
  if (/\b(?:if|instead|or|but|alternatively)\b/i.test(text)) return null;
  const match = may.exec(text) ?? optional.exec(text);
  return match && isOrderVerb(match[1]!.toLowerCase())
    ? (match[1]! + match[2]!).replace(/[.!\s]+$/, '')
    : null;
}
