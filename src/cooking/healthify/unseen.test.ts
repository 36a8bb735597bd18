import { expect, test } from 'vitest';
import { healthified } from '../../../test/support/healthify.ts';

test('what is filled and baked is wrapped in blanched cabbage, what is filled and eaten in lettuce', () => {
  const filling = ['1 lb ground beef', '6 large flour tortillas', '1 can refried beans', '1 cup cooked rice'];
  const baked = healthified('lowCarb', 'Beef Burritos', 6, filling, [
    'Brown the beef. Warm the beans and rice.',
    'Spread the beans on the tortillas, top with rice and beef. Roll up.',
    'Place in a greased dish and bake at 350 for 15 minutes.',
  ]);
  expect(baked.list).toMatch(/cabbage leaves/);
  expect(baked.list).not.toMatch(/lettuce/);
  const rolled = healthified('lowCarb', 'Beef Burritos', 6, filling, [
    'Brown the beef. Warm the beans and rice.',
    'Spread the beans on the tortillas, top with rice and beef. Roll up and eat.',
  ]);
  expect(rolled.list).toMatch(/lettuce/);
});

test('chips that are fried twice are roasted, and the sauce beside them stays', () => {
  const { list, told } = healthified(
    'lowFat',
    'Chips and Curry Sauce',
    2,
    ['4 big potatoes', 'oil for frying', '1 onion', '1 tbsp curry powder', '300 ml stock', '2 tsp butter'],
    [
      'Cut the potatoes into chips, wash and dry them.',
      'Deep-fry at 140 C until soft, take out, then fry again at 190 C until crisp.',
      'Fry the onion in the butter, add the curry powder and the stock and simmer for 10 minutes. Blitz.',
    ],
  );
  expect(told).toMatch(/Toss the chips, dried well, with the oil .* roast for 35–40 minutes/);
  expect(told).not.toMatch(/deep-fry|190/i);
  expect(told).toMatch(/Fry the onion in the butter/);
  expect(list).toMatch(/1 tbsp oil/);
});

test('flour that thickens a pan under a crust is no crust', () => {
  const { list } = healthified(
    'highFiber',
    'Chicken Pot Pie',
    6,
    [
      '1 lb chicken breast, cubed',
      '1 cup frozen peas',
      '1/3 cup butter',
      '1/3 cup all-purpose flour',
      '1 3/4 cups chicken broth',
      '2 (9-inch) pie crusts',
    ],
    [
      'Boil the chicken and peas for 15 minutes; drain.',
      'Melt the butter over medium heat, stir in the flour and slowly the broth. Simmer until thick.',
      'Fill the crust, cover and bake at 425°F for 30 minutes.',
    ],
  );
  expect(list).toMatch(/1\/3 cup all-purpose flour/);
  expect(list).not.toMatch(/whole.wheat flour/i);
});

test('a sign of fat goes with the fat, and more tomatoes cook for longer', () => {
  const { told } = healthified(
    'heartHealthy',
    'Fish Curry',
    4,
    [
      '600 g cod',
      '1 tin (400 ml) coconut milk',
      '3 tbsp coconut oil',
      '2 onions, sliced',
      '2 tsp chilli powder',
      '1/2 tsp turmeric',
      '2 tomatoes, chopped',
      '1 tsp salt',
    ],
    [
      'Heat the oil and fry the onions for 10 minutes.',
      'Add the spices and tomatoes and cook until mushy and you see oil at the sides, 6-7 minutes.',
      'Add the coconut milk and salt and simmer for 10 minutes. Slide in the fish and cook for 6 minutes.',
    ],
  );
  expect(told).not.toMatch(/oil at the sides/);
  expect(told).toMatch(/until mushy and thick/);
});

