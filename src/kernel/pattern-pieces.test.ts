import { expect, it } from 'vitest';
import { fitting, guarded, mayMatch, needsOf, piecesOf, replaceAllOf } from './pattern-pieces.ts';

it.each([
  ['mix well', ['mix well']],
  ['stir(?:ring)? well|mix', [' well', 'mix']],
  ['(?<!at )once(?= (?:the|it))', ['once']],
  ['(?:approximately|about) ?\\d', ['approximately', 'about']],
  ['colou?r', ['colo']],
  ["\\b(do|does)n[’']t\\b", ['do', 'does']],
  ['[!?]+', ['!', '?']],
  ['[Tt]urn it', ['turn it']],
  ['[a-z]', null],
  ['[^x]', null],
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

it.each([
  ['(?:low|high) heat(?=, stir)', [', stir', ' heat', ['low', 'high']]],
  ['(?<=oven )to (?!the)|boil', [['oven ', 'boil']]],
  ['(?:mix )?well(?: done)?(?:!|\\.)', ['well', ['!', '.']]],
  ['(?:and (?:stir|mix)){1,2} [-–]', ['and ', ['stir', 'mix'], ' ', ['-', '–']]],
  ['(?<how>slowly) (?:\\p{L}+ )*(?:ends|$)', ['slowly', ' ']],
])('tells all that %s cannot do without', (source, needs) => {
  expect(needsOf(source)).toEqual(needs.map((one) => [one].flat()));
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

it('passes over no pattern of a long list, whatever was replaced before and within', () => {
  const syllables = ['sti', 'mix', 'and', 'fol', 'ove', 'it', 'a', 'boil', 'simm', 'the'];
  const patterns = syllables.flatMap((one) =>
    syllables.map(
      (other, at) => [new RegExp(`${one} ?${other}`, 'gi'), `${syllables[at % 3]!} ${one}`] as const,
    ),
  );
  const within = [{ by: 'w', ...guarded(/mix/gi) }];
  const say = (by: string) => (): string => replaceAllOf(by, within);
  const exchanges = patterns.map(([pattern, by], at) => ({
    by: at % 5 === 0 ? say(by) : by,
    ...guarded(pattern),
  }));
  for (let at = 0; at < 300; at += 1) {
    const text = [at, at * 7, at * 3 + 1, at * 11, at >> 1]
      .map((n) => syllables[n % 10]!)
      .join(at % 2 ? ' ' : '');
    const plain = exchanges.reduce((said, { pattern, by }) => said.replace(pattern, by as string), text);
    expect(replaceAllOf(text, exchanges)).toBe(plain);
    const without = new Set(exchanges.slice(at % 7, 40));
    expect(replaceAllOf(text, exchanges, without)).toBe(
      exchanges.reduce(
        (said, one) => (without.has(one) ? said : said.replace(one.pattern, one.by as string)),
        text,
      ),
    );
    expect(fitting(exchanges, text)).toEqual(exchanges.filter((one) => mayMatch(one, text)));
  }
});
