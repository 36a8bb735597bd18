import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { citrusNote } from './citrus-note.ts';

const { foods } = loadKitchen();
const taken = (pieces: number, grams: number) => [
  { item: { food: foods.get('lime')!, pieces }, food: foods.get('lime-juice')!, grams },
];

it('puts the limes that are not squeezed on the table', () => {
  expect(citrusNote(taken(3, 45), 'main', [])).toBe(
    'Cut the other limes into wedges to squeeze over at the table.',
  );
  expect(citrusNote(taken(2, 30), 'soup', [])).toBe(
    'Cut the other lime into wedges to squeeze over at the table.',
  );
});

it('is silent where none is left, where wedges are served anyway, and beside a cake', () => {
  expect(citrusNote(taken(2, 55), 'main', [])).toBeNull();
  expect(citrusNote(taken(3, 45), 'dessert', [])).toBeNull();
  expect(citrusNote(taken(3, 45), 'main', [{ food: 'lime', preparation: 'cut into wedges' }])).toBeNull();
});
