import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { editedFor, spelledTimes } from './edition.ts';

const kitchen = loadKitchen();
const edited = (
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
): readonly string[] =>
  editedFor(
    understandRecipe(
      { title, description: null, cuisine: null, servings: 4, ingredients, instructions },
      kitchen,
    ),
    { quiet: true, full: true },
    kitchen,
  ).source.instructions;

it('takes the orders out of a long tale and leaves what leads up to them', () => {
  const said = editedFor(
    understandRecipe(
      {
        title: 'Shakshuka',
        description: null,
        cuisine: null,
        servings: 3,
        ingredients: ['3 tbsp olive oil', '1 onion', '2 red peppers', 'warm flatbreads, to serve'],
        instructions: [
          "There is a moment, around ten on a Saturday, when everyone wants something that isn't toast, and that is when I reach for my big 28cm frying pan, pour in the olive oil, and set it over a medium heat before tumbling in the onion and the peppers, which want a good 15 minutes, with the occasional lazy stir, until they are soft.",
          'Serve with the warm flatbreads.',
        ],
      },
      kitchen,
    ),
    { quiet: true, full: true, sober: true, page: true },
    kitchen,
  ).source.instructions;
  expect(said[0]).toBe(
    'Take a big 28cm frying pan, pour in the olive oil, and set it over a medium heat, then add the onion and the peppers and cook for 15 minutes, stirring occasionally, until they are soft.',
  );
});

