import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { findCallerHazards } from './caller-hazards.ts';

const kitchen = loadKitchen();
const codes = (ingredients: string[], instructions: string[], title = 'Supper'): string[] =>
  findCallerHazards(
    understandRecipe(
      { title, description: null, cuisine: null, servings: 4, ingredients, instructions },
      { grounder: kitchen.grounder, foods: kitchen.foods },
    ),
    (id) => kitchen.foods.get(id),
  ).map(({ code, blocking }) => (blocking ? code : `${code}?`));

describe('findCallerHazards', () => {
  it.each<[string, string[], string[], string[]]>([
    [
      'raw kidney beans in a slow cooker',
      ['500 g dried kidney beans', '1 onion'],
      ['Put the beans and onion in the slow cooker and cook on low for 8 hours.'],
      ['raw-beans'],
    ],
    [
      'the same beans boiled first',
      ['500 g dried kidney beans', '1 onion'],
      [
        'Boil the beans hard for 15 minutes.',
        'Put the beans and onion in the slow cooker and cook on low for 8 hours.',
      ],
      [],
    ],
    [
      'tinned beans',
      ['1 can kidney beans, drained'],
      ['Warm the beans in a slow cooker on low for 2 hours.'],
      [],
    ],
    [
      'chicken that is hardly cooked',
      ['4 chicken breasts', '1 tbsp oil'],
      ['Heat the oil.', 'Fry the chicken for 1 minute per side and serve.'],
      ['undercooked'],
    ],
    [
      'two cuts that are called by one name',
      ['4 bone-in, skin-on chicken thighs', '4 drumsticks', '2 cups buttermilk', '1 quart oil'],
      [
        'Add the chicken to the buttermilk and refrigerate for 4 hours.',
        'Fry the chicken in the oil for 14 minutes until it reaches 165°F inside.',
      ],
      [],
    ],
    [
      'livers that are forgotten beside the chicken',
      ['4 chicken thighs', '200 g chicken livers', '1 tbsp oil'],
      ['Fry the chicken in the oil for 14 minutes until it reaches 165°F inside.'],
      ['undercooked'],
    ],
    [
      'a cut that no word means',
      ['4 beef steaks', '4 drumsticks', '1 tbsp oil'],
      ['Fry the steaks in the oil for 8 minutes until they reach 145°F inside.'],
      ['undercooked'],
    ],
    [
      'chicken stopped too cold',
      ['1 whole chicken'],
      ['Roast the chicken for 1 hour until a thermometer in the thigh reads 140°F.'],
      ['low-temperature'],
    ],
    [
      'chicken brought to the safe temperature',
      ['1 whole chicken'],
      ['Roast the chicken for 1 hour until it reaches an internal temperature of 165°F.'],
      [],
    ],
    [
      'pork below the safe temperature',
      ['2 lb pork loin'],
      ['Roast the pork at 375°F until it is 130°F inside, about 40 minutes.'],
      ['low-temperature'],
    ],
    [
      'meat without a temperature',
      ['4 chicken thighs'],
      ['Grill the chicken for 20 minutes.'],
      ['undercooked?'],
    ],
    [
      'cookie dough eaten raw',
      ['1 cup flour', '1/2 cup butter', '1/2 cup sugar', '1/4 cup chocolate chips'],
      ['Cream the butter and sugar.', 'Stir in the flour and chocolate chips and eat with a spoon.'],
      ['raw-flour'],
    ],
    [
      'dumplings that steam over a pot',
      ['1 cup flour', '1/4 cup suet', '1 can tomatoes'],
      [
        'Simmer the tomatoes for 10 minutes.',
        'Rub the suet into the flour and mix to a dough with water.',
        'Drop the dumplings on top, cover and cook for 20 minutes.',
      ],
      [],
    ],
    [
      'mayonnaise of raw eggs beside boiled potatoes',
      ['2 egg yolks', '1 cup oil', '500 g potatoes'],
      [
        'Whisk the egg yolks and slowly whisk in the oil.',
        'Boil the potatoes for 20 minutes.',
        'Toss the potatoes with the mayonnaise.',
      ],
      ['raw-egg'],
    ],
    [
      'eggs baked into a cake',
      ['2 eggs', '1 cup flour', '1 cup sugar'],
      ['Beat the eggs with the sugar.', 'Fold in the flour.', 'Bake for 30 minutes at 180°C.'],
      [],
    ],
    [
      'garlic in oil on the shelf',
      ['1 head garlic', '2 cups olive oil'],
      ['Put the peeled garlic in a jar and cover with the oil.', 'Store in a cool place for up to 3 months.'],
      ['garlic-in-oil'],
    ],
    [
      'low-acid food in a boiling-water bath',
      ['2 lb green beans', '1 tsp salt'],
      [
        'Pack the beans into sterilized jars with the salt.',
        'Process the jars in a boiling water bath for 30 minutes.',
      ],
      ['home-canning'],
    ],
    [
      'pickles with vinegar',
      ['2 lb green beans', '2 cups white vinegar', '1 tsp salt'],
      [
        'Pack the beans into sterilized jars with the salt and vinegar.',
        'Process the jars in a boiling water bath for 10 minutes.',
      ],
      [],
    ],
    [
      'honey for an infant',
      ['1 banana', '1 tsp honey'],
      ['Mash the banana with the honey for your baby.'],
      ['honey-infant'],
    ],
    [
      'honey on baby carrots',
      ['500 g baby carrots', '1 tbsp honey'],
      ['Steam the baby carrots for 8 minutes and toss with honey.'],
      [],
    ],
    [
      'rice kept warm on the counter',
      ['2 cups rice'],
      ['Boil the rice for 12 minutes.', 'Leave the rice on the counter overnight before frying it.'],
      ['rice-cooling'],
    ],
    [
      'meat marinated at room temperature',
      ['1 lb beef steak', '1/2 cup soy sauce'],
      [
        'Marinate the beef in the soy sauce at room temperature for 6 hours.',
        'Simmer the beef for 30 minutes.',
      ],
      ['left-out'],
    ],
    [
      'a marinade that comes back raw',
      ['1 lb beef steak', '1/2 cup soy sauce'],
      [
        'Marinate the beef in the soy sauce in the fridge for 6 hours.',
        'Simmer the beef for 30 minutes.',
        'Drizzle the remaining marinade over the beef and serve.',
      ],
      ['marinade-reused'],
    ],
    [
      'frozen meat in a slow cooker',
      ['2 lb frozen chicken thighs', '1 cup stock'],
      ['Place the chicken and stock in a slow cooker and cook on low for 7 hours.'],
      ['frozen-slow-cooker'],
    ],
    [
      'washing a chicken',
      ['1 whole chicken', '1 cup stock'],
      ['Rinse the chicken under cold water.', 'Simmer the chicken in the stock for 1 hour.'],
      ['washing-poultry?'],
    ],
    [
      'a water bath at the safe temperature',
      ['4 pork chops', '1 tbsp oil'],
      [
        'Seal the pork chops in a bag. Lower the bag into the water bath and cook at 145 °F (63 °C) for 2 hours. Take them out and sear in the oil for 1 minute on each side.',
      ],
      [],
    ],
    [
      'a water bath below it',
      ['4 pork chops', '1 tbsp oil'],
      [
        'Seal the pork chops in a bag. Lower the bag into the water bath and cook at 130 °F (54 °C) for 2 hours. Take them out and sear in the oil for 1 minute on each side.',
      ],
      ['undercooked?'],
    ],
  ])('%s', (_, ingredients, instructions, expected) => {
    expect(codes(ingredients, instructions).sort()).toEqual([...expected].sort());
  });
});
