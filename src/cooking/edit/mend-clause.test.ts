import { expect, it } from 'vitest';
import { withoutDraining } from './mend-clause.ts';

it.each([
  ['Brown the beef; drain off the fat.', 'Brown the beef.'],
  [
    'Brown the beef, then drain off the fat, and simmer for 40 minutes.',
    'Brown the beef, and simmer for 40 minutes.',
  ],
  ['Drain off the fat and stir in the beans.', 'Stir in the beans.'],
  ['Brown it. Drain any excess fat from the pan, then add the beans.', 'Brown it. Add the beans.'],
  ['Cook it and drain the fat from the pan and discard it. Add salt.', 'Cook it. Add salt.'],
  ['Brown it, drain off the excess grease, leaving a tablespoon in the pan.', 'Brown it.'],
  ['Drain the pasta.', 'Drain the pasta.'],
])('leaves out what becomes of the fat, and nothing else: %s', (before, after) => {
  expect(withoutDraining(before)).toBe(after);
});
