/** Closed lists as callers write them: case, spaces, hyphens and underscores don't matter, some words have aliases. */
import { Type } from 'typebox';

/** The word without everything that input ignores. */
export const foldWord = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]+/g, '');

/** Under this symbol a schema carries the spellings that it understands; JSON leaves it out. */
export const spellingsKey = Symbol('spellings');

/** Folded spelling → canonical word. */
export type Spellings = ReadonlyMap<string, string>;

/** Every spelling of the words; a word wins over an alias, an earlier word over a later one. */
function spellingsOf(words: readonly string[], aliases: Readonly<Record<string, string>> = {}): Spellings {
  const spellings = new Map<string, string>();
  for (const word of words) if (!spellings.has(foldWord(word))) spellings.set(foldWord(word), word);
  for (const [alias, word] of Object.entries(aliases)) {
    if (!spellings.has(foldWord(alias))) spellings.set(foldWord(alias), word);
  }
  return spellings;
}

interface EnumInputNote {
  readonly description?: string;
  readonly default?: unknown;
  readonly aliases?: Readonly<Record<string, string>>;
}

/** A field that takes one of `words` in any spelling; after validation it is canonical. */
export function enumInput<const Word extends string>(words: readonly Word[], note: EnumInputNote = {}) {
  const { aliases, ...rest } = note;
  return Type.Unsafe<Word>({
    type: 'string',
    enum: [...words],
    ...rest,
    [spellingsKey]: spellingsOf(words, aliases),
  } as object);
}
