import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { renamer } from './rename.ts';

const { foods } = loadKitchen();
const food = (id: string) => foods.get(id)!;
const rename = (own: string, instead: string, ...present: string[]) =>
  renamer([{ own: food(own), instead: food(instead) }], [food(instead), ...present.map(food)]);

it.each([
  ['parsley', 'dill', 'Finish with a handful of parsley.', 'Finish with a handful of dill.'],
  ['onion', 'leek', 'Slow onions, and one onion raw.', 'Slow leeks, and one leek raw.'],
  ['lemon-juice', 'lime-juice', 'A squeeze of lemon wakes it.', 'A squeeze of lime wakes it.'],
  ['carrot', 'apple', 'Grate a carrot into it.', 'Grate an apple into it.'],
  ['carrot', 'parsnip', 'Turn the carrots over and over.', 'Turn the parsnips over and over.'],
  ['mint', 'parsley', 'A handful of mint or parsley.', 'A handful of parsley.'],
  ['butter', 'heavy-cream', 'Butter small molds well.', 'Grease small molds well.'],
  ['butter', 'olive-oil', 'Heat the oven and butter a deep dish.', 'Heat the oven and grease a deep dish.'],
  ['butter', 'olive-oil', 'Butter makes it tender.', 'Olive oil makes it tender.'],
])('says %s as %s', (own, instead, text, expected) => {
  expect(rename(own, instead)(text)).toBe(expected);
});

it.each([
  ['water', 'beef-stock', 'Boil the noodles in salted water.'],
  ['walnut', 'almond', 'Roll balls the size of a walnut.'],
  ['canned-tomatoes', 'cherry-tomato', 'Tip in the cherry tomatoes.'],
])('leaves %s alone', (own, instead, text) => {
  expect(rename(own, instead)(text)).toBe(text);
});

it('leaves a name alone that another ingredient bears too', () => {
  expect(rename('onion', 'leek', 'red-onion')('Soft onions.')).toBe('Soft onions.');
});
