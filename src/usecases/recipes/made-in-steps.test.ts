import type { UnderstoodRecipe } from '#cooking/understand-recipe/model';
import { expect, it } from 'vitest';
import { comesOfList } from './made-in-steps.ts';

const of = (...names: readonly string[]): UnderstoodRecipe =>
  ({
    recipe: { ingredients: names.map((name) => ({ name, food: name.replace(/ /g, '-') })) },
  }) as unknown as UnderstoodRecipe;

it.each([
  ['bacon-fat', 'bacon fat', ['thick-cut bacon'], true],
  ['chicken-thigh', 'chicken thigh', ['whole chicken'], true],
  ['bechamel', 'béchamel', ['butter', 'flour', 'whole milk'], true],
  ['zabaglione', 'zabaglione', ['egg yolks', 'sugar', 'Marsala wine'], true],
  // What nothing in the list accounts for is still named.
  ['naan', 'naan', ['whole chicken'], false],
  ['bechamel', 'béchamel', ['butter', 'flour'], false],
  ['beef-fat', 'beef fat', ['whole chicken'], false],
  ['cream', 'cream', ['mascarpone', 'eggs'], true],
  ['cream', 'cream', ['eggs', 'sugar'], false],
  ['cream', 'cream', ['coconut cream', 'peanut butter'], false],
  ['white-chocolate', 'white chocolate', ['dark chocolate'], false],
])('%s of a list', (food, name, list, comes) => {
  expect(comesOfList({ food, name, text: name }, of(...list))).toBe(comes);
});
