/** Says the orders of a sentence anew in a tone. Works on masked text, so that locked pieces cannot change. */
import { withTools } from './articles.ts';
import { capital } from './capital.ts';
import { chain } from './chain.ts';
import { chooseFrame, openerOf } from './frames.ts';
import type { Manner } from './manner.ts';
import { isPlural } from './number-of.ts';
import type { Sentence } from './parse-sentence.ts';
import { agreeing, articled, gerundSay, phraseOf, plainSay } from './phrase.ts';
import type { Picker } from './pick.ts';
import { reword } from './reword.ts';
import { arrange } from './turns.ts';
import { participle } from './verb-forms.ts';

/** Says the orders of a sentence. */
export function realise(sentence: Sentence, manner: Manner): string {
  const { table, pick, free, woven } = manner;
  const { lead, orders, label, fetched, having, goes, have, list } = arrange(sentence, manner);
  if (list !== null)
    return finish(`${label}: ${reword(articled(list, manner), table, pick)}`, sentence.end, manner);
  const phrases = orders.map((order, at) =>
    agreeing(phraseOf(order, manner, orders[at + 1]?.link === 'or'), orders, at, manner),
  );
  const [first] = phrases;
  const leadSaid =
    lead === null ? null : reword(table.articles === 'add' ? withTools(lead) : lead, table, pick);
  const narrated = table.voice === 'narrated' && free;
  if (having) {
    const [, second] = phrases;
    const done = [first!.adverb, participle(first!.head), first!.tail].filter(Boolean).join(' ');
    return finish(`having ${done}, ${narrated ? 'you ' : ''}${plainSay(second!)}`, sentence.end, manner);
  }
  if (goes) {
    const [order] = orders;
    const object = reword(articled(order!.object, manner), table, pick);
    const place = order!.parts[0]?.text.replace(/^(?:to|in) /i, 'into ');
    const verb = isPlural([...object].map(manner.reveal).join('')) ? 'go' : 'goes';
    return finish(`${place === undefined ? 'in' : withTools(place)} ${verb} ${object}`, sentence.end, manner);
  }
  if (have && first!.passive !== null) {
    const { object, verb, rest } = first!.passive;
    const done = [object, first!.adverb, verb, rest].filter(Boolean).join(' ');
    return finish(`${narrated ? 'you ' : ''}have ${done}`, sentence.end, manner);
  }
  let text: string;
  let passive = false;
  let framed = false;
  let asDoing = false;
  if (
    table.voice === 'passive' &&
    first!.passive !== null &&
    free &&
    woven === null &&
    phrases.length === 1 &&
    (lead === null || /^(?:once|when|after|in|on|over|meanwhile|at)\b/i.test(lead)) &&
    pick.uses('passive in a row') < 2 &&
    pick.chance() < 0.4
  ) {
    const { object, verb, rest } = first!.passive;
    text = [object, 'should be', first!.adverb, verb, rest].filter(Boolean).join(' ');
    passive = true;
  } else {
    const behind = woven !== null && /^(?:you )?\{do\}/.test(woven);
    let frame =
      woven !== null
        ? behind
          ? '{do}'
          : woven
        : free &&
            fetched === null &&
            orders[0]!.link === null &&
            (manner.eager || pick.chance() < table.frameRate)
          ? chooseFrame(manner, leadSaid !== null, orders[0]!, orders[1]?.link === 'or')
          : '{do}';
    const say = plainSay(first!);
    // "To finish: finish with parsley".
    if (/\bfinish\b/.test(frame) && /\bfinish\b/.test(say)) frame = '{do}';
    // "Proceed to allow it to bake".
    if (/\bto \{do\}/.test(frame) && /^(?:let|allow|leave) /.test(say)) frame = '{do}';
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
  if (woven !== null && !framed) text = woven.replace(/^(?:you )?\{do\}/, () => text);
  if (narrated && !framed && fetched === null) text = `you ${text}`;
  if (leadSaid !== null) text = `${leadSaid}, ${text}`;
  const { link } = orders[0]!;
  if (link !== null)
    return finish(`${link} ${text.charAt(0).toLowerCase()}${text.slice(1)}`, sentence.end, manner);
  if (label !== null) text = `${label}: ${text}`;
  if (opener !== '') text = `${opener} ${/[.!?]$/.test(opener) ? capital(text) : text}`;
  return finish(text, sentence.end, manner);
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
