import { describe, expect, it } from 'vitest';
import { analyzeRecipe } from '#usecases/recipes/analyze-recipe';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const lines = (input: GenerateInput): readonly string[] =>
  generateRecipe(kitchen, input).ingredients.map(({ text }) => text);

describe('what only some makers hold', () => {
  const oats: GenerateInput = {
    ingredients: ['bananas', 'rolled oats', 'peanut butter', 'soy milk'],
    dietary_restrictions: ['gluten-free'],
    meal_type: 'breakfast',
  };

  it('is taken with the label that a diet asks for, which the list, a warning and the verdict name', () => {
    const recipe = generateRecipe(kitchen, oats);
    expect(recipe.ingredients.map(({ text }) => text).join('; ')).toContain('gluten-free rolled oats');
    expect(recipe.warnings.join(' ')).toContain('taken for gluten-free rolled oats; read the label');
    expect(recipe.constraints.find(({ constraint }) => constraint === 'gluten-free')?.status).toBe('met');
    const again = analyzeRecipe(kitchen, { recipe, dietary_restrictions: ['gluten-free'] });
    expect(again.constraints.find(({ constraint }) => constraint === 'gluten-free')?.status).toBe('met');
    expect(recipe.title).not.toMatch(/gluten-free/i);
  });

  it('is never used where somebody named an allergy, which no label is trusted with', () => {
    const { dietary_restrictions: _, ...rest } = oats;
    const recipe = generateRecipe(kitchen, { ...rest, allergies: ['gluten'] });
    expect(recipe.pantry.used.map(({ item }) => item)).not.toContain('rolled oats');
  });

  it('is taken as it is where nobody asks', () => {
    expect(lines({ ingredients: oats.ingredients, meal_type: 'breakfast' }).join('; ')).not.toContain(
      'gluten-free',
    );
  });
});

describe('the bread of a vegan kitchen', () => {
  const dinner: GenerateInput = {
    ingredients: ['naan', 'chickpeas', 'spinach', 'tomatoes', 'onion'],
    dietary_restrictions: ['vegan'],
    must_use: ['naan'],
    servings: 2,
  };

  it('is one that says so on its label', () => {
    expect(lines(dinner).join('; ')).toMatch(/vegan naan/);
  });

  it('is not trusted by who named an allergy to milk', () => {
    expect(() => lines({ ...dinner, allergies: ['milk'] })).toThrow(/naan must be used/);
    const { must_use: _, ...rest } = dinner;
    for (const text of lines({ ...rest, allergies: ['milk'] })) expect(text).not.toMatch(/naan/);
  });
});

describe('the parmesan of a vegetarian kitchen', () => {
  const supper: GenerateInput = {
    ingredients: ['spaghetti', 'parmesan', 'zucchini', 'lemon', 'basil'],
    dietary_restrictions: ['vegetarian'],
    servings: 2,
  };

  it('is one without rennet, by name and with a word on it', () => {
    const { pantry, warnings, constraints } = generateRecipe(kitchen, supper);
    expect(pantry.unused.map(({ item }) => item)).not.toContain('parmesan');
    expect(warnings.join(' ')).toContain('Your parmesan: taken for vegetarian parmesan-style cheese');
    expect(constraints.find(({ constraint }) => constraint === 'vegetarian')?.status).toBe('met');
  });

  it('stays away from who eats no milk', () => {
    const { pantry } = generateRecipe(kitchen, { ...supper, allergies: ['milk'] });
    expect(pantry.used.map(({ item }) => item)).not.toContain('parmesan');
  });
});

describe('what surely holds what a diet leaves', () => {
  it('is not taken with a label', () => {
    const all = lines({
      ingredients: ['chicken breast', 'soy sauce', 'rice', 'broccoli', 'spaghetti'],
      dietary_restrictions: ['gluten-free'],
    });
    for (const text of all) expect(text).not.toMatch(/spaghetti/);
    const recipe = generateRecipe(kitchen, {
      ingredients: ['chicken breast', 'soy sauce', 'rice', 'broccoli'],
      dietary_restrictions: ['gluten-free'],
    });
    expect(recipe.pantry.used.map(({ item }) => item)).not.toContain('soy sauce');
  });
});

