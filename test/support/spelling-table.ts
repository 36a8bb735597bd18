import { fileURLToPath } from 'node:url';
import { spellingState } from '../../scripts/kept-tables.ts';
import { keep, kept } from '../../scripts/kept.ts';
import { readSpelling } from '../../scripts/spelling-tables.ts';
import type { SpellingTable } from '../../src/cooking/spelling/model.ts';
import { loadDishTables } from './dish-tables.ts';
import { loadFoodTable } from './food-table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The words of `data/spelling` and of the foods and dishes; compiled once for a state of the code and the data. */
export function loadSpellingTable(): SpellingTable {
  const foods = loadFoodTable();
  const state = spellingState(foods);
  const known = kept<SpellingTable>('spelling', state);
  if (known !== undefined) return known;
  const { dishes, forms, cuisines } = loadDishTables();
  const made = readSpelling(root, foods, { dishes, forms, cuisines });
  keep('spelling', state, made);
  return made;
}
