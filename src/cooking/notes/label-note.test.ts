import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { labelNote } from './label-note.ts';

const { foods } = loadKitchen();
const of = (...ids: string[]) => ids.map((id) => foods.get(id)!);

it('names the packets in which an allergen hides, and no fresh food', () => {
  expect(
    labelNote(of('broccoli', 'vegetable-stock', 'potato'), { allergens: ['gluten'], diets: [] }),
  ).toMatch(/^Check the label of the vegetable stock for gluten/);
  expect(labelNote(of('broccoli', 'potato'), { allergens: ['gluten'], diets: [] })).toBeNull();
});

it('speaks of labels for a diet of health, of rennet to vegetarians and of butchers where they matter', () => {
  expect(labelNote(of('paneer', 'garam-masala'), { allergens: [], diets: ['gluten-free'] })).toMatch(
    /labeled gluten-free/,
  );
  expect(labelNote(of('mustard-seeds', 'spinach'), { allergens: [], diets: ['gluten-free'] })).toBeNull();
  expect(labelNote(of('spinach', 'mozzarella'), { allergens: [], diets: ['vegetarian'] })).toMatch(/rennet/);
  expect(labelNote(of('chicken-thigh', 'rice'), { allergens: [], diets: ['halal'] })).toMatch(
    /halal butcher/,
  );
  expect(labelNote(of('spinach', 'mozzarella'), { allergens: [], diets: [] })).toBeNull();
});
