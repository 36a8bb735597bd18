import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sous-rooms-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json', 'eslint.config.js']) {
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const checkRooms = () => {
  const run = spawnSync(process.execPath, [resolve('scripts/rooms.mjs'), folder], { encoding: 'utf8' });
  return { code: run.status, errors: run.stderr.trim().split('\n').filter(Boolean), out: run.stdout };
};
/** A source that brings in one name from `specifier`. */
const from = (specifier: string, type = '') =>
  `import ${type} { x } from '${specifier}';\nexport const y${type ? ': x' : ''} = ${type ? '1' : 'x'};\n`;

/** Rule, file, text: every line of the table of rooms, broken once. */
const broken: [rule: string, file: string, text: string][] = [
  ['room-kernel', 'kernel/bad-room.ts', from('#food/model')],
  ['packages-kernel', 'kernel/bad-package.ts', from('pg')],
  ['built-ins-kernel', 'kernel/bad-built-in.ts', from('node:fs')],
  ['room-food', 'food/bad-room.ts', from('#cooking/recipe')],
  ['packages-food', 'food/bad-package.ts', from('lru-cache')],
  ['built-ins-food', 'food/bad-built-in.ts', from('node:crypto')],
  ['room-cooking', 'cooking/bad-room.ts', from('#contract/x')],
  ['packages-cooking', 'cooking/bad-package.ts', from('yaml')],
  ['built-ins-cooking', 'cooking/bad-built-in.ts', from('fs')],
  ['room-larder', 'larder/bad-room.ts', from('#cooking/recipe')],
  ['packages-larder', 'larder/bad-package.ts', from('pg')],
  ['built-ins-larder', 'larder/bad-built-in.ts', from('node:http')],
  ['room-contract', 'contract/bad-room.ts', from('#usecases/x')],
  ['packages-contract', 'contract/bad-package.ts', from('fastify')],
  ['built-ins-contract', 'contract/bad-built-in.ts', from('node:http')],
  ['room-models', 'models/bad-room.ts', from('#food/model')],
  ['packages-models', 'models/bad-package.ts', from('drizzle-orm')],
  ['room-store', 'store/bad-room.ts', from('#outbound/x')],
  ['types-only-store-food', 'store/bad-types.ts', from('#food/model')],
  ['types-only-store-cooking', 'store/bad-recipe.ts', from('#cooking/recipe')],
  ['types-only-store-usecases', 'store/bad-ports.ts', from('#usecases/access/ports')],
  ['packages-store', 'store/bad-package.ts', from('fastify')],
  ['room-outbound', 'outbound/bad-room.ts', from('#store/x')],
  ['packages-outbound', 'outbound/bad-package.ts', from('pg')],
  ['built-ins-outbound', 'outbound/bad-built-in.ts', from('node:fs')],
  ['room-usecases', 'usecases/bad-room.ts', from('#http/x')],
  ['packages-usecases', 'usecases/bad-package.ts', from('pg')],
  ['built-ins-usecases', 'usecases/bad-built-in.ts', from('node:http')],
  ['room-http', 'http/bad-store.ts', from('#store/x')],
  ['room-http', 'http/bad-food.ts', from('#food/model')],
  ['packages-http', 'http/bad-package.ts', from('undici')],
  ['across-rooms-by-alias', 'cooking/bad-path.ts', from('../food/model.ts')],
  ['inside-a-room-relatively', 'cooking/bad-alias.ts', from('#cooking/recipe')],
  ['entry-points-are-imported-by-nobody', 'http/bad-entry.ts', from('../config.ts')],
  ['nothing-imports-tests', 'food/bad-test.ts', from('../../test/support/x.ts')],
  ['no-unresolvable', 'food/bad-nowhere.ts', from('./nowhere.ts')],
  ['no-circular', 'food/bad-circle-back.ts', from('./bad-circle.ts')],
];

/** Imports that the table allows, so that a rule which forbids everything fails. */
const allowed: [file: string, text: string][] = [
  ['food/model.ts', from('fraction.js')],
  ['food/uses-kernel.ts', from('#kernel/errors')],
  ['cooking/recipe.ts', from('#food/model')],
  ['cooking/plan/deep.ts', from('../recipe.ts')],
  ['contract/x.ts', `${from('typebox')}export type { Y } from '#cooking/recipe';\n`],
  ['larder/x.ts', `${from('#food/model')}${from('yaml')}${from('node:fs')}`],
  ['models/x.ts', from('undici')],
  ['store/x.ts', from('#food/model', 'type')],
  ['store/port.ts', from('#usecases/access/ports', 'type')],
  ['store/driver.ts', from('pg')],
  ['outbound/x.ts', from('node:dns')],
  ['usecases/x.ts', from('#store/x')],
  ['usecases/access/ports.ts', 'export const x = 1;\n'],
  ['http/x.ts', from('#usecases/x')],
  ['http/app.ts', from('fastify')],
  ['food/x.test.ts', from('node:fs')],
  ['cli/serve.ts', from('../config.ts')],
  ['main.ts', from('#http/x')],
  ['config.ts', 'export const x = 1;\n'],
  ['kernel/errors.ts', 'export const x = 1;\n'],
];
const filler = (count: number): void => {
  for (let index = 0; index < count; index += 1) {
    write(`src/kernel/filler-${index}.ts`, `import { x } from './errors.ts';\nexport const y = x;\n`);
    write(
      `src/usecases/filler-${index}.ts`,
      `import { y } from '#kernel/filler-${index}';\nimport { x } from './x.ts';\nexport const z = y + x;\n`,
    );
  }
};

