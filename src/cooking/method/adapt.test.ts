import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { RecipeText, UnderstoodRecipe } from '../understand-recipe/model.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import type { Method } from '../vocabulary.ts';
import { adaptMethod } from './adapt.ts';
import { checkAdaptation } from './checks/check-adaptation.ts';
import type { MethodAdaptation } from './model.ts';
import { readParts } from './read/parts.ts';

const kitchen = loadKitchen();

const recipe = (
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
): RecipeText => ({
  title,
  description: null,
  cuisine: null,
  servings: 4,
  ingredients,
  instructions,
});
const read = (text: RecipeText): UnderstoodRecipe => understandRecipe(text, kitchen);
const adapt = (
  text: RecipeText,
  target: Method,
  size: { readonly capacityL?: number; readonly wattage?: number } = {},
): MethodAdaptation =>
  adaptMethod(
    read(text),
    {
      target,
      source: null,
      size: { capacityL: size.capacityL ?? null, wattage: size.wattage ?? null },
    },
    kitchen,
  );
const words = (adapted: MethodAdaptation): string => adapted.text.instructions.join('\n');

const chili = recipe(
  'Bean chili',
  [
    '300 g dried kidney beans',
    '1 onion, chopped',
    '400 ml vegetable stock',
    '400 g canned tomatoes',
    '150 ml cream',
  ],
  [
    'Soak the beans overnight.',
    'Cook the onion in a large pot over medium heat for 5 minutes.',
    'Add the beans, the stock, the tomatoes and the cream.',
    'Bring to a boil, then simmer, covered, for 90 minutes until the beans are tender.',
  ],
);
const salmon = recipe(
  'Baked salmon',
  ['4 salmon fillets (150 g each)', '1 tbsp olive oil', '1 lemon, sliced'],
  [
    'Preheat oven to 200°C.',
    'Put the salmon on a baking sheet, drizzle with the oil and lay the lemon on top.',
    'Bake for 15 minutes, until the salmon flakes.',
  ],
);
const souffle = recipe(
  'Cheese soufflé',
  ['4 eggs, separated', '200 ml milk', '40 g flour', '40 g butter', '100 g gruyère'],
  [
    'Preheat the oven to 190°C.',
    'Make a sauce of butter, flour and milk. Stir in the cheese and yolks and fold in the whites.',
    'Bake for 25 minutes.',
  ],
);
const cake = recipe(
  'Lemon cake',
  ['200 g flour', '150 g sugar', '150 g butter', '3 eggs', '2 tsp baking powder'],
  [
    'Preheat the oven to 180°C and grease a loaf tin.',
    'Beat everything to a batter and pour it into the tin.',
    'Bake for 45 minutes.',
  ],
);
const roast = recipe(
  'Roast chicken',
  ['1 whole chicken (1.6 kg)', '2 tbsp butter', '1 tsp salt'],
  [
    'Preheat the oven to 190°C.',
    'Rub the chicken with the butter and salt and set it in a roasting tin.',
    'Roast for 80 minutes, until the juices run clear.',
  ],
);
const fries = recipe(
  'Fried fish',
  ['600 g cod fillets', '100 g flour', '150 ml beer', '1 l oil, for frying'],
  [
    'Whisk the flour and beer to a batter.',
    'Heat the oil in a deep fryer to 180°C.',
    'Dip the cod in the batter and deep-fry for 5 minutes.',
  ],
);

describe('what cannot work', () => {
  it.each([
    [souffle, 'slowCooker', /collapse/],
    [cake, 'wok', /bottom burns/],
    [fries, 'riceCooker', /never be used to heat oil/],
    [roast, 'noCook', /must not be eaten raw/],
    [roast, 'microwave', /middle cannot be trusted/],
    [chili, 'airFryer', /pot of liquid/],
  ] as const)('is refused with its reason, and left as it is (%#)', (text, target, reason) => {
    const adapted = adapt(text, target);
    expect(adapted.feasible).toBe(false);
    expect(adapted.reason).toMatch(reason);
    expect(adapted.text).toEqual(text);
    expect(adapted.edits).toEqual([]);
  });

  it('is refused where the caller’s machine is too small', () => {
    const adapted = adapt(chili, 'pressureCooker', { capacityL: 0.8 });
    expect([adapted.feasible, adapted.reason]).toEqual([false, expect.stringMatching(/batches/)]);
  });

  it('is refused where no cooking was understood', () => {
    const raw = recipe('Chicken something', ['500 g chicken breast'], ['Do what you always do with it.']);
    expect(adapt(raw, 'oven')).toMatchObject({
      feasible: false,
      reason: expect.stringMatching(/No step/) as string,
    });
  });
});

