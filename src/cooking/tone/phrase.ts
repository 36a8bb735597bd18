/** What an order handles, as a noun phrase: with its article, as a subject, as one or many. */
import { withArticle } from './articles.ts';
import type { Manner } from './manner.ts';
import { isPlural } from './number-of.ts';
import type { Order } from './parse-sentence.ts';
import { bareList } from './telegraph.ts';
import type { ToneTable } from './tone-table.ts';
import { isOrderVerb } from './verb-forms.ts';

/** What can be the subject of "should be added". */
const passiveObject =
  /^(?!with\b|for\b|to\b)(?:(?:the|an?|your|all|each|every|both|another|some|any|half)\s\S|(?:[\p{L}-]+ ){0,2}[\ue100-\ue1ff])/iu;

/** Whether an object reads as a subject: not where a second order hides in it ("the spinach, season"), nor half a list. */
export function isSubject(object: string): boolean {
  const last = /(?:,|\band)\s+([\p{L}-]+)$/u.exec(object)?.[1]?.toLowerCase();
  return (
    passiveObject.test(object) &&
    !(last !== undefined && isOrderVerb(last)) &&
    !/^\w+ing (?:the|an?|your) |\(s\)| \w+ly$| at a time$|[:;]| (?:for|in|after) the (?:last|first|final|next)$/.test(
      object,
    ) &&
    (!/,/.test(object.replace(/\([^)]*\)/g, '')) || /\b(?:and|or)\b|&/.test(object))
  );
}

export const articled = (object: string, { table, reveal, free }: Manner): string =>
  listed(bareArticled(object, table, reveal), table, free);
const listed = (object: string, { bareLists }: ToneTable, free: boolean): string =>
  bareLists && free ? bareList(object) : object;
const bareArticled = (object: string, table: ToneTable, reveal: Manner['reveal']): string =>
  table.articles === 'add'
    ? withArticle(object, reveal)
    : table.articles === 'drop' || table.articles === 'none'
      ? object.replace(/^(?:the|your) (?=\S)(?!rest|remaining|same|other|first|second|last|top|bottom)/i, '')
      : object;

const trims = /^(?:remove|trim|cut|pull|peel|scrape|strip)$/;
/** "Pat the chops dry": how they are then. */
const outcome =
  /(?:^| )(?:(?:very|completely|really) )?(?:dry|well|clean|thin|open|flat|smooth|hot|\p{L}+ly)$/iu;

/** What an order handled, as a noun phrase: of "trim the fat from the chops", the chops. */
export function handledBy({ verbs, object, parts }: Order): string {
  const from = trims.test(verbs[0]!) ? /^from (?:the |your |each )?(.+)$/i.exec(parts[0]?.text ?? '') : null;
  return (from?.[1] ?? object).replace(outcome, '');
}

/** What joins others in the pot, and what makes one thing of them all. */
const joins = /^(?:add|stir|mix|pour|tip|combine|whisk|beat|blend|fold|return|toss|incorporate)$/;
const poured =
  /\b(?:stock|broth|water|milk|cream|wine|juice|sauce|passata|puree|beer|cider|yogh?urt|flour|eggs?|batter|sugar|bouillon)\b/i;

/**
 * Whether what an order handled is "them" afterwards. "Add the potatoes, stock and salt" leaves a pot of something, and
 * that is "it"; "add the shrimp" leaves shrimp.
 */
export function leavesMany(order: Order, reveal: (sign: string) => string): boolean {
  const said = [...handledBy(order)].map(reveal).join('');
  if (joins.test(order.verbs[0]!) && /,|\band\b/.test(said) && poured.test(said)) return false;
  return isPlural(said) || /^them\b|\band\b/i.test(said);
}
