import { describe, expect, it } from 'vitest';
import { playGoldenEdit, readGoldenEdits } from '../support/golden-edits.ts';

const rows = readGoldenEdits();

describe('edits of messy recipes', () => {
  it('holds a dozen recipes', () => expect(rows.length).toBeGreaterThanOrEqual(12));

  it.each(rows.map((row) => [row.name, row] as const))('reads aloud as it should: %s', (_, row) => {
    const { text, stale, skipped } = playGoldenEdit(row);
    expect(stale).toEqual([]);
    expect(skipped).toEqual([]);
    const { title, description, ingredients, instructions } = text;
    expect({ title, ...(description === null ? {} : { description }), ingredients, instructions }).toEqual(
      row.expect,
    );
  });
});