it.each(['Scrape', 'Slide', 'Plop', 'Shovel', 'Tip', 'Spoon'])(
  '%s into the tin is not lost with the oven',
  (verb) => {
    const loaf = recipe(
      'Banana loaf',
      ['225 g flour', '2 eggs', '100 g butter', '100 g sugar', '2 bananas, mashed'],
      [
        'Mix everything.',
        `${verb} into the tin and bake at 180C for 55 minutes, until a skewer comes out clean.`,
      ],
    );
    expect(words(adapt(loaf, 'airFryer'))).toMatch(new RegExp(`${verb} into (?:the|a metal) tin`));
  },
);

describe('safety', () => {
  it('boils dried kidney beans hard before a slow cooker, and says why', () => {
    const adapted = adapt(chili, 'slowCooker');
    expect(adapted.feasible).toBe(true);
    expect(words(adapted)).toMatch(/Boil the kidney beans hard in fresh water for 10 minutes/);
    expect(adapted.safety.join(' ')).toMatch(/toxin/);
  });

  it('keeps milk and cream out of the pressure', () => {
    const text = words(adapt(chili, 'pressureCooker'));
    expect(text.indexOf('cream')).toBeGreaterThan(text.indexOf('high pressure'));
    expect(text).toMatch(/Add the beans, the stock and the tomatoes/);
  });

  it.each([
    'airFryer',
    'grill',
    'stovetop',
    'steamer',
    'sousVide',
    'slowCooker',
    'microwave',
    'smoker',
    'toasterOven',
    'convectionOven',
    'campfire',
  ] as const)('states the safe temperature of salmon in a %s', (target) => {
    const adapted = adapt(salmon, target);
    expect(adapted.feasible).toBe(true);
    expect(words(adapted)).toMatch(/63 °C \(145 °F\)/);
    expect(adapted.safety.join(' ')).toMatch(/at least 63 °C \(145 °F\) in the middle/);
    expect(words(adapted)).not.toMatch(/(?<!(?:toaster|convection) )oven|cookie sheet/i);
  });
});

describe('a temperature that was too low', () => {
  const balls = recipe(
    'Meatballs',
    ['500 g ground beef', '1 onion, grated'],
    [
      'Preheat the oven to 200°C.',
      'Mix the beef and the onion, shape meatballs and lay them on a baking sheet.',
      'Bake for 20 minutes.',
      'Cook until the inside of the meatballs registers 60°C/140F on a thermometer.',
    ],
  );

  it('is raised to the safe minimum and never kept', () => {
    const text = words(adapt(balls, 'airFryer'));
    expect(text).not.toMatch(/60 ?°C|140 ?°?F/);
    expect(text).toMatch(/71 °C \(160 °F\)/);
  });
});

describe('what is not weighed', () => {
  it('still has its safe temperature stated', () => {
    const joint = recipe(
      'Pork roast',
      ['1 pork roast', '2 tbsp rosemary'],
      ['Preheat the oven to 160°C.', 'Rub the pork roast with the rosemary.', 'Roast for 2 hours.'],
    );
    expect(words(adapt(joint, 'smoker'))).toMatch(/63 °C \(145 °F\)/);
  });
});

describe('figures', () => {
  it('makes an air fryer 15 °C cooler and a fifth quicker than an oven', () => {
    expect(words(adapt(salmon, 'airFryer'))).toMatch(/at 185 °C \(365 °F\) for 12 minutes/);
  });

  it('takes 20 °C off for a fan, and leaves the time', () => {
    expect(words(adapt(salmon, 'convectionOven'))).toMatch(/to 180 °C \(350 °F\)[^]*for 15 minutes/);
  });

  it('takes longer in a weaker microwave, in proportion', () => {
    const minutes = (wattage: number): number =>
      Number(/power \(\d+ W\) for (\d+)/.exec(words(adapt(salmon, 'microwave', { wattage })))![1]);
    expect(minutes(600) / minutes(1200)).toBeCloseTo(2, 0);
  });

  it('fills a small air fryer in batches', () => {
    expect(words(adapt(salmon, 'airFryer', { capacityL: 2 }))).toMatch(/in \d batches/);
    expect(words(adapt(salmon, 'airFryer', { capacityL: 8 }))).not.toMatch(/batches/);
  });

  it('changes nothing where it is cooked that way already', () => {
    expect(adapt(salmon, 'oven')).toMatchObject({
      feasible: true,
      edits: [],
      reason: expect.stringMatching(/already/) as string,
    });
  });
});

