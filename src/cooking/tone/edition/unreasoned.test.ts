import { expect, it } from 'vitest';
import { unreasoned } from './unreasoned.ts';

it('leaves out why, and what will come of it', () => {
  expect(unreasoned('Leave gaps, as cobbler is meant to look like cobblestones.')).toBe('Leave gaps.');
  expect(unreasoned("It gets the juices going so the topping isn't gummy.")).toBe('');
  expect(unreasoned('The dough will be wet.')).toBe('');
  expect(unreasoned("Let it cool or you'll scramble it.")).toBe('Let it cool.');
  expect(unreasoned('No need to be neat, it all gets blended.')).toBe('');
});

it('keeps what tells the cook when and how', () => {
  for (const text of [
    'The batter should be lumpy.',
    'It is ready when it wobbles.',
    'Careful, it is hot.',
    'Cook as it thickens, stirring.',
    'Take it out, or leave it in if you like.',
  ])
    expect(unreasoned(text)).toBe(text);
});
