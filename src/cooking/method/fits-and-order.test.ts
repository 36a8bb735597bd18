import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../test/support/adapt.ts';

const said = (...ask: Parameters<typeof adaptForFour>): string =>
  adaptForFour(...ask).text.instructions.join('\n');

describe('what fits, and in which order', () => {
  const beans = [
    [
      '1 kg black beans',
      '2 kg pork loin, in 5 cm pieces',
      '1 onion, halved',
      '1 cup chopped cilantro',
      '8 radishes',
    ],
    [
      'In a large pot, put the black beans and 6 liters of water.',
      'Bring to a boil over medium heat and cook, with the lid half-open, for 45 minutes.',
      'Add the pork and onion. Stir well. Cook for another hour and a half, partially covered, until the pork is tender.',
      'Make sure the broth does not dry out. You can add about 4 extra cups of boiling water after adding the pork.',
      'Serve the beans with the radishes and cilantro.',
    ],
  ] as const;

  it('counts the water of the steps, cuts it under a lid, and says first that it takes two fillings', () => {
    const { text, edits } = adaptForFour('Beans with pork', beans[0], beans[1], 'slowCooker');
    const told = text.instructions.join('\n');
    expect(told).toMatch(/2 batches[\s\S]*2\.5 liters of water/);
    expect(told).not.toMatch(/6 liters|extra cups|Stir in the cilantro/);
    expect(edits.find(({ kind, target }) => kind === 'reduce' && target === 'water')).toMatchObject({
      before: '6 liters of water',
      after: '2.5 liters of water',
    });
  });

  it('shapes a loaf before it rests and is slashed, and leaves no pan of water', () => {
    const told = said(
      'Bread',
      ['1 1/2 cups warm water', '2 tsp yeast', '1/2 Tbsp salt', '3 3/4 cups flour'],
      [
        'Mix the water, yeast, salt and flour to a dough and let it rise for 2 hours.',
        'Place seam-side down in a lightly greased loaf pan or baking sheet. Let rest for 45 minutes.',
        'Preheat oven to 425 degrees F and place a metal pan on the lowest oven rack. Also have 1 cup of hot water ready.',
        'When the oven is preheated, slash the bread 2 or 3 times with a knife.',
        'Place in oven on middle rack. Then carefully pour hot water into the shallow pan on the rack beneath.',
        'Bake the bread for 30 minutes, until golden brown.',
      ],
      'dutchOven',
    );
    expect(told).toMatch(/Shape the dough[\s\S]*45 minutes[\s\S]*slash[\s\S]*Lower the loaf/);
    expect(told).not.toMatch(/hot water|shallow pan|rack beneath|metal pan/);
  });

  it('does over a fire what an oven did for pieces and toast', () => {
    const breakfast = adaptForFour(
      'Full English Breakfast',
      ['4 raw sausages', '4 slices of bacon', '2 eggs', '2 slices of bread', '200g baked beans'],
      [
        'Preheat your oven to 250°C.',
        'Place your sausages onto an oven tray, and begin cooking them for 15 minutes.',
        'Fry the bacon in a cold pan on high until crisp. Set your pan to medium, and scramble the eggs in it.',
        'Take the sausages out of the oven and flip them to get colour on the other side.',
        'Toast your bread as preferred.',
      ],
      'campfire',
    );
    const told = breakfast.text.instructions.join('\n');
    expect(breakfast.feasible).toBe(true);
    expect(told).toMatch(/sausages on the grate over medium coals/);
    expect(told).toMatch(/flip the sausages/i);
    expect(told).not.toMatch(/\boven\b|on high|to medium\b/);
    // A bake in its dish is still none for a grate.
    expect(
      adaptForFour(
        'Potatoes and onions',
        ['1 kg potatoes', '2 onions', '200 ml cream'],
        [
          'Fry the onions in a pan over medium heat for 8 minutes.',
          'Layer the potatoes, onions and cream in a baking dish and bake in the oven at 180°C for 50 minutes.',
        ],
        'campfire',
      ).text.instructions.join('\n'),
    ).not.toMatch(/dish on the grate over medium coals/);
  });

  it('crisps rashers and thickens the sauce in the microwave, and covers nothing with foil there', () => {
    const told = said(
      'Cheesy Potato Bake',
      ['30g butter', '250g cheddar', '275ml milk', '16g flour', '600g potatoes', '6 slices bacon'],
      [
        'Preheat to 180C. Butter a deep baking dish. Thinly slice the potatoes. Grate the cheese.',
        'Sauce:',
        'Melt the butter in a pot. Slowly add the flour and stir. Add the milk slowly, stirring. Add 3/4 of the cheese.',
        'Add a layer of potatoes to the dish, then a layer of sauce.',
        'Add the bacon.',
        'Repeat steps 1-2 of assembly until there are no more potatoes.',
        'Add the remaining 1/4 cheese to the top',
        'Put in oven for 45 min. If it starts to brown too much cover with tinfoil',
      ],
      'microwave',
    );
    expect(told).toMatch(/bacon between sheets of paper towel/);
    expect(told).toMatch(/Sauce: Melt the butter in a large microwave-safe jug/);
    expect(told).toMatch(/then on half power/);
    expect(told).not.toMatch(/foil|^Sauce:$|in a pot|steps 1-2/m);
  });

  it('keeps the frying pan that is hot while the pot is', () => {
    const told = said(
      'Stoofvlees',
      ['2 large onions', '2 tbsp butter', '1kg chuck roast, in pieces', '660 ml brown beer', '2 bay leaves'],
      [
        'Place a large saucepan or dutch oven on low heat and add 1 tbsp butter. Add the onions and cook until translucent.',
        'While the onions are cooking place a large frying pan on medium high heat and melt the rest of the butter.',
        'Fry the beef in it until brown, in batches. Add the beef to the pot with the onions, then add the beer to the frying pan and scrape off all the pieces stuck to the frying pan.',
        'Add the beer to the pot with the bay leaves and simmer on low heat for 2 hours.',
      ],
      'pressureCooker',
    );
    expect(told).toMatch(/place a large frying pan on medium[- ]high heat/);
    expect(told).toMatch(/beer to the frying pan/);
    expect(told).toMatch(/to the pressure cooker with the/);
  });
});
