import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';

const kitchen = loadKitchen();

const made = (beef: string, last: string) =>
  healthify(kitchen, {
    health_focus: 'lowSaturatedFat',
    recipe: {
      title: 'Meat Saute with Mushrooms',
      recipeYield: '4',
      ingredients: [beef, '250 g mushrooms', '1 onion', '200 ml white wine', '200 ml cream', '2 tbsp butter'],
      instructions: [
        'Fry the beef in the butter over high heat. Take it out.',
        'Fry the onion and mushrooms. Pour in the wine and boil for 3 minutes.',
        'Add the cream and boil until creamy.',
        last,
      ],
    },
  });

it('makes the beef of a quick pan lean, where nobody says which cut it is', () => {
  const { ingredients, instructions } = made(
    '600 g beef, finely sliced',
    'Add the beef and warm it through.',
  );
  expect(ingredients.map(({ text }) => text).join('\n')).toMatch(/top round|topside/);
  expect(instructions[0]).toMatch(/^Trim all fat off the beef/);
});

it('leaves a cut that is named, and slices nothing that braises for hours', () => {
  const chuck = made('600 g beef chuck, sliced', 'Add the beef and warm it through.');
  expect(chuck.ingredients[0]!.text).toMatch(/chuck/);
  const braised = made('600 g beef, sliced', 'Add the beef and simmer for 2 hours.');
  expect(braised.instructions[0]).not.toMatch(/^Trim/);
});
