import { expect, it } from 'vitest';
import { withoutEcho } from './without-echo.ts';

it('says a word and a food once', () => {
  expect(withoutEcho('Chewy rice rice vermicelli with shrimp.')).toBe('Chewy rice vermicelli with shrimp.');
  expect(withoutEcho('Scatter with the scallions and the scallions and eat.')).toBe(
    'Scatter with the scallions and eat.',
  );
});

it('does not part a food from what remains of it', () => {
  expect(withoutEcho('Scatter with the peanuts, mint and the remaining mint.')).toBe(
    'Scatter with the peanuts and the remaining mint.',
  );
  expect(withoutEcho('Top with the dill and the remaining dill.')).toBe('Top with the remaining dill.');
});

it('leaves alone what is meant twice', () => {
  for (const text of [
    'Turn over over medium heat.',
    'A soft dough makes soft chin chin.',
    'Fry the onions and the onion rings.',
  ])
    expect(withoutEcho(text)).toBe(text);
});
