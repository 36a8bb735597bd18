import { expect, it } from 'vitest';
import { abbreviated } from './abbreviated.ts';

it.each([
  ['Pat 1 in. thick. Fold in thirds.', 'Pat 1 inch thick. Fold in thirds.'],
  ['Cut w/ 2 1/2 in. cutter, straight down.', 'Cut w/ 2 1/2-inch cutter, straight down.'],
  ['Roll 1/4 in. thick.', 'Roll 1/4 inch thick.'],
  ['Space them 2 in. apart.', 'Space them 2 inches apart.'],
  [
    'Cook noodles 1 min. less than package directions.',
    'Cook noodles 1 minute less than package directions.',
  ],
  ['Bake 12-15 min. till brown.', 'Bake 12-15 minutes till brown.'],
  ['flour in, stir 2 min. sherry in', 'flour in, stir 2 minutes. Sherry in'],
  ['simmer 30 min. pull out the bay', 'simmer 30 minutes. Pull out the bay'],
  // The full stop of a sentence stays one.
  ['Soften, around 8 min. Add garlic.', 'Soften, around 8 min. Add garlic.'],
  ['Put 2 in the pan.', 'Put 2 in the pan.'],
  ['Add 2 tbsp. oil to a 6 qt. pot.', 'Add 2 tbsp oil to a 6 qt pot.'],
])('%s', (text, said) => {
  expect(abbreviated(text)).toBe(said);
});
