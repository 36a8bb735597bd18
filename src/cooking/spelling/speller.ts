/** Finds misspelled words by a list of right ones, and what each stands for where that is beyond doubt. */
import { once } from '#kernel/once';
import { createSpellingIndex } from '#food/match/typo';
import { rightSpelling } from '../text/slips.ts';
import { apostrophed, inCaseOf } from '../copyedit/spelling.ts';
import type { Fix, Place, Speller, SpellingTable } from './model.ts';

const wordPattern =
  /(?<![\p{L}\p{M}\d@#/.'’_&-])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?![\p{L}\p{M}\d@_/&]|[.-]\p{L})/gu;
const anyWord = /\p{L}[\p{L}\p{M}'’-]*/gu;
/** An address is no text. */
const address = /\b(?:https?:|www\.)\S+/i;

/** Whether one of sorted lines is the word; the list is one string, because a hundred thousand small ones are slow to keep. */
function stands(word: string, lines: string): boolean {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = lines.lastIndexOf('\n', middle - 1) + 1;
    const stop = lines.indexOf('\n', middle);
    const end = stop < 0 ? lines.length : stop;
    const here = lines.slice(Math.min(start, end), end);
    if (here === word) return true;
    if (here < word) low = end + 1;
    else high = start - 1;
  }
  return false;
}

const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** From so many letters on a word may be misspelled twice, be no name for all its capital, or be a common word. */
const long = { twice: 9, capital: 7, common: 7 };
/** Where more of a text is unknown, it is in another language. */
const mostUnknown = 0.4;

/** Whether a word opens a text or a sentence of it, be it behind an amount. */
const opensAt = (text: string, at: number): boolean =>
  /(?:^|[.!?:;]["”)]?\s+|\n\s*)["“(]?(?:[\d\s/½¼¾.,–-]+)?$/u.test(text.slice(0, at));

/** What hangs on a word that is right without it. */
const ends = /(?:['’]s|s['’]|s|ish|y|less|ness|ful|ly|like|ier|iest)$/;
/** What talk puts on any word for fun. */
const funEnds = [
  'y',
  'ey',
  'ety',
  'ity',
  'ish',
  'yish',
  'licious',
  'ilicious',
  'alicious',
  'tastic',
  'iness',
  'orama',
] as const;
const starts = /^(?:re|de|un|pre|non|over|under|semi|mini|half)/;

/** Makes a speller; its indexes are built when a word is first looked up that no list has. */
export function createSpeller(table: SpellingTable): Speller {
  const own = new Map(table.slips);
  const phrases = new Map(
    table.phrases.flatMap(({ words, patterns }) => {
      const made = patterns.map(([pattern, right]) => [new RegExp(pattern, 'giu'), right] as const);
      return words.map((word) => [word, made] as const);
    }),
  );
  const indexes = once(() => {
    const kitchen = table.kitchen.split(' ');
    return {
      words: new Set([...kitchen, ...table.common.split(' ')]),
      kitchen: createSpellingIndex(kitchen),
      common: createSpellingIndex(table.common.split(' ')),
    };
  });
  /** Whether a word is a right one with an end put on for fun: "coconutty", "garlicky", "crispety". */
  const isPlayful = (low: string): boolean =>
    funEnds.some((end) => {
      if (!low.endsWith(end)) return false;
      const stem = low.slice(0, -end.length);
      if (stem.length < 4) return false;
      // "Coconutt-y", "garlick-y", "chocolat-ey", "lemoni-licious".
      return [
        stem,
        `${stem}e`,
        stem.replace(/(.)\1$/, '$1'),
        stem.replace(/ck$/, 'c'),
        stem.replace(/i$/, 'y'),
      ].some((one) => one.length >= 4 && stands(one, table.known));
    });
  const isKnown = (low: string): boolean => {
    const plain = low.replaceAll('’', "'");
    if (plain.length <= 3 || indexes().words.has(plain) || stands(plain, table.known)) return true;
    const bare = plain.replace(ends, '');
    if (bare !== plain && bare.length >= 3 && (bare.length === 3 || stands(bare, table.known))) return true;
    if (isPlayful(plain)) return true;
    const rest = plain.replace(starts, '');
    return rest !== plain && rest.length >= 4 && stands(rest, table.known);
  };
  const nearest = (low: string, large: boolean): string | null => {
    if (/[^a-z]/.test(low)) return null;
    const { kitchen, common } = indexes();
    const near = kitchen.nearest(low);
    if (near !== null && near.words.length === 1 && near.slips === 1) return near.words[0]!;
    const far = large || low.length < long.common ? null : common.nearest(low);
    const best = far?.slips === 1 ? far : large || low.length < long.twice ? null : near;
    return best?.words.length === 1 ? best.words[0]! : null;
  };
  /** What a word should be; `opens` is null where a text is in another language. */
  const rightFor = (word: string, place: Place, opens: (() => boolean) | null): string | null => {
    const low = word.toLowerCase();
    const listed = own.get(low) ?? rightSpelling(low) ?? apostrophed(low);
    // "Saute" lacks no more than its accent.
    if (listed !== null && !/['’]s$/.test(low)) return withoutMarks(listed) === low ? null : listed;
    // What a writer tells of a dish is no instruction: there only slips that are known are put right.
    if (opens === null || place === 'talk' || low.length < 5 || isKnown(low)) return null;
    // What is written large within a sentence is a name.
    const large = /^\p{Lu}/u.test(word) && (place !== 'prose' || !opens()) && !/^\p{Lu}+$/u.test(word);
    if (large && (place === 'prose' || !opens() || low.length < long.capital)) return null;
    return nearest(low, large);
  };
  const phrased = (text: string, low: ReadonlySet<string>, fixes: Fix[]): string => {
    let made = text;
    for (const word of low)
      for (const [pattern, right] of phrases.get(word) ?? [])
        made = made.replace(pattern, (...found: (string | undefined)[]) => {
          const wrong = found[0]!;
          const now = inCaseOf(
            right.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? ''),
            /^\p{Lu}+$/u.test(wrong) ? wrong : wrong.charAt(0),
          );
          fixes.push({ wrong: wrong.trim(), right: now.trim() });
          return now;
        });
    // What is left out at a beginning leaves a small letter there.
    return made === text || !fixes.some(({ right }) => right === '')
      ? made
      : made.replace(/(?<=^|[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase()).trimEnd();
  };
  return {
    spelled(text, place) {
      const fixes: Fix[] = [];
      if (address.test(text)) return { text, fixes };
      const words = new Set(text.toLowerCase().match(anyWord) ?? []);
      const unknown = [...words].filter((word) => !isKnown(word)).length;
      const foreign = unknown > 1 && unknown / words.size > mostUnknown;
      const made = phrased(text, words, fixes).replace(wordPattern, (word, ...rest: unknown[]) => {
        const [at, whole] = rest as [number, string];
        const right = rightFor(word, place, foreign ? null : () => opensAt(whole, at));
        if (right === null) return word;
        const now = inCaseOf(right, word);
        fixes.push({ wrong: word, right: now });
        return now;
      });
      return { text: made, fixes };
    },
  };
}
