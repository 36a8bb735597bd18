import { describe, expect, it } from 'vitest';
import { bestFirst, type Field } from './best-first.ts';
import { seeded } from './random.ts';

interface Race extends Field<string> {
  readonly scores: readonly (number | null)[];
  /** How often each was looked at. */
  readonly tries: Uint8Array;
}

const nameOf = (at: number): string => `r${at}`;

/** Candidates whose bound falls in two steps to the score; every tenth turns out to have none. */
const field = (count: number, seed: number): Race => {
  const numbers = Int32Array.from({ length: count }, (_, at) => at);
  const drawn = Array.from(numbers, (at) => Math.floor(seeded(seed, `score ${at}`) * 40));
  const scores = drawn.map((score, at) => (at % 10 === 9 ? null : score));
  const bounds = Float64Array.from(drawn, (score, at) => score + seeded(seed, `room ${at}`) * 6);
  const tries = new Uint8Array(count);
  const values = new Map<number, string>();
  const refine = (at: number): boolean => {
    tries[at]! += 1;
    const score = scores[at]!;
    if (tries[at] === 1) {
      bounds[at] = Math.min(bounds[at]!, (score ?? bounds[at]!) + 1);
      return true;
    }
    if (score === null) return false;
    bounds[at] = score;
    values.set(at, nameOf(at));
    return true;
  };
  const before = (one: number, other: number): boolean => nameOf(one) < nameOf(other);
  return { numbers, bounds, values, refine, before, scores, tries };
};

describe('bestFirst', () => {
  it.each([0, 1, 2, 17, 100])('gives all that have a score of %i, best first and equals by name', (count) => {
    for (let seed = 0; seed < 5; seed++) {
      const race = field(count, seed);
      const expected = [...race.numbers]
        .filter((at) => race.scores[at] !== null)
        .sort((a, b) => race.scores[b]! - race.scores[a]! || (race.before(a, b) ? -1 : 1))
        .map(nameOf);
      expect([...bestFirst(race)]).toEqual(expected);
    }
  });

  it('looks only at candidates that could be the best', () => {
    const race = field(200, 3);
    const [first] = bestFirst(race);
    const best = race.scores[Number(first!.slice(1))]!;
    for (const at of race.numbers) {
      const score = race.scores[at]!;
      if (race.tries[at] === 2 && score !== null) expect(score).toBeGreaterThanOrEqual(best - 1);
      else if (race.tries[at]! < 2) expect(race.bounds[at]).toBeLessThanOrEqual(best);
    }
    expect(race.tries.filter((times) => times > 0).length).toBeLessThan(100);
  });
});
