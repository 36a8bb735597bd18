import { expect, it } from 'vitest';
import type { Food } from '#food/model';
import { withRiceKept } from './rice-keeps.ts';

const rice = [{ id: 'basmati-rice', ancestors: ['rice'] } as unknown as Food];
const noodles = [{ id: 'rice-noodles', ancestors: ['noodle'] } as unknown as Food];

it('says how rice keeps where the advice does not', () => {
  expect(withRiceKept('Keeps 3 days in the fridge.', rice, 'curry')).toMatch(/Cool the rice within the hour/);
});

it('gives a soup with rice in it one time to keep, that of the rice', () => {
  const soup = 'Keeps 4 days in the fridge and 3 months in the freezer.';
  expect(withRiceKept(soup, rice, 'soup')).toBe(
    'Keeps a day in the fridge and 3 months in the freezer. Cool it within the hour, since there is rice in it, and reheat it until steaming.',
  );
  expect(withRiceKept('Keeps 3 days in the fridge.', rice, 'curry')).toMatch(/keep it apart/);
});

it('keeps nothing apart that is filled or baked with it', () => {
  const baked = withRiceKept('Keeps 3 days in the fridge.', rice, 'bake', () => false);
  expect(baked).toMatch(/^Keeps a day in the fridge\. Cool it within the hour, since there is rice in it/);
  expect(withRiceKept('Keeps 3 days in the fridge.', rice, 'bake', () => true)).toMatch(/keep it apart/);
});

it('does not send rice that came cooked through the fridge and the heat again', () => {
  const cooked = [{ id: 'cooked-white-rice', ancestors: ['rice'] } as unknown as Food];
  const once = withRiceKept('Cool quickly, keep a day in the fridge and reheat once.', cooked, 'rice');
  expect(once).toBe(
    'Eat it at once; the rice has been cooked and cooled before, and is not kept and heated again.',
  );
  expect(
    withRiceKept(
      'What is in the pan keeps 3 days in the fridge. Store the rice apart and reheat it.',
      cooked,
      'rice',
    ),
  ).toBe(
    'What is in the pan keeps 3 days in the fridge. Eat the rice now; it has been cooked and cooled before, and is not heated again.',
  );
  const told = 'Best at once, since the rice has been cooked before.';
  expect(withRiceKept(told, cooked, 'rice')).toBe(told);
});

it('says nothing where there is no rice, where it is told, or nothing is kept', () => {
  for (const [storage, foods] of [
    ['Keeps 3 days in the fridge.', noodles],
    ['Keeps 3 days in the fridge, without the rice.', rice],
    ['Eat at once.', rice],
  ] as const)
    expect(withRiceKept(storage, foods, 'curry')).toBe(storage);
  expect(withRiceKept(null, rice, 'curry')).toBeNull();
});
