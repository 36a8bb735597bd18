import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { RecipeText } from '../understand-recipe/model.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import type { Method } from '../vocabulary.ts';
import { adaptMethod } from './adapt.ts';
import { briefChanges } from './changes/brief-changes.ts';
import { scaleLine } from './told/scale-line.ts';
import { coalCare } from './told/fire-words.ts';
import { renameVessels } from './words.ts';

const kitchen = loadKitchen();
const adapt = (
  title: string,
  servings: number,
  ingredients: readonly string[],
  instructions: readonly string[],
  target: Method,
  capacityL: number | null = null,
) => {
  const source: RecipeText = {
    title,
    description: null,
    cuisine: null,
    servings,
    ingredients,
    instructions,
  };
  const adapted = adaptMethod(
    understandRecipe(source, kitchen),
    { target, source: null, size: { capacityL, wattage: null } },
    kitchen,
  );
  return { ...adapted, said: adapted.text.instructions.join('\n') };
};

describe('what lies in the basket, and what only chills', () => {
  const cakes = adapt(
    'Sardine Cakes',
    15,
    ['2 tins sardines', '1/2 cup panko breadcrumbs', '1 egg'],
    [
      'Mix everything. Scoop into small balls and flatten into small patties 2" across.',
      'Set patties on a rimmed baking sheet, large cast iron pan, or casserole dish.',
      'Refrigerate patties for about 30 minutes.',
      'Broil for 5 minutes, flip, and broil 3-5 minutes more, until cakes are golden brown.',
    ],
    'airFryer',
    4,
  );

  it('leaves on a tray what only chills on it', () => {
    expect(cakes.said).toMatch(/Set patties on a tray or plate\./);
  });

  it('fries more small pieces than a layer holds in batches', () => {
    expect(cakes.said).toMatch(/Cook in 3 batches: take each, in a single layer/);
  });

  it('makes one vessel of a choice of several', () => {
    const said = renameVessels(
      'Lay them on a rimmed baking sheet, large cast iron pan, or casserole dish.',
      ['tray', 'dish'],
      'the air-fryer basket',
    );
    expect(said).toBe('Lay them in the air-fryer basket.');
  });
});

describe('a long open simmer under pressure', () => {
  const stew = adapt(
    'Carbonade',
    4,
    [
      'beef (chuck, brisket, oxtail...): 1kg',
      'brown beer: 1L | 4 cups',
      'onions: 400g',
      'butter',
      'olive oil',
    ],
    [
      'Cut meat into big chunks',
      'Sear the meat on high heat in a large pot until golden brown, using olive oil. Meanwhile, start sweating the onions in a pan, with the butter.',
      'Set meat aside, deglaze the pot with a bit of beer, put in the onions.',
      'Put the meat back in. Pour the rest of the beer into the pot.',
      'Let it simmer for 4 to 8 hours.',
    ],
    'pressureCooker',
    6,
  );

  it('starts with half of what boiled away, and says what becomes of the rest', () => {
    expect(stew.text.ingredients).toContain('brown beer: 500 ml | 2 cups');
    expect(stew.edits.map(({ reason }) => reason).join(' ')).toMatch(/rest may be drunk/);
  });

  it('takes the time of the toughest cut that the line names', () => {
    expect(stew.said).toMatch(/high pressure for 50 minutes/);
  });

  it('fries one after the other where there is one bottom', () => {
    expect(stew.said).toMatch(
      /Take the meat out and set it aside, then sweat the onions in the pressure cooker/,
    );
    expect(stew.said).not.toMatch(/in a pan|Set the meat aside/);
  });

  it('scales both measures of one amount', () => {
    expect(scaleLine('red wine: 1 L / 4 cups', 1, 0.75)).toBe('red wine: 750 ml / 3 cups');
  });
});

it('tells once what comes in for one reason', () => {
  const add = (target: string, after: string) => ({
    kind: 'add',
    target,
    before: null,
    after,
    reason: 'Done ahead.',
    rule: 'moved-ahead',
  });
  const told = briefChanges([add('step 8', 'Add salt.'), add('step 9', 'Add thyme.')]);
  expect(told).toMatchObject([{ target: 'steps 8 and 9', after: 'Add salt. Add thyme.' }]);
});

describe('coals', () => {
  it('are tended by the minutes of the bake', () => {
    expect(coalCare(15)).not.toMatch(/10 minutes|renew/);
    expect(coalCare(40)).not.toMatch(/renew/);
    expect(coalCare(60)).toMatch(/renew/);
  });

  it('bake in the camp oven what lay in a pan, until it is seen to be done', () => {
    const { said } = adapt(
      'Southern Biscuits',
      4,
      ['2 cups flour', '1 tbsp baking powder', '8 tbsp butter', '3/4 cup whole milk'],
      [
        'Preheat oven to 425°F',
        'Mix flour, baking powder and butter, add the milk and cut out rounds of dough',
        'Arrange rounds in a cast iron pan',
        'Bake for 12 to 15 minutes',
      ],
      'campfire',
    );
    expect(said).toMatch(/briquettes burn for 20–30 minutes/);
    expect(said).toMatch(/Arrange rounds in an oiled cast-iron camp oven/);
    expect(said).toMatch(/12 to 15 minutes, until risen and golden/);
  });
});

it('steams tough meat for as long as it takes to get tender', () => {
  const { said } = adapt(
    'Lamb Couscous',
    6,
    ['2 lb lamb stew meat', '6 cups couscous', '2 onions, chopped', '4 turnips'],
    [
      'Fry the onion in a large pan over medium heat for 2 minutes.',
      'Add the lamb and cook for 5 minutes, stirring.',
      'Cover with water. Add the turnips, and cook on low heat for 45 minutes.',
    ],
    'steamer',
  );
  expect(said).not.toMatch(/steam for 15–20 minutes/);
  expect(said).not.toMatch(/Fry the onion in a heatproof bowl/);
});

it('leaves the butter of the pan out of a deep fryer', () => {
  const { feasible, text, said } = adapt(
    'Schnitzel',
    4,
    ['4 veal cutlets', '2 eggs', '100g flour', '150g bread crumbs', '100g butter'],
    [
      'Coat the veal in flour, beaten eggs and bread crumbs.',
      'Melt the butter in a deep pan.',
      'Fry the veal on each side until it is golden brown, 3 min on each side.',
    ],
    'deepFryer',
  );
  expect(feasible).toBe(true);
  expect(text.ingredients).not.toContain('100g butter');
  expect(said).not.toMatch(/butter/i);
});

it('lets food marinate in its dish ahead of the bag', () => {
  const { said } = adapt(
    'Sticky Pork Chops',
    4,
    ['4 pork chops', '2 tbsp honey', '150 ml soy sauce', '1 tbsp olive oil'],
    [
      'Mix soy sauce and honey in a shallow dish.',
      'Place the pork chops in the dish, then flip them.',
      'Cover the dish with clingfilm, then chill in the fridge for 3 hours.',
      'Heat the oil in a pan over medium heat and cook the pork chops for 10-15 minutes.',
    ],
    'sousVide',
  );
  expect(said).not.toMatch(/in a large food-safe bag, then flip/);
  expect(said).toMatch(/Seal the pork chops/);
});
