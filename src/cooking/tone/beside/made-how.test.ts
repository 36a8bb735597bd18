import { expect, it } from 'vitest';
import { madeHow } from './made-how.ts';

it.each([
  ['Preheat the oven to 180C. Mix it all. Bake for 30 minutes.', 'baked'],
  ['Fry the onions. Add the stock, bring to a boil, and simmer for 20 minutes.', 'fried and then simmered'],
  ['Whisk the filling. Bake for 15 minutes. Cool, then refrigerate for 3 hours.', 'baked, then chilled'],
  ['Slice the tomatoes. Lay the cheese on top. Do not toss it.', 'with nothing to cook'],
  ['Layer in a dish. Cover and refrigerate overnight.', 'served cold'],
  ['Brown the meat. Put it in the slow cooker and cook on low for 8 hours.', 'slow-cooked'],
])('tells by its last heat how a dish is made: %j', (method, how) => {
  expect(madeHow(method)).toBe(how);
});
