import { expect, it } from 'vitest';
import { isTelegraphed } from './telegraphed.ts';
import { unhurried } from './hasty.ts';

it.each([
  'Corn in for 3 minutes. Then the prawns for 2 minutes until pink.',
  'Oven to 425. Put the pan in there while it heats.',
  'Charcoal, two zones.',
  'Pita, tzatziki, pork off the stick. Done.',
  'Blender: eggs, flour, milk. 30 seconds',
  'Return the fish to the pan. Chives over the top.',
  '18-20 mins and NO PEEKING.',
])('a telegram: %s', (text) => {
  expect(isTelegraphed(text)).toBe(true);
});

it.each([
  'Salt and pepper the chops and leave them out 30 min.',
  'Off the heat, beat in the butter.',
  'Bake 45 minutes at 350°F or until the crust is brown.',
  'Or, if preferred, cut into small cubes.',
  'Cream butter and sugar together until fluffy.',
  'Pay attention not to overcook: check after about 10 minutes.',
  'In a large saucepan heat 2 tsp oil over medium heat.',
  'Steam for approx. 3 minutes with the lid on.',
])('a whole sentence: %s', (text) => {
  expect(isTelegraphed(text)).toBe(false);
});

it.each([
  ['Lamb in the marinade, fridge, overnight.', 'Put the lamb in the marinade and refrigerate overnight.'],
  ['Chili powder off the heat.', 'Take the pan off the heat and stir in the chili powder.'],
  [
    'Into pan, 55 min, skewer clean.',
    'Put it in the pan and bake for 55 min until a skewer comes out clean.',
  ],
  ['Beef back in, oyster sauce, toss.', 'Return the beef, add the oyster sauce and toss.'],
  ['Sticks, turn it down.', 'If it sticks, turn it down.'],
  ['Whites to soft peaks.', 'Whisk the whites to soft peaks.'],
  ['Cook the carrots, then add the milk.', 'Cook the carrots, then add the milk.'],
  ['Serve with rice on the side.', 'Serve with rice on the side.'],
  ['Scatter the chives over, put the cheese on top.', 'Scatter the chives over, put the cheese on top.'],
  ['Tomatoes, cook till mush.', 'Tomatoes, cook until mushy.'],
])('%s', (text, said) => {
  expect(unhurried(text)).toBe(said);
});
