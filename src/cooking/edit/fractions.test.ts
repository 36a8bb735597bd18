import { expect, test } from 'vitest';
import { fractionsLike } from './fractions.ts';

test('a new amount is written with the fractions of the recipe', () => {
  const typed = fractionsLike(['1/2 cup butter', '1 1/4 cups sugar']);
  expect(typed('1¾ tsp soy sauce')).toBe('1 3/4 tsp soy sauce');
  expect(typed('½ cup applesauce')).toBe('1/2 cup applesauce');
  const printed = fractionsLike(['½ cup butter']);
  expect(printed('1 1/2 tbsp oil')).toBe('1½ tbsp oil');
  expect(typed('Melt ½ tablespoon of it')).toBe('Melt 1/2 tablespoon of it');
  expect(printed('2/3 cup milk, 9x13 pan')).toBe('⅔ cup milk, 9x13 pan');
});

test('a recipe without fractions, or with both kinds, changes nothing', () => {
  for (const own of [['200 g flour'], ['½ cup milk', '1/2 cup cream']]) {
    const style = fractionsLike(own);
    expect(style('1½ tsp salt and 1/4 cup oil')).toBe('1½ tsp salt and 1/4 cup oil');
  }
});
