import { describe, expect, it } from 'vitest';
import { withFrames } from './frames.ts';

describe('notes of place, heat and time', () => {
  it.each([
    ['Greased 4x8 loaf pan 350 1 hr', 'Bake in a greased 4x8 loaf pan at 350°F for 1 hr'],
    ['Slow oven 150 20 mins.', 'Bake in a slow oven at 150°C for 20 mins.'],
    [
      'Rack on sheet pan, 250 30 min then 425 45 min, til crispy',
      'Bake on a rack on a sheet pan at 250°F for 30 min, then at 425°F for 45 min, until crispy',
    ],
    [
      'Slow cooker low 8-10 hrs or high 5-6',
      'Cook in the slow cooker on low for 8-10 hrs or on high for 5-6 hrs',
    ],
    [
      'Hot pan w oil 3-4 min each side til flakes',
      'Cook in a hot pan with oil for 3-4 min on each side, until it flakes',
    ],
    ['140C/Gas 1 for 3½-4 hrs. Skewer test.', 'Cook at 140C/Gas 1 for 3½-4 hrs. Skewer test.'],
  ])('%s', (note, said) => {
    expect(withFrames(note)).toBe(said);
  });
});

describe('notes of what goes where', () => {
  it.each([
    ['Season. Basil in at end.', 'Season. Add the basil at the end.'],
    ['Peas last 5. Serve.', 'Add the peas for the last 5 minutes. Serve.'],
    ['Teaspoonfuls on greased tray, leave room', 'Put teaspoonfuls on a greased tray, leave room'],
    ['Through a sieve. Chill.', 'Pass it through a sieve. Chill.'],
    ['Layer the sheets. Filling. Bake.', 'Layer the sheets. Add the filling. Bake.'],
    ['4 wells, eggs in', 'Make 4 wells, eggs in'],
    [
      'Dough into pot seam side up, lid on 30 min, lid off 15 min',
      'Put the dough into the pot seam side up, cover and cook for 30 min, then uncover and cook for 15 min',
    ],
    ['Check seasoning. Rice alongside', 'Check seasoning. Serve with rice'],
    ['9x13 greased, cheese on top', 'Put everything in a greased 9x13 dish, cheese on top'],
  ])('%s', (note, said) => {
    expect(withFrames(note)).toBe(said);
  });
});

describe('orders that run on', () => {
  it.each([
    ['Mash bananas in bowl mix in butter', 'Mash bananas in bowl, mix in butter'],
    ['Cook noodles as per packet drain', 'Cook noodles as per packet, drain'],
    ['Garnish coriander. Fry in 1/2 in oil', 'Garnish with coriander. Fry in 1/2 inch of oil'],
  ])('%s', (note, said) => {
    expect(withFrames(note)).toBe(said);
  });
});

it.each([
  'Mix the flour, baking soda, and salt in a bowl.',
  'Prepare cornbread according to package directions, cool, and crumble.',
  'Remove with a slotted spoon and place in a colander to drain.',
  'Place into a strainer and let the juices drain.',
  'Bake at 350 for 30 minutes.',
  'In a bowl add the flour.',
  'Garnish with parsley.',
])('a whole sentence stays: %s', (text) => {
  expect(withFrames(text)).toBe(text);
});
