import { fold, keysOf, wordsOf } from '../match/words.ts';
import { createPhrases, phraseSet } from './phrases.ts';
import type { CategoryTable } from './words.ts';

/** A pantry item as typed, without sizes and packing, shorthand written out. */
export interface ItemText {
  /** Keys of the parts between commas, brackets and dashes, in order; never empty parts. */
  readonly parts: readonly (readonly string[])[];
  /** All keys of the parts in order. */
  readonly keys: readonly string[];
  /** As `parts`, with the words of packing ("tin of tuna"). */
  readonly packed: readonly (readonly string[])[];
}

/** Longer texts than this are cut: an item is a few words. */
const longestText = 300;

/** Makes the reader over the shorthand, units and pack words of the tables; `phraseLength` knows their products. */
export function createItemReader(
  words: CategoryTable,
  phraseLength: (keys: readonly string[], place: number) => number,
): (text: string) => ItemText {
  const shorthand = createPhrases(
    Object.entries(words.abbreviations).map(
      ([short, long]) => [wordsOf(short).join(' '), wordsOf(long)] as const,
    ),
  );
  const units = new Set(words.units);
  const packs = phraseSet(words.packs);
  const unitPattern = [...units].sort((a, b) => b.length - a.length).join('|');
  const sizePattern = new RegExp(`^[0-9]+(?:[.,/][0-9]+)?(?:x[0-9.]+)?(?:${unitPattern})s?$`);
  const numberPattern = /^(?:x[0-9]+|[0-9][0-9.,/]*(?:%|x|x[0-9]+)?)$/;

  /** Leaves out sizes; a number that begins a known phrase ("7 up", "5 spice") stays. */
  function withoutSizes(part: readonly string[]): string[] {
    const kept: string[] = [];
    for (let at = 0; at < part.length; at++) {
      const word = part[at]!;
      if (/^(?:[0-9]|x[0-9])/.test(word) && phraseLength(keysOf(part.slice(at, at + 3)), 0) === 0) {
        if (sizePattern.test(word)) continue;
        if (numberPattern.test(word)) {
          while (at + 1 < part.length && units.has(part[at + 1]!)) at++;
          continue;
        }
      }
      kept.push(word);
    }
    return kept;
  }

  /** Writes shorthand out. */
  function written(part: readonly string[]): string[] {
    const out: string[] = [];
    for (let at = 0; at < part.length;) {
      const found = shorthand.at(part, at);
      // "Tater tots" is a product, not shorthand for "potato tots".
      const product = phraseLength(keysOf(part.slice(at, at + 4)), 0);
      const length = product > 1 ? product : (found?.length ?? 1);
      if (found && product < 2) out.push(...found.value);
      else out.push(...part.slice(at, at + length));
      at += length;
    }
    return out;
  }

  /** True where a product phrase covers this place ("snack pack", "pot noodle"). */
  function covered(keys: readonly string[], at: number): boolean {
    for (let start = Math.max(0, at - 3); start <= at; start++) {
      if (phraseLength(keys, start) > at - start) return true;
    }
    return false;
  }

  return (text) => {
    const folded = fold(text.slice(0, longestText))
      .replace(/\bw\/o\b/g, ' without ')
      .replace(/\bw\//g, ' with ')
      .replace(/\bb\/s\b/g, ' boneless skinless ')
      // As the labels of beer without alcohol write it.
      .replace(/\b0[.,]0(?: ?%|(?![0-9a-z%]))/g, ' alcohol free ');
    const packed = folded
      .split(/[,;()[\]|:\n™®©]|\s[-–—/]+\s/)
      .map((part) => keysOf(written(withoutSizes(wordsOf(part)))));
    const parts = packed
      .map((keys) => keys.filter((_, at) => packs.at(keys, at) === null || covered(keys, at)))
      .map((keys) => (keys[0] === 'of' ? keys.slice(1) : keys))
      .filter((keys) => keys.length > 0);
    return { parts, keys: parts.flat(), packed };
  };
}
