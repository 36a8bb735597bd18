import { expect, it } from 'vitest';
import { plainJson } from '../../scripts/compile-data.ts';

it('writes tables in ASCII alone, from which every sign comes back', () => {
  const table = {
    name: 'crème fraîche – ½ cup',
    signs: ['\u007f', '\u0080', '\u00ff', '\u2028', '餃子', '🍋'],
  };
  const written = plainJson(table);
  expect([...written].every((sign) => sign.charCodeAt(0) < 128)).toBe(true);
  expect(JSON.parse(Buffer.from(written, 'latin1').toString('latin1'))).toEqual(table);
});
