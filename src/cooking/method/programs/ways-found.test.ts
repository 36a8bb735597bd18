import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';
import type { Method } from '../../vocabulary.ts';

const make = (title: string, list: readonly string[], steps: readonly string[], target: Method) => {
  const { text, feasible } = adaptForFour(title, list, steps, target);
  return { said: text.instructions.join('\n'), feasible };
};

describe('dishes that a machine was said not to take', () => {
  it('an air fryer browns the meat of a curry, which goes on in its pot', () => {
    const { said, feasible } = make(
      'Lamb curry',
      ['600g lamb leg, diced', '2 onions, sliced', '2 tbsp oil', '1 tbsp curry powder', '400ml stock'],
      [
        'Heat the oil in a large pot over high heat. Sear the lamb for several minutes until browned. Remove and set aside.',
        'Add the onions and cook for 8 minutes. Stir in the curry powder.',
        'Return the lamb, pour in the stock and simmer for 60 minutes, until tender.',
      ],
      'airFryer',
    );
    expect(feasible).toBe(true);
    expect(said).toMatch(/air-fry at [^]* for 8–10 minutes[^]*Return the lamb[^]*simmer for 60 minutes/i);
    expect(said).not.toMatch(/sear the lamb|set aside/i);
  });

  it('mulled wine warms for hours in a slow cooker', () => {
    const { said, feasible } = make(
      'Mulled wine',
      ['1 bottle red wine', '1 orange, sliced', '60g sugar', '1 cinnamon stick', '50 ml brandy'],
      [
        'Put everything except brandy in a large pan. Heat gently for 20 mins, dont let it boil.',
        'Stir in brandy, ladle into mugs',
      ],
      'slowCooker',
    );
    expect(feasible).toBe(true);
    expect(said).toMatch(/in the slow cooker[^]*on LOW for 2–3 hours[^]*brandy/);
    expect(said).not.toMatch(/\bpan\b/);
  });

  it('a curd thickens in bursts in a microwave', () => {
    const { said, feasible } = make(
      'Lemon Curd',
      ['3 lemons, juice and zest', '200g caster sugar', '100g butter, cubed', '3 eggs'],
      [
        'Put the lemon zest, juice, sugar and butter in a heatproof bowl over a pan of simmering water. Stir until the butter has melted.',
        'Whisk the eggs and stir into the lemon mixture. Whisk for about 10 to 13 minutes until it is thick enough to coat the back of a spoon.',
        'Pour into 2 sterilised jars, seal.',
      ],
      'microwave',
    );
    expect(feasible).toBe(true);
    expect(said).toMatch(/zest and juice of the lemons[^]*bursts of 1 minute[^]*77–80 °C[^]*jars/);
    expect(said).not.toMatch(/simmering water/);
  });

  it('French toast bakes on a hot tray', () => {
    const { said, feasible } = make(
      'French Toast',
      ['4 slices brioche', '2 eggs', '1/2 cup milk', '1 tbsp butter'],
      [
        'Whisk eggs and milk in a shallow dish. Dip the brioche, 20 seconds a side.',
        'Melt the butter in a skillet over medium heat and fry until golden, 3 minutes each side. Serve with maple syrup.',
      ],
      'oven',
    );
    expect(feasible).toBe(true);
    expect(said).toMatch(/Bake for 8–10 minutes[^]*maple syrup/);
    expect(said).not.toMatch(/skillet|fry/);
  });

  it('a loaf rises beside the pot that is heated for it, not in it', () => {
    const { said } = make(
      'White loaf',
      ['500g strong white bread flour', '7g fast-action yeast', '10g salt', '320ml warm water'],
      [
        'Mix flour, yeast and salt. Add water, knead for 10 minutes till smooth.',
        'Cover and prove for 1 hour until doubled.',
        'Knock back, shape and put in a greased 2lb loaf tin. Prove another 40 minutes.',
        'Bake at 220C for 30-35 minutes. Should sound hollow when tapped underneath. Cool on a rack.',
      ],
      'dutchOven',
    );
    expect(said).toMatch(/Prove another 40 minutes\. For the last 30 minutes of that, put the Dutch oven/);
    expect(said).toMatch(/Lower the loaf on its paper into the hot pot/);
    expect(said).not.toMatch(/tin\b/);
  });
});

