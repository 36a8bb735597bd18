/** How telegraphic tones save words: lists without "and", times without "for another". */
import { signs } from './mask.ts';
import { isOrderVerb } from './verb-forms.ts';

const list = /^([^,;()]+(?:, [^,;()]+)+?),? and ([^,;()]+)$/i;

/** "garlic, onion, and ginger" → "garlic, onion, ginger"; any other text as it is. */
export function bareList(text: string): string {
  const match = list.exec(text);
  if (match === null) return text;
  const items = [...match[1]!.split(', '), match[2]!];
  const fits = items.every(
    (item) => item.split(' ').length <= 5 && !isOrderVerb(/^[\p{L}-]+/u.exec(item)?.[0].toLowerCase() ?? ''),
  );
  return fits ? items.join(', ') : text;
}

const another = new RegExp(`^(?:for )?(?:another|an additional|a further|an extra) (${signs.time})$`, 'iu');

/** "for another 10 minutes" → "10 minutes more"; null for any other time. */
export const moreTime = (text: string): string | null => {
  const match = another.exec(text);
  return match === null ? null : `${match[1]!} more`;
};
