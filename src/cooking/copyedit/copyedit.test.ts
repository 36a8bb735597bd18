import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { copyedit } from './copyedit.ts';

const kitchen = loadKitchen();

/** Instructions of a recipe with everything that they name, edited. */
const edit = (...instructions: readonly string[]): readonly string[] =>
  copyedit(
    understandRecipe(
      {
        title: 'Dinner',
        description: null,
        cuisine: null,
        servings: 4,
        ingredients: [
          '500 g beef, cut into strips',
          '2 tbsp oil',
          '2 onions',
          '2 cloves garlic',
          '300 g broccoli',
          '2 carrots',
          '200 g rice',
          '400 g pasta',
          '200 g cream cheese',
          '80 g Parmesan cheese',
          '50 g butter',
          '200 g flour',
          '3 eggs',
          '250 ml milk',
          '1 tsp paprika',
          '2 tbsp Worcestershire sauce',
          '1 tbsp Creole seasoning',
          '2 tbsp soy sauce',
          'Salt and pepper',
        ],
        instructions,
      },
      kitchen,
    ),
    kitchen.foods,
  );

const one = (text: string): string => edit(text)[0]!;

it.each([
  ['Top w the rice and serve', 'Top with the rice and serve.'],
  ['Bake 400 for 20 min', 'Bake at 400°F for 20 minutes.'],
  ['Preheat oven 350.', 'Preheat the oven to 350°F.'],
  [
    'Cook the onions ~6 mins. garlic in last 30 sec.',
    'Cook the onions for about 6 minutes. Garlic in the last 30 seconds.',
  ],
  [
    'Add garlic, paprika and butter cook 1 min',
    'Add the garlic, paprika and butter, then cook for 1 minute.',
  ],
  ['Let it sit 5 min then serve :)', 'Let it sit for 5 minutes, then serve.'],
  ['Save the rice for later. !', 'Save the rice for later.'],
])('reads a telegram: %s', (was, is) => expect(one(was)).toBe(is));

describe('Articles', () => {
  it.each([
    [
      'Heat oil, add beef and stir-fry until meat is browned and push to sides of pan.',
      'Heat the oil, add the beef and stir-fry until the meat is browned and push to the sides of the pan.',
    ],
    ['Add broccoli and carrots.', 'Add the broccoli and carrots.'],
    ['Place beef in pan.', 'Place the beef in a pan.'],
    ['Put eggs, milk and flour in large bowl.', 'Put the eggs, milk and flour in a large bowl.'],
    ['Preheat oven 200 °C.', 'Preheat the oven 200 °C.'],
    ['Preheat oven to 200 °C.', 'Preheat the oven to 200 °C.'],
    ['Reduce heat and bring to boil.', 'Reduce the heat and bring to a boil.'],
    ['Add remaining oil.', 'Add the remaining oil.'],
    ['While rice cooks, chop onions.', 'While the rice cooks, chop the onions.'],
    [
      'Cook until rice is tender and liquid is absorbed.',
      'Cook until the rice is tender and the liquid is absorbed.',
    ],
    ['Mix all ingredients.', 'Mix all the ingredients.'],
    ['Stir with wooden spoon.', 'Stir with a wooden spoon.'],
    ['Meat should bend but not break.', 'The meat should bend but not break.'],
    ['Simmer 5 minutes.', 'Simmer for 5 minutes.'],
    ['Cook over low heat 3 minutes.', 'Cook over low heat for 3 minutes.'],
    ['Cook the pasta 8 minutes.', 'Cook the pasta for 8 minutes.'],
    ['Heat through for last 5 minutes.', 'Heat through for the last 5 minutes.'],
    ['In large pot brown beef.', 'In a large pot, brown the beef.'],
    ['Cook for few minutes.', 'Cook for a few minutes.'],
    ['Sprinkle top with paprika.', 'Sprinkle the top with paprika.'],
    ['Roast until skin is crisp.', 'Roast until the skin is crisp.'],
    [
      'Add eggs, half the flour, and a pinch of salt and pepper.',
      'Add the eggs, half the flour, and a pinch of salt and pepper.',
    ],
    ['Butter deep baking dish.', 'Butter a deep baking dish.'],
  ])('come back to a telegram: %s', (text, edited) => {
    expect(one(text)).toBe(edited);
  });

  it.each([
    'Season with salt and pepper to taste.',
    'Add 2 onions and 1 tbsp oil.',
    'Add some butter and a splash of milk.',
    'Serve over rice.',
    'Cut the beef in half and work the butter in by hand.',
    'Add the onions, garlic and carrots.',
    'Fry the onions in butter.',
    'Cover with water and bring to the boil.',
    'If necessary, add milk.',
    'Dip your hands in flour.',
    'Poach Eggs: Slide the eggs into the water.',
    'Bake for 20 minutes.',
    'Thread the beef onto skewers, close but not squashed.',
    'Bake with both upper and lower heat.',
  ])('stay away where none belongs: %s', (text) => {
    expect(one(text)).toBe(text);
  });

  it('call a vessel the one that was met', () => {
    expect(
      edit('Heat the oil in large skillet.', 'Add beef to pan.', 'Beat eggs in bowl.', 'Add milk to bowl.'),
    ).toEqual([
      'Heat the oil in a large skillet.',
      'Add the beef to the pan.',
      'Beat the eggs in a bowl.',
      'Add the milk to the bowl.',
    ]);
  });
});

