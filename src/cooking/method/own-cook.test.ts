import { describe, expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../test/support/adapt.ts';

const words = (...recipe: Parameters<typeof adapt>): string => {
  const adapted = adapt(...recipe);
  expect(adapted.reason).toBeNull();
  return adapted.text.instructions.join('\n');
};

describe('a recipe reads as if it had been written for the machine', () => {
  it('puts the fat of the pan, and what flavours it, on the food', () => {
    const said = words(
      'Garlic butter shrimp',
      ['1 lb shrimp, peeled', '3 tbsp butter', '4 cloves garlic, minced', '1 lemon', 'salt and pepper'],
      [
        'Melt the butter in a large skillet over medium heat. Add the garlic and cook for 1 minute.',
        'Add the shrimp, season, and cook 2 minutes per side until pink.',
        'Squeeze over the lemon and serve.',
      ],
      'airFryer',
    );
    expect(said).toMatch(
      /Melt the butter in a small pan or the microwave and stir in the garlic\. Toss the shrimp/,
    );
    expect(said).toMatch(/Season the shrimp/);
    expect(said).not.toMatch(/Add the (?:garlic|shrimp)|lightly with oil/);
  });

  it('crisps in the air fryer what a pan fried before the oven, and tops it after', () => {
    const adapted = adapt(
      'Chicken Parmesan',
      [
        '2 boneless skinless chicken breasts (about 1 lb)',
        '1/2 cup all-purpose flour',
        '2 eggs',
        '1 cup panko breadcrumbs',
        '1/2 cup olive oil, for frying',
        '1 1/2 cups marinara sauce',
        '8 oz fresh mozzarella, sliced',
      ],
      [
        'Preheat oven to 425°F. Slice the chicken breasts in half horizontally.',
        'Dredge the chicken in flour, then egg, then panko.',
        'Heat the olive oil in a large skillet. Fry the cutlets until golden, 3 to 4 minutes per side. Transfer to a baking sheet.',
        'Spoon marinara over each cutlet and top with mozzarella. Bake for 10 to 12 minutes, until the cheese is bubbly and the chicken reaches 165°F.',
      ],
      'airFryer',
    );
    const said = adapted.text.instructions.join('\n');
    expect(said).toMatch(/Spray or brush[^]*until golden[^]*Spoon [^.]*sauce over each piece[^]*3–4 minutes/);
    expect(said).not.toMatch(/skillet|baking sheet/);
    expect(adapted.text.ingredients.join('\n')).toMatch(/2 tbsp olive oil/);
  });

  it('keeps rice that cooks beside the pot in its own pan', () => {
    const said = words(
      'Red beans and rice',
      [
        '1 lb dried red kidney beans, soaked overnight',
        '1 lb andouille sausage, sliced',
        '1 onion, diced',
        '6 cups water',
        '2 cups long-grain white rice',
      ],
      [
        'Brown the sausage in a large pot, 5 minutes. Add the onion and cook until soft, 8 minutes.',
        'Add the beans and the water. Bring to a boil, cover and simmer for 2 hours, until creamy.',
        'Meanwhile cook the rice: combine with 4 cups water in a saucepan, bring to a boil, cover, and simmer 18 minutes.',
        'Serve the beans over the rice.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(/in a saucepan, bring to a boil, cover, and simmer 18 minutes/);
    expect(said).not.toMatch(/Add the long-grain/);
    expect(said).toMatch(/pressure drop by itself again/);
  });

  it('puts in pulses that boiled by themselves, with their water', () => {
    expect(
      words(
        'Chana masala',
        ['1 lb dried chickpeas, soaked overnight', '2 tbsp oil', '1 onion, chopped', '3 tomatoes, chopped'],
        [
          'Boil the soaked chickpeas in a big pot of fresh water for about 1 1/2 hours until soft. Drain.',
          'In a wide pan, heat oil and fry the onion until golden, 8 minutes. Add the tomatoes and cook 5 minutes.',
          'Add the chickpeas and simmer 15 minutes.',
        ],
        'pressureCooker',
      ),
    ).toMatch(/Put the chickpeas in the pressure cooker and cover with fresh water[^]*Lock the lid/);
  });

  it('pours the stock of a risotto in at once', () => {
    const said = words(
      'Mushroom risotto',
      ['1.2 litres hot stock', '50g butter', '1 onion, chopped', '300g risotto rice', '150ml white wine'],
      [
        'Melt the butter in a wide pan. Fry the onion for 5 mins. Tip in the rice and stir for 1 min.',
        'Pour in the wine and let it bubble until it has evaporated.',
        'Add a quarter of the stock and simmer until absorbed. Keep adding stock, a ladleful at a time, for about 20 mins until the rice is tender.',
        'Take off the heat and leave for 2 minutes.',
      ],
      'oven',
    );
    expect(said).toMatch(/Add all the stock/);
    expect(said).toMatch(/put the pan in the oven[^]*Take the pan out of the oven/);
    expect(said).not.toMatch(/Keep adding|ladle/);
  });

  it('browns a stir-fry and boils its sauce apart; noodles keep their wok', () => {
    const stirFry = (more: string): Parameters<typeof adapt> => [
      `Beef and broccoli stir-fry`,
      [
        '1 lb flank steak, thinly sliced',
        '1 lb broccoli florets',
        '2 tbsp vegetable oil',
        '3 cloves garlic, minced',
        '3 tbsp soy sauce',
        '2 tbsp honey',
        ...(more === '' ? [] : [more]),
      ],
      [
        'Whisk the soy sauce with the honey for the sauce.',
        'Heat the oil in a wok over high heat. Sear the beef, 2 minutes. Transfer to a plate.',
        'Add the broccoli; stir-fry 3 minutes. Add the garlic, 30 seconds.',
        `Return the beef${more === '' ? '' : ' with the egg noodles'}, pour in the sauce, and toss until glossy, about 1 minute.`,
        'Serve hot.',
      ],
      'airFryer',
    ];
    expect(words(...stirFry(''))).toMatch(
      /Toss the broccoli florets with half of the vegetable oil[^]*Pat the flank steak dry[^]*boil the sauce in a small pan/,
    );
    const noodles = words(...stirFry('8 oz egg noodles, cooked'));
    expect(noodles).toMatch(
      /Air-fry at[^]*Add the broccoli; stir-fry 3 minutes[^]*with the egg noodles, pour in the sauce/,
    );
  });

  it('sets a frittata in a dish of its own', () => {
    const said = words(
      'Spinach frittata',
      ['8 large eggs', '1/4 cup milk', '1 tbsp olive oil', '1 small onion, diced', '5 oz baby spinach'],
      [
        'Preheat the oven to 375°F. Whisk the eggs with the milk.',
        'Heat the oil in an oven-safe skillet. Saute the onion until soft, about 5 minutes. Add the spinach and cook until wilted, 2 minutes.',
        'Pour the eggs over the vegetables and cook undisturbed until the edges set, about 4 minutes.',
        'Transfer the skillet to the oven and bake 10-12 minutes, until just set in the center.',
      ],
      'airFryer',
    );
    expect(said).toMatch(/Grease a dish or cake tin of 7 inches that fits the air-fryer basket/);
    expect(said).not.toMatch(/undisturbed|\boven\b(?!-)/);
  });

  it('never takes the middle of the food for the heat of the oven', () => {
    const said = words(
      'Chicken kebabs',
      [
        '2 lb boneless skinless chicken breasts, cut into cubes',
        '1/4 cup olive oil',
        '1 red onion, cut into chunks',
      ],
      [
        'Toss the chicken with the oil. Preheat the grill to medium-high. Thread the chicken and onion onto skewers.',
        'Grill, turning, until the chicken is charred in spots and cooked to 165 degrees, 10 to 12 minutes.',
      ],
      'oven',
    );
    expect(said).toMatch(/Roast at 425 °F/);
    expect(said).not.toMatch(/3[0-3]\d °F/);
  });

  it('dresses in a bowl what lay on a tray, and holds small pieces over the fire', () => {
    const said = words(
      'Halloumi and vegetable tray bake',
      [
        '2 x 225g blocks halloumi, cut into thick slices',
        '2 red peppers, cut into chunks',
        '1 red onion, cut into wedges',
        '3 tbsp olive oil',
      ],
      [
        'Heat the oven to 200C. Tip the peppers and onion into a large roasting tin. Drizzle with the oil and season well. Roast for 20 mins.',
        'Lay the halloumi slices over the veg and return to the oven for 15 mins until the halloumi is golden.',
      ],
      'grill',
    );
    expect(said).toMatch(/into a large bowl[^]*on skewers, or use a grill basket[^]*beside the veg/);
    expect(said).toMatch(/4–6 minutes, turning once halfway, until the halloumi is golden/);
  });

  it('tucks in before the lid is on what lay round the roast', () => {
    expect(
      words(
        'Chicken thighs with lemon',
        [
          '8 bone-in, skin-on chicken thighs',
          '1 1/2 lb baby potatoes, halved',
          '1/3 cup olive oil',
          '1 lemon, sliced',
          '1/2 cup chicken stock',
        ],
        [
          'Preheat the oven to 425 degrees F. In a large bowl whisk the olive oil with salt. Add the chicken and potatoes and toss.',
          'Arrange in a large roasting pan, chicken skin side up. Pour the stock around the chicken and tuck in the lemon slices.',
          'Roast for 50 minutes.',
        ],
        'stovetop',
      ),
    ).toMatch(/Pour in the chicken stock[^]*Tuck in the lemon slices\. Cover and cook/);
  });

  it('puffs dumplings in steam, and cooks a fish curry in a microwave', () => {
    expect(
      words(
        'Beef stew with dumplings',
        [
          '800g stewing beef, diced',
          '2 onions, sliced',
          '700ml beef stock',
          '2 tbsp oil',
          '100g self-raising flour',
          '50g suet',
        ],
        [
          'Heat the oil in a large pot and brown the meat. Add the onions and cook for 5 mins. Add the stock. Bring to the boil, cover and simmer for 2 hrs until the beef is tender.',
          'Mix the flour and suet with water to a soft dough. Shape into 8 balls.',
          'Drop the dumplings on top of the stew, cover and cook for 20 mins until puffed up.',
        ],
        'pressureCooker',
      ),
    ).toMatch(
      /Drop the dumplings on top of the stew, put the lid on without locking it and simmer for 20 minutes/,
    );
    const curry = words(
      'Thai green curry salmon',
      [
        '4 salmon fillets, 5 oz each',
        '1 tbsp vegetable oil',
        '2 tbsp green curry paste',
        '1 (13.5 oz) can coconut milk',
      ],
      [
        'Heat the oil in a deep skillet over medium heat and fry the curry paste until fragrant, about 2 minutes.',
        'Pour in the coconut milk and bring to a simmer. Nestle the salmon into the sauce, cover, and poach gently for 7 to 8 minutes, until it flakes.',
      ],
      'microwave',
    );
    expect(curry).toMatch(/Put the oil and the curry paste in a large [^.]*microwave-safe bowl/);
    expect(curry).not.toMatch(/skillet|fry\b|stirring every/);
  });
});

it('gives every meat of a ground mix the temperature of ground meat', () => {
  const said = words(
    'Meatballs in sauce',
    [
      '1 lb ground beef, veal, and pork',
      '1 cup breadcrumbs',
      '1 egg',
      '800 g crushed tomatoes',
      '1 tbsp oil',
    ],
    [
      'Mix the ground meat, breadcrumbs and egg and form meatballs.',
      'Heat the oil in a Dutch oven and brown the meatballs.',
      'Add the tomatoes and simmer for 1 hour.',
    ],
    'slowCooker',
  );
  expect(said).toMatch(/160 °F|71 °C/);
  expect(said).not.toMatch(/145 °F|63 °C/);
});

describe('lentils under pressure', () => {
  const soup = (lentils: string, water: string): ReturnType<typeof adapt> =>
    adapt(
      'Lentil soup',
      ['1 onion, chopped', lentils, '2 cups water', '1 tbsp olive oil', '2 tomatoes, chopped'],
      [
        'Heat the olive oil in a large pot. Add the onion and cook for 5 minutes. Stir in the tomatoes.',
        `Add the lentils and water${water}.`,
        'Bring to a boil. Reduce heat to low; simmer, uncovered, until the lentils are just cooked, 20 minutes.',
      ],
      'pressureCooker',
    );

  it('take less time where they were soaked', () => {
    expect(soup('1 cup dry brown lentils', '').text.instructions.join('\n')).toMatch(
      /at high pressure for 12 minutes/,
    );
    expect(soup('1 cup dry brown lentils, soaked overnight', '').text.instructions.join('\n')).toMatch(
      /at high pressure for 6 minutes\b/,
    );
  });

  it('keep the water that stands so high over them', () => {
    const lines = (water: string): string =>
      soup('1 cup dry brown lentils, soaked overnight', water).text.ingredients.join('\n');
    expect(lines(' (water should be about an inch deeper than the lentils)')).toMatch(/^2 cups water$/m);
    expect(lines('')).not.toMatch(/^2 cups water$/m);
  });
});
