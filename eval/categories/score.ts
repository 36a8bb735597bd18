/** Scores the category suggestions on lists of pantry items as people type them. */
import { readFileSync } from 'node:fs';
import type { CategorySuggester } from '#food/category/suggest';

/**
 * Lists of items: as people type (`tuned`), as shops write (`shop`), two that were held out when they
 * were first scored (`mixed`, `varied`, `fresh`), one that was never used for mending (`held-out`), and shop
 * products in nine languages (`abroad`).
 */
export const itemLists = ['tuned', 'shop', 'mixed', 'varied', 'held-out', 'fresh', 'abroad'] as const;
export type ItemList = (typeof itemLists)[number];

/** How many items of a list came out right. */
export interface CategoryScore {
  readonly list: ItemList;
  readonly total: number;
  readonly right: number;
  /** Share right, 0–1. */
  readonly accuracy: number;
  /** Wrong answers given with a confidence of 0.8 or more. */
  readonly sureAndWrong: number;
  readonly wrong: readonly {
    readonly item: string;
    readonly wanted: string;
    readonly got: string;
    readonly confidence: number;
  }[];
}

/** Runs one list through a suggester. */
export function scoreCategories(suggester: CategorySuggester, list: ItemList): CategoryScore {
  const lines = readFileSync(new URL(`${list}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const wrong = lines.flatMap((line) => {
    const [item = '', wanted = ''] = line.split('\t');
    const { category, confidence } = suggester.suggest(item);
    return wanted.split('|').includes(category) ? [] : [{ item, wanted, got: category, confidence }];
  });
  const right = lines.length - wrong.length;
  return {
    list,
    total: lines.length,
    right,
    accuracy: right / lines.length,
    sureAndWrong: wrong.filter(({ confidence }) => confidence >= 0.8).length,
    wrong,
  };
}
