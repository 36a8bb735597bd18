import { describe, expect, it } from 'vitest';
import { dishWords, fitsMethod } from './dish-kinds.ts';

describe('what a title calls its dish', () => {
  it.each([
    ['Oatmeal Cookies', ['=cookies'], ['=breakfast']],
    ['Scandinavian Coffee Cake', ['=cake'], ['=drink']],
    ['Chicken Noodle Soup', ['=soup'], ['=noodles']],
    ['Mexican Meat Loaf', ['=roast'], ['=meatballs', '=loaf']],
    ['Sardine Cakes', [], ['=cake', 'sweet']],
    ['Carrot Cake', ['=cake', 'sweet'], []],
    ['Garam Masala', [], ['=curry']],
    ['Chicken Tikka Masala', ['=curry'], []],
    ['Lemongrass Pork Rice Noodle Bowls', ['=noodlebowl'], ['=noodles', '=italian', '=pasta']],
    ['Roasted Butternut Squash Soup', ['=soup'], ['=roast']],
    ['Roast Chicken and Soup', ['=roast', '=soup'], []],
    ['Veggie Sushi Rolls', ['=sushi'], ['=loaf']],
    ['Cabbage Rolls', [], ['=loaf']],
    ['Cinnamon Rolls', ['=loaf'], []],
    ['Beef Pho', ['=soup', '=noodlesoup'], []],
    ['Sausage Stew and Dumplings', ['=stew', '=dumplings'], []],
  ] as const)('%s', (title, is, isNot) => {
    const words = dishWords(title);
    for (const one of is) expect(words).toContain(one);
    for (const one of isNot) expect(words).not.toContain(one);
  });
});

it('takes for a gratin only what leaves the oven late', () => {
  const stove =
    'Roast the squash. Boil the pasta and drain it. Make a sauce of cream and stir it all together in a warm bowl.';
  expect(fitsMethod('=gratin', stove)).toBe(false);
  expect(fitsMethod('=gratin', `${stove} Tip into a dish, scatter with cheese and bake until golden.`)).toBe(
    true,
  );
  expect(fitsMethod('=soup', stove)).toBe(true);
});
