import { expect, it } from 'vitest';
import { asOneRow } from './one-row.ts';

it.each([
  [
    'Pour in the purée with the curry powder and bay leaves and the thyme and cook for 30 minutes.',
    'Pour in the purée with the curry powder, bay leaves and thyme and cook for 30 minutes.',
  ],
  [
    'Stir in the paprika, the garlic and the caraway seeds and hot paprika.',
    'Stir in the paprika, the garlic, caraway seeds and hot paprika.',
  ],
  [
    'Stir in the mayonnaise and mango chutney and the pepper.',
    'Stir in the mayonnaise, mango chutney and pepper.',
  ],
])('two rows that met are one: %s', (text, said) => expect(asOneRow(text)).toBe(said));

it.each([
  'Add the onion and garlic and fry until soft.',
  'Stir the cheese into the sauce and the pasta and serve.',
  'Drain the rice and beans and the lid can come off.',
])('what is no row stays: %s', (text) => expect(asOneRow(text)).toBe(text));
