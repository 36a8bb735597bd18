import { describe, expect, it } from 'vitest';
import { printed } from './printed.ts';

describe('talk in the words of a printed page', () => {
  it.each([
    ['You really want them brown and crispy.', 'They should be brown and crispy.'],
    ['Fry it, do not be tempted to rush this bit.', 'Fry it. Do not rush this step.'],
    [
      'Brown it well, it’s where all the flavour is.',
      'Brown it well, as this is where the flavour develops.',
    ],
    ['Cook it, then in goes the garlic for a minute.', 'Cook it, then add the garlic and cook for a minute.'],
    ['Let them cook for a good 8 minutes or so.', 'Let them cook for about 8 minutes.'],
    [
      'Drain your pasta, but please save a mug of the water!',
      'Drain the pasta, but save a mug of the water.',
    ],
    ['Mix it with your hands.', 'Mix it with your hands.'],
    ['Get a nonstick pan over medium heat.', 'Set a nonstick pan over medium heat.'],
    ['Grab your biggest pot.', 'Take a large pot.'],
    [
      'We always have these over spaghetti on Sundays, but they’re great in a sub too.',
      'Serve over spaghetti or in a sub.',
    ],
    ['Cook it through (no pink!!).', 'Cook it through (no pink).'],
    ['Stir till it melts.', 'Stir until it melts.'],
  ])('%s', (said, page) => expect(printed(said)).toBe(page));
});
