import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'csv-'));
const path = join(folder, 'table.csv');
afterAll(() => rmSync(folder, { recursive: true }));

const read = (content: string | Uint8Array, columns: readonly string[]): string[][] => {
  writeFileSync(path, content);
  const rows: string[][] = [];
  readCsv(path, columns, (row) => void rows.push(columns.map((_, at) => row.text(at))));
  return rows;
};

describe('readCsv', () => {
  it('reads back whatever was written, in any style of quoting and line', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ', '7', '🍋'), maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { maxLength: 20 }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        (rows, end, last) => {
          const quoted = [['a', 'b', 'c'], ...rows].map((row) =>
            row.map((c) => `"${c.replaceAll('"', '""')}"`).join(','),
          );
          const content = quoted.join(end) + (last ? end : '');
          expect(read(content, ['c', 'a'])).toEqual(rows.map(([a, , c]) => [c, a]));
        },
      ),
    );
  });

  it('reads rows that lie across the pieces in which a file is read', () => {
    const rows = Array.from({ length: 60_000 }, (_, at) => [`${at}`, `"${'x"",\n'.repeat(at % 60)}"`]);
    const content = `id,text\n${rows.map((row) => row.join(',')).join('\n')}`;
    expect(content.length).toBeGreaterThan(8 * 1024 * 1024);
    const found = read(content, ['id', 'text']);
    expect(found).toHaveLength(rows.length);
    for (const at of [0, 1, 29_999, 59_999]) expect(found[at]).toEqual([`${at}`, 'x",\n'.repeat(at % 60)]);
    expect(found.every(([id], at) => id === `${at}`)).toBe(true);
  });

  it('takes unquoted fields, a mark at the beginning, capitals in the header and columns that may be missing', () => {
    expect(read('\ufeffID,Name\r\n1,apple\r\n\r\n2,\r\n', ['name', 'id', 'colour?'])).toEqual([
      ['apple', '1', ''],
      ['', '2', ''],
    ]);
  });

  it.each([
    ['empty', '', /table.csv is empty/],
    [
      'of something else',
      'x,y\n1,2\n',
      /table.csv has no column id: is it of the FoodData Central download\?/,
    ],
    ['cut off in a quote', 'id,name\n1,"app', /row 2 has a quote that is not closed|row 1 has a quote/],
    [
      'cut off in a row',
      'id,a,b,c\n1,2,3,4\n5\n',
      /table.csv: row 3 has 1 fields instead of 4: is the file cut off\?/,
    ],
  ])('refuses a file that is %s', (_what, content, message) => {
    expect(() => read(content, content.startsWith('id,a') ? ['id', 'c'] : ['id'])).toThrow(message);
  });
});
