import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { mendRecipe } from './mend.ts';

const kitchen = loadKitchen();
const everything = { allows: () => true, bakes: true };

function mend(
  ingredients: readonly string[],
  instructions: readonly string[],
  wish = everything,
  title = 'Supper',
) {
  const source = { title, description: null, cuisine: null, servings: 4, ingredients, instructions };
  return mendRecipe(understandRecipe(source, kitchen), wish, kitchen);
}

const steps = (ingredients: readonly string[], instructions: readonly string[]): readonly string[] =>
  mend(ingredients, instructions).text.instructions;
const lines = (ingredients: readonly string[], instructions: readonly string[]): readonly string[] =>
  mend(ingredients, instructions).text.ingredients;

describe('what the list has and no step uses goes in where a cook puts it', () => {
  it.each([
    [
      'a spice with the others',
      ['1 onion', '1 tsp cumin', '1/2 tsp turmeric', '400 g lentils', '1 tbsp oil', '1 tsp salt'],
      [
        'Fry the onion in the oil until soft.',
        'Add the cumin, the salt and the lentils and simmer for 20 minutes.',
      ],
      [
        'Fry the onion in the oil until soft.',
        'Add the cumin, the turmeric, the salt and the lentils and simmer for 20 minutes.',
      ],
    ],
    [
      'ginger with the garlic',
      ['1 onion', '2 garlic cloves', '1 tbsp ginger, grated', '400 g tomatoes', '2 tbsp oil'],
      [
        'Heat the oil and fry the onion and garlic for 5 minutes.',
        'Add the tomatoes and simmer for 10 minutes.',
      ],
      [
        'Heat the oil and fry the onion, garlic and ginger for 5 minutes.',
        'Add the tomatoes and simmer for 10 minutes.',
      ],
    ],
    [
      'an onion into the hot fat',
      ['500 g beef, diced', '2 onions, chopped', '60 g butter', '500 ml beef stock'],
      [
        'Melt the butter in a large pot.',
        'Add the beef and brown it for 10 minutes.',
        'Pour in the beef stock and simmer for 1 hour.',
      ],
      [
        'Melt the butter in a large pot. Add the onions and cook until soft, about 5 minutes.',
        'Add the beef and brown it for 10 minutes.',
        'Pour in the beef stock and simmer for 1 hour.',
      ],
    ],
    [
      'nuts into the batter before it goes into its tin',
      [
        '200 g flour',
        '150 g sugar',
        '2 eggs',
        '100 g butter, melted',
        '1 tsp baking powder',
        '50 g walnuts, chopped',
      ],
      [
        'Whisk the eggs and sugar.',
        'Stir in the flour, baking powder and butter.',
        'Pour the batter into a loaf pan and bake for 45 minutes at 180 °C.',
      ],
      [
        'Whisk the eggs and sugar.',
        'Stir in the flour, baking powder and butter. Fold in the walnuts.',
        'Pour the batter into a loaf pan and bake for 45 minutes at 180 °C.',
      ],
    ],
    [
      'a bay leaf into the pot',
      ['500 g beef, diced', '1 onion', '2 tbsp oil', '1 bay leaf', '500 ml beef stock', '2 carrots'],
      ['Brown the beef in the oil with the onion.', 'Add the carrots and beef stock and simmer for 1 hour.'],
      [
        'Brown the beef in the oil with the onion.',
        'Add the bay leaf. Add the carrots and beef stock and simmer for 1 hour.',
      ],
    ],
    [
      'salt and pepper at the end',
      ['2 onions', '2 tbsp oil', '800 g tomatoes', 'Salt', 'Black pepper'],
      ['Fry the onions in the oil for 10 minutes.', 'Add the tomatoes and simmer for 20 minutes.'],
      [
        'Fry the onions in the oil for 10 minutes.',
        'Add the tomatoes and simmer for 20 minutes. Season with salt and pepper.',
      ],
    ],
    [
      'a herb over the plate',
      ['400 g chickpeas', '1 lemon', '3 tbsp olive oil', '1/2 cup parsley, chopped'],
      ['Toss the chickpeas with the lemon and olive oil.', 'Serve warm.'],
      ['Toss the chickpeas with the lemon and olive oil.', 'Scatter the parsley over the top. Serve warm.'],
    ],
    [
      'the parts of a sauce by their names',
      [
        '500 g chicken, diced',
        '2 tbsp flour',
        '1 tbsp oil for frying',
        '3 tbsp honey',
        '2 tbsp ketchup',
        '4 tbsp soy sauce',
      ],
      [
        'Prepare the sauce by mixing the ingredients together in a bowl.',
        'Coat the chicken in the flour and fry until golden.',
        'Pour over the sauce.',
      ],
      [
        'Prepare the sauce by mixing the honey, ketchup and soy sauce together in a bowl.',
        'Coat the chicken in the flour and fry until golden.',
        'Pour over the sauce.',
      ],
    ],
    [
      'what is quick for the last minutes, though the steps speak of vegetables',
      [
        '1/2 lb beef, sliced',
        '2 tbsp vegetable oil',
        '1 cup carrots, sliced',
        '1 cup broccoli',
        '1 cup snow peas',
        '1/2 cup beef stock',
      ],
      [
        'Heat the oil and stir-fry the beef until browned.',
        'Add the broccoli and carrots and steam the vegetables until just tender.',
        'Add the beef stock and heat. Serve at once.',
      ],
      [
        'Heat the oil and stir-fry the beef until browned.',
        'Add the broccoli and carrots and steam the vegetables until just tender.',
        'Add the beef stock and heat. Stir in the snow peas and cook for 2 minutes more. Serve at once.',
      ],
    ],
  ] as const)('%s', (_, list, told, after) => {
    expect(steps(list, told)).toEqual(after);
  });

  it.each([
    [
      'a lump covers it',
      ['1 onion', '2 carrots', '1 tsp cumin', '1 tsp paprika'],
      ['Cook the onion and carrots.', 'Add the spices.'],
    ],
    [
      'another word means it',
      ['500 g beef mince', '60 g parmesan', '1 onion'],
      ['Fry the meat with the onion.', 'Grate over the cheese.'],
    ],
    [
      'everything goes in',
      ['2 eggs', '100 g flour', '1 tsp cinnamon'],
      ['Mix the eggs and everything else.', 'Fry in a pan.'],
    ],
    [
      'optional ones are called so',
      ['1 leek', '1 l stock', '(optional) 1/2 tsp nutmeg'],
      ['Simmer the leek in the stock.', 'Add the optional ingredients.'],
    ],
    [
      'it is spelt otherwise',
      ['1/2 lb beef', '1 cup broccoli', '1 cup carrots', '2 tbsp oil'],
      ['Fry the beef in the oil.', 'Add brocolli and carrots and steam.'],
    ],
    ['water is at hand', ['2 eggs', '100 ml water', '100 g flour'], ['Whisk the eggs and flour and fry.']],
    ['a pan is sprayed', ['2 eggs', '100 g spinach', 'Cooking spray'], ['Fry the eggs and spinach.']],
    [
      'half of the list is not told of',
      ['1 onion', '1 carrot', '1 leek', '1 potato', '1 turnip', '1 beet'],
      ['Cook it all for an hour.'],
    ],
  ])('leaves it alone where %s', (_, list, told) => {
    expect(steps(list, told)).toEqual(told);
  });
});

