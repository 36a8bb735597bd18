import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { HealthFocus } from '#cooking/vocabulary';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const made = (
  focus: HealthFocus,
  title: string,
  servings: number,
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

describe('what brings most is what is changed', () => {
  const hotpot = () =>
    made(
      'lowSodium',
      'Sausage and bean hotpot',
      4,
      [
        '8 pork sausages',
        '4 rashers smoked bacon, chopped',
        '1 onion, chopped',
        '400g tin baked beans',
        '400g tin chopped tomatoes',
        '1 beef stock cube',
        '300ml boiling water',
        '1 tbsp vegetable oil',
      ],
      [
        'Brown the sausages in the oil in a large casserole for 10 minutes, then set aside.',
        'Fry the bacon until crisp, add the onion and cook for 8 minutes.',
        'Dissolve the stock cube in the water. Pour in with the tomatoes and bring to the boil.',
        'Return the sausages, cover and simmer for 25 minutes.',
        'Stir in the baked beans and cook for 10 minutes.',
      ],
    );

  it('bought sausages become lean mince that is seasoned at home, and patties to the end', () => {
    const { list, steps, targets, title } = hotpot();
    expect(list).toMatch(/lean pork mince/);
    expect(list).toMatch(/fennel seeds/);
    expect(steps).toMatch(/shape it into 8 small patties/);
    expect(steps).toMatch(/Return the patties/);
    expect(steps).not.toMatch(/sausage/i);
    expect(title).toMatch(/sausage/i);
    expect(targets[0]!.met).toBe(true);
  });

  it('beans in sauce become plain ones, each called by its own name', () => {
    const { list, steps } = hotpot();
    expect(list).toMatch(/no-added-salt white beans/);
    expect(steps).toMatch(/Stir in the white beans and tomato passata/);
  });

  it('links that are sliced stay links', () => {
    const { list } = made(
      'lowSodium',
      'Sausage pasta',
      4,
      ['6 pork sausages, sliced', '400g penne', '400g tin chopped tomatoes', '1 tsp salt'],
      [
        'Fry the sausages for 10 minutes.',
        'Boil the penne. Add the tomatoes to the sausages and simmer. Toss.',
      ],
    );
    expect(list).not.toMatch(/mince/);
  });
});

const butterChicken = () =>
  made(
    'heartHealthy',
    'Butter Chicken',
    4,
    [
      '800g boneless chicken thighs, cut into 4cm pieces',
      '150g yogurt',
      '2 tsp garam masala',
      '100g salted butter',
      '1 large onion, finely chopped',
      '400g tin chopped tomatoes',
      '200ml double cream',
    ],
    [
      'Combine the yogurt and half the garam masala. Add the chicken and marinate for 1 hour.',
      "Heat the grill to its highest setting. Grill the chicken for 12 to 15 minutes, till it's charred.",
      'Meanwhile, melt half the butter in a wide pan and cook the onion gently for 10 minutes. Add the tomatoes and simmer for 15 minutes.',
      'Add the remaining butter, the cream and the rest of the garam masala. Simmer for 5 minutes.',
      'Stir in the chicken. Simmer for 5 minutes and serve with rice.',
    ],
  );

describe('the method follows the new food', () => {
  it('oil fries, and a little butter goes in last', () => {
    const { list, steps, reasons } = butterChicken();
    expect(list).toMatch(/^10 g salted butter$/m);
    expect(list).toMatch(/rapeseed oil/);
    expect(steps).toMatch(/heat the rapeseed oil in a wide pan/);
    expect(steps).toMatch(/(?:Add|add) the butter, /);
    expect(reasons).not.toMatch(/alone brought/);
  });

  it('breast is grilled for three quarters of the time, and is chicken still', () => {
    const { list, steps } = butterChicken();
    expect(list).toMatch(/chicken breasts/);
    expect(steps).toMatch(/Grill the chicken for 9 to 11 minutes, till it's charred/);
    expect(steps).toMatch(/Stir in the chicken\. Simmer for 2 minutes/);
  });

  it('pieces that simmer in a curry stay thighs', () => {
    const { list } = made(
      'lowSaturatedFat',
      'Thai green chicken curry',
      4,
      [
        '600g boneless chicken thighs, in strips',
        '400ml tin coconut milk',
        '4 tbsp Thai green curry paste',
        '1 aubergine, cubed',
      ],
      [
        'Fry the curry paste for 2 minutes. Add the chicken and stir-fry for 3 minutes.',
        'Pour in the coconut milk, add the aubergine and simmer for 15 minutes.',
      ],
    );
    expect(list).toMatch(/thighs/);
  });

  it('cream that becomes milk is the milk of the dish, in one line and one word', () => {
    const { list, steps } = made(
      'lowCalorie',
      'Baked Mac & Cheese',
      6,
      [
        '1 lb elbow macaroni',
        '6 tbsp butter, plus 2 tbsp melted for the crumbs',
        '1/3 cup all-purpose flour',
        '3 cups whole milk',
        '1 cup heavy cream',
        '1 lb sharp cheddar, shredded',
        '1 cup panko',
      ],
      [
        'Boil the macaroni for 6 minutes, and drain.',
        'Melt the 6 tbsp butter, whisk in the flour and let it bubble for 2 minutes. Slowly whisk in the milk and cream until thick.',
        'Off the heat stir in the cheddar. Fold in the macaroni.',
        'Mix the panko with the melted butter and scatter it over. Bake 25 minutes at 375°F.',
      ],
    );
    expect(list).toMatch(/^4 cups skim milk$/m);
    expect(steps).toMatch(/Slowly whisk in the milk until thick/);
    expect(list).toMatch(/^[23](?: 1\/2)? tbsp butter$/m);
    expect(list).toMatch(/2 tbsp butter for the crumbs, melted/);
  });

  it('milk in the place of cream needs no starch where eggs set it', () => {
    const { list, steps } = made(
      'lowFat',
      'Breakfast bake',
      8,
      ['12 slices white bread, cubed', '8 eggs', '2 cups heavy cream', '1 tsp salt'],
      [
        'Put the bread into a greased dish.',
        'Whisk the eggs, cream and salt; pour over. Bake at 350°F for 50 minutes.',
      ],
    );
    expect(list).not.toMatch(/cornstarch/);
    expect(steps).not.toMatch(/coats a spoon/);
  });

  it('what comes into a sauce in shorthand stands in its list', () => {
    const { steps, list } = made(
      'lowSodium',
      'Beef & Broccoli',
      4,
      [
        '1 lb flank steak, sliced thin',
        '4 c broccoli florets',
        '1/2 c soy sauce',
        '2 tbsp brown sugar',
        '1 tbsp cornstarch',
        '2 tbsp veg oil',
      ],
      [
        'Mix soy, sugar, cornstarch.',
        'Hot wok, oil, beef 2 min. Out.',
        'Broccoli 3 min. Sauce in, boil 1 min till thick. Beef back in.',
      ],
    );
    expect(list).toMatch(/water/);
    expect(steps).toMatch(/Mix the soy, water, sugar, cornstarch, .*rice vinegar/);
    expect(steps).not.toMatch(/Stir in the rice vinegar/);
  });

  it('what was to be fried deep in oil that nobody measured is baked', () => {
    const { steps } = made(
      'weightLoss',
      'Sweet and sour pork',
      4,
      [
        '500g pork shoulder, cubed',
        '1 egg',
        '100g cornflour',
        'oil for deep frying',
        '1 can pineapple chunks in syrup',
        '4 tbsp sugar',
        '3 tbsp rice vinegar',
      ],
      [
        'Toss the pork with the beaten egg, then coat in the cornflour.',
        'Deep fry in batches at 180C for 5 minutes until golden. Drain on kitchen paper.',
        'Simmer the pineapple with its syrup, sugar and vinegar for 3 minutes until syrupy. Toss the pork in the sauce.',
      ],
    );
    expect(steps).toMatch(/Bake them for 15–18 minutes until golden/);
    expect(steps).not.toMatch(/[Ff]ry/);
    expect(steps).toMatch(/until (?:syrupy|slightly thickened)/);
  });

  it('fish that is dipped in batter is not laid on a sheet', () => {
    const { steps } = made(
      'lowFat',
      'Fish and chips',
      4,
      ['4 cod fillets', '150g plain flour', '250ml cold beer', 'sunflower oil for deep frying'],
      [
        'Whisk the flour and beer to a batter. Dip the fish in and fry 6-7 minutes until crisp. Drain on kitchen paper.',
      ],
    );
    expect(steps).not.toMatch(/[Bb]ake/);
  });
});

describe('what bakes', () => {
  it('a poured cobbler stays one, with a sixth of its sugar', () => {
    const { list, steps, tips } = made(
      'diabeticFriendly',
      'Southern Peach Cobbler',
      8,
      [
        '2 1/2 pounds ripe peaches, peeled and sliced',
        '2 cups granulated sugar, divided',
        '2 tablespoons cornstarch',
        '1/2 cup (1 stick) butter, melted',
        '1 1/2 cups all-purpose flour',
        '2 teaspoons baking powder',
        '1 cup whole milk',
      ],
      [
        'Combine the peaches with 1 cup of the sugar and the cornstarch.',
        'Pour the melted butter into a baking dish.',
        'Whisk together the flour, remaining 1 cup sugar and baking powder. Stir in the milk. Pour over the butter; do not stir.',
        'Spoon the peaches over the batter and bake at 375°F for 45 minutes.',
      ],
    );
    expect(list).toMatch(/^1\/[23] cup granulated sugar/m);
    expect(list).toMatch(/butter, melted/);
    expect(list).toMatch(/all-purpose flour/);
    expect([steps, ...tips].join(' ')).not.toMatch(/rolls out/);
  });

  it('what is dry goes in with the flour, and its liquid with the eggs', () => {
    const { list, steps } = made(
      'highFiber',
      'Banana Muffins',
      12,
      [
        '1 1/2 cups all-purpose flour',
        '1 tsp baking soda',
        '3 ripe bananas, mashed',
        '3/4 cup granulated sugar',
        '1 large egg',
        '1/3 cup butter, melted',
      ],
      [
        'Whisk together the flour and baking soda.',
        'In another bowl, mix the bananas, sugar, egg and melted butter.',
        'Stir the dry ingredients into the banana mixture until just combined.',
        'Bake for 20 to 22 minutes at 350°F.',
      ],
    );
    expect(list).toMatch(/cup rolled oats/);
    expect(list).toMatch(/milk/);
    expect(steps.split('\n')[0]).toMatch(/oats/);
    expect(steps.split('\n')[1]).toMatch(/milk/);
  });

  it('half the sugar creams with the butter, and applesauce comes after the eggs', () => {
    const { list, steps } = made(
      'diabeticFriendly',
      'Blueberry Muffins',
      12,
      [
        '2 cups all-purpose flour',
        '1 cup sugar',
        '2 tsp baking powder',
        '1/2 cup butter, softened',
        '2 eggs',
        '1/2 cup milk',
        '2 cups blueberries',
      ],
      [
        'Cream the butter and sugar until light and fluffy. Beat in eggs one at a time.',
        'Whisk together flour and baking powder. Add to the butter mixture alternately with the milk.',
        'Fold in blueberries. Bake 25 to 30 minutes at 375°F.',
      ],
    );
    expect(list).toMatch(/^1\/2 cup sugar$/m);
    expect(steps).toMatch(/Beat in eggs one at a time\. Stir in the applesauce\./);
  });
});

it('tofu that fries beside the paneer goes back with it, and nothing of a sauce is rubbed in', () => {
  const { steps } = made(
    'lowSaturatedFat',
    'Saag paneer',
    4,
    ['400g paneer, cubed', '500g spinach', '3 tbsp ghee', '1 onion', '100ml double cream', '1 tsp salt'],
    [
      'Heat half the ghee and fry the paneer until golden. Set aside.',
      'Heat the remaining ghee and cook the onion 10 minutes. Add the salt and spinach and cook until wilted.',
      'Stir in the cream and paneer and simmer for 5 minutes.',
    ],
  );
  expect(steps).toMatch(/, paneer and firm tofu and simmer/);
  const { reasons } = made(
    'lowFat',
    'Cauliflower cheese',
    4,
    [
      '1 large cauliflower',
      '75g butter',
      '50g plain flour',
      '500ml whole milk',
      '150g mature cheddar',
      '25g breadcrumbs',
    ],
    [
      'Boil the cauliflower 6 minutes, drain.',
      'Melt the butter, stir in the flour, cook 1 minute. Gradually whisk in milk until thick.',
      'Stir in most of the cheese. Pour over the cauliflower, top with the rest of the cheese and breadcrumbs. Bake 25 mins at 200C.',
    ],
  );
  expect(reasons).not.toMatch(/rubbed in/);
});
