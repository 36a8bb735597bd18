import { describe, expect, it } from 'vitest';
import { adaptForFour, readForFour } from '../../../../test/support/adapt.ts';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { checkAdaptation } from '../checks/check-adaptation.ts';
import { readParts } from '../read/parts.ts';

const kitchen = loadKitchen();
const inAir = (title: string, ingredients: readonly string[], instructions: readonly string[]): string => {
  const read = readForFour(title, ingredients, instructions);
  const adapted = adaptForFour(title, ingredients, instructions, 'airFryer');
  const parts = readParts(read, kitchen.foods, kitchen.methods.foods);
  expect(checkAdaptation(read, adapted, understandRecipe(adapted.text, kitchen), parts)).toEqual([]);
  return adapted.text.instructions.join('\n');
};

describe('a joint from the oven in an air fryer', () => {
  it('lies alone, while the wine and stock of its tin become a gravy in a pan', () => {
    const said = inAir(
      'Roast leg of lamb',
      [
        '1.8kg leg of lamb, bone in',
        '2 tbsp olive oil',
        '1 tsp salt',
        '2 onions, quartered',
        '250ml red wine',
        '300ml lamb stock',
        '1 tbsp plain flour',
      ],
      [
        'Heat the oven to 200C/180C fan. Rub the lamb with the oil and salt.',
        'Put the onions in a roasting tin, sit the lamb on top and roast for 1 hour 30 minutes.',
        'Lift the lamb on to a board, cover with foil and rest for 20 minutes.',
        'Pour off the fat, put the tin over a medium heat and stir in the flour. Add the wine and stock and simmer for 5 minutes. Strain and serve with the lamb.',
      ],
    );
    expect(said).toMatch(/Lay the lamb in the basket with room all round/);
    expect(said).toMatch(/Air-fry at 180 °C \(350 °F\) for 70–80 minutes/);
    expect(said).toMatch(/should read 63 °C \(145 °F\)/);
    expect(said).toMatch(/in a saucepan over medium heat\. Cook the onions for 12–15 minutes/);
    expect(said).toMatch(/Pour the wine in and boil/);
    expect(said).not.toMatch(/\btin\b|\boven\b/);
  });

  it('has its belly low first and hot at the end, with the fat poured off', () => {
    const said = inAir(
      'Slow-roast pork belly with crackling',
      [
        '1.2kg boneless pork belly, skin scored',
        '2 tsp sea salt',
        '1 tbsp oil',
        '2 onions, sliced',
        '300ml dry cider',
      ],
      [
        'Rub the skin with the oil and salt. Oven to 240C/220C fan.',
        'Put the onions in a roasting tin, sit the pork on top and roast for 30 minutes till the skin is blistering.',
        'Turn the oven down to 170C/150C fan, pour the cider round the pork and cook for another hour and a half until tender.',
        'Rest the pork for 20 minutes. Spoon the fat out of the tin and bubble the juices for 5 minutes. Serve.',
      ],
    );
    expect(said).toMatch(/Air-fry at 160 °C \(325 °F\) for 50–60 minutes\. Halfway, pour the fat and juices/);
    expect(said).toMatch(/up to 200 °C \(400 °F\) and cook for 15–20 minutes more/);
    expect(said).toMatch(/Pour the cider in and boil for 6–8 minutes/);
  });

  it('gives the basket to the potatoes while it rests', () => {
    const said = inAir(
      'Roast Pork Loin with Crackling and Potatoes',
      [
        '3 lb boneless pork loin roast, skin on, scored',
        '1 tbsp olive oil',
        '2 tsp salt',
        '2 lbs potatoes, quartered',
      ],
      [
        'Preheat oven to 450°F. Rub the pork with the oil and salt.',
        'Put the potatoes in a roasting pan and set the pork on top, skin side up.',
        'Roast for 25 minutes, then reduce heat to 350°F and roast for 60 minutes.',
        'Rest the pork for 15 minutes. Slice and serve with the potatoes.',
      ],
    );
    expect(said).toMatch(/Rest the pork for 15 minutes\. Toss the potatoes with 1 tablespoon of the fat/);
    expect(said).toMatch(/145 °F \(63 °C\)/);
  });
});
