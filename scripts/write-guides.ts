// Writes the guides that are derived from code: `npm run guides`. A test fails when they are out of date.
import { mkdirSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { configurationGuide } from '../src/config-guide.ts';

mkdirSync('docs', { recursive: true });
writeFileSync(
  'docs/configuration.md',
  await format(configurationGuide(), { parser: 'markdown', printWidth: 110 }),
);