describe('the room rules', () => {
  it('each rule catches the import that breaks it, and only that', () => {
    for (const [file, text] of allowed) write(`src/${file}`, text);
    for (const [, file, text] of broken) write(`src/${file}`, text);
    write('src/food/bad-circle.ts', from('./bad-circle-back.ts'));
    write('test/support/x.ts', 'export const x = 1;\n');
    filler(12);
    const { code, errors } = checkRooms();
    expect(code).toBe(1);
    for (const [rule, file] of broken) {
      expect(
        errors.some((line) => line.startsWith(`${rule}: src/${file} ->`)),
        `${rule} in ${file}`,
      ).toBe(true);
    }
    const innocent = errors.filter((line) => allowed.some(([file]) => line.includes(`: src/${file} ->`)));
    expect(innocent).toEqual([]);
  });

  it('what the table allows passes', () => {
    for (const [file, text] of allowed) write(`src/${file}`, text);
    filler(12);
    expect(checkRooms()).toMatchObject({ code: 0, errors: [] });
  });

  it('looking at too few files fails, though none breaks a rule', () => {
    for (const [file, text] of allowed) write(`src/${file}`, text);
    const { code, errors } = checkRooms();
    expect(code).toBe(1);
    expect(errors.join()).toMatch(/too few/);
  });

  it('this project keeps them', () => {
    const run = spawnSync(process.execPath, ['scripts/rooms.mjs'], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });
});

/** What eslint says about files of the temporary project: file to messages. */
const lint = (): Map<string, string[]> => {
  const run = spawnSync(
    process.execPath,
    [resolve('node_modules/eslint/bin/eslint.js'), '-f', 'json', 'src'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const report = JSON.parse(run.stdout) as { filePath: string; messages: { message: string }[] }[];
  return new Map(
    report.map(({ filePath, messages }) => [
      filePath.slice(filePath.indexOf('/src/') + 5),
      messages.map(({ message }) => message),
    ]),
  );
};

const impure: [name: string, text: string][] = [
  ['date', 'export const at = (): number => Date.now();'],
  ['new-date', 'export const at = (): unknown => new Date();'],
  ['performance', 'export const at = (): number => performance.now();'],
  ['random', 'export const chance = (): number => Math.random();'],
  ['crypto', 'export const id = (): string => crypto.randomUUID();'],
  ['console', 'export const say = (): void => console.log(1);'],
  ['process', "export const home = (): unknown => process.env['HOME'];"],
  ['fetch', 'export const get = (): unknown => fetch;'],
  ['timer', 'export const later = (): unknown => setTimeout;'],
  ['global-this', 'export const any = (): unknown => globalThis;'],
  ['async', 'export const wait = async () => 1;'],
  ['promise', 'export const wait = (): unknown => Promise.resolve(1);'],
  ['built-in', "import { sep } from 'node:path';\nexport const y = sep;"],
  ['lazy', "export const lazy = (): unknown => import('./date.ts');"],
  ['locale', 'export const order = (a: string, b: string): number => a.localeCompare(b);'],
  ['locale-text', 'export const print = (a: number): string => a.toLocaleString();'],
];

describe('the purity rules', () => {
  it('every impurity in food and cooking is caught; the same in store passes, and so does pure code', () => {
    for (const [name, text] of impure) {
      for (const room of ['food', 'cooking']) write(`src/${room}/${name}.ts`, `${text}\n`);
    }
    write('src/food/pure.ts', 'export const order = (a: string, b: string): number => (a < b ? -1 : 1);\n');
    write('src/store/date.ts', 'export const at = (): number => Date.now();\n');
    write('src/store/environment.ts', "export const home = (): unknown => process.env['HOME'];\n");
    write('src/config.ts', "export const home = (): unknown => process.env['HOME'];\n");
    const messages = lint();
    for (const [name] of impure) {
      for (const room of ['food', 'cooking']) {
        expect(messages.get(`${room}/${name}.ts`)?.join(), `${room}/${name}.ts`).toMatch(/pure|seed/);
      }
    }
    expect(messages.get('food/pure.ts')).toEqual([]);
    expect(messages.get('store/date.ts')).toEqual([]);
    expect(messages.get('store/environment.ts')?.join()).toMatch(/Only src\/config/);
    expect(messages.get('config.ts')).toEqual([]);
  });

  it('a test that is skipped, alone or mocks a module is caught', () => {
    write(
      'src/food/x.test.ts',
      "import { it, vi } from 'vitest';\nit.skip('a', () => undefined);\nit.only('b', () => undefined);\nvi.mock('./y.ts');\n",
    );
    expect(lint().get('food/x.test.ts')).toHaveLength(3);
  });
});
