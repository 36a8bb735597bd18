/** What a rewritten instruction must not say twice, lose, or turn round. */
import type { Manner } from './say/manner.ts';
import type { Order, Sentence } from './say/parse-sentence.ts';
import { handledBy, leavesMany } from './say/phrase.ts';
import { saySentence } from './say/say-sentence.ts';
import type { Scene } from './say/scenes.ts';
import { isOrderVerb } from './say/verb-forms.ts';

/** A sentence, with the one before it where that turns the heat up. */
export const heatedBefore = (before: string | undefined, plain: string): string =>
  before !== undefined && /\b(?:raise|increase|turn up)\b/iu.test(before) ? `${before} ${plain}` : plain;

const plainWord =
  /^(?:the|an?|it|them|then|and|now|next|you|to|of|in|with|into|on|up|out|for|is|are|until|till|about|add|put|place|mix|stir|take|pour|cook|cut|chop)$/;

/** Whether a telling holds hardly a word that its source has not: another verb, an article. */
export function isNearly(said: string, source: string): boolean {
  const had = new Set(source.toLowerCase().match(/\p{L}+/gu));
  const own = (said.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => !had.has(word) && !plainWord.test(word),
  );
  return own.length < 2;
}

export const cries = /^[^.!?]{2,30}!/;

/** "Hear it sizzle! … Hear that sizzle?" */
export const isHeardIn = (title: string, text: string): boolean =>
  (title.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => text.toLowerCase().includes(word));

/** "Drizzle Butter: slowly pour in the melted butter": a heading that tells nothing which does not follow. */
export function isSaidAgain(
  label: string,
  others: readonly { readonly text: string }[],
  unmask: (text: string) => string,
): boolean {
  if (!label.endsWith(':')) return false;
  const behind = others
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();
  // A figure of the heading has to stand behind it too.
  const figures = (text: string): string =>
    unmask(text)
      .toLowerCase()
      .replace(/[-–—\s]+/gu, ' ');
  const said = figures(behind);
  if (
    /[\d\ue200-\ue5ff]/.test(label) &&
    !(figures(label).match(/\d[\d ./½¼¾]*/gu) ?? ['-']).every((one) => said.includes(one.trim()))
  )
    return false;
  const signs = label.match(/[\ue100-\ue1ff]/g) ?? [];
  if (signs.length > 0) return true;
  const [first = ''] = label.toLowerCase().match(/\p{L}+/gu) ?? [];
  return isOrderVerb(first) || behind.includes(label.slice(0, -1).toLowerCase());
}

/** A sentence with one of its orders told as a scene: what comes before and after it stands in sentences of its own. */
export function staged(read: Sentence, { at, text }: Scene, manner: Manner): string {
  const part = (orders: readonly Order[], many: boolean, place = manner.place): readonly string[] =>
    orders.length === 0
      ? []
      : [saySentence(read.source, { ...read, orders, end: '.' }, { ...manner, many, place, woven: null })];
  const told = read.orders[at]!;
  // "Bake. Cool on the tray.": what nobody names is the dish.
  const many = handledBy(told) === '' ? manner.many : leavesMany(told, manner.reveal);
  return [
    ...part(read.orders.slice(0, at), manner.many),
    text,
    ...part(read.orders.slice(at + 1), many, 'inner'),
  ].join(' ');
}

/** "The night before, whisk the starter": an order that stays as it came has begun the recipe all the same. */
export const holdsOrder =
  /^(?:the|in the|on the) (?:night|day|evening|morning|week)\b|, (?:add|beat|boil|chop|combine|cook|cut|heat|melt|mix|place|pour|preheat|put|soak|stir|whisk)\b/i;

/** A warning, behind which nothing light may stand. */
export const warns =
  /\b(?:careful\w*|not|never|avoid|raw|allerg\w*|safe\w*|contains?|suitable|burn\w*|hot|must)\b|n['’]t\b/i;

/** What is told for somebody's health: no remark at all stands beside it. */
export const grave =
  /\b(?:chemicals?|allerg\w*|pregnan\w*|unsafe|not (?:be )?(?:safe|suitable)|poison\w*|toxic|contains? raw|raw (?:eggs?|egg (?:yolks?|whites?)|flour|kidney beans))\b/i;

/** What must be handled just as the author says. */
export const caustic = /\b(?:lye|caustic|sodium hydroxide)\b/i;
