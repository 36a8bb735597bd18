import { expect, it } from 'vitest';
import { beforeLastWords } from './last-words.ts';

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
])('what is added to “%s” goes before its last words', (text, made) => {
  expect(beforeLastWords(text, 'Add the peas.')).toBe(made);
});
