// Builds the service for plain node: bundles our own source, leaves packages alone, compiles the tables.
import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const entryPoints = [
  'src/cli.ts',
  'src/main.ts',
  'src/store/embedded-worker.ts',
  'src/outbound-worker.ts',
  'scripts/compile-data.ts',
].filter((file) => existsSync(file));
await rm('dist', { recursive: true, force: true });
await build({
  entryPoints: Object.fromEntries(
    entryPoints.map((file) => [file.split('/').pop().replace(/\.ts$/, ''), file]),
  ),
  outdir: 'dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Node 20 knows \p{L}; esbuild would rather make such a pattern anew at every call than trust its Unicode tables.
  supported: { 'regexp-unicode-property-escapes': true },
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
if (existsSync('dist/compile-data.js')) {
  const { compileData } = await import(new URL('../dist/compile-data.js', import.meta.url).href);
  await compileData({ root, outDir: 'dist/data' });
}

if (existsSync('src/store/migrations')) {
  await cp('src/store/migrations', 'dist/migrations', { recursive: true });
  // The empty database takes seconds to make and depends on the package's version alone: kept between builds.
  const { version } = JSON.parse(await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8'));
  const base = `node_modules/.cache/sous/embedded-base-${version}.tgz`;
  if (!existsSync(base)) {
    await mkdir('node_modules/.cache/sous', { recursive: true });
    const made = spawnSync(process.execPath, ['scripts/embedded-base.mjs', base], { stdio: 'inherit' });
    if (made.status !== 0) throw new Error('the empty embedded database could not be made');
  }
  await cp(base, 'dist/embedded-base.tgz');
}