describe('starch-coated pieces out of a bath of oil', () => {
  const steps = [
    'Marinate chicken in 1 tbsp of the soy sauce and the egg for 20 minutes.',
    'Mix 1/2 cup cornstarch and flour. Dredge the chicken in it.',
    'Heat oil to 350 F in a wok. Fry chicken in 3 batches until golden, about 4 minutes each. Drain.',
    'Whisk remaining soy, vinegar, sugar and stock.',
    'Pour out all but 1 tbsp of oil. Stir fry garlic and ginger 30 seconds. Add the sauce, boil until glossy, 1 minute. Toss in the fried chicken.',
  ];
  const list = [
    '1 1/2 lb boneless chicken thighs, cut in 1 inch pieces',
    '1 egg',
    '1/2 cup cornstarch',
    '1/4 cup flour',
    '3 cups peanut oil',
    '3 garlic cloves minced',
    '1 tbsp ginger minced',
    '1/4 cup soy sauce',
    '1/4 cup rice vinegar',
    '1/3 cup sugar',
    '1/2 cup chicken stock',
  ];

  it('crisp a second time when their sauce is ready, and only then', () => {
    const { said } = make("General Tso's chicken", list, steps, 'airFryer');
    expect(said).toMatch(
      /air-fry for[^]*Heat 1 tbsp of the oil[^]*glossy[^]*Put the chicken thighs back[^]*Toss in the chicken/,
    );
    expect(said).not.toMatch(/beaten egg|fried chicken|all but/);
  });
});