describe('the checker', () => {
  const parts = readParts(read(salmon), kitchen.foods, kitchen.methods.foods);
  const fair = adapt(salmon, 'airFryer');
  const codes = (adapted: MethodAdaptation): readonly string[] =>
    checkAdaptation(read(salmon), adapted, read(adapted.text), parts).map(({ code }) => code);
  const with_ = (
    instructions: readonly string[],
    rest: Partial<MethodAdaptation> = {},
  ): MethodAdaptation => ({
    ...fair,
    text: { ...fair.text, instructions },
    ...rest,
  });

  it('finds nothing in a fair adaptation', () => {
    expect(codes(fair)).toEqual([]);
  });

  it.each([
    ['old-machine', with_([...fair.text.instructions, 'Take it out of the oven.'])],
    ['unexplained-text', with_([...fair.text.instructions, 'Sing.'])],
    ['lost-temperature', with_(fair.text.instructions.map((one) => one.replace(/ Check with.*$/, '')))],
    ['lost-temperature', with_(fair.text.instructions, { safety: [] })],
    [
      'lost-ingredient',
      with_(fair.text.instructions.map((one) => one.replace(/ and lay the lemon on top/, ''))),
    ],
    [
      'false-change',
      with_(fair.text.instructions, {
        edits: [
          ...fair.edits,
          { kind: 'time', target: 'step 3', before: null, after: '99 minutes', reason: 'x', rule: 'x' },
        ],
      }),
    ],
    ['changed-though-infeasible', with_(['Something else.'], { feasible: false, reason: 'no' })],
    ['misprint', with_([...fair.text.instructions, 'Put it in the the basket.'])],
    ['machine-not-named', with_(['Salmon, lemon and oil: 63 °C (145 °F).'])],
  ] as const)('finds a planted %s', (code, adapted) => {
    expect(codes(adapted)).toContain(code);
  });
});

describe('what the old vessel leaves behind', () => {
  const wings = recipe(
    'Crispy Oven Wings',
    ['2 lb chicken wings', '1 tbsp baking powder', '1 tsp salt'],
    [
      'Preheat oven to 425°F. Line a baking sheet with foil.',
      'Toss the wings with the baking powder and salt.',
      'Arrange on the rack.',
      'Bake for 45 minutes, turning once, until golden and crisp.',
    ],
  );
  const loaf = recipe(
    'Banana bread',
    [
      '3 bananas, mashed',
      '200 g flour',
      '150 g sugar',
      '100 g butter, melted',
      '2 eggs',
      '1 tsp baking soda',
    ],
    [
      'Preheat the oven to 180°C. Grease and line a 2lb loaf tin.',
      'Mix everything to a batter.',
      'Pour into the tin and bake for 50 minutes.',
      'Cool in the tin for 10 minutes.',
    ],
  );

  it.each(['airFryer', 'grill', 'sousVide', 'slowCooker', 'pressureCooker'] as const)(
    'no lining of what is gone, no rack of a sheet that is gone: %s',
    (method) => {
      const said = words(adapt(wings, method));
      expect(said).not.toMatch(/\b[Ll]ine\b/);
      expect(said).not.toMatch(/Arrange on the rack/);
    },
  );

  it.each(['slowCooker', 'microwave', 'pressureCooker'] as const)(
    'greases once and cools in what it was cooked in: %s',
    (method) => {
      const adapted = adapt(loaf, method);
      expect(adapted.feasible).toBe(true);
      expect(words(adapted)).not.toMatch(/grease[^.]*greased|lined slow|Grease\./i);
      if (method !== 'pressureCooker') expect(words(adapted)).not.toMatch(/the tin\b/);
    },
  );

  it('gives wings the time of wings, and a bath no place in a title', () => {
    expect(words(adapt(wings, 'airFryer'))).toMatch(/for 20–25 minutes/);
    expect(adapt(wings, 'sousVide').text.title).toBe('Crispy Sous-Vide Wings');
  });
});

