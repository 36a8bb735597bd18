import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import type { RecipeText } from '../../understand-recipe/model.ts';
import { adaptMethod } from '../adapt.ts';

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
    expect(said).toMatch(/for 24–30 minutes in all, turning it[^.]* until deep golden brown/);
    expect(said).toMatch(/2 tablespoons of the buttermilk[^.]*flakes/);
    expect(ingredients.join('\n')).toMatch(/3 tbsp vegetable oil/);
    expect(ingredients).toContain('1 tsp baking powder');
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

describe('a machine that is named once, or in passing', () => {
  const adapted = (
    ingredients: readonly string[],
    instructions: readonly string[],
    target: 'oven' | 'stovetop',
  ): string =>
    adaptMethod(
      understandRecipe(
        { title: 'Supper', description: null, cuisine: null, servings: null, ingredients, instructions },
        kitchen,
      ),
      { target, source: null, size: { capacityL: null, wattage: null } },
      kitchen,
    ).text.instructions.join('\n');

  it('is a grill where one is set up and nothing else cooks', () => {
    const said = adapted(
      ['2 racks baby back ribs', '1/4 cup brown sugar', '2 tsp salt', '1 cup barbecue sauce'],
      [
        'Mix the sugar and salt and rub all over the ribs.',
        'Set up your grill for indirect heat, about 275F. Lay the ribs bone side down over the cool side, close the lid and cook for 2 1/2 hours.',
        'Brush with sauce and move over direct heat for 5-10 minutes, until sticky.',
      ],
      'oven',
    );
    expect(said).toMatch(
      /Preheat the oven to 275 °F[^]*on a rack over a foil-lined baking tray and roast for 2½–3 hours[^]*Put the ribs on a foil-lined baking sheet under the broiler/,
    );
    expect(said).not.toMatch(/\bgrill\b|direct heat|lid|boil/i);
  });

  it('leaves the tortillas of the oven to a dry pan, and what is tossed to a bowl', () => {
    const said = adapted(
      [
        '1 1/2 lbs chicken breast, sliced into strips',
        '3 bell peppers, sliced',
        '3 tbsp olive oil',
        '2 tsp chili powder',
        '8 small flour tortillas',
      ],
      [
        'Preheat the oven to 425 degrees F.',
        'Dump the chicken and peppers on a sheet pan. Drizzle with oil, sprinkle over the chili powder and toss with your hands.',
        'Roast 20-25 minutes until the chicken is cooked through.',
        'Wrap tortillas in foil and put them in the oven for the last 5 minutes.',
      ],
      'stovetop',
    );
    expect(said).toMatch(/Dump the chicken and peppers in a large bowl\. Drizzle with oil/);
    expect(said).toMatch(/Warm the tortillas in a dry pan/);
    expect(said).not.toMatch(/foil|\boven\b/);
  });
});