describe('what a cook notes down, made whole before it is told anew', () => {
  it('speaks of what is left in the pot and not of what was taken out', () => {
    const [, last = ''] = edited(
      'Ribollita',
      ['250 g stale bread', '1 sprig rosemary', '1 Parmesan rind', '1 l vegetable stock'],
      [
        'Simmer the stock. Stir in the bread and simmer for 10 minutes until thick. Remove the rosemary stem and rind. Season to taste.',
        'Rest for at least 20 minutes, or refrigerate overnight and reheat.',
      ],
    );
    expect(last).not.toMatch(/\bthem\b/);
  });

  const list = [
    '3 tbsp olive oil',
    '1 onion, sliced',
    '1 red bell pepper, sliced',
    '800 g canned tomatoes',
    '1 tsp salt',
    '6 eggs',
    '100 g feta',
    '20 g butter',
    '300 g mushrooms',
    '300 g rice',
    '1 l vegetable stock',
    '8 sausages',
    '500 g potatoes',
    '1 tbsp honey',
    '1 tbsp mustard',
    'handful of coriander',
  ];
  it.each([
    [
      ['Heat oil in 28 cm lidded frying pan, medium heat. Onion + pepper, 12 min, until soft.'],
      'Heat the oil in a 28 cm lidded frying pan over medium heat. Add the onion and the pepper and cook for 12 minutes until soft.',
    ],
    [
      ['Heat the oil in a pan.', 'Cover, low heat, 6-8 min. Whites set, yolks runny.'],
      'Cover and cook over low heat for 6-8 minutes, until the whites are set and the yolks runny.',
    ],
    [
      ['Heat the oil in a pan.', 'Add tomatoes (crush by hand), onion, salt. Simmer 15 min until thick.'],
      'Add the tomatoes (crush by hand), onion and salt. Simmer for 15 minutes until thick.',
    ],
    [
      ['Half butter in wide pan, med-high. Mushrooms 6 min, brown. Out.'],
      'Melt half the butter in a wide pan over medium-high heat. Add the mushrooms and cook for 6 minutes until brown. Take them out.',
    ],
    [
      ['Heat the oil in a pan.', 'Rice in, 2 min, stir. Stock a ladle at a time, 18 min, stirring.'],
      'Add the rice and cook for 2 minutes, stirring. Add the stock a ladle at a time for 18 minutes, stirring.',
    ],
    [
      ['Oven 200C.', 'Potatoes in the tray with the oil, 20 min.'],
      'Put the potatoes in the tray with the oil and roast for 20 minutes.',
    ],
    [
      ['Oven 200C.', 'Sausages in a tray, 30 min. Sausages 75C in middle, no pink.'],
      'Put the sausages in a tray and roast for 30 minutes. The sausages should reach 75C in the middle, with no pink left.',
    ],
    [
      ['Heat the oil in a pan.', 'Off heat, feta. Handle will be hot. Coriander on top.'],
      'Take the pan off the heat and scatter the feta over. The handle will be hot. Scatter the coriander on top.',
    ],
    [
      ['Heat the oil in a pan.', 'Tomatoes in, 10 min. Too thick? Splash hot water.'],
      'Add the tomatoes and cook for 10 minutes. If it is too thick, add a splash of hot water.',
    ],
    // A row of foods goes in; a staple in the end is eaten with it.
    [
      ['Heat the oil in a pan.', 'Rest of the stock, canned tomatoes, mushrooms. Simmer 10 min.'],
      'Add the rest of the stock, the canned tomatoes and the mushrooms. Simmer for 10 minutes.',
    ],
    [
      ['Heat the oil in a pan.', 'Off heat, feta. Rice.'],
      'Take the pan off the heat and scatter the feta over. Serve with the rice.',
    ],
    [
      ['Heat the oil in a pan.', 'Mushrooms - coat well, 3 min.'],
      'Add the mushrooms, coat them well and cook for 3 minutes.',
    ],
    [
      ['Oven 200C.', 'Slice onion, mushrooms, potatoes all the same thickness ish.'],
      'Slice the onion, mushrooms and the potatoes to the same thickness.',
    ],
    [
      ['Heat the oil in a pan.', 'grill the sausages on high 10-12 mins, turn them once'],
      'Grill the sausages on high for 10-12 minutes, turning them once.',
    ],
    [
      ['Heat the oil in a pan.', 'Same pan: onion + mushrooms, 10 min.'],
      'In the same pan, cook the onion and the mushrooms for 10 minutes.',
    ],
    [
      ['Bake it until golden.', 'Stand for 5 minutes before serving.'],
      'Let it stand for 5 minutes before serving.',
    ],
    [
      ['Heat the oil in a pan.', 'Meanwhile: oil, onion, low heat, 2 mins - no colour.'],
      'Meanwhile, add the oil and the onion and cook over low heat for 2 minutes, without letting them colour.',
    ],
    [
      ['Mustard, honey in a bowl, mix, mushrooms in for 15 mins (or longer)'],
      'Put the mustard and the honey in a bowl and mix, add the mushrooms, then leave for 15 minutes (or longer).',
    ],
    [
      ['Fry the onion until soft, then the mushrooms for 2 mins.'],
      'Fry the onion until soft, then add the mushrooms and cook for 2 minutes.',
    ],
    [['Mix mustard + honey. Transfer to dish.'], 'Mix the mustard and honey. Transfer them to a dish.'],
  ])('%j', (notes, whole) => expect(edited('Supper', list, notes).at(-1)).toBe(whole));

  it.each([
    [
      ['Heat the oil in a pan.', 'Sausages in, no oil, 5 min til some fat runs out and the edges brown.'],
      'Add the sausages (no oil) and cook for 5 minutes until some fat runs out and the edges brown.',
    ],
    [['2 tbsp oil in a 23 x 33cm tin.'], 'Put 2 tbsp oil in a 23 x 33cm tin.'],
    [
      ['Heat the oil in a pan.', 'Tomatoes on. Mix honey + mustard. Good pinch of salt.'],
      'Put the tomatoes on top. Mix the honey and mustard. Add a good pinch of salt.',
    ],
    [['Potatoes on the feta, 3 crackers each.', '2 per person.'], 'Serve 2 per person.'],
    [
      ['Potatoes on the feta, 3 crackers each.'],
      'Put the potatoes on the feta and serve with 3 crackers each.',
    ],
    [
      [
        'Oven 200C. Potatoes in the biggest tin you own with 2 tbsp oil, 15 mins. Back in for 25 mins, giving it a shake half way.',
      ],
      'Heat the oven to 200C. Put the potatoes in the biggest tin you own with 2 tbsp oil and roast for 15 minutes. Return them to the oven for 25 minutes, giving it a shake half way.',
    ],
    [['180C fan, 25 mins til bubbling.'], 'Bake at 180C fan for 25 minutes until bubbling.'],
    [["When they're cold cover them with foil."], "When they're cold, cover them with foil."],
    [["Brown the sausages, don't crowd them."], "Brown the sausages. Don't crowd them."],
    [['Cover, 15 mins.'], 'Cover and leave for 15 minutes.'],
    [
      ['Meanwhile tomatoes, butter, honey in a small pot, low, until melted.'],
      'Meanwhile, put the tomatoes, butter and honey in a small pot, then cook over low heat until melted.',
    ],
    [['Heat the oil in a pan.', 'Needs more salt? Add it.'], 'If it needs more salt, add it.'],
    [
      ['Feta on the potatoes, tomatoes on the feta, dressing over, squeeze of honey.'],
      'Put the feta on the potatoes, put the tomatoes on the feta, spoon the dressing over, then add a squeeze of honey.',
    ],
    [
      ['Make 20 balls. Makes about 20. Keep covered with a towel.'],
      'Make 20 balls. Makes about 20. Keep them covered with a towel.',
    ],
  ])('%j has its verb and its object', (notes, whole) =>
    expect(edited('Supper', list, notes).at(-1)).toBe(whole),
  );

  it('reads what goes into a tin as one loaf', () => {
    expect(
      edited(
        'Banana bread',
        ['3 bananas', '190 g plain flour', '100 g sugar', '1 tsp baking soda', '50 g walnuts'],
        [
          'Oven 175C. Flour, soda in. Walnuts in. Into the tin.',
          '50-60 min til skewer comes out clean. 10 min in tin then rack.',
        ],
      ),
    ).toEqual([
      'Heat the oven to 175C. Add the flour and the soda. Add the walnuts. Put it in the tin.',
      'Bake for 50-60 minutes until a skewer comes out clean. Leave it in the tin for 10 minutes, then move it to a rack.',
    ]);
    expect(
      edited(
        'Focaccia',
        ['500 g bread flour', '7 g yeast', '2 tbsp olive oil'],
        ['Straight out of the tin on to a rack, drizzle with the oil. 15 mins before cutting, if you can.'],
      ),
    ).toEqual([
      'Move it straight from the tin to a rack, then drizzle with the oil. Leave it for 15 minutes before cutting, if you can.',
    ]);
  });

  it('reads a food whose name is a verb as the food where it is put somewhere', () => {
    expect(
      edited(
        'Cottage pie',
        ['500 g beef mince', '1 tbsp plain flour', '400 ml beef stock'],
        [
          'Fry the mince in a pan.',
          'Flour in, stir it about for a minute, then the stock bit by bit. Mince back in.',
        ],
      ).at(-1),
    ).toBe(
      'Add the flour, stir it about for a minute, then add the stock bit by bit. Return the mince to the pan.',
    );
  });

  it('cooks nothing that may only be beaten or left to rise', () => {
    expect(edited('Cake', ['4 eggs', '100 g sugar', '7 g yeast'], ['Eggs, sugar, 5 min.'])).toEqual([
      'Eggs, sugar, 5 minutes.',
    ]);
  });

  it('takes the low of a slow cooker for no low heat', () => {
    const [said] = edited('Chili', ['500 g beans'], ['Cook the beans in the slow cooker on low, 8 hours.']);
    expect(said).not.toMatch(/heat/);
  });

  it('leaves whole sentences as they are', () => {
    const text =
      'Heat the olive oil in a large pan over medium heat and cook the onion for 8 minutes until soft.';
    expect(edited('Onions', list, [text])).toEqual([text]);
  });
});

