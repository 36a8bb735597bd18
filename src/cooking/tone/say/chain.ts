/** How the orders of a sentence follow each other. */
import { capital } from '../capital.ts';
import type { Manner } from './manner.ts';
import type { Order } from './parse-sentence.ts';
import { gerundSay, plainSay, type Phrase } from './phrase.ts';

/** What was said so far, with the orders after the first: "pour in the milk, bring it to the boil, then lower the heat". */
export function chain(
  said: string,
  orders: readonly Order[],
  phrases: readonly Phrase[],
  asDoing: boolean,
  opener: string,
  manner: Manner,
): string {
  const you = manner.table.voice === 'narrated' ? 'you ' : '';
  const stops = manner.table.joints.every((joint) => /^[.;]/.test(joint));
  const breaths = breathsOf(said, phrases);
  let text = said;
  for (let at = 1; at < phrases.length; at++) {
    const phrase = phrases[at]!;
    const { link } = orders[at]!;
    const place = breaths[at]!;
    const open =
      (asDoing && at === 1) ||
      /^(?:until|when|purpose|along)$/.test(orders[at - 1]!.parts.at(-1)?.kind ?? '');
    // "Begin by pouring in the wine" takes no second order with a comma.
    if (
      phrase.verbless === true ||
      phrases[at - 1]!.verbless === true ||
      (asDoing && at === 1 && link === null && place !== 'last')
    )
      text += `. ${capital(you + plainSay(phrase))}`;
    else if (link !== null) text += `${link === 'or' ? '' : ','} ${link} ${plainSay(phrase)}`;
    else if (stops) text += join(phrase, open, orders[at]!, false, manner, `${opener} ${text}`);
    else if (place === 'first') text += `. ${capital(you + plainSay(phrase))}`;
    else if (place === 'middle') text += `, ${plainSay(phrase)}`;
    else text += join(phrase, open, orders[at]!, breaths[at - 1] === 'middle', manner, `${opener} ${text}`);
  }
  return text;
}

/** Where each order stands in its sentence: never more than three in a breath, nor more than can be said in a breath. */
function breathsOf(said: string, phrases: readonly Phrase[]): readonly ('first' | 'middle' | 'last')[] {
  const lengths = phrases.map((phrase, at) => (at === 0 ? said.length : plainSay(phrase).length));
  const breaths: ('first' | 'middle' | 'last')[] = [];
  for (let at = 0; at < phrases.length;) {
    const left = phrases.length - at;
    let size = left === 4 ? 2 : Math.min(3, left);
    const sum = (count: number): number =>
      lengths.slice(at, at + count).reduce((total, one) => total + one, 0);
    while (size > 1 && sum(size) > 170) size--;
    for (let i = 0; i < size; i++) breaths.push(i === 0 ? 'first' : i === size - 1 ? 'last' : 'middle');
    at += size;
  }
  return breaths;
}

/** Words that go on to the next thing; none twice in a breath. */
const sequels = ['then', 'after that', 'subsequently', 'thereupon', 'thereafter', 'before', 'now'];

function join(
  phrase: Phrase,
  open: boolean,
  order: Order,
  listed: boolean,
  manner: Manner,
  before: string,
): string {
  const { table, pick } = manner;
  const say = plainSay(phrase);
  const stops = table.joints.every((joint) => /^[.;]/.test(joint));
  const used = before.slice(-130).toLowerCase();
  const heard = (text: string): boolean =>
    sequels.some((word) => used.includes(word) && text.toLowerCase().includes(word));
  const since = before.slice(before.lastIndexOf('. ') + 1);
  const wordOf = (joint: string): string | undefined => /^\. (\w+)/.exec(joint)?.[1]?.toLowerCase();
  const options = table.joints.filter(
    (joint) =>
      (stops ||
        !/^ and/.test(joint) ||
        !(
          open ||
          manner.eager ||
          since.length >= 110 ||
          since.includes(' and ') ||
          phrase.head.includes(' and ') ||
          phrase.paired === true
        )) &&
      !(listed && /\{doing\}|^[.;]/.test(joint)) &&
      (since.length > 60 || stops || !joint.startsWith('.')) &&
      !(wordOf(joint) !== undefined && pick.uses(`opener ${wordOf(joint)!}`) >= 2) &&
      !heard(joint) &&
      !(/ly \{do\}/i.test(joint) && phrase.adverb !== null) &&
      (!joint.includes('{doing}') ||
        (phrase.paired !== true &&
          !/^(?:let|leave|allow|permit|give|enjoy|serve|continue)\b/.test(phrase.head) &&
          !order.let)),
  );
  const joint =
    options.length > 0
      ? pick.of(options, 'joint')
      : listed || open || phrase.paired === true || since.includes(' and ') || phrase.head.includes(' and ')
        ? heard('then')
          ? ', and {do}'
          : ', then {do}'
        : ' and {do}';
  if (wordOf(joint) !== undefined) pick.use(`opener ${wordOf(joint)!}`);
  return joint
    .replace('{doing}', () => gerundSay(phrase))
    .replace('{do}', () => say)
    .replace('{Do}', () => capital(say));
}
