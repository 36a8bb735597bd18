import { describe, expect, it } from 'vitest';
import { adaptForFour, readForFour } from '../../../../test/support/adapt.ts';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import type { Method } from '../../vocabulary.ts';
import { checkAdaptation } from '../checks/check-adaptation.ts';
import type { MethodAdaptation } from '../model.ts';
import { readParts } from '../read/parts.ts';

const kitchen = loadKitchen();
const adapt = (
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
  target: Method,
): MethodAdaptation & { readonly said: string } => {
  const read = readForFour(title, ingredients, instructions);
  const adapted = adaptForFour(title, ingredients, instructions, target);
  const parts = readParts(read, kitchen.foods, kitchen.methods.foods);
  expect(checkAdaptation(read, adapted, understandRecipe(adapted.text, kitchen), parts)).toEqual([]);
  return { ...adapted, said: adapted.text.instructions.join('\n') };
};

const chili = (target: Method): ReturnType<typeof adapt> =>
  adapt(
    'Beef chili',
    [
      '3 lb beef chuck, cut in 3/4-inch cubes',
      '2 tbsp vegetable oil',
      '2 onions, chopped',
      '1/4 cup chili powder',
      '1 bottle (12 oz) lager',
      '28 oz can crushed tomatoes',
      '2 cups beef broth',
      '2 tsp kosher salt',
      '2 cans (15 oz) kidney beans, drained',
      '1 tbsp masa harina',
    ],
    [
      'Brown the beef in the oil in a big heavy pot over medium-high, in 3 batches so it actually browns.',
      'Add the onions for 6 minutes, then the chili powder for a minute. Your eyes will water.',
      'Pour in the beer and scrape up the bottom. Add the tomatoes, broth, salt and the beef.',
      'Bring to a boil, turn it way down, and simmer with the lid cracked for 2 1/2 hours, stirring now and then.',
      'Stir in the beans and the masa and cook 20 more minutes until thick. Taste it, fix it, feed everybody.',
    ],
    target,
  );

describe('a chili under pressure', () => {
  const { said, text, edits } = chili('pressureCooker');

  it('is deglazed with the beer, with the tomatoes on top of it all', () => {
    expect(said).toMatch(
      /Pour in the beer and boil for 3–4 minutes[^.]*scraping the bottom until it is perfectly clean\./,
    );
    expect(said).toMatch(
      /Stir in the broth, salt and the beef\. Spoon the tomatoes on top and do not stir\./,
    );
    expect(said).toMatch(/no more than two-thirds full/);
  });

  it('takes less broth, and thickens when the lid is off', () => {
    expect(text.ingredients).toContain('¾ cup beef broth');
    expect(said).toMatch(
      /high pressure for 30 minutes[^]*stir in the (?:kidney )?beans and the masa, mixed smooth with 3 tablespoons/,
    );
  });

  it('keeps what its author says, and nothing of the old fire', () => {
    expect(said).toMatch(/Your eyes will water/);
    expect(said).toMatch(/Taste it, fix it, feed everybody/);
    expect(said).not.toMatch(/turn it way down|lid cracked|bring to a boil/i);
  });

  it('tells each change once, in words about this dish', () => {
    const reasons = edits.map(({ reason }) => reason);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(reasons.join(' ')).toMatch(/the tomatoes would catch on the hot base/);
    expect(reasons.join(' ')).not.toMatch(/As for step|the work itself is as it was/);
  });
});

it('browns in a pan and fills a slow cooker of a size', () => {
  const { said } = chili('slowCooker');
  expect(said).toMatch(/Brown the beef in the oil in a large frying pan/);
  expect(said).toMatch(/Pour the beer into the pan[^.]*then tip it all into a 6-quart slow cooker\./);
  expect(said).toMatch(/on LOW for 8–9 hours, or on HIGH for 4–4½ hours/);
});

it('gives roots a second, short turn under pressure, and lays them below in a slow cooker', () => {
  const roast = (target: Method): string =>
    adapt(
      'Pot roast',
      [
        '1.6 kg beef chuck roast',
        '2 tbsp oil',
        '2 onions, sliced',
        '250 ml red wine',
        '500 ml beef stock',
        '500 g potatoes, in chunks',
        '2 bay leaves',
      ],
      [
        'Heat the oven to 150C. Brown the beef in the oil in a casserole, 10 minutes. Transfer to a plate.',
        'Soften the onions for 5 minutes. Pour in the wine, then add the stock and bay leaves and return the beef.',
        'Cover and cook in the oven for 2½ hours.',
        'Add the potatoes, cover and cook for 1 hour more, until tender.',
      ],
      target,
    ).said;
  expect(roast('pressureCooker')).toMatch(
    /Add the potatoes, lock the lid again and cook at high pressure for 6 minutes/,
  );
  expect(roast('slowCooker')).toMatch(/Lay the potatoes in the bottom of a 5–6 litre slow cooker/);
  expect(roast('slowCooker')).toMatch(/Take out the bay leaves/);
});