describe('a dish with more than one heat', () => {
  const onionSoup = recipe(
    'French onion soup',
    [
      '50 g butter',
      '1 kg onions, sliced',
      '1 tsp sugar',
      '1.3 litres beef stock',
      '4 slices baguette',
      '140 g gruyere',
    ],
    [
      'Melt the butter in a large pan. Add the onions and fry with the lid on for 10 minutes until soft. Sprinkle in the sugar and cook for 20 minutes more, stirring, until caramelised.',
      'Stir in the stock. Cover and simmer for 20 minutes.',
      'Turn on the grill and toast the bread. Ladle the soup into bowls, put a slice of toast on each and pile on the cheese. Grill until melted.',
    ],
  );

  it.each(['slowCooker', 'pressureCooker', 'oven'] as const)(
    'caramelises the onions first and melts the cheese under the grill, for the %s',
    (target) => {
      const adapted = adapt(onionSoup, target);
      expect(adapted.feasible).toBe(true);
      expect(words(adapted)).toContain('cook for 20 minutes more, stirring, until caramelised');
      expect(adapted.text.instructions.at(-1)).toBe(onionSoup.instructions.at(-1));
      expect(words(adapted)).not.toMatch(/simmer for 20 minutes|water/);
    },
  );

  it('goes on with what was in the pot where an instruction begins with its lid', () => {
    const pilaf = recipe(
      'Rice pilaf',
      [
        '2 cups basmati rice',
        '3 cups chicken stock',
        '1 onion, diced',
        '2 tbsp butter',
        '1/2 cup frozen peas',
      ],
      [
        'Melt the butter in a saucepan over medium heat and cook the onion for 5 minutes.',
        'Stir in the rice and toast for 2 minutes. Add the stock and bring to a boil.',
        'Cover, reduce the heat to low and simmer for 18 minutes. Stir in the peas, cover and let stand for 5 minutes.',
      ],
    );
    for (const target of ['riceCooker', 'pressureCooker', 'oven'] as const)
      expect(words(adapt(pilaf, target)), target).not.toMatch(/18 minutes|heat to low/);
  });
});

describe('what belonged to the old vessel', () => {
  const thighs = recipe(
    'Chicken thighs with potatoes',
    ['8 chicken thighs, bone-in', '700 g baby potatoes, halved', '3 tbsp olive oil', '1 tsp salt'],
    [
      'Preheat the oven to 200°C.',
      'Toss the chicken and potatoes with the oil and salt on a baking sheet.',
      'Roast for 40-45 minutes until the chicken reaches 74°C.',
    ],
  );

  it('tosses in a bowl what cannot be tossed on a grate or in a basket', () => {
    for (const target of ['grill', 'airFryer'] as const)
      expect(words(adapt(thighs, target)), target).toContain('with the oil and salt in a large bowl');
  });

  it('leaves out the foil where the machine has a lid', () => {
    const pork = recipe(
      'Pulled pork',
      ['2 kg pork shoulder', '1 tbsp salt', '250 ml apple juice'],
      [
        'Rub the salt all over the pork.',
        'Preheat the oven to 150°C. Put the pork in a roasting tin, pour the apple juice around it and cover tightly with foil.',
        'Roast for 5 hours until the meat pulls apart easily.',
      ],
    );
    for (const target of ['slowCooker', 'pressureCooker'] as const) {
      const said = words(adapt(pork, target));
      expect(said, target).not.toMatch(/foil|roasting tin/);
      expect(said, target).toMatch(
        /(?:Set the pork in a 5–6 litre slow cooker and pour the apple juice round it\.|Pour the apple juice into the pressure cooker\. Set the pork in it\.)/,
      );
    }
  });
});

