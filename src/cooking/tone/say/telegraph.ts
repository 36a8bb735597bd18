/** How telegraphic tones save words: lists without "and", times without "for another". */
import { signs } from '../mask.ts';
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

const unjoined = /^[^,;()]+(?:, [^,;()]+)+$/;

/** What an item of a list may be that is no food of the recipe's own: a word or two, and no state ("softened"). */
const thing = /^(?!\p{L}+(?:ed|ly)$)\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+)?$/u;

/** "lettuce, cucumber, olives" → "lettuce, cucumber and olives", where the items are foods; any other text as it is. */
export function fullList(text: string): string {
  if (!unjoined.test(text) || /\b(?:and|or|then|also|such as|like)\b|[&+/]/i.test(text)) return text;
  const items = text.split(', ');
  const foods = items.filter((item) => food.test(item) && item.split(' ').length <= 5);
  const fits =
    items.every(
      (item) =>
        (foods.includes(item) || (items.length > 2 && thing.test(item))) &&
        !/^(?:then|with|in|on) /i.test(item) &&
        !isOrderVerb(/^[\p{L}-]+/u.exec(item)?.[0].toLowerCase() ?? ''),
    ) && foods.length * 2 >= items.length;
  return fits ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}` : text;
}

const food = /[\ue100-\ue1ff]/;

const another = new RegExp(`^(?:for )?(?:another|an additional|a further|an extra) (${signs.time})$`, 'iu');

/** "for another 10 minutes" → "10 minutes more"; null for any other time. */
export const moreTime = (text: string): string | null => {
  const match = another.exec(text);
  return match === null ? null : `${match[1]!} more`;
};
