import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
const made = (
  title: string,
  ingredients: string[],
  instructions: string[],
  reduction_percent = 25,
  servings = 4,
) => budgetifyRecipe(kitchen, { recipe: { title, ingredients, instructions, servings }, reduction_percent });
const list = ({ ingredients }: ReturnType<typeof made>): string =>
  ingredients.map(({ text }) => text).join('\n');

describe('a thrifty cook', () => {
  it('opens another can of beans for half of the meat of a chili, and changes few labels', () => {
    const chili = made(
      'Chili',
      [
        '2 lb ground beef',
        '1 onion, chopped',
        '2 cans kidney beans',
        '1 28 oz can crushed tomatoes',
        '1 can tomato paste 6oz',
        '3 tbsp chili powder',
      ],
      ['Brown the beef with the onion.', 'Add everything else and simmer for 1 hour.'],
      38,
      8,
    );
    expect(list(chili)).toMatch(/[34] cans .*kidney beans/);
    expect(list(chili).match(/store-brand/gi)?.length ?? 0).toBeLessThanOrEqual(2);
    expect(chili.title).toBe('Chili');
  });

  it('cuts a breast through for two cutlets, and leaves a parm its name and its crumbs', () => {
    const parm = made(
      'Chicken Parm',
      [
        '4 chicken breasts',
        '2 eggs',
        '1 cup flour',
        '2 cups italian breadcrumbs',
        '1/2 cup parmesan',
        '1 cup vegetable oil',
        '24 oz marinara sauce',
        '8 oz mozzarella, sliced',
      ],
      [
        'Pound the chicken. Dredge it in the flour, dip in the eggs, then in the breadcrumbs mixed with the parmesan.',
        'Fry in the oil for 3 minutes a side.',
        'Top with the sauce and mozzarella and bake at 400°F for 20 minutes.',
      ],
    );
    expect(parm.title).toBe('Chicken Parm');
    expect(list(parm)).toMatch(/2 chicken breasts, each halved horizontally/);
    expect(list(parm)).not.toMatch(/crouton|oats|cheddar/);
  });

  it('makes a fondue of fondue cheese', () => {
    const fondue = made(
      'Fondue',
      ['1 garlic clove', '400 ml white wine', '800 g Swiss cheese', '1 tbsp cornstarch', '800 g white bread'],
      [
        'Rub the pot with the garlic.',
        'Melt the cheese with the wine and cornstarch, stirring.',
        'Dip the bread.',
      ],
      20,
    );
    expect(list(fondue)).not.toMatch(/cheddar/i);
  });

  it('leaves the vegetables that a dish is made of alone', () => {
    const norma = made(
      'Pasta alla Norma',
      [
        '3 aubergines (900g)',
        '300g spaghetti',
        '100ml olive oil',
        '5 garlic cloves, minced',
        '2 x 400g tins chopped tomatoes',
        'Fresh basil',
      ],
      [
        'Slice the aubergines, coat with 75ml of olive oil and roast for 30 minutes.',
        'Fry the garlic in the rest of the oil, add the tomatoes and simmer for 15 minutes. Boil the spaghetti.',
        'Mix everything and top with basil.',
      ],
    );
    expect(list(norma)).toMatch(/3 aubergines/);
    expect(list(norma)).not.toMatch(/carrot/);
  });

  it('fills a spiced pot with chickpeas, and pours nothing in the place of what clings', () => {
    const spiced = made(
      'Ginger Cumin Chicken',
      [
        '2 lbs boneless skinless chicken breast, cut bite-size',
        '1 tsp turmeric',
        '1 tsp cumin',
        '1/2 cup chicken stock',
        '1 can crushed tomatoes',
        '3/4 cup thick plain yogurt',
      ],
      [
        'Brown the chicken. Stir in the turmeric and cumin.',
        'Add the stock and tomatoes and simmer for 15 minutes.',
        'Stir in the yogurt and simmer for 2 minutes.',
      ],
      35,
      8,
    );
    expect(list(spiced)).toMatch(/chickpeas/);
    expect(list(spiced)).not.toMatch(/buttermilk/);
  });

  it('puts no bones into what is cut into pieces', () => {
    const pieces = made(
      'Kung Pao-Style Chicken',
      [
        '4 chicken thighs',
        '3/4 cup basmati rice',
        '2 tbsp soy sauce',
        '1/4 cup peanuts, chopped',
        '3 ribs celery',
      ],
      [
        'Boil the rice.',
        'Pat the chicken dry and cut into 1" pieces. Fry the chicken in a pan for 8 minutes.',
        'Add the celery, soy sauce and peanuts and cook for 3 minutes.',
      ],
      25,
      2,
    );
    expect(list(pieces)).not.toMatch(/drumstick|wing/);
  });
});