describe('a filling under a crust', () => {
  const pie = recipe(
    'Chicken pot pie',
    [
      '500 g chicken thighs, diced',
      '2 leeks, sliced',
      '40 g butter',
      '40 g flour',
      '400 ml chicken stock',
      '1 sheet puff pastry',
    ],
    [
      'Preheat the oven to 200 °C.',
      'Melt the butter in a pan and soften the leeks for 10 minutes.',
      'Add the chicken and cook for 5 minutes, then stir in the flour.',
      'Add the stock and simmer for 15 minutes until thick.',
      'Pour into a pie dish and cover with the pastry.',
      'Bake for 30 minutes until golden.',
    ],
  );

  it('cooks in the pot, and the crust keeps its oven', () => {
    for (const target of ['slowCooker', 'pressureCooker'] as const) {
      const adapted = adapt(pie, target);
      expect(adapted.feasible, target).toBe(true);
      expect(adapted.text.instructions[0]).not.toMatch(/oven/);
      expect(adapted.text.instructions.slice(-2)).toEqual(pie.instructions.slice(-2));
      expect(words(adapted)).toMatch(/Towards the end, preheat the oven to 200 °C/);
      expect(words(adapted)).toMatch(/74 °C/);
    }
  });

  it('is cooked on the stove for an air fryer too, which only bakes the pie', () => {
    expect(words(adapt(pie, 'airFryer'))).toContain(pie.instructions[2]);
  });

  it('keeps pasta that boils apart out of the cooker, and cooks meat that was set aside', () => {
    const stroganoff = recipe(
      'Beef stroganoff',
      [
        '1 lb beef sirloin, sliced',
        '8 oz mushrooms',
        '2 tbsp butter',
        '1 cup beef broth',
        '1 cup sour cream',
        '12 oz egg noodles',
      ],
      [
        'Cook the noodles according to package directions.',
        'Brown the beef in the butter, 3 minutes, and remove.',
        'Cook the mushrooms for 8 minutes, add the broth and simmer 5 minutes.',
        'Return the beef, stir in the sour cream and serve over the noodles.',
      ],
    );
    const said = words(adapt(stroganoff, 'pressureCooker'));
    expect(said).not.toMatch(/pasta under the liquid/);
    expect(said.indexOf('Return the beef')).toBeLessThan(said.indexOf('high pressure'));
  });

  it('checks the temperature when all that is raw has been in the wok', () => {
    const noodles = recipe(
      'Shrimp pad thai',
      ['8 oz shrimp', '2 eggs', '6 oz rice noodles', '2 tbsp oil'],
      [
        'Soak the noodles for 20 minutes.',
        'Heat the oil in a wok over high heat and cook the shrimp 2 minutes.',
        'Crack in the eggs and scramble, then add the noodles and toss for 3 minutes.',
      ],
    );
    expect(adapt(noodles, 'stovetop').text.instructions[2]).toMatch(/3 minutes\. Check with a thermometer/);
  });

  it('starts a curry from the wok in a pot that may go into the oven', () => {
    const curry = recipe(
      'Green curry',
      ['1 tbsp oil', '3 tbsp green curry paste', '400 ml coconut milk', '500 g chicken thighs, sliced'],
      [
        'Heat the oil in a wok and fry the curry paste for 2 minutes.',
        'Add the coconut milk and bring to a simmer. Add the chicken and cook for 15 minutes.',
      ],
    );
    const said = adapt(curry, 'oven').text.instructions.join(' ');
    expect(said).toMatch(/Heat the oil in an ovenproof pot/);
    expect(said).not.toMatch(/wok|\ba oven/);
  });
});

