import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { readLine } from '../../kitchen-list/read-line.ts';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { title, ingredients, instructions, pantry } = generateRecipe(kitchen, input);
  return {
    title,
    lines: ingredients.map(({ text }) => text).join('\n'),
    text: instructions.join('\n'),
    pantry,
  };
};

it('takes thighs off the bone for a curry that is made without, in its own minutes', () => {
  const { title, lines, pantry } = cook({
    ingredients: [
      '6 chicken thighs bone in skin on',
      '1 tin coconut milk',
      '2 stalks lemongrass',
      '2 tbsp green curry paste',
      '1 aubergine',
      'thai basil',
      'fish sauce',
    ],
    cuisine: 'Thai',
    meal_type: 'dinner',
    servings: 4,
    time_available: 50,
  });
  expect(title).toMatch(/Green Curry/);
  expect(lines).toMatch(/bone-in chicken thighs .*skinned, boned and cut/);
  expect(pantry.missing.map(({ item }) => item).join()).not.toMatch(/chicken/);
});

it('soaks dried shiitake for a dish of fresh ones, and keeps their water', () => {
  const { lines, text } = cook({
    ingredients: [
      '450g silken tofu',
      '2 tbsp doubanjiang',
      '6 dried shiitake',
      'sichuan peppercorns',
      'fermented black beans',
      'ginger',
      '3 garlic cloves',
      '2 spring onions',
      'cornflour',
      'cooked rice',
    ],
    cuisine: 'Sichuan',
    servings: 3,
    dietary_restrictions: ['vegan'],
  });
  expect(lines).toMatch(/dried shiitakes, soaked in hot water/);
  expect(text).toMatch(/soaking water of the mushrooms/);
});

it('speaks of no soaking water where the porcini steep in the stock', () => {
  const { title, text } = cook({
    ingredients: [
      '320g carnaroli rice',
      '30g dried porcini',
      '300g mushrooms',
      '1 shallot',
      '150ml dry white wine',
      'parmesan',
      'butter',
      '1 litre chicken stock',
      'parsley',
    ],
    cuisine: 'Italian',
    servings: 4,
  });
  expect(title).toMatch(/Risotto/);
  expect(text).toMatch(/steep the (?:dried )?porcini|soaking liquid back/);
  expect(text).not.toMatch(/soaking water/);
});

it('cuts a bird that was cut up already no second time', () => {
  const { title, lines } = cook({
    ingredients: [
      '2 cups parboiled rice',
      '1 whole chicken cut up (about 1.3kg)',
      '3 tomatoes',
      '2 red bell peppers',
      '1 scotch bonnet',
      'tomato paste',
      'curry powder',
      'thyme',
      'onions',
    ],
    cuisine: 'Nigerian',
    meal_type: 'dinner',
    servings: 5,
  });
  expect(title).toMatch(/Jollof Rice with/);
  expect(lines).toMatch(/jointed chicken/);
});

it('reads a Swedish list, grinds its allspice and takes veal stock where beef stock is meant', () => {
  const { title, lines, pantry } = cook({
    ingredients: [
      '500 g blandfärs',
      '1 gul lök',
      'ströbröd',
      '1 ägg',
      'kryddpeppar',
      '3 dl vispgrädde',
      'kalvfond',
    ],
    cuisine: 'Swedish',
    servings: 4,
  });
  expect(title).toMatch(/köttbullar/i);
  expect(lines).toMatch(/allspice, ground in a mortar/);
  expect(lines).toMatch(/veal stock/);
  expect(pantry.unused).toEqual([]);
});

describe('a can of crushed tomatoes', () => {
  it.each([4, 5, 6])('stands for one of chopped ones, whole, for %i', (servings) => {
    const { ingredients, pantry } = generateRecipe(kitchen, {
      ingredients: [
        'box of pasta shells (1 lb)',
        '1 cup brown lentils',
        '28 oz can crushed tomatoes',
        '2 carrots',
        'celery',
        '1 onion',
        'garlic',
        'tomato paste',
        'italian seasoning',
      ],
      time_available: 50,
      servings,
      dietary_restrictions: ['vegetarian'],
    });
    expect(ingredients.map(({ text }) => text)).toContain('1 can (28 oz) crushed tomatoes');
    expect(pantry.missing.map(({ item }) => item).join()).not.toMatch(/tomato/);
  });
});

describe('the green of leeks and spring onions', () => {
  it.each([
    ['leek (green parts only)', 'leek-greens'],
    ['green tops of 2 leeks', 'leek-greens'],
    ['spring onions (green bits only)', 'scallion-greens'],
    ['leek (white part only)', 'leek'],
  ])('%s', (line, food) => {
    expect(readLine(line, kitchen.reader)[0]?.food?.id).toBe(food);
  });

  it('is cooked for who bears none of the white', () => {
    const { ingredients } = generateRecipe(kitchen, {
      ingredients: ['leek (green parts only)', 'potatoes', 'butter', 'eggs'],
      dietary_restrictions: ['low-fodmap'],
    });
    expect(ingredients.map(({ text }) => text).join('; ')).toMatch(/leek greens/);
  });
});
