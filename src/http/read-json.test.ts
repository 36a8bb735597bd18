import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const read = (text: string) => readJson(Buffer.from(text, 'utf8'), 16);
const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;

describe('readJson', () => {
  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['{"a":1,}', 'line 1, column 8'],
    ['{"a":1', 'well-formed'],
    ['{"a":"b', 'well-formed'],
    ['{"a":1}{"b":2}', 'well-formed'],
    ['{\n "a": tru\n}', 'unexpected "\\n"'],
    ['{"a":1,\n"b":2,}', 'line 2, column 7'],
    ['{"a":1,"b":{"a":2},"a":3}', 'the key "a" is there twice'],
    ['{"a":1,"\\u0061":2}', 'the key "a" is there twice'],
    ['{"x":[{"k":1,"k":1}]}', 'the key "k" is there twice'],
    ['{"__proto__":{"admin":true}}', 'the key "__proto__"'],
    ['{"recipe":{"\\u005f_proto__":1}}', 'the key "__proto__"'],
    ['{"constructor":{"prototype":{}}}', 'the key "constructor"'],
    ['["\\ud800"]', 'surrogate'],
    ['["\\udc00 x"]', 'surrogate'],
    ['["a\\u0000b"]', 'NUL'],
    [nested(17), 'more than 16 levels'],
  ])('refuses %j: %s', (text, because) => {
    const result = read(text);
    expect(result.ok).toBe(false);
    expect(result.ok ? '' : result.error).toContain(because);
  });

  it('refuses a hundred thousand open brackets', () => {
    expect(read('['.repeat(100_000)).ok).toBe(false);
  });

  it('refuses bytes that are not UTF-8', () => {
    const body = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
    expect(readJson(body, 16)).toEqual({ ok: false, error: 'The body is not valid UTF-8.' });
  });

  it.each([
    nested(16),
    '{"a":"\\"}{\\"a\\":","b":"\\\\"}',
    '{"a":"__proto__","b":"constructor"}',
    '{"a":{"x":1},"b":{"x":1},"c":[{"x":1},{"x":2}]}',
    '["\\ud83c\\udf5d", "🍝", "\\\\u0000", "\\n"]',
    '{"":1}',
  ])('takes %s', (text) => expect(read(text)).toEqual({ ok: true, value: JSON.parse(text) }));

  it('finds a repeated key among many in time', () => {
    const keys = Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`);
    expect(read(`{${keys.join(',')}}`).ok).toBe(true);
    expect(read(`{${keys.join(',')},"k7":1}`).ok).toBe(false);
  });

  it('agrees with JSON.parse on every document, however it is written', () => {
    const documents = fc.tuple(
      fc.json({ maxDepth: 6, stringUnit: 'binary' }),
      fc.constantFrom(undefined, 1, '\t'),
    );
    fc.assert(
      fc.property(documents, ([json, indent]) => {
        const text = JSON.stringify(JSON.parse(json), null, indent);
        const result = read(text);
        if (result.ok) expect(result.value).toEqual(JSON.parse(text));
        // JSON.stringify never repeats a key, so only these can be refused.
        else expect(result.error).toMatch(/surrogate|NUL|__proto__|constructor/);
      }),
      { numRuns: 500 },
    );
  });

  it('never takes what JSON.parse refuses, and never throws', () => {
    const pieces = fc.constantFrom(...'{}[]",:\\u0061 1e-.tfn\n', '"a"', '"a":', 'null', 'true', '{"a":1}');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
        const text = parts.join('');
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        if (!valid) expect(read(text).ok).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });

  it('refuses a key that is repeated anywhere, in any spelling', () => {
    const spelled = (key: string, escape: boolean) =>
      escape && key.length > 0
        ? `"\\u${key.charCodeAt(0).toString(16).padStart(4, '0')}${JSON.stringify(key.slice(1)).slice(1)}`
        : JSON.stringify(key);
    const keyed = fc.record({
      key: fc.string({ unit: 'grapheme-ascii' }),
      others: fc.uniqueArray(fc.string({ unit: 'grapheme-ascii' }), { maxLength: 20 }),
      depth: fc.nat(10),
      escape: fc.boolean(),
    });
    fc.assert(
      fc.property(keyed, ({ key, others, depth, escape }) => {
        const members = [
          `${JSON.stringify(key)}:1`,
          ...others.filter((other) => other !== key).map((other) => `${JSON.stringify(other)}:[{}]`),
          `${spelled(key, escape)}:2`,
        ];
        const text = `${'{"in":'.repeat(depth)}{${members.join(',')}}${'}'.repeat(depth)}`;
        expect(read(text).ok).toBe(false);
      }),
    );
  });
});
