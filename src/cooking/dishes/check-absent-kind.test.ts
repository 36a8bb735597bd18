import { describe, expect, it } from 'vitest';
import { compileDish, type FoodIndex } from './compile.ts';

const foods: FoodIndex = { has: () => true, isAbstract: () => false, isA: () => false };

/** What is wrong with a pot of beans that is finished in these words. */
const problemsOf = (say: string, step: Record<string, unknown> = {}): readonly string[] =>
  compileDish(
    {
      id: 'plain-beans',
      title: 'Plain Beans',
      cuisine: 'french',
      meals: ['lunch'],
      course: 'main',
      family: 'stew',
      skill: 'beginner',
      description: 'Beans in their own broth with oil and salt, which is all that good beans ask for.',
      roles: {
        beans: { food: 'white-beans', g: 80 },
        salt: { food: 'salt', g: 1 },
        greens: { food: 'spinach', g: 40, need: 'optional', or: ['kale'] },
      },
      steps: [
        { id: 'simmer', do: 'simmer', min: 10, say, ...step },
        { id: 'serve', do: 'serve', min: 1, say: 'Serve {beans} with {salt}[greens:  and {greens}].' },
      ],
      tips: ['Beans keep their shape in a pot that hardly moves.'],
      storage: 'Keeps 3 days in the fridge.',
    },
    foods,
  ).problems.map(({ where, problem }) => `${where}: ${problem}`);

const lost =
  'steps.simmer.say: what [greens!=…: …] says is lost without greens; write [!greens: …] beside it';

describe('words that stand under what a role is not', () => {
  it('are missed where the role may be absent', () => {
    expect(problemsOf('[greens=kale: Long][greens!=kale: Gently] simmer {beans}, {min}.')).toContain(lost);
  });

  it.each([
    [
      'are said for its absence too',
      '[greens=kale: Long][greens!=kale: Gently][!greens: Gently] simmer {beans}, {min}.',
    ],
    ['speak of the role itself', 'Simmer {beans}, {min}[greens!=kale: , with {greens} for the last two].'],
    [
      'stand where the role is there',
      'Simmer {beans}, {min}[greens: , leaves on top[greens!=kale:  at the end]].',
    ],
  ])('may %s', (_, say) => {
    expect(problemsOf(say)).not.toContain(lost);
  });

  it('are sure of a role that the step asks for', () => {
    expect(problemsOf('[greens!=kale: Gently] simmer {beans}, {min}.', { when: 'has greens' })).not.toContain(
      lost,
    );
  });
});
