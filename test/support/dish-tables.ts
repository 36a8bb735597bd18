import { fileURLToPath } from 'node:url';
import { readDishTables, type ReadDishes } from '../../scripts/dish-tables.ts';
import { dishKey, dishState, type KeptDishes } from '../../scripts/kept-tables.ts';
import { keep, kept } from '../../scripts/kept.ts';
import { loadFoodTable } from './food-table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

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
  const state = dishState(foods);
  const known = new Map(kept<KeptDishes>('dishes', state));
  const before = known.size;
  const made = readDishTables(root, foods, (text, compile) => {
    const key = dishKey(text);
    const dish = known.get(key) ?? compile();
    // A file that is not even YAML says so anew each time.
    if (dish.dish.id !== '') known.set(key, dish);
    return dish;
  });
  if (known.size > before) keep('dishes', state, [...known]);
  return made;
}
