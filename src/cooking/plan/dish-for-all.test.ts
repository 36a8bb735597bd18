import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadDishTables, loadKitchen } from '../../../test/support/kitchen.ts';
import { canDoWithout } from './without-part.ts';

const kitchen = loadKitchen();
const { dishes } = loadDishTables();
const cook = (input: GenerateInput) => {
  const { title, ingredients, instructions, constraints, pantry } = generateRecipe(kitchen, input);
  return {
    title,
    lines: ingredients.map(({ text }) => text).join('\n'),
    text: instructions.join('\n'),
    unmet: constraints.filter(({ status }) => status === 'violated'),
    unused: pantry.unused,
  };
};

describe('a dish for those who may not eat some of it', () => {
  it('has oil of garlic and the green of scallions where fructans are not borne', () => {
    const { title, lines, text, unmet } = cook({
      ingredients: ['500 g white fish', '1 can coconut milk', 'red bell pepper', 'lime', 'cilantro', 'rice'],
      cuisine: 'brazilian',
      dietary_restrictions: ['low-fodmap'],
      servings: 4,
    });
    expect(title).toMatch(/Moqueca/);
    expect(unmet).toEqual([]);
    expect(lines).toMatch(/garlic-infused oil/);
    expect(lines).toMatch(/scallion greens/);
    expect(lines).not.toMatch(/\bonions?\b|garlic cloves?/);
    // As much pepper as a serving may have, and no more.
    expect(lines).toMatch(/^1 red bell pepper/m);
    expect(text).not.toMatch(/\bthe (?:garlic|onions?)\b/);
  });

  it('goes without the nuts that round it off', () => {
    const { title, lines, text } = cook({
      ingredients: [
        'lamb shoulder 1 kg',
        'dried apricots',
        '2 onions',
        'couscous',
        'honey',
        'cinnamon stick',
      ],
      cuisine: 'moroccan',
      allergies: ['tree nuts'],
      time_available: 150,
      servings: 6,
    });
    expect(title).toBe('Lamb Tagine with Apricots');
    expect(`${lines}\n${text}`).not.toMatch(/almond|nuts\b/i);
  });

  it('is cooked with meat or with milk in a kosher kitchen, and says which was left', () => {
    const { title, lines, unmet, unused } = cook({
      ingredients: ['beef shin 600 g', '3 beets', 'cabbage', '2 potatoes', '1 carrot', 'sour cream', 'dill'],
      cuisine: 'ukrainian',
      dietary_restrictions: ['kosher'],
      time_available: 200,
    });
    expect(title).toMatch(/Borscht/);
    expect(lines).toMatch(/beef/);
    expect(lines).not.toMatch(/sour cream|butter/);
    expect(unmet).toEqual([]);
    expect(unused).toContainEqual({
      item: 'sour cream',
      reason: 'meat and milk are not eaten together in a kosher kitchen',
    });
  });

  it('keeps what it is built on, called by, or measured by', () => {
    const roleOf = (id: string, food: string) => {
      const dish = dishes.find((one) => one.id === id)!;
      return [dish, dish.roles.find((role) => role.food === food)!] as const;
    };
    const may = (id: string, food: string): boolean => {
      const [dish, role] = roleOf(id, food);
      return canDoWithout(dish, role, kitchen.foods.get(food)!);
    };
    expect(may('lamb-tagine-with-prunes', 'almond')).toBe(true);
    expect(may('lamb-tagine-with-prunes', 'prune')).toBe(false);
    expect(may('banana-bread', 'egg')).toBe(false);
    expect(may('banana-bread', 'baking-soda')).toBe(false);
    expect(may('borscht', 'beet')).toBe(false);
    // "Scatter with {cilantro, slices}": the lime may be left out as well.
    expect(may('pla-neung-manao', 'cilantro')).toBe(false);
  });
});

describe('what fits beside a dish', () => {
  it('goes into the pot for its last minutes, before anything is broken into it', () => {
    const { title, text } = cook({
      ingredients: ['500 g ground beef', 'couscous', '1 eggplant', 'canned tomatoes', 'mint', '4 eggs'],
      cuisine: 'moroccan',
      dietary_restrictions: ['halal'],
      time_available: 60,
      servings: 4,
    });
    expect(title).toMatch(/Kefta/);
    expect(text).toMatch(/Add the eggplant for the last 10 minutes/);
    expect(text.indexOf('eggplant')).toBeLessThan(text.indexOf('break in the eggs'));
  });

  it('is an avocado on the hash, fried in the oil that is there', () => {
    const { lines, text } = cook({
      ingredients: [
        'leftover roast chicken',
        '2 sweet potatoes',
        'kale',
        '4 eggs',
        '1 avocado',
        'coconut oil',
      ],
      dietary_restrictions: ['paleo'],
      meal_type: 'breakfast',
      servings: 2,
    });
    expect(lines).toMatch(/coconut oil/);
    expect(text).toMatch(/avocado alongside|with the avocado/);
  });
});
