import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { analyzeRecipe } from './analyze-recipe.ts';

const kitchen = loadKitchen();
const remarks = (ingredients: string[], instructions: string[], title = 'Supper'): string =>
  analyzeRecipe(kitchen, { recipe: { title, ingredients, instructions, servings: 4 } })
    .warnings.filter((one) => /^(?:No step was|The steps name)/.test(one))
    .join(' ');

describe('foods that the steps take up in other words', () => {
  it.each([
    ['1 tsp salt', 'Add seasonings, except tamari, and the stock. Simmer for fifteen minutes.'],
    [
      '2 tsp olive oil',
      'Sear the beef in a nicely-oiled pan on high heat, then add the stock and simmer for 15 minutes.',
    ],
    ['2 cups rye flour', 'Add flour and the stock, and mix together gently. Simmer for 20 minutes.'],
  ])('are not told as missed: %s', (line, step) => {
    expect(
      remarks([line, '2 cups bread flour', '500 g beef, diced', '1 l stock', '1 tbsp tamari'], [step]),
    ).not.toMatch(new RegExp(line.split(' ').at(-1)!));
  });

  it('still tells of what no word takes up', () => {
    expect(
      remarks(
        ['1 onion', '2 carrots', '1 l chicken stock'],
        ['Simmer the carrots in the stock for 20 minutes.'],
      ),
    ).toMatch(/No step was understood to use onion/);
  });

  it('are not told as strange: a sauce that is made here, a size, the cream that was stirred', () => {
    expect(
      remarks(
        ['3 egg yolks', '1/2 cup melted butter', '4 eggs', '2 English muffins'],
        [
          'Blend the yolks. Slowly pour in the melted butter while blending.',
          'Poach the eggs for 4 minutes and put them on the muffins with the hollandaise sauce.',
        ],
      ),
    ).toBe('');
    expect(
      remarks(
        ['1 sweet onion, chopped', '1 tbsp oil'],
        ['Heat the oil and fry one of the small onion pieces.'],
      ),
    ).toBe('');
    expect(
      remarks(
        ['500 g mascarpone', '100 g sugar', '300 g biscuits'],
        ['Mix mascarpone and sugar. Layer the biscuits. Add one last layer of cream.'],
      ),
    ).toBe('');
  });
});
