// Whether the built service is older than what it is built from.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['src', 'data', 'config', 'scripts', 'package-lock.json'];

/** True where `dist` is missing or older than a source; a folder's own time catches files that were removed. */
export const buildIsStale = (built = 'dist/cli.js') => {
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  const newer = (path) => {
    const stats = statSync(path);
    if (stats.mtimeMs > builtAt && !path.endsWith('.test.ts')) return true;
    return stats.isDirectory() && readdirSync(path).some((name) => newer(join(path, name)));
  };
  return sources.some((path) => existsSync(path) && newer(path));
};
