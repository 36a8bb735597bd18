import { expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

it('soaks dried beans as a first step, with the minutes of soaked ones, and boils off what is left', () => {
  const made = adaptForFour(
    'Drunken beans',
    [
      '1 onion',
      '2 tomatoes, chopped',
      '4 cups water',
      '1 1/2 cups pinto beans (can be dried or canned)',
      '1 tsp cumin',
    ],
    [
      'Sauté the onion.',
      'Add the tomatoes, water, beans and cumin. When boiled, reduce to a simmer.',
      'When the beans are tender (about 1 hour), bring to a quick boil and evaporate remaining liquid until beans are stew-like.',
      'Mashup, or skip this step.',
    ],
    'pressureCooker',
  );
  const said = made.text.instructions.join('\n');
  expect(said).toMatch(/^Soak the pinto beans in plenty of cold water overnight/);
  expect(said).toMatch(/high pressure for 15 minutes[^]*dried pinto beans; canned ones, drained/);
  expect(said).toMatch(/uncovered, for 10–15 minutes[^]*until the beans are stew-like/);
  expect(said).toMatch(/Mash it up, or skip/);
});
