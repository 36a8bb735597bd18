import { describe, expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../test/support/adapt.ts';

const words = (...recipe: Parameters<typeof adapt>): string => {
  const adapted = adapt(...recipe);
  expect(adapted.reason).toBeNull();
  return adapted.text.instructions.join('\n');
};

const tenderloin = [
  'Pan-Roasted Pork Tenderloin with Mustard Cream',
  [
    '1 pork tenderloin (about 1 1/4 lb)',
    '1 tbsp olive oil',
    '2 shallots, minced',
    '1/2 cup chicken stock',
    '1/2 cup heavy cream',
    '1 tbsp Dijon mustard',
  ],
  [
    'Preheat oven to 400°F. Season the pork all over.',
    'Heat oil in an oven-safe skillet over medium-high. Sear pork 6 minutes, turning, until brown.',
    'Transfer the skillet to the oven and roast 15 minutes till 145F. Remove pork to a board and rest.',
    'Put the skillet back on the stove, add the shallots and cook 2 minutes. Pour in stock, scrape up the bits, simmer until reduced by half.',
    'Stir in cream and mustard, simmer until thick, slice pork and spoon over.',
  ],
] as const;

const wings = [
  'Sticky honey wings',
  [
    '3 lb chicken wings, split',
    '1 tsp salt',
    '1/3 cup honey',
    '1/4 cup soy sauce',
    '2 cloves garlic, minced',
  ],
  [
    'Preheat oven to 425 and line two sheet pans with foil, set racks on top.',
    'Pat wings dry. Toss with salt.',
    'Bake 45 minutes, flipping halfway and rotating the pans.',
    'Meanwhile make the glaze: simmer honey, soy and garlic in a small saucepan 5 minutes.',
    'Toss wings in glaze and return to the oven for 5 more minutes so that it gets sticky.',
  ],
] as const;

const ribs = [
  'Grilled baby back ribs',
  ['5 lb baby back ribs', '2 tbsp brown sugar', '2 tsp salt', '1 1/2 cups barbecue sauce'],
  [
    'Rub the ribs with sugar and salt.',
    'Set up grill for indirect heat, about 300°F. Put ribs bone side down on the cool side, close lid, cook 2 1/2 hours, adding coals as needed.',
    'Brush with half the sauce, move over direct heat, 5 min a side until sticky.',
    'Rest 10 min, cut, pass the rest of the sauce.',
  ],
] as const;

describe('meat with a sauce of its pan', () => {
  it('is browned first, is lean and quickly done, and its sauce has its pan and its minutes', () => {
    const adapted = adapt(...tenderloin, 'slowCooker');
    const said = adapted.text.instructions.join('\n');
    expect(adapted.text.title).toBe('Slow-Cooker Pork Tenderloin with Mustard Cream');
    expect(said).toMatch(/frying pan over medium-high heat and brown the pork tenderloin on all sides/);
    expect(said).toMatch(/on LOW for 2½–3 hours/);
    expect(said).toMatch(/Set the frying pan back over medium heat, add the shallots and cook/);
    expect(said).toMatch(/simmer until reduced by half/);
    expect(adapted.text.ingredients.join('\n')).toMatch(/½ cup water/);
  });

  it('is browned on Sauté under pressure, and keeps the sauce there', () => {
    const said = words(...tenderloin, 'pressureCooker');
    expect(said).toMatch(/Set the pressure cooker to Sauté, heat the olive oil in it and brown/);
    expect(said).toMatch(/at high pressure for 4 minutes/);
    expect(said).toMatch(/Pour off the cooking liquid, set the pressure cooker to Sauté/);
  });

  it('goes into the basket without its skillet', () => {
    expect(words(...tenderloin, 'airFryer')).toMatch(
      /Transfer the pork tenderloin to the air-fryer basket and air-fry for 12 minutes/,
    );
  });

  it('waits under foil for the sauce where it was set aside', () => {
    expect(
      words(
        'Pork chops with apples',
        ['4 pork chops, 1 inch thick', '2 tbsp oil', '2 tbsp butter', '2 apples, sliced', '1/2 cup cider'],
        [
          'Heat oil in a skillet, pan-fry the chops 4-5 minutes per side. Set aside.',
          'Melt the butter in the same pan; add the apples and cook 6 minutes.',
          'Add cider, cook 3 minutes. Return chops to the pan for 2 minutes. Serve right from the skillet.',
        ],
        'slowCooker',
      ),
    ).toMatch(
      /brown the pork chops for 2–3 minutes[^]*Lift the pork chops out and keep them warm under foil[^]*Melt the butter in the frying pan[^]*Serve at once/i,
    );
  });
});

describe('a glaze at the end', () => {
  it('sets over the bare fire in moments', () => {
    expect(words(...wings, 'grill')).toMatch(
      /Toss (?:the )?wings in glaze\. Move everything over direct heat for 2–3 minutes, turning until sticky/,
    );
  });

  it('sets under the broiler where nothing browns', () => {
    expect(words(...wings, 'slowCooker')).toMatch(
      /Toss (?:the )?wings in glaze, spread on a foil-lined baking sheet and put under a hot broiler for 3–5 minutes/,
    );
    for (const machine of ['slowCooker', 'pressureCooker'] as const)
      expect(words(...ribs, machine)).toMatch(
        /Heat the broiler\. Lift the baby back ribs onto a baking sheet lined with foil\. Brush with half the sauce(?:,| and) put under a hot broiler/i,
      );
  });

  it('keeps the minutes of small pieces and the heat that they are for', () => {
    expect(words(...wings, 'airFryer')).toMatch(/Air-fry for 20–25 minutes/);
    expect(words(...ribs, 'airFryer')).toMatch(/Air-fry at 375 °F \(190 °C\) for 35–45 minutes/);
  });

  it('has no coals, racks or pans of the old machine', () => {
    expect(words(...ribs, 'oven')).not.toMatch(/close lid|coals/);
    expect(words(...wings, 'airFryer')).not.toMatch(/racks|rotating/);
  });
});

describe('a pot roast in two stretches', () => {
  const roast = [
    'Sunday pot roast',
    [
      '1 (3 lb) chuck roast',
      '2 tbsp oil',
      '2 onions, quartered',
      '4 carrots, in 2-inch pieces',
      '1 1/2 lb baby potatoes',
      '1 cup red wine',
      '2 cups beef stock',
    ],
    [
      'Heat oven to 300F.',
      'Sear beef in hot oil in a Dutch oven, 4-5 minutes a side. Take out.',
      'Add the onions and cook 5 minutes, then deglaze with wine, let it bubble down by half.',
      'Put beef back with stock. Cover, into the oven for 2 hours.',
      'Add carrots & potatoes, back in the oven 1 1/2 hours more, until fork tender.',
      'Lift out the meat. Set the pot over medium heat on the stovetop; simmer 5 minutes until thick.',
    ],
  ] as const;

  it('starts everything together under the lid of a slow cooker', () => {
    const said = words(...roast, 'slowCooker');
    expect(said).toMatch(/Add (?:the )?carrots (?:&|and) potatoes[^]*Cover and cook on LOW/);
    expect(said).not.toMatch(/stovetop|3 hours to/);
  });

  it('locks the lid a second time for the vegetables under pressure', () => {
    expect(words(...roast, 'pressureCooker')).toMatch(
      /Cook at high pressure for \d\d minutes[^]*Add (?:the )?carrots (?:&|and) potatoes[^]*Lock the lid again and cook at high pressure for \d minutes/,
    );
  });
});

describe('what the old machine left in the sentences', () => {
  it('goes with it', () => {
    const steak = [
      'Grilled flank steak',
      ['2 lb flank steak', '2 tbsp olive oil'],
      [
        'Oil and season the steak and let it stand 30 minutes at room temperature while the grill heats to high.',
        'Grill steak 4-6 minutes per side with lid open. Rest 10 minutes.',
      ],
    ] as const;
    for (const machine of ['oven', 'airFryer', 'sousVide', 'stovetop'] as const)
      expect(words(...steak, machine)).not.toMatch(/heats to high|lid open|\bgrill/i);
  });

  it('measures an inch once', () => {
    expect(
      words(
        'Salmon with dill',
        ['4 salmon fillets, 6 oz each', '2 tbsp olive oil'],
        ['Preheat oven to 400°F. Brush the salmon with oil.', 'Roast 12 minutes until it flakes.'],
        'sousVide',
      ),
    ).toMatch(/pieces up to 1 inch thick/);
  });
});

describe('a steak with butter from its pan', () => {
  const steak = [
    'Pan-Seared Ribeye with Garlic Butter',
    ['2 ribeye steaks, 1 1/2 inches thick', '1 tbsp canola oil', '3 tbsp butter', '3 cloves garlic, crushed'],
    [
      'Heat a cast-iron skillet over high heat until smoking. Add the oil and the steaks and sear for 4 minutes without moving.',
      'Flip, add the butter and garlic and cook for 4 minutes more, tilting the pan and spooning the butter over the steaks.',
      'Rest on a board for 10 minutes, slice and pour the pan butter over.',
    ],
  ] as const;

  it('has it foamed beside the fire', () => {
    const said = words(...steak, 'grill');
    expect(said).toMatch(/melt the butter with the garlic in a small pan over low heat until it foams/);
    expect(said).not.toMatch(/grate butter|Add the oil and the steaks/);
  });

  it('is basted in the last sear after its bath', () => {
    expect(words(...steak, 'sousVide')).toMatch(
      /pan off the heat for a minute, add the butter and garlic, put it back over medium heat and baste/i,
    );
  });

  it('has no rest and no warming up round its bath', () => {
    const said = words(
      'Pork chops',
      [
        '4 bone-in pork rib chops, 1 inch thick',
        '1 tsp salt',
        '1 tbsp oil',
        '3 tbsp butter',
        '2 sprigs thyme',
      ],
      [
        'Take the chops out of the fridge 30 minutes ahead. Pat dry and season with the salt.',
        'Heat the oil in a skillet. Sear the chops for 4-5 minutes until golden.',
        'Flip, reduce the heat to medium and add the butter and thyme. Cook for 4-5 minutes more, spooning the butter over the chops, until they reach 145°F.',
        'Rest the chops on a plate for 5 minutes.',
        'Spoon the butter over the chops.',
      ],
      'sousVide',
    );
    expect(said).toMatch(/Pat the chops dry\b/);
    expect(said).toMatch(
      /pan off the heat for a minute, add the butter and thyme, put it back over medium heat and baste for half a minute\./,
    );
    expect(said).toMatch(/Lift the chops onto a plate\./);
    expect(said).not.toMatch(/fridge|\brest\b|with the seasoning/i);
  });
});

describe('a cream sauce of the chicken pan', () => {
  it('gets a pan of its own, without bits that are not in it', () => {
    const said = words(
      'Creamy chicken',
      [
        '2 lb boneless skinless chicken breasts',
        '2 tbsp olive oil',
        '3 cloves garlic, minced',
        '1 cup heavy cream',
        '1 cup chicken broth',
      ],
      [
        'Heat the oil in a large skillet over medium-high heat. Sear the chicken for 5 minutes per side until golden; remove to a plate.',
        'Lower the heat, add the garlic and cook 1 minute. Add the broth, scraping up the browned bits, then the cream. Simmer for 5 minutes until it thickens.',
        'Return the chicken to the skillet and simmer for 5 minutes until cooked through.',
      ],
      'airFryer',
    );
    expect(said).toMatch(/Heat a little oil in a frying pan over medium heat\. Add the garlic/);
    expect(said).not.toMatch(/browned bits|a hot skillet/);
  });
});

describe('what is seen and said at the end', () => {
  it('is no colour where nothing browns', () => {
    expect(
      words(
        'Cornbread',
        [
          '1 cup cornmeal',
          '1 cup flour',
          '1 tbsp baking powder',
          '1 cup buttermilk',
          '2 eggs',
          '1/3 cup butter, melted',
        ],
        [
          'Preheat oven to 400°F and grease an 8-inch square pan.',
          'Whisk the dry ingredients; stir in buttermilk, eggs and butter.',
          'Pour into the pan and bake for 20-25 minutes until golden and a toothpick comes out clean.',
        ],
        'slowCooker',
      ),
    ).toMatch(/on HIGH for [^.]*, until a toothpick comes out clean/);
  });

  it('melts the cheese on a burger', () => {
    expect(
      words(
        'Burgers',
        ['1 1/2 lb ground beef', '4 slices cheddar', '4 burger buns'],
        [
          'Shape the beef into 4 patties.',
          'Heat a skillet over medium-high heat. Cook the patties 4 minutes, flip, top with cheese and cook 3-4 minutes more.',
          'Serve on the buns.',
        ],
        'grill',
      ),
    ).toMatch(/Top with cheese and give it 1 minute more to melt/i);
  });

  it('boils a soup once for its noodles', () => {
    const soup = [
      'Chicken noodle soup',
      [
        '1 tbsp oil',
        '1 onion, diced',
        '1 1/2 lb bone-in chicken breasts',
        '8 cups chicken broth',
        '6 oz egg noodles',
      ],
      [
        'Heat oil in a large pot over medium heat. Cook onion 6 minutes.',
        'Add chicken and broth. Bring to a boil, reduce heat and simmer 25 minutes until chicken is cooked.',
        'Remove chicken, shred and discard bones.',
        'Return the soup to a boil, add noodles and cook 8 minutes until tender. Stir in the chicken.',
      ],
    ] as const;
    for (const machine of ['slowCooker', 'pressureCooker'] as const)
      expect(words(...soup, machine)).not.toMatch(/the soup (?:on HIGH )?for/);
  });

  it('names its title after the new fire, and wedges after no oven', () => {
    const title = (name: string, target: 'grill' | 'airFryer'): string =>
      adapt(
        name,
        ['2 lb russet potatoes', '3 tbsp olive oil'],
        ['Preheat oven to 425F. Cut into wedges and toss with the oil on a sheet.', 'Bake for 40 minutes.'],
        target,
      ).text.title;
    expect(title('Baked Potato Wedges', 'airFryer')).toBe('Air-Fryer Potato Wedges');
    expect(title('Herb Roast Potatoes', 'grill')).toBe('Herb Grilled Potatoes');
  });
});

describe('what a machine can hold and what it does to it', () => {
  it('brushes a sauce on in a basket or on a grate, and keeps some for the table', () => {
    const thighs = [
      'Baked honey mustard chicken thighs',
      ['8 bone-in skin-on chicken thighs', '1/3 cup honey', '1/3 cup Dijon mustard', '2 tbsp olive oil'],
      [
        'Preheat the oven to 375°F.',
        'Whisk honey, mustard and oil. Place the chicken in a 9x13-inch baking dish, skin side up.',
        'Pour the sauce over the chicken.',
        'Bake, uncovered, for 40-45 minutes, basting halfway, until the skin is golden.',
        'Serve with the sauce from the dish.',
      ],
    ] as const;
    for (const machine of ['airFryer', 'grill'] as const) {
      const said = words(...thighs, machine);
      expect(said).toMatch(
        /Set a third of the sauce aside for serving and brush some of the rest over the chicken/,
      );
      expect(said).toMatch(/the sauce that was set aside/);
      expect(said).not.toMatch(/uncovered|[Ss]hake the basket/);
    }
    for (const machine of ['slowCooker', 'pressureCooker'] as const)
      expect(words(...thighs, machine)).not.toMatch(/skin is golden/);
  });

  it('cuts a joint that does not fit', () => {
    const brisket = [
      'Oven brisket',
      ['1 beef brisket (10 lb)', '1/4 cup kosher salt'],
      ['Preheat oven to 300F. Rub the brisket with salt.', 'Roast for 6 hours.', 'Rest 1 hour and slice.'],
    ] as const;
    for (const machine of ['slowCooker', 'pressureCooker'] as const)
      expect(words(...brisket, machine)).toMatch(/Cut the beef brisket into [23] pieces, so that it fits/);
  });

  it('swells a rice pudding in its milk', () => {
    const said = words(
      'Rice pudding',
      ['1 cup arborio rice', '4 cups whole milk', '1/2 cup sugar'],
      [
        'Combine rice, milk and sugar in a saucepan. Simmer over low heat for 35 minutes, stirring, until creamy.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(/at high pressure for 12 minutes[^]*Let the pressure drop by itself/);
    expect(said).not.toMatch(/water/);
  });

  it('counts a risotto by its rice', () => {
    expect(
      words(
        'Instant Pot mushroom risotto',
        ['8 oz mushrooms, sliced', '1 1/2 cups arborio rice', '4 cups chicken broth', '2 tbsp butter'],
        [
          'Select Sauté and melt butter. Cook mushrooms 5 minutes. Add rice and toast 2 minutes.',
          'Stir in broth. Close lid, set valve to Sealing. Pressure cook on High for 6 minutes. Quick release.',
        ],
        'stovetop',
      ),
    ).toMatch(/Bring to a boil, then cover and simmer over low heat for 18–20 minutes/);
  });

  it('has noodles beside what is only served over them', () => {
    expect(
      words(
        'Swedish meatballs',
        [
          '1 lb ground beef',
          '1 egg',
          '2 tbsp butter',
          '3 tbsp flour',
          '2 cups beef broth',
          '1/2 cup sour cream',
          '1 lb egg noodles',
        ],
        [
          'Mix beef and egg. Roll into balls.',
          'Melt the butter in a large skillet. Brown the meatballs 6 minutes. Set aside.',
          'Whisk the flour into the drippings 1 minute. Whisk in broth.',
          'Return the meatballs, cover and simmer 10 minutes. Stir in the sour cream. Serve over cooked noodles.',
        ],
        'pressureCooker',
      ),
    ).not.toMatch(/Push the pasta/);
  });

  it('names no size of the dish that is gone', () => {
    const crisp = [
      'Apple crisp',
      ['6 apples, sliced', '1 cup rolled oats', '1/2 cup flour', '1/2 cup cold butter, cubed'],
      [
        'Preheat oven to 350°F. Grease an 8-inch square baking dish.',
        'Spread the apples in the dish. Rub oats, flour and butter together and scatter over.',
        'Bake for 45 minutes until golden and bubbling.',
      ],
    ] as const;
    for (const machine of ['slowCooker', 'airFryer', 'microwave'] as const)
      expect(words(...crisp, machine)).not.toMatch(/8-inch|basket that fits the air-fryer basket/);
  });
});

describe('a roast chicken with its vegetables', () => {
  const roast = [
    'Lemon roast chicken',
    ['1 whole chicken (4 lb)', '1 lb baby potatoes, halved', '3 carrots, in chunks', '1 tbsp olive oil'],
    [
      'Preheat oven to 425°F.',
      'Toss potatoes and carrots with the oil in a roasting pan and set the chicken on top.',
      'Roast 1 hour 15 minutes until juices run clear.',
      'Rest 15 minutes.',
    ],
  ] as const;

  it('has them under it over the fire and in the basket', () => {
    const grilled = words(...roast, 'grill');
    expect(grilled).toMatch(
      /in a foil tray\.\s+Rub the skin of the chicken with a little oil\. Set the foil tray under the chicken/,
    );
    expect(words(...roast, 'airFryer')).toMatch(
      /tip them into the air-fryer basket and set the chicken on top/,
    );
  });

  it('has a crisp skin from the broiler after the pressure', () => {
    expect(words(...roast, 'pressureCooker')).toMatch(
      /For a crisp skin, lift the chicken onto a baking sheet/,
    );
    expect(
      words(
        'Baked drumsticks',
        ['8 chicken drumsticks', '1 tbsp oil', '1 tsp paprika'],
        [
          'Preheat oven to 425°F. Rub the drumsticks with oil and paprika.',
          'Bake for 40 minutes.',
          'Serve hot.',
        ],
        'slowCooker',
      ),
    ).toMatch(/For a crisp skin, lay them skin side up on a baking sheet lined with foil/);
  });
});

describe('eggs in their sauce', () => {
  const shakshuka = [
    'Shakshuka',
    ['2 tbsp olive oil', '1 onion, diced', '1 can (28 oz) crushed tomatoes', '6 eggs', '1/2 cup feta'],
    [
      'Heat oil in a large skillet, cook onion 8 minutes.',
      'Add tomatoes and simmer 12 minutes until thick.',
      'Make 6 wells and crack an egg in each. Cover and cook 6-8 minutes until whites are set. Top with feta and serve from the pan.',
    ],
  ] as const;

  it('set at the end of a slow sauce', () => {
    expect(words(...shakshuka, 'slowCooker')).toMatch(
      /cook on LOW for 3–4 hours[^]*crack an egg in each\. Cover and cook on HIGH for 15–25 minutes/,
    );
  });

  it('set on Sauté, as no egg waits for pressure', () => {
    const said = words(...shakshuka, 'pressureCooker');
    expect(said).toMatch(
      /Put the lid on without locking it and leave it on Sauté, turned low, for 6–8 minutes/,
    );
    expect(said).not.toMatch(/high pressure|from the pan/);
  });
});

describe('sentences of a hurried author', () => {
  it('say what is cooked for how long', () => {
    const said = words(
      'Quick chili',
      [
        '1 tbsp oil',
        '1 onion, diced',
        '2 cloves garlic',
        '1 lb ground beef',
        '1 can (28 oz) crushed tomatoes',
      ],
      [
        'Heat oil in a pot. Onions go in next for 5 min. Add garlic, 1 minute.',
        'Add beef and brown 6 minutes. Add tomatoes, cover and simmer 45 minutes.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/Add the onions and cook for 5 min[^]*Add (?:the )?garlic and cook for 1 minute/);
  });
});

describe('an honest word and a sense of size', () => {
  it('divides a large bake between the dishes that a basket holds', () => {
    expect(
      words(
        'Carrot cake',
        ['2 cups flour', '1 1/2 cups sugar', '1 cup oil', '3 eggs', '3 cups grated carrots', '1 cup walnuts'],
        [
          'Preheat oven to 350°F, grease a 9x13 pan.',
          'Beat eggs, sugar and oil; stir in flour, carrots and walnuts. Pour into the pan.',
          'Bake 35-40 minutes until a toothpick comes out clean.',
        ],
        'airFryer',
      ),
    ).toMatch(/two metal tins of 7 inches that fit the basket[^]*one at a time/);
  });

  it('says what stays pale and soft', () => {
    const cake = [
      'Yellow cake',
      ['2 cups flour', '1 cup sugar', '1/2 cup butter', '2 eggs', '1 cup milk'],
      [
        'Preheat oven to 350°F. Grease an 8-inch cake pan.',
        'Mix all ingredients and pour into the pan.',
        'Bake 30 minutes until golden and a toothpick comes out clean.',
      ],
    ] as const;
    expect(words(...cake, 'slowCooker')).toMatch(/the top pale and soft/);
    expect(
      words(
        'Potato wedges',
        ['4 russet potatoes', '3 tbsp olive oil'],
        [
          'Preheat oven to 425°F.',
          'Cut the potatoes into wedges and toss with the oil on a baking sheet.',
          'Bake for 40 minutes until golden and crisp.',
        ],
        'microwave',
      ),
    ).toMatch(/soft, not crisp: for color/);
  });

  it('warms cooked rice, and sees the onion brown before the pan is emptied', () => {
    const said = words(
      'Chicken curry',
      [
        '1 onion, diced',
        '2 tbsp butter',
        '1 cup chicken broth',
        '1 can (14 oz) diced tomatoes',
        '1 lb chicken breasts',
        '1 tbsp curry powder',
      ],
      [
        'Saute onion with the butter in a pot.',
        'Once the onion is just beginning to brown, pour in the chicken broth and tomatoes.',
        'Add the chicken and the curry powder. Bring to a boil, reduce heat and simmer for 30 minutes.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/Once the onion is just beginning to brown, pour the chicken broth into the pan/);
  });

  it('takes a marinade for no bath of oil', () => {
    expect(
      words(
        'Sticky pork chops',
        ['4 pork chops', '1 cup soy sauce', '3 tbsp honey', '1 tbsp olive oil'],
        [
          'Mix soy sauce and honey in a dish. It should not fully submerge the chops.',
          'Chill the chops in it for 2 hours.',
          'Heat the oil in a pan over medium heat and cook the chops for 12 minutes until cooked through.',
        ],
        'grill',
      ),
    ).toMatch(/Grill the pork chops over direct high heat/);
  });
});

describe('meat on the way to the end', () => {
  it('is shredded when it is done, and goes back for the last minutes', () => {
    expect(
      words(
        'Chicken tortilla soup',
        [
          '1 tbsp oil',
          '1 onion, chopped',
          '6 cups chicken broth',
          '1 1/2 lb boneless skinless chicken breasts',
          '1 can (15 oz) black beans, drained',
          '1 cup frozen corn',
        ],
        [
          'Heat the oil in a Dutch oven over medium heat. Add onion; cook until soft, about 5 minutes.',
          'Stir in broth and chicken. Bring to a boil, then reduce to a simmer. Cook 20 minutes, until chicken is cooked through.',
          'Remove chicken and shred with two forks. Return chicken to pot with beans and corn; simmer 10 minutes.',
        ],
        'slowCooker',
      ),
    ).toMatch(
      /cook on LOW[^]*shred with two forks[^]*Stir in the chicken, beans and corn, cover and cook on HIGH for 30 minutes/,
    );
  });

  it('does not wait on a plate for hours', () => {
    const stroganoff = [
      'Beef stroganoff',
      [
        '1 1/2 lb sirloin, thinly sliced',
        '2 tbsp butter',
        '8 oz mushrooms, sliced',
        '2 tbsp flour',
        '1 1/2 cups beef broth',
        '1 cup sour cream',
        '12 oz egg noodles',
      ],
      [
        'Cook the noodles; drain.',
        'Melt 1 tbsp butter in a large skillet over medium-high. Brown the sirloin 3-4 minutes; remove.',
        'Add remaining butter and mushrooms and cook 6 minutes. Sprinkle with flour and stir.',
        'Gradually add broth, simmer 10 minutes until thickened.',
        'Return sirloin, stir in sour cream and heat through without boiling. Serve over noodles.',
      ],
    ] as const;
    for (const machine of ['slowCooker', 'pressureCooker'] as const) {
      const said = words(...stroganoff, machine);
      expect(said).toMatch(/Return the sirloin to the (?:pan|pot)\.[^]*Stir in (?:the )?sour cream/);
      expect(said.match(/Return/g)).toHaveLength(1);
    }
  });

  it('goes in together where the oven took it in two stretches', () => {
    const tray = [
      'Sausage and peppers sheet pan dinner',
      [
        '1 1/2 lb Italian sausages',
        '3 bell peppers, sliced',
        '2 tbsp olive oil',
        '1 tsp Italian seasoning',
        '1 lb baby potatoes, halved',
      ],
      [
        'Preheat oven to 425°F.',
        'Toss the potatoes with half the oil on a sheet pan. Roast 15 minutes.',
        'Add peppers, sausages, remaining oil and seasoning to the pan and toss.',
        'Roast 25 minutes more until sausages are browned.',
      ],
    ] as const;
    for (const machine of ['slowCooker', 'pressureCooker'] as const)
      expect(words(...tray, machine)).toMatch(
        /Toss the potatoes with the oil [^]*(?:Put|Lay) the Italian sausages, the bell peppers and the baby potatoes/,
      );
  });
});

describe('minutes by what is really there', () => {
  it('roasts a bird for its weight, though its fire was only told of in part', () => {
    expect(
      words(
        'Turkey on the grill',
        ['1 whole turkey (10 lb)', '1 cup butter, softened', '2 cups chicken broth'],
        [
          'Rub the turkey with the butter. Put it in a foil pan with the broth.',
          'Light a charcoal grill for indirect cooking, at about 325°F. Cook the turkey on the grill for 1 hour.',
          'Continue cooking until it reaches 165°F. Rest 10 minutes before carving.',
        ],
        'oven',
      ),
    ).toMatch(/for 3–4 hours/);
  });

  it('gives pieces that are cut in the steps the time of pieces', () => {
    expect(
      words(
        'Peanut chicken',
        [
          '1 lb boneless chicken thighs',
          '1 red pepper, sliced',
          '1 tbsp oil',
          '1/4 cup soy sauce',
          '2 tbsp honey',
        ],
        [
          'Slice the pepper. Pat the chicken dry and cut the chicken into 1-inch pieces.',
          'Heat the oil in a large pan over medium-high heat. Cook the chicken 6 minutes until golden. Set aside.',
          'Add the pepper to the pan and cook 3 minutes. Add soy sauce and honey and simmer 2 minutes. Return the chicken and toss.',
        ],
        'airFryer',
      ),
    ).not.toMatch(/(?:18–24|22–28) minutes/);
  });

  it('puts what the pot held in the machine, and the onions of the pan with it', () => {
    const said = words(
      'Lentil soup',
      [
        '2 cups brown lentils',
        '8 cups water',
        '2 tbsp oil',
        '2 onions, chopped',
        '2 zucchini, diced',
        '1 tsp cumin',
      ],
      [
        'In a large pot, add the lentils and water.',
        'In a pan, sauté the onions and zucchini in the oil until soft, about 5 minutes.',
        'Add them to the pot with the cumin. Bring to a boil, then simmer for 40 minutes until the lentils are tender.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/In the slow cooker,? add the lentils and water/);
    expect(said.match(/zucchini/g)!.length).toBeLessThan(3);
  });
});

describe('a stir-fry whose meat never leaves its pan', () => {
  const stirFry = [
    'Beef and broccoli',
    [
      '1 lb flank steak, thinly sliced',
      '1 tbsp oil',
      '3 cups broccoli florets',
      '1 carrot, sliced',
      '1/2 cup beef broth',
      '1/4 cup soy sauce',
      '2 tbsp cornstarch',
    ],
    [
      'Heat oil in a wok, add flank steak and stir-fry until browned.',
      'Add broccoli and carrot. Cover and steam the vegetables until they are only slightly crunchy.',
      'Combine cornstarch and soy sauce. Add to the meat with the broth to thicken.',
      'Serve over rice.',
    ],
  ] as const;

  it('simmers its meat in a slow cooker, and keeps the vegetables crisp', () => {
    expect(words(...stirFry, 'slowCooker')).toMatch(
      /brown the [^.]* for 3–4 minutes\. Put it in the slow cooker and add [^]*stir-fry the broccoli[^.]* until crisp-tender\. Stir the cornstarch into 2 tablespoons of cold water/,
    );
  });

  it('has them after the pressure', () => {
    expect(words(...stirFry, 'pressureCooker')).toMatch(
      /at high pressure for \d+ minutes[^]*Sauté, stir in the broccoli[^.]* simmer for 4–5 minutes, until crisp-tender/,
    );
  });
});

describe('a curry in the microwave', () => {
  it('is softened, thickened and finished there, and nothing is fried', () => {
    const said = words(
      'Weeknight chicken curry',
      [
        '1 1/2 lb boneless chicken thighs, cut into chunks',
        '2 tbsp ghee',
        '1 onion, diced',
        '1 can (14 oz) tomatoes',
        '1/2 cup cream',
        '1 cup frozen peas',
      ],
      [
        'Fry the onion in ghee in a large pan 8 min.',
        'Add chicken, cook 5 min until no longer pink outside. Add tomatoes, simmer uncovered 20 min.',
        'Stir in cream and peas, 5 min more.',
      ],
      'microwave',
    );
    expect(said).toMatch(
      /the onion and the ghee in a large [^.]*microwave-safe bowl and stir to coat\. Cover loosely and microwave on HIGH/,
    );
    expect(said).toMatch(/Stir in the cream and the peas, cover loosely and microwave on HIGH for/);
    expect(said).not.toMatch(/\b[Ff]ry\b|\bpan\b/);
  });
});
