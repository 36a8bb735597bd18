import { expect, it } from 'vitest';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { healthify } from './healthify.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('lentils in place of mince go into the sauce, not after the cheese', () => {
  const { instructions } = healthify(kitchen, {
    health_focus: 'plantForward',
    recipe: {
      title: 'Spaghetti Bolognese',
      servings: 6,
      ingredients: [
        '500g beef mince',
        '1 onion, chopped',
        '2 x 400g tins plum tomatoes',
        '200ml beef stock',
        '450g spaghetti',
        'Parmesan, to serve',
      ],
      instructions: [
        'Brown the mince with the onion.',
        'Add tomatoes and stock. Simmer on the lowest heat, lid ajar, for 2 hours.',
        'Boil the spaghetti, drain, toss with the sauce, Parmesan on top.',
      ],
    },
  });
  expect(instructions[1]).toMatch(/for 2 hours with the lid ajar\. Stir in the lentils/);
  expect(instructions[2]).not.toMatch(/Stir in/);
});

it('what is stirred in goes in before the bowls are filled, and talk stays the last word', () => {
  const { instructions } = healthify(kitchen, {
    health_focus: 'heartHealthy',
    recipe: {
      title: 'Haddock Chowder',
      servings: 4,
      ingredients: [
        '400g smoked haddock, skinned',
        '50g butter',
        '2 leeks, sliced',
        '500g floury potatoes, peeled and diced',
        '600ml whole milk',
        '1 fish stock cube in 300ml boiling water',
        '150ml double cream',
        'crusty bread and butter, to serve',
      ],
      instructions: [
        'Melt the butter in a big pan and sweat the leeks 10 mins until soft.',
        'Tip in the potatoes, milk and fish stock. Simmer 12-15 mins until tender.',
        'Lay the haddock on top, lid on, 5 mins.',
        'Stir in the cream, warm through without boiling, season and ladle into warm bowls. I like mine with a slab of crusty bread and butter.',
      ],
    },
  });
  const last = instructions.at(-1)!;
  expect(last).toMatch(/I like mine with [^.]+\.$/);
  const beans = last.indexOf('white beans');
  if (beans >= 0) expect(beans).toBeLessThan(last.indexOf('ladle'));
});

it('beans that only get hot do not go in before the meat has simmered', () => {
  const { instructions } = budgetifyRecipe(kitchen, {
    reduction_percent: 25,
    recipe: {
      title: 'Lamb Rogan Josh',
      servings: 4,
      ingredients: [
        '800g diced leg of lamb',
        '4 tbsp sunflower oil',
        '2 onions, sliced',
        '200g Greek yoghurt',
        '2 tbsp tomato puree',
        '300ml water',
        '1 tsp garam masala',
      ],
      instructions: [
        'Brown the lamb in the oil, set aside. Cook the onions until deep brown.',
        'Return lamb, add yoghurt, puree and water. Cover, simmer 1 1/2 hours until tender.',
        'Stir in garam masala. Serve.',
      ],
    },
  });
  const text = instructions.join(' ');
  if (text.includes('chickpeas'))
    expect(text.indexOf('chickpeas')).toBeGreaterThan(text.indexOf('1 1/2 hours'));
});

it('chillies and garlic that sizzle for half a minute are not laid on a baking sheet', () => {
  const { instructions } = healthify(kitchen, {
    health_focus: 'diabeticFriendly',
    recipe: {
      title: 'Pad Krapow',
      servings: 2,
      ingredients: [
        '1 cup jasmine rice',
        '12 oz ground chicken',
        '2 tbsp oil',
        '5 cloves garlic',
        '4 thai chilies',
        '1 tbsp soy sauce',
        '1 bunch thai basil',
      ],
      instructions: [
        'Cook the rice.',
        'Pound garlic and chilies. Fry in hot oil 30 sec till it smells amazing.',
        'Chicken goes in, break it up, cook 3-4 min until no pink. Add the soy sauce and basil.',
      ],
    },
  });
  expect(instructions.join(' ')).not.toMatch(/baking sheet|oven/i);
});
