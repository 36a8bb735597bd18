import { describe, expect, it } from 'vitest';
import { generateRecipe } from './generate-recipe.ts';
import { unitsOfList } from './units-of-list.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';

describe('the units of a list', () => {
  it.each([
    [['1 lb ground beef', 'rice'], 'us'],
    [['2 cups shredded chicken', '8 oz cheddar'], 'us'],
    [['half a cup of cashews', 'broccoli'], 'us'],
    [['1 lb beef', '200g rice'], 'metric'],
    [['1 lb beef mince', 'courgettes'], 'metric'],
    [['chicken', 'rice'], 'metric'],
    [['1 can coconut milk', '3 cloves garlic'], 'metric'],
  ])('%j: %s', (listed, units) => {
    expect(unitsOfList(listed)).toBe(units);
  });

  it('are those of the answer, from the list to the cubes', () => {
    const { ingredients, instructions } = generateRecipe(loadKitchen(), {
      ingredients: [
        '1 1/2 lb chicken thighs',
        '1 can coconut milk',
        'red curry paste',
        '3 potatoes',
        'fish sauce',
        'jasmine rice',
      ],
      cuisine: 'Thai',
      servings: 4,
    });
    const all = [...ingredients.map(({ text }) => text), ...instructions].join('\n');
    expect(all).toMatch(/^1 can .*coconut milk/m);
    expect(all).toMatch(/^1½ lb .*chicken/m);
    expect(all).toMatch(/cups? jasmine rice/);
    expect(all).not.toMatch(/\d (?:g|ml|cm)\b/);
  });

  it('give way to what the caller asks for', () => {
    const { ingredients } = generateRecipe(loadKitchen(), {
      ingredients: ['1 lb ground beef', 'taco shells', 'onion', 'cheddar', 'lettuce', 'tomato'],
      units: 'metric',
      servings: 4,
    });
    expect(ingredients.map(({ text }) => text).join('\n')).toMatch(/450 g/);
  });
});
