import { expect, test } from 'vitest';
import { sayHeat } from './say-heat.ts';

test('the heat stands behind the vessel', () => {
  expect(
    sayHeat('Heat {oil} in a wide, deep pan. Fry {onion} until {until}, {min}.', 'medium', 'fry', null),
  ).toBe('Heat {oil} in a wide, deep pan over medium heat. Fry {onion} until {until}, {min}.');
  expect(
    sayHeat('[egg: Fry {egg} in a frying pan until {until}, {min}.]', 'medium-high', 'fry', 'medium-high'),
  ).toBe('[egg: Fry {egg} in a frying pan over medium-high heat until {until}, {min}.]');
});

test('it stands before the cue where it changes', () => {
  const say = 'Cook {onion} in the fat until {until}, {min}.';
  expect(sayHeat(say, 'medium', 'saute', 'high')).toBe(
    'Cook {onion} in the fat over medium heat until {until}, {min}.',
  );
  expect(sayHeat(say, 'medium', 'saute', 'medium')).toBe(say);
  const halting = 'Cook {onion} in the fat, stirring, until {until}, {min}.';
  expect(sayHeat(halting, 'medium', 'saute', 'high')).toBe(halting);
});

test('what tells how hot it is stays as it is', () => {
  for (const say of [
    'Heat {oil} in a wok until it shimmers. Fry {onion} until {until}, {min}.',
    'Cook {onion} gently in a pan until {until}, {min}.',
    'Set a pot of water to boil.',
  ])
    expect(sayHeat(say, 'high', 'fry', null)).toBe(say);
  const simmer = 'Cook {rice} in a pot until {until}, {min}.';
  expect(sayHeat(simmer, 'low', 'simmer', null)).toBe(simmer);
});

test('stands behind both of two pans', () => {
  expect(
    sayHeat(
      'Heat {oil} in a wok or wide pan. Fry {eggplant} until {until}, {min}.',
      'medium-high',
      'fry',
      null,
    ),
  ).toBe('Heat {oil} in a wok or wide pan over medium-high heat. Fry {eggplant} until {until}, {min}.');
});
