import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { generateRecipe, type GenerateInput } from './generate-recipe.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput): string => {
  const { title, ingredients } = generateRecipe(kitchen, input);
  return [title, ...ingredients.map(({ text }) => text)].join('\n');
};

describe('a kitchen without a stove', () => {
  it.each<readonly [string, readonly RegExp[], GenerateInput]>([
    [
      'soaks couscous in a bowl',
      [/couscous/i, /courgette/, /feta/],
      {
        ingredients: ['couscous', '1 courgette', 'feta', 'mint', 'lemon', 'dried apricots'],
        meal_type: 'lunch',
        servings: 2,
        time_available: 15,
        equipment: ['kettle', 'bowl', 'knife'],
      },
    ],
    [
      'softens noodles with water from the kettle',
      [/egg noodles/, /miso/, /peas/],
      {
        ingredients: [
          '1 nest egg noodles',
          'miso paste',
          'frozen peas',
          'carrot',
          'soy sauce',
          '1 boiled egg',
        ],
        meal_type: 'lunch',
        servings: 1,
        time_available: 10,
        equipment: ['kettle'],
      },
    ],
    [
      'fills jacket potatoes from the microwave',
      [/potato/i, /tuna/, /mayonnaise/],
      {
        ingredients: ['tin tuna', 'tin sweetcorn', 'mayo', '2 jacket potatoes', 'cheddar'],
        meal_type: 'lunch',
        servings: 2,
        time_available: 20,
        equipment: ['microwave'],
      },
    ],
    [
      'cooks rice and eggs in the microwave',
      [/rice/i, /2 eggs/, /soy sauce/],
      {
        ingredients: ['2 eggs', 'rice', 'frozen veg', 'soy sauce', 'sesame oil', 'garlic'],
        meal_type: 'dinner',
        servings: 1,
        time_available: 20,
        equipment: ['microwave'],
      },
    ],
    [
      'boils pasta in the microwave',
      [/penne/i, /tuna/, /mayonnaise/],
      {
        ingredients: ['penne', 'tin tuna', 'tin sweetcorn', 'mayonnaise', 'red onion'],
        meal_type: 'lunch',
        servings: 3,
        time_available: 20,
        equipment: ['kettle', 'microwave'],
      },
    ],
  ])('%s', (_, expected, input) => {
    const recipe = cook(input);
    for (const line of expected) expect(recipe).toMatch(line);
  });
});

describe('five minutes and a blender', () => {
  it('are enough for the fruit that is listed', () => {
    expect(
      cook({
        ingredients: ['1 mango', '200ml yogurt', 'cardamom', 'milk', 'honey'],
        meal_type: 'drink',
        servings: 2,
        time_available: 5,
        equipment: ['blender'],
      }),
    ).toMatch(/mango/i);
  });
});
