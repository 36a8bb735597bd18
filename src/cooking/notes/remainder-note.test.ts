import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { remainderNote } from './remainder-note.ts';

const { foods } = loadKitchen();
const opened = (id: string, takes: number, held: number) => ({ food: foods.get(id)!, takes, held });

it('tells what stays in the tin that was opened, and how long it keeps', () => {
  expect(remainderNote([opened('canned-tomatoes', 200, 400)])).toMatch(
    /^About half the can of tomatoes is left over; in a covered bowl, it keeps \d+ days in the fridge\.$/,
  );
  expect(remainderNote([opened('double-cream', 200, 600)])).toMatch(
    /^About two thirds of the double cream is left/,
  );
  expect(remainderNote([opened('canned-tomatoes', 200, 400), opened('double-cream', 100, 300)])).toMatch(
    /^Some of the can of tomatoes and the double cream is left over/,
  );
});

it('is silent where hardly anything is left, and of what keeps by itself', () => {
  expect(remainderNote([opened('canned-tomatoes', 380, 400)])).toBeNull();
  expect(remainderNote([opened('white-rice', 200, 1000)])).toBeNull();
  expect(remainderNote([])).toBeNull();
});
