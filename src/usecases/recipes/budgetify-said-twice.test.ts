import { expect, it } from 'vitest';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cheaper = (
  title: string,
  servings: number,
  ingredients: string[],
  instructions: string[],
  reduction_percent: number,
) => {
  const out = budgetifyRecipe(kitchen, {
    recipe: { title, servings, ingredients, instructions },
    reduction_percent,
  });
  return {
    ...out,
    list: out.ingredients.map(({ text }) => text).join('\n'),
    said: out.steps.map(({ text }) => text).join('\n'),
  };
};

const meatballs = cheaper(
  'Spaghetti and Meatballs',
  6,
  [
    '½ onion, chopped',
    '3 cloves chopped garlic',
    '1 cup finely chopped carrots',
    '2 cans (28 oz.) Italian plum tomatoes',
    '¼ cup grated Parmesan cheese',
    '¼ cup red wine (optional)',
    '1 lb. ground beef',
    '½ lb. fresh bulk Italian style pork sausage',
    '2 large eggs',
    '¾ cup unseasoned breadcrumbs',
    '¼ cup grated Parmesan cheese',
    'Red wine (optional)',
    '1 ½ lb. dry spaghetti',
    '2 tbsp olive oil',
  ],
  [
    'Heat olive oil in a 4 to 5 quart pot, add the onion, garlic and carrots and cook for 3 minutes.',
    'Add the canned tomatoes and mash for 5 minutes. Reduce heat to low and simmer.',
    'In a large bowl, mix by hand the beef, Italian sausage, eggs, breadcrumbs and cheese. Form 1-inch meatballs.',
    'Brown the meatballs for 3 minutes. Add a little bit of red wine to deglaze the pan.',
    'Add the cheese and red wine to the sauce. Add meatballs and simmer for 30 minutes.',
    'Cook the spaghetti and serve with the sauce and meatballs.',
  ],
  40,
);

it('takes no more lentils into meatballs than they hold', () => {
  expect(meatballs.list).toMatch(/½ can \(15 oz\) lentils/);
  expect(meatballs.said).toMatch(/mash them and work them into the meat; chill the mixture/);
  // More carrots in the sauce are no larger meatballs.
  expect(meatballs.list).toMatch(/^1 cup finely chopped carrots$/m);
});

it('changes a food in both its lines or in neither', () => {
  const cheese = meatballs.ingredients
    .filter(({ text }) => /parmesan|cheese/i.test(text))
    .map(({ text }) => text);
  expect(new Set(cheese).size).toBe(1);
  expect(meatballs.list).not.toMatch(/red wine/i);
  expect(meatballs.said).toMatch(/a little bit of water to deglaze the pan/);
});

it('buys as many cans of the same size', () => {
  expect(meatballs.list).toMatch(/2 cans \(28 oz\.\) tomatoes/);
});

it('weighs what no cup holds in ounces on an American list', () => {
  expect(meatballs.list).not.toMatch(/\b\d+ g\b/);
});

it('keeps the real vanilla of an ice cream, and less of it', () => {
  const { list, tips } = cheaper(
    'Vanilla Ice Cream',
    8,
    ['1 pint heavy cream', '1 cup milk', '2 Tbsp vanilla extract', '1/2 cup honey', '1 cup sugar'],
    [
      'Mix the milk and sugar until dissolved. Add the heavy cream, vanilla extract and honey.',
      'Churn for 30 minutes and freeze overnight.',
    ],
    25,
  );
  expect(list).toMatch(/1 tbsp vanilla extract/);
  // The pint goes in whole.
  expect((tips ?? []).join(' ')).not.toMatch(/opened pack/);
});

const rolls = cheaper(
  'Cinnamon Rolls',
  12,
  [
    '1 cup warm milk',
    '2 1/4 tsp yeast',
    '1/3 cup butter, soft',
    '2 eggs',
    '4 1/2 cups bread flour',
    '1 cup brown sugar',
    '1/2 cup butter',
    '8 oz cream cheese',
    '1/2 cup butter',
    '2 cups powdered sugar',
  ],
  [
    'Dissolve yeast in the milk. Mix in butter, eggs and flour and knead 8 min. Let rise 1 hr.',
    'Roll out. Spread with the soft butter and sprinkle on brown sugar. Roll up and cut in 12.',
    'Let rise 30 min. Bake at 375 for 20 min.',
    'Beat cream cheese, butter and powdered sugar and frost while warm.',
  ],
  25,
);

it('makes no running frosting, and no margarine of the wrong butter', () => {
  expect(rolls.list).not.toMatch(/sour cream/);
  const butters = rolls.list.match(/butter|margarine/g) ?? [];
  expect(new Set(butters).size).toBe(1);
  // Yeast wakes up in warm water.
  expect(rolls.list).not.toMatch(/(?<!warm )water/);
});

