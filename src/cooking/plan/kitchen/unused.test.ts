import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

describe('what stays in the kitchen', () => {
  it('is told in words of the table, not of the tables', () => {
    const reasonOf = (item: string, asks: Partial<GenerateInput>): string | undefined =>
      generateRecipe(kitchen, {
        ingredients: ['firm tofu', 'coconut milk', 'red curry paste', 'green beans', 'jasmine rice', item],
        cuisine: 'thai',
        ...asks,
      }).pantry.unused.find((one) => one.item === item)?.reason;
    expect(reasonOf('fish sauce', { dietary_restrictions: ['vegetarian'] })).toBe(
      'made with anchovy, so not vegetarian',
    );
    expect(reasonOf('wheat noodles', { allergies: ['wheat'] })).toMatch(/contains wheat|made with/);
    expect(reasonOf('flaked almonds', { allergies: ['tree nuts'] })).toBe('contains nuts');
    expect(reasonOf('strawberry jam', {})).toBe('too sweet for this dish; keep it for a dessert');
  });

  it('is never left for something that has to be bought in its place', () => {
    const kitchens: readonly Partial<GenerateInput>[] = [
      {
        ingredients: ['eggs', 'kombu', 'dried shiitake', 'chicken thighs', 'rice', 'soy sauce'],
        cuisine: 'japanese',
      },
      { ingredients: ['sardines', 'kohlrabi', 'lemon', 'parsley'], cuisine: 'portuguese' },
      { ingredients: ['beef mince', 'swede', 'haricot beans', 'okra', 'corn tortillas'], cuisine: 'mexican' },
      { ingredients: ['duck legs', 'rhubarb', 'sorrel', 'turnips', 'port'], cuisine: 'french' },
    ];
    for (const one of kitchens) {
      const { pantry } = generateRecipe(kitchen, { servings: 4, ...one } as GenerateInput);
      const bought = pantry.missing.map(({ item }) =>
        item.replace(/^[\d½¼¾⅓⅔ .]+(?:g|kg|ml|tbsp|tsp|cans?)? ?/, ''),
      );
      for (const { reason } of pantry.unused)
        for (const name of bought) expect(reason.startsWith(name), `${reason} (${name})`).toBe(false);
    }
  });

  it('is told what a cook would do with it', () => {
    const reasonOf = (item: string): string | undefined =>
      generateRecipe(kitchen, {
        ingredients: ['spaghetti', 'pancetta', 'eggs', 'pecorino', 'black pepper', item],
        cuisine: 'italian',
      }).pantry.unused.find((one) => one.item === item)?.reason;
    expect(reasonOf('garam masala')).toMatch(/has a seasoning of its own, and this would cover it/);
  });

  it('is no sweet because it stands among the snacks, and is not left for what does something else', () => {
    const reasonOf = (item: string, cuisine: string, ...ingredients: string[]): string | undefined =>
      generateRecipe(kitchen, { ingredients: [...ingredients, item], cuisine }).pantry.unused.find(
        (one) => one.item === item,
      )?.reason;
    const reasons = [
      reasonOf('hard taco shells', 'swedish', 'salmon fillet', 'asparagus', 'potatoes', 'dill', 'lemon'),
      reasonOf('ham hock', 'indian', '2 tins chickpeas', 'spinach', 'onion', 'curry powder', 'coconut milk'),
      reasonOf('flax seeds', 'italian', 'almonds', 'parmesan', 'basil', 'spaghetti'),
    ];
    for (const reason of reasons) expect(reason).toMatch(/^the recipe does not call for it; keep it/);
  });

  it('is not called too sweet for a dish that takes honey', () => {
    const { pantry } = generateRecipe(kitchen, {
      ingredients: ['chicken thighs', 'honey', 'garlic', 'soy sauce', 'rice', 'broccoli', 'strawberries'],
      meal_type: 'dinner',
    });
    expect(pantry.unused.find(({ item }) => item === 'strawberries')?.reason).toBe(
      'the dish is sweet enough without it',
    );
  });

  it('is not called against the taste of peppered eggs for breakfast', () => {
    const { title, pantry } = generateRecipe(kitchen, {
      ingredients: ['courgettes', 'eggs', 'feta', 'parmesan', 'dill', 'garlic', 'greek yogurt', 'olive oil'],
      dietary_restrictions: ['keto'],
      meal_type: 'snack',
    });
    expect(title).toMatch(/egg/i);
    expect(pantry.unused.map(({ reason }) => reason).join(' ')).not.toMatch(/taste does not belong/);
  });

  it('is left for a reason of this dish, and never for being needless', () => {
    const inputs: readonly GenerateInput[] = [
      {
        ingredients: [
          '4 pork chops',
          '200g mushrooms',
          '200ml cream',
          '1 cauliflower',
          'butter',
          'cider vinegar',
          '1kg celeriac',
          'beef stock',
          'soy sauce',
          'walnuts',
        ],
        cuisine: 'American',
        servings: 4,
      },
      {
        ingredients: [
          '500g pork mince',
          '1 savoy cabbage',
          '500ml passata',
          'plain flour',
          'bay leaves',
          '2 potatoes',
          'rice',
          'butter',
          'green chillies',
        ],
        cuisine: 'Polish',
        servings: 4,
      },
    ];
    const reasons = inputs.flatMap((input) =>
      generateRecipe(kitchen, input).pantry.unused.map(({ reason }) => reason),
    );
    for (const reason of reasons)
      expect(reason).not.toMatch(/not needed|tomato paste will do for vegetables|butter will give it crunch/);
  });

  it('is not named in a tip where it is forbidden', () => {
    const { tips, pantry } = generateRecipe(kitchen, {
      ingredients: ['rice noodles', 'tofu', 'peanuts', 'carrots', 'lime'],
      allergies: ['peanut'],
    });
    expect(pantry.unused.map(({ item }) => item)).toContain('peanuts');
    // A warning to read labels for it names it, and nothing else does.
    expect(
      tips.filter((tip) => /peanut/i.test(tip) && !/^(?:Read|Check) the labels? .* for peanuts/.test(tip)),
    ).toEqual([]);
  });
});

