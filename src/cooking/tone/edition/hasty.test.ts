import { expect, it } from 'vitest';
import { unhurried } from './hasty.ts';

it('writes out the turns of a jotted order', () => {
  expect(unhurried('Hot wok, glug of oil. Fry the tofu.')).toBe(
    'Heat a splash of oil in a wok until hot. Fry the tofu.',
  );
  expect(unhurried('Simmer, lid on, 325F oven 2 hrs')).toBe(
    'Simmer, with the lid on, in a 325F oven for 2 hrs',
  );
  expect(unhurried('Simmer 30 more min. Salt it.')).toBe('Simmer 30 more minutes. Salt it.');
  expect(unhurried('render lardons, out w/ slotted spoon')).toBe(
    'render lardons, then lift out with a slotted spoon',
  );
  expect(unhurried('Garlic goes in for the last minute.')).toBe('Add the garlic for the last minute.');
  expect(unhurried('Scatter the feta, back in for 5 min.')).toBe(
    'Scatter the feta, then return to the oven for 5 min.',
  );
  expect(unhurried('Roast until chicken golden and juices clear.')).toBe(
    'Roast until the chicken is golden and the juices run clear.',
  );
});
