import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { adaptRecipeMethod } from './adapt-method.ts';

const rice = {
  title: 'Loaded Mexican Rice',
  servings: 4,
  ingredients: [
    '1 cup uncooked long grain white rice',
    '1/2 cup frozen peas',
    '5 Tbsp tomato paste',
    '1 can black beans',
    '1/2 cup ground meat (optional)',
    '1/4 onion, diced (optional)',
  ],
  instructions: [
    'Cook rice per the package.',
    'Heat oil in a large pan over medium heat. Add the rice and break up any clumps.',
    'Add the tomato paste and mix until coated.',
    'Strain and add the beans and peas; if you are adding meat and or onion do so now.',
    'Serve hot.',
  ],
};

it('leaves out an optional food that the request forbids, and nothing that stood beside it', () => {
  const made = adaptRecipeMethod(loadKitchen(), {
    recipe: rice,
    method: 'riceCooker',
    dietary_restrictions: ['vegetarian'],
  });
  expect(made.feasible).toBe(true);
  const list = made.ingredients.map(({ text }) => text).join('\n');
  expect(list).not.toMatch(/ground meat/);
  const steps = made.steps.map(({ text }) => text).join('\n');
  expect(steps).not.toMatch(/meat/);
  expect(steps).toMatch(/beans/);
  expect(made.changes.find(({ kind }) => kind === 'remove')?.reason).toMatch(/optional, so it is left out/);
});

it('swaps what the request forbids before the machine takes over', () => {
  const made = adaptRecipeMethod(loadKitchen(), {
    recipe: {
      title: 'Sheet Pan Sausage',
      servings: 4,
      ingredients: ['1 lb Italian sausage links', '2 bell peppers, cut in strips', '3 tbsp olive oil'],
      instructions: [
        'Preheat the oven to 400°F.',
        'Toss the peppers with the oil on a sheet pan. Nestle the sausages in.',
        'Roast for 30 minutes.',
      ],
    },
    method: 'airFryer',
    dietary_restrictions: ['pork-free'],
  });
  expect(made.feasible).toBe(true);
  expect(made.changes[0]).toMatchObject({ kind: 'swap', rule: 'restriction' });
  expect(made.ingredients.map(({ text }) => text).join('\n')).not.toMatch(/Italian sausage links/);
});

it('brings in nothing that the request forbids', () => {
  const made = adaptRecipeMethod(loadKitchen(), {
    recipe: {
      title: 'Fish and Chips',
      servings: 4,
      ingredients: ['4 cod fillets', '1 cup flour', '1 cup cold beer', '4 russet potatoes', 'oil for frying'],
      instructions: [
        'Cut the potatoes in thick fries. Fry them at 325°F for 5 minutes and drain.',
        'Whisk the flour and beer. Dip the fish and fry for 6 minutes until golden. Fry the potatoes again for 3 minutes.',
      ],
    },
    method: 'oven',
    allergies: ['egg'],
  });
  expect(made.feasible).toBe(false);
  expect(made.ingredients.map(({ text }) => text).join('\n')).not.toMatch(/egg/);
});
