import { describe, expect, it } from 'vitest';
import type { Dish } from '../dish.ts';
import { namesOfDishes } from './named-dish.ts';

const dish = (title: string, food: string, english: string | null = null): Dish =>
  ({
    title,
    titles: [],
    english,
    form: false,
    roles: [{ food, need: 'essential', options: [] }],
  }) as unknown as Dish;

const names = namesOfDishes([
  dish('Shepherd’s Pie', 'lamb'),
  dish('Coq au Vin', 'chicken', 'Chicken in Wine'),
  dish('Pie', 'apple'),
  dish('Goulash', 'beef'),
]);
const foodsOf = (title: string): readonly string[] =>
  names(title).flatMap(({ parts }) => parts.flatMap(({ options }) => options.map(({ food }) => food)));

describe('names of dishes in a title', () => {
  it('finds names of one word and of several, whole words only', () => {
    expect(foodsOf("My gran's shepherd's pie, with peas")).toEqual(['lamb']);
    expect(foodsOf('Hungarian goulash!')).toEqual(['beef']);
    expect(foodsOf('Goulashes')).toEqual([]);
    expect(foodsOf('Shepherd’s salad pie')).toEqual([]);
  });

  it('gives them in the order of the dishes, each once', () => {
    expect(foodsOf('Goulash, chicken in wine and goulash')).toEqual(['chicken', 'beef']);
  });

  it('finds nothing in a title without words', () => {
    expect(foodsOf('…')).toEqual([]);
  });
});
