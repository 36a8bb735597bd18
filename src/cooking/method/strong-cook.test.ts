import { describe, expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../test/support/adapt.ts';
import { scaleLine } from './told/scale-line.ts';

const words = (...recipe: Parameters<typeof adapt>): string => {
  const adapted = adapt(...recipe);
  expect(adapted.reason).toBeNull();
  return adapted.text.instructions.join('\n');
};

describe('what is said is said once, and in its order', () => {
  it('boils beans hard after their own soaking, and soaks them once', () => {
    const said = words(
      'Kidney bean stew',
      ['400 g dried kidney beans', '1 onion, chopped', '1 l vegetable stock', '1 tbsp oil'],
      [
        'Soak the beans overnight; drain.',
        'Fry the onion in the oil in a large pot for 8 minutes.',
        'Add the beans and the stock and simmer for 2 hours, until the beans are tender.',
      ],
      'slowCooker',
    );
    expect(said.match(/soak/gi)).toHaveLength(1);
    expect(said).toMatch(/Soak the beans overnight[^]*Boil the kidney beans hard[^]*Cover and cook on LOW/);
  });

  it('lets wine bubble away in the pan before the lid is on', () => {
    expect(
      words(
        'Beef in ale',
        ['1 kg beef chuck, cubed', '1 onion, sliced', '300 ml ale', '300 ml beef stock', '2 tbsp oil'],
        [
          'Brown the beef in the oil in a large pot, 8 minutes.',
          'Add the onion and cook for 5 minutes. Pour in the ale and let it bubble for 3 minutes, scraping up the bits. Add the stock, cover and simmer for 2 hours.',
        ],
        'slowCooker',
      ),
    ).toMatch(/Pour the ale into the pan and boil for 3–4 minutes[^]*tip it all into[^]*stock/);
  });

  it('lays pieces into the machine once', () => {
    const said = words(
      'Chicken tray bake',
      [
        '600 g boneless chicken thighs, cut into chunks',
        '400 g potatoes, cubed',
        '1 red onion, in wedges',
        '2 tbsp oil',
      ],
      [
        'Toss the potatoes and onion with the oil in a large roasting tin, and put the chicken on top.',
        'Roast at 220C for 35 minutes until cooked through.',
      ],
      'slowCooker',
    );
    expect(said).not.toMatch(/on top/);
    expect(said).toMatch(/Put the chicken thighs/);
  });
});

describe('nothing of the old machine is left', () => {
  it.each([
    ['Get a heavy pan smoking hot. Sear the fish 3 minutes a side until just cooked. Rest on a warm plate.'],
    [
      'Heat a large skillet over high heat. Sear the fish 3 minutes a side until just cooked. Rest on a warm plate.',
    ],
  ])('where no pan is needed, none is heated, and its sauce has one (%#)', (sear) => {
    const said = words(
      'Swordfish with caper butter',
      ['2 swordfish steaks, 200 g each', '1 tbsp oil', '50 g butter', '1 tbsp capers'],
      ['Dry the fish, oil and season.', sear, 'Drop heat, add the butter and capers to the pan. Spoon over.'],
      'grill',
    );
    expect(said).not.toMatch(/smoking hot|bowl|to the grate|Drop heat|Heat a large/);
    expect(said).toMatch(/butter and capers to a hot pan/);
  });

  it('air-fries potatoes, not the fat for them', () => {
    const said = words(
      'Roast potatoes',
      ['1 kg potatoes', '80 g goose fat'],
      [
        'Heat the oven to 220C. Peel the potatoes and cut into chunks. Boil for 8 minutes and drain.',
        'Put the goose fat in a roasting tin and heat in the oven for 10 minutes until smoking.',
        'Tip in the potatoes, turn to coat and roast for 45 minutes until crisp.',
      ],
      'airFryer',
    );
    expect(said).toMatch(/Melt the goose fat and put it in a large bowl/);
    expect(said).not.toMatch(/smoking|Air-fry the goose fat/);
  });

  it('a grill is not lit for an oven, and what it crisped the broiler crisps', () => {
    const said = words(
      'Grilled spatchcock chicken',
      ['1 whole chicken (4 lb), backbone removed', '2 tbsp olive oil', '1 tbsp paprika'],
      [
        'Set up a gas grill for indirect cooking: light half the burners and heat to 400°F with the lid closed.',
        'Flatten the chicken and rub with the oil and paprika.',
        'Place skin side up over the unlit side, close the lid and grill for 50 minutes until a thermometer reads 165°F.',
        'Move over direct heat, skin side down, for 3 minutes to crisp. Rest 10 minutes.',
      ],
      'oven',
    );
    expect(said).toMatch(/^Preheat the oven to 400 °F/);
    expect(said).toMatch(/Finish under the hot broiler for 3 minutes, until crisp/);
    expect(said).not.toMatch(/burner|lid closed|unlit|direct heat/);
  });

  it('smoke reaches ribs that an oven wrapped, and glazes them in minutes', () => {
    const said = words(
      'Oven ribs',
      ['2 racks baby back ribs', '2 tbsp brown sugar', '1 cup barbecue sauce'],
      [
        'Preheat the oven to 300°F. Rub the ribs with the sugar. Wrap each rack in foil and set on a baking sheet.',
        'Bake 2 1/2 hours until tender.',
        'Unwrap, brush with the sauce and broil 4 minutes until sticky.',
      ],
      'smoker',
    );
    expect(said).toMatch(
      /bone side down, and smoke[^]*Wrap each rack[^]*Unwrap the ribs, brush them with the sauce/,
    );
    expect(said.match(/nwrap/g)).toHaveLength(1);
  });
});

describe('the dish stays good', () => {
  it('what crisped on top waits until all is done', () => {
    const said = words(
      'Tuna noodle casserole',
      [
        '300 g egg noodles',
        '2 cans tuna, drained',
        '1 can cream of mushroom soup',
        '1 cup grated cheddar',
        '1 cup crushed potato chips',
      ],
      [
        'Cook the noodles in salted water; drain.',
        'Mix the soup, tuna and noodles. Put in a greased casserole. Top with the cheese and the chips.',
        'Bake at 350°F for 30 minutes until bubbly.',
      ],
      'stovetop',
    );
    expect(said).toMatch(
      /Top with the cheese\.[^]*cover and cook[^]*Scatter the potato chips over the top just before serving/,
    );
  });

  it('thickens after the pressure, not under it', () => {
    const said = words(
      'Beef stew',
      ['700 g beef chuck, cubed', '1 onion, sliced', '2 tbsp flour', '400 ml beef stock', '1 tbsp oil'],
      [
        'Brown the beef in the oil in a large pot, 8 minutes.',
        'Add the onion and cook for 6 minutes. Sprinkle in the flour and stir for 1 minute.',
        'Add the stock, cover and simmer for 90 minutes until tender.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(/high pressure[^]*the flour, mixed smooth with 3 tablespoons of cold water/);
    expect(said).not.toMatch(/Sprinkle in the flour|Stir for 1 minute/i);
  });

  it('browns chicken on its skin and finishes it under a lid with the wine of the recipe', () => {
    const said = words(
      'Roasted chicken thighs with fennel',
      [
        '8 bone-in, skin-on chicken thighs',
        '2 bulbs fennel, cut into wedges',
        '2 tbsp olive oil',
        '100 ml white wine',
      ],
      [
        'Toss the fennel with half the oil in a roasting tin. Roast at 200C for 15 minutes.',
        'Rub the thighs with the rest of the oil. Nestle among the fennel, pour in the wine and roast for 35 minutes.',
      ],
      'stovetop',
    );
    expect(said).toMatch(/Rub the thighs[^]*skin side down[^]*Pour in the white wine[^]*Cover and cook/);
    expect(said).not.toMatch(/Nestle|Add the white wine/);
  });

  it('never turns what is filled, on a grill either', () => {
    const said = words(
      'Stuffed mushrooms',
      ['4 large portobello mushrooms', '100 g feta, crumbled', '30 g breadcrumbs', '1 tbsp oil'],
      [
        'Preheat the oven to 200°C. Brush the mushrooms with the oil and lay on a baking tray.',
        'Fill the caps with the feta, scatter with the crumbs and bake for 20 minutes until golden.',
      ],
      'grill',
    );
    expect(said).toMatch(/side without fire, with the lid closed/);
    expect(said).not.toMatch(/turning/);
  });

  it('asks no thermometer for what the bath never reaches', () => {
    const said = words(
      'Grilled flank steak',
      ['700 g flank steak', '2 tbsp olive oil'],
      ['Rub the steak with the oil. Grill 5 minutes per side. Rest 10 minutes.'],
      'sousVide',
    );
    expect(said).toMatch(/Held that long at 57 °C[^.]*as safe as at 63 °C \(145 °F\)/);
    expect(said).not.toMatch(/Check with a thermometer/);
  });

  it('fries wings, whose skin is coating enough, and refuses lean pieces', () => {
    const wings = adapt(
      'Air fryer chicken wings',
      ['1 kg chicken wings', '1 tsp salt'],
      ['Toss the wings with the salt. Air-fry at 200°C for 24 minutes.'],
      'deepFryer',
    );
    expect(wings.feasible).toBe(true);
    const breast = adapt(
      'Air fryer chicken breasts',
      ['4 boneless skinless chicken breasts', '1 tsp salt'],
      ['Rub the chicken with the salt. Air-fry at 200°C for 18 minutes.'],
      'deepFryer',
    );
    expect(breast.reason).toMatch(/no coating/);
  });
});

it('cooks what a second stretch under pressure cooked', () => {
  const said = words(
    'Instant Pot pot roast',
    [
      '1.5 kg chuck roast',
      '4 carrots, cut in pieces',
      '700 g baby potatoes',
      '350 ml beef broth',
      '1 tbsp oil',
    ],
    [
      'Set the Instant Pot to Sauté and brown the roast in the oil, 5 minutes per side.',
      'Add the broth. Lock lid and cook on high pressure 60 minutes. Natural release 15 minutes.',
      'Add carrots and potatoes, lock lid and cook on high pressure 6 minutes. Quick release.',
    ],
    'oven',
  );
  expect(said).toMatch(/Add carrots and potatoes\. Return the pot to the oven, covered, for 25 minutes/);
  expect(said).not.toMatch(/lock lid|pressure/i);
});

it('names the heat of a grill in its change as in its text', () => {
  const adapted = adapt(
    'Roasted eggplant',
    ['2 large eggplants', '3 tbsp olive oil'],
    [
      'Oven at 425. Halve the eggplants and brush with the oil.',
      'Roast on a sheet tray for 35 minutes until collapsed.',
    ],
    'grill',
  );
  expect(adapted.edits.find(({ kind }) => kind === 'temperature')?.after).toBe('direct high heat');
  expect(adapted.text.instructions.join(' ')).toMatch(/over direct high heat for/);
  expect(adapted.text.instructions.join(' ')).not.toMatch(/425/);
});

it('a scaled amount agrees with its unit', () => {
  expect(scaleLine('1 cup beef broth', 1, 1.5)).toBe('1½ cups beef broth');
  expect(scaleLine('1.1 litres stock', 1.1, 0.9)).toBe('1 litre stock');
  expect(scaleLine('1.2 litres water', 1.2, 0.29)).toBe('350 ml water');
});
