import { expect, it } from 'vitest';
import { compileDish, type FoodIndex } from './compile.ts';

const foods: FoodIndex = { has: () => true, isAbstract: () => false, isA: () => false };

/** What is wrong with greens that are cooked so. */
const problemsOf = (say: string): readonly string[] =>
  compileDish(
    {
      id: 'plain-greens',
      title: 'Plain Greens',
      cuisine: 'french',
      meals: ['lunch'],
      course: 'side',
      family: 'stew',
      skill: 'beginner',
      description: 'Leaves under oil and salt, which is all that good leaves ask for on a warm day.',
      roles: { leaf: { food: 'spinach', g: 80 }, salt: { food: 'salt', g: 1 } },
      steps: [
        { id: 'wilt', do: 'season', min: 1, say },
        { id: 'serve', do: 'serve', min: 1, say: 'Serve {leaf} with {salt} at once.' },
      ],
      tips: ['Dry leaves hold more oil.'],
      storage: 'Best at once.',
    },
    foods,
  ).problems.map(({ problem }) => problem);

it.each([
  'Turn {leaf} in a splash of hot water.',
  'Turn {leaf} in a few spoonfuls of broth.',
  'Cover {leaf} with water by two fingers.',
])('an amount that cannot be measured is a fault: %s', (say) =>
  expect(problemsOf(say).join()).toMatch(/measures nothing/),
);

it('what is done first is told first', () => {
  expect(
    problemsOf('Fry {leaf} until soft; splash in three tablespoons of water at the start.').join(),
  ).toMatch(/told after/);
  expect(problemsOf('Fry {leaf} until soft; it is done long before that.').join()).not.toMatch(/told after/);
});
