import { expect, it } from 'vitest';
import { readForFour } from '../../../../test/support/adapt.ts';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { cookedTwice } from './cooked-twice.ts';
import { readParts } from '../read/parts.ts';

const kitchen = loadKitchen();
const was = [
  'Brown the oxtail.',
  'Stock in. Cover, low fire, 2 and a half hours.',
  'Carrots in, cook 20 minutes.',
];
const parts = readParts(
  readForFour('Oxtail', ['1 kg oxtail', '1 litre stock', '2 carrots'], was),
  kitchen.foods,
  kitchen.methods.foods,
);

it('finds the long cooking that still stands beside that of the machine', () => {
  const pressed = 'Lock the lid. Cook at high pressure for 50 minutes.';
  expect(cookedTwice(was, [was[0]!, was[1]!, pressed], 'pressureCooker', parts)).toBe(
    'Cover, low fire, 2 and a half hours.',
  );
  expect(cookedTwice(was, [was[0]!, pressed, was[2]!], 'pressureCooker', parts)).toBeNull();
  expect(cookedTwice(was, was, 'stovetop', parts)).toBeNull();
});

it('leaves what waits, and what is shorter than the long cooking', () => {
  const kept = ['Cover and leave in the fridge for 8 hours.', 'Cover and simmer for an hour.'];
  const all = [...kept, 'Cover and simmer for 3 hours.'];
  expect(cookedTwice(all, [...kept, 'Cook on LOW for 8 hours.'], 'slowCooker', parts)).toBeNull();
  expect(cookedTwice(all, all, 'slowCooker', parts)).toBe('Cover and simmer for 3 hours.');
});
