import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const list = ['2 chicken breasts', 'spinach', 'cream cheese', 'garlic', 'sun-dried tomatoes'];
const foods = (pasta: string): string =>
  generateRecipe(kitchen, { ingredients: [...list, pasta], time_available: 30, servings: 2 })
    .ingredients.map(({ name }) => name)
    .join('; ');

describe('what a bare name stands for', () => {
  it('is a shape that goes by it: "pasta" is not orzo, which has a name of its own', () => {
    expect(foods('pasta')).not.toContain('orzo');
    expect(foods('orzo')).toContain('orzo');
  });
});
