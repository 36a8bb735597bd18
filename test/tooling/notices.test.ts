import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const notices = readFileSync('THIRD-PARTY-NOTICES.md', 'utf8');

describe('the notices', () => {
  it('name every package that the service runs on, with its licence', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const missing = Object.keys(dependencies).filter((name) => {
      const { license } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as {
        license: string;
      };
      const row = notices
        .split('\n')
        .find((line) => line.startsWith('|') && line.split(/[ ,|]+/).includes(name));
      return !row?.includes(license);
    });
    expect(missing).toEqual([]);
  });

  it('name every source that a figure refers to', () => {
    const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.yaml'),
    );
    expect(files.length).toBeGreaterThan(5);
    const prefixes = new Set<string>();
    for (const file of files) {
      const text = readFileSync(join('data', file), 'utf8');
      // `fdc:168878`, `bls:APU0000708111`, `ers:fruit/Apples/Fresh`: never a space after the colon.
      for (const [, prefix = ''] of text.matchAll(
        /(?<![\w{-])([a-z]{2,12}):(?=[A-Z0-9]|fruit\/|vegetable)/g,
      )) {
        prefixes.add(prefix);
      }
    }
    const unnamed = [...prefixes].filter((prefix) => !notices.includes(`\`${prefix}:\``));
    expect(unnamed).toEqual([]);
  });
});
