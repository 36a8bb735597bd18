/** Leaves out what no cook needs: wishes, faces, what the writer likes. */
import { chatter } from '../tone/say/say-sentence.ts';
import { textOf, type Piece } from './pieces.ts';

const wish =
  /^(?:and )?(?:enjoy(?: your (?:meal|food|dish|dinner|lunch|breakfast))?|bon app[eé]tit|yum+y?|voil[aà]|ta-?da|(?:and )?(?:that(?:'s| is) it|you(?:'re| are) done|done|viola)|happy (?:cooking|baking|eating)|dig in|good luck|have fun|buen provecho|eat up|mahlzeit|guten appetit|smacznego|afiyet olsun)$/;
const tail = /^(?:and|then|&|,)$/;

const masked = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ gap, text, food, number }) => gap + (food >= 0 || number !== null ? '\ue100' : text))
    .join('');

/** Whether a sentence says nothing to the cook. */
function isIdle(sentence: readonly Piece[]): boolean {
  const words = sentence
    .filter(({ kind }) => kind === 'word')
    .map(({ low }) => low)
    .join(' ');
  if (words === '')
    return (
      sentence.every(({ kind }) => kind === 'sign') && sentence.every(({ text }) => /^[.!?:;)(-]$/.test(text))
    );
  return wish.test(words);
}

const told = /^(?:i|we|my|our)$/;

/** A sentence without what is no part of the cooking; empty where nothing is left. */
export function unchatted(sentence: readonly Piece[]): readonly Piece[] {
  if (isIdle(sentence)) return [];
  let row = sentence;
  // "Serve hot and enjoy!"
  const stop = row.at(-1)!.kind === 'sign' && /^[.!]$/.test(row.at(-1)!.text) ? 1 : 0;
  const last = row.length - stop - 1;
  if (row[last]?.low === 'enjoy' && last > 1 && tail.test(row[last - 1]!.low)) {
    let cut = last - 1;
    if (row[cut - 1]?.text === ',') cut--;
    row = [...row.slice(0, cut), ...row.slice(last + 1)];
  }
  // "Scatter the parsley and dig in!"
  if (row[last]?.low === 'in' && row[last - 1]?.low === 'dig' && row[last - 2]?.low === 'and' && last > 4)
    row = [...row.slice(0, last - 2), ...row.slice(last + 1)];
  // "(I use electric beaters)".
  for (let open = row.findIndex(({ text }) => text === '('); open >= 0;) {
    const close = row.findIndex(({ text }, at) => at > open && text === ')');
    if (close < 0) break;
    const inside = row.slice(open + 1, close);
    if (
      inside.some(({ low }) => told.test(low)) &&
      !inside.some(({ low }) => vital.test(low)) &&
      chatter(textOf(inside), masked(inside))
    )
      row = [...row.slice(0, open), ...row.slice(close + 1)];
    const next = row.findIndex(({ text }, at) => at > open && text === '(');
    open = next;
  }
  const first = row.find(({ kind }) => kind === 'word');
  if (
    first !== undefined &&
    told.test(first.low) &&
    chatter(textOf(row), masked(row)) &&
    !row.some(({ low }) => vital.test(low))
  )
    return [];
  return row;
}

/** Words that hold something for the cook whoever says them. */
const vital =
  /^(?:with|without|on|in|over|instead|first|before|after|longer|less|more|cover|covered|stir|add|use|used|using|heat|oven|pan|pot|overnight|recommend|suggest|prefer|freeze|store|keep)$/;
