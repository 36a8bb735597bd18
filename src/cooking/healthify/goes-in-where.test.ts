import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { applyEdits } from '../edit/edit.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { judgeUnderstood } from '../verify/judge-understood.ts';
import type { HealthFocus } from '../vocabulary.ts';
import { planHealth } from './healthify.ts';

const kitchen = loadKitchen();
const asks = {
  diets: [],
  allergens: [],
  exclusions: [],
  timeAvailable: null,
  servings: null,
  skill: null,
  equipment: null,
  maxCostPerServing: null,
  jurisdiction: 'us',
} as const;

const healthier = (
  focus: HealthFocus,
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
) => {
  const understood = understandRecipe(
    { title, description: null, cuisine: null, servings: 4, ingredients, instructions },
    kitchen,
  );
  const { moves, advice } = planHealth(
    understood,
    judgeUnderstood(understood, asks, kitchen),
    { focus, maxChanges: 8, further: 4, deny: () => null },
    kitchen,
  );
  const { text } = applyEdits(
    understood,
    moves.flatMap(({ edits }) => edits),
    kitchen,
  );
  return { moves, advice, text };
};

it('folds whipped whites into the batter after all that it is mixed of', () => {
  const { text } = healthier(
    'highProtein',
    'Buttermilk pancakes',
    [
      '2 cups all-purpose flour',
      '3 Tbsp sugar',
      '2 tsp baking powder',
      '1/2 tsp salt',
      '2 cups low-fat buttermilk',
      '2 large eggs',
      '4 Tbsp butter, melted',
    ],
    [
      'Whisk dry stuff in a big bowl.',
      'Beat buttermilk, eggs and melted butter, pour into dry, stir till just combined. Let sit 5 min.',
      'Griddle to 350°F (medium). Butter it. 1/4 cup batter each.',
      'Flip when bubbles pop and stay open, about 2 min.',
    ],
  );
  expect(text.instructions[0]).not.toMatch(/egg whites/);
  expect(text.instructions[1]).toMatch(/Let sit 5 min\. Whisk the egg whites to soft peaks and fold them/);
});

const loMein = (whisk: string) =>
  healthier(
    'lowSodium',
    'Chicken lo mein',
    [
      '10 oz dried lo mein noodles',
      '1 lb boneless, skinless chicken breast, thinly sliced',
      '2 Tbsp vegetable oil',
      '3 cups broccoli florets',
      '3 cloves garlic, minced',
      '1 Tbsp grated fresh ginger',
      'For the sauce: 1/3 cup soy sauce',
      '3 Tbsp oyster sauce',
      '1 tsp chicken bouillon powder',
      '2 tsp brown sugar',
      '2 tsp cornstarch',
      '1/2 cup water',
      '1/2 tsp salt',
    ],
    [
      'Cook the noodles according to the package. Drain and set aside.',
      whisk,
      'Heat the oil in a wok over high heat. Stir-fry the chicken 4–5 minutes. Add the broccoli, garlic and ginger and stir-fry 3 minutes.',
      'Add the noodles, pour in the sauce and toss over high heat about 2 minutes until glossy. Serve right away!',
    ],
  ).text;

it('what stands among the sauce ingredients goes in with them, once', () => {
  const text = loMein('Whisk all the sauce ingredients, including the 1/2 tsp salt.');
  expect(text.ingredients.join('\n')).toMatch(/soy sauce\n.*rice vinegar/);
  expect(text.instructions.join(' ')).not.toMatch(/vinegar/);
});

it('measured pepper is that pepper, not plenty of it', () => {
  const text = loMein('Whisk all the sauce ingredients, including the 1/2 tsp salt.');
  expect(text.ingredients.join('\n')).toMatch(/tsp black pepper/);
  expect(text.instructions.join(' ')).toMatch(/the black pepper/);
  expect(text.instructions.join(' ')).not.toMatch(/plenty/);
});

it('bouillon powder by the spoon is weighed, and its place is taken by one of little salt', () => {
  const weigh = (line: string) => kitchen.grounder.ground([line])[0]!.ingredient.grams;
  expect(
    ['1 tsp chicken bouillon powder', '2 tsp vegetable bouillon powder', '1 tsp beef bouillon granules'].map(
      weigh,
    ),
  ).toEqual([3.7, 7.4, 3.7]);
  expect(loMein('Whisk all the sauce ingredients.').ingredients.join('\n')).toMatch(
    /tsp low-sodium chicken bouillon granules/,
  );
});

