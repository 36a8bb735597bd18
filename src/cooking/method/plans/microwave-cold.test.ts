import { expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

const chowder = (pours = 'Whisk in'): string =>
  adaptForFour(
    'Corn Chowder',
    [
      '4 slices bacon, chopped',
      '1 onion, chopped',
      '3 tbsp flour',
      '3 cups chicken broth',
      '1 lb potatoes, diced',
      '3 cups frozen corn',
      '1 cup milk',
      '1/2 cup half-and-half',
    ],
    [
      'Fry the bacon in a soup pot until crisp. Take out the bacon.',
      'Add the onion. Cook 6 minutes, until soft. Stir in the flour and cook 1 minute.',
      `${pours} the broth, then the potatoes. Bring to a boil, then simmer 12 to 15 minutes until potatoes are tender.`,
      'Add the corn and milk and simmer 5 minutes.',
      'Stir in the half-and-half and heat but do not boil.',
      'Top with bacon.',
    ],
    'microwave',
  ).text.instructions.join('\n');
const first = (text: string): number => Number(/full power \(1000 W\) for (\d+)/.exec(text)![1]);

it('counts the broth that is whisked in, and gives frozen food the minutes that it takes', () => {
  const said = chowder();
  expect(first(said)).toBe(first(chowder('Pour in')));
  expect(Number(/Add the corn and milk\. Microwave on full power for (\d+)/.exec(said)![1])).toBeGreaterThan(
    5,
  );
});

it('says how long bacon takes in a microwave, and how what must not boil is warmed', () => {
  const said = chowder();
  expect(said).toMatch(/paper towel, for about 1 minute a slice/);
  expect(said).toMatch(/microwave on half power for 2–3 minutes, until hot but not boiling/);
});
