import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs a script in a process of its own, whose stderr is the log. */
const logOf = (script: string): string[] => {
  const run = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect([run.status, run.stdout]).toEqual([0, '']);
  return run.stderr.trimEnd().split('\n');
};
const entry = `{ requestId: 'req_1', method: 'POST', route: 'healthify', status: 429, durationMs: 1.2345, accountId: 'acc_1', keyId: 'key_1', code: 'rate_limit_exceeded' }`;
const open = (format: string) => `
  import { openLog } from './src/log.ts';
  const log = openLog({ logLevel: 'info', logFormat: '${format}' }, false);`;

it('writes an answer by hand as the logger would', () => {
  const lines = logOf(`${open('json')}
    import { accessFields } from './src/http/observer.ts';
    const entry = ${entry};
    log.access(entry);
    log.logger.info(accessFields(entry));
    log.access({ ...entry, accountId: null, keyId: null, code: null });
    log.logger.info(accessFields({ ...entry, accountId: null, keyId: null, code: null }));
    log.flush();`).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    delete line['time'];
  }
  expect(lines[0]).toEqual(lines[1]);
  expect(lines[2]).toEqual(lines[3]);
  expect(lines[0]).toEqual({
    level: 'info',
    request_id: 'req_1',
    method: 'POST',
    route: 'healthify',
    status: 429,
    ms: 1.23,
    account: 'acc_1',
    key: 'key_1',
    code: 'rate_limit_exceeded',
  });
});

it('masks keys in errors and leaves out what they carry', () => {
  const [line] = logOf(`${open('json')}
    const error = Object.assign(new Error('no sous_abcdefghijklmnop here', { cause: new Error('whsec_abcdefghijkl') }), { query: 'select password', code: '42P01' });
    log.logger.error({ err: error }, 'failed');
    log.flush();`);
  expect(line).toContain('no sous_… here');
  expect(line).toContain('"code":"42P01"');
  for (const hidden of ['abcdefghijkl', 'select password']) expect(line).not.toContain(hidden);
});

it('is for people on request', () => {
  const lines = logOf(`${open('pretty')} log.access(${entry});`);
  expect(lines[0]).toMatch(/INFO/);
  expect(lines.join()).toContain('healthify');
});
