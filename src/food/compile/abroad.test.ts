import { describe, expect, it } from 'vitest';
import { makeFood } from '../../../test/support/make-food.ts';
import { loadFoodTable } from '../../../test/support/food-table.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { analyzeRecipe } from '#usecases/recipes/analyze-recipe';
import { createCatalogue } from '../catalogue.ts';
import { compileNamesAbroad } from './abroad.ts';

const foods = [
  makeFood('onion', { category: 'produce' }),
  makeFood('milk', { category: 'dairy-eggs' }),
  makeFood('kirsch', { category: 'beverages', aliases: ['framboise'] }),
  makeFood('raspberry', { category: 'produce' }),
];
const compile = (names: unknown) => compileNamesAbroad(names, foods, 'names.yaml');

describe('names of other languages', () => {
  it('mean their food where they stand alone, and nothing as a part of a longer name', () => {
    const { names, problems } = compile({ onion: 'cebolla, Zwiebeln, oignon', milk: 'leche' });
    expect(problems).toEqual([]);
    const catalogue = createCatalogue({ version: 'x', foods, abroad: names });
    for (const name of ['cebollas', 'Zwiebeln', 'oignons', 'de cebolla'])
      expect(catalogue.match(name).food?.id, name).toBe('onion');
    for (const name of ['dulce de leche', 'leche de coco', 'Zwiebelsuppe', 'tarta de cebolla'])
      expect(catalogue.match(name).food, name).toBe(null);
  });
  it.each([
    [{ potato: 'papa' }, /no such food/],
    [{ raspberry: 'framboises' }, /means kirsch already/],
    [{ onion: 'cebolla', milk: 'cebolla' }, /means onion already/],
    [{ onion: 'onions' }, /English name/],
    [{ milk: 'fresh' }, /describes foods/],
    [{ milk: 'la' }, /too short/],
    [{ milk: ['leche'] }, /text with commas/],
  ])('are refused in %j', (names, message) => {
    expect(
      compile(names)
        .problems.map((one) => one.message)
        .join(),
    ).toMatch(message);
  });
});

it('leaves out a name that is two foods in two languages, and passes over what is known', () => {
  const { names, problems } = compileNamesAbroad({ onion: 'cebolla' }, foods, 'names.yaml', [
    { file: 'a.yaml', names: { onion: 'cebolla, cipolla, mel', potato: 'papa' } },
    { file: 'b.yaml', names: { milk: 'mleko, mel, cebolla' } },
  ]);
  expect(names).toEqual({ cebolla: 'onion', cipolla: 'onion', mleko: 'milk' });
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'a.yaml no such food',
    'b.yaml "cebolla" means onion already',
  ]);
});

it('hears no cow in the milk of an almond, nor in the butter of a peanut, in French', () => {
  const kitchen = loadKitchen();
  const milkOf = (line: string) =>
    analyzeRecipe(kitchen, { recipe: { title: 'Bol', ingredients: [line], instructions: ['Mix.'] } })
      .allergens.filter(({ allergen }) => allergen === 'milk')
      .map(({ status }) => status);
  expect(milkOf("200 ml lait d'amande")).not.toContain('contains');
  expect(milkOf('50 g beurre de cacahuète')).not.toContain('contains');
  expect(milkOf('200 ml lait entier')).toContain('contains');
});

it('knows a foreign pantry, and what nuts, milk and eggs are called there', () => {
  const catalogue = createCatalogue(loadFoodTable());
  const idOf = (name: string) => catalogue.match(name).food?.id;
  expect(['pollo', 'arroz', 'guisantes', 'Zwiebeln', 'pommes de terre', 'zanahorias'].map(idOf)).toEqual([
    'chicken',
    'rice',
    'pea',
    'onion',
    'potato',
    'carrot',
  ]);
  expect(
    ['cacahuètes', 'Erdnüsse', 'nueces', 'Haselnüsse', 'leche', 'œufs', 'Eier', 'gambas'].map(idOf),
  ).toEqual(['peanut', 'peanut', 'walnut', 'hazelnut', 'milk', 'egg', 'egg', 'shrimp']);
  // No nut, no egg liqueur, no milk; an English word stays what it is in English.
  expect(idOf('nuez moscada')).toBe('nutmeg');
  expect(idOf('Eierlikör')).not.toBe('egg');
  expect(idOf('leche de almendras')).toBe('almond-milk');
  expect(idOf('citron')).toBe('citron');
});
