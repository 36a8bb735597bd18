import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { HealthFocus } from '#cooking/vocabulary';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const made = (
  title: string,
  servings: number,
  focus: HealthFocus,
  ingredients: string[],
  instructions: string[],
) => {
  const answer = healthify(kitchen, {
    recipe: { title, servings, ingredients, instructions },
    health_focus: focus,
  });
  return {
    ...answer,
    list: answer.ingredients.map(({ text }) => text).join('\n'),
    steps: answer.instructions.join('\n'),
    reasons: answer.changes.map(({ reason }) => reason).join('\n'),
  };
};

describe('a target that lies far', () => {
  it('is neared in a crumble by a third of the sugar, and the fruit stays', () => {
    const { list, targets, reasons } = made(
      'Granny’s Rhubarb Crumble',
      6,
      'diabeticFriendly',
      [
        '800g rhubarb, cut into chunks',
        '150g caster sugar',
        '200g plain flour',
        '100g cold butter, cubed',
        '100g demerara sugar',
      ],
      [
        'Heat oven to 190C/170C fan. Put the rhubarb in a dish with the caster sugar.',
        'Rub the butter into the flour until it looks like breadcrumbs, then stir in the demerara.',
        'Scatter over the rhubarb and bake 40 mins till golden.',
      ],
    );
    expect(targets[0]!.after!).toBeLessThan(targets[0]!.before! * 0.7);
    expect(list).toMatch(/^(?:50|55|60) g caster sugar/m);
    expect(list).toMatch(/rolled oats/);
    expect(reasons).toMatch(/less carbohydrate/);
  });

  it('takes a leaner make of the mince and less of it at once, with the label that is true', () => {
    const { list, reasons } = made(
      'Lasagne',
      6,
      'lowSaturatedFat',
      [
        '750g beef mince (20% fat)',
        '1 onion, finely chopped',
        '2 x 400g tins chopped tomatoes',
        '75g butter',
        '75g plain flour',
        '900ml whole milk',
        '150g mature cheddar, grated',
        '12 dried lasagne sheets',
      ],
      [
        'Fry the onion. Add the mince and brown well. Add the tomatoes and simmer 30 mins.',
        'Melt the butter, stir in the flour, then whisk in the milk till thick. Stir in half the cheddar.',
        'Layer mince, pasta and white sauce. Scatter over the rest of the cheddar. Bake at 190C for 40 mins.',
      ],
    );
    expect(list).toMatch(/lean beef mince/);
    expect(list).not.toMatch(/lean beef mince \(20% fat\)/);
    expect(reasons).toMatch(/less saturated fat/);
  });
});

it('lamb stays lamb in a shepherd’s pie', () => {
  const { list } = made(
    'Shepherd’s Pie',
    6,
    'lowCalorie',
    ['800g lamb mince', '2 onions, chopped', '500ml lamb stock', '1kg potatoes, peeled', '100g butter'],
    [
      'Brown the mince with the onions. Add the stock and simmer 40 mins.',
      'Boil the potatoes in salted water for 20 mins, drain and mash with the butter.',
      'Top the mince with the mash and bake at 200C for 25 mins.',
    ],
  );
  expect(list).toMatch(/lean lamb mince/);
  expect(list).not.toMatch(/turkey/);
});

it('protein goes into the batter, and whipped whites before it is in the pan', () => {
  const { list, steps } = made(
    'Blueberry Pancakes',
    4,
    'highProtein',
    [
      '2 cups all-purpose flour',
      '1/4 cup sugar',
      '2 tsp baking powder',
      '2 large eggs',
      '2 cups buttermilk',
      '4 Tbsp butter, melted',
      '1 cup blueberries',
    ],
    [
      'Whisk the flour, sugar and baking powder in a big bowl.',
      'Beat the eggs with the buttermilk and melted butter, pour into the dry stuff and stir until just combined.',
      'Fold in the blueberries. Heat a griddle over medium.',
      'Scoop 1/4 cup batter for each, cook until bubbles pop, about 2 minutes, flip and cook 1-2 minutes more.',
    ],
  );
  expect(list).toMatch(/cottage cheese/);
  expect(steps).not.toMatch(/beside/);
  expect(steps.indexOf('fold them into the batter')).toBeLessThan(steps.indexOf('Scoop'));
});

it('half and half is one food in the text, and the stick of butter is told as what it is now', () => {
  const { steps } = made(
    'Loaded Mac and Cheese',
    8,
    'lowCalorie',
    [
      '1 lb elbow macaroni',
      '1 stick butter',
      '1/2 cup all purpose flour',
      '4 cups whole milk',
      '1 cup half and half',
      '4 cups sharp cheddar, shredded',
    ],
    [
      'Boil macaroni 1 minute less than box says, drain.',
      'Melt the stick of butter in a pot, whisk in flour. Slowly whisk in milk and half and half, cook until thick, about 6 minutes.',
      'Off the heat stir in the cheddar until melted. Stir in macaroni.',
      'Spread in a 9x13 and bake at 350 for 25 min.',
    ],
  );
  expect(steps).not.toMatch(/milk reduced-fat milk|the stick of butter/);
});

it('what only gets hot goes into a risotto when its stock is drunk', () => {
  const { instructions } = made(
    'Mushroom Risotto',
    4,
    'diabeticFriendly',
    [
      '320g arborio rice',
      '300g mushrooms',
      '1 shallot',
      '80g butter',
      '125ml white wine',
      '1.2l chicken stock',
      '80g parmesan',
    ],
    [
      'Fry shallot in half the butter, add mushrooms, then rice, toast 2 min. Add wine.',
      'Add hot stock a ladle at a time, stirring, 18 min.',
      'Take off the heat, beat in remaining butter and parmesan. Rest 2 min and serve.',
    ],
  );
  expect(instructions[0]).not.toMatch(/spinach|peas/);
});
