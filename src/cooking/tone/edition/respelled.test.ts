import { expect, it } from 'vitest';
import { respelled } from './respelled.ts';

const nothing = { mentions: [], numbers: [] };

it.each([
  ['Bake for 15~20 minutes.', 'Bake for 15-20 minutes.'],
  ['Ground the peppers and toast them.', 'Grind the peppers and toast them.'],
  ['Peel of the skin of the potatoes.', 'Peel off the skin of the potatoes.'],
  ['Bake for up to 10 minute with steam.', 'Bake for up to 10 minutes with steam.'],
  ['Flip the chops, then recover the dish.', 'Flip the chops, then cover the dish again.'],
  ['Marinate meat in overnight.', 'Marinate meat overnight.'],
  ['Bake covered, removing lid last 5 minutes.', 'Bake covered, removing the lid for the last 5 minutes.'],
  ['Knead during 5 minutes.', 'Knead for 5 minutes.'],
  ['Heat the frying pan add a bit of oil.', 'Heat the frying pan, add a bit of oil.'],
  ['Lower heat let simmer.', 'Lower heat, then let it simmer.'],
  [
    'Put the paste in a pot, _then_ turn the heat on medium.',
    'Put the paste in a pot, then turn the heat to medium.',
  ],
  ['This one gets spicy, >E N J O Y< :)', 'This one gets spicy'],
  ['Add the garlic/rosemary mixture.', 'Add the garlic and rosemary mixture.'],
  ['Continue to run on high.', 'Continue running on high.'],
  ['Sprinkle it on sugar and cinnamon.', 'sprinkle it with sugar and cinnamon.'],
])('%s', (came, right) => expect(respelled(came, nothing).toLowerCase()).toBe(right.toLowerCase()));

it('leaves alone what is right', () => {
  for (const text of [
    'Bake for a 10 minute rest.',
    'Wait for the water to boil.',
    'Serve on plates and enjoy.',
  ])
    expect(respelled(text, nothing)).toBe(text);
});