describe('what an author says beside the cooking', () => {
  const list = [
    '1 chicken',
    '4 cloves garlic',
    '2 tbsp vinegar',
    '200 g prawns',
    '300 g macaroni',
    '2 cups milk',
    '200 g cheddar',
    '300 g rice',
  ];
  it.each([
    ['Hi pasta lovers! Boil the macaroni.', 'Boil the macaroni.'],
    ["Drain the macaroni, it's liquid gold.", 'Drain the macaroni.'],
    [
      'Pour in the milk super slowly, whisking like your life depends on it.',
      'Pour in the milk very slowly, whisking vigorously.',
    ],
    ["Don't rinse the macaroni (ask me how I know).", "Don't rinse the macaroni."],
    ['Take it OFF the heat and stir in the cheddar.', 'Take it off the heat and stir in the cheddar.'],
    [
      'Fry that gorgeous garlic for 2 minutes until your kitchen smells like a holiday in Spain.',
      'Fry the garlic for 2 minutes until fragrant.',
    ],
    [
      'Time for the star of the show - the prawns! Tip them in and cook for 3 minutes.',
      'Tip the prawns in and cook for 3 minutes.',
    ],
    [
      "Whatever you do, don't overcook the prawns or they'll be like rubber bullets.",
      "Don't overcook the prawns.",
    ],
    [
      'Add the vinegar, and here is the secret, DO NOT STIR for 5 minutes.',
      'Add the vinegar. Do not stir for 5 minutes.',
    ],
    [
      'Marinate the chicken for 1 hour, or overnight if you’re the kind of person who plans ahead (I am not).',
      'Marinate the chicken for 1 hour, or overnight.',
    ],
    [
      'Serve with the rice. Nan always has hers with a sherry, but that’s Nan for you.',
      'Serve with the rice.',
    ],
  ])('%s', (said, left) => expect(edited('Supper', list, ['Begin.', said])[1]).toBe(left));

  it.each([
    'My mum says never rinse the rice.',
    'Careful, I once burned my hand: the handle is hot.',
    'I like to cook the chicken to 75C.',
    'My aunt adds a squeeze of lemon at the end.',
  ])('keeps what matters, whoever says it: %s', (said) => {
    expect(edited('Supper', list, ['Roast the chicken.', `Serve the rice. ${said}`])[1]).toMatch(
      /never rinse|handle is hot|75C|lemon/,
    );
  });
});

