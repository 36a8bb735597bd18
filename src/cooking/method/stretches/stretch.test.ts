import { describe, expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../../test/support/adapt.ts';

const words = (...recipe: Parameters<typeof adapt>): string => {
  const adapted = adapt(...recipe);
  expect(adapted.reason).toBeNull();
  return adapted.text.instructions.join('\n');
};

describe('a machine that takes over one stretch of a dish', () => {
  it('boils canned chickpeas soft in a slow cooker, and leaves the hummus as it is', () => {
    const said = words(
      'Hummus',
      ['1 can chickpeas', '1 tsp baking soda', '100 g tahini', '2 tbsp lemon juice'],
      [
        'Put the chickpeas in a small saucepan, add the baking soda and cover with water. Bring to a boil and cook for 20 minutes, until the skins fall off.',
        'After 20 minutes of boiling, drain the chickpeas and rinse them.',
        'Blend the chickpeas with the tahini and the lemon juice.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/Put the chickpeas in the slow cooker/);
    expect(said).toMatch(/Cover and cook on LOW for[^]*until the skins fall off/);
    expect(said).toMatch(/When they are soft, drain/);
    expect(said).toMatch(/Blend the chickpeas with the tahini and the lemon juice\.$/);
  });

  it('lets the pasta wait for a sauce that takes hours', () => {
    const said = words(
      'Spaghetti with meat sauce',
      ['400 g spaghetti', '500 g ground beef', '1 onion, chopped', '800 g canned tomatoes', '2 tbsp oil'],
      [
        'Start cooking the spaghetti.',
        'Heat the oil in a pan and brown the beef with the onion for 8 minutes.',
        'Add the tomatoes and simmer for 20 minutes.',
        'Add the spaghetti to the pan and cook for another minute.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(
      /Scrape everything into the slow cooker[^]*When the sauce is nearly done, start cooking the spaghetti[^]*to the slow cooker and toss for another minute/,
    );
  });

  it('browns pieces in an air fryer and leaves their sauce its pan', () => {
    const said = words(
      'Tofu with hoisin sauce',
      [
        '400 g tofu',
        '300 g broccoli',
        '3 tbsp hoisin sauce',
        '100 ml vegetable stock',
        '2 cloves garlic',
        '2 tbsp oil',
      ],
      [
        'Boil a little water in a pan, add the broccoli and cover for 3 minutes. Drain and put it aside.',
        'Heat the oil in a pan. Cook the tofu until golden brown, flip and repeat.',
        'Add the garlic and stir for a minute. Pour in the stock and the hoisin sauce and cook until it thickens.',
      ],
      'airFryer',
    );
    expect(said).toMatch(/lay it in the air-fryer basket[^]*hoisin sauce and cook until it thickens/);
  });

  it('keeps the vegetables of a stir-fry for the end of a slow cooker', () => {
    const said = words(
      'Beef stir-fry',
      [
        '500 g flank steak, sliced',
        '1 head broccoli',
        '60 ml oyster sauce',
        '120 ml beef broth',
        '2 tbsp oil',
      ],
      [
        'Heat 1 tbsp oil in a wok until smoking, sear the steak 2 minutes, take it out.',
        'Add the rest of the oil and stir-fry the broccoli 4 minutes.',
        'Pour in the oyster sauce and the broth, return the beef and toss till glossy. Serve over rice.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/pour in the oyster sauce[^]*Cover and cook on LOW/);
    expect(said).toMatch(
      /nearly done, add the rest of the oil and stir-fry the broccoli[^]*Serve over rice\.$/,
    );
  });
});

describe('a fire that holds a pot, a pan and a camp oven', () => {
  const soup: Parameters<typeof adapt> = [
    'Bean soup',
    ['1 onion, chopped', '2 tbsp oil', '2 cans white beans', '1 l vegetable stock'],
    [
      'Heat the oil in a large pot over medium heat and cook the onion for 5 minutes.',
      'Add the beans and the stock, bring to the boil, then reduce the heat to low and simmer for 25 minutes.',
      'Remove from the heat and season.',
    ],
    'grill',
  ];
  it('says for the grill where the pot stands, and keeps the sentences', () => {
    const said = words(...soup);
    expect(said).toMatch(/large cast-iron pot over direct medium heat/);
    expect(said).toMatch(/move the pot to the cooler side of the grill and simmer for 25 minutes/);
    expect(said).toMatch(/Take the pot off the grill and season/);
  });

  it('speaks of coals over a fire, and of no stove', () => {
    const said = words(soup[0], soup[1], soup[2], 'campfire');
    expect(said).toMatch(/over medium coals/);
    expect(said).not.toMatch(/heat to low|medium heat/);
  });

  it('feeds the coals for what simmers, not for what is boiled, drained and cut', () => {
    const lines = ['1 kg potatoes', '1 onion', '250 ml hot broth', '4 tbsp vinegar', '4 tbsp oil'];
    const salad = words(
      'Potato salad',
      lines,
      [
        'Boil the potatoes in their skins for 25 minutes, drain, peel and cut into slices.',
        'Mix the onion, the broth and the vinegar, pour over the potatoes and fold in the oil.',
      ],
      'campfire',
    );
    expect(salad).not.toMatch(/feed the coals/);
    expect(words(soup[0], soup[1], soup[2], 'campfire')).toMatch(/feed the coals/);
  });

  it('is no place for a dish that needs an oven besides', () => {
    const curry = adapt(
      'Eggplant curry',
      ['2 eggplants', '3 tbsp oil', '1 onion', '1 can tomatoes', '400 ml coconut milk'],
      [
        'Heat the oven to 200 °C. Slice the eggplants, brush with oil and bake for 20 minutes.',
        'Cook the onion in a pot over medium heat for 6 minutes.',
        'Add the tomatoes, the coconut milk and the eggplant, cover and simmer for 20 minutes.',
      ],
      'campfire',
    );
    expect(curry.feasible).toBe(false);
    expect(curry.reason).toMatch(/^Step 1 needs an oven, which nobody has at a camp fire\./);
  });

  it('heats no bath of oil over it', () => {
    const doughnuts = adapt(
      'Fried dough twists',
      ['300 g flour', '2 eggs', '50 g sugar', '1 l sunflower oil'],
      [
        'Knead the flour, the eggs and the sugar to a dough and roll it out.',
        'Heat 5 cm of oil in a pot and fry the twists for 3 minutes.',
      ],
      'campfire',
    );
    expect(doughnuts.feasible).toBe(false);
    expect(doughnuts.reason).toMatch(/oil over an open fire/);
  });

  it('bakes on a closed grill as in an oven', () => {
    const said = words(
      'Cornbread',
      ['200 g cornmeal', '200 g flour', '2 eggs', '300 ml milk', '50 g sugar'],
      [
        'Preheat the oven to 200 °C and grease a glass baking dish.',
        'Mix everything, pour it into the dish and bake for 25 minutes until golden.',
      ],
      'grill',
    );
    expect(said).toMatch(/Heat the grill to 200 °C \(400 °F\) with its lid closed/);
    expect(said).toMatch(/bake for 25 minutes[^]*Keep the lid closed/);
    expect(said).not.toMatch(/glass|oven/);
  });
});

describe('what is made for later', () => {
  it('stays, and is used where it was', () => {
    const said = words(
      'Stuffed pork roast',
      ['1.5 kg pork loin roast', '80 ml olive oil', '4 cloves garlic', '2 tbsp rosemary', '1 lemon'],
      [
        'Preheat the oven to 150 °C.',
        'Put the garlic and the rosemary into a cold pan with the olive oil. Bring to a slow simmer for 3 minutes. Strain the herbs and reserve the oil for later.',
        'Spread the herbs over the roast, roll it up and tie it.',
        'Bake for 2 hours.',
        'Juice the lemon into the reserved oil, whisk and pour over the sliced roast.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/cold pan with the olive oil[^]*reserve the oil for later/);
    expect(said).toMatch(/Juice the lemon into the reserved oil/);
  });

  it('is told by hours where a machine was only left alone', () => {
    const said = words(
      'Long-cooked chuck steak',
      ['800 g chuck steak', '400 g canned tomatoes', '1 onion'],
      [
        'Put the meat in the long cooker and set it to high.',
        'Chop the onion and add it with the tomatoes.',
        'Let it be for at least 6 hours.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(/cook at high pressure for \d+ minutes/i);
    expect(said).not.toMatch(/set it to high|6 hours/);
  });
});
