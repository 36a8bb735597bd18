/** Where one sentence ends and the next begins. */
const between = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** "Add the peas for the last 3 minutes.", "Put in the potatoes halfway." */
const whileItCooks =
  /^(?:Add|Stir in|Slip in|Slide in|Put in|Drop in|Fold in|Tip in)\b[^.]*?\b(?:halfway|for the (?:last|final) (?!touch)[\p{L}\d–-]+(?: (?:of an |an )?[\p{L}-]+)?)\b[^.]*\.$/u;

/**
 * A step's text with what goes in during its minutes told right behind them: a remark, a temperature or what is done
 * afterwards would come between otherwise, and nobody adds peas to a pot that is drained already.
 * @param minutes the minutes as the text tells them
 */
export function inTime(text: string, minutes: string): string {
  const sentences = text.split(between);
  const at = sentences.findIndex((sentence) => sentence.includes(minutes));
  if (at < 0 || minutes === '') return text;
  const later = sentences.slice(at + 1);
  const moved = later.filter((sentence) => whileItCooks.test(sentence));
  if (moved.length === 0) return text;
  const rest = later.filter((sentence) => !moved.includes(sentence));
  return [...sentences.slice(0, at + 1), ...moved, ...rest].join(' ');
}
