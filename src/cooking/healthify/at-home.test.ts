import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';
import type { HealthFocus } from '../vocabulary.ts';

const kitchen = loadKitchen();
const made = (
  health_focus: HealthFocus,
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
  recipeYield = '4',
) => {
  const answer = healthify(kitchen, {
    health_focus,
    recipe: { title, recipeYield, ingredients: [...ingredients], instructions: [...instructions] },
  });
  return {
    list: answer.ingredients.map(({ text }) => text).join('\n'),
    steps: (answer.instructions ?? []).join(' '),
  };
};

it('brings neither leaves nor herbs to a sweet bake', () => {
  const { list } = made(
    'diabeticFriendly',
    'Overnight French Toast Bake',
    [
      '1 lb brioche, cubed',
      '8 eggs',
      '2 cups whole milk',
      '3/4 cup sugar',
      '1/2 cup flour',
      '1/2 cup brown sugar',
      '1 stick cold butter, cubed',
      'maple syrup for serving',
    ],
    [
      'Put the bread in a 9x13 dish. Whisk the eggs, milk and sugar and pour over. Chill overnight.',
      'Mix the flour and brown sugar, cut in the butter and sprinkle over.',
      'Bake at 350F for 50 minutes. Serve with the syrup.',
    ],
    '8',
  );
  expect(list).not.toMatch(/arugula|chives|parsley/);
});

it('stirs no pulses into a butter chicken and warms none in a soup that is smooth', () => {
  const chicken = made(
    'weightLoss',
    'Butter Chicken',
    [
      '800 g chicken thighs',
      '1 cup yogurt',
      '4 tbsp butter',
      '4 tomatoes, pureed',
      '1/2 cup cream',
      '1 tsp garam masala',
    ],
    [
      'Marinate the chicken in the yogurt for 2 hours, then fry it in half the butter.',
      'Cook the tomatoes in the rest of the butter, add the chicken and simmer for 10 minutes.',
      'Stir in the garam masala and cream.',
    ],
  );
  expect(chicken.list).not.toMatch(/lentils|chickpeas|spinach|peas/);
  const soup = made(
    'highProtein',
    'Pumpkin Soup with Ginger',
    [
      '1 kg pumpkin',
      '1 onion',
      'a thumb of ginger',
      '1 tbsp butter',
      '1 litre vegetable stock',
      '100 ml cream',
    ],
    [
      'Soften the onion and ginger in the butter for 8 minutes. Add the pumpkin and the stock.',
      'Cook for 20 minutes until soft, then puree. Stir in the cream.',
    ],
  );
  expect(soup.steps).not.toMatch(/lentils and warm through/);
});

it('sets jam with less sugar by the pectin that needs none, and keeps it in the fridge', () => {
  const { list, steps } = made(
    'lowSugar',
    'Strawberry Rhubarb Jam',
    [
      '4 cups rhubarb, chopped',
      '4 cups strawberries, crushed',
      '6 cups sugar',
      '1/4 cup lemon juice',
      '1 package (1.75 oz) powdered pectin',
    ],
    [
      'Sterilize six half-pint jars.',
      'Bring the fruit, lemon juice and pectin to a full rolling boil.',
      'Add the sugar and boil hard for 1 minute.',
      'Ladle into jars leaving 1/4 inch headspace. Process in boiling water bath 10 minutes.',
    ],
    '48',
  );
  expect(list).toMatch(/3 cups sugar[\s\S]*no-sugar-needed pectin/);
  expect(steps).toMatch(/headspace\. Close and let cool\. Keep in the fridge/);
});

it('leaves the cream of coconut milk to split alone, without stock in it', () => {
  const { list, steps } = made(
    'lowSaturatedFat',
    'Thai Green Curry Prawns',
    [
      '1 tin coconut milk (400ml)',
      '2 tbsp green curry paste',
      '200g raw prawns',
      '100g green beans',
      '1 tbsp fish sauce',
    ],
    [
      'Spoon the thick cream off the coconut milk into a wok and fry with the paste until it splits.',
      'Add the rest of the milk and the beans and simmer for 8 minutes. Add the prawns for 3 minutes, then the fish sauce.',
    ],
    '2',
  );
  expect(`${list} ${steps}`).not.toMatch(/stock/);
});
