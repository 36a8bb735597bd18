import { describe, expect, it } from 'vitest';
import { AppError } from '#kernel/errors';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../test/support/kitchen.ts';

const kitchen = loadKitchen();

/** What the service says where nothing can be cooked. */
function refusalOf(input: GenerateInput): string {
  try {
    generateRecipe(kitchen, input);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  throw new Error('a recipe was found');
}

describe('a brief that nothing satisfies', () => {
  const ingredients = ['lamb', 'shrimp', 'onion', 'rice'];

  it('is not refused for its time where some dishes are quick enough', () => {
    const message = refusalOf({ ingredients, time_available: 45, max_cost_per_serving: 0.05 });
    for (const [, minutes] of message.matchAll(/takes (\d+) minutes/g))
      expect(Number(minutes), message).toBeGreaterThan(45);
    expect(message.startsWith('at most 0.05 per serving'), message).toBe(true);
  });

  it('names the price among what could be loosened', () => {
    expect(refusalOf({ ingredients, max_cost_per_serving: 0.05 })).toContain(
      'loosen one of: max_cost_per_serving 0.05',
    );
  });

  it('says how long the quickest takes where all are too slow', () => {
    const message = refusalOf({ ingredients, time_available: 1 });
    const [, minutes] = /takes (\d+) minutes/.exec(message) ?? [];
    expect(Number(minutes), message).toBeGreaterThan(1);
    expect(message).toContain(`allow ${minutes} minutes`);
  });
});

describe('the dish that a list was written for', () => {
  it('is Käsespätzle, from a German list and a tool that only shapes them', () => {
    const { title, pantry } = generateRecipe(kitchen, {
      ingredients: ['400 g Mehl', '4 Eier', '200 g Bergkäse', '3 Zwiebeln', '60 g Butter', 'Schnittlauch'],
      cuisine: 'German',
      equipment: ['Spätzlehobel'],
      dietary_restrictions: ['vegetarian'],
    });
    expect(title).toContain('Käsespätzle');
    expect(pantry.used.map(({ item }) => item)).toContain('200 g Bergkäse');
  });

  it('is flatbreads, of self-raising flour and yogurt, where nothing may be bought', () => {
    const { title, pantry } = generateRecipe(kitchen, {
      ingredients: [
        '250g self raising flour',
        '250g natural yoghurt',
        '40g butter',
        '2 cloves garlic',
        'salt',
      ],
      meal_type: 'snack',
      servings: 6,
      time_available: 30,
      only_these: true,
    });
    expect(title).toContain('Flatbreads');
    expect(pantry.missing).toEqual([]);
  });

  it('is beans from the pressure cooker, unsoaked', () => {
    const { title, instructions } = generateRecipe(kitchen, {
      ingredients: [
        '1 lb dried black beans (not soaked)',
        '1 onion',
        '1 green bell pepper',
        'cumin',
        '2 limes',
      ],
      equipment: ['instant pot'],
      time_available: 90,
      servings: 6,
    });
    expect(title).toContain('Black Beans');
    expect(instructions.join(' ')).toContain('high pressure');
    expect(instructions.join(' ')).not.toMatch(/overnight/);
  });
});

describe('a measured wish', () => {
  it.each(['low-sodium', 'keto', 'high-protein'])('%s is met by the recipe that is written', (diet) => {
    const recipe = generateRecipe(kitchen, {
      ingredients: ['chicken breasts', 'spinach', 'eggs', 'tomatoes'],
      dietary_restrictions: [diet],
    });
    expect(recipe.diets.find((verdict) => verdict.diet === diet)?.status).toBe('met');
    expect(recipe.constraints.every(({ status }) => status === 'met')).toBe(true);
    expect(recipe.instructions.every((text) => text.length > 10)).toBe(true);
  });
});

describe('what a kitchen has that may hold what its diet leaves', () => {
  const wraps = ['flour tortillas', 'refried beans', 'cheddar', 'avocado', 'salsa'];

  it('is taken for the kind that suits a vegetarian, and named so in the list', () => {
    const { ingredients, pantry, warnings } = generateRecipe(kitchen, {
      ingredients: wraps,
      must_use: ['flour tortillas'],
      dietary_restrictions: ['vegetarian'],
    });
    expect(warnings.join(' ')).toMatch(
      /Your flour tortillas: taken for vegan flour tortillas; read the label/,
    );
    const list = ingredients.map(({ text }) => text).join('; ');
    expect(list).toContain('vegan flour tortillas');
    expect(list).toContain('vegetarian refried beans');
    expect(pantry.used.map(({ item }) => item)).toEqual(
      expect.arrayContaining(['flour tortillas', 'refried beans']),
    );
  });

  it('is left alone where an allergy is at stake, and where it surely holds it', () => {
    const used = (input: GenerateInput): string =>
      generateRecipe(kitchen, input)
        .pantry.used.map(({ item }) => item)
        .join('; ');
    const sweets = ['dark chocolate', 'coconut milk', 'raspberries', 'sugar'];
    const vegan = { ingredients: sweets, dietary_restrictions: ['vegan'], meal_type: 'dessert' as const };
    expect(used({ ...vegan, allergies: ['milk'] })).not.toContain('chocolate');
    expect(
      used({ ingredients: ['milk chocolate', 'oats', 'raspberries'], dietary_restrictions: ['vegan'] }),
    ).not.toContain('chocolate');
  });
});
