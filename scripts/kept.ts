import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules/.cache');
/** States of code and data for which a table is kept; older ones nobody comes back to. */
const mostKept = 20;

/** A short word for the contents of files and of all sources in folders, and for other text. */
export function stateOf(paths: readonly string[], ...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  for (const path of paths) {
    const whole = join(root, path);
    if (statSync(whole).isFile()) hash.update(readFileSync(whole));
    else
      for (const name of readdirSync(whole, { recursive: true }).map(String).sort())
        if (/\.(?:ts|mjs|yaml|tsv)$/.test(name) && !name.endsWith('.test.ts'))
          hash.update(name).update(readFileSync(join(whole, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The files of ours that modules are made of, themselves included: what a table depends on that they compile. Imports of
 * types alone do not count, since they change nothing that runs.
 */
export function modulesOf(...entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const todo = entries.map((entry) => join(root, entry));
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    for (const [, from] of readFileSync(file, 'utf8').matchAll(importedFrom))
      if (from!.startsWith('.')) todo.push(join(dirname(file), from!));
      else if (from!.startsWith('#')) todo.push(join(root, 'src', `${from!.slice(1)}.ts`));
  }
  return [...seen].map((file) => relative(root, file)).sort();
}
const importedFrom = /^(?:import|export)(?! type\b)[^;]*? from '([^']+)';/gm;

/** What was kept of a name for a state; undefined where nothing was, or it cannot be read. */
export function kept<Value>(name: string, state: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(name, state), 'utf8')) as Value;
  } catch {
    return undefined;
  }
}

/** Keeps a value that JSON can hold, under node_modules/.cache. */
export function keep(name: string, state: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(name, state);
  // Written aside first: several test files may ask for it at once.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(value));
  renameSync(aside, file);
  const all = readdirSync(folder)
    .filter((one) => new RegExp(`^${name}-[0-9a-f]{16}\\.json$`).test(one))
    .map((one) => ({ path: join(folder, one), since: statSync(join(folder, one)).mtimeMs }))
    .sort((a, b) => b.since - a.since);
  for (const { path } of all.slice(mostKept)) rmSync(path, { force: true });
}

const fileOf = (name: string, state: string): string => join(folder, `${name}-${state}.json`);