it('boils down less wine where a cube makes the stock', () => {
  const { list } = cheaper(
    'Beef Stew',
    6,
    [
      '3 lbs beef chuck, cut in cubes',
      '3 Tbsp olive oil',
      '2 onions',
      '2 cups red wine',
      '4 cups beef broth',
      '1 lb carrots',
      '1.5 lbs potatoes',
    ],
    [
      'Brown the beef in the oil. Saute the onions. Pour in the red wine and let it boil down by half.',
      'Return the beef, add the broth, cover and simmer 1 1/2 hours.',
      'Add carrots and potatoes and cook 45 minutes more.',
    ],
    40,
  );
  expect(list).toMatch(/^1 cup red wine$/m);
  expect(list).toMatch(/beef stock cubes/);
});

it('measures half a cup anew, and asks nobody for what is gone', () => {
  const { said } = cheaper(
    'Spaghetti Sauce',
    10,
    [
      '4 28 oz cans of whole tomatoes',
      '1 6 oz can of tomato paste',
      '12 garlic cloves',
      '3/4 cup of olive oil',
      'basil (optional)',
    ],
    [
      'Heat 1/2 a cup of olive oil in a large pot and heat the garlic until golden.',
      'Add the tomato paste and tomatoes. Cook uncovered for 45 minutes.',
      'Add a pinch of salt, the remaining 1/4 cup of olive oil, and basil if you are adding that.',
    ],
    30,
  );
  expect(said).not.toMatch(/1\/2 a cup/);
  expect(said).not.toMatch(/if you are adding/);
});

it('leaves oil that is deep no deeper than it must be', () => {
  const { list } = cheaper(
    'Fried Chicken Sandwich',
    4,
    [
      '1 lb chicken breast',
      '2 cups buttermilk',
      '2 cups flour',
      '1 1/2 cups cooking oil, to fry the chicken',
      '4 buns',
    ],
    [
      'Dip the chicken in the buttermilk and the flour.',
      'Heat the oil to 350 F and fry the chicken for 7 minutes, until it is 165 F inside.',
      'Serve in the buns.',
    ],
    25,
  );
  expect(list).toMatch(/1 1\/2 cups/);
  // Nor is a bun a loaf.
  expect(list).not.toMatch(/bread/);
});

it('cuts another cabbage into florets', () => {
  const { list } = cheaper(
    'Tofu and Cashew Chow Mein',
    3,
    [
      '10 oz wheat noodles',
      '3 Tbsp soy sauce',
      '2 Tbsp peanut oil',
      '6 oz firm tofu, cubed',
      '1 carrot',
      '2 cups small broccoli florets',
      '1/2 cup roasted cashews',
    ],
    [
      'Soak the noodles.',
      'Heat a wok, add the oil and stir-fry the carrot and broccoli for 2 minutes. Add the tofu for 4 minutes.',
      'Stir through the noodles, soy sauce and cashews.',
    ],
    30,
  );
  expect(list).toMatch(/cauliflower florets/);
});

it('says so where salt by the tablespoon cannot be meant, and takes green peppers by number', () => {
  const { warnings } = cheaper(
    'Meatloaf',
    6,
    ['2 lbs ground beef', '1 cup panko', '2 eggs', '1 onion, grated', '2 tbsp salt', '1/2 cup ketchup'],
    [
      'Mix beef, panko, eggs, onion and salt and shape in a loaf.',
      'Spread with ketchup and bake at 350F for 1 hour, to 160F inside.',
    ],
    20,
  );
  expect(warnings.join(' ')).toMatch(/2 tbsp salt: about 35 g for 1.3 kg of food/);
  const shakshuka = cheaper(
    'Shakshuka',
    3,
    [
      '3 tbsp olive oil',
      '1 onion',
      '2 red bell peppers',
      '1 tsp cumin',
      '28 oz can San Marzano tomatoes',
      '6 eggs',
      '4 oz feta',
    ],
    [
      'Cook onion and peppers in oil 10 minutes with the cumin.',
      'Pour in tomatoes, simmer 15 min.',
      'Crack in eggs, cover and cook 6 min. Crumble feta over.',
    ],
    30,
  );
  expect(shakshuka.list).toMatch(/2 green bell peppers/);
});

it('opens one can of two, and cuts tomatoes for a salad', () => {
  const curry = cheaper(
    'Thai Green Curry',
    4,
    [
      '1.5 lb boneless skinless chicken thighs, cut up',
      '2 cans (13.5 oz) coconut milk',
      '1/4 cup green curry paste',
      '1 tbsp fish sauce',
      '1 eggplant, cubed',
      '2 cups jasmine rice',
    ],
    [
      'Simmer half a can of coconut milk until thick, fry curry paste in it 3 minutes.',
      'Add chicken, rest of coconut milk and fish sauce. Simmer 10 min. Add eggplant 8 min.',
      'Serve on rice.',
    ],
    30,
  );
  // "1 can (13.5 oz)" is a can; so many ounces of two are none.
  expect(curry.list).not.toMatch(/^[\d./ ]+ oz[^\n]*coconut milk/m);
});
