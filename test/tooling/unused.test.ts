import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readModule } from '../../scripts/module-uses.mjs';
import { findUnused } from '../../scripts/unused.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sous-unused-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What is found in a project of these files. */
const problemsOf = (files: Record<string, string>, packages: Record<string, unknown> = {}): string[] => {
  const manifest = { imports: { '#food/*': './src/food/*.ts' }, ...packages };
  for (const [file, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return findUnused(folder, {}).problems;
};

describe('unused exports', () => {
  it('a function that nobody imports is found, by file and line', () => {
    expect(
      problemsOf({
        'src/main.ts': "import { used } from '#food/a';\nused();\n",
        'src/food/a.ts': 'export const used = () => 1;\nexport const idle = () => 2;\n',
      }),
    ).toEqual(['src/food/a.ts:2: idle is used by no module and no test']);
  });

  it.each([
    ['a named import', "import { x as y } from './food/a.ts';\ny();"],
    ['a namespace', "import * as all from './food/a.ts';\nall.x();"],
    ['a dynamic import', "export const load = () => import('./food/a.ts');"],
    ['a type query', "export type A = typeof import('./food/a.ts');"],
    ['a re-export', "export { x } from './food/a.ts';"],
    ['a resolved address', "import.meta.resolve('./food/a.ts');"],
    ['a worker by its address', "new Worker(new URL('./food/a.ts', import.meta.url));"],
  ])('%s is a use', (_, text) => {
    expect(problemsOf({ 'src/main.ts': text, 'src/food/a.ts': 'export const x = () => 1;\n' })).toEqual([]);
  });

  it('the front of a room is no use by itself, but a name taken through it is', () => {
    const files = {
      'src/food/index.ts': "export * from './a.ts';\n",
      'src/food/a.ts': 'export const x = 1;\nexport const y = 2;\n',
    };
    expect(problemsOf({ ...files, 'src/main.ts': '' })).toEqual([
      'src/food/a.ts: no module uses this file',
      'src/food/a.ts:1: x is used by no module and no test',
      'src/food/a.ts:2: y is used by no module and no test',
    ]);
    const taken = "import { x } from '#food/index';\nexport const z = x;\n";
    expect(problemsOf({ ...files, 'src/main.ts': taken })).toEqual([
      'src/food/a.ts:2: y is used by no module and no test',
    ]);
  });

  it('an export that only its own file uses is told apart from dead code', () => {
    const text = 'export const inner = () => 1;\nexport const outer = () => inner();\n';
    expect(
      problemsOf({ 'src/food/a.ts': text, 'src/main.ts': "import { outer } from '#food/a';\nouter();\n" }),
    ).toEqual(['src/food/a.ts:1: inner is used only in its own file: drop the export']);
  });

  it('a table that is read by its address is no package', () => {
    expect(
      problemsOf({
        'src/main.ts': "new URL('names.tsv', import.meta.url);\nnew URL('https://a.example');\n",
      }),
    ).toEqual([]);
  });

  it('a type that its module builds on need not be imported, another must', () => {
    const text =
      'export interface Part {\n  a: 1;\n}\nexport interface Alone {\n  b: 1;\n}\nexport const f = (part: Part) => part;\n';
    expect(
      problemsOf({ 'src/food/a.ts': text, 'src/main.ts': "import { f } from '#food/a';\nf({ a: 1 });\n" }),
    ).toEqual(['src/food/a.ts:4: Alone is used by no module and no test']);
  });
});

describe('unused packages', () => {
  it('a package that nobody imports, and one that nobody declares, are found', () => {
    expect(
      problemsOf(
        {
          'src/main.ts':
            "import pg from 'pg';\nimport { parse } from 'yaml';\nimport 'node:fs';\nparse(pg);\n",
          'test/a.test.ts': "import { z } from 'z';\nz();\n",
        },
        { dependencies: { idle: '1.0.0', pg: '1.0.0' }, devDependencies: { yaml: '1.0.0' } },
      ),
    ).toEqual([
      'package.json: idle is imported nowhere',
      'src/main.ts: imports yaml, which is not among the dependencies',
      'test/a.test.ts: imports z, which package.json does not list',
    ]);
  });

  it('a scoped package with a path is one package', () => {
    expect(
      problemsOf(
        { 'src/main.ts': "import '@scope/name/deep/er.js';\n" },
        { dependencies: { '@scope/name': '1' } },
      ),
    ).toEqual([]);
  });
});

describe('reading a module', () => {
  it('every way to export is seen', () => {
    const text =
      'export const { a, b: [c] } = x;\nexport function d() {}\nexport class E {}\nexport enum F {}\nexport type G = 1;\nconst h = 1;\nexport { h as i };\nexport default h;\n';
    expect(readModule('m.ts', text).exports.map(({ name }) => name)).toEqual([
      'a',
      'c',
      'd',
      'E',
      'F',
      'G',
      'i',
      'default',
    ]);
  });
});
