import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { generateRecipe } from './generate-recipe.ts';

const kitchen = loadKitchen();
const cook = (ingredients: string[]) => generateRecipe(kitchen, { ingredients, servings: 3 });

describe('what lies in the freezer', () => {
  it('is thawed in the list, and the cook is told when to take it out', () => {
    const { ingredients, tips } = cook(['chicken breasts (frozen) x3', 'wraps', 'tin black beans', 'avo x2']);
    expect(ingredients.find(({ food }) => food === 'chicken-breast')?.text).toMatch(/, thawed\b/);
    expect(tips.join(' ')).toMatch(/Thaw the chicken breasts overnight in the fridge/);
  });

  it('is said of nothing that lies on the shelf', () => {
    const { ingredients, tips } = cook(['chicken breasts x3', 'wraps', 'tin black beans', 'avo x2']);
    expect(ingredients.map(({ text }) => text).join(' ')).not.toMatch(/thaw/);
    expect(tips.join(' ')).not.toMatch(/thaw/i);
  });
});

describe('potatoes from the day before', () => {
  it('are fried as they are, and boiled no second time', () => {
    const { ingredients, instructions, tips } = cook([
      'leftover roast beef from Sunday',
      'leftover roast potatoes',
      'half a cabbage',
      'gravy (leftover)',
    ]);
    expect(ingredients.map(({ food }) => food)).toContain('cooked-potato');
    expect(instructions.join(' ')).not.toMatch(/boil[^.]*potato/i);
    expect(tips.join(' ')).not.toMatch(/after boiling/);
  });

  it('are not what somebody has who writes potatoes', () => {
    const { ingredients } = cook(['roast beef slices', 'potatoes', 'half a cabbage', 'gravy']);
    expect(ingredients.map(({ food }) => food)).not.toContain('cooked-potato');
  });
});

it('warms the mash that is there, and boils no potatoes for another', () => {
  const { ingredients, instructions } = cook(['snags x 6', 'mash from sunday', 'peas (freezer)', 'onions']);
  expect(ingredients.map(({ food }) => food)).toContain('leftover-mashed-potato');
  expect(instructions.join(' ')).toMatch(/Warm the mashed potatoes/);
  expect(instructions.join(' ')).not.toMatch(/steam dry/);
});

it('takes raw beetroot for no cooked one', () => {
  const { ingredients } = cook(['raw beetroot x4', 'goats cheese log', 'walnuts', 'rocket', 'flatbreads']);
  expect(ingredients.map(({ food }) => food)).not.toContain('cooked-beet');
});
