import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readDishTables, type CompiledDish, type ReadDishes } from '../../scripts/dish-tables.ts';
import { loadFoodTable } from './food-table.ts';
import { keep, kept, modulesOf, stateOf } from './kept.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What a compiled dish depends on besides its own file and the foods. */
const sources = [
  ...modulesOf('scripts/dish-tables.ts'),
  'data/portions.yaml',
  'data/least-heat.yaml',
  'package-lock.json',
];

let read: ReadDishes | undefined;

/**
 * The dishes and forms as they stand in `data/`, read once in a process. What a file was compiled to is kept for as long
 * as the code and the foods stay the same, so that only files that changed are compiled.
 */
export function loadDishTables(): ReadDishes {
  return (read ??= withKept());
}

function withKept(): ReadDishes {
  const foods = loadFoodTable();
  const state = stateOf(sources, JSON.stringify(foods));
  const known = new Map(kept<readonly (readonly [string, CompiledDish])[]>('dishes', state));
  const before = known.size;
  const made = readDishTables(root, foods, (text, compile) => {
    const key = createHash('sha256').update(text).digest('hex').slice(0, 24);
    const dish = known.get(key) ?? compile();
    // A file that is not even YAML says so anew each time.
    if (dish.dish.id !== '') known.set(key, dish);
    return dish;
  });
  if (known.size > before) keep('dishes', state, [...known]);
  return made;
}
