import { describe, expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../test/support/adapt.ts';

const words = (...recipe: Parameters<typeof adapt>): string => {
  const adapted = adapt(...recipe);
  expect(adapted.reason).toBeNull();
  return adapted.text.instructions.join('\n');
};

describe('a braise that went into the oven in its pot', () => {
  const roast = [
    'Sunday pot roast',
    [
      '1 (3-pound) beef chuck roast',
      '2 tbsp olive oil',
      '1 onion, in wedges',
      '4 carrots, in chunks',
      '1 cup red wine',
      '2 cups beef broth',
      '2 tbsp cornstarch',
    ],
    [
      'Preheat oven to 325 degrees.',
      'Heat oil in a Dutch oven over medium-high heat. Sear roast 5 minutes per side; transfer to plate.',
      'Reduce heat to medium. Cook onion 4 minutes. Add wine and let it reduce by half, about 5 minutes. Add the broth, return the roast.',
      'Cover, transfer to oven and braise for 2 hours.',
      'Nestle the carrots around the meat, cover again and return to oven for 1 hour more.',
      'Move meat to a platter. Mix cornstarch with 2 tablespoons water, whisk into juices and simmer on the stove until thickened, 2 minutes. Slice the roast.',
    ],
  ] as const;

  it('is browned, closed, opened for the roots and thickened, each in its place', () => {
    const said = words(...roast, 'pressureCooker');
    expect(said).toMatch(
      /Sear roast 5 minutes per side[^]*Cook onion 4 minutes[^]*reduce by half[^]*Cook at high pressure for 75 minutes[^]*195–205 °F[^]*Nestle the carrots around the meat\. Lock the lid again[^]*whisk into juices\. Set the pressure cooker to Sauté and simmer for 2 minutes/,
    );
    expect(said).not.toMatch(/\boven\b|on the stove|cover again/i);
  });

  it('has its top browned under the broiler, and leaves what lies on top where it is', () => {
    const said = words(
      'Lamb hotpot',
      [
        '800 g lamb neck fillet, cubed',
        '2 onions, sliced',
        '500 ml lamb stock',
        '900 g floury potatoes, thinly sliced',
        '25 g butter, melted',
        '1 tbsp oil',
      ],
      [
        'Heat the oven to 160C. Heat the oil in a big casserole and brown the lamb.',
        'Fry the onions in the same pan for 5 minutes. Add the stock and bring to the boil.',
        'Arrange the potatoes on top in overlapping slices, brush with half the butter, cover and put in the oven for 1½ hours.',
        'Take off the lid, brush the potatoes with the rest of the butter, then turn the oven up to 200C and cook for another 15 minutes until the potatoes are golden brown.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(
      /brush the potatoes with the rest of the butter\. Put the pot[^.]*under a hot grill/i,
    );
    expect(said).not.toMatch(/root vegetables|Take off the lid|turn the oven/);
  });
});

describe('what a closed pot cannot do', () => {
  it('boils the sauce down in a pan once the meat is out of it', () => {
    const said = words(
      'Coq au vin',
      ['1 chicken (1.6 kg), jointed into 8 pieces', '750 ml red wine', '250 ml chicken stock', '1 tbsp oil'],
      [
        'Brown the chicken in the oil in a large casserole, 10 minutes.',
        'Pour in the wine and the stock, cover and simmer for 1 hour 15 minutes.',
        'Lift out the chicken and keep warm. Boil the sauce hard until it coats the back of a spoon and pour over the chicken.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/Pour the sauce into a wide pan and boil it for a few minutes, until it coats/);
    expect(said).not.toMatch(/sauce hard on HIGH/);
  });

  it('thickens with bread after the pressure', () => {
    const said = words(
      'Carbonade',
      [
        '1 kg beef chuck, cubed',
        '400 g onions, sliced',
        '1 l brown beer',
        '5 slices gingerbread',
        '1 tbsp oil',
      ],
      [
        'Sear the beef in the oil in a large stainless or cast iron pot.',
        'Add the onions and pour in the beer.',
        'Spread the gingerbread with mustard and put in the pot.',
        'Simmer for 3 hours.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(
      /release the rest[^]*Spread the gingerbread[^]*until the bread has melted into the sauce/,
    );
    expect(said).not.toMatch(/stainless or/);
  });

  it('lets the liquid cook off with the lid off', () => {
    const said = words(
      'Carnitas',
      ['1.4 kg pork shoulder, in large chunks', '2 cups water', '1 cup Coca-Cola', '2 tsp salt'],
      [
        'Put the pork, salt, Coca-Cola and water in your biggest pot.',
        'Bring up to a simmer, partially cover and simmer for 2 hours.',
        'Turn the heat up and let all the liquid cook off until the pork is frying in its own fat, another 20 minutes.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(/Sauté and cook, uncovered, for 20 minutes/);
    expect(said.match(/lock the lid again/gi)?.length ?? 0).toBeLessThan(2);
  });
});

describe('beside the pot', () => {
  it('boils the dal under pressure and fries its spices in their own pan', () => {
    const said = words(
      'Dal tadka',
      [
        '1 cup toor dal',
        '3 cups water',
        '2 tbsp ghee',
        '1 tsp cumin seeds',
        '1 onion, chopped',
        '2 tomatoes, chopped',
      ],
      [
        'Put the dal in a deep pan with the water. Bring to the boil, skim off the foam, then half cover and simmer for 40 minutes until completely soft.',
        'Heat ghee in a small frying pan and fry the cumin and onion for 8 minutes. Add tomatoes and cook till mushy.',
        'Pour the tadka into the dal and simmer 5 minutes.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(
      /Cook at high pressure for 10 minutes[^]*Heat ghee in a small frying pan[^]*Pour the tadka/,
    );
  });

  it('keeps the stove for polenta and the oven for bread', () => {
    const polenta = words(
      'Short ribs with polenta',
      [
        '1.5 kg beef short ribs',
        '2 cups red wine',
        '2 cups beef stock',
        '1 cup polenta',
        '4 cups water',
        '1 tbsp oil',
      ],
      [
        'Heat the oil in a Dutch oven and sear the ribs for 10 minutes. Add the wine and stock. Cover and braise in the oven for 3 hours.',
        '45 minutes before the ribs are done, whisk the polenta into 4 cups of boiling water and cook over low heat, stirring often, 40 minutes.',
        'Serve the ribs on the polenta.',
      ],
      'pressureCooker',
    );
    expect(polenta).toMatch(
      /While the pressure cooker works, whisk the polenta into 4 cups of boiling water and cook over low heat, stirring often, 40 minutes/,
    );
    const bread = words(
      'Sausages in balsamic',
      ['12 pork sausages', '4 red onions', '500 g cherry tomatoes', '3 tbsp balsamic vinegar', '1 ciabatta'],
      [
        'Pre-heat the oven to 200C.',
        'Put the sausages in an oven dish. Quarter the onions and add them to the dish.',
        'Put the dish in the oven for 30 minutes. Toss everything around at 15 minutes to ensure even baking.',
        'After 30 minutes take the dish out of the oven.',
        'Halve the tomatoes and add them to the oven dish with the vinegar.',
        'Put the dish back into the oven for another 30 minutes.',
        'Reheat the oven as per the instructions on the ciabatta bread.',
      ],
      'slowCooker',
    );
    expect(bread).toMatch(/Heat the oven as per the instructions on the ciabatta/);
    expect(bread).not.toMatch(/Toss everything|out of the (?:oven|slow cooker)|reheat the slow/i);
  });

  it('puts in what goes late without losing the rest of its sentence', () => {
    const said = words(
      'Kidney stew',
      ['500 g beef chuck, cubed', '100 ml cream', '1 bay leaf', '500 ml beef stock'],
      ['Put the beef and stock in a pot. Add cream, bay leaf, salt and pepper.', 'Simmer for 2 hours.'],
      'slowCooker',
    );
    expect(said).toMatch(/Put the bay leaf[^]*Season with salt and pepper\.[^]*Stir in the cream/);
  });
});

describe('what waits for the lid to come off', () => {
  it('leaves the verbs that follow it, and is not looked for before it is in', () => {
    const said = words(
      'Mussels in white wine',
      ['1 kg mussels', '2 tbsp butter', '2 shallots, chopped', '200 ml dry white wine'],
      [
        'Melt the butter in a large lidded pan and soften the shallots for 5 minutes.',
        'Tip in the mussels, turn up the heat and pour over the wine. Cover and cook for 5 minutes until the shells have opened.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(/[Pp]our over the wine/);
    expect(said).not.toMatch(/Tip in (?:turn|pour)|Check that the shells/);
  });

  it('is asked for its temperature when it has gone in', () => {
    const said = words(
      'Tikka masala',
      [
        '700 g chicken thighs, cubed',
        '425 g tomato sauce',
        '1 onion, diced',
        '200 ml cream',
        '3 tbsp butter',
      ],
      [
        'Broil the chicken for 10 minutes, until charred.',
        'Cook the onion in the butter in a deep skillet for 8 minutes.',
        'Stir in the tomato sauce and simmer for 15 minutes. Stir in the cream and the chicken and simmer 10 minutes more.',
      ],
      'pressureCooker',
    );
    // The sauce and the chicken are under pressure together, and the cream comes last.
    expect(said).toMatch(/the chicken\.\n[^]*high pressure[^]*74 °C[^]*Stir in the cream/);
  });
});

describe('a pudding in its basin', () => {
  const sponge = [
    'Steamed syrup sponge',
    ['175 g butter', '3 tbsp golden syrup', '175 g caster sugar', '3 eggs', '175 g self-raising flour'],
    [
      'Spoon the syrup into a buttered pudding basin.',
      'Cream the butter and sugar, beat in the eggs and fold in the flour. Spoon on top of the syrup and cover with pleated foil.',
      'Put in a large pan on an upturned saucer, pour boiling water halfway up the sides, cover and steam for 1 hour 30 minutes.',
      'Turn out on to a warm plate.',
    ],
  ] as const;

  it('rises before the pressure, and takes more than twice as long in a slow cooker', () => {
    expect(words(...sponge, 'pressureCooker')).toMatch(
      /basin on the rack\. Close the lid with the valve open[^]*high pressure for 30 minutes/,
    );
    const slow = words(...sponge, 'slowCooker');
    expect(slow).toMatch(/Stand the basin on an upturned saucer in the slow cooker[^]*HIGH for 3/);
    expect(slow).toMatch(/cover with pleated foil/);
    expect(slow).not.toMatch(/large pan|steam for 1 hour/);
  });
});

it('a ladled risotto fits a rice cooker, as it gets only the stock that it drinks', () => {
  const adapted = adapt(
    'Lemon and pea risotto',
    [
      '1.2 litres hot vegetable stock',
      '50g butter',
      '1 onion, finely chopped',
      '300g risotto rice',
      '150ml white wine',
      '200g frozen peas',
      '60g parmesan, grated',
    ],
    [
      'Melt half the butter in a wide pan and sweat the onion for 8 minutes till soft.',
      'Tip in the rice and stir for 2 minutes. Add the wine and let it bubble away.',
      'Add the stock a ladle at a time, stirring, for 18-20 minutes until the rice is creamy. Add the peas for the last 4 minutes.',
      'Beat in the rest of the butter and the parmesan.',
    ],
    'riceCooker',
  );
  expect(adapted.feasible).toBe(true);
  expect(adapted.text.ingredients.join('\n')).toMatch(/1 litre hot vegetable stock/);
  const said = adapted.text.instructions.join('\n');
  expect(said).toMatch(/Porridge setting/);
  expect(said).toMatch(/Add the peas and cook for 4 minutes/);
});

describe('a stew that is boiled until nearly dry', () => {
  const rendang = [
    'Beef Rendang',
    [
      '3 tbsp oil',
      '1.2 kg beef chuck, cubed',
      '2 x 400 ml tins coconut milk',
      '8 shallots, chopped',
      '80 g desiccated coconut',
    ],
    [
      'Heat the oil in a large heavy pan and fry the shallots for 8 minutes.',
      'Add the beef and stir. Pour in the coconut milk. Bring to a gentle simmer.',
      'Cook, uncovered, over low heat for 2 1/2 hours, stirring now and then.',
      'Stir in the coconut and cook for 30-45 minutes more, until the sauce is almost dry and the beef is dark and tender.',
    ],
  ] as const;

  it('is under pressure once, with half of the liquid, and dries with the lid off', () => {
    const adapted = adapt(...rendang, 'pressureCooker');
    const said = adapted.text.instructions.join('\n');
    expect(said.match(/high pressure/g)).toHaveLength(1);
    expect(said).toMatch(
      /uncovered, for 25–30 minutes, stirring more and more often, until the sauce is almost dry/,
    );
    expect(adapted.text.ingredients).toContain('1 x 400 ml tin coconut milk');
  });

  it('dries after its only simmer as well', () => {
    const adapted = adapt(
      'Dry beef curry',
      ['2 tbsp oil', '1 kg beef chuck, cubed', '2 tbsp curry powder', '600 ml beef stock'],
      [
        'Heat the oil in a heavy pan, add the beef and curry powder and stir for 5 minutes. Pour in the stock.',
        'Simmer, uncovered, for 2 hours, until the meat is tender and the sauce is almost dry.',
      ],
      'pressureCooker',
    );
    expect(adapted.text.instructions.join('\n')).toMatch(/Sauté and boil it, uncovered, for 25–30 minutes/);
    expect(adapted.text.instructions.join('\n')).not.toContain('lock the lid again');
    expect(adapted.text.ingredients).toContain('300 ml beef stock');
  });

  it('leaves the liquid of a stew beside which mushrooms are fried dry', () => {
    const adapted = adapt(
      'Beef stew',
      ['2 tbsp oil', '1 kg beef chuck, cubed', '600 ml beef stock', '250 g mushrooms'],
      [
        'Heat the oil in a heavy pan and brown the beef for 5 minutes. Pour in the stock.',
        'Simmer, covered, for 2 hours, until the meat is tender.',
        'Meanwhile, fry the mushrooms in a frying pan for 12 minutes until the liquid has completely evaporated. Stir into the stew.',
      ],
      'pressureCooker',
    );
    expect(adapted.text.ingredients).not.toContain('300 ml beef stock');
    expect(adapted.text.instructions.join('\n')).not.toContain('boil it, uncovered');
  });
});
