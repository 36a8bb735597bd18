import { expect, it } from 'vitest';
import { contracted } from './contracted.ts';

it.each([
  ['DONT knead it or youll have a doorstop', "Don't knead it or you'll have a doorstop"],
  ["soak em if they're hard", "soak them if they're hard"],
  ['thats where everyone goes wrong, dont rush', "that's where everyone goes wrong, don't rush"],
  ['Fill the shell and its rim.', 'Fill the shell and its rim.'],
])('%s', (text, said) => {
  expect(contracted(text)).toBe(said);
});
