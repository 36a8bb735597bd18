import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from './understand-recipe.ts';

const kitchen = loadKitchen();
const read = (ingredients: readonly string[], ...instructions: readonly string[]) =>
  understandRecipe(
    { title: '', description: null, cuisine: null, servings: 4, ingredients, instructions },
    kitchen,
  );
const last = (ingredients: readonly string[], ...instructions: readonly string[]) =>
  read(ingredients, ...instructions).recipe.steps.at(-1)!;
const usedLast = (ingredients: readonly string[], ...instructions: readonly string[]): readonly string[] => {
  const { recipe } = read(ingredients, ...instructions);
  return recipe.ingredients
    .filter(({ key }) => recipe.steps.at(-1)!.inputs.includes(key))
    .map(({ text }) => text);
};
const list = ['500 g potatoes', '2 steaks', '1 onion', '1 tbsp oil'];

describe('times and heats as cooks jot them down', () => {
  it.each([
    ['Simmer the potatoes 1hr30', 'simmer', 90, null],
    ['Let the onion bubble down 5', 'simmer', 5, null],
    ['potatoes in a dish. 200 fan 15-20', 'bake', 20, 200],
    ['Bake the potatoes 375 for 20-25', 'bake', 25, 191],
    ['Bake the potatoes 1 hr. at 350.', 'bake', 60, 177],
    ['Bake potatoes 350 1 hr', 'bake', 60, 177],
    ['Sprinkle over. 180C / 160C fan, 35-40 mins', 'bake', 40, 180],
    ['Brush the potatoes. 12-15 mins at 220C/gas 7.', 'bake', 15, 220],
    ['steaks out of the fridge an hour before. v hot pan 2 mins a side. rest 5 mins', 'sear', 9, null],
    ['wok v hot, oil, onion in 2 mins, out', 'stir-fry', 2, null],
    ['Marinate the steaks 20', 'marinate', 20, null],
  ] as const)('%s', (text, action, minutes, celsius) => {
    const step = last(list, text);
    expect([step.action, step.minutes, step.celsius]).toEqual([action, minutes, celsius]);
  });

  it('minutes alone are those of the oven that was heated', () => {
    const step = last(list, 'oven 200', 'potatoes in a tray w oil', '40 mins turning once');
    expect([step.action, step.minutes]).toEqual(['bake', 40]);
  });

  it.each([['Boil 6 eggs.'], ['Add the onion. Serve for 4'], ['Simmer 2 onions.']])(
    'a number that counts something else is no time: %s',
    (text) => expect(read(list, text).steps[0]!.minutesFrom).not.toBe('stated'),
  );
});

describe('foods by another word', () => {
  it('the rest', () => {
    expect(
      usedLast(['3 apples', '100 g oats', '75 g butter'], 'Slice the apples.', 'rub the rest together'),
    ).toEqual(['100 g oats', '75 g butter']);
  });

  it('all of it but one', () => {
    expect(usedLast(['oats', 'milk', 'berries'], 'mix it all bar the berries, fridge overnight')).toEqual([
      'oats',
      'milk',
    ]);
  });

  it('the fat that is rubbed in', () => {
    expect(usedLast(['225 g flour', '55 g butter'], 'Rub the fat into the flour.')).toEqual([
      '225 g flour',
      '55 g butter',
    ]);
  });

  it('everything below the heading that is made', () => {
    const own = ['500 g beef', '1 onion', 'Dumplings:', '100 g flour', '50 g suet'];
    expect(
      usedLast(own, 'Brown the beef with the onion.', 'For the dumplings mix everything to a soft dough.'),
    ).toEqual(['100 g flour', '50 g suet']);
  });

  it('oats among the dry ingredients', () => {
    expect(usedLast(['100 g oats', '100 g flour', '2 eggs'], 'Mix the dry ingredients.')).toEqual([
      '100 g oats',
      '100 g flour',
    ]);
  });

  it('salt and pepper where it says season, and water with its stock cube', () => {
    expect(usedLast(['salt', '1 leek'], 'Fry the leek and season.')).toContain('salt');
    expect(
      usedLast(['1 beef stock cube', '300 ml water', '500 g beef'], 'Add the stock and simmer.'),
    ).toEqual(['1 beef stock cube', '300 ml water']);
    expect(usedLast(['salt', '1 leek', '1 tbsp soy sauce'], 'Season with soy sauce.')).not.toContain('salt');
  });
});
