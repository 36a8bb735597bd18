import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
const after = (
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
  reduction_percent: number,
): { readonly list: string; readonly told: string } => {
  const made = budgetifyRecipe(kitchen, {
    recipe: { title, servings: 4, ingredients: [...ingredients], instructions: [...instructions] },
    reduction_percent,
  });
  return {
    list: made.ingredients.map(({ text }) => text).join('\n'),
    told: made.instructions.join('\n'),
  };
};

it('orders potatoes into a long pot behind the sentence that cooks for long', () => {
  const { list, told } = after(
    'Beef stew',
    ['900 g braising steak, diced', '2 onions, chopped', '500 ml beef stock'],
    [
      'Brown the beef and the onions.',
      'Add the stock. Cover and braise in the oven for 2 1/2 to 3 hours, until tender. Leave to cool.',
    ],
    25,
  );
  expect(list).toMatch(/potato/);
  expect(told).toMatch(
    /Cut the potato(?:es)? into large chunks\. [^]*until tender\. Add the potato(?:es)? 40 minutes before the end of that time, and push (?:it|them) under the liquid\. Leave to cool\.$/,
  );
});

const paella = {
  list: [
    '2 tbsp olive oil',
    '400g boneless, skinless chicken thighs, in chunks',
    '1 onion, finely chopped',
    '1 tsp smoked paprika',
    '300g paella rice',
    '100ml dry white wine',
    '900ml hot chicken stock (from 2 cubes)',
    '200g raw king prawns',
  ],
  steps: [
    'Heat the oil in a paella pan. Brown the chicken for 5 minutes.',
    'Add the onion and soften for 8 minutes. Stir in the paprika for 1 minute.',
    'Stir in the rice, pour in the wine and let it bubble away. Add the stock, stir once, then simmer without stirring for 15 minutes.',
    'Push the prawns into the rice, cover and cook for 5–6 minutes, until pink.',
  ],
};

it('puts no potatoes beside rice or couscous', () => {
  expect(after('Paella', paella.list, paella.steps, 30).list).not.toMatch(/potato/);
  const tagine = after(
    'Lamb and chickpea tagine',
    [
      '1.2kg diced lamb leg',
      '2 tbsp olive oil',
      '2 onions, sliced',
      '2 tsp ground cumin',
      '400g can chopped tomatoes',
      '500ml beef stock',
      '400g can chickpeas, drained',
      '300g couscous, to serve',
    ],
    [
      'Heat the oil in a casserole and brown the lamb. Add the onions and cumin and cook for 10 minutes.',
      'Add the tomatoes and stock. Bring to the boil, then cover and simmer for 1 hour 15 minutes.',
      'Add the chickpeas and simmer, uncovered, for another 30 minutes.',
      'Prepare the couscous following the packet and serve.',
    ],
    40,
  );
  expect(tagine.list).not.toMatch(/potato/);
});

it('saves nothing by a cube where the stock is made of cubes, and pours no stock in twice', () => {
  const { list, told } = after('Paella', paella.list, paella.steps, 30);
  expect(list).toMatch(/900ml hot chicken stock \(from 2 cubes\)/);
  expect(told).not.toMatch(/pour in the (?:chicken )?stock and let it bubble away/);
});

it('leaves no pan off the heat and on it again when what went in between is gone', () => {
  const { list, told } = after(
    'Beef bourguignon',
    [
      '3 lb beef chuck, cut into 2-inch pieces',
      '6 oz bacon, chopped',
      '1 yellow onion, chopped',
      '3 Tbsp all-purpose flour',
      '2 Tbsp cognac',
      '1 bottle (750 ml) good Pinot Noir',
      '2 cups beef stock',
      '4 Tbsp butter',
      '1 lb cremini mushrooms, quartered',
      '8 oz frozen pearl onions, thawed',
    ],
    [
      'Crisp the bacon in a Dutch oven; remove. Brown the beef in batches in the drippings. Remove.',
      'Cook the onion 8 minutes. Add the flour and stir 2 minutes. Off the heat, add the cognac, then return to the heat and scrape up the browned bits.',
      'Pour in the wine and simmer 5 minutes. Add the stock and beef and bacon. Cover and braise in the oven 2 1/2 to 3 hours, until tender.',
      'Brown the mushrooms and pearl onions in the butter, 10 minutes. Stir them in.',
    ],
    45,
  );
  expect(list).not.toMatch(/cognac/);
  expect(told).toMatch(/stir 2 minutes\. Scrape up the browned bits\./);
});
