import { createSpellingIndex, editDistance } from '../match/typo.ts';
import type { ItemText } from './item-text.ts';
import { once, type ShelfLexicon } from './lexicon.ts';

/** Puts slips of the keyboard right. */
export interface SlipMender {
  /** The same item with misspelt words put right, or null where nothing could be. */
  respelt(item: ItemText): ItemText | null;
  /** The same item with the slips inside known phrases put right; the item itself where there are none. */
  mendedPhrases(item: ItemText): ItemText;
}

/** Builds the mender over the lexicon; what it looks words up in is made at the first slip. */
export function createSlipMender({ terms, english, englishWords, brands, praise }: ShelfLexicon): SlipMender {
  // A slip is put right to an English word or a brand only: "carots" is no word of another language.
  const spelling = once(() => createSpellingIndex(new Set([...englishWords(), ...brands.words])));

  /** The same item with misspelt words put right, or null where nothing could be. */
  function respelt(item: ItemText): ItemText | null {
    let slips = 0;
    const parts = item.parts.map((part) =>
      part.map((key) => {
        if (terms.words.has(key) || brands.words.has(key) || praise.words.has(key)) return key;
        const nearest = spelling().nearest(key);
        if (nearest?.words.length !== 1) return key;
        slips++;
        return nearest.words[0]!;
      }),
    );
    return slips > 0 ? { parts, keys: parts.flat(), packed: item.packed } : null;
  }

  /** For each key the keys that stand beside it in an English phrase. */
  const neighbours = once(() => {
    const beside = new Map<string, string[]>();
    const note = (key: string, other: string): void => {
      const known = beside.get(key);
      if (known) known.push(other);
      else beside.set(key, [other]);
    };
    for (const [keys] of english()) {
      for (let at = 1; at < keys.length; at++) {
        note(keys[at - 1]!, keys[at]!);
        note(keys[at]!, keys[at - 1]!);
      }
    }
    return beside;
  });

  /** The one word that this unknown one, a slip away, makes a phrase with beside its neighbour ("bread crums"). */
  function slipBeside(key: string, neighbour: string | undefined): string | null {
    const beside = neighbour === undefined ? undefined : neighbours().get(neighbour);
    if (!beside || !/^[a-z]{4,}$/.test(key)) return null;
    const near = new Set(
      beside.filter((other) => other.length > 3 && other[0] === key[0] && editDistance(key, other, 1) === 1),
    );
    const [meant] = near;
    return near.size === 1 ? meant! : null;
  }

  /** The same item with the slips inside known phrases put right; the item itself where there are none. */
  function mendedPhrases(item: ItemText): ItemText {
    let slips = 0;
    const parts = item.parts.map((part) =>
      part.map((key, at) => {
        if (terms.words.has(key) || brands.words.has(key) || praise.words.has(key)) return key;
        const meant = slipBeside(key, part[at - 1]) ?? slipBeside(key, part[at + 1]);
        if (meant === null) return key;
        slips++;
        return meant;
      }),
    );
    return slips > 0 ? { parts, keys: parts.flat(), packed: item.packed } : item;
  }

  return { respelt, mendedPhrases };
}
