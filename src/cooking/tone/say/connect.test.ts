import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { connection } from './connect.ts';
import { parseSentence } from './parse-sentence.ts';
import { createPicker } from '../pick.ts';

const table = loadKitchen().tones.tones.rustic;
const after = (before: string, text: string, near: boolean, minutes = 20, seeds = 12): readonly string[] => {
  const order = parseSentence(before).orders.at(-1) ?? null;
  const said = Array.from({ length: seeds }, (_, seed) =>
    connection(parseSentence(text), { order, near, minutes }, table, createPicker(seed, 'test')),
  );
  return [...new Set(said.filter((one) => one !== null))].sort();
};

describe('taking up the sentence before', () => {
  it('names what goes on where the source says meanwhile', () => {
    expect(after('Simmer the sauce gently.', 'Meanwhile, boil the pasta.', false)[0]).toBe(
      'While that simmers',
    );
    expect(after('Preheat the oven.', 'Meanwhile, grease the tin.', true)).toEqual(['While the oven heats']);
  });

  it('says nothing goes on where nothing does, or the source does not say meanwhile', () => {
    expect(after('Chop the onions.', 'Meanwhile, boil the pasta.', false)).toEqual([]);
    expect(after('Simmer the sauce.', 'Chop the parsley.', true)).toEqual([]);
  });

  it('does not repeat the cue that was just read', () => {
    expect(after('Cook the onions until soft.', 'Add the garlic.', true)).toEqual([]);
  });

  it('takes up a long wait where the next step handles what has waited', () => {
    expect(after('Roast the pork.', 'Remove from the oven.', false)).toEqual(["When the roasting's done"]);
    expect(after('Roast the pork.', 'Chop the parsley.', false)).toEqual([]);
    expect(after('Roast the pork.', 'Remove from the oven.', false, 3)).toEqual([]);
    // "The baking" would be read as the powder.
    expect(after('Bake the pie.', 'Remove from the oven.', false)).toEqual([]);
  });
});