it('keeps a stock that is a cube and its water, with less of the water', () => {
  const { said, text } = adapt(
    'Sausage casserole',
    [
      '8 pork sausages',
      '1 tbsp oil',
      '1 onion, sliced',
      '2 carrots, sliced',
      '400 g tin chopped tomatoes',
      'beef stock cube',
      '300ml water',
    ],
    [
      'Brown the sausages in the oil in a casserole and take them out.',
      'Fry the onion and carrots for 8 minutes.',
      'Add the tomatoes and the stock, return the sausages, cover and simmer for 40 minutes.',
    ],
    'slowCooker',
  );
  expect(text.ingredients.join('\n')).toMatch(/^1[0-9]0ml water$/m);
  expect(said).toMatch(/Pour the water with the beef stock cube dissolved in it into the pan/);
});

it('keeps yogurt and greens for the end', () => {
  const { said } = adapt(
    'Lamb curry',
    [
      '1 kg lamb shoulder, in 3cm cubes',
      '3 tbsp ghee',
      '3 onions, sliced',
      '400 g tin chopped tomatoes',
      '150 g natural yogurt',
      '300 ml water',
      '200 g spinach',
    ],
    [
      'Fry the onions in the ghee in a heavy pan for 15 minutes.',
      'Add the lamb and fry for 8 minutes until browned.',
      'Add the tomatoes, yogurt and water. Bring to the boil, cover and simmer gently for 1 hour 30 minutes.',
      'Stir in the spinach and cook for 3 minutes.',
    ],
    'pressureCooker',
  );
  expect(said.indexOf('Stir in the yogurt a spoonful at a time')).toBeGreaterThan(
    said.indexOf('Lock the lid'),
  );
  expect(said).toMatch(/Set the pressure cooker to Sauté, stir in the spinach and simmer for 3 minutes/);
});

it('leaves a braise that is boiled dry to the slower telling', () => {
  const { said } = adapt(
    'Carnitas',
    ['1.4 kg pork shoulder, in large chunks', '2 cups water', '2 tsp salt'],
    [
      'Put the pork, salt and water in your biggest pot.',
      'Bring up to a simmer, partially cover and simmer for 2 hours.',
      'Turn the heat up and let all the liquid cook off until the pork is frying in its own fat, another 20 minutes.',
    ],
    'pressureCooker',
  );
  expect(said).not.toMatch(/as thick as you like it/);
});

it('takes a beer that cooks off, a lid half on and a stir now and then for a pot like any other', () => {
  const { said, text } = adaptForAll();
  expect(said).toMatch(/boil for 3–4 minutes, until reduced by about half[^]*6-quart slow cooker/);
  expect(said).toMatch(/Stir in the (?:kidney )?beans, cover and cook on HIGH for 30 minutes/);
  expect(said).not.toMatch(/commercial|half on|\bBring it up\b/);
  expect(text.ingredients.join('\n')).not.toMatch(/2 cups beef broth/);
});

const adaptForAll = (): ReturnType<typeof adapt> =>
  adapt(
    'Saturday chili',
    [
      '2 lbs ground beef',
      '1 tbsp oil',
      '2 onions, chopped',
      '1/4 cup chili powder',
      '28 oz can crushed tomatoes',
      '12 oz bottle lager',
      '2 cups beef broth',
      '2 x 15 oz cans kidney beans, drained',
    ],
    [
      'Heat the oil in your biggest pot and brown the beef for 8-10 minutes. Add the onions, 7 minutes till soft. Stir in the chili powder for 1 minute.',
      'Pour in the beer and scrape the bottom. Let it cook off 3 min.',
      "Add the tomatoes and broth. Bring it up, turn it down, lid half on, and simmer 1 1/2 hours. Stir when there's a commercial.",
      'Add the beans for the last 30 minutes.',
    ],
    'slowCooker',
  );

describe('a jotted pot of oxtail under pressure', () => {
  const { said, text } = adapt(
    'Oxtail and butter beans',
    [
      '1.5kg oxtail, cut up',
      '2 tbsp soy sauce',
      '5 garlic cloves',
      '2 onions',
      '6 sprigs thyme',
      '1 scotch bonnet, whole',
      '2 carrots',
      '2 tbsp oil',
      '1.2 litres water',
      '1 tin butter beans',
    ],
    [
      'Season the oxtail with the soy sauce, half the garlic and 1 onion chopped up. Overnight is best.',
      'Heat the oil in the dutch pot, knock off the bits and brown the meat well all over.',
      'Rest of the onion and garlic in, 3 mins. Meat and marinade back in with the thyme, water.',
      "Scotch bonnet on top WHOLE. Don't burst it. Cover, low fire, 2 and a half hours. Look in on it, top up the water if it's getting dry.",
      'Carrots in rounds, cook 20 more mins lid off. Beans in, last 10 mins. Gravy should coat the spoon.',
      'Skim the fat. Take out the bonnet and thyme sticks.',
    ],
    'pressureCooker',
  );

  it('is cooked once, in rounds and in little water', () => {
    expect(said).not.toMatch(/low fire|half hours|top up/);
    expect(said.match(/\bbrown the\b/g)).toHaveLength(1);
    expect(said).toMatch(/at high pressure for (?:45|50|55) minutes/);
    expect(said).toMatch(/the oxtail with the marinade\. Lay the scotch bonnet on top whole/);
    expect(text.ingredients.join('\n')).toMatch(/^\d{3} ml water$/m);
  });

  it('has its roots and beans when the lid is off, the last ten minutes within the twenty', () => {
    const opened = said.slice(said.indexOf('release the rest'));
    expect(opened).toMatch(/stir in the carrots and simmer for 10 minutes/);
    expect(opened).toMatch(/Stir in the beans and simmer for 8–10 minutes more\./);
    expect(said.slice(0, said.indexOf('release the rest'))).not.toMatch(/carrots|beans/i);
  });

  it('has what is left of the aromatics told in full', () => {
    expect(said).toMatch(/Add the rest of the onion and garlic and cook for 3 min/);
  });
});

