import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longest, longestFirst } from '../../scripts/test-order.mjs';

test('the test files that start first are there', () => {
  expect(longest.length).toBeGreaterThan(5);
  expect(longest.filter((file) => !existsSync(file))).toEqual([]);
});

test('known long files start first, longest first, and the others as they stood', () => {
  const [first, second] = longest as [string, string];
  const files = ['src/b.test.ts', second, 'src/a.test.ts', first];
  expect(longestFirst(files, (file) => file)).toEqual([first, second, 'src/b.test.ts', 'src/a.test.ts']);
});
