import { expect, it } from 'vitest';
import { inSmall } from './in-small.ts';

it.each([
  ['Norwegian Mackerel Fillets', 'Norwegian mackerel fillets'],
  ['norwegian Mackerel Fillets', 'Norwegian mackerel fillets'],
  ['Swiss Cheese', 'Swiss cheese'],
  ['Dijon Mustard', 'Dijon mustard'],
  ['Boneless Chicken Thighs', 'boneless chicken thighs'],
])('%s within a sentence', (name, small) => {
  expect(inSmall(name, null)).toBe(small);
});
