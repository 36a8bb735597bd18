import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { analyzeRecipe } from './analyze-recipe.ts';

const kitchen = loadKitchen();
const pancakes = {
  title: 'Pancakes',
  ingredients: ['200 g flour', '2 eggs', '300 ml oat drink', '1 pinch salt'],
  instructions: [
    'Whisk everything to a smooth batter and let it rest for 20 minutes.',
    'Melt some butter in a frying pan over medium heat and fry the pancakes for 2 minutes per side.',
  ],
};

describe('analyzeRecipe', () => {
  it('refuses a restriction that it does not understand', () => {
    expect(() => analyzeRecipe(kitchen, { recipe: pancakes, allergies: ['blorg'] })).toThrow(/blorg/);
  });

  it('counts a food that only a step names for allergens and diets', () => {
    const analysis = analyzeRecipe(kitchen, {
      recipe: pancakes,
      allergies: ['milk'],
      dietary_restrictions: ['vegetarian'],
    });
    expect(analysis.constraints.find(({ constraint }) => constraint === 'no milk')?.status).toBe('violated');
    expect(analysis.constraints.find(({ constraint }) => constraint === 'vegetarian')?.status).toBe('met');
    expect(analysis.warnings.join(' ')).toContain('butter (step 2)');
  });

  it('keeps the instructions and gives times, foods and doneness to each', () => {
    const analysis = analyzeRecipe(kitchen, { recipe: pancakes });
    expect(analysis.instructions).toEqual(pancakes.instructions);
    expect(analysis.steps[1]).toMatchObject({ action: 'fry', minutes: 4, equipment: ['frying pan'] });
    expect(analysis.timing.total_minutes).toBeGreaterThanOrEqual(24);
    expect(analysis.nutrition.coverage).toBeGreaterThan(0.9);
  });

  it('gives grams in hundredths at most', () => {
    const { ingredients } = analyzeRecipe(kitchen, {
      recipe: {
        ...pancakes,
        ingredients: ['3 lb chuck roast', '1 (10.5 oz) can tomato soup', '1/4 c water'],
      },
    });
    expect(ingredients.map(({ grams }) => grams)).toEqual([1360.78, 297.67, 59.15]);
  });

  it('says that the servings are not known rather than guess them', () => {
    const analysis = analyzeRecipe(kitchen, { recipe: pancakes });
    expect(analysis.servings).toBeNull();
    expect(analysis.warnings.join(' ')).toMatch(/does not say how many it serves/);
    expect(analyzeRecipe(kitchen, { recipe: { ...pancakes, servings: 'Serves 3' } }).servings).toBe(3);
  });

  it('keeps a second choice of a line in sight of an allergy', () => {
    const analysis = analyzeRecipe(kitchen, {
      recipe: {
        title: 'Toast',
        ingredients: ['1 slice rice bread', '1 tbsp margarine or peanut butter'],
        instructions: ['Spread the bread.'],
      },
      allergies: ['peanut'],
    });
    expect(analysis.constraints.find(({ constraint }) => constraint === 'no peanut')?.status).not.toBe('met');
  });

  it.each([
    ['1 baguette, for dipping in melted butter', 'milk'],
    ['2 carrots, for dipping in peanut butter', 'peanut'],
    ['400 g rice noodles, to serve with crushed peanuts', 'peanut'],
  ] as const)('hears what a food is dipped in or served with: %s', (line, allergen) => {
    const analysis = analyzeRecipe(kitchen, {
      recipe: { title: 'Plate', ingredients: [line], instructions: ['Serve.'] },
      allergies: [allergen],
    });
    expect(analysis.constraints.find(({ constraint }) => constraint === `no ${allergen}`)?.status).not.toBe(
      'met',
    );
  });

  it('takes a diet in place of a focus as a restriction', () => {
    const analysis = analyzeRecipe(kitchen, { recipe: pancakes, health_focus: 'vegan' });
    expect(analysis.constraints.find(({ constraint }) => constraint === 'vegan')?.status).toBe('violated');
  });
});