it('says of no cooking apple that it is sweet, and takes whole grain and oats for its flour', () => {
  const { moves, text } = healthier(
    'diabeticFriendly',
    'Bramley apple crumble',
    [
      '900 g Bramley apples, peeled, cored and sliced',
      '150 g caster sugar',
      '200 g plain flour',
      '125 g cold butter, cubed',
      '125 g demerara sugar',
    ],
    [
      'Toss the apples with the caster sugar and tip into an ovenproof dish.',
      'Rub the butter into the flour until it looks like breadcrumbs, then stir in the demerara.',
      'Scatter the topping over the fruit and bake for 40–45 minutes at 190 °C.',
    ],
  );
  expect(moves.map(({ why, tip }) => `${why} ${tip ?? ''}`).join(' ')).not.toMatch(/ripest|sweet by itself/);
  expect(text.ingredients).toEqual(expect.arrayContaining(['90 g whole wheat flour', '100 g rolled oats']));
});

it('tells how low-fat yogurt stays whole in a hot sauce, and says nothing of it in a salad', () => {
  const tips = (title: string, how: string) =>
    healthier(
      'lowSaturatedFat',
      title,
      ['600 g chicken thighs, in chunks', '2 onions, sliced', '3 tbsp ghee', '250 g full-fat natural yogurt'],
      [how],
    )
      .moves.flatMap(({ tip }) => tip ?? [])
      .join(' ');
  expect(
    tips(
      'Chicken korma',
      'Fry the onions in the ghee, add the chicken and yogurt and simmer for 20 minutes.',
    ),
  ).toMatch(/splits sooner/);
  expect(
    tips(
      'Chicken korma',
      'Fry the onions in the ghee, add the chicken and simmer for 20 minutes. Serve with the yogurt.',
    ),
  ).not.toMatch(/splits sooner/);
  expect(
    tips('Chicken salad', 'Fry the chicken in the ghee. Mix with the onions and yogurt in a bowl.'),
  ).not.toMatch(/splits sooner/);
});

const pie = (...more: readonly string[]) =>
  healthier(
    'highFiber',
    'Cottage pie',
    [
      '500 g beef mince',
      '1 tbsp oil',
      '1 large onion, chopped',
      '1 carrot, diced',
      '1 tbsp plain flour',
      '300 ml beef stock',
      '900 g potatoes, peeled',
      '50 g butter',
      ...more,
    ],
    [
      'Soften the onion and carrot in the oil for 10 minutes. Brown the mince well.',
      'Stir in the flour, then the stock. Simmer for 30 minutes.',
      'Boil the potatoes for 20 minutes and mash with the butter.',
      'Spread the mash over the mince and bake at 200 °C for 25 minutes.',
    ],
  ).text;

it('puts peas into the mince of a pie that has no vegetable but its onion, where fiber is asked for', () => {
  const text = pie();
  expect(text.ingredients).toContain('160 g frozen peas');
  expect(text.instructions[1]).toMatch(/Stir in the frozen peas and cook for 3 minutes/);
  expect(pie('200 g sweetcorn').ingredients.join(' ')).not.toMatch(/peas/);
});

it('boils the potatoes of a mashed soup apart where potassium counts, and leaves whole ones in a clear soup', () => {
  const soup = (last: string) =>
    healthier(
      'kidneyFriendly',
      'Potato soup',
      [
        '2 Tbsp salted butter',
        '1 medium onion, diced',
        '4 cups chicken broth',
        '2 1/2 lb russet potatoes, peeled and cubed',
        '1 tsp salt',
      ],
      [
        'Cook the onion in the butter for 5 minutes.',
        'Add the broth, potatoes and salt and simmer for 20 minutes, until tender.',
        last,
      ],
    );
  const mashed = soup('Mash about a third of the potatoes right in the pot.');
  expect(mashed.text.instructions[0]).toMatch(/^Put the potatoes in a large pan of cold water/);
  expect(mashed.text.instructions.join(' ')).toMatch(/simmer for 5 minutes/);
  expect(mashed.advice.join(' ')).not.toMatch(/pour it away/);
  const clear = soup('Ladle into bowls.');
  expect(clear.text.instructions.join(' ')).not.toMatch(/pour the water away/);
  expect(clear.advice.join(' ')).toMatch(/pour it away/);
});