describe('what the pot takes over', () => {
  it('says meanwhile where the old machine was at work', () => {
    const salmon = recipe(
      'Teriyaki salmon',
      ['4 salmon fillets', '4 tbsp teriyaki sauce', '1 tsp cornstarch'],
      [
        'Broil the salmon for 8 minutes until it flakes.',
        'While the fish is broiling, simmer the sauce with the cornstarch for 2 minutes and spoon it over.',
      ],
    );
    expect(words(adapt(salmon, 'airFryer'))).not.toMatch(/broil/i);
  });

  it('ladles no risotto under pressure, and pours all of its stock in', () => {
    const risotto = recipe(
      'Mushroom risotto',
      [
        '1 litre hot chicken stock',
        '50 g butter',
        '250 g mushrooms',
        '300 g risotto rice',
        '150 ml white wine',
      ],
      [
        'Fry the mushrooms in the butter for 5 minutes.',
        'Tip in the rice, stir for a minute, then pour in the wine and let it bubble away.',
        'Add the stock a ladle at a time, stirring, until the rice is creamy, about 20 minutes.',
        'Off the heat beat in the rest of the butter.',
      ],
    );
    const said = words(adapt(risotto, 'pressureCooker'));
    expect(said).not.toMatch(/ladle/);
    expect(said).toMatch(/Add the stock\.[^]*high pressure/);
  });

  it('moves what was browned for a braise into the slow cooker', () => {
    const stew = recipe(
      'Beef stew',
      ['900 g stewing beef', '2 tbsp oil', '2 onions', '4 carrots', '500 ml beef stock'],
      [
        'Heat half the oil in a big casserole and brown the beef. Set aside.',
        'Add the rest of the oil, the onions and carrots and cook gently for 8 minutes.',
        'Add the stock and the beef.',
        'Cover and cook in the oven at 160 °C for 2 hours until tender.',
      ],
    );
    const said = words(adapt(stew, 'slowCooker'));
    expect(said).toMatch(/cook gently for 8 minutes/);
    expect(said).toMatch(/tip it all into/);
  });

  it('leaves nothing raw that an oven braise takes in for its last stretch', () => {
    const stew = recipe(
      'Beef and ale stew',
      [
        '900 g stewing beef, cubed',
        '2 tbsp oil',
        '2 onions, chopped',
        '500 ml beef stock',
        '500 g potatoes, halved',
      ],
      [
        'Brown the beef in half the oil in a casserole, 10 minutes; set aside.',
        'Heat the rest of the oil and soften the onions for 8 minutes.',
        'Add the stock and beef and bring to a simmer.',
        'Cover and cook in the oven at 160 °C for 2 hours; add the potatoes and cook 45 minutes more.',
      ],
    );
    const said = words(adapt(stew, 'slowCooker'));
    expect(said).toMatch(/tip it all into/);
    expect(said.indexOf('potatoes')).toBeLessThan(said.indexOf('on LOW'));
    const quick = words(adapt(stew, 'pressureCooker'));
    expect(quick).toMatch(/in the pressure cooker/);
    expect(quick.indexOf('potatoes')).toBeLessThan(quick.lastIndexOf('high pressure'));
  });

  it('grills patties, and warms the bread beside skewers where they cook', () => {
    const burgers = recipe(
      'Black bean burgers',
      ['2 cans black beans', '1/2 cup breadcrumbs', '2 eggs', '1/2 onion, chopped'],
      [
        'Mash the beans and mix in everything else.',
        'Shape into 4 patties. Pan fry in a little oil, 5 minutes each side.',
      ],
    );
    expect(words(adapt(burgers, 'grill'))).toMatch(/Grill the patties/);
    const souvlaki = recipe(
      'Souvlaki',
      ['800 g chicken breast, cubed', '4 pittas'],
      [
        'Thread the chicken on skewers and grill over a hot grill for 10 minutes.',
        'Warm the pittas on the grill and serve.',
      ],
    );
    expect(words(adapt(souvlaki, 'oven'))).toMatch(/Wrap the pittas in foil and warm them in the oven/);
  });

  it('pours a gratin into the cooker, not into a dish that is not there', () => {
    const gratin = recipe(
      'Mac and cheese',
      ['1 lb macaroni', '3 cups milk', '4 cups shredded cheddar'],
      [
        'Preheat the oven to 350F. Grease a 3 qt baking dish.',
        'Cook the macaroni and drain.',
        'Heat the milk and stir in the cheddar. Combine with the pasta and pour into the dish.',
        'Bake 30 minutes until bubbly.',
      ],
    );
    const said = words(adapt(gratin, 'slowCooker'));
    expect(said).toMatch(/pour into the slow cooker/);
    expect(said.match(/Grease the slow cooker/g)).toHaveLength(1);
  });
});

it('makes a sauce in its pan where the fish that left it cooks elsewhere', () => {
  const adapted = adapt(
    recipe(
      'Creamy salmon',
      ['4 salmon fillets', '1 tbsp oil', '2 tbsp butter', '2 cloves garlic', '150 ml cream'],
      [
        'Heat the oil in a large skillet and cook the salmon for 4 minutes a side. Transfer to a plate.',
        'Reduce the heat to medium and add the butter. Stir in the garlic for 1 minute, pour in the cream and simmer for 3 minutes.',
        'Return the salmon to the skillet and spoon over the sauce.',
      ],
    ),
    'airFryer',
  );
  expect(words(adapted)).toMatch(
    /Set a frying pan over medium heat and add the butter\. Stir in the garlic and cook for 1 minute/,
  );
  expect(words(adapted)).toMatch(/simmer for 3 minutes/);
});

