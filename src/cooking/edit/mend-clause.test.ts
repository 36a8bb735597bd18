import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';
import { budgetifyRecipe } from '#usecases/recipes/budgetify-recipe';
import { withoutDraining } from './mend-clause.ts';

it.each([
  ['Brown the beef; drain off the fat.', 'Brown the beef.'],
  [
    'Brown the beef, then drain off the fat, and simmer for 40 minutes.',
    'Brown the beef, and simmer for 40 minutes.',
  ],
  ['Drain off the fat and stir in the beans.', 'Stir in the beans.'],
  ['Brown it. Drain any excess fat from the pan, then add the beans.', 'Brown it. Add the beans.'],
  ['Cook it and drain the fat from the pan and discard it. Add salt.', 'Cook it. Add salt.'],
  ['Brown it, drain off the excess grease, leaving a tablespoon in the pan.', 'Brown it.'],
  ['Drain the pasta.', 'Drain the pasta.'],
])('leaves out what becomes of the fat, and nothing else: %s', (before, after) => {
  expect(withoutDraining(before)).toBe(after);
});

const kitchen = loadKitchen();

it('a jotting that begins with the oil greases nothing, and curry with tamarind takes no lime', () => {
  const { ingredients, instructions } = healthify(kitchen, {
    recipe: {
      title: 'Goan prawn curry',
      servings: 4,
      ingredients: [
        '500g prawns',
        '3 tbsp coconut oil',
        '1 onion chopped',
        '400ml thick coconut milk',
        '8 kashmiri chillies',
        'walnut size tamarind',
        '1.5 tsp salt',
      ],
      instructions: [
        'Grind chillies and tamarind with a little water.',
        'Oil hot, onion till brown 8-10 min. Masala in, 5 min.',
        'Coconut milk, salt. Simmer 10. Prawns, 4 min till pink.',
      ],
    },
    health_focus: 'heartHealthy',
  });
  const list = ingredients.map(({ text }) => text).join('\n');
  expect(instructions.join('\n')).toMatch(/^Oil hot/m);
  expect(list).toMatch(/rapeseed oil/);
  expect(list).not.toMatch(/lime|light thick|black pepper|peas/);
});

it('what takes the place of prawns beside fish turns no pink, and pints stay pints', () => {
  const { ingredients, instructions } = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Smoked Haddock Chowder',
      servings: 4,
      ingredients: [
        '12oz smoked haddock fillet',
        '6 oz raw king prawns',
        '1 lb potatoes, cubed',
        '1 pint full cream milk',
        '¼ pint double cream',
      ],
      instructions: [
        'Poach the haddock in the milk 8 minutes. Lift out, flake.',
        'Add potatoes. Simmer 15 minutes. Then the prawns for 2 minutes until pink.',
        'Return haddock with the cream, warm through.',
      ],
    },
    reduction_percent: 45,
    allergies: ['shellfish'],
  });
  expect(instructions.join('\n')).not.toMatch(/pink/);
  expect(ingredients.map(({ text }) => text).join('\n')).not.toMatch(/cup/);
});
