import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../test/support/adapt.ts';
import type { MethodAdaptation } from './model.ts';

const words = ({ text }: MethodAdaptation): string => text.instructions.join('\n');

describe('what was never the old machine’s work stays as it was written', () => {
  const carnitas = words(
    adaptForFour(
      'Slow cooker beef tacos',
      [
        '1.5 kg chuck roast',
        '250 ml beef broth',
        '1 onion, quartered',
        '16 corn tortillas',
        'salsa, to serve',
      ],
      [
        'Put the beef, onion and broth in the crock pot.',
        'Cook on LOW for 8 hours, until it falls apart.',
        'Shred the beef onto a sheet pan, spoon over some of the juices and broil for 5 minutes. Toss and broil 4 minutes more until crisp at the edges.',
        'Warm the tortillas and fill them with the beef. Serve with salsa.',
      ],
      'oven',
    ),
  );

  it('broils what the slow cooker never browned, both times', () => {
    expect(carnitas).toMatch(/broil for 5 minutes/);
    expect(carnitas).toMatch(/broil 4 minutes more until crisp/);
    expect(carnitas).not.toMatch(/simmer on the stove/i);
  });

  it('warms tortillas, and simmers none', () => {
    expect(carnitas).toMatch(/Warm the tortillas and fill them/);
    expect(carnitas).not.toMatch(/add the (?:corn )?tortillas/i);
  });
});

describe('a covered stretch and an open one', () => {
  const ribs = [
    'Sticky ribs',
    ['1.5 kg pork spare ribs', '100 ml hoisin sauce', '2 tbsp honey', '2 tbsp soy sauce'],
    [
      'Heat the oven to 160C. Put the ribs in a roasting tin, pour over 300 ml boiling water and cover tightly with foil. Cook for 1½ hours until tender.',
      'Mix the hoisin, honey and soy sauce.',
      'Drain the ribs and tip back into the tin. Pour over the sauce and toss well.',
      'Turn the oven up to 220C. Roast for 25 minutes, basting twice, until dark and sticky.',
    ],
  ] as const;

  it.each(['slowCooker', 'pressureCooker'] as const)(
    'glazes in the oven what was tender before: %s',
    (target) => {
      const said = words(adaptForFour(...ribs, target));
      expect(said).toMatch(/tip them into a roasting tin lined with foil/);
      expect(said).toMatch(/toss well/);
      expect(said).toMatch(
        /Heat the oven to 220 ?°?C. Roast for 25 minutes, basting twice, until dark and sticky/,
      );
      expect(said).not.toMatch(/300 ml boiling water|cover tightly/);
    },
  );

  it.each(['grill', 'airFryer'] as const)('leaves the wet stretch to the oven: %s', (target) => {
    const said = words(adaptForFour(...ribs, target));
    expect(said).toMatch(
      /Heat the oven to 160C. Put the ribs in a roasting tin, pour over 300 ml boiling water/,
    );
    expect(said).toMatch(target === 'grill' ? /lay them on the grate/ : /lay them in the air-fryer basket/);
    expect(said).not.toMatch(/220C/);
  });

  it('crisps under a broiler what is shredded, and leaves no lid of foil and no sign of the old bark', () => {
    const said = words(
      adaptForFour(
        'Pulled pork',
        ['3 kg pork shoulder', '2 tbsp paprika', '250 ml cider vinegar', '250 ml barbecue sauce', '8 buns'],
        [
          'Rub the pork with the paprika. Oven to 150 C.',
          'Put the pork in a roasting pan and pour the vinegar round it.',
          'Cover tight with a double layer of foil. Roast 5 hours.',
          'Take off the foil, turn the oven up to 190 and roast 45 minutes more until there is a dark bark. Inside should be 95C and the bone should wiggle.',
          'Shred and toss with the barbecue sauce. Pile onto the buns.',
        ],
        'slowCooker',
      ),
    );
    expect(said).not.toMatch(/double layer|take off the foil|oven up|bone should wiggle/i);
    expect(said).toMatch(
      /toss with the barbecue sauce\. For dark, crisp edges, spread the pork out [^.]*under a hot grill/,
    );
  });
});

