/** What a cook thinks of first when a dish changes machines: each stretch, pan and finish of it has its place. */
import { describe, expect, it } from 'vitest';
import { adaptForFour, readForFour } from '../../../test/support/adapt.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { checkAdaptation } from './checks/check-adaptation.ts';
import type { MethodAdaptation } from './model.ts';
import { readParts } from './read/parts.ts';

const kitchen = loadKitchen();
type Told = MethodAdaptation & { readonly said: string };
function adapt(...recipe: Parameters<typeof adaptForFour>): Told {
  const adapted = adaptForFour(...recipe);
  const read = readForFour(recipe[0], recipe[1], recipe[2]);
  const parts = readParts(read, kitchen.foods, kitchen.methods.foods);
  const faults = checkAdaptation(read, adapted, understandRecipe(adapted.text, kitchen), parts);
  // A program tells the dish anew, and not each of its sentences is quoted by a change.
  const isAnew = adapted.edits.some(({ rule }) => rule === 'program');
  expect(faults.filter(({ code }) => !isAnew || code !== 'unexplained-text')).toEqual([]);
  return { ...adapted, said: adapted.text.instructions.join('\n') };
}

describe('what has a pan of its own keeps it', () => {
  const soup = adapt(
    'Red lentil soup',
    ['250 g red lentils', '4 tbsp olive oil', '1 tbsp paprika', '1 onion, diced', '1.5 l vegetable stock'],
    [
      'Set half the paprika aside.',
      'In a large pot, sauté the onion in 1 tbsp of the oil for 5 minutes. Add the lentils and stock.',
      'Cover the pot halfway and simmer for 20 minutes, until the lentils have fallen apart.',
      'Meanwhile, heat the remaining oil in a small saucepan and swirl in the reserved paprika. The moment it bubbles, remove the pan from the heat.',
      'Blend the soup and drizzle with the paprika oil.',
    ],
    'pressureCooker',
  );

  it('an oil for the top, in full and while the cooker works', () => {
    expect(soup.said).toMatch(
      /heat the remaining oil in a small saucepan[^]*remove the pan from the heat[^]*Let the pressure drop/,
    );
  });

  it('and the cooker is told as one works it', () => {
    expect(soup.said).toMatch(/no more than half full\.\s+Lock the lid/);
    expect(soup.said).toMatch(/open the lid away from you/);
    expect(soup.said).not.toMatch(/halfway|Set the pressure cooker to Sauté and simmer/);
  });

  it('vegetables that are wilted beside a pot which has its water', () => {
    const { said } = adapt(
      'Lentil soup with chard',
      [
        '400 g red lentils',
        '1.2 l water',
        '1 onion, diced',
        '200 g Swiss chard, chopped',
        '2 potatoes, diced',
      ],
      [
        'In a large pot, add the lentils and water and place over medium heat to boil.',
        'In a pan, sauté the onion for 5 minutes. Add the chard and cook until wilted.',
        'Add the onion and chard to the pot with the potatoes.',
        'Cover the pot and cook for 15 minutes, until the potatoes are tender.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(/In a pan, sauté the onion/);
    expect(said).toMatch(/Add the onion and chard to the pressure cooker with the potatoes/);
  });
});

describe('a pot that goes into the oven', () => {
  it('has its onions softened on the stove first, for as long as before', () => {
    const { said } = adapt(
      'Bean stew',
      [
        '2 onions, sliced',
        '2 bell peppers, sliced',
        '2 tbsp oil',
        '400 g chopped tomatoes',
        '400 g canned white beans',
        '300 ml stock',
      ],
      [
        'In a large pot, put the oil and onions. Add the peppers. Cook for 20 minutes, stirring.',
        'Add the tomatoes, beans and stock and simmer for 30 minutes.',
      ],
      'oven',
    );
    expect(said).toMatch(/Cook for 20 minutes/);
    expect(said).toMatch(/put the pot in the oven, covered, for 40 minutes/);
  });

  it('is no pot where vegetables only stew in their juice: they are roasted apart', () => {
    const { said, edits } = adapt(
      'Ratatouille',
      [
        '1 kg tomatoes',
        '500 g eggplant',
        '400 g zucchini',
        '3 bell peppers',
        '3 onions',
        '4 cloves garlic',
        '6 tbsp olive oil',
        '1 tsp dried thyme',
      ],
      [
        'Soften the onions, peppers and garlic in the oil in a large pot for 20 minutes.',
        'Add the tomatoes and thyme and cook for 15 minutes.',
        'Add the eggplant and zucchini and simmer for 30 minutes.',
      ],
      'oven',
    );
    expect(said).toMatch(/cut side down on a rimmed baking sheet/);
    expect(said).toMatch(/Spread the eggplant and the zucchini/);
    expect(said).not.toMatch(/\bpot\b|simmer/);
    expect(edits.map(({ rule }) => rule)).toContain('roast-apart');
  });
});

describe('a slow cooker', () => {
  const saute = adapt(
    'Beef in cream sauce',
    [
      '600 g beef, finely sliced',
      '250 g mushrooms, sliced',
      '1 onion, diced',
      '200 ml white wine',
      '200 ml cream',
      '1 tbsp butter',
    ],
    [
      'Fry the beef in the butter until brown. Take the beef out of the pan and set aside.',
      'Sauté the onion, add the mushrooms and sauté.',
      'Add the white wine.',
      'Add the cream and boil until the sauce is creamy.',
      'Add the beef and boil until it is warm.',
    ],
    'slowCooker',
  );

  it('takes in the meat that waited beside the pan, before it is switched on', () => {
    expect(saute.said).toMatch(/Add the beef\.[^]*Cover and cook on LOW for 4–5 hours/);
    expect(saute.said).not.toMatch(/until it is warm/);
  });

  it('boils no wine away: that is done in the pan', () => {
    expect(saute.said).toMatch(
      /Add the white wine\. Boil it down by half[^]*Scrape everything into the slow cooker/,
    );
    expect(saute.text.ingredients).toContain('200 ml white wine');
  });

  it('makes no pulp of bread', () => {
    const { said } = adapt(
      'Beef and bread stew',
      ['700 g stewing beef, cubed', '500 ml beef stock', '1 onion, diced', '200 g toasted bread'],
      [
        'Brown the beef and onion in a pot.',
        'Add the stock and simmer for 2 hours.',
        'Add the toasted bread.',
        'Simmer for another 10 minutes.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/LOW for[^]*Add the toasted bread[^]*leave it for 5 minutes/);
  });

  it('is no machine for what would go in raw at the end', () => {
    const { feasible, reason, text } = adaptForFour(
      'Loaded rice',
      ['200 g white rice', '200 g ground beef', '1 tin black beans'],
      ['Cook the rice by the packet.', 'Add the beans and the ground beef to the pan.', 'Serve hot.'],
      'slowCooker',
    );
    expect(feasible).toBe(false);
    expect(reason).toMatch(/raw when the cooking is over|not told clearly/);
    expect(text.instructions).toHaveLength(3);
  });
});

it('knows that the pork which was browned first is the pork shoulder', () => {
  const { feasible, said } = adapt(
    'Feijoada',
    [
      '1 lb dried black beans, soaked overnight',
      '1 lb pork shoulder, cubed',
      '1 smoked ham hock',
      '6 oz bacon, chopped',
      '1 large onion',
      '8 cups water',
    ],
    [
      'Fry the bacon in a heavy pot. Brown the pork in it. Add the onion and cook until soft.',
      'Add the beans, hock and water. Bring to a boil, then simmer partly covered for 2 hours.',
      'Pull the meat off the hock and put it back.',
    ],
    'pressureCooker',
  );
  expect(feasible).toBe(true);
  expect(said).toMatch(/Brown the pork in it[^]*at high pressure[^]*Pull the meat off the hock/);
});

it('lays a bird on the grill when it is seasoned, beside the fire and then over it', () => {
  const { said } = adapt(
    'Spatchcock chicken',
    ['1 whole chicken (1.6 kg)', '1 tsp salt', '1 tsp paprika', '1 tbsp olive oil'],
    [
      'Preheat the oven to 230°C. Line a baking sheet with foil.',
      'Cut out the backbone and open the chicken. Transfer it to the baking sheet.',
      'Mix the salt, paprika and oil and rub the paste under the skin.',
      'Roast for 45 minutes, until the skin is crisp.',
    ],
    'grill',
  );
  expect(said).toMatch(/rub the paste under the skin[^]*opened flat, skin side up/);
  expect(said).not.toMatch(/Transfer it/);
  expect(said).toMatch(/gas grill[^]*charcoal grill/);
  expect(said).toMatch(/skin side down over the fire for 2–3 minutes/);
});

describe('what tells where a dish is cooked', () => {
  it('is the pan, not the verb', () => {
    const { reason, feasible } = adaptForFour(
      'Pancakes',
      ['200 g flour', '200 ml milk', '2 eggs'],
      [
        'Mix it all to a batter.',
        'Heat a pan with a bit of butter.',
        'Spread a ladle of it in the pan and bake until brown on both sides.',
      ],
      'stovetop',
    );
    expect(feasible).toBe(true);
    expect(reason).toMatch(/already made on the stove/);
  });

  it('is the pot of a soup, not the oven that toasts its bread', () => {
    const { source } = adapt(
      'Onion soup',
      ['800 g onions, sliced', '60 g butter', '1.5 l beef stock', '1 baguette, sliced', '100 g gruyère'],
      [
        'Soften the onions in the butter in a pot over low heat for 40 minutes.',
        'Pour in the stock and simmer for 20 minutes.',
        'Toast the bread in the oven, then under the broiler with the cheese until melted.',
      ],
      'slowCooker',
    );
    expect(source).toBe('stovetop');
  });
});

describe('an air fryer', () => {
  it('fries balls of dough without their bath of oil', () => {
    const { said, text } = adapt(
      'Curd balls',
      ['400 g quark', '2 eggs', '100 g sugar', '400 g flour', '1 l sunflower oil for frying'],
      [
        'Mix the quark, eggs, sugar and flour.',
        'Pour the oil into a pot and heat it.',
        'Form balls from the dough and put them into the pot.',
        'Once they are brown, put them onto a plate.',
      ],
      'airFryer',
    );
    expect(said).toMatch(/Air-fry at 180 °C/);
    expect(said).not.toMatch(/\boil into\b/);
    expect(text.ingredients.join('\n')).not.toMatch(/1 l sunflower oil/);
  });

  it('is as hot as the broiler whose place it takes', () => {
    const { said } = adapt(
      'Fish cakes',
      ['400 g cod fillet, minced', '50 g breadcrumbs', '1 egg'],
      [
        'Mix the cod, crumbs and egg and shape into patties.',
        'Set on a baking sheet.',
        'Broil for 5 minutes, flip, and broil for 5 minutes more, until golden.',
      ],
      'airFryer',
    );
    expect(said).toMatch(/20[05] °C/);
  });

  it('leaves its sauce a pan', () => {
    const { said } = adapt(
      'Sticky chicken',
      ['500 g chicken breast', '60 g flour', '1 egg', '4 tbsp oil', '4 tbsp honey', '3 tbsp soy sauce'],
      [
        'Mix the honey and soy sauce to a sauce.',
        'Cut the chicken into pieces and coat it in flour and egg.',
        'Heat the oil in a pan. The oil should be hot enough for the chicken to sizzle.',
        'Fry the chicken until golden and cooked.',
        'Put the sauce in and mix to coat the chicken. Let the sauce bubble for 2 minutes.',
      ],
      'airFryer',
    );
    expect(said).toMatch(/Heat the sauce in a wide pan[^]*Let the sauce bubble for 2 minutes/);
    expect(said).not.toMatch(/hot enough/);
  });
});

it('pours less water under pressure, though only a step names it', () => {
  const { said } = adapt(
    'Bean soup',
    ['350 g dried pinto beans', '1 onion, diced', '2 carrots, diced'],
    [
      'Put the beans, onion, carrots and 4 litres of water in a large pot.',
      'Bring to a boil and simmer for 2 hours, until the beans are tender.',
    ],
    'pressureCooker',
  );
  expect(said).toMatch(/\b[12](?:\.\d+)? litres of water/);
  expect(said).not.toMatch(/batches/);
});

it('looks at the fish when it is in, and not when the potatoes are done', () => {
  const { said } = adapt(
    'Cod chowder',
    ['4 slices bacon', '600 g potatoes, cubed', '600 ml fish stock', '500 g cod fillets', '200 ml milk'],
    [
      'In a large pot, cook the bacon until crisp.',
      'Add the potatoes and stock and simmer for 20 minutes, until tender.',
      'Cut the cod into chunks. Add to the pot and simmer for 5 minutes, until the fish flakes.',
      'Add the milk and heat through.',
    ],
    'pressureCooker',
  );
  expect(said).toMatch(/Cut the cod into chunks[^]*until the cod is opaque and 63 °C/);
  expect(said.indexOf('63 °C')).toBeGreaterThan(said.indexOf('Cut the cod'));
});