test('with a fraction of its oil a dressing has less that is sharp, and something for its body', () => {
  const { list } = healthified(
    'lowFat',
    'Kale Salad',
    4,
    [
      '1 bunch kale',
      '1/2 cup olive oil',
      '1/4 cup lemon juice',
      '1 tbsp Dijon mustard',
      '1/2 cup grated Parmesan',
    ],
    [
      'Whisk the lemon juice, mustard and olive oil.',
      'Toss the kale with the dressing and the Parmesan, and serve.',
    ],
  );
  expect(list).toMatch(/2 tbsp lemon juice/);
  expect(list).toMatch(/low-fat yogurt/);
});

test('what is stir-fried is laid on no sheet, and a sweet of carrots has no parsley', () => {
  const { told } = healthified(
    'highProtein',
    'Veggie Fried Noodles',
    2,
    ['200 g egg noodles', '1 carrot', '1 red pepper', '2 tbsp soy sauce', '2 cloves garlic', '2 tbsp oil'],
    ['Cook noodles, drain.', 'Stir fry garlic and veg in hot oil 3 mins.', 'Add noodles and sauce, toss.'],
  );
  expect(told).toMatch(/Stir fry garlic/);
  const { list } = healthified(
    'diabeticFriendly',
    'Gajar Halwa',
    6,
    ['1 kg carrots, grated', '1 litre milk', '1 cup sugar', '5 tbsp ghee', '1/2 tsp cardamom powder'],
    ['Cook carrots and milk for 40 minutes.', 'Add sugar, cook 10 minutes. Add ghee and roast.'],
  );
  expect(list).not.toMatch(/parsley/);
});

test('lemons in a sweet filling make up for no salt, and zest is weighed by the dish', () => {
  const { list } = healthified(
    'heartHealthy',
    'Limoncini',
    20,
    ['250 g milk', '25 g yeast', '50 g butter', '650 g flour', '2 eggs', '3 lemons', '250 g sugar'],
    [
      'Cut the butter and let it soften. Dissolve the yeast in warm milk, add the rest and knead.',
      'Grate the skin of the lemons and mix with the sugar.',
      'Roll out the dough, spread with the sugar, roll up, slice and bake at 180 °C for 20 minutes.',
    ],
  );
  expect(list).toMatch(/^3 lemons/m);
  const sauce = healthified(
    'lowSugar',
    'Hot Fudge Sauce',
    12,
    ['2/3 cup heavy cream', '1/2 cup corn syrup', '1/3 cup brown sugar', '6 oz chocolate', '1 tsp vanilla'],
    [
      'Boil the cream, syrup, sugar and half of the chocolate for 5 minutes.',
      'Stir in the rest of the chocolate and vanilla.',
    ],
  );
  expect(sauce.list).not.toMatch(/[2-9] tbsp orange zest/);
});

test('a plan that ends a hair beyond its limit is aimed again', () => {
  const { targets } = healthified(
    'lowSodium',
    'Chicken Adobo',
    6,
    [
      '1 kg chicken, cut up',
      '3/4 cup soy sauce',
      '1/2 cup vinegar',
      '1 head garlic, crushed',
      '1 chicken stock cube',
      '1 cup water',
      '2 tbsp oil',
      '1 tbsp brown sugar',
    ],
    [
      'Marinate the chicken in soy sauce and garlic for 1 hour.',
      'Heat the oil and brown the chicken. Pour in the marinade, water and chicken cube and simmer for 30 minutes.',
      'Add the vinegar and simmer for 10 minutes. Add the sugar.',
    ],
  );
  expect(targets[0]!.met).toBe(true);
});

test('sausage that is crumbled is done where it browns', () => {
  const { instructions } = healthified(
    'lowSodium',
    'Sausage Gravy',
    4,
    ['1 lb pork breakfast sausage', '1/3 cup flour', '3 cups milk', '1 tsp salt', '1 tsp pepper'],
    [
      'Crumble and brown the sausage in a skillet.',
      'Sprinkle the flour over and stir for 2 minutes.',
      'Pour in the milk and simmer until thick, 5 minutes.',
    ],
  );
  const at = instructions.findIndex((text) => /no pink is left/.test(text));
  expect(instructions[at]).toMatch(/brown[^]*no pink is left/);
});
