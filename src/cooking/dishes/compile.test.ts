import { describe, expect, it } from 'vitest';
import { compileDish, type FoodIndex } from './compile.ts';

const foods: FoodIndex = { has: () => true, isAbstract: () => false, isA: () => false };

/** A salad with one more key in one of its roles. */
const salad = (dressing: Record<string, unknown>): Record<string, unknown> => ({
  id: 'plain-salad',
  title: 'Plain Salad',
  cuisine: 'french',
  meals: ['lunch'],
  course: 'salad',
  family: 'salad',
  skill: 'beginner',
  description: 'Leaves under oil and salt, which is all that good leaves ask for on a warm day.',
  roles: {
    leaf: { food: 'lettuce', g: 80 },
    salt: { food: 'salt', g: 1 },
    oil: { food: 'olive-oil', g: 10, need: 'optional', ...dressing },
  },
  steps: [
    { id: 'dress', do: 'toss', min: 1, say: 'Toss {leaf} with {salt}[oil:  and {oil}].' },
    { id: 'serve', do: 'serve', min: 1, say: 'Serve {leaf} at once.' },
  ],
  tips: ['Dry leaves hold more oil.'],
  storage: 'Best at once.',
});
const problemsOf = (dressing: Record<string, unknown>): readonly string[] =>
  compileDish(salad(dressing), foods).problems.map(({ where, problem }) => `${where}: ${problem}`);

describe('the roles that a role depends on', () => {
  it('are roles of the dish', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ only: 'leaf' })).toEqual([]);
    expect(problemsOf({ unless: ['leaf', 'salt'] })).toEqual([]);
  });

  it.each([
    [{ only: 'leaves' }, 'roles.oil.only: "leaves" is no role'],
    [{ unless: ['leaf', 'slat'] }, 'roles.oil.unless: "slat" is no role'],
    [{ unless: 'slat' }, 'roles.oil.unless: "slat" is no role'],
    [{ only: 'oil' }, 'roles.oil.only: names the role itself'],
  ])('are told apart from misspelt ones: %j', (dressing, problem) => {
    expect(problemsOf(dressing)).toEqual([problem]);
  });
});

describe('a tip or title that a comma cut in two', () => {
  it('is told to its author', () => {
    const cut = {
      ...salad({}),
      tips: [{ when: 'has leaf', text: 'Dry leaves hold more oil', 'and wet ones none.': null }],
    };
    expect(compileDish(cut, foods).problems.map(({ where, problem }) => `${where} ${problem}`)).toEqual([
      'tips[0] has an unknown key "and wet ones none."',
    ]);
  });
});
