/** Programs of `test/support` as processes of their own: bundled once, so that each start loads one file and not hundreds. */
import { build } from 'esbuild';
import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/sous');

/**
 * Bundles `test/support/<name>.ts` as the build would do it, with the thread and the files of the embedded database beside
 * it, and answers how to start it. What is bundled is kept under its contents, so that a start after a change runs the change.
 */
export async function bundleProgram(
  name: string,
): Promise<(argument: string, options?: ForkOptions) => ChildProcess> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      [name]: `test/support/${name}.ts`,
      'embedded-worker': 'src/store/embedded-worker.ts',
    },
    outdir: cache,
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external' },
    // As in the build: patterns of \p{…} are not made anew at every call.
    supported: { 'regexp-unicode-property-escapes': true },
    write: false,
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const folder = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) {
    // Made aside: other test files may want the same program.
    const aside = `${folder}.${process.pid}`;
    mkdirSync(aside, { recursive: true });
    for (const { path, contents } of outputFiles) writeFileSync(join(aside, basename(path)), contents);
    // A bundle is a module whatever the folder's package says.
    writeFileSync(join(aside, 'package.json'), '{"type":"module"}');
    symlinkSync(join(root, 'dist/embedded-base.tgz'), join(aside, 'embedded-base.tgz'));
    cpSync(join(root, 'src/store/migrations'), join(aside, 'migrations'), { recursive: true });
    try {
      renameSync(aside, folder);
    } catch (error) {
      rmSync(aside, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  const file = join(folder, `${name}.js`);
  return (argument, options = {}) => fork(file, [argument], { execArgv: [], ...options });
}