describe('a line without an amount says how much', () => {
  const told = [
    'Heat the olive oil and fry the onion with the cumin until soft.',
    'Add the carrots and simmer for 10 minutes.',
  ];

  it('in the spoons that its figure comes from', () => {
    const { text, mends, read } = mend(['Olive oil', '1 onion', 'Cumin', '2 carrots'], told);
    expect(text.ingredients).toEqual(['2 tbsp olive oil', '1 onion', '1 tsp cumin', '2 carrots']);
    expect(mends.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['text', 'Olive oil', '2 tbsp olive oil'],
      ['text', 'Cumin', '1 tsp cumin'],
    ]);
    // 28 g were counted before.
    expect(read.grounded[0]!.ingredient.grams).toBeGreaterThan(26);
  });

  it('as a cook takes, where nothing was counted', () => {
    expect(
      lines(
        ['1 tbsp oil', '1 onion', 'carrots'],
        ['Fry the onion in the oil.', 'Add the carrots and simmer.'],
      )[2],
    ).toBe('4 carrots');
  });

  it.each([
    ['Salt'],
    ['Olive oil, for frying'],
    ['Black pepper to taste'],
    ['Butter for the tin'],
    ['Parmesan (optional)'],
    ['Hot sauce'],
    ['Red pepper'],
  ])('but not where a cook wants none: %s', (line) => {
    const list = [line, '1 onion', '2 carrots'];
    const name = line.split(/[ ,(]/)[0]!.toLowerCase();
    expect(lines(list, [`Fry the onion and carrots with the ${name}.`, 'Simmer for 10 minutes.'])[0]).toBe(
      line,
    );
  });

  it('bare main things as a cook buys them, told as one change', () => {
    const { text, mends } = mend(
      ['onion', 'chicken thighs', 'spaghetti', '1 tbsp oil'],
      ['Fry the onion and chicken thighs in the oil.', 'Boil the spaghetti until al dente, drain and serve.'],
    );
    expect(text.ingredients).toEqual(['1 onion', '4 chicken thighs', '340 g spaghetti', '1 tbsp oil']);
    expect(mends.map(({ target, before }) => [target, before])).toEqual([
      ['ingredients', 'onion; chicken thighs; spaghetti'],
    ]);
  });

  it('nor where it is poured to a height', () => {
    expect(
      lines(
        ['4 pork chops', 'Soy sauce', '2 tbsp honey'],
        [
          'Fill a shallow dish with soy sauce to about half the thickness of the chops. Mix in the honey.',
          'Turn the pork chops in it and chill for 1 hour. Fry them for 12 minutes.',
        ],
      )[1],
    ).toBe('Soy sauce');
  });

  it('nor where the steps count it', () => {
    const list = ['tomatoes', '1 onion', '2 tbsp oil'];
    expect(lines(list, ['Chop 4 tomatoes.', 'Fry the onion in the oil, add the tomatoes and cook.'])).toEqual(
      list,
    );
  });
});

