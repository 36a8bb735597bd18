import { expect, it } from 'vitest';
import { compileFinishes } from './finish.ts';

const known = new Set(['parsley', 'garlic', 'soup']);
const foods = { has: (id: string) => known.has(id), isAbstract: () => false, isA: () => false };
const whole = {
  name: 'Persillade',
  for: ['soup'],
  parts: { herb: { take: ['parsley'], g: 4 }, garlic: { take: ['garlic'], g: 1 } },
  say: 'Mix {top_herb, top_garlic}.',
  tail: 'Scatter it over.',
  named: 'It goes over it.',
};

it('turns a finish into roles and a step that are a side of the dish', () => {
  const { finishes, problems } = compileFinishes({ persillade: whole }, foods);
  expect(problems).toEqual([]);
  const made = finishes.get('persillade')!;
  expect(made.roles.map(({ id }) => id)).toEqual(['side_top_herb', 'side_top_garlic']);
  expect(made.step.say).toBe('Mix {side_top_herb, side_top_garlic}.');
  expect(made.step.when).toEqual(['has side_top_herb']);
});

it('tells the author of unknown keys, foods and parts', () => {
  const wrong = {
    ...whole,
    parts: { herb: { take: ['dill'], g: 4 } },
    say: 'Mix {top_oil}.',
    color: 'green',
  };
  const { problems } = compileFinishes({ wrong }, foods);
  const told = problems.map(({ problem }) => problem).join(' ');
  for (const word of ['color', 'dill', 'top_oil', 'at least two']) expect(told).toContain(word);
});
