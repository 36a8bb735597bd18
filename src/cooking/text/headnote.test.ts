import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { withKitchenFoods, type FromKitchen } from './headnote.ts';

const { foods } = loadKitchen();
const from = (id: string, name: string, over: Partial<FromKitchen> = {}): FromKitchen => ({
  food: foods.get(id)!,
  name,
  plural: name.endsWith('s'),
  prep: null,
  last: true,
  own: false,
  ...over,
});

test('a finishing touch from the kitchen is told by what it does', () => {
  expect(withKitchenFoods('Lentil Stew', 'Lentils.', [from('feta', 'feta', { prep: 'crumbled' })])).toMatch(
    /^Lentils\. (?:Crumbled feta goes over at the end|It is finished with crumbled feta)\.$/,
  );
  expect(withKitchenFoods('Lentil Stew', 'Lentils.', [from('walnut', 'walnuts', { prep: 'chopped' })])).toBe(
    'Lentils. Chopped walnuts give it crunch.',
  );
});

test('nothing is said of what is in the pot, of what the dish has anyway, and of what title or note name', () => {
  const silent = (...some: readonly FromKitchen[]): void =>
    expect(withKitchenFoods('Supper', 'Pasta with cheese.', some)).toBe('Pasta with cheese.');
  silent(from('carrot', 'carrots'), from('potato', 'potatoes'));
  silent(from('yogurt', 'yogurt', { last: false }));
  silent(from('walnut', 'walnuts', { own: true }));
  silent(from('feta', 'feta'));
});

test('a plural in o is the same food', () => {
  const note = 'Warm rice under cold salmon with avocados.';
  expect(withKitchenFoods('Poke Bowl', note, [from('avocado', 'avocados')])).toBe(note);
});
