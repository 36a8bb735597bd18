import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lastLine, sum, tallyLastLine, tallyReport } from '../../scripts/tally.mjs';

const file = (status: string, ...statuses: string[]) => ({
  name: 'some.test.ts',
  status,
  assertionResults: statuses.map((one, index) => ({ status: one, fullName: `test ${index}` })),
});
const counts = (testResults: unknown[], exitCode = 0) => {
  const { passed, failed } = tallyReport('unit', { testResults }, exitCode);
  return [passed, failed];
};

describe('the tally of a test project', () => {
  it('a skipped, pending or todo test counts as failed', () => {
    expect(counts([file('passed', 'passed', 'skipped', 'pending', 'todo')])).toEqual([1, 3]);
  });
  it('a file that cannot be loaded counts as failed', () => {
    expect(counts([file('failed'), file('passed', 'passed')], 1)).toEqual([1, 1]);
  });
  it('a file without a test counts as failed', () => {
    expect(counts([file('passed')])).toEqual([0, 1]);
  });
  it('a file that fails outside its tests counts as failed', () => {
    expect(counts([file('failed', 'passed')], 1)).toEqual([1, 1]);
  });
  it('a project that looked at no file fails', () => {
    expect(counts([])).toEqual([0, 1]);
  });
  it('a bad exit that no test explains counts as failed', () => {
    expect(counts([file('passed', 'passed')], 1)).toEqual([1, 1]);
  });
  it('a run that ends without a report counts as failed', () => {
    expect(tallyReport('unit', null, 137)).toMatchObject({ passed: 0, failed: 1 });
  });
  it('what passes is counted as it is', () => {
    expect(counts([file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')], 1)).toEqual([
      3, 1,
    ]);
  });
});

it('names each test that failed, with the first line of its reason', () => {
  const failure = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 3 to be 4\n  at …'] };
  const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [failure] }] };
  expect(tallyReport('unit', report, 1).notes).toEqual([
    'unit: a.test.ts: "adds up" failed: expected 3 to be 4',
  ]);
});

describe('the tally of a command', () => {
  it('takes the last line only', () => {
    expect(tallyLastLine('eval', '9 passed, 9 failed\nmore\n41 passed, 0 failed\n', 0)).toEqual({
      passed: 41,
      failed: 0,
      notes: [],
    });
  });
  it.each([
    ['no such line', 'all good\n', 0],
    ['a crash before it', '', 1],
    ['nothing checked', '0 passed, 0 failed\n', 0],
    ['a bad exit after it', '3 passed, 0 failed\n', 2],
  ])('%s counts as failed', (_, output, exitCode) => {
    expect(tallyLastLine('eval', output, exitCode).failed).toBe(1);
  });
});

describe('the last line', () => {
  it('is the sum, and nothing run is a failure', () => {
    expect(
      lastLine(
        sum([tallyLastLine('a', '2 passed, 1 failed', 1), tallyLastLine('b', '3 passed, 0 failed', 0)]),
      ),
    ).toBe('5 passed, 1 failed');
    expect(lastLine(sum([]))).toBe('0 passed, 1 failed');
  });
});

describe('the test projects', () => {
  /** Every test file of the project that lies below `folder`. */
  const testFiles = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return /^(node_modules|dist|\.git)$/.test(entry.name) ? [] : testFiles(path);
      return /\.(test|spec)\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
    });

  it('no test file lies where no project looks', () => {
    const files = testFiles('.');
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((path) => !/^(src|test)\/.*\.test\.ts$/.test(path))).toEqual([]);
  });
});
