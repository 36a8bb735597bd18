import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const lint = (cwd: string) => {
  const args = ['src', '--config', 'eslint.promises.js', '--no-inline-config', '--max-warnings', '0'];
  const run = spawnSync(process.execPath, [resolve('node_modules/eslint/bin/eslint.js'), ...args], {
    ...{ cwd, encoding: 'utf8' },
  });
  return { code: run.status, out: run.stdout + run.stderr };
};

// The types of the whole project are read: a minute on a busy machine.
it('no promise of this project is forgotten', () => expect(lint('.')).toEqual({ code: 0, out: '' }), 240_000);

it('a forgotten promise is caught, and so is one where a yes or no is asked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sous-promises-'));
  try {
    for (const file of ['tsconfig.json', 'tsconfig.promises.json', 'package.json', 'eslint.promises.js']) {
      cpSync(file, join(folder, file));
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, 'src/http'), { recursive: true });
    const text = 'const one = async () => 1;\none();\nif (one()) await one();\nexport {};\n';
    writeFileSync(join(folder, 'src/http/forgets.ts'), text);
    const { code, out } = lint(folder);
    expect(code).toBe(1);
    expect(out.match(/no-(floating|misused)-promises/g)).toEqual(
      ['no-misused-promises', 'no-floating-promises'].sort(),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
