import { expect, it } from 'vitest';
import { meant } from './table-talk.ts';

it.each([
  [
    "You're going to stand there for about 8 minutes, whisking the entire time (arm day!), until it's thick.",
    "Whisk constantly for about 8 minutes, until it's thick.",
  ],
  [
    'Dip the biscuits, and I mean a quick dunk, one second per side.',
    'Dip the biscuits, one second per side.',
  ],
  [
    'Chill it for at least 6 hours, but overnight is when the magic happens.',
    'Chill it for at least 6 hours, preferably overnight.',
  ],
  ['Gently fold it in. Gently! Then chill.', 'Gently fold it in. Then chill.'],
  ['Cook until they are really dark brown. not tan. BROWN', 'Cook until they are really dark brown, not tan'],
  ['Shave on the chocolate. Close your eyes.', 'Shave on the chocolate.'],
  [
    'broiler 3-4 min till bubbling, watch it like a hawk. bowls are hot',
    'Broil for 3-4 min till bubbling, watching it closely. Bowls are hot',
  ],
  [
    'ladle into oven safe bowls, 2 toasts each, top with cheese',
    'Ladle into oven-safe bowls, put 2 toasts in each, top with cheese',
  ],
  ['Let it cool. butter, lots', 'Let it cool. Serve with plenty of butter'],
  ['Bacon on top. oyster crackers, lots', 'Bacon on top. Serve with plenty of oyster crackers'],
  ['potatoes in w/ water to cover.', 'Add the potatoes with water to cover.'],
  ['spinach in at the end, 2 minutes. Serve', 'Add the spinach at the end and cook for 2 minutes. Serve'],
  ['They should be soft not mush', 'They should be soft, not mush'],
  ["it's not cooked yet that's ok", "It's not cooked yet"],
  ['broiler on high. Char the chilies', 'Heat the broiler to high. Char the chilies'],
  ["Flip when they're bubbly, another 1 min", "Flip when they're bubbly, then cook for another 1 min"],
  ['Lid on, 300 oven 3 hrs.', 'Cover and cook in a 300-degree oven for 3 hrs.'],
  // Orders of their own stay.
  ['Cook until soft. Do not let it brown.', 'Cook until soft. Do not let it brown.'],
  ['Heat the broiler. Broil for 3 minutes.', 'Heat the broiler. Broil for 3 minutes.'],
  ['Do not stir. Not everything will dissolve.', 'Do not stir. Not everything will dissolve.'],
])('%s', (text, said) => {
  expect(meant(text)).toBe(said);
});
