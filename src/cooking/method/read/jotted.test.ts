import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

const steps = (...of: Parameters<typeof adaptForFour>): string => {
  const adapted = adaptForFour(...of);
  expect(adapted.reason).toBeNull();
  return adapted.text.instructions.join('\n');
};

describe('jottings of a pot', () => {
  const stew = [
    'Get the oven on at 150C. Brown the beef in the dripping in a big casserole, in batches. Set aside.',
    "Fry the onions 10 mins in what's left. Flour in, stir a minute.",
    'Pour in the ale, scrape the pan, then the stock, puree and herbs. Beef back in, lid on, oven 2½ hrs.',
    'Mix the dumpling stuff with enough water to make a soft dough, roll into 8 balls.',
    "Drop them on top, lid back on, 25 mins more till they've puffed up.",
  ];
  const foods = [
    '1kg shin of beef, cubed',
    '2 tbsp dripping',
    '2 onions, chopped',
    '2 tbsp plain flour',
    '500ml bottle brown ale',
    '400ml beef stock',
    '1 tbsp tomato puree',
    '2 bay leaves',
    '150g self-raising flour',
    '75g shredded suet',
  ];

  it('become orders, and dumplings that are called "them" keep their stage', () => {
    const said = steps('Beef and ale stew with dumplings', foods, stew, 'slowCooker');
    expect(said).toMatch(/Add the flour/);
    expect(said).toMatch(/puree and herbs\. Return the beef\.|Return the beef\./);
    expect(said).toMatch(
      /LOW for 8–10 hours[^]*Turn the slow cooker to HIGH, drop the dumplings on top, cover and cook for 45–60 minutes/,
    );
    expect(said).not.toMatch(/\. Puree|back in|oven/);
  });

  it('tells what a skillet does meanwhile before the steam is let out', () => {
    const said = steps(
      'Black beans',
      ['1 lb dried black beans', '8 cups water', '1/4 cup olive oil', '1 onion, chopped', '2 tsp cumin'],
      [
        'Soak the beans overnight in the 8 cups of water.',
        'Put beans and soaking water in a big pot. Bring to a boil, skim, simmer about 2 hours till soft.',
        'Make the sofrito while they cook: heat the oil in a skillet, onion 8 min, cumin 2 min.',
        'Scrape it all into the pot. Simmer 20 min uncovered till thick.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(/Lock the lid[^]*Make the sofrito while they cook[^]*Let the pressure drop/);
  });

  it('glazes ribs in the oven with their sauce, and scents a bird with a lemon without calling it stuffed', () => {
    const ribs = steps(
      'Charcoal baby backs',
      ['2 racks baby back ribs', '2 tbsp brown sugar', 'hickory chips', '1 cup barbecue sauce'],
      [
        'Rub the sugar on the ribs.',
        'Set the grill up for indirect heat, coals one side, throw a handful of chips on the coals.',
        'Ribs bone side down over the cool side, lid on. Cook at 250F for 3 hours.',
        'Slather w/ sauce, over the hot coals 5 min a side till sticky.',
      ],
      'oven',
    );
    expect(ribs).toMatch(/slather with sauce and roast for 5 min/);
    const bird = steps(
      'Roast chicken',
      [
        '1 whole chicken (1.6kg)',
        '1 lemon',
        '50g butter',
        '4 sprigs thyme',
        '6 potatoes, quartered',
        '250ml chicken stock',
      ],
      [
        'Oven 200C. Stuff the chicken with lemon and thyme, rub butter on the skin.',
        'Put the potatoes in a roasting tin, chicken on top. Roast 1 hr 30 mins until the juices run clear.',
        'Pour the juices into a pan with the stock. Carve.',
      ],
      'slowCooker',
    );
    expect(bird).toMatch(/on LOW for/);
    expect(bird).toMatch(/Pour the juices into a pan with the stock/);
  });

  it('broils what is broiled for a green sauce, and leaves nothing on WARM', () => {
    expect(
      steps(
        'Chili verde',
        [
          '3 lb pork shoulder, cubed',
          '1 lb tomatillos',
          '2 cups chicken stock',
          '1 bunch cilantro',
          '1 tbsp lard',
        ],
        [
          'Broil tomatillos on a sheet pan till blackened, 10 min. Blend with cilantro.',
          'Heat oven to 325. Brown pork in lard in a Dutch oven, 6 min.',
          'Add the green sauce and stock. Cover and bake 2 1/2 hrs till it falls apart.',
        ],
        'slowCooker',
      ),
    ).toMatch(/^Broil tomatillos on a sheet pan till blackened/);
    expect(
      steps(
        'Slow cooker chicken tacos',
        ['2 lb chicken thighs, boneless skinless', '1 cup salsa', '1/2 cup chicken broth'],
        [
          'Throw chicken, salsa and broth in the slow cooker.',
          'LOW 6 hours or HIGH 3.',
          'Shred with forks, leave on WARM 10 min.',
        ],
        'stovetop',
      ),
    ).toMatch(/Keep it hot over the lowest heat/);
  });
});

describe('what lies beside the dish', () => {
  it('is no part of its heat: a sauce keeps its pan, and celery its plate', () => {
    const satay = steps(
      'Chicken skewers with peanut sauce',
      [
        '600g chicken breast, in strips',
        '2 tbsp soy sauce',
        '2 tbsp oil',
        'SAUCE: 100g peanut butter, 150ml coconut milk, 1 lime',
      ],
      [
        'Marinate chicken in soy and oil 1 hour.',
        'Warm sauce ingredients in a small pan, stirring till smooth.',
        'Thread chicken on skewers. Get a grill pan or bbq really hot, cook 3-4 mins a side till charred and cooked through.',
        'Serve with the sauce.',
      ],
      'airFryer',
    );
    expect(satay).toContain('Warm sauce ingredients in a small pan, stirring till smooth.');
    expect(satay).not.toMatch(/with the coconut milk/);
    const wings = steps(
      'Deep fried chicken wings',
      ['3 lb chicken wings', '1/2 cup butter', '1/2 cup hot sauce', 'oil for deep frying', '4 ribs celery'],
      [
        'Dry the wings really well, salt em.',
        'Fry in 375 oil in batches 10-12 min till crisp.',
        'Melt butter w/ hot sauce, toss wings.',
        'Celery on the side.',
      ],
      'oven',
    );
    expect(wings).toMatch(/Lay the chicken wings on a lined, oiled baking sheet/);
  });

  it('gives bare foods and bare minutes the heat that they mean', () => {
    const curry = steps(
      'Thai green chicken curry',
      [
        '2 tbsp green curry paste',
        '1 tbsp oil',
        '400ml coconut milk',
        '500g chicken breast, sliced',
        '100g green beans',
        '1 tbsp fish sauce',
      ],
      [
        'Fry the paste in oil in a pan 2 mins. Add chicken and coconut milk, simmer 10 mins.',
        'Beans, fish sauce, 4 mins.',
      ],
      'slowCooker',
    );
    expect(curry).toMatch(
      /Add the beans and fish sauce\. Cover and cook on HIGH|beans and fish sauce, cover and cook on HIGH/i,
    );
    const loaf = steps(
      'BBQ meatloaf',
      ['2 lbs ground beef', '3/4 cup breadcrumbs', '2 eggs', '1 cup bbq sauce'],
      [
        'Preheat oven to 350. Mix everything but half the bbq sauce.',
        'Press into a 9x5 loaf pan. Bake 45 min.',
        'Drain fat, brush with rest of sauce, bake 15-20 more till 160.',
      ],
      'airFryer',
    );
    expect(loaf).toMatch(/brush with the rest of the sauce|brush with rest of sauce/);
    expect(loaf).toMatch(/air-fry[^.]*12-15 more|air-fry[^.]*\d+[–-]\d+ minutes more/i);
  });

  it('names a fried chop grilled over a fire', () => {
    const { text } = adaptForFour(
      'Fried pork chops',
      ['4 pork chops, bone in', '1 tbsp oil'],
      ['Season chops.', 'Heat oil in a cast iron skillet, fry 5 min a side till 145.'],
      'grill',
    );
    expect(text.title).toBe('Grilled pork chops');
  });
});
