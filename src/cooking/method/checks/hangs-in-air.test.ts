import { expect, it } from 'vitest';
import { hangsInAir } from './hangs-in-air.ts';

const cassoulet = [
  'Fry the lardons until crisp, then brown the sausages for 5 minutes. Set aside.',
  'Add the onions to the fat and cook gently for 10 minutes.',
  'Return the sausages with the beans and bake for 1 hour.',
];
const gratin = [
  'Cook the florets in boiling water for 5 minutes. Drain well and tip into a dish.',
  'Melt the butter, stir in the flour and cook for 1 minute. Gradually whisk in the milk.',
  'Pour over the cauliflower and grill until browned.',
];

it.each([
  [cassoulet, ['Add the onions.', 'Return the sausages with the beans. Cook for 1 hour.'], /never taken out/],
  [
    cassoulet,
    ['Add the onions to the fat.', 'Put the sausages and the beans on top and cook for 1 hour.'],
    /nothing was fried in/,
  ],
  [gratin, ['Drain well.', 'Toss the florets with the butter and the flour.'], /never lay in water/],
  [
    gratin,
    ['Boil the florets. Drain well. Gradually whisk in the milk. Toss with the flour and the butter.'],
    /flour would come after/,
  ],
  [
    ['Simmer until tender, some 40 minutes.'],
    ['Smoke for an hour, until tender, some.'],
    /end in the middle/,
  ],
])('%#: says what has lost its ground', (was, now, said) => {
  expect(hangsInAir(was, now, [])).toMatch(said);
});

it('says nothing of what stands, nor of what hung in its source already', () => {
  expect(hangsInAir(cassoulet, cassoulet, [])).toBeNull();
  expect(hangsInAir(gratin, gratin, [])).toBeNull();
  expect(hangsInAir(['Drain. Bake.'], ['Drain. Air-fry.'], [])).toBeNull();
  expect(hangsInAir(['Cook.'], ['Drain the beans and heat them.'], ['1 can beans'])).toBeNull();
});
