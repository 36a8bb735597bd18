import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
function made(
  title: string,
  servings: number,
  percent: number,
  ingredients: string[],
  instructions: string[],
) {
  const answer = budgetifyRecipe(kitchen, {
    recipe: { title, servings, ingredients, instructions },
    reduction_percent: percent,
  });
  return {
    list: answer.ingredients.map(({ text }) => text).join('\n'),
    steps: answer.instructions.join('\n'),
    tips: answer.tips,
  };
}

it('a stroganoff takes a cheaper cut, sliced thin, before it takes less meat', () => {
  const { list } = made(
    'Beef Stroganoff',
    4,
    30,
    [
      '1 1/2 lb sirloin steak, sliced thin',
      '8 oz cremini mushrooms, sliced',
      '3/4 cup sour cream',
      '1 1/2 cups beef broth',
      '2 tbsp butter',
    ],
    [
      'Sear the beef in the butter over high heat, 1 minute a side. Remove.',
      'Fry the mushrooms for 5 minutes. Add the broth and simmer for 5 minutes until thick.',
      'Off the heat stir in the sour cream and the beef.',
    ],
  );
  expect(list).toMatch(/1 1\/2 lb beef top round/);
});

it('prawns in their shells are left as they are, soft fish is laid on top, and the rice is given no Chinese wine', () => {
  const { list, steps, tips } = made(
    'Seafood Paella',
    6,
    40,
    [
      '400g bomba rice',
      '1/2 tsp saffron threads',
      '12 raw tiger prawns, shell on',
      '500g mussels',
      '300g monkfish tail, cut into chunks',
      '150g cooking chorizo, sliced',
      '1 onion, chopped',
      '1.2L fish stock',
      '100ml dry sherry',
      '80ml olive oil',
    ],
    [
      'Steep the saffron in the hot fish stock for 15 minutes.',
      'Heat the oil in a paella pan. Sear the prawns 1 minute each side and set aside, then the monkfish, same again.',
      'Fry the chorizo and onion for 8 minutes. Splash in the sherry, then stir in the rice. Pour in the stock and simmer for 10 minutes.',
      'Nestle in the mussels and monkfish, 8 minutes more. Prawns on top, cover and rest 8 minutes.',
    ],
  );
  expect(list).toMatch(/^12 raw tiger prawns, shell on$/m);
  expect(list).toMatch(/fish stock/);
  expect(list).not.toMatch(/shrimp|Shaoxing|chicken stock/);
  expect(steps).toMatch(/pollock/);
  expect(steps.match(/[Dd]issolve/g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(tips[0]).toMatch(/costs about \d+ % less/);
});

it('puff pastry is baked as puff pastry, and frozen salmon is skinned as the fresh was', () => {
  const { list } = made(
    'Salmon en Croûte',
    6,
    25,
    [
      '1 x 900g side of salmon, skinned',
      '500g block all-butter puff pastry',
      '200g spinach',
      '100g cream cheese',
      '1 egg, beaten',
    ],
    [
      'Wilt the spinach, squeeze dry and chop. Mix with the cream cheese.',
      'Roll the pastry to a rectangle. Lay the salmon down the middle and spread the spinach on top.',
      'Brush with egg, fold over and bake at 200C for 35 minutes.',
    ],
  );
  expect(list).toMatch(/puff pastry/);
  expect(list).not.toMatch(/biscuit|croissant|phyllo/);
  expect(list).toMatch(/frozen salmon, skinned/);
});

it('a jambalaya has more levers than its chicken, and onions fill up for none', () => {
  const { list } = made(
    "Mawmaw's Jambalaya",
    8,
    30,
    [
      '1 lb andouille sausage, sliced',
      '1 lb boneless skinless chicken thighs, cut up',
      '1 lb large Gulf shrimp, peeled and deveined',
      '1 big onion, chopped',
      '1 can (28 oz) tomatoes',
      '2 cups long grain white rice',
      '3 1/2 cups chicken stock',
    ],
    [
      'Brown the sausage in a heavy pot. Take it out. Brown the chicken in the same pot. Take out.',
      'Cook the onion for 8 minutes. Add the tomatoes and stock and put the meats back. Bring to a boil.',
      'Stir in the rice. Cover and turn it low, 25 minutes. Lay the shrimp on top and cover, 5 minutes more.',
    ],
  );
  expect(list).toMatch(/stock cubes/);
  expect(list).toMatch(/^1 lb boneless skinless chicken thighs/m);
  expect(list).toMatch(/^1 big onion/m);
});