describe('Capitals and full stops', () => {
  it.each([
    ['clean the onions', 'Clean the onions.'],
    ['Grate your Parmesan Cheese', 'Grate your Parmesan cheese.'],
    ['Melt the Butter in a Pot.', 'Melt the butter in a pot.'],
    ['Add the worcestershire Sauce.', 'Add the Worcestershire sauce.'],
    ['Stir. IF it is thick, add the milk.', 'Stir. If it is thick, add the milk.'],
    ['Scramble the eggs,', 'Scramble the eggs.'],
    ['Chop the onions (finely)', 'Chop the onions (finely).'],
    ['Stir until *just* mixed.', 'Stir until just mixed.'],
    ['Mix the eggs , milk and flour.', 'Mix the eggs, milk and flour.'],
    ['Add the the onions and and garlic.', 'Add the onions and garlic.'],
    ['Serve w/ rice & carrots.', 'Serve with rice and carrots.'],
    ['Bake 20 mins.', 'Bake for 20 minutes.'],
    ['Cook for a min.', 'Cook for a minute.'],
    ['Bake @ 190 °C.', 'Bake at 190 °C.'],
    ['Add the garlic + paprika.', 'Add the garlic and paprika.'],
    ['Simmer 30 min. stirring often.', 'Simmer for 30 minutes, stirring often.'],
    ['Pre heat the oven.', 'Preheat the oven.'],
    ['Rest for 1 hr.', 'Rest for 1 hour.'],
    ['Bake at 350F.', 'Bake at 350°F.'],
    ['Roll it out on a oiled board.', 'Roll it out on an oiled board.'],
    ['After the 5 mins timer is up, stir.', 'After the 5-minute timer is up, stir.'],
    [
      'Fry until the carrots are soft and has some colour.',
      'Fry until the carrots are soft and have some colour.',
    ],
    ['Cook for ~15 minutes.', 'Cook for about 15 minutes.'],
  ])('%s', (text, edited) => {
    expect(one(text)).toBe(edited);
  });

  it.each([
    'Add the Creole seasoning and Worcestershire sauce.',
    'For the sauce:',
    'Set the cooker to HIGH.',
    "Pour in the Jack Daniel's.",
    'Season with Old Bay.',
    '(Optional) For more heat, add the paprika.',
    'Stir. (Butter should not turn brown.)',
    'Cook for 5 min. more or until soft and'.replace('min.', 'minutes'),
  ])('leave names, headings and dials: %s', (text) => {
    expect(one(text)).toBe(text);
  });
});

describe('Spelling', () => {
  it.each([
    ['Add the brocolli and tomatos.', 'Add the broccoli and tomatoes.'],
    ['Saute the onions untill soft.', 'Sauté the onions until soft.'],
    ['Let it rest over night.', 'Let it rest overnight.'],
    ['Prepare you carrots.', 'Prepare your carrots.'],
    ['Peel of the skin with a pairing knife.', 'Peel off the skin with a paring knife.'],
    ['Seperate the eggs.', 'Separate the eggs.'],
    ['Add the soy sause.', 'Add the soy sauce.'],
    ['Let it marinade for 5 minutes.', 'Let it marinate for 5 minutes.'],
    ["Stir until its thick; dont let it's edges burn.", "Stir until it's thick; don't let its edges burn."],
  ])('%s', (text, edited) => {
    expect(one(text)).toBe(edited);
  });

  it.each(['Add the peel of an orange.', 'Pour in the marinade.', 'Remove its skin.', "It's its own lid."])(
    'leaves what is right: %s',
    (text) => {
      expect(one(text)).toBe(text);
    },
  );
});

