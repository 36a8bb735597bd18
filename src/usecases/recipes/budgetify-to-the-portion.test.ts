import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
type Asked = Parameters<typeof budgetifyRecipe>[1];
const cheaper = (
  asked: Omit<Asked, 'recipe'>,
  title: string,
  servings: number,
  ingredients: string[],
  instructions: string[],
) => {
  const made = budgetifyRecipe(kitchen, { ...asked, recipe: { title, servings, ingredients, instructions } });
  return {
    ...made,
    list: made.ingredients.map(({ text }) => text).join('\n'),
    steps: made.instructions.join('\n'),
    why: made.changes.map(({ reason }) => reason).join('\n'),
  };
};

describe('how far the target asks to go', () => {
  it('takes a pound of shrimp a person down to a portion, and tells both amounts', () => {
    const shrimp = cheaper(
      { target_cost_per_serving: 4.6 },
      'Shrimp and Grits',
      2,
      [
        '2 lbs large shrimp',
        '1 cup grits',
        '3 cups chicken broth',
        '2 cups shredded cheddar cheese',
        '3 tbsp butter',
        '2 cloves of garlic, minced',
      ],
      [
        'Bring the chicken broth to a boil. Add the grits, stir, cover and simmer for 20 minutes.',
        'Stir in the butter and the cheese.',
        'Fry the shrimp and garlic for 5 minutes and serve over the grits.',
      ],
    );
    expect(shrimp.target_met).toBe(true);
    expect(shrimp.why).toMatch(/still 1\d\d g a person in place of 455 g/);
  });

  it('takes another round cut where the fillet is most of the price, before crumbs of everything', () => {
    const wellington = cheaper(
      { reduction_percent: 40, keep: ['puff pastry'] },
      'Beef Wellington',
      4,
      [
        '1 lb beef fillet',
        '1 lb mushrooms',
        '4 thin slices of ham',
        '2 tbsp mustard',
        '7 oz puff pastry',
        '2 egg yolks, beaten',
      ],
      [
        'Sear the fillet on all sides in a hot pan. Brush it with the mustard.',
        'Chop the mushrooms and cook them until dry.',
        'Lay out the ham, spread the mushrooms over it, place the fillet on top and roll it up.',
        'Wrap the fillet in the puff pastry, brush with the egg yolks and bake at 400°F for 35 minutes.',
      ],
    );
    expect(wellington.target_met).toBe(true);
    expect(wellington.list).toMatch(/eye of round/);
    expect(wellington.list).toMatch(/4 thin slices of ham/);
    expect(wellington.why).toMatch(/more chew/);
  });

  it('makes vegetarian stock of cubes that are sure to be so, and leaves the beans in the pot', () => {
    const soup = cheaper(
      { reduction_percent: 30, dietary_restrictions: ['vegetarian'] },
      'Borscht',
      8,
      [
        '3 beets',
        '8 cups chicken broth',
        '3 potatoes',
        '2 carrots',
        '1 onion',
        '1 can white beans (optional)',
        '1 cup sour cream (optional)',
      ],
      [
        'Fry the beets and the onion for 10 minutes.',
        'Add the chicken broth, potatoes and carrots and simmer for 20 minutes.',
        'Add the beans and simmer for 3 minutes. Serve with sour cream.',
      ],
    );
    expect(soup.target_met).toBe(true);
    expect(soup.list).toMatch(/stock cubes/);
    expect(soup.list).toMatch(/white beans/);
  });

  it('knows what a line names within it when that is to be kept', () => {
    const fondue = cheaper(
      { reduction_percent: 20, keep: ['Gruyere'] },
      'Fondue',
      4,
      [
        '800 g Swiss cheese (half Gruyère, half Emmentaler)',
        '400 ml white wine',
        '1 tbsp cornstarch',
        '1 loaf of white bread',
      ],
      ['Melt the cheese with the wine and the cornstarch, stirring.', 'Dip cubes of the bread.'],
    );
    expect(fondue.list).toMatch(/g Swiss cheese \(half Gruyère/);
    expect(fondue.warnings.join(' ')).not.toMatch(/not an ingredient/);
  });

  it('dusts the tin with what the diet allows', () => {
    const cake = cheaper(
      { reduction_percent: 20, dietary_restrictions: ['gluten-free'] },
      'Almond Cake',
      8,
      ['3 eggs', '3/4 cup sugar', '1 1/2 cups almond meal', '1/4 tsp salt'],
      [
        'Whisk the eggs with the sugar. Fold in the almond meal and the salt.',
        'Pour into a springform pan that has been buttered and floured. Bake at 350°F for 40 minutes.',
      ],
    );
    expect(cake.steps).toMatch(/buttered and dusted with rice flour/);
  });
});