describe('a packet that only its label can clear', () => {
  const thai = generateRecipe(kitchen, {
    ingredients: [
      '600g chicken thighs',
      'coconut milk',
      'red curry paste',
      'bamboo shoots',
      'green beans',
      'jasmine rice',
      'fish sauce',
      'thai basil',
    ],
    cuisine: 'thai',
    allergies: ['shellfish'],
  });
  const stew = generateRecipe(kitchen, {
    ingredients: [
      'steak',
      'mushrooms',
      'sour cream',
      'egg noodles',
      'beef stock cube',
      'worcestershire sauce',
    ],
    cuisine: 'russian',
    allergies: ['fish'],
  });
  const reason = (item: string, { pantry }: typeof thai): string =>
    pantry.unused.find((one) => one.item === item)?.reason ?? '';

  it('is never counted safe, and is read before another is bought', () => {
    expect(thai.ingredients.map(({ food }) => food)).not.toContain('red-curry-paste');
    expect(reason('red curry paste', thai)).toBe(
      'some brands hold shellfish; use yours in place of the vegan red curry paste if its label rules that out',
    );
    expect(thai.pantry.missing.map(({ reason: why }) => why)).toContain(
      'not needed if the label of your own red curry paste says no shellfish',
    );
    expect(thai.tips.join(' ')).toMatch(/Your own red curry paste will do .* only if its label/);
  });

  it('is told so of a cube as well, and not of what surely holds it', () => {
    expect(reason('beef stock cube', stew)).toMatch(/use yours in place of the beef stock if its label/);
    expect(reason('worcestershire sauce', stew)).toMatch(/^contains fish/);
  });
});

describe('a cheese that is made with rennet', () => {
  it('is taken by a vegetarian kitchen for its like that is not, and says so', () => {
    const { ingredients, warnings } = generateRecipe(kitchen, {
      ingredients: ['pears', 'blue cheese', 'walnuts', 'arugula'],
      dietary_restrictions: ['vegetarian'],
    });
    expect(ingredients.map(({ food }) => food)).toContain('vegetarian-blue-cheese');
    expect(warnings.join(' ')).toMatch(/Your blue cheese: taken for vegetarian blue cheese/);
  });
});

describe('two cheeses of a fondue for vegetarians', () => {
  it('are both melted, the one that is set with rennet as its like that is not', () => {
    const { ingredients, pantry, warnings } = generateRecipe(kitchen, {
      ingredients: ['gruyere', 'emmental', 'white wine', 'bread', 'garlic'],
      dietary_restrictions: ['vegetarian'],
      servings: 4,
    });
    expect(ingredients.map(({ food }) => food)).toContain('vegetarian-gruyere');
    expect(pantry.unused).toEqual([]);
    expect(warnings.join(' ')).toMatch(/Your gruyere: taken for vegetarian Gruyère-style cheese/);
  });

  it('are not, where rennet is the reason, called needless', () => {
    const { pantry } = generateRecipe(kitchen, {
      ingredients: ['6 eggs', '400g potatoes', '1 onion', 'olive oil', 'manchego'],
      cuisine: 'Spanish',
      dietary_restrictions: ['vegetarian'],
    });
    expect(pantry.unused.find(({ item }) => item === 'manchego')?.reason).toBe(
      'it is set with animal rennet, so it is not vegetarian',
    );
  });
});

it('what the only pot has no room for is told so', () => {
  const { pantry } = generateRecipe(kitchen, {
    ingredients: [
      'white fish',
      'rice',
      'coconut milk',
      'lime',
      'green beans',
      'ginger',
      'cilantro',
      'fish sauce',
    ],
    equipment: ['one saucepan'],
    time_available: 40,
    servings: 2,
  });
  const rice = pantry.unused.find(({ item }) => item === 'rice');
  expect(rice === undefined || rice.reason.startsWith('there is no second pot to boil it in')).toBe(true);
});
