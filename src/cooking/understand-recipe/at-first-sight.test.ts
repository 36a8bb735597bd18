import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { UnderstoodRecipe } from './model.ts';
import { understandRecipe } from './understand-recipe.ts';

const kitchen = loadKitchen();
const read = (ingredients: readonly string[], instructions: readonly string[]): UnderstoodRecipe =>
  understandRecipe(
    { title: '', description: null, cuisine: null, servings: null, ingredients, instructions },
    { grounder: kitchen.grounder, foods: kitchen.foods },
  );
const last = (ingredients: readonly string[], ...instructions: readonly string[]) =>
  read(ingredients, instructions).recipe.steps.at(-1)!;
/** Places in the list of what the last instruction handles, from 1 and in order. */
const lines = (ingredients: readonly string[], ...instructions: readonly string[]): readonly number[] =>
  last(ingredients, ...instructions)
    .inputs.map((key) => Number.parseInt(key.slice(1), 10) + 1)
    .sort((a, b) => a - b);

describe('what other people write, what is mainly done', () => {
  it.each([
    ['Heat up a heavy pan on high heat.', 'heat'],
    ['Let the soup boil for 4 more minutes and serve.', 'boil'],
    ['Coat the base of the pot with oil and let it heat up for a minute.', 'heat'],
    ['Take it from the oven and let it sits while it cools down.', 'cool'],
    ['Turn off the oven and leave to cool in the oven.', 'cool'],
    ['Put the prunes in hot water from the kettle for a couple of minutes.', 'soak'],
    ['Bring the dough to room temperature.', 'rest'],
    ['Cover with the top sheet of dough and fold over the edges.', 'shape'],
    ['In a medium sauté pan, brown the pork on all sides.', 'sear'],
    ['Drop the temperature down to 150 °C for 45 minutes.', 'bake'],
    ['Put the bean paste in a pan. Stir for 10 minutes to dry it and let it cool.', 'saute'],
    ['Boil 2 quarts of water, add the macaroni and cook until tender.', 'boil'],
  ])('%s', (text, action) => {
    expect(last(['200 g macaroni', '500 g pork loin', '12 prunes'], text).action).toBe(action);
  });
});

describe('what other people write, what it is done to', () => {
  it('knows which half of a list without headings is meant', () => {
    const list = [
      '3 cups flour',
      '1 cup sugar',
      '2 eggs',
      '1/2 cup flour',
      '1/2 cup sugar',
      '1 tsp cinnamon',
    ];
    const first = 'Mix the flour, sugar and eggs.';
    expect(lines(list, first)).toEqual([1, 2, 3]);
    expect(lines(list, first, 'Rub the flour, sugar and cinnamon into crumbs.')).toEqual([4, 5, 6]);
  });
  it.each([
    ['You can add more stock after adding the pork.', []],
    ['Add the vinegar to help the eggs set.', [2]],
    ['It should feel like a water balloon.', []],
    ['Mix the ingredients (eggs, salt, flour) in a bowl.', [3, 4, 5]],
    ['When the bulgur is done, fluff with a fork.', [6]],
    ['Add the sausage meat.', [7]],
  ])('%s', (text, wanted) => {
    const list = ['1 kg pork', '1 tbsp vinegar', '4 eggs', '1 tsp salt', '200 g flour', '1 cup bulgur'];
    expect(lines([...list, '4 sausages', '1 cup water'], 'Cut the pork and soak the bulgur.', text)).toEqual(
      wanted,
    );
  });
});

describe('what other people write, in what and how long', () => {
  it('returns to the pan that was named, be it a saucepan', () => {
    const { tools } = last(['1 onion'], 'Heat oil in a large saucepan.', 'Add the onion to the pan.');
    expect(tools).toEqual(['saucepan']);
    const fried = last(
      ['1 onion'],
      'Heat oil in a skillet. Boil a pot of water.',
      'Add the onion to the pan.',
    );
    expect(fried.tools).toEqual(['frying pan']);
  });
  it('counts no time that it advises against', () => {
    const { minutes } = last([], 'Refrigerate 12–24 hours. I do not recommend going over 24 hours.');
    expect(minutes).toBe(1440);
  });
  it('runs beside what is said to go on meanwhile', () => {
    const texts = ['Roast the eggplant.', 'Whilst the eggplant is cooking, fry the garlic for 1 minute.'];
    expect(read(['1 eggplant', '2 cloves garlic'], texts).steps[1]!.parallel).toBe(true);
  });
});
