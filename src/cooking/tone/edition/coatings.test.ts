import { expect, it } from 'vitest';
import { coatedInTurn } from './coatings.ts';

it.each([
  [
    'Dredge cod in flour, then beaten egg, then panko.',
    'Dredge cod in flour, beaten egg and panko, in that order.',
  ],
  [
    'Dip the cutlets in the flour, then in the egg and then in the crumbs.',
    'Dip the cutlets in the flour, the egg and the crumbs, in that order.',
  ],
  // Orders of their own.
  ['Dip in egg, then roll in crumbs until coated.', 'Dip in egg, then roll in crumbs until coated.'],
  ['Toss the salad in oil, then serve.', 'Toss the salad in oil, then serve.'],
])('%s', (text, said) => {
  expect(coatedInTurn(text)).toBe(said);
});