describe('what the steps use is in the list', () => {
  it.each([
    [
      'seasoning',
      ['Season the chicken with salt and pepper and roast it.'],
      ['Salt, to taste', 'Black pepper, to taste'],
    ],
    ['a measured seasoning', ['Rub the chicken with 1 tsp salt and roast it.'], ['1 tsp salt']],
    ['fat for the pan', ['Heat olive oil in a pan and fry the chicken until golden.'], ['1 tbsp olive oil']],
    [
      'oil of which nobody says the sort',
      ['Heat a bit of oil in a pan and fry the chicken until golden.'],
      ['1 tbsp sunflower oil'],
    ],
    ['a spice', ['Sprinkle the chicken with cumin and roast it.'], ['Ground cumin, to taste']],
    ['a side', ['Simmer the chicken for 30 minutes. Serve over rice.'], ['Cooked rice, to serve']],
  ])('%s', (_, told, added) => {
    expect(lines(['4 chicken thighs'], told)).toEqual(['4 chicken thighs', ...added]);
  });

  it.each([
    ['an alternative', 'Fry the chicken with lard or olive oil.'],
    ['what is not needed', 'Fry the chicken without olive oil.'],
    ['an aside', 'Fry the chicken (some add paprika) until golden.'],
    ['water', 'Boil the chicken in water.'],
    ['what it came in', 'Fry the chicken, reserving the oil from the tin.'],
  ])('but not %s', (_, told) => {
    expect(lines(['4 chicken thighs'], [told])).toEqual(['4 chicken thighs']);
  });

  it('and above the first heading, where the list has parts', () => {
    expect(
      lines(
        ['For the chicken:', '4 chicken thighs', 'For the sauce:', '1 cup yogurt'],
        ['Season the chicken with salt and roast it.', 'Serve with the yogurt.'],
      )[0],
    ).toBe('Salt, to taste');
  });

  it('where the wish allows it', () => {
    const { text } = mend(['4 chicken thighs'], ['Season the chicken with salt and pepper and roast it.'], {
      allows: (food: { readonly id: string }) => food.id !== 'salt',
    } as typeof everything);
    expect(text.ingredients).toEqual(['4 chicken thighs', 'Black pepper, to taste']);
  });
});