describe('a parcel of lamb that was browned in the oven at the end', () => {
  const { said, edits } = adapt(
    'Lamb kleftiko',
    [
      '2kg shoulder of lamb on the bone',
      '8 garlic cloves (4 sliced, 4 left whole)',
      '2 lemons',
      '4 tbsp olive oil',
      '1kg waxy potatoes, peeled, cut into big wedges',
      '2 red onions, in wedges',
      '200ml dry white wine',
      '150g feta',
    ],
    [
      'Make slits all over the lamb and push in the sliced garlic. Mix the juice of both lemons with the oil, rub it all over and leave in the fridge overnight.',
      'Preheat the oven to 160°C fan. Criss-cross two long sheets of foil with two of baking parchment on top in a large roasting tin.',
      'Pile the potatoes, onions and whole garlic into the middle. Sit the lamb on top and pour over its marinade and the wine. Gather up the paper and foil and seal into a tight parcel.',
      'Bake for 4 hours without opening.',
      'Open the parcel, turn the oven up to 200°C fan, crumble the feta over the vegetables and roast for 20-25 minutes until the lamb is browned.',
      'Rest for 15 minutes, then pull the meat off the bone and serve with the vegetables and juices.',
    ],
    'slowCooker',
  );

  it('lies in its marinade with all its garlic, and in no paper', () => {
    expect(said).not.toMatch(/foil|parchment|parcel|roasting tin/);
    expect(said).toMatch(/Set the lamb with the marinade in the slow cooker[^.]*onions and garlic\./);
  });

  it('is browned under the grill when it is tender', () => {
    expect(said).toMatch(
      /Lift the lamb and the vegetables onto a baking tray with a few spoonfuls of the juices\. Crumble the feta over the vegetables\. Put under the hot grill for 5–8 minutes, until the lamb is browned\./,
    );
    expect(edits[0]!.reason).not.toMatch(/from the pan first/);
    expect(edits.find(({ after }) => after?.includes('hot grill') === true)?.reason).toMatch(/pale/);
  });
});

describe('what goes in after the meat', () => {
  const stew = (target: Method): ReturnType<typeof adapt> =>
    adapt(
      'Beef stew',
      [
        '900g stewing beef, in 4cm cubes',
        '3 tbsp vegetable oil',
        '1 onion, chopped',
        '1 litre beef stock',
        '3 carrots, sliced',
        '3 potatoes, cubed',
      ],
      [
        'Heat the oil in a large pot and brown the beef. Set aside. Add the onion and cook for 4 minutes.',
        'Add the stock and return the beef to the pot. Bring to a boil, cover and simmer for 1 1/2 hours.',
        'Add the carrots and potatoes and simmer, uncovered, for 30-40 minutes until tender and the stew has thickened.',
      ],
      target,
    );

  it('is roots that go under the lid again for minutes, and thicken with it off', () => {
    expect(stew('pressureCooker').said).toMatch(
      /Add the carrots and potatoes, lock the lid again and cook at high pressure for 5 minutes[^]*as thick as you like/,
    );
  });

  it('is not told twice where it goes in from the start, and the gravy is made when all is out', () => {
    const { said } = adapt(
      'Pot roast',
      [
        '1.4kg chuck roast',
        '2 tbsp olive oil',
        '500ml beef broth',
        '450g carrots',
        '700g potatoes',
        '2 tbsp cornstarch',
      ],
      [
        'Heat the oil in a Dutch oven and sear the roast for 5 minutes a side. Add the broth.',
        'Cover and bake at 150C for 2 hours. Tuck the carrots and potatoes around the meat, cover and bake another 1 1/2 hours until tender.',
        'Move the meat and vegetables to a platter. Stir the cornstarch into the juices and simmer on the stovetop for 2-3 minutes until thickened.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/Move the meat[^]*Pour the juices into a saucepan, stir in the cornstarch/);
    expect(said).not.toMatch(/Stir in the carrots/);
  });
});
