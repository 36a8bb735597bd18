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
    ['The cook first dries the pork and seasons it well.', 'wash'],
    ['She then melts the lard in a pot and browns the pork on both sides.', 'sear'],
    ['So I unrolled the pastry onto a tray and pricked the middle all over.', 'roll'],
    ['The lid goes on, and everything simmers gently for forty minutes.', 'simmer'],
    ['It must be kept in the refrigerator for at least 2 hours.', 'chill'],
    ['Begin by cutting the pork in half and frying it.', 'fry'],
    ['Remove the bay leaf and immersion blend the soup.', 'blend'],
    ['Evenly space out the filling on the sheets.', 'assemble'],
    ['Add the flour and mix gently to hydrate.', 'mix'],
    ['The pork was tipped in, and then it was boiled for fifteen minutes.', 'boil'],
    ['It stewed gently for half an hour.', 'stew'],
    ['Pour the hot broth over and let pull through for 30 minutes.', 'rest'],
    ['Start cooking the pasta.', 'boil'],
    ['Dice the prunes, add them and once again let it sauté for 2 minutes.', 'saute'],
    ['Add the pork to the pan and brown.', 'sear'],
    ['Cover and keep aside for 20 mins.', 'rest'],
    ['Marinate with salt. Keep aside for an hour.', 'marinate'],
    ['Shake the oil and vinegar with a pinch of salt.', 'mix'],
    ['Seal the pork in a bag and cook in the water bath for 2 hours.', 'sous-vide'],
    ['Let repose 10 min before to serve.', 'rest'],
    ['Hang the cheesecloth for 4 hours, over a bowl in the sink.', 'drain'],
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
  it('tells four eggs from one egg by the number of the word', () => {
    const list = ['4 eggs', '400 g flour', '250 g ricotta', '1 egg'];
    expect(lines(list, 'Crack the eggs into the flour.')).toEqual([1, 2]);
    expect(lines(list, 'Knead the dough.', 'Mix the ricotta and the egg.')).toEqual([3, 4]);
    expect(lines(list, 'Mix the eggs and flour.', 'Cover the dough and let it rest.')).toEqual([]);
  });
  it('counts the first and the second of a kind', () => {
    const list = ['200 g sugar', '3 eggs', '100 g sugar'];
    expect(lines(list, 'Whisk the eggs with the first sugar.')).toEqual([1, 2]);
    expect(lines(list, 'Add the second sugar.')).toEqual([3]);
  });
  it('takes the first of two lines of one name first', () => {
    const list = ['100 g butter', '80 g sugar', '3 egg whites', '50 g sugar'];
    const first = 'Beat the butter and sugar.';
    expect(lines(list, first)).toEqual([1, 2]);
    expect(lines(list, first, 'Whisk the egg whites with the sugar.')).toEqual([3, 4]);
  });
  it('finds foods under other names and in pairs', () => {
    const list = [
      '1 cabbage',
      '1 carrot',
      '2 cans cannellini beans',
      '1 tsp baking powder',
      '1 tsp baking soda',
    ];
    expect(lines(list, 'Combine the shredded cabbage and carrot.')).toEqual([1, 2]);
    expect(lines(list, 'Add the white beans.')).toEqual([3]);
    expect(lines(list, 'Sift in the baking soda/powder.')).toEqual([4, 5]);
    expect(lines(['4 eggs', '1 bell pepper'], 'Beat the eggs, salt, and pepper.')).toEqual([1]);
  });
  it('takes no vessel of the list and no dried fruit for fresh', () => {
    const list = ['3 pears', '100 g dried fruit', '1 glass of water', '1 glass jar'];
    expect(lines(list, 'Put the pears in a pan with the dried fruit.', 'Add the glass of water.')).toEqual([
      3,
    ]);
    expect(lines(list, 'Cook the pears with the dried fruit.', 'Serve with fresh fruit.')).toEqual([]);
  });
  it('takes a part of the list by its heading, and everything that was made ready', () => {
    const parts = ['Levain:', '50 g starter', '50 g flour', 'Dough:', '450 g flour', '10 g salt'];
    expect(lines(parts, 'Mix the levain.')).toEqual([2, 3]);
    const salad = ['3 tomatoes', '2 cucumbers', 'mint'];
    expect(
      lines(salad, 'Chop the tomatoes and cucumbers.', 'Put everything in a bowl with the mint.'),
    ).toEqual([1, 2, 3]);
  });
  it('puts in what a verb is made of, and no water that comes out', () => {
    const list = ['1 kg pork', '1 tsp salt', '200 g flour', '1 cup water'];
    expect(lines(list, 'Cut the pork.', 'The pork is salted and floured.')).toEqual([1, 2, 3]);
    expect(lines(list, 'Cut the pork.', 'Add the salt and leave it to release water.')).toEqual([2]);
  });
  it.each([
    ['You can add more stock after adding the pork.', []],
    ['Add the vinegar to help the eggs set.', [2]],
    ['It should feel like a water balloon.', []],
    ['Mix the ingredients (eggs, salt, flour) in a bowl.', [3, 4, 5]],
    ['When the bulgur is done, fluff with a fork.', [6]],
    ['Add the sausage meat.', [7]],
    ['Test it: drop some on a saucer and push it with your finger.', []],
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
  it('tells a gentle pan of the text from a machine that is not to be used', () => {
    expect(last([], 'Crush the tomatoes by hand (do not use a food processor).').tools).toEqual([]);
    expect(last([], 'Strain the stock into another pan.').tools).toEqual(['saucepan']);
    expect(last([], 'Take the tray out with oven gloves.').tools).not.toContain('oven');
  });
  it('has no action for a button', () => {
    expect(last([], 'Close the lid and press START.').action).toBeNull();
  });
  it.each([
    ['Soften the onion for five minutes and cook for two more.', 7],
    ['Let it bubble for a minute or two before it is sent to the table.', 2],
    ['Chill for at least four hours (overnight is even better).', 240],
    ['Add the peas 10 minutes before serving.', null],
    ['Fry the onion. After 3 minutes add the garlic and fry 2 minutes.', 5],
    ['Combine with salt, let stand overnite.', 480],
    ['Cook 2 minits.', 2],
    ['Simmer for 1h30/2h.', 120],
    ['Chill for 1h 30mins.', 90],
  ])('%s', (text, minutes) => {
    const { recipe, steps } = read([], [text]);
    expect(steps[0]!.minutesFrom === 'stated' ? recipe.steps[0]!.minutes : null).toBe(minutes);
  });
  it('bakes at what the oven is set to last', () => {
    expect(last([], 'Heat the oven to 160 °C and bake for 20 minutes at 170 °C.').celsius).toBe(170);
    expect(last([], 'Bake at 220 °C for 10 minutes, then turn it down to 180 °C.').celsius).toBe(220);
  });
  it('ends the sign of doneness where the next order begins', () => {
    const { doneness } = last([], 'Whisk until they foam, add the sugar and whisk on.');
    expect(doneness).toBe('they foam');
  });
  it('simmers in what was poured into the pan', () => {
    const list = ['12 meatballs', '300 ml stock'];
    const steps = [
      'Fry the meatballs for 5 minutes.',
      'Pour in the stock.',
      'Cook over medium heat for 10 minutes.',
    ];
    expect(last(list, ...steps).action).toBe('simmer');
  });
  it('cooks on the grill that was lit', () => {
    const grilled = last(
      ['1 leg of lamb'],
      'Preheat the grill.',
      'Put the lamb on and cook 12 minutes a side.',
    );
    expect(grilled.action).toBe('grill');
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
