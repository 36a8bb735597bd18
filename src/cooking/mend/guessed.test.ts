import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { mendRecipe } from './mend.ts';

const kitchen = loadKitchen();

const steps = (
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
): readonly string[] => {
  const source = { title, description: null, cuisine: null, servings: 4, ingredients, instructions };
  return mendRecipe(understandRecipe(source, kitchen), { allows: () => true, bakes: true }, kitchen).text
    .instructions;
};

describe('what is only boiled gets the sign that it is done', () => {
  it.each([
    [
      '1 kg potatoes',
      'Boil the potatoes and peel them',
      'Boil the potatoes until tender when pierced (20–30 minutes) and peel them',
    ],
    ['4 eggs', 'Hard boil 4 eggs.', 'Hard boil 4 eggs for 10–12 minutes.'],
    [
      '300 g broccoli',
      'Boil the broccoli in salted water.',
      'Boil the broccoli in salted water until just tender (4–6 minutes).',
    ],
    ['400 g penne', 'Cook the penne.', 'Cook the penne until al dente (as long as its packet says).'],
    [
      '200 g rice',
      'Cook the rice and let it cool.',
      'Cook the rice until tender (as long as its packet says) and let it cool.',
    ],
  ])('%s', (line, text, made) => {
    expect(steps('Supper', [line], [text, 'Serve.'])).toEqual([made, 'Serve.']);
  });

  it.each([
    ['1 kg potatoes', 'Boil the potatoes for 20 minutes.'],
    ['400 g penne', 'Cook the penne according to the packet.'],
    ['1 kg potatoes', 'Boil the potatoes until soft.'],
    ['2 carrots', 'Cook the carrots in the butter.'],
  ])('unless it is said: %s, %s', (line, text) => {
    expect(steps('Supper', [line, '1 tbsp butter'], [text, 'Melt the butter and serve.'])[0]).toBe(text);
  });
});

describe('an oven whose heat nobody states', () => {
  const dough = ['250 g butter', '200 g sugar', '2 eggs', '350 g flour'];
  it('gets what such a dish usually takes', () => {
    expect(
      steps('Sugar cookies', dough, [
        'Mix butter, sugar, eggs and flour.',
        'Shape and bake for 10 minutes.',
      ])[1],
    ).toBe('Shape and bake in an oven preheated to 175 °C (350 °F) for 10 minutes.');
    expect(
      steps('Oatmeal Cookies', dough, [
        'Mix butter, sugar, eggs and flour.',
        'Place on trays with parchment paper.',
        'Cook for 10 minutes or until edges begin to brown.',
      ])[2],
    ).toBe('Cook in an oven preheated to 175 °C (350 °F) for 10 minutes or until edges begin to brown.');
  });

  it.each([
    ['Sugar cookies', 'Bake at 160 °C for 10 minutes.'],
    ['Roast goose', 'Roast for 3 hours.'],
    ['Sunday surprise', 'Bake for 10 minutes.'],
  ])('stays as it is where it is told, or the name does not tell: %s, %s', (title, text) => {
    expect(steps(title, dough, ['Mix butter, sugar, eggs and flour.', text])[1]).toBe(text);
  });
});

describe('a soup that nobody simmers', () => {
  const list = ['1 tbsp oil', '1 onion', '500 ml chicken stock', '2 cans tomatoes', '100 ml cream'];
  it('simmers before it is made smooth', () => {
    expect(
      steps('Tomato soup', list, [
        'Fry the onion in the oil until soft.',
        'Add the tomatoes and the stock and blend with a stick blender.',
        'Stir in the cream and serve.',
      ])[1],
    ).toBe(
      'Add the tomatoes and the stock. Bring to a boil and simmer for 10–15 minutes. Blend with a stick blender.',
    );
  });

  it('but not one that does already, nor one that is eaten cold', () => {
    const hot = [
      'Fry the onion in the oil until soft.',
      'Add the tomatoes and the stock and simmer.',
      'Add the cream.',
    ];
    expect(steps('Tomato soup', list, hot)).toEqual(hot);
    const cold = [
      'Fry the onion in the oil until soft.',
      'Add the tomatoes and the stock and blend. Add the cream.',
    ];
    expect(steps('Cold tomato soup', list, cold)).toEqual(cold);
  });
});

it('says by name what the remaining ingredients are', () => {
  expect(
    steps(
      'Burgers',
      ['500 g ground beef', '1 egg', '4 burger buns', '100 g yogurt', '1 tbsp lemon juice', '1 clove garlic'],
      [
        'Mix the beef and the egg, form patties and fry them for 8 minutes.',
        'Mix the remaining ingredients for the sauce.',
        'Put it on the buns.',
      ],
    )[1],
  ).toBe('Mix the yogurt, lemon juice and garlic for the sauce.');
});
