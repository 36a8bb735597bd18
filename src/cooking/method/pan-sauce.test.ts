import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import type { RecipeText } from '../understand-recipe/model.ts';
import { adaptMethod } from './adapt.ts';

const kitchen = loadKitchen();

const airFried = (
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
): RecipeText =>
  adaptMethod(
    understandRecipe(
      { title, description: null, cuisine: null, servings: null, ingredients, instructions },
      kitchen,
    ),
    { target: 'airFryer', source: null, size: { capacityL: null, wattage: null } },
    kitchen,
  ).text;

describe('what was fried in a pan', () => {
  it('leaves its sauce to a small saucepan, without bits to scrape up', () => {
    const { instructions } = airFried(
      'Garlic shrimp',
      [
        '1 lb large shrimp, peeled',
        '3 tbsp butter',
        '4 cloves garlic, minced',
        '1/4 cup dry white wine',
        '1 tbsp lemon juice',
      ],
      [
        'Melt the butter in a large skillet over medium-high heat. Add garlic and cook 30 seconds.',
        'Add the shrimp in one layer and cook 2 minutes per side until pink. Remove to a plate.',
        'Pour in wine and lemon juice, scrape up the bits and simmer 2 minutes until reduced by half.',
        'Return shrimp and toss.',
      ],
    );
    expect(instructions.join('\n')).toMatch(
      /Put wine and lemon juice in a small saucepan and simmer 2 minutes until reduced by half/,
    );
  });

  it('wears the oil of the list, and lies with its bones as long as bones need', () => {
    const { instructions, ingredients } = airFried(
      'Fried chicken',
      [
        '1 whole chicken, cut into 8 pieces',
        '2 cups buttermilk',
        '2 cups flour',
        '1 tsp salt',
        '1 quart vegetable oil, for frying',
      ],
      [
        'Soak the chicken in the buttermilk overnight.',
        'Dredge the chicken in the flour and salt. Set on a rack for 15 minutes so the coating sticks.',
        'Heat the oil in a deep skillet to 350F. Fry the chicken in batches, skin side down first, 7-8 minutes per side, until deep golden brown and 165F inside.',
      ],
    );
    const said = instructions.join('\n');
    expect(said).toMatch(/Set on a rack for 15 minutes/);
    expect(said).toMatch(/for 20–30 minutes, turning once halfway, until deep golden brown/);
    expect(said).not.toMatch(/[Ss]kin side/);
    expect(ingredients).toContain('2 tbsp vegetable oil');
  });

  it('and was dough is laid in as pieces, not as its eggs', () => {
    const said = airFried(
      'Grostoli',
      ['1 cup sugar', '800 g flour', '4 eggs', '3 tablespoons lard', '1 cup milk'],
      [
        'Mix the sugar and flour, then add the eggs and milk and knead until smooth.',
        'Roll out and cut the dough into rectangles, and twist the sides.',
        'Fry it in lard until it browns.',
      ],
    ).instructions.join('\n');
    expect(said).toMatch(/Lay the pieces in the basket/);
    expect(said).not.toMatch(/the eggs in the basket|Toss the eggs/);
  });
});
