import { expect, test } from 'vitest';
import type { Step } from '../recipe.ts';
import { sayMeanwhile } from './meanwhile.ts';

const step = (id: string, more: Partial<Step>): Step => ({
  id,
  text: '',
  phase: 'cook',
  action: 'fry',
  inputs: [],
  tools: [],
  heat: null,
  celsius: null,
  internalCelsius: null,
  minutes: 6,
  activeMinutes: 6,
  station: 'burner',
  doneness: null,
  after: [],
  ...more,
});
const pasta = step('pasta', { action: 'boil', minutes: 12, activeMinutes: 1 });

test('what is begun while a pot boils says so', () => {
  const steps = [
    pasta,
    step('sauce', { minutes: 14 }),
    step('toss', { action: 'toss', after: ['pasta', 'sauce'] }),
  ];
  expect(
    sayMeanwhile(steps, ['Boil the pasta.', 'Melt the butter.', 'Toss the pasta in the sauce.']),
  ).toEqual(['Boil the pasta.', 'Meanwhile, melt the butter.', 'Toss the pasta in the sauce.']);
});

test('what waits for it, or tells its time by itself, stays as it is', () => {
  const after = [pasta, step('sauce', { after: ['pasta'] })];
  expect(sayMeanwhile(after, ['Boil the pasta.', 'Melt the butter.'])[1]).toBe('Melt the butter.');
  const told = [pasta, step('sauce', {})];
  expect(sayMeanwhile(told, ['Boil the pasta.', 'Heat the oil while it boils.'])[1]).toBe(
    'Heat the oil while it boils.',
  );
  expect(sayMeanwhile(told, ['Boil the pasta.', 'The sauce comes now.'])[1]).toBe('The sauce comes now.');
});

test('a pot that is put on late in a long simmer is told of by its minutes', () => {
  const soup = step('soup', { action: 'simmer', minutes: 40, activeMinutes: 3 });
  const rice = step('rice', { action: 'boil', minutes: 18, activeMinutes: 1 });
  const steps = [soup, rice, step('serve', { minutes: 1, activeMinutes: 1, after: ['soup', 'rice'] })];
  expect(sayMeanwhile(steps, ['Simmer it.', 'Boil the rice.', 'Serve.'])[1]).toBe(
    'About 20 minutes before that is done, boil the rice.',
  );
});

test('after a pot beside it a sauce is gone back to', () => {
  const steps = [
    step('onions', { action: 'saute' }),
    step('noodles', { action: 'boil', minutes: 9, activeMinutes: 1 }),
    step('wine', { after: ['onions'] }),
    step('serve', { after: ['noodles', 'wine'] }),
  ];
  const texts = ['Soften the onions in a wide pan.', 'Boil the noodles.', 'Pour in the wine.', 'Serve.'];
  expect(sayMeanwhile(steps, texts)[2]).toBe('Back at the pan, pour in the wine.');
  expect(sayMeanwhile(steps, texts.with(2, 'Pour the wine into the pan.'))[2]).toBe(
    'Pour the wine into the pan.',
  );
});

test('a lid is taken off the pot that was left, not meanwhile off another one', () => {
  const steps = [
    step('braise', { action: 'braise', minutes: 60, activeMinutes: 2 }),
    step('rice', { action: 'simmer', minutes: 20, activeMinutes: 1 }),
    step('glaze', { action: 'reduce', after: ['braise'] }),
    step('serve', { minutes: 1, after: ['rice', 'glaze'] }),
  ];
  const texts = ['Braise the pork in a pot.', 'Boil the rice.', 'Take off the lid and boil down.', 'Serve.'];
  expect(sayMeanwhile(steps, texts)[2]).toBe('Back at the pot, take off the lid and boil down.');
  expect(sayMeanwhile(steps, texts.with(0, 'Braise the pork.'))[2]).toBe('Take off the lid and boil down.');
});

test('the pan is not gone back to where what follows goes into another pot', () => {
  const steps = [
    step('broth', { action: 'simmer', minutes: 60, activeMinutes: 2 }),
    step('onions', { action: 'saute' }),
    step('beets', { after: ['onions'] }),
    step('potatoes', { after: ['broth', 'onions'] }),
  ];
  const texts = ['Simmer the beef in a pot.', 'Soften the onions in a pan.', 'Add the beets.'];
  const told = sayMeanwhile(steps, [...texts, 'Add the potatoes to the broth.']);
  expect(told[3]).not.toMatch(/Back at/);
});

test('what is begun in another pan, or with any order, is told to be begun meanwhile', () => {
  const steps = [pasta, step('beans', {}), step('serve', { minutes: 1, after: ['pasta', 'beans'] })];
  for (const [text, told] of [
    ['In a second pan, fry the beans.', 'Meanwhile, in a second pan, fry the beans.'],
    [
      'Pat the beans dry and fry, turning now and then.',
      'Meanwhile, pat the beans dry and fry, turning now and then.',
    ],
    ['It is time for the beans.', 'It is time for the beans.'],
  ] as const)
    expect(sayMeanwhile(steps, ['Boil the pasta.', text, 'Serve.'])[1]).toBe(told);
});

test('what goes without saying does not come between, and what waits by way of another does not begin meanwhile', () => {
  const knife = step('knife', {
    phase: 'prep',
    action: 'cut',
    minutes: 3,
    activeMinutes: 3,
    station: 'none',
  });
  const steps = [pasta, knife, step('sauce', { minutes: 14, after: ['knife'] })];
  const texts = ['Boil the pasta.', 'Chop the onion.', 'Melt the butter.'];
  expect(sayMeanwhile(steps, texts, new Set(['knife']))[2]).toBe('Meanwhile, melt the butter.');
  const chain = [
    pasta,
    step('drain', { minutes: 1, activeMinutes: 1, after: ['pasta'] }),
    step('fry', { after: ['drain'] }),
  ];
  expect(sayMeanwhile(chain, ['Boil the pasta.', 'Drain it.', 'Fry the pasta.'])[2]).toBe('Fry the pasta.');
});