describe('what is made crisp or risen by dry heat is not promised by a wet one', () => {
  const toad = [
    'Toad in the hole',
    ['8 pork sausages', '140 g plain flour', '4 eggs', '200 ml milk', '3 tbsp dripping'],
    [
      'Whisk the flour, eggs and milk to a batter.',
      'Heat the oven to 220C. Roast the sausages in the dripping for 15 minutes until the fat is smoking hot.',
      'Pour in the batter and bake for 30 minutes until puffed and crisp.',
    ],
  ] as const;

  it.each(['microwave', 'slowCooker', 'pressureCooker', 'steamer', 'stovetop'] as const)(
    'a batter that puffs: %s',
    (target) => {
      const { feasible, reason } = adaptForFour(...toad, target);
      expect(feasible).toBe(false);
      expect(reason).toMatch(/puff up and turn crisp/);
      expect(reason).not.toMatch(/moved to an? (?:stove|slow cooker|pressure cooker|microwave)/);
    },
  );

  it('crackling, and wings that are called crisp, in a microwave', () => {
    for (const [title, cue] of [
      ['Pork belly with crackling', 'until the crackling has blistered'],
      ['Crispy wings', 'until golden and crisp'],
    ] as const) {
      const { feasible, reason } = adaptForFour(
        title,
        [title.startsWith('Pork') ? '800 g pork belly slices' : '1 kg chicken wings', '1 tsp salt'],
        ['Heat the oven to 220C. Rub with the salt.', `Roast on a rack for 45 minutes ${cue}.`],
        'microwave',
      );
      expect(feasible).toBe(false);
      expect(reason).toMatch(/dry/);
    }
  });
});

describe('a barbecue by whatever name', () => {
  const skewers = adaptForFour(
    'Chicken tikka skewers (BBQ)',
    [
      '800 g boneless chicken thighs, cut into 4cm pieces',
      '200 g yoghurt',
      '2 tbsp oil',
      '1 green pepper, in chunks',
      '1 tbsp melted butter',
    ],
    [
      'Mix the yoghurt with the chicken and chill for 4 hours.',
      'Thread the chicken onto skewers with the pepper.',
      'Get the barbecue good and hot - white coals. Oil the grate.',
      'Grill the skewers for 12-14 mins, turning and basting with the butter, until charred at the edges.',
    ],
    'airFryer',
  );

  it('leaves no coals behind, and keeps the skewers, their basting and the time of cubes', () => {
    expect(skewers.source).toBe('grill');
    expect(words(skewers)).not.toMatch(/coals|barbecue|grate|large bowl good/i);
    expect(words(skewers)).toMatch(/skewers, short enough to fit/);
    expect(words(skewers)).toMatch(/basting with the butter/);
    expect(words(skewers)).toMatch(/for 12–16 minutes/);
  });
});

describe('a simmer that no verb tells', () => {
  it('is replaced whole, with its lid and its stirring, and what goes in after it is heated', () => {
    const said = words(
      adaptForFour(
        'Red lentil soup',
        [
          '2 onions, chopped',
          '2 carrots, diced',
          '2 tbsp oil',
          '300 g red lentils',
          '1.5 l vegetable stock',
          '50 g vermicelli',
        ],
        [
          'Soften the onions and carrots in the oil for 10 minutes.',
          'Add the lentils and stock. Bring to the boil, skim off any foam, then turn down, lid ajar, 30 min, stirring a few times because lentils love to stick.',
          'Add the vermicelli and cook another 6 min.',
        ],
        'pressureCooker',
      ),
    );
    expect(said).not.toMatch(/lid ajar|30 min|turn down|love to stick/);
    expect(said).toMatch(/Set the pressure cooker to Sauté, stir in the vermicelli and simmer for 6 minutes/);
  });

  it('takes the remarks of a pan with it', () => {
    const said = words(
      adaptForFour(
        'Lamb curry',
        ['750 g lamb shoulder, diced', '2 onions, sliced', '2 tbsp ghee', '300 ml water'],
        [
          'Brown the lamb in the ghee in a heavy pot. Add the onions and fry for 10 minutes.',
          'Add the water. Cover and simmer for 1 hour 15 minutes until tender. Stir every so often and top up with water if it catches.',
          'Serve with rice.',
        ],
        'slowCooker',
      ),
    );
    expect(said).not.toMatch(/every so often|top up|catches/i);
  });
});