describe('Chatter', () => {
  it('goes where it tells the cook nothing', () => {
    expect(
      edit(
        'Serve hot and enjoy!',
        'Enjoy!',
        'Top with rice. Enjoy your meal!',
        'Season, scatter with paprika and dig in! Yum :)',
        'Serve with jam (grape is my favourite). :)',
        'My family loves this.',
      ),
    ).toEqual([
      'Serve hot.',
      '',
      'Top with rice.',
      'Season and scatter with paprika.',
      'Serve with jam.',
      '',
    ]);
  });

  it.each([
    'I use 2 tbsp oil for this.',
    'My grandma adds garlic here.',
    'I suggest you cover the pan.',
    'Enjoy with rice.',
    'Grate the carrots (optional).',
    'Puree (I use electric beaters) while adding the milk.',
  ])('stays where it says something: %s', (text) => {
    expect(one(text)).toBe(text);
  });
});

describe('Commas between orders', () => {
  it.each([
    ['Lower the heat, cover, simmer for 90 minutes.', 'Lower the heat, cover, and simmer for 90 minutes.'],
    ['Add the milk, boil until thick.', 'Add the milk and boil until thick.'],
    ['Peel and chop the carrots, add to the pot.', 'Peel and chop the carrots, then add to the pot.'],
    [
      'Combine the onions, carrots, broccoli in a bowl.',
      'Combine the onions, carrots and broccoli in a bowl.',
    ],
    ['Preheat the oven then chop onions.', 'Preheat the oven, then chop the onions.'],
    ['In large saucepan melt butter.', 'In a large saucepan, melt the butter.'],
    ['Meanwhile boil pasta.', 'Meanwhile, boil the pasta.'],
    ['Add carrots, paprika, salt, pepper.', 'Add the carrots, paprika, salt and pepper.'],
    ['Add garlic, paprika, cook until soft.', 'Add the garlic and paprika, then cook until soft.'],
  ])('%s', (text, edited) => {
    expect(one(text)).toBe(edited);
  });

  it.each([
    'Using a mixer or whisk, beat the eggs.',
    'Cook the rice and then drain it.',
    'You can then keep the milk warm.',
    'Finally the onions go in.',
    'When the pan is hot, add the beef.',
    'Combine the eggs, milk and flour.',
    'Let it cool, covered, for 10 minutes.',
    'Knead to a rough, wet dough.',
  ])('stay where they part something else: %s', (text) => {
    expect(one(text)).toBe(text);
  });
});

it('lowers a shouted text, and leaves one in another language alone', () => {
  expect(one('PREHEAT OVEN TO 350F. MIX FLOUR, BUTTER AND WORCESTERSHIRE SAUCE IN BOWL')).toBe(
    'Preheat the oven to 350°F. Mix the flour, butter and Worcestershire sauce in a bowl.',
  );
  const german = ['Die Zwiebeln in Butter anbraten, Mehl dazu geben', 'Mit Salz und Pfeffer würzen'];
  expect(edit(...german)).toEqual(german);
});

it('leaves a well-written recipe as it stands, and edits nothing twice', () => {
  const clean = [
    'Heat the oil in a large pan over medium heat and soften the onions and garlic for 8 minutes.',
    'Stir in the beef and the paprika, then cook until no pink is left, 71 °C (160 °F) inside.',
    'Meanwhile, boil the pasta in plenty of salted water until just tender, 9–11 minutes. Drain it, but keep a ladle of the water.',
    'Off the heat, fold in the cream cheese and half of the Parmesan. Taste, season with salt and pepper, and serve at once.',
  ];
  expect(edit(...clean)).toEqual(clean);
  const once = edit(
    'Heat oil in pan, add beef, cook 5 mins',
    'saute Onions until soft',
    'Serve hot and enjoy!',
  );
  expect(edit(...once)).toEqual(once);
});
