/** Reads `data/spelling` and the words of the other tables: what is a word, and what a misspelled one may stand for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { FoodTable } from '#food/model';
import type { SpellingTable } from '../src/cooking/spelling/model.ts';

interface Slips {
  readonly known: string;
  readonly slips: Readonly<Record<string, string>>;
  readonly phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** So often a word stands in our own dishes before it counts as one of the kitchen. */
const often = 3;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];

const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** The table of words, with those of the foods and of the dishes: other tables list what people write by mistake. */
export function readSpelling(root: string, table: FoodTable, dishes: unknown): SpellingTable {
  const read = (name: string): string => readFileSync(join(root, 'data/spelling', name), 'utf8');
  const { known, slips, phrases } = parse(read('slips.yaml')) as Slips;
  const english = new Set<string>();
  const common: string[] = [];
  for (const line of read('words.txt').split('\n')) {
    const word = line.replace('*', '');
    if (word === '') continue;
    english.add(word);
    if (word !== line) common.push(word);
  }
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
