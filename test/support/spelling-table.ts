import { fileURLToPath } from 'node:url';
import { readSpelling } from '../../scripts/spelling-tables.ts';
import type { SpellingTable } from '../../src/cooking/spelling/model.ts';
import { loadDishTables } from './dish-tables.ts';
import { loadFoodTable } from './food-table.ts';
import { keep, kept, modulesOf, stateOf } from './kept.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The words of `data/spelling` and of the foods and dishes; compiled once for a state of the code and the data. */
export function loadSpellingTable(): SpellingTable {
  const foods = loadFoodTable();
  const sources = [
    ...modulesOf('scripts/spelling-tables.ts'),
    ...['spelling/slips.yaml', 'dishes', 'forms', 'cuisines'].map((name) => `data/${name}`),
  ];
  const state = stateOf(sources, JSON.stringify(foods));
  const known = kept<SpellingTable>('spelling', state);
  if (known !== undefined) return known;
  const { dishes, forms, cuisines } = loadDishTables();
  const made = readSpelling(root, foods, { dishes, forms, cuisines });
  keep('spelling', state, made);
  return made;
}
