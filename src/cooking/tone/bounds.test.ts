import { expect, it } from 'vitest';
import { wordBounds } from './bounds.ts';

const most = (words: number, room: 'usual' | 'wide' | 'ample' | 'told'): number =>
  wordBounds([Array(words).fill('stir').join(' ')], 'same', room).most;

it('lets a text of the same length grow by what a reader calls the same', () => {
  expect(most(80, 'wide')).toBe(152);
  expect(most(20, 'wide')).toBe(38);
  expect(most(300, 'wide')).toBe(470);
  expect(most(60, 'ample')).toBe(126);
  expect(most(300, 'ample')).toBe(530);
  // What a thread carries has a line of its own for most acts.
  expect(most(50, 'told')).toBe(161);
  expect(most(100, 'told')).toBe(260);
  expect(most(300, 'told')).toBe(590);
  expect(most(100, 'usual')).toBe(125);
  expect(most(400, 'usual')).toBe(460);
});
