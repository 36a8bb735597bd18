import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { numberWord } from '../text/grammar.ts';

const kitchen = loadKitchen();
const cooked = (input: GenerateInput) => generateRecipe(kitchen, input);
const said = (input: GenerateInput): string =>
  cooked(input)
    .steps.map(({ text }) => text)
    .join(' ');

const rolls = [
  'rice paper',
  'cooked prawns',
  'rice vermicelli',
  'carrot',
  'cucumber',
  'little gem lettuce',
  'mint',
  'coriander',
  'lime',
];
const dip = ['fish sauce', 'sugar', 'garlic', 'birds eye chilli'];
const summerRolls = (ingredients: string[], servings: number) =>
  cooked({ ingredients, servings, cuisine: 'Vietnamese', meal_type: 'lunch', time_available: 60 });

describe('rolls in their wrappers', () => {
  it.each([2, 3, 4])('are as many as the list has sheets, for %i', (servings) => {
    const recipe = summerRolls([...rolls, ...dip], servings);
    const sheets = recipe.ingredients.find(({ food }) => food === 'rice-paper')!;
    expect(recipe.steps.map(({ text }) => text).join(' ')).toContain(
      `Make ${numberWord(sheets.quantity!)} in all`,
    );
  });

  it('are dipped in what the kitchen has', () => {
    const foods = (list: string[]) => summerRolls(list, 2).ingredients.map(({ food }) => food);
    const own = foods([...rolls, ...dip]);
    expect(own).toEqual(expect.arrayContaining(['fish-sauce', 'sugar', 'garlic', 'birds-eye-chili']));
    expect(own).not.toContain('hoisin-sauce');
    expect(foods([...rolls, 'hoisin sauce', 'peanut butter'])).toContain('hoisin-sauce');
  });
});

describe('a vanilla pod', () => {
  it('goes into a caramel as its seeds', () => {
    const recipe = cooked({
      ingredients: [
        '6 firm pears',
        '1 sheet all-butter puff pastry',
        'caster sugar',
        'unsalted butter',
        'vanilla pod',
        'creme fraiche',
        'lemon',
      ],
      cuisine: 'French',
      time_available: 90,
      skill_level: 'intermediate',
      servings: 6,
      meal_type: 'dessert',
    });
    const pod = recipe.ingredients.find(({ food }) => food === 'vanilla-bean');
    expect(pod?.preparation).toBe('split and seeds scraped out');
    const text = recipe.steps.map((step) => step.text).join(' ');
    expect(text).toContain('vanilla seeds');
    expect(text).not.toContain('vanilla bean');
  });
});

describe('frozen fruit in a blender', () => {
  it('is neither chilled first nor pressed through a sieve', () => {
    const brief: GenerateInput = {
      ingredients: ['frozen mango chunks', 'fresh ginger', 'lime', 'mint', 'coconut water', 'honey', 'ice'],
      time_available: 15,
      servings: 2,
      meal_type: 'drink',
      dietary_restrictions: ['dairyFree'],
    };
    expect(said(brief)).not.toMatch(/sieve|two loads/);
    expect(cooked(brief).tips.join(' ')).not.toContain('Chill the fruit');
  });
});

describe('cultured milk', () => {
  it('need not turn', () => {
    const pancakes = (milk: string): string =>
      said({
        ingredients: [
          '2 cups all purpose flour',
          milk,
          'blueberries',
          'baking powder',
          'baking soda',
          'sugar',
          'butter',
          'vanilla',
          '1 lemon',
          'maple syrup',
        ],
        time_available: 40,
        servings: 6,
        meal_type: 'breakfast',
        dietary_restrictions: ['eggFree'],
        allergies: ['egg'],
      });
    expect(pancakes('buttermilk')).not.toContain('to turn');
  });
});
