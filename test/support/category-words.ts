import { fileURLToPath } from 'node:url';
import { compileCategoryWords } from '#food/category/compile-words';
import type { CategoryTable, CategoryWords } from '#food/category/words';
import { readCategoryWords } from '../../scripts/category-words.ts';

let loaded: CategoryWords | null = null;

/** The category tables of the project, read once per process. */
export function loadCategoryWords(): CategoryWords {
  loaded ??= readCategoryWords(fileURLToPath(new URL('../..', import.meta.url)));
  return loaded;
}

/** The same as the service reads them. */
export const loadCategoryTable = (): CategoryTable => compileCategoryWords(loadCategoryWords());
