/** Closed lists as callers write them: case, spaces, hyphens and underscores don't matter, some words have aliases. */
import { Type } from 'typebox';

/** The word without everything that input ignores. */
export const foldWord = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]+/g, '');

/** Schema keyword that names the spellings which are understood; it is data of ours, no part of JSON Schema. */
export const foldKeyword = 'x-spellings';

/** Folded spelling → canonical word. */
export type Spellings = ReadonlyMap<string, string>;

/** Every spelling of the words; a word wins over an alias, an earlier word over a later one. */
export function spellingsOf(
  words: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): Spellings {
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

/**
 * A field that takes one of `words` in any spelling and is canonical after validation.
 * The spellings ride on the schema as a property that JSON leaves out.
 */
export function enumInput<const Word extends string>(words: readonly Word[], note: EnumInputNote = {}) {
  const { aliases, ...rest } = note;
  const schema = Type.Unsafe<Word>({ type: 'string', enum: [...words], ...rest });
  Object.defineProperty(schema, foldKeyword, { value: spellingsOf(words, aliases), enumerable: false });
  return schema;
}
