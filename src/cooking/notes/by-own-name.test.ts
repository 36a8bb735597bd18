import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { byOwnName } from './by-own-name.ts';

const kitchen = loadKitchen();
const { foods } = kitchen.reader;
const remark = (ids: readonly string[], barred: readonly string[], text: string): string =>
  byOwnName(
    ids.map((id) => foods.get(id)!),
    (id) => !barred.includes(id),
  )(text);

it('calls the milk of a recipe by its name, and takes water where there is none', () => {
  const said = 'A splash of cold milk loosens it. Milk chocolate is another thing.';
  expect(remark(['oat-milk'], [], said)).toBe(
    'A splash of cold oat milk loosens it. Milk chocolate is another thing.',
  );
  expect(remark(['rolled-oats'], ['whole-milk'], said)).toMatch(/^A splash of cold water loosens it/);
  for (const ids of [['whole-milk'], ['whole-milk', 'oat-milk'], ['rolled-oats']])
    expect(remark(ids, [], said)).toBe(said);
});

it('leaves other milks, what is told to be buttered, and what is said not to be there', () => {
  for (const text of [
    'Coconut milk splits.',
    'Butter the tin.',
    'Serve with butter beans.',
    'No milk is needed.',
  ])
    expect(remark(['oat-milk', 'vegan-butter'], ['whole-milk', 'butter'], text)).toBe(text);
  expect(remark(['vegan-butter'], ['butter'], 'Serve with butter.')).toBe('Serve with vegan butter.');
  expect(remark(['tamari'], ['soy-sauce'], 'Pass soy sauce.')).toBe('Pass tamari.');
});

it('tells a vegan to loosen porridge with what it is cooked in', () => {
  const { tips, storage } = generateRecipe(kitchen, {
    ingredients: ['oat milk', 'rolled oats', 'banana', 'cinnamon'],
    dietary_restrictions: ['vegan'],
  });
  for (const text of [...tips, storage ?? '']) expect(text).not.toMatch(/(?<!oat )\bmilk\b/);
});
