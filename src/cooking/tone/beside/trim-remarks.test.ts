import { expect, it } from 'vitest';
import { trimRemarks } from './trim-remarks.ts';
import { joined, type Piece, type Written } from '../write-instruction.ts';

const says = (text: string): Piece => ({ text, remark: false });
const remarks = (text: string): Piece => ({ text, remark: true });
const made = (...pieces: readonly Piece[]): Written => ({
  text: joined(pieces),
  all: 1,
  remade: 1,
  touch: null,
  pieces,
});
const texts = (over: number): readonly string[] =>
  trimRemarks(
    [
      made(remarks('Come on in.'), says('Chop the onion.')),
      made(says('Fry it.'), remarks('Listen to that.')),
      made(says('Add water.'), remarks('Easy.')),
      made(says('Serve.'), remarks('Dig in.')),
    ],
    over,
  ).map(({ text }) => text);

it('keeps what belongs to this very act before what would fit any dish', () => {
  const [first, second] = trimRemarks(
    [
      made(says('Rinse the noodles.'), { ...remarks('Cool and silky.'), weight: 2.2 }),
      made(says('Fry the beef.'), { ...remarks('So much flavor.'), weight: 1 }),
      made(says('Serve.')),
    ],
    2,
  );
  expect(first!.text).toBe('Rinse the noodles. Cool and silky.');
  expect(second!.text).toBe('Fry the beef.');
});

it('leaves out no more remarks than it takes, those between before the ends', () => {
  expect(texts(0)).toHaveLength(4);
  expect(texts(1)).toEqual([
    'Come on in. Chop the onion.',
    'Fry it. Listen to that.',
    'Add water.',
    'Serve. Dig in.',
  ]);
  expect(texts(3)).toEqual(['Come on in. Chop the onion.', 'Fry it.', 'Add water. Easy.', 'Serve. Dig in.']);
  expect(texts(99)).toEqual(['Chop the onion.', 'Fry it.', 'Add water.', 'Serve.']);
});