describe('what stays in the pan, and what goes', () => {
  it('a vegetable that is fried and laid aside is roasted, and its sauce keeps the pan', () => {
    const { said } = make(
      'Bhindi Masala',
      [
        '500g okra (bhindi)',
        '2 onions sliced',
        '2 tomatoes chopped',
        '1 tsp cumin seeds',
        '3 tbsp oil',
        'salt',
      ],
      [
        'Wash and dry the bhindi, cut into 1 inch pieces.',
        'Heat 2 tbsp oil in kadai, fry bhindi on medium flame 10 minutes till not slimy. Keep aside.',
        'In same kadai heat remaining oil, crackle cumin, fry onions till pink. Add tomatoes, cook till mushy.',
        'Add bhindi and salt. Cook 5 minutes without lid.',
      ],
      'oven',
    );
    expect(said).toMatch(/Toss the okra with 2 tbsp of the oil[^]*roast for[^]*onions till pink/);
    expect(said).not.toMatch(/covered|Bring to the boil/);
  });

  it('a bird that lies flat is done sooner', () => {
    const { said } = make(
      'Peri peri chicken',
      ['1 whole chicken (about 1.4 kg), spatchcocked', '80ml olive oil', '2 tsp paprika', '2 tsp salt'],
      [
        'Mix the oil, paprika and salt and rub over the chicken.',
        'Light the grill. Grill the chicken skin side up over medium coals for 25 minutes, then turn and grill 15-20 minutes more.',
      ],
      'oven',
    );
    expect(said).toMatch(/for 45–60 minutes/);
  });

  it('the shallot of the pan sauce does not go into the bag', () => {
    const { said } = make(
      'Chicken breast with cream',
      [
        '2 chicken breasts (200 g each)',
        '1 tbsp butter',
        '1 shallot, minced',
        '100 ml white wine',
        '150 ml double cream',
      ],
      [
        'Season the chicken. Melt the butter in a frying pan and cook chicken over medium heat for 7 minutes per side. Remove and keep warm.',
        'Add the shallot to the pan, cook 2 minutes, pour in wine and reduce by half.',
        'Add cream and simmer until it coats a spoon. Return the chicken and warm through for 1 minute.',
      ],
      'sousVide',
    );
    expect(said).toMatch(/Add the shallot to the pan/);
    expect(said).not.toMatch(/frying pan|with the shallot/);
  });

  it('what has to reduce is left open in a slow cooker', () => {
    const { said } = make(
      'Pork Adobo',
      [
        '1 kilo pork belly, cut into cubes',
        '1/2 cup soy sauce',
        '1/2 cup vinegar',
        '1 head garlic, crushed',
        '2 cups water',
        '2 tbsp cooking oil',
        '1 tbsp brown sugar',
      ],
      [
        'Marinate the pork in soy sauce and garlic for at least 1 hour.',
        'Heat oil in a pan, brown the pork, set the marinade aside.',
        'Pour in the marinade and water. Bring to a boil then simmer for 1 hr until tender.',
        'Add vinegar. Do not stir, let it boil uncovered for 10 mins.',
        'Add the sugar and let the sauce reduce till oily.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/Stir in the sugar, leave the lid off/);
  });
});

describe('read for what it is', () => {
  it('scrambled eggs are stirred between bursts in a microwave', () => {
    const { said } = make(
      'Scrambled eggs with chives',
      ['4 eggs', '2 tbsp cream', '15g butter', '1 tbsp chives, snipped', '2 slices toast'],
      [
        'Beat the eggs with the cream, salt and pepper.',
        'Melt the butter in a nonstick pan over low heat. Add the eggs and stir slowly for 3-4 minutes until softly set.',
        'Stir in the chives, pile on toast.',
      ],
      'microwave',
    );
    expect(said).toMatch(
      /Melt the butter in a shallow microwave-safe dish[^]*Pour in the eggs\.[^]*every 30 seconds/,
    );
    expect(said).not.toMatch(/nonstick|3-4 minutes/);
  });

  it('biscuits that are rolled and cut are no cake', () => {
    const { said } = make(
      'Gingerbread biscuits',
      [
        '350g plain flour',
        '1 tsp bicarbonate of soda',
        '125g butter',
        '175g soft brown sugar',
        '1 egg',
        '4 tbsp golden syrup',
      ],
      [
        'Rub butter into flour and bicarb. Stir in sugar, then egg and syrup to a dough. Chill 15 mins.',
        'Heat oven to 180C. Roll out 5mm thick and cut shapes.',
        'Bake on lined trays 12-15 mins until lightly golden.',
      ],
      'airFryer',
    );
    expect(said).toMatch(/paper a little smaller than the basket/);
    expect(said).not.toMatch(/batter|skewer/);
  });

  it('tea steeps when the slow cooker is off', () => {
    const { said } = make(
      'Chai concentrate',
      [
        '6 cups water',
        '10 cardamom pods',
        '2 cinnamon sticks',
        '8 black tea bags',
        '1/2 cup brown sugar',
        'milk to serve',
      ],
      [
        'Bring water and spices to a boil in a saucepan. Lower heat and simmer 15 minutes.',
        'Take off the heat, add tea bags and steep 10 minutes. Strain, stir in sugar.',
        'To serve heat equal parts of concentrate and milk, pour into mugs.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/on LOW for 2–3 hours[^]*add (?:the )?tea bags and steep 10 minutes/i);
  });

  it('what the author leaves out of the pot stays out of it', () => {
    const { said } = make(
      'Slow cooker pulled chicken',
      ['2 lbs chicken breasts', '1 cup BBQ sauce', '1/4 cup brown sugar', '2 tbsp vinegar', '6 buns'],
      [
        'Put the chicken in the crockpot. Mix the rest (not buns) and pour over.',
        'Low 6 hrs or high 3 hrs.',
        'Shred in the pot, let it sit 15 min on warm. Pile on buns.',
      ],
      'dutchOven',
    );
    expect(said).not.toMatch(/vinegar, buns|buns and chicken/);
  });

  it('a tortilla of eggs and potatoes is set in the oven', () => {
    const { feasible } = make(
      'Spanish Tortilla',
      ['600g potatoes, thinly sliced', '1 onion, sliced', '100ml olive oil', '6 eggs', 'salt'],
      [
        'Heat the oil in a 24cm non-stick frying pan over medium-low heat. Add potatoes and onion and cook gently for 20 minutes until soft.',
        'Beat the eggs with salt, fold in the potatoes and leave 10 minutes.',
        'Pour the mixture in the pan and cook for 6-8 minutes until nearly set. Flip with a plate and cook 3 minutes more.',
      ],
      'oven',
    );
    expect(feasible).toBe(true);
  });
});
