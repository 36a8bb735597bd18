import { expect, it } from 'vitest';
import { inFull, singular } from './prose-units.ts';

it.each([
  ['Melt 2 tbsp butter.', 'Melt 2 tablespoons butter.'],
  ['Add 1 1/2 tsp salt and 1/4 tsp pepper.', 'Add 1 1/2 teaspoons salt and 1/4 teaspoon pepper.'],
  ['Add the last tbsp of oil.', 'Add the last tablespoon of oil.'],
  ['Line a 2lb loaf tin.', 'Line a 2lb loaf tin.'],
])('%s', (text, said) => {
  expect(inFull(text)).toBe(said);
});

it.each([
  ['Add the garlic and cook for 1 minutes more.', 'Add the garlic and cook for 1 minute more.'],
  ['Bake for 1 1/2 hours.', 'Bake for 1 1/2 hours.'],
  ['Cook for 0 to 1 minutes.', 'Cook for 0 to 1 minutes.'],
])('%s', (text, said) => {
  expect(singular(text)).toBe(said);
});
