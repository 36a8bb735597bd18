import { describe, expect, it } from 'vitest';
import { ofOneShape } from './one-shape.ts';

describe('rows of one shape', () => {
  it('gives every row the fields of all, in one order, and changes no value', () => {
    const rows: { readonly a: number; readonly b?: string | null; readonly c?: boolean }[] = [
      { a: 1, c: true },
      { b: null, a: 2 },
      { a: 3 },
    ];
    const made = ofOneShape(rows);
    expect(made).toEqual(rows);
    expect(new Set(made.map((row) => Object.keys(row).join()))).toEqual(new Set(['a,c,b']));
    expect(JSON.stringify(made[1])).toBe('{"a":2,"b":null}');
  });
});
