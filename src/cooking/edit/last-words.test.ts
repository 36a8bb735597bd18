import { expect, it } from 'vitest';
import { beforeLastWords, beforeTalk } from './last-words.ts';

it.each([
  ['Simmer for 10 minutes. Serve over rice.', 'Simmer for 10 minutes. Add the peas. Serve over rice.'],
  [
    'Cook until soft. Check the seasoning and serve with mash.',
    'Cook until soft. Add the peas. Check the seasoning and serve with mash.',
  ],
  [
    'Bake for 1 hour. LEAVE IT ALONE for 30 minutes before cutting!',
    'Bake for 1 hour. Add the peas. LEAVE IT ALONE for 30 minutes before cutting!',
  ],
  ['Simmer for 10 minutes.', 'Simmer for 10 minutes. Add the peas.'],
  ['Serve at once.', 'Add the peas. Serve at once.'],
  ['10 mins more, lid off. good w mash.', '10 mins more, lid off. Add the peas. good w mash.'],
])('what is added to “%s” goes before its last words', (text, made) => {
  expect(beforeLastWords(text, 'Add the peas.')).toBe(made);
});

it.each([
  [
    'Warm through and ladle into bowls. I like mine with bread.',
    'Warm through and ladle into bowls. Scatter the seeds on top. I like mine with bread.',
  ],
  ['Cheese on top. Slurp.', 'Cheese on top. Scatter the seeds on top. Slurp.'],
  [
    'Serve with cheddar. Better on day two.',
    'Serve with cheddar. Scatter the seeds on top. Better on day two.',
  ],
  ['Simmer for 10 minutes.', 'Simmer for 10 minutes. Scatter the seeds on top.'],
])('what goes on the plate of “%s” goes before the talk', (text, made) => {
  expect(beforeTalk(text, 'Scatter the seeds on top.')).toBe(made);
});

it('what is stirred in goes in before the bowls are filled', () => {
  expect(
    beforeLastWords('Stir in the cream and ladle into bowls. I like mine with bread.', 'Add the peas.'),
  ).toBe('Add the peas. Stir in the cream and ladle into bowls. I like mine with bread.');
  expect(beforeLastWords('Boil the spaghetti, drain, Parmesan on top.', 'Add the peas.')).toBe(
    'Add the peas. Boil the spaghetti, drain, Parmesan on top.',
  );
});
