/** Proves that an edited instruction tells what it told, from the two texts alone: word for word but for small words and spelling. */
import { once } from '#kernel/once';
import { lowOf } from './pieces.ts';
import { pairSpelled, spelled } from './spelling.ts';

const pattern = /@|\d+(?:[.,]\d+)*|[¼½¾⅐-⅞]|[\p{L}\p{M}'’]+(?:-[\p{L}\p{M}'’]+)*/gu;

/** Words that an editor may put in or leave out. */
const small = /^(?:the|a|an|and|then|for|is|are|about|approx|aprox|s)$/;
/** Words that are one and the same. */
const same: Readonly<Record<string, string>> = {
  min: 'minute',
  mins: 'minute',
  minutes: 'minute',
  hr: 'hour',
  hrs: 'hour',
  h: 'hour',
  hours: 'hour',
  sec: 'second',
  secs: 'second',
  seconds: 'second',
  w: 'with',
  '@': 'at',
  has: 'have',
  you: 'your',
  marinade: 'marinate',
};

const numbers = /^[\d¼½¾⅐-⅞]/;
/** Words that change what is told, and are never left out. */
const vital =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|third|dozen|couple|twice|few|not|never|dont|without|until|till|if|or|no|only|raw|hot|cold|safe|careful|carefully|covered|uncovered)$/;

/** A word as all its spellings are written. */
function plain(word: string): string {
  const low = lowOf(word);
  const right = spelled(low);
  const one = (right === null ? low : lowOf(right)).replace(/['-]/g, '');
  return same[one] ?? one;
}

/** The words of a text that count, each in one spelling; none twice in a row. */
function wordsThatCount(text: string): readonly string[] {
  const raw = [...text.matchAll(pattern)].map(([word]) => word);
  const words: string[] = [];
  for (let at = 0; at < raw.length; at++) {
    const word = raw[at]!;
    const both = numbers.test(word) ? null : pairSpelled(lowOf(word), lowOf(raw[at + 1] ?? ''));
    if (both !== null) at++;
    for (const one of both ?? [word]) {
      const said = numbers.test(one) ? one : plain(one);
      if (said === '' || small.test(said)) continue;
      if (numbers.test(said) || said !== words.at(-1)) words.push(said);
    }
  }
  return words;
}

const ovenHeat = /^(?:2[5-9]|3\d|4\d|5[0-4])[05]$/;

/** "Bake 400" gets its "at" and its "°F". */
const ofOven = (words: readonly string[], at: number): boolean =>
  (/^(?:at|to)$/.test(words[at] ?? '') && ovenHeat.test(words[at + 1] ?? '')) ||
  (words[at] === 'f' && ovenHeat.test(words[at - 1] ?? ''));

/**
 * Whether a text that is worded anew tells the same: its words that count are those of the source in their order; what is
 * gone holds no number, no condition and none of the foods that are named there.
 */
export function tellsTheSame(source: string, edited: string, foods: readonly string[]): boolean {
  const [had, has] = [wordsThatCount(source), wordsThatCount(edited)];
  const named = once(() => new Set(foods.flatMap((food) => wordsThatCount(food))));
  let at = 0;
  for (const word of had) {
    // "Over medium" gets its "heat".
    if (word !== has[at] && has[at] === 'heat') at++;
    while (word !== has[at] && ofOven(has, at)) at++;
    if (word === has[at]) at++;
    else if (numbers.test(word) || vital.test(word) || named().has(word)) return false;
  }
  while (at < has.length && ofOven(has, at)) at++;
  return at === has.length || (at === has.length - 1 && has[at] === 'heat');
}
