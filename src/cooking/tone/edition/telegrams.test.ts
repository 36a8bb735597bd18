import { expect, it } from 'vitest';
import { unhurried } from './hasty.ts';

it.each([
  ['Lid half on, low, 1 hr min.', 'Partly cover and simmer over low heat for at least 1 hr.'],
  ['Off heat. Lid on 2 min.', 'Off heat. Lid on 2 min.'],
  ['brown it properly, big heat', 'brown it well over high heat'],
  ['well in middle, pour in the milk', 'make a well in the middle, pour in the milk'],
  ['puree, toms, crumble in the cube', 'add the tomato puree, tomatoes, crumble in the cube'],
  ['Puree, then strain.', 'Puree, then strain.'],
  ['1/4 c batter each.', 'Use 1/4 cup of the batter for each.'],
  ['bubbles on top? flip.', 'When bubbles appear on the top, flip.'],
  ['Too thick? splash of milk', 'If it is too thick, add a splash of milk'],
  ['Griddle med high, lightly oiled', 'Heat a lightly oiled griddle over medium-high heat'],
  ['Butter all over, under the skin too.', 'Rub the butter all over and under the skin.'],
  [
    'lime juice over straight away, stops browning',
    'pour the lime juice over straight away, to stop it browning',
  ],
  ['eat now, w chips', 'Serve immediately with chips'],
  ['Chops out 20 min before.', 'Take the chops out of the fridge 20 min beforehand.'],
  ['Take it out of the fridge 30 minutes ahead.', 'Take it out of the fridge 30 minutes ahead.'],
  ['linguine on, 9 mins.', 'Boil the linguine for 9 mins.'],
  ['6 balls, roll thin-ish', 'Divide into 6 balls and roll them out thinly'],
  [
    'sauce = mayo, lime juice, hot sauce to taste',
    'For the sauce, mix the mayo, lime juice and hot sauce to taste',
  ],
  ['build: tortilla, cabbage, fish, sauce', 'Fill the tortilla with the cabbage, fish and sauce'],
  ['Bake 45-50 mins, skewer clean', 'Bake 45-50 mins, until a skewer comes out clean'],
  [
    "Eggs + pinch salt, fork, don't overbeat",
    "Beat the eggs and a pinch of salt with a fork, don't overbeat",
  ],
  ['Milk, knife, soft dough.', 'Stir in the milk with a knife to make a soft dough.'],
  ['knead 10 min smooth', 'knead for 10 min until smooth'],
  ['Salt + pepper both sides.', 'Season with salt and pepper on both sides.'],
  ['spuds: peel, chunk, boil 20 mins', 'peel the spuds, cut into chunks, boil 20 mins'],
  ['Lift out the chicken. Toss the bay leaves.', 'Lift out the chicken. Discard the bay leaves.'],
  ['Toss the potatoes.', 'Toss the potatoes.'],
  ['9x13 dish, spread 1/2 c sauce on bottom', 'In a 9x13-inch dish, spread 1/2 cup sauce on bottom'],
  ['rice on first', 'Cook the rice'],
  [
    'salmon skin down, hot pan, oil, 4 min.',
    'Heat the oil in a pan until hot, then cook the salmon skin side down for 4 min.',
  ],
  ['fill, roll, seam side down.', 'fill and roll them up, then lay them seam side down.'],
  [
    'Cheese on top, then under a hot grill for 4 mins.',
    'Scatter the cheese on top, then put the pan under a hot grill for 4 mins.',
  ],
  ['Rub the butter into the flour.', 'Rub the butter into the flour.'],
  // Whole sentences stay.
  ['Serve at once with rice.', 'Serve at once with rice.'],
  ['Cook the pasta on the stove for 9 minutes.', 'Cook the pasta on the stove for 9 minutes.'],
])('%s', (text, said) => {
  expect(unhurried(text).toLowerCase()).toBe(said.toLowerCase());
});

it('a middle that is set is no order', () => {
  expect(unhurried('Grill until puffed, golden and set in the middle.')).toBe(
    'Grill until puffed, golden and firm in the middle.',
  );
});