describe('what goes in last, and what is boiled before it does', () => {
  it('a marinade of raw meat that comes on when all is cooked is boiled', () => {
    const said = words(
      adaptForFour(
        'Jerk chicken',
        ['8 bone-in chicken thighs', '4 spring onions', '2 tbsp soy sauce', '1 tbsp allspice', '2 tbsp oil'],
        [
          'Blitz everything except the chicken to a paste. Rub it over the chicken and marinate overnight. Keep the leftover marinade.',
          'Heat the oven to 200C. Roast the chicken for 20 minutes, brush with the reserved marinade, then roast another 20 minutes until charred.',
        ],
        'stovetop',
      ),
    );
    expect(said).toMatch(/Boil the marinade hard in a small saucepan for 3 minutes, then brush with it/);
    expect(said).not.toMatch(/cook the spring onions/i);
  });

  it('dried fruit and pulses from a tin wait for the end of a slow braise', () => {
    const said = words(
      adaptForFour(
        'Chicken tagine',
        [
          '1 kg boneless chicken thighs',
          '2 onions, sliced',
          '2 tbsp oil',
          '400 g tin chickpeas, drained',
          '100 g dried apricots',
          '300 ml chicken stock',
        ],
        [
          'Brown the chicken in the oil in a casserole. Add the onions and fry for 10 minutes.',
          'Add the stock and simmer, covered, for 30 minutes.',
          'Stir in the chickpeas and apricots and simmer uncovered for 15 minutes more until thick.',
        ],
        'slowCooker',
      ),
    );
    expect(said).toMatch(/hours[^]*Stir in the chickpeas and apricots, leave the lid off/);
  });

  it('barley takes its own time under pressure, and peas of the last minutes are heated', () => {
    const said = words(
      adaptForFour(
        'Beef and barley soup',
        [
          '700 g stewing beef',
          '150 g pearl barley',
          '2 l beef broth',
          '1 onion, chopped',
          '150 g frozen peas',
          '2 tbsp oil',
        ],
        [
          'Brown the beef in the oil in a soup kettle. Add the onion and cook 5 minutes.',
          'Add the broth. Bring to a boil, cover and simmer 1 hour.',
          'Add the barley, cook 45 minutes more, stirring so it does not stick.',
          'Last 5 min. throw in the peas.',
        ],
        'pressureCooker',
      ),
    );
    expect(said).toMatch(/Add the barley\. Lock the lid again and cook at high pressure for 20 minutes/);
    expect(said).toMatch(/Throw in the peas and simmer on Sauté for 5 minutes/i);
    expect(said).not.toMatch(/Last 5|not stick/);
  });

  it('soaked dal goes into the pot with its water', () => {
    const said = words(
      adaptForFour(
        'Dal makhani',
        ['1 cup whole urad dal', '1/4 cup rajma', '2 tbsp butter', '1/4 cup cream'],
        [
          'Soak the dal and rajma overnight. Drain.',
          'Pressure cook with 4 cups water for 6 whistles, then on low flame 20 mins. Let the pressure release naturally.',
          'Add the butter and cream. Simmer 5 minutes.',
        ],
        'stovetop',
      ),
    );
    expect(said).toMatch(/Put the urad dal and the rajma in a large pot with 4 cups water/);
  });
});

describe('the gravy of a roasting tin', () => {
  it.each(['slowCooker', 'pressureCooker', 'grill', 'airFryer'] as const)(
    'is made in a pan: %s',
    (target) => {
      const said = words(
        adaptForFour(
          'Roast chicken',
          [
            '1 whole chicken, about 1.6 kg',
            '50 g butter',
            '2 onions, sliced',
            '200 ml chicken stock',
            '1 tbsp flour',
          ],
          [
            'Heat the oven to 200C. Rub the chicken with the butter.',
            'Sit it on the onions in a roasting tin. Roast 15 minutes, then turn down to 180C and roast 50 minutes, till the juices run clear.',
            'Lift onto a board and rest for 20 minutes.',
            'Spoon off the fat from the tin, put it over a medium heat, stir in the flour, then the stock and bubble into a gravy.',
          ],
          target,
        ),
      );
      expect(said).toMatch(
        /pour the juices into a saucepan and set it over a medium heat, stir in the flour, then the stock and bubble into a gravy|in a saucepan over medium heat\. Cook the onions/,
      );
      expect(said).not.toMatch(/in a large bowl|from the tin/);
    },
  );
});

describe('a second pan’s food, and the fire’s own words', () => {
  const fajitas = [
    'Chicken fajitas',
    [
      '700 g chicken breast, in thin strips',
      '3 bell peppers, sliced',
      '1 onion, sliced',
      '3 tbsp oil',
      '8 flour tortillas',
      '1 lime',
    ],
    [
      'Toss the chicken with 1 tbsp oil in a bowl.',
      'Heat 1 tbsp oil in a skillet over high heat. Cook the peppers and onion 6-8 min. Move to a plate.',
      'Add the last tbsp oil. Cook the chicken 5-6 min, until no pink is left.',
      'Put the peppers back in, squeeze the lime over everything and toss.',
      'Warm the tortillas in a dry pan, 20 seconds a side.',
    ],
  ] as const;

  it.each(['slowCooker', 'grill'] as const)('nothing waits on a plate or is cooked twice: %s', (target) => {
    const said = words(adaptForFour(...fajitas, target));
    expect(said).not.toMatch(/Move to a plate|back in|Cook the chicken 5-6|frying pan/);
    expect(said).toMatch(/Warm the tortillas in a dry pan, 20 seconds a side/);
  });

  it('a steak of the fire goes under the broiler, without its flare-ups, and never into a slow pot', () => {
    const steak = [
      'Grilled flank steak',
      ['800 g flank steak', '1 tbsp oil', '2 tsp salt'],
      [
        'Light a chimney of charcoal. When the coals are ashed over, spread them under half the grill. Oil the grates.',
        'Rub the steak with the oil and salt. Grill over the hot side, 4-5 minutes per side, for medium rare (130F). If it flares up, move it to the cool side.',
        'Rest 10 minutes and slice.',
      ],
    ] as const;
    const said = words(adaptForFour(...steak, 'oven'));
    expect(said).toMatch(/Broil for 8–10 minutes/);
    expect(said).not.toMatch(/flares|cool side|coals|Add the oil/);
    expect(adaptForFour(...steak, 'slowCooker').feasible).toBe(false);
  });

  it('"Bake at 200°C (180°C fan) 20 mins" keeps its minutes', () => {
    const said = words(
      adaptForFour(
        'Tuna pasta bake',
        [
          '300 g penne',
          '2 tins tuna, drained',
          '600 ml milk',
          '50 g butter',
          '50 g flour',
          '150 g cheddar, grated',
        ],
        [
          'Cook the pasta, drain.',
          'Melt the butter, stir in the flour, whisk in the milk and boil till thick. Stir in the pasta and tuna. Spoon into a baking dish and top with the cheese.',
          'Bake at 200°C (180°C fan) 20 mins till golden and bubbly.',
        ],
        'airFryer',
      ),
    );
    expect(said).toMatch(/Air-fry at \d+ °C \(\d+ °F\) for 15 mins till golden/);
  });
});

