import { expect, it } from 'vitest';
import { readDonenessCues } from './tool-words.ts';

it('a sign of doneness ends before the colon that its minutes follow', () => {
  expect(
    readDonenessCues('Char, turning, till blackened and totally collapsed: 15–20 minutes.').map(
      ({ cue }) => cue,
    ),
  ).toEqual(['blackened and totally collapsed']);
});
