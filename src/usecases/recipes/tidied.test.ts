import { expect, it } from 'vitest';
import type { Change } from '#contract/schemas/change';
import { tidiedLast, tidiedReason } from './tidied.ts';
import { writtenOutReason } from './written-out.ts';

const effect = { nutrition: {}, cost: 0, allergens: { added: [], removed: [] } };
const change = (target: string, before: string, after: string, reason: string): Change => ({
  kind: 'text',
  target,
  before,
  after,
  reason,
  effect,
});
const spelling = change('spelling', 'overnite', 'overnight', 'Spelling put right.');
const note = change('step 1', 'Oven to 350.', 'Heat the oven to 350°F.', writtenOutReason);
const real = change('step 4', 'Roast', 'Air-fry', 'It browns sooner.');

it('spelling and notes are one entry at the very end, with every word that went', () => {
  expect(tidiedLast([spelling, note, real])).toEqual([
    real,
    change('spelling', 'overnite; Oven to 350', 'overnight; Heat the oven to 350°F', tidiedReason),
  ]);
});

it('each alone is last too', () => {
  expect(tidiedLast([spelling, real])).toEqual([real, spelling]);
  expect(tidiedLast([note, real]).at(-1)?.after).toBe('Heat the oven to 350°F');
});

it('a title that was put back is no change', () => {
  expect(tidiedLast([change('title', 'Massaman', 'Massaman', 'The dish keeps its name'), real])).toEqual([
    real,
  ]);
});
