import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureServices, findService, services } from '../../scripts/services.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sous-services-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with programs of these names that can be run. */
const programs = (name: string, ...names: string[]): string => {
  const bin = join(folder, name);
  mkdirSync(bin, { recursive: true });
  for (const program of names) {
    writeFileSync(join(bin, program), '#!/bin/sh\n');
    chmodSync(join(bin, program), 0o755);
  }
  return bin;
};

describe('services for the tests', () => {
  it('a missing program fails and the error names it, its Debian package and its variable', () => {
    const saved = services.chromium.folders;
    services.chromium.folders = [];
    try {
      expect(() => ensureServices(['chromium'], { environment: { PATH: folder }, install: null })).toThrow(
        /chromium: Chromium or Chrome.*apt-get install chromium.*SOUS_TEST_CHROMIUM/,
      );
    } finally {
      services.chromium.folders = saved;
    }
  });

  it('an installation that fails is reported with its reason', () => {
    const saved = services.chromium.folders;
    services.chromium.folders = [];
    const log: string[] = [];
    try {
      expect(() =>
        ensureServices(['chromium'], {
          environment: { PATH: folder },
          install: () => 'apt-get update: no network',
          log: (line: string) => log.push(line),
        }),
      ).toThrow(/no network/);
    } finally {
      services.chromium.folders = saved;
    }
    expect(log).toEqual(['installing for the tests: chromium']);
  });

  it('what the installation brings is found and handed on in the environment', () => {
    const bin = join(folder, 'later');
    const environment: Record<string, string> = { PATH: bin };
    const paths = ensureServices(['chromium'], {
      environment,
      install: () => {
        programs('later', 'chromium');
        return null;
      },
      log: () => undefined,
    });
    expect(paths['SOUS_TEST_CHROMIUM']).toMatch(/chrom/);
    expect(environment['SOUS_TEST_CHROMIUM']).toBe(paths['SOUS_TEST_CHROMIUM']);
  });

  it('a wrong path in the variable is an error even where another installation exists', () => {
    const bin = programs('pg', 'initdb');
    expect(() => findService('postgresql', { SOUS_TEST_PG_BIN: bin })).toThrow(/SOUS_TEST_PG_BIN/);
    expect(() => findService('redis', { SOUS_TEST_REDIS_BIN: join(bin, 'none') })).toThrow(
      /SOUS_TEST_REDIS_BIN/,
    );
  });

  it('a client-only PostgreSQL does not count as a server', () => {
    const saved = services.postgresql.folders;
    services.postgresql.folders = [];
    try {
      const bin = programs('client', 'psql', 'pg_dump');
      expect(findService('postgresql', { PATH: bin })).toBeNull();
    } finally {
      services.postgresql.folders = saved;
    }
  });

  it('of several PostgreSQL versions the newest is taken, and links lead to the real folder', () => {
    const saved = services.postgresql.folders;
    for (const version of ['9', '15', '16']) programs(`lib/${version}/bin`, 'initdb', 'postgres', 'pg_ctl');
    services.postgresql.folders = [join(folder, 'lib/*/bin')];
    try {
      expect(findService('postgresql', {})).toBe(join(folder, 'lib/16/bin'));
      services.postgresql.folders = [];
      const links = join(folder, 'links');
      mkdirSync(links);
      for (const name of ['initdb', 'postgres', 'pg_ctl']) {
        symlinkSync(join(folder, 'lib/15/bin', name), join(links, name));
      }
      expect(findService('postgresql', { PATH: links })).toBe(join(folder, 'lib/15/bin'));
    } finally {
      services.postgresql.folders = saved;
    }
  });
});
