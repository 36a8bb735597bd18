import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, it } from 'vitest';
import { configurationGuide } from '../../src/config-guide.ts';

it('docs/configuration.md says what the code reads (npm run guides writes it)', async () => {
  const written = await format(configurationGuide(), { parser: 'markdown', printWidth: 110 });
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(written);
});