it('leaves a second pan on the stove beside a slow cooker', () => {
  const adapted = adapt(
    recipe(
      'Beet soup',
      ['3 beets, grated', '2 l stock', '3 potatoes, sliced', '1 onion, chopped', '2 tbsp oil'],
      [
        'Put the beets, stock and potatoes in a large pot and simmer for 20 minutes.',
        'Meanwhile heat a skillet over medium heat, add the oil and fry the onion for 8 minutes, then transfer to the soup pot.',
        'Serve hot.',
      ],
    ),
    'slowCooker',
  );
  expect(words(adapted)).toMatch(/skillet over medium heat/);
  expect(words(adapted)).not.toMatch(/slow cooker over/);
});

it('boils the rice of a kedgeree in the rice cooker and leaves the rest as it was', () => {
  const kedgeree = recipe(
    'Kedgeree',
    [
      '300 g basmati rice',
      '400 g smoked haddock',
      '300 ml milk',
      '50 g butter',
      '1 onion, chopped',
      '4 eggs',
    ],
    [
      'Poach the haddock in the milk for 8 minutes, lift out and flake.',
      'Boil the rice in salted water for 10 minutes and drain.',
      'Boil the eggs for 8 minutes, peel and quarter.',
      'Fry the onion in the butter for 6 minutes, stir in the rice and haddock and heat through.',
    ],
  );
  const adapted = adapt(kedgeree, 'riceCooker');
  expect(adapted.feasible).toBe(true);
  const [poach, rice, eggs, fry] = adapted.text.instructions;
  expect([poach, eggs, fry]).toEqual(kedgeree.instructions.filter((_, at) => at !== 1));
  expect(rice).toMatch(/rice in|put it in the rice cooker with 450 ml of water and a pinch of salt/);
  expect(rice).not.toMatch(/drain/i);
});

it('checks the meat that is fried in its pan beside a rice cooker', () => {
  const said = words(
    adapt(
      recipe(
        'Mexican rice bowl',
        ['300 g long grain rice', '400 g ground beef', '1 onion, diced'],
        [
          'Cook the rice in boiling water for 12 minutes and drain.',
          'Fry the beef and onion in a pan for 8 minutes and stir in the rice.',
        ],
      ),
      'riceCooker',
    ),
  );
  expect(said).toMatch(/in a pan for 8 minutes and stir in the rice\. Check .* ground beef reaches 71 °C/);
});

it('closes the lid once, and says no last minutes of what is over', () => {
  const paella = recipe(
    'Chicken paella',
    ['400 g chicken thighs, diced', '300 g paella rice', '1 litre chicken stock', '100 g frozen peas'],
    [
      'Brown the chicken for 8 minutes. Stir in the rice and stock, cover.',
      'Simmer for 18 minutes. Scatter over the peas for the last 3 minutes.',
    ],
  );
  const said = words(adapt(paella, 'pressureCooker'));
  expect(said).toMatch(/Set the pressure cooker to Sauté/);
  expect(said).toMatch(/peas, put the lid back on and leave for 3 minutes/);
  expect(said).not.toMatch(/, cover\.|last 3 minutes/);
});

