import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
const made = (
  title: string,
  servings: number,
  reduction_percent: number,
  ingredients: string[],
  instructions: string[],
) => {
  const answer = budgetifyRecipe(kitchen, {
    recipe: { title, servings, ingredients, instructions },
    reduction_percent,
  });
  return {
    ...answer,
    list: answer.ingredients.map(({ text }) => text).join('\n'),
    why: answer.changes.map(({ reason }) => reason).join('\n'),
  };
};

it('lets the coating follow the meat, says what lies on the plate, and takes plain rice', () => {
  const pan = made(
    'Sticky Chicken',
    2,
    30,
    [
      '4 Chicken Thighs',
      '3/4 cup Basmati Rice',
      '4 Tbsp All-Purpose Flour',
      '2 Sweet Peppers, chopped',
      '2 Tbsp Soy Sauce',
      '2 Tbsp Sweet Chili Sauce',
      'Oil',
    ],
    [
      'Cook the rice in 1 1/4 cups water.',
      'Whisk together the soy sauce and sweet chili sauce. Put the flour in another bowl.',
      'Cut the chicken into pieces. Add chicken to the flour and toss to coat. Fry in oil for 8 minutes.',
      'Add the peppers and the sauce and cook for 3 minutes. Serve with the rice.',
    ],
  );
  const thighs = /^(\d) chicken thighs/im.exec(pan.list);
  expect(thighs?.[1]).toBe('2');
  expect(pan.list).toMatch(/^2 tbsp all-purpose flour/im);
  expect(pan.why).toMatch(/150 g a person/);
});

it('gives a tough joint its hours under a lid', () => {
  const roast = made(
    'Sunday Pot Roast',
    6,
    30,
    ['1.5 kg beef ribeye roast', '4 carrots', '2 onions', '500 ml beef stock', '250 ml red wine'],
    [
      'Brown the beef.',
      'Put the vegetables around and pour on the stock and wine.',
      'Roast at 160°C for 1.5 hours.',
    ],
  );
  expect(roast.list).toMatch(/beef chuck|braising/);
  expect(roast.instructions.join(' ')).toMatch(/3 to 3½ hours under a tight lid/);
});
