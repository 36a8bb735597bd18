import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeFoods, writeFdcDownload } from '../support/fdc-download.ts';
import { freePort, temporaryFolder } from '../support/databases.ts';

const cli = resolve('dist/cli.js');
const folder = temporaryFolder();

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command in a folder of its own. */
const sous = (args: readonly string[], environment: Record<string, string> = {}): Outcome => {
  const run = spawnSync(process.execPath, [cli, ...args], {
    cwd: folder.path,
    encoding: 'utf8',
    timeout: 60_000,
    env: { PATH: process.env['PATH'], DATA_DIR: folder.path, ...environment },
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
};
const json = ({ out }: Outcome): Record<string, unknown> => {
  expect(out.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(out) as Record<string, unknown>;
};

afterAll(() => folder.remove());

describe('sous', () => {
  it('explains itself, each group and each command', () => {
    const overview = sous(['--help']);
    expect([overview.code, overview.err]).toEqual([0, '']);
    for (const word of ['serve', 'generate', 'doctor', 'migrate', 'accounts', 'keys', 'food']) {
      expect(overview.out).toContain(word);
      const help = sous([word, '--help']);
      expect([help.code, help.err]).toEqual([0, '']);
      expect(help.out).toContain(`sous ${word}`);
    }
    expect(sous(['keys', 'create', '--help']).out).toContain('--expires');
  });

  it.each([
    [['gnerate'], 'did you mean generate'],
    [['keys', 'crate'], 'did you mean create'],
    [['generate', 'eggs', '--servngs', '2'], 'did you mean --servings'],
    [['generate'], '--ingredients is missing'],
  ])('%j is wrong use: code 2, nothing on stdout', (args, message) => {
    const { code, out, err } = sous(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('generate prints a recipe, and with --json exactly one document', () => {
    const text = sous([
      'generate',
      '--ingredients',
      'eggs, spinach, feta',
      '--cuisine',
      'greek',
      '--servings',
      '2',
    ]);
    expect([text.code, text.err]).toEqual([0, '']);
    for (const part of ['Ingredients', 'Method', 'Contains: ', '2 servings'])
      expect(text.out).toContain(part);
    const recipe = json(sous(['generate', 'eggs, spinach, feta', '--servings', '2', '--json']));
    expect(recipe).toMatchObject({ servings: 2, pantry: { used: expect.any(Array) } });
  });

  it('generate says everything that is wrong, with code 1, as text and as JSON', () => {
    const args = ['generate', 'eggs', '--servings', '99', '--skill', 'wizard'];
    const text = sous(args);
    expect([text.code, text.out]).toEqual([1, '']);
    expect(text.err).toContain('servings must be between 1 and 50');
    expect(text.err).toContain('skill_level must be one of');
    const failed = sous([...args, '--json']);
    expect(failed.code).toBe(1);
    expect(json(failed)).toMatchObject({ error: { code: 'validation_failed', errors: [{}, {}] } });
    expect(json(sous(['generate', 'bleach', '--json']))).toMatchObject({ error: { code: 'unsafe_request' } });
  });

  it('doctor is content with nothing set, and names what is wrong', () => {
    const well = json(sous(['doctor', '--json'], { PORT: '0' }));
    expect(well).toMatchObject({ healthy: true });
    const ill = sous(['doctor', '--json'], { PORT: 'x', LOG_LEVEL: 'loud' });
    expect(ill.code).toBe(1);
    expect(json(ill)).toMatchObject({ healthy: false });
    expect(sous(['doctor'], { PORT: 'x' }).out).toContain('MEND setting: PORT must be a whole number');
  });

  it('a wrong setting stops the start and is named', () => {
    const { code, out, err } = sous(['serve'], { SOUS_ROLE: 'worker' });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('SOUS_ROLE must be one of all, api, ai');
  });

  it('food show and food parse say what the tables know', () => {
    expect(json(sous(['food', 'show', 'feta', '--json']))).toMatchObject({ food: { id: 'feta' } });
    expect(json(sous(['food', 'parse', '2 cups flour, sifted', '--json']))).toMatchObject({
      food: 'all-purpose-flour',
    });
    expect(sous(['food', 'show', 'qwertz']).code).toBe(1);
  });
});

describe('a file of own foods', () => {
  const file = `${folder.path}/own.yaml`;
  const food = (kind: string): string =>
    `foods:\n  - id: acme-loaf\n    name: Acme loaf\n    kind: ${kind}\n    nutrients: {energy_kcal: 250}\n    colour: red\n`;

  it('is checked with every problem, its line and code 1, and stops the start with the same list', () => {
    writeFileSync(file, food('bred'));
    const checked = sous(['food', 'check', file]);
    expect([checked.code, checked.err]).toEqual([1, '']);
    const lines = checked.out.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(
      'own.yaml:4: acme-loaf: parent: the kind "bred" does not exist (did you mean bread?)',
    );
    expect(lines[1]).toContain('own.yaml:6: acme-loaf: shape: there is no field "colour"');
    expect(json(sous(['foods', 'check', file, '--json']))).toMatchObject({
      ok: false,
      problems: lines.slice(0, 2),
    });
    const start = sous(['serve'], { SOUS_FOODS_FILE: file });
    expect([start.code, start.out]).toEqual([1, '']);
    for (const line of lines.slice(0, 2)) expect(start.err).toContain(line);
  });

  it('lies in the data folder by itself, and its foods are known to every command', () => {
    mkdirSync(`${folder.path}/with-foods`);
    writeFileSync(`${folder.path}/with-foods/foods.yaml`, food('bread').replace(/ +colour.*\n/, ''));
    const environment = { DATA_DIR: `${folder.path}/with-foods` };
    expect(sous(['food', 'check'], environment)).toMatchObject({
      code: 0,
      out: '1 food and 0 prices: all is well\n',
    });
    expect(json(sous(['food', 'parse', '100 g acme loaf', '--json'], environment))).toMatchObject({
      food: 'acme-loaf',
    });
    expect(json(sous(['food', 'parse', '100 g acme loaf', '--json']))).toMatchObject({ food: null });
  });
});

describe('sous food import-fdc', () => {
  const download = `${folder.path}/download`;
  const environment = { DATA_DIR: `${folder.path}/imported` };

  it('imports a download, sums it up, and every command knows the foods', () => {
    writeFdcDownload(download, madeFoods);
    const { code, out, err } = sous(['food', 'import-fdc', download, '--branded'], environment);
    expect(code).toBe(0);
    expect(out).toContain('7 foods imported in');
    expect(out).toContain('1 with figures that cannot be');
    expect(err).toMatch(/food_nutrient.csv: 100 %/);
    expect(json(sous(['food', 'import-fdc', download, '--json'], environment))).toMatchObject({ foods: 4 });
    const shown = json(sous(['food', 'show', 'capybara', '--json'], environment));
    expect(shown).toMatchObject({ food: { id: 'fdc-1001', opaque: true } });
    expect(sous(['doctor'], { ...environment, PORT: '0' }).out).toContain('4 imported');
  });

  it('says what is missing, with code 1, and what it needs, with code 2', () => {
    mkdirSync(`${folder.path}/nothing`);
    const { code, out, err } = sous(['food', 'import-fdc', `${folder.path}/nothing`]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('food.csv, nutrient.csv, food_nutrient.csv are missing');
    expect(sous(['food', 'import-fdc']).code).toBe(2);
  });
});

describe('a first start', () => {
  let output = '';
  let url = '';
  let child: ReturnType<typeof spawn>;
  let ended: Promise<number | null>;

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    child = spawn(process.execPath, [cli, 'serve'], {
      cwd: folder.path,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: `${folder.path}/first`,
        PORT: String(port),
        METRICS_PORT: '0',
      },
    });
    ended = new Promise((done) => child.once('exit', (code) => done(code)));
    child.stderr!.resume();
    await new Promise<void>((ready, reject) => {
      child.stdout!.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes("}'\n")) ready();
      });
      void ended.then((code) => reject(new Error(`it ended with ${code}: ${output}`)));
    });
  }, 60_000);
  afterAll(async () => {
    child.kill('SIGKILL');
    await ended;
  });

  it('prints its address and a command that works when it is pasted', () => {
    expect(output).toContain(`ready at ${url}`);
    const curl = /^curl [\s\S]*?'$/m.exec(output)![0];
    const pasted = spawnSync('sh', ['-c', `${curl} --fail`], { encoding: 'utf8', timeout: 30_000 });
    expect([pasted.status, pasted.stderr]).toEqual([0, '']);
    expect(JSON.parse(pasted.stdout)).toMatchObject({ servings: 2, title: expect.any(String) });
  });

  it('commands work beside it, and it takes a new key at once', async () => {
    const environment = { DATA_DIR: `${folder.path}/first` };
    const made = json(
      sous(['accounts', 'create', '--email', 'cook@example.org', '--tier', 'pro', '--json'], environment),
    );
    expect(made).toMatchObject({
      account: { email: 'cook@example.org', tier: 'pro' },
      key: expect.stringMatching(/^sous_/),
    });
    const answer = await fetch(`${url}/api/v1/account`, {
      headers: { authorization: `Bearer ${String(made['key'])}` },
    });
    expect([answer.status, answer.headers.get('x-ratelimit-limit')]).toEqual([200, '120']);
    const again = sous(['accounts', 'create', '--email', 'cook@example.org', '--json'], environment);
    expect(again.code).toBe(1);
    expect(json(again)).toMatchObject({ error: { code: 'duplicate_item' } });
  });

  it('has its metrics on a port of their own', async () => {
    const metrics = /^Metrics: (.*)$/m.exec(output)![1]!;
    const text = await (await fetch(metrics)).text();
    expect(text).toContain(
      'sous_http_requests_total{route="recipes.generate",method="POST",status="200",code=""} 1',
    );
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  });

  it('a second service on the same folder is refused with a reason', () => {
    const { code, err } = sous(['serve'], { DATA_DIR: `${folder.path}/first`, PORT: '0' });
    expect(code).toBe(1);
    expect(err).toContain('is in use by process');
  });

  it('ends with code 0 on SIGTERM, and starts again without another key', async () => {
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const next = spawn(process.execPath, [cli, 'serve', '--json'], {
      cwd: folder.path,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env['PATH'], DATA_DIR: `${folder.path}/first`, PORT: '0' },
    });
    const line = await new Promise<string>((done) => next.stdout.setEncoding('utf8').once('data', done));
    expect(JSON.parse(line)).toMatchObject({ key: null, url: expect.stringMatching(/^http:/) });
    const over = new Promise((done) => next.once('exit', done));
    next.kill('SIGINT');
    expect(await over).toBe(0);
  });
});
