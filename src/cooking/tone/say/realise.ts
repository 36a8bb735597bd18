/** Says the orders of a sentence anew in a tone. Works on masked text, so that locked pieces cannot change. */
import { withSubject, withTools } from './articles.ts';
import { unled, unopened } from '../brevity.ts';
import { capital } from '../capital.ts';
import { chain } from './chain.ts';
import { chooseFrame, openerOf } from './frames.ts';
import type { Manner } from './manner.ts';
import type { Order, Sentence } from './parse-sentence.ts';
import { isPlural } from './number-of.ts';
import { agreeing, articled, gerundSay, phraseOf, plainSay, type Phrase } from './phrase.ts';
import type { Picker } from '../pick.ts';
import {
  mixedObject,
  recastDone,
  recastGoes,
  recastLater,
  recastMade,
  recastTail,
  recastWait,
} from './recast.ts';
import { reword } from './reword.ts';
import { arrange } from './turns.ts';

/** Says the orders of a sentence. */
export function realise(sentence: Sentence, manner: Manner): string {
  const { table, pick, free, woven } = manner;
  pick.use('sentence');
  const arranged = arrange(sentence, manner);
  const { lead, label, fetched, have, list } = arranged;
  if (list !== null)
    return finish(`${label}: ${reword(articled(list, manner), table, pick)}`, sentence.end, manner);
  const asIs = free && label === null && fetched === null && !have;
  const told = asIs && woven === null ? recastTail(arranged.orders, manner) : null;
  const { orders } = told ?? arranged;
  const around = told?.around ?? ((said: string): string => said);
  const phrases = orders.map((order, at) =>
    agreeing(
      phraseOf(
        order,
        told !== null && at === orders.length - 1 ? { ...manner, tailed: true } : manner,
        orders[at + 1]?.link === 'or',
      ),
      orders,
      at,
      manner,
    ),
  );
  const [first] = phrases;
  const leadSaid =
    lead === null
      ? null
      : reword(table.articles === 'add' ? withTools(withSubject(lead, manner.reveal)) : lead, table, pick);
  const narrated = table.voice === 'narrated' && free;
  const behind = woven === null || wovenBehind.test(woven);
  const anew =
    asIs && behind
      ? recastWhole(orders, phrases, lead, told?.commands === true, told !== null, manner)
      : null;
  if (anew !== null)
    return finish(
      woven === null ? around(anew) : woven.replace(wovenBehind, () => anew),
      sentence.end,
      manner,
    );
  if (have && first!.passive !== null) {
    const { object, verb, rest } = first!.passive;
    const done = [object, first!.adverb, verb, rest].filter(Boolean).join(' ');
    return finish(`${narrated ? 'you ' : ''}have ${done}`, sentence.end, manner);
  }
  // "You whisk the flour. The eggs are beaten": the food speaks in between.
  if (
    narrated &&
    manner.youBefore === true &&
    first!.passive !== null &&
    woven === null &&
    told === null &&
    orders.length === sentence.orders.length &&
    (phrases.length === 1 || orders[1]!.link === null) &&
    lead === null &&
    label === null &&
    fetched === null &&
    orders[0]!.link === null &&
    manner.locked(first!.passive.object) &&
    !/^looked |, then /u.test(`${first!.passive.verb} ${first!.passive.rest}`) &&
    !/(?:^|, )(?!including|using)\p{L}+ing\b/u.test(first!.passive.rest) &&
    !/\b(?:it|them|your|you|and (?:swirl|stir|shake|mix))\b/iu.test(
      `${first!.passive.object} ${first!.passive.rest}`,
    )
  ) {
    const { object, verb, rest } = first!.passive;
    const be = isPlural([...object].map(manner.reveal).join('')) ? 'are' : 'is';
    const said = finish([object, be, first!.adverb, verb, rest].filter(Boolean).join(' '), '.', manner);
    if (phrases.length === 1) return said;
    const others = { ...sentence, orders: sentence.orders.slice(1) };
    return `${said} ${realise(others, {
      ...manner,
      table: unopened(unled(manner.table)),
      place: 'inner',
      youBefore: false,
    })}`;
  }
  let text: string;
  let passive = false;
  let framed = false;
  let asDoing = false;
  if (
    table.voice === 'passive' &&
    first!.passive !== null &&
    !mixedObject.test(first!.passive.object) &&
    // "More sauce should be tasted and added".
    !/^(?:taste|check|try|make|get)$/.test(orders[0]!.verbs[0]!) &&
    free &&
    woven === null &&
    phrases.length === 1 &&
    // "The pasta should be added, stirring until hot": nobody stirs.
    !/(?:^|, )(?!including|using)\p{L}+ing\b/u.test(first!.passive.rest) &&
    (lead === null || /^(?:once|when|after|in|on|over|meanwhile|at)\b/i.test(lead)) &&
    pick.uses('passive in a row') < 2 &&
    pick.chance() < 0.4
  ) {
    const { object, verb, rest } = first!.passive;
    text = [object, 'should be', first!.adverb, verb, rest].filter(Boolean).join(' ');
    passive = true;
  } else {
    let frame =
      woven !== null
        ? behind
          ? '{do}'
          : woven
        : free &&
            fetched === null &&
            told === null &&
            orders[0]!.link === null &&
            (manner.eager || pick.chance() < table.frameRate)
          ? chooseFrame(manner, leadSaid !== null, orders[0]!, orders[1]?.link === 'or', orders.length > 1)
          : '{do}';
    const say = plainSay(first!);
    // "To finish: finish with parsley".
    if (/\bfinish\b/.test(frame) && /\bfinish\b/.test(say)) frame = '{do}';
    // "Proceed to allow it to bake".
    if (/\bto \{do\}|\blet['’]s \{do\}/.test(frame) && /^(?:let|allow|leave) /.test(say)) frame = '{do}';
    // "To a saucepan, all you do now is add".
    if (leadSaid !== null && /^(?:to|into|onto)\b/i.test(leadSaid)) frame = '{do}';
    // "The next step is to follow with the garlic".
    if (
      /^(?:follow|then|next)\b/.test(say) &&
      /\b(?:next|then|now|after|proceed|delay|moving)\b/i.test(frame)
    )
      frame = '{do}';
    framed = frame !== '{do}';
    if (framed) pick.use(`frame ${frame}`);
    text = frame
      .replace('{doing}', () => gerundSay(first!))
      .replace('{do}', () => say)
      .replace('{Do}', () => capital(say));
    asDoing = frame.includes('{doing}');
  }
  if (fetched !== null && !passive)
    text = pick
      .of(
        table.fetch.filter((one) => !(/clean/.test(one) && /clean/.test(fetched))),
        'fetch',
        (one) => (one.length > 34 ? 1 : 9),
      )
      .replace('{vessel}', fetched)
      .replace('{do}', () => text);
  const opener =
    free && woven === null && orders[0]!.link === null && leadSaid === null && !passive && !framed
      ? openerOf(manner, text)
      : '';
  text = chain(text, orders, phrases, asDoing, opener, manner);
  if (woven !== null && !framed) text = woven.replace(wovenBehind, () => text);
  if (narrated && !framed && fetched === null) text = `you ${text}`;
  if (leadSaid !== null) text = `${leadSaid}, ${text}`;
  text = around(text);
  const { link } = orders[0]!;
  if (link !== null)
    return finish(`${link} ${text.charAt(0).toLowerCase()}${text.slice(1)}`, sentence.end, manner);
  if (label !== null) text = `${label}: ${text}`;
  if (opener !== '') text = `${opener} ${/[.!?]$/.test(opener) ? capital(text) : text}`;
  return finish(text, sentence.end, manner);
}
/** What is done stands first. */
const wovenBehind = /^(?:you )?\{do\}/;

/** The sentence in one of the tone's own shapes; null where none fits or all were heard. */
function recastWhole(
  orders: readonly Order[],
  phrases: readonly Phrase[],
  lead: string | null,
  commanded: boolean,
  tailed: boolean,
  manner: Manner,
): string | null {
  const from = (at: number): string =>
    chain(plainSay(phrases[at]!), orders.slice(at), phrases.slice(at), false, '', manner);
  const single = phrases.length === 1 ? phrases[0]! : null;
  if (lead !== null)
    return recastLater(lead, () => from(0), manner) ?? recastWait(lead, single, () => from(0), manner);
  const object = (): string => reword(articled(orders[0]!.object, manner), manner.table, manner.pick);
  return (
    recastGoes(orders, object, () => from(1), manner) ??
    recastDone(orders, phrases, () => from(1), manner) ??
    (single === null || commanded || orders[0]!.link !== null ? null : recastMade(single, tailed, manner))
  );
}

/** A tone that exclaims now and then does not do it in every other sentence. */
function exclaims(share: number, pick: Picker): boolean {
  if (pick.chance() >= share || pick.uses('exclaim') > share * 24) return false;
  pick.use('exclaim');
  return true;
}

function finish(text: string, end: string, { table, pick, free }: Manner): string {
  const mark = end.includes('?')
    ? end
    : // "(don't burn them!)" has called out already.
      /[!?]\)\s*$/u.test(text)
      ? '.'
      : free && table.exclaim > 0 && text.length < 70 && exclaims(table.exclaim, pick)
        ? '!'
        : end.includes('!') && table.exclaim > 0
          ? '!'
          : '.';
  return capital(
    `${text
      .replace(/[\s,;:]+$/u, '')
      .replace(/\s+/g, ' ')
      .replace(/ ([,:])/g, '$1')
      .replace(/\b(remov(?:e|ed|ing)\b[^.;,]{0,40}?) out of\b/gi, '$1 from')}${mark}`,
  );
}
