import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { createPicker } from '../pick.ts';
import { spend } from './spend.ts';
import type { Written } from '../write-instruction.ts';

const table = loadKitchen().tones.tones.humorous;
const line = (text: string, touch: string | null = 'Bravely.'): Written => ({
  text,
  all: 1,
  remade: 1,
  touch,
  pieces: [],
});
const spent = (written: readonly Written[], room: number, seed: number): readonly string[] => {
  const texts = spend(written, { table, room, pick: createPicker(seed, 'spend'), open: () => true });
  return written.map(({ text }, at) => texts.get(at) ?? text);
};
const steps = ['Chop onions.', 'Fry onions.', 'Add stock.', 'Simmer.', 'Serve.'].map((text) => line(text));
const count = (texts: readonly string[]): number => texts.join(' ').split(/\s+/).length;

describe('what a shorter text says of its own', () => {
  it('never takes more words than were saved', () => {
    for (let room = 0; room < 12; room++)
      for (let seed = 0; seed < 20; seed++)
        expect(count(spent(steps, room, seed))).toBeLessThanOrEqual(
          count(steps.map(({ text }) => text)) + room,
        );
  });

  it('serves the end first', () => {
    for (let seed = 0; seed < 20; seed++) expect(spent(steps, 1, seed)[4]).toBe('Serve. Bravely.');
  });

  it('stands behind no warning and in front of none', () => {
    const wary = [
      line('Be careful, the lid is hot.', null),
      line('Never leave it.', null),
      line('It contains raw egg.', null),
    ];
    for (let seed = 0; seed < 20; seed++) expect(spent(wary, 30, seed)).toEqual(wary.map(({ text }) => text));
  });

  it('leaves some instructions as they are', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(spent(steps, 50, seed).filter((text, at) => text === steps[at]!.text).length).toBeGreaterThan(0);
  });
});
