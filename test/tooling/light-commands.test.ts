import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('a command that only explains itself loads neither the kitchen nor the web server', async () => {
  const { metafile } = await build({
    entryPoints: ['src/cli.ts'],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (kind === 'import-statement' && external !== true) load(path);
  };
  load('src/cli.ts');
  expect(loaded).toContain('src/cli/generate.ts');
  expect([...loaded].filter((file) => /^src\/(?:main|kitchen|cooking|larder|http)\b/.test(file))).toEqual([]);
});