describe('a step that cooks meat says when it is done', () => {
  it('by a sign, and by its temperature where nothing cooks it further', () => {
    expect(
      steps(['4 chicken breasts', '1 tbsp oil'], ['Fry the chicken breasts in the oil.', 'Serve.'])[0],
    ).toBe('Fry the chicken breasts in the oil until no pink is left inside, 74 °C (165 °F).');
    expect(
      steps(
        ['4 chicken breasts', '1 l stock'],
        ['Fry the chicken breasts.', 'Add the stock and simmer for 40 minutes.'],
      )[0],
    ).toBe('Fry the chicken breasts until no pink is left inside.');
  });

  it.each([
    ['Fry the chicken breasts for 8 minutes.'],
    ['Fry the chicken breasts until golden.'],
    ['Fry the chicken breasts and the onion.'],
  ])('unless something says it: %s', (told) => {
    expect(steps(['4 chicken breasts', '1 onion'], [told, 'Serve.'])).toEqual([told, 'Serve.']);
  });
});

it('finds nothing more in what it has mended, and nothing in a recipe without gaps', () => {
  const first = mend(
    ['Olive oil', '1 onion', '2 garlic cloves', '1 tbsp ginger', 'Snow peas', '500 g beef'],
    [
      'Heat the olive oil and fry the onion and garlic.',
      'Add the beef and snow peas, season with salt and stir-fry. Serve over rice.',
    ],
  );
  expect(first.mends.length).toBeGreaterThan(3);
  expect(mendRecipe(understandRecipe(first.text, kitchen), everything, kitchen).mends).toEqual([]);
  const whole = mend(
    ['2 eggs', '1 tbsp butter', 'Salt'],
    ['Beat the eggs with salt and fry them in the butter for 2 minutes.'],
  );
  expect(whole.mends).toEqual([]);
  expect(whole.text.instructions).toEqual([
    'Beat the eggs with salt and fry them in the butter for 2 minutes.',
  ]);
});

it('tells what its lines weigh more than before', () => {
  const { mends } = mend(
    ['4 chicken thighs', 'Olive oil'],
    ['Fry the chicken in the olive oil for 20 minutes and season with salt.'],
  );
  const weighed = mends.map(({ target, brings }) => [
    target,
    brings.map(({ food, grams }) => [food.id, Math.round(grams)]),
  ]);
  expect(weighed).toEqual([
    ['Olive oil', [['olive-oil', -1]]],
    ['salt', [['salt', 3]]],
  ]);
});

describe('a step that only says how long says what is done', () => {
  it.each([
    [['oven 200', 'sausages in a tray', '40 mins turning once'], 'bake for 40 mins turning once'],
    [['Sausages into a dish. 200 fan 15-20'], 'Sausages into a dish. Bake at 200 fan 15-20'],
    [['Brush w milk. 12-15 mins at 220C.'], 'Brush w milk. Bake for 12-15 mins at 220C.'],
  ])('%s', (told, after) => {
    expect(steps(['8 sausages', '2 tbsp milk'], told).at(-1)).toContain(after);
  });

  it('and one that says it stays', () => {
    expect(steps(['8 sausages'], ['Bake the sausages at 200C for 40 mins.'])).toEqual([
      'Bake the sausages at 200C for 40 mins.',
    ]);
  });
});

it('states no flour where the dough tells how much it takes', () => {
  expect(
    lines(
      ['1/2 lb butter', '1 cup sugar', '3 eggs', 'flour'],
      [
        'Cream the butter and sugar.',
        'Beat in the eggs.',
        'Work in enough flour to make a soft dough.',
        'Bake.',
      ],
    ),
  ).toContain('flour');
});
