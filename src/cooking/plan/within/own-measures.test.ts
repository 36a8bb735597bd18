import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const lines = (input: GenerateInput): string =>
  generateRecipe(kitchen, input)
    .ingredients.map(({ text }) => text)
    .join('\n');

describe('a batter that the caller has measured', () => {
  it('is made in their own amounts where the dish bears each of them', () => {
    const brownies = lines({
      ingredients: [
        '200g dark chocolate',
        '150g butter',
        '3 eggs',
        '200g sugar',
        '80g flour',
        'cocoa powder',
      ],
      meal_type: 'dessert',
      servings: 9,
    });
    for (const line of [
      /^150 g butter/m,
      /^200 g dark chocolate/m,
      /^3 eggs/m,
      /^200 g sugar/m,
      /^80 g .*flour/m,
    ])
      expect(brownies).toMatch(line);
  });

  it('takes no more eggs than there are, and of a kilogram of flour what it needs', () => {
    const brownies = lines({
      ingredients: [
        '150g dark chocolate',
        '130g butter',
        '2 eggs',
        '160g sugar',
        '1kg flour',
        'cocoa powder',
      ],
      meal_type: 'dessert',
      servings: 9,
    });
    expect(brownies).toMatch(/^2 eggs/m);
    expect(brownies).toMatch(/^[5-9]\d g .*flour/m);
  });
});

describe('fruit that lies in a cake', () => {
  it('goes in whole, and makes the cake no smaller where there is less of it', () => {
    const cake = (pears: string): string =>
      lines({
        ingredients: [
          pears,
          '200g ground almonds',
          '3 eggs',
          '125g butter',
          '150g caster sugar',
          'flaked almonds',
        ],
        meal_type: 'dessert',
        servings: 8,
        dietary_restrictions: ['glutenFree'],
      });
    for (const [pears, listed] of [
      ['3 ripe pears', /^3 pears/m],
      ['2 pears', /^2 pears/m],
    ] as const) {
      expect(cake(pears)).toMatch(listed);
      expect(cake(pears)).toMatch(/^3 eggs/m);
      expect(cake(pears)).toMatch(/^125 g butter/m);
      expect(cake(pears)).toMatch(/flaked almonds/);
    }
  });
});

describe('who counts sugar', () => {
  it('is given none where a drink is only sweetened to taste', () => {
    const cooler = lines({
      ingredients: ['half a small watermelon', '2 limes', 'mint', 'sparkling water', 'ice'],
      meal_type: 'drink',
      health_focus: 'lowSugar',
      equipment: ['blender'],
    });
    expect(cooler).toMatch(/watermelon/);
    expect(cooler).not.toMatch(/sugar|honey|syrup/);
  });
});