describe('What another machine leaves as it was', () => {
  it('grills the meat from under a broiler, and lets the sauce simmer in its pan', () => {
    const masala = recipe(
      'Chicken tikka masala',
      [
        '800 g boneless chicken thighs',
        '1 tbsp oil',
        '2 onions, chopped',
        '400 g canned tomatoes',
        '150 ml cream',
      ],
      [
        'Cook the onions in a pan for 15 minutes. Add the tomatoes and simmer for 20 minutes until thick.',
        'Heat the grill (broiler) to high. Toss the chicken with the oil, spread it out on a baking tray and grill 10 cm from the heat for 12-14 minutes, turning once, until charred.',
        'Stir the cream into the sauce, then add the chicken with any juices from the tray. Simmer gently for 5 minutes.',
      ],
    );
    const said = words(adapt(masala, 'grill'));
    expect(said).toMatch(/simmer for 20 minutes until thick/);
    expect(said).toMatch(/Grill over direct high heat[^.]*until charred/);
    expect(said).toMatch(/juices from the plate/);
    expect(said).not.toMatch(/10 cm|tray|broiler/);
  });

  it('bakes croutons on their tray in their oven while the pot is under pressure', () => {
    const soup = recipe(
      'Split pea soup',
      [
        '30 g butter',
        '2 onions, chopped',
        '500 g yellow split peas',
        '1.5 litres water',
        '160 g bread, torn',
        '2 tbsp oil',
      ],
      [
        'Melt the butter in your biggest pan and cook the onions gently for 10 minutes. Add the split peas and the water. Bring to the boil, skim off the froth, then turn the heat right down, cover, and simmer for 2 hours.',
        'Meanwhile, make the croutons. Heat the oven to 200°C. Toss the bread with the oil on a baking tray and bake for 10-12 minutes, until golden.',
        'Blend the soup and top with the croutons.',
      ],
    );
    const said = words(adapt(soup, 'pressureCooker'));
    expect(said).toContain(
      'Heat the oven to 200°C. Toss the bread with the oil on a baking tray and bake for 10-12 minutes, until golden.',
    );
    expect(said).toMatch(/Melt the butter in the pressure cooker/);
    expect(said).not.toMatch(/biggest|turn the heat|skim/);
  });

  const fried = recipe(
    'Fried chicken',
    ['8 chicken thighs, bone-in', '500 ml buttermilk', '250 g flour', '1.5 litres vegetable oil'],
    [
      'Soak the chicken in the buttermilk for 8 hours.',
      "When you're ready to fry, press the chicken firmly into the flour on all sides.",
      'Heat the oil to 350°F in a large pot. Fry the chicken in two batches, turning now and then, until deep golden brown and the thickest part reads 175°F, 14 to 16 minutes. Bring the oil back to 350°F before the second batch.',
    ],
  );
  it('speaks of no bath of oil in an air fryer, and leaves no flour dry', () => {
    const said = words(adapt(fried, 'airFryer'));
    expect(said).not.toMatch(/oil back|ready to fry/);
    expect(said).toMatch(/until no dry patch shows/);
  });

  it('never asks for less than the cook does', () => {
    expect(words(adapt(fried, 'airFryer'))).toContain('175 °F (79 °C)');
  });

  it('says that a braise is tender only past its safe temperature, and leaves its casserole', () => {
    const braise = recipe(
      'Beef braise',
      [
        '1.5 kg beef chuck, cubed',
        '2 tbsp oil',
        '1 onion, chopped',
        '400 ml beef stock',
        '1 bouquet garni',
        '300 g mushrooms',
      ],
      [
        'Heat the oven to 160°C. Heat the oil in a cast-iron casserole and brown the beef for 6 minutes. Add the onion and cook for 5 minutes.',
        'Add the stock and the bouquet garni. Bring to a simmer, cover, and put in the oven for 3 hours, until a spoon will cut the meat.',
        'Fry the mushrooms in a frying pan for 6 minutes.',
        'Take the bouquet garni out of the casserole and skim off the fat. Stir in the mushrooms.',
      ],
    );
    const said = words(adapt(braise, 'slowCooker'));
    expect(said).toMatch(
      /beef should squash against the side of the pot, far past the safe minimum of 63 °C \(145 °F\)/,
    );
    expect(said).toMatch(/bouquet garni out of the slow cooker/);
    expect(said).not.toMatch(/casserole/);
  });

  it('holds back none of the stock that a risotto takes at once', () => {
    const risotto = recipe(
      'Risotto',
      [
        '350 g risotto rice',
        '1 onion, chopped',
        '2 tbsp oil',
        '1 litre hot vegetable stock',
        '50 g parmesan',
      ],
      [
        'Heat the oil in a pan and cook the onion for 6 minutes. Add the rice and toast for 2 minutes.',
        'Add the stock a ladleful at a time, stirring often, for 18-20 minutes. You may not need all of it. Stop when the rice is tender with a slight bite.',
        'Beat in the parmesan.',
      ],
    );
    const said = words(adapt(risotto, 'oven'));
    expect(said).not.toMatch(/not need|Stop when/);
    expect(said).toMatch(/It is done when the rice is tender/);
  });
});