describe('a scallion in a low-FODMAP kitchen', () => {
  it('is its green tops', () => {
    const all = lines({
      ingredients: ['ground turkey', 'rice noodles', 'carrots', 'soy sauce', 'fresh ginger', 'green onions'],
      dietary_restrictions: ['low-fodmap'],
      servings: 2,
    });
    expect(all.join('; ')).toContain('green onion greens');
    expect(all.join('; ')).not.toMatch(/\b(?:scallions|green onions)\b/);
  });

  it('is not used at all by who leaves out onions', () => {
    const all = lines({
      ingredients: ['tofu', 'rice', 'soy sauce', 'green onions'],
      exclude: ['onion', 'scallion'],
    });
    expect(all.join('; ')).not.toContain('scallion');
  });
});

describe('what is made of well-known things alone', () => {
  it('is used where somebody is allergic to what is none of them, and its label is to be read', () => {
    const tart = generateRecipe(kitchen, {
      ingredients: ['a sheet of puff pastry', '6 apples', 'butter', 'sugar'],
      cuisine: 'french',
      allergies: ['eggs'],
      meal_type: 'dessert',
    });
    expect(tart.ingredients.map(({ food }) => food)).toContain('puff-pastry');
    expect(tart.tips.join(' ')).toMatch(/label.*puff pastry.*egg/);
  });

  it('is not where somebody is allergic to what some makers put into it', () => {
    const foods = generateRecipe(kitchen, {
      ingredients: ['a sheet of puff pastry', '6 apples', 'sugar'],
      allergies: ['milk'],
      meal_type: 'dessert',
    }).ingredients.map(({ food }) => food);
    expect(foods).not.toContain('puff-pastry');
  });
});

describe('a packet of which the plain kind is mostly free of an allergen', () => {
  it('is used with the label that it has to bear, which a tip says to read', () => {
    const pasta = generateRecipe(kitchen, {
      ingredients: ['300 g dried spaghetti', 'cherry tomatoes', 'zucchini', 'garlic'],
      allergies: ['egg'],
      servings: 3,
    });
    expect(pasta.ingredients.map(({ text }) => text).join('; ')).toContain('egg-free spaghetti');
    expect(pasta.tips.join(' ')).toMatch(/Check the label of the spaghetti for egg/);
    expect(pasta.constraints.every(({ status }) => status === 'met')).toBe(true);
  });

  it('makes the burger of a household without sesame, and the lasagna of a vegan one', () => {
    const burger = {
      ingredients: ['1 lb ground beef', 'burger buns', 'cheddar', 'onion'],
      allergies: ['sesame'],
    };
    expect(lines(burger).join('; ')).toContain('sesame-free burger buns');
    const lasagna = generateRecipe(kitchen, {
      ingredients: ['plant-based mince', 'lasagne sheets', 'oat milk', 'vegan butter', 'flour', 'passata'],
      dietary_restrictions: ['vegan'],
      cuisine: 'italian',
    });
    expect(lasagna.pantry.unused.map(({ item }) => item)).not.toContain('lasagne sheets');
    expect(lasagna.tips.join(' ')).toMatch(/lasagna sheets are labeled vegan/);
  });

  it('is not one that holds it by its nature, or mostly', () => {
    for (const [item, allergy] of [
      ['fresh egg tagliatelle', 'egg'],
      ['red curry paste', 'shellfish'],
      ['rolled oats', 'gluten'],
      ['cashews', 'nuts'],
      ['naan', 'milk'],
    ] as const) {
      const { used } = generateRecipe(kitchen, {
        ingredients: [item, 'coconut milk', 'rice', 'spinach', 'bananas'],
        allergies: [allergy],
      }).pantry;
      expect(used.map(({ item: one }) => one)).not.toContain(item);
    }
  });
});
