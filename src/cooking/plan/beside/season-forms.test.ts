import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { isWholePairing, isShySpice } from './suits.ts';

const kitchen = loadKitchen();
const soup = {
  ingredients: ['canned corn', 'potatoes', 'onion', 'beets', 'mozzarella', 'white wine'],
  cuisine: 'japanese',
  seed: 2,
};
const cook = (more: object = {}) => generateRecipe(kitchen, { ...soup, ...more });
const foodsOf = ({ ingredients }: ReturnType<typeof cook>) => ingredients.map(({ food }) => food);

it('buys a form the spices, the herb and the stock without which it tastes of little', () => {
  expect(foodsOf(cook())).toEqual(
    expect.arrayContaining(['shichimi-togarashi', 'scallion', 'vegetable-stock']),
  );
});

it('does not call what it buys optional', () => {
  expect(cook().ingredients.filter(({ optional }) => optional)).toEqual([]);
});

it('sells nothing to a cook who wants only what is there', () => {
  const bought = cook({ only_these: true }).ingredients.map(({ food }) => food);
  expect(bought).not.toContain('shichimi-togarashi');
  expect(bought).not.toContain('vegetable-stock');
});

it('buys nobody what they may not eat', () => {
  expect(foodsOf(cook({ allergies: ['sesame'] }))).not.toContain('shichimi-togarashi');
});

it('pairs spices of the home kitchen that belong together, and keeps sweet ones where they are at home', () => {
  expect(isWholePairing('ground-cumin', 'ground-coriander')).toBe(true);
  expect(isWholePairing('zaatar', 'curry-powder')).toBe(false);
  expect(isShySpice('ground-cinnamon')).toBe(true);
});
