import { describe, expect, it } from 'vitest';
import { bestFirst, type Candidate } from './best-first.ts';
import { seeded } from './random.ts';

interface Runner extends Candidate<string> {
  readonly name: string;
  readonly score: number | null;
  tries: number;
}

/** Candidates whose bound falls in two steps to the score; every tenth turns out to have none. */
const field = (count: number, seed: number): Runner[] =>
  Array.from({ length: count }, (_, at) => {
    const score = Math.floor(seeded(seed, `score ${at}`) * 40);
    const room = seeded(seed, `room ${at}`) * 6;
    return {
      name: `r${at}`,
      score: at % 10 === 9 ? null : score,
      bound: score + room,
      value: null,
      tries: 0,
    };
  });

const refine = (one: Runner): boolean => {
  one.tries += 1;
  if (one.tries === 1) {
    one.bound = Math.min(one.bound, (one.score ?? one.bound) + 1);
    return true;
  }
  if (one.score === null) return false;
  one.bound = one.score;
  one.value = one.name;
  return true;
};
const before = (one: Runner, other: Runner): boolean => one.name < other.name;

describe('bestFirst', () => {
  it.each([0, 1, 2, 17, 100])('gives all that have a score of %i, best first and equals by name', (count) => {
    for (let seed = 0; seed < 5; seed++) {
      const expected = field(count, seed)
        .filter(({ score }) => score !== null)
        .sort((a, b) => b.score! - a.score! || (before(a, b) ? -1 : 1))
        .map(({ name }) => name);
      expect([...bestFirst(field(count, seed), refine, before)]).toEqual(expected);
    }
  });

  it('looks only at candidates that could be the best', () => {
    const runners = field(200, 3);
    const [first] = bestFirst(runners, refine, before);
    const best = runners.find(({ name }) => name === first)!;
    for (const { score, tries, bound } of runners)
      if (tries === 2 && score !== null) expect(score).toBeGreaterThanOrEqual(best.score! - 1);
      else if (tries < 2) expect(bound).toBeLessThanOrEqual(best.score!);
    expect(runners.filter(({ tries }) => tries > 0).length).toBeLessThan(100);
  });
});
