import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from './understand-recipe.ts';

const kitchen = loadKitchen();
const unlisted = (title: string, ingredients: readonly string[], instructions: readonly string[]) =>
  understandRecipe(
    { title, description: null, cuisine: null, servings: null, ingredients, instructions },
    { grounder: kitchen.grounder, foods: kitchen.foods },
  ).unlisted.map(({ text }) => text.toLowerCase());

const sardines = ['2 tins sardines', '1/2 cup mayonnaise', '1/2 cup panko breadcrumbs', '1 egg'];

it.each([
  'Add the remaining fish cake ingredients. Scoop into small balls and flatten into patties.',
  'Scoop the fish cake mix into small balls.',
  'Shape into patties. While the fish cakes chill, make a salad.',
])('what the recipe shapes is no food that its list lacks: %s', (text) => {
  expect(unlisted('Sardine Cakes', sardines, [text])).toEqual([]);
});

it.each([
  // Nothing of it is made here.
  [
    'Fish Soup',
    ['500 g cod', '1 l fish stock'],
    'Add the fish cakes and simmer for 5 minutes.',
    'fish cakes',
  ],
  ['Cod Cakes', ['300 g cod', '200 ml cream'], 'Drop the fish cakes in the sauce.', 'fish cakes'],
  // It is bought.
  ['Ice Cream Cake', ['1 l vanilla ice cream'], 'Press a sponge cake into the tin.', 'sponge cake'],
  // Nobody listed what it is of.
  ['Potato Cakes', ['500 g potatoes', '1 onion'], 'Form patties. Serve the fish cakes beside.', 'fish cakes'],
  // A sauce comes out of a bottle.
  ['Peas', ['500 g peas'], 'Stir the peas into the white sauce.', 'white sauce'],
  ['Sausages', ['8 sausages'], 'Roast the sausages and serve them with the brown sauce.', 'brown sauce'],
  ['Stir-Fry Sauce', ['2 tbsp honey'], 'Roll up your sleeves and add the soy sauce.', 'soy sauce'],
])('what comes from elsewhere is still judged: %s', (title, list, text, food) => {
  expect(unlisted(title, list, [text])).toContain(food);
});

it.each([
  'Mix the butter and flour until a cornmeal consistency is reached.',
  'Roll the dough into walnut-sized balls.',
])('what a texture or a size is likened to is no food that the list lacks: %s', (text) => {
  expect(unlisted('Biscuits', ['200 g flour', '100 g butter'], [text])).toEqual([]);
});

it('the ravioli that the title names and the steps roll, and a pink sauce of cream and tomato, are no bought food', () => {
  const found = unlisted(
    'Ravioli',
    ['4 eggs', '400 g 00 flour', '250 g ricotta', '1 cup heavy cream', '1 cup tomato passata'],
    [
      'Knead eggs and flour to a dough and roll it out.',
      'Fill with the ricotta and cut between the raviolis.',
      'Warm the passata with the cream to make a pink sauce.',
    ],
  );
  expect(found).not.toContain('raviolis');
  expect(found).not.toContain('pink sauce');
});
