import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../../scripts/speaks-of-itself.mjs';

// Put together here, so that this file passes the check that it tests.
const slash = '/';
const bad: [rule: string, text: string][] = [
  ['absolute path', `see ${slash}home/ada/project`],
  ['absolute path', `const file = '${slash}root/.config';`],
  ['absolute path', `"${slash}tmp/x"`],
  ['absolute path', 'C:' + '\\Users\\ada'],
  ['registry host', `"resolved": "${'https:'}//host.example/pkg.tgz"`],
  ['registry host', `${'https:'}//registry.example.org/pkg`],
  ['ticket number', `mends issue${' '}12`],
  ['talk of the work itself', `in another work${'tree'}`],
];

describe('the project speaks of itself alone', () => {
  it.each(bad)('%s is caught: %s', (rule, text) => {
    expect(findViolations('docs/x.md', `first line\n${text}\n`)).toEqual([
      expect.stringContaining(`docs/x.md:2: ${rule}`),
    ]);
  });

  it.each([
    'import x from "../../home/x.ts"',
    '#!/usr/bin/env bash',
    'https://example.com/home/kitchen',
    'GET /api/v1/recipes/work/1',
    'a new session cookie for the user agent',
    'an issue with 3 causes',
  ])('ordinary text passes: %s', (text) => {
    expect(findViolations('docs/x.md', text)).toEqual([]);
  });

  it('every file of this project passes', () => {
    const run = spawnSync(process.execPath, ['scripts/speaks-of-itself.mjs'], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });
});
