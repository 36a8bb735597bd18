import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();

const cheaper = (
  reduction_percent: number,
  title: string,
  description: string,
  ingredients: string[],
  instructions: string[],
  keep: string[] = [],
) => {
  const result = budgetifyRecipe(kitchen, {
    reduction_percent,
    keep,
    recipe: { title, description, recipeYield: '4', ingredients, instructions },
  });
  return {
    ...result,
    list: result.ingredients.map(({ text }) => text).join('\n'),
    steps: result.instructions.join('\n'),
  };
};

describe('what a cheaper recipe brings in', () => {
  it('says of beans in a braise when they are stirred in, and names the wine plainly', () => {
    const { steps, list, description } = cheaper(
      40,
      'Boeuf Bourguignon',
      'Slow-braised beef in red Burgundy.',
      [
        '6 oz thick-cut bacon, cut into lardons',
        '3 lb beef chuck, cut into 2-inch cubes',
        '1 large onion, sliced',
        '1 bottle (750 ml) Pinot Noir',
        '2 cups good beef stock',
        '1 lb cremini mushrooms, quartered',
        '3 tbsp butter',
      ],
      [
        'Crisp the lardons in a Dutch oven. Brown the beef in the fat, then the onion.',
        'Add the wine and stock. Bring to a simmer, cover, and braise in the oven at 325°F 2 1/2 to 3 hours, until fork tender.',
        'Brown the mushrooms in the butter, stir in and serve with noodles.',
      ],
    );
    expect(list).toMatch(/white beans/);
    expect(steps).toMatch(/braise in the oven[^.]*\. Stir in the white beans for the last 30 minutes/);
    expect(steps).not.toMatch(/to go in for/);
    expect(description).toBe('Slow-braised beef in red wine.');
  });

  it('stirs nothing into a paella that is not stirred', () => {
    const { steps, list } = cheaper(
      50,
      'Seafood Paella',
      '',
      [
        '1/4 cup olive oil',
        '8 oz Spanish chorizo, sliced',
        '1 onion, chopped',
        '2 cups bomba rice',
        '6 cups chicken stock',
        '8 oz squid, cleaned and cut in rings',
        '1 lb large shrimp, shell on',
        '1 lb mussels, scrubbed',
      ],
      [
        'Cook the chorizo and onion in the oil. Stir in the rice, then add the stock. From here on NO stirring.',
        'Simmer 12 min. Tuck in the squid, shrimp and mussels and cook 8-10 min more until the mussels are open.',
      ],
      ['shrimp'],
    );
    expect(list).toMatch(/peas/);
    expect(steps).toMatch(/Scatter in the (?:frozen )?peas/);
  });

  it('counts the night of thawing, and leaves words alone that only begin like a food', () => {
    const { description, list, steps } = cheaper(
      35,
      'Sheet Pan Salmon with Couscous',
      'On the table in 30 minutes. Pinky promise.',
      [
        '4 (6 oz) wild salmon fillets',
        '1 1/2 cups pearl couscous',
        '1/4 cup pine nuts',
        '3/4 tsp kosher salt, plus pepper',
      ],
      [
        'Sprinkle the salmon with the salt and pepper and roast at 400°F for 12 minutes.',
        'Boil the couscous for 8 minutes, drain, toss with the pine nuts and serve with the salmon.',
      ],
    );
    expect(steps).toMatch(/The night before/);
    expect(description).toBe('On the table in 30 minutes (plus thawing overnight). Pinky promise.');
    expect(list.match(/pepper/gi)).toHaveLength(1);
  });

  it('writes two kinds of mushroom that have become one as one, however much less of it there is', () => {
    const { list, steps } = cheaper(
      60,
      'Mushroom Risotto',
      '',
      [
        '1 lb cremini mushrooms, sliced',
        '8 oz shiitake, stemmed and sliced',
        '2 tbsp butter',
        '1 1/2 cups Arborio rice',
        '5 cups vegetable stock',
      ],
      [
        'Cook the cremini and shiitake in the butter until browned.',
        'Add the rice, then the stock a ladle at a time, 20 minutes.',
      ],
    );
    expect(list.match(/cremini/g)).toHaveLength(1);
    expect(steps).toMatch(/Cook the cremini mushrooms in the butter/);
  });
});
