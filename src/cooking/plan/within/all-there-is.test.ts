import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const lines = (input: GenerateInput): string =>
  generateRecipe(kitchen, input)
    .ingredients.map(({ text }) => text)
    .join('\n');

describe('what would leave a rest', () => {
  it('goes in: the sixth egg, the end of the cheese, the last of the milk', () => {
    const moussaka = lines({
      ingredients: [
        '500g minced beef',
        '2 aubergines',
        '1 onion',
        '400g tin chopped tomatoes',
        'cinnamon stick',
        '50g butter',
        '50g flour',
        '600ml milk',
        'nutmeg',
        '80g kefalotyri',
        '2 eggs',
      ],
      cuisine: 'Greek',
      meal_type: 'dinner',
      servings: 4,
    });
    expect(moussaka).toMatch(/^600 ml whole milk/m);
    expect(moussaka).toMatch(/^80 g kefalotyri/m);
    expect(moussaka).toMatch(/^1 cinnamon stick/m);
  });

  it('goes into a batter too where nothing hangs on it: the fifth of the chocolate that was left', () => {
    const loaf = lines({
      ingredients: [
        '3 very ripe bananas',
        'plain flour',
        '2 eggs',
        '100g dark chocolate',
        'soft brown sugar',
        '115g butter',
        'baking powder and bicarb',
      ],
      equipment: ['oven', '2lb loaf tin'],
      meal_type: 'snack',
      servings: 10,
    });
    expect(loaf).toMatch(/^100 g dark chocolate/m);
  });

  it('is counted out where it is a whole spice', () => {
    const chana = lines({
      ingredients: [
        'canned chickpeas',
        '2 onions',
        '3 tomatoes',
        '2 black cardamom',
        '1 cinnamon stick',
        'garam masala',
        'ginger',
      ],
      cuisine: 'Indian',
      servings: 4,
    });
    expect(chana).toMatch(/^2 black cardamom pods/m);
    expect(chana).toMatch(/^1 cinnamon stick/m);
  });

  it('is the flour and the milk of a batter, where it is nearly all of both', () => {
    const schmarrn = lines({
      ingredients: [
        '4 eggs',
        '150g plain flour',
        '250ml milk',
        'butter',
        'raisins',
        'icing sugar',
        '6 plums',
      ],
      cuisine: 'Austrian',
      servings: 3,
      meal_type: 'dessert',
    });
    expect(schmarrn).toMatch(/^150 g (?:all-purpose|plain) flour/m);
    expect(schmarrn).toMatch(/^250 ml whole milk/m);
    expect(schmarrn).toMatch(/^400 g plums/m);
  });
});

describe('what there is less of', () => {
  it('is stretched, and nobody buys ten tomatoes to the five', () => {
    const { ingredients, pantry } = generateRecipe(kitchen, {
      ingredients: [
        '5 cups parboiled rice',
        '4 red bell peppers',
        '5 plum tomatoes',
        '2 scotch bonnets',
        '3 onions',
        'tomato paste',
        'curry powder',
        'thyme',
      ],
      cuisine: 'Nigerian',
      servings: 10,
    });
    expect(ingredients.map(({ text }) => text).join('\n')).toMatch(/^5 plum tomatoes/m);
    expect(pantry.missing).toEqual([]);
  });

  it('decides the batch where nobody says for how many: two cups of flour, and a whole loaf of three bananas', () => {
    expect(
      lines({
        ingredients: ['2 cups self raising flour', '1 cup milk', '60g butter', 'jam', '1 egg'],
        cuisine: 'British',
        meal_type: 'snack',
      }),
    ).toMatch(/^2 cups \(250 g\) self-raising flour/m);
    expect(
      lines({
        ingredients: [
          '3 ripe bananas',
          '250g plain flour',
          '2 eggs',
          '115g butter',
          '150g brown sugar',
          'baking soda',
        ],
        meal_type: 'dessert',
      }),
    ).toMatch(/^3 bananas[^]*^2 eggs/m);
  });
});