it('writes times in full', () => {
  expect(spelledTimes('12 min, 1 hr, 6-8 mins., 30 sec, 1 minute')).toBe(
    '12 minutes, 1 hour, 6-8 minutes, 30 seconds, 1 minute',
  );
});

describe('what a note leaves unnamed', () => {
  const list = [
    '1 kg lamb shoulder',
    '4 cloves garlic',
    '4 eggs',
    '500 ml milk',
    '200 g flour',
    '100 g sugar',
  ];
  it.each([
    [['Rub the lamb with garlic.', 'Rest 20 min.'], 'Let it rest for 20 minutes.'],
    [['Make slits in lamb. Stuff w/ garlic.'], 'Make slits in the lamb. Stuff them with garlic.'],
    [['Lamb out of fridge 1 hr before.'], 'Take the lamb out of the fridge 1 hour beforehand.'],
    [
      ['Oven 220C.', 'Lamb in a tin, 25 min. Down to 150C. Foil off.'],
      'Put the lamb in a tin and roast for 25 minutes. Turn the oven down to 150C. Take the foil off.',
    ],
    [
      ['Strain into custard cups. Set in pan of hot water.'],
      'Strain into the custard cups. Set them in a pan of hot water.',
    ],
    [
      ['Should pull apart with a fork. Tin, keeps 1 week.'],
      'It should pull apart with a fork. It keeps for 1 week in a tin.',
    ],
    [
      ['Bake 350° 40 min. or until knife comes out clean.'],
      'Bake at 350° for 40 minutes, or until a knife comes out clean.',
    ],
  ])('%j', (notes, whole) => expect(edited('Supper', list, notes).at(-1)).toBe(whole));
});

it('leaves out talk of a time that stands beside it', () => {
  const said = editedFor(
    understandRecipe(
      {
        title: 'Cookies',
        description: null,
        cuisine: null,
        servings: 4,
        ingredients: ['1 cup butter', '1 cup sugar', '2 eggs'],
        instructions: [
          'Beat the butter with the sugar for 3 minutes. I know 3 minutes feels like a long time. Put on a song. Add the eggs.',
          'Bake for 10 minutes. I know 40 minutes feels like a long time.',
        ],
      },
      kitchen,
    ),
    { quiet: true, full: true, sober: true, page: true },
    kitchen,
  ).source.instructions;
  expect(said[0]).toBe('Beat the butter with the sugar for 3 minutes. Add the eggs.');
  expect(said[1]).toMatch(/40 minutes/);
});

it('makes those instructions whole that are asked for, and reads the others as they stand', () => {
  const read = understandRecipe(
    {
      title: 'Roast Potatoes',
      description: null,
      cuisine: null,
      servings: 4,
      ingredients: ['1 kg potatoes', '3 tbsp oil'],
      instructions: ['Toss potatoes with oil, then roast 20 min.', 'Oven to 425. Potatoes in for 30 min.'],
    },
    kitchen,
  );
  const how = { quiet: false, full: true } as const;
  const all = editedFor(read, how, kitchen).source.instructions;
  const one = editedFor(read, { ...how, only: (at) => at === 1 }, kitchen).source.instructions;
  expect(all[0]).not.toBe(read.source.instructions[0]);
  expect(one).toEqual([read.source.instructions[0], all[1]]);
});
