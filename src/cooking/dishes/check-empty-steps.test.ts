import { describe, expect, it } from 'vitest';
import { compileDish, type FoodIndex } from './compile.ts';

const foods: FoodIndex = { has: () => true, isAbstract: () => false, isA: () => false };

/** What is wrong with a salad that is dressed so. */
const problemsOf = (step: Record<string, unknown>, dish: Record<string, unknown> = {}): readonly string[] =>
  compileDish(
    {
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
        oil: { food: 'olive-oil', g: 10, need: 'optional' },
        acid: { food: 'lemon-juice', g: 5, need: 'optional' },
      },
      steps: [
        { id: 'dress', do: 'toss', min: 1, ...step },
        {
          id: 'serve',
          do: 'serve',
          min: 1,
          say: 'Serve {leaf} with {salt}[oil|acid: , {oil, acid}] at once.',
        },
      ],
      tips: ['Dry leaves hold more oil.'],
      storage: 'Best at once.',
      ...dish,
    },
    foods,
  ).problems.map(({ where, problem }) => `${where}: ${problem}`);

describe('a step of which nothing may be left', () => {
  it('is told of, with what it is empty with', () => {
    expect(problemsOf({ say: '[oil: Toss {leaf} with {oil}.]' })).toEqual([
      'steps.dress.say: is empty with nothing; give the step a "when", or words that always hold',
    ]);
    expect(problemsOf({ say: '[acid: [oil: Toss {leaf} with {oil, acid}.]][!acid: Toss {leaf}.]' })).toEqual([
      'steps.dress.say: is empty with acid; give the step a "when", or words that always hold',
    ]);
  });

  it.each([
    [{ say: '[oil: Toss {leaf} with {oil}.]', when: 'has oil' }, {}],
    [{ say: '[oil: Toss {leaf} with {oil}.][!oil: Toss {leaf}.]' }, {}],
    [{ say: '[oil: Turn {oil} over.][acid: Sprinkle with {acid}.]' }, {}],
    [{ say: '[oil|acid: Toss {leaf} with {oil, acid}.]' }, { any: ['oil', 'acid'] }],
    [
      { say: '[oil: Toss {leaf} with {oil}.][acid: Toss {leaf} with {acid}.]' },
      {
        roles: {
          leaf: { food: 'lettuce', g: 80 },
          salt: { food: 'salt', g: 1 },
          oil: { food: 'olive-oil', g: 10, unless: ['acid'] },
          acid: { food: 'lemon-juice', g: 5, need: 'optional' },
        },
      },
    ],
  ])('is not, where it always says something or is not shown: %j', (step, dish) => {
    expect(problemsOf(step, dish)).toEqual([]);
  });
});
