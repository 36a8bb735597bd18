import { expect, it } from 'vitest';
import { guarded, mayMatch, piecesOf, replaceAllOf } from './pattern-pieces.ts';

it.each([
  ['mix well', ['mix well']],
  ['stir(?:ring)? well|mix', [' well', 'mix']],
  ['(?<!at )once(?= (?:the|it))', ['once']],
  ['(?:approximately|about) ?\\d', ['approximately', 'about']],
  ['colou?r', ['colo']],
  ["\\b(do|does)n[’']t\\b", ['do', 'does']],
  ['[!?]+', null],
  ['\\bw\\/\\s*', ['w/']],
  ['a|\\d', null],
  ['(?:(?:low|high) )*heat', ['heat']],
  ['x{0,2}', null],
  ['x{2,}y', ['x']],
  ['\\p{L}+ly(?:x|)', ['ly']],
  ['(?<verb>get|put) (your|the) oven on(?:to)?', [' oven on']],
  ['[(]a\\)b', ['a)b']],
])('tells what %s cannot do without', (source, pieces) => {
  expect(piecesOf(source)).toEqual(pieces);
});

it('never keeps a pattern from a text that it matches', () => {
  for (const [pattern, text] of [
    [/Can't|wo/iu, 'You CAN’T'],
    [/\bColour\b/i, 'THE COLOUR'],
    [/(?:very |)hot/i, 'Hot'],
  ] as const)
    if (pattern.test(text)) expect(mayMatch(guarded(pattern), text.toLowerCase())).toBe(true);
});

it('replaces as one pattern after the other does, what the first wrote too', () => {
  const exchanges = [
    [/\bthru\b/gi, 'through'],
    [/\bthrough\b/gi, '$& and $&'],
    [/never/gi, 'x'],
  ] as const;
  const plain = exchanges.reduce((said, [pattern, by]) => said.replace(pattern, by), 'Cook THRU');
  expect(
    replaceAllOf(
      'Cook THRU',
      exchanges.map(([pattern, by]) => ({ ...guarded(pattern), by })),
    ),
  ).toBe(plain);
  expect(plain).toBe('Cook through and through');
});
