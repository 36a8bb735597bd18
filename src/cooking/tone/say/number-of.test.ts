import { expect, it } from 'vitest';
import { manyInCue } from './number-of.ts';

it.each([
  ['until they are really dark brown', true],
  ["until it's thick", false],
  ['in the pan', null],
] as const)('the sign "%s" tells how many it is: %s', (text, many) => {
  expect(manyInCue([{ text: 'for 5 minutes' }, { text }])).toBe(many);
});