describe('what is told in few words, or bakes for its skin', () => {
  it('a rice pudding swells in its milk wherever it goes', () => {
    const pudding = [
      'Baked rice pudding',
      ['100 g pudding rice', '700 ml whole milk', '50 g caster sugar', '20 g butter'],
      [
        'Heat the oven to 150C. Butter a 1-litre dish.',
        'Put the rice, sugar and milk in a pan, bring just to a simmer.',
        'Tip into the dish and dot with butter.',
        'Bake for 1½-2 hours until there is a golden skin.',
      ],
    ] as const;
    for (const target of ['slowCooker', 'pressureCooker', 'stovetop'] as const) {
      const said = words(adaptForFour(...pudding, target));
      expect(said).not.toMatch(/on the rack|\boil\b|golden skin|1-litre dish/);
      expect(said).toMatch(/Put the rice, sugar and milk in/);
    }
  });

  it('a stew whose heat no verb tells is simmered, and its hominy with it', () => {
    const said = words(
      adaptForFour(
        'Green chile pork stew',
        [
          '1.5 kg pork butt, cubed',
          '2 tbsp lard',
          '1 onion, chopped',
          '5 garlic cloves',
          '700 ml chicken stock',
          '1 can (15 oz) hominy, drained',
        ],
        [
          'Oven to 325. Brown the pork in the lard in a Dutch oven. Set aside.',
          'Onion into the drippings, 6 min. Garlic 1 min.',
          'Stock, pork back in. Bring to a boil, lid on, into the oven 1 hr 45.',
          'Stir in hominy, back in 30 min uncovered.',
        ],
        'pressureCooker',
      ),
    );
    expect(said).not.toMatch(/oven|lid on|back in 30/);
    expect(said).toMatch(/Stir in hominy\. Set the pressure cooker to Sauté and simmer, uncovered/);
  });

  it('a lid that comes off for the last minutes comes off at the end', () => {
    const said = words(
      adaptForFour(
        'Braised red cabbage',
        [
          '1 kg red cabbage, shredded',
          '2 apples, chopped',
          '25 g butter',
          '75 ml red wine vinegar',
          '1 onion, sliced',
        ],
        [
          'Heat the oven to 150C. Melt the butter in a flameproof casserole on the hob and soften the onion for 5 minutes.',
          'Add everything else with 100 ml water. Cover and put in the oven for 2 hours.',
          'Take off the lid for the last 20 minutes if there is a lot of liquid.',
        ],
        'pressureCooker',
      ),
    );
    expect(said).not.toMatch(/on the hob|put the lid back on/);
    expect(said).toMatch(/Take off the lid and simmer on Sauté for 10 minutes if there is a lot of liquid/);
  });

  it('fried gnocchi are no boiled pasta', () => {
    const gnocchi = [
      'Pan-fried gnocchi with sage butter',
      ['500 g gnocchi', '1 tbsp olive oil', '50 g butter', '12 sage leaves'],
      [
        'Heat the oil in a large pan. Add the gnocchi and fry for 8-10 minutes, tossing, till crisp and golden. Tip onto a plate.',
        'Melt the butter in the same pan, add the sage and cook for 2 minutes. Return the gnocchi and toss.',
      ],
    ] as const;
    expect(adaptForFour(...gnocchi, 'airFryer').feasible).toBe(true);
    expect(adaptForFour(...gnocchi, 'slowCooker').reason).toMatch(/crisp outside/);
  });
});
