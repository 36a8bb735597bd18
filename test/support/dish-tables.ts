import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDishTables, type CompiledDish, type ReadDishes } from '../../scripts/dish-tables.ts';
import { loadFoodTable } from './food-table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'node_modules/.cache');
/** What a compiled dish depends on besides its own file. */
const sources = ['src/cooking', 'src/food', 'src/kernel', 'scripts'];
const tables = ['data/portions.yaml', 'data/least-heat.yaml', 'package-lock.json'];

/** States of the code for which dishes are kept. */
const mostKept = 20;

let read: ReadDishes | undefined;

/**
 * The dishes and forms as they stand in `data/`, read once in a process. What a file was compiled to is kept under
 * node_modules/.cache for as long as the code and the foods stay the same, so that only files that changed are compiled.
 */
export function loadDishTables(): ReadDishes {
  return (read ??= fromCache());
}

function fromCache(): ReadDishes {
  const foods = loadFoodTable();
  const file = join(folder, `dishes-${stateOf(JSON.stringify(foods))}.json`);
  const kept = keptIn(file);
  let fresh = 0;
  const made = readDishTables(root, foods, (text, compile) => {
    const key = digest(text);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const compiled = compile();
    // A file that is not even YAML says so anew each time.
    if (compiled.dish.id !== '') {
      kept.set(key, compiled);
      fresh += 1;
    }
    return compiled;
  });
  if (fresh > 0) keep(file, kept);
  return made;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

function stateOf(foods: string): string {
  const hash = createHash('sha256').update(foods);
  for (const file of tables) hash.update(readFileSync(join(root, file)));
  for (const source of sources)
    for (const name of readdirSync(join(root, source), { recursive: true }).map(String).sort())
      if (/\.(?:ts|mjs)$/.test(name) && !name.endsWith('.test.ts'))
        hash.update(name).update(readFileSync(join(root, source, name)));
  return hash.digest('hex').slice(0, 16);
}

function keptIn(file: string): Map<string, CompiledDish> {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, CompiledDish][]);
  } catch {
    return new Map();
  }
}

function keep(file: string, dishes: ReadonlyMap<string, CompiledDish>): void {
  mkdirSync(folder, { recursive: true });
  // Written aside first: several test files may read the dishes at once.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify([...dishes]));
  renameSync(aside, file);
  // States of the code that nobody comes back to.
  const old = readdirSync(folder)
    .filter((name) => /^dishes-\w+\.json$/.test(name))
    .map((name) => ({ name: join(folder, name), since: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.since - a.since);
  for (const { name } of old.slice(mostKept)) rmSync(name, { force: true });
}
