import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../test/support/adapt.ts';

describe('a long simmer that is told in jottings', () => {
  const oxtail = adaptForFour(
    'Oxtail and butter beans',
    [
      '1.5kg oxtail, cut up',
      '1 large onion, chopped',
      '5 sprigs thyme',
      '1 Scotch bonnet, whole',
      '2 tbsp oil',
      '1.5 litres hot water',
      '2 carrots, thick rounds',
      '400g tin butter beans, drained',
      '1 tbsp plain flour mixed with 3 tbsp cold water',
    ],
    [
      'Heat the oil in a dutch pot till hot hot. Brown the oxtail on all sides in 2 or 3 batches, 8 mins or so each.',
      'Fry the onion in the same pot 3 mins, add back the meat, thyme, then 1.5 litres hot water to cover. Bring to the boil, drop in the Scotch bonnet, lid on, low flame, 2½ to 3 hours. Top up with water if it needs it. Skim the fat.',
      'When the meat is nearly dropping off the bone put in the carrots. 15 mins. Then butter beans, and the flour and water, another 10 mins till the gravy is thick.',
      'Take out the pepper and thyme stalks.',
    ],
    'pressureCooker',
  );
  const said = oxtail.text.instructions.join('\n');

  it('becomes the programme of the machine, with what only leads up to it', () => {
    expect(said).not.toMatch(/2½ to 3 hours|lid on|low flame|Bring to the boil|Top up|dutch/);
    expect(said).toMatch(/Drop in the Scotch bonnet[^]*Lock the lid[^]*high pressure for \d+ minutes/);
  });

  it('tells what goes in afterwards on Sauté, and the check before it', () => {
    expect(said).toMatch(
      /is done when a fork[^]*put in the carrots\. Set the pressure cooker to Sauté and simmer for 15/,
    );
    expect(said).toMatch(/Stir in butter beans, and the flour and water, and simmer for another 10 mins/);
  });

  it('takes less liquid, in the list and in the step', () => {
    const water = oxtail.text.ingredients.find((line) => line.includes('hot water'))!;
    expect(water).toMatch(/^(?:[½¾] litre|600 ml) hot water$/);
    expect(said).toContain(`then ${water}. Drop`);
  });
});

describe('beans that the list has soaked', () => {
  const beans = adaptForFour(
    'Red beans and rice',
    [
      '1 lb dried red kidney beans, soaked overnight',
      '1 tbsp oil',
      '12 oz andouille sausage, sliced',
      '1 onion, diced',
      '1 smoked ham hock',
      '1 tsp dried thyme',
      '8 cups water',
    ],
    [
      'Drain and rinse the beans.',
      'Heat the oil in a Dutch oven over medium-high. Brown the andouille, about 6 minutes, and remove with a slotted spoon.',
      'Add the onion and cook 8-10 minutes until soft. Add the thyme, 1 minute.',
      'Add the beans, ham hock and water. Bring to a rolling boil for 10 minutes, skim, then lower to a simmer. Partly cover and simmer 2 to 2 1/2 hours until the beans are creamy.',
      'Pull out the hock, shred the meat and put it back along with the andouille. Simmer uncovered 20-30 more minutes until thick.',
    ],
    'slowCooker',
  );
  const said = beans.text.instructions.join('\n');

  it('are drained first, then boiled hard, and soaked no second time', () => {
    expect(said).toMatch(/^Drain and rinse the beans\.\nBoil the red kidney beans hard[^\n]*then drain/);
    expect(said).not.toMatch(/Soak/);
  });

  it('leave nothing of the old simmer behind', () => {
    expect(said).not.toMatch(/[Ss]kim|simmer/);
    expect(beans.text.ingredients).toContain('5 cups water');
  });

  it('get the meat back after it was pulled, and the lid off to thicken', () => {
    expect(said).toMatch(
      /on LOW[^]*Pull out the hock, shred the meat and put it back along with the andouille\. Take off the lid/,
    );
  });

  it('keep an instruction that nothing concerns as it was written', () => {
    expect(said).toContain('Add the onion and cook 8-10 minutes until soft. Add the thyme, 1 minute.');
  });
});
