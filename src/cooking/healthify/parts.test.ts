import { expect, it } from 'vitest';
import { healthified } from '../../../test/support/healthify.ts';

const buckle = [
  'For the topping: 1/2 cup granulated sugar',
  '1/3 cup all-purpose flour',
  '1/2 teaspoon ground cinnamon',
  '1/4 cup cold unsalted butter, cubed',
  'For the cake: 2 cups all-purpose flour',
  '2 teaspoons baking powder',
  '1/2 teaspoon salt',
  '1/4 cup unsalted butter, softened',
  '3/4 cup granulated sugar',
  '1 large egg',
  '1/2 cup whole milk',
  '2 cups fresh blueberries',
];
const bakeIt = [
  'Make the topping: Combine the sugar, flour and cinnamon in a small bowl. Rub in the cold butter with your fingertips until clumps form.',
  'In a medium bowl, whisk together the flour, baking powder and salt.',
  'In a large bowl, beat the softened butter and sugar until light and fluffy. Beat in the egg.',
  'Add the flour mixture, alternating with the milk. Fold in the blueberries.',
  'Spread the batter in a greased 9-inch square pan, scatter the topping over it and bake at 375°F for 40 minutes. Cut into squares.',
];

it('puts what is for the cake into the cake and leaves its topping alone', () => {
  const { lines, instructions, why, servings } = healthified('diabeticFriendly', 'Buckle', 9, buckle, bakeIt);
  expect(instructions[0]).not.toMatch(/flaxseed|whole wheat/);
  expect(instructions[1]).toMatch(/whole wheat flour.*flaxseed/);
  expect(lines).toContain('1 cup whole wheat flour');
  // Nothing softened and beaten lifts a dough in flakes.
  expect(why).not.toMatch(/flakes/);
  expect(why).toMatch(/holds the crumbs together/);
  // Smaller pieces are told as what they are.
  expect(servings).toBeGreaterThan(9);
  expect(why).toMatch(/smaller helping of the same/);
});

it('lets garlic simmer along where nothing fries any more', () => {
  const { lines, instructions } = healthified(
    'lowSodium',
    'Hot and Sour Soup',
    4,
    [
      '6 cups chicken broth',
      '4 oz pork loin, in strips',
      '8 oz mushrooms, sliced',
      '3 tbsp soy sauce, divided',
      '1/2 tsp salt',
    ],
    [
      'Bring the broth to a simmer in a saucepan. Add the mushrooms and simmer for 5 minutes.',
      'Stir in the pork and 1 tablespoon of the soy sauce and cook until no longer pink, about 2 minutes. Add the salt and remaining 2 tablespoons soy sauce.',
    ],
  );
  expect(instructions.join(' ')).not.toMatch(/garlic and stir for 1 minute/);
  expect(instructions[0]).toMatch(/garlic/);
  // The shares of what is divided add up to what the lines says.
  expect(lines.join('\n')).toMatch(/1 1\/2 tbsp reduced-sodium soy sauce/);
  expect(instructions[1]).toMatch(/1 1\/2 teaspoons of the soy sauce.*1 tablespoon soy sauce/);
});

it('takes yogurt for sour cream where a cream soup binds the sauce, and a leaner can', () => {
  const { lines, instructions, why } = healthified(
    'lowSaturatedFat',
    'King Ranch Chicken',
    8,
    [
      '1/2 stick butter',
      '1 onion, chopped',
      '1 can cream of mushroom soup',
      '1 can cream of chicken soup',
      '1 cup sour cream',
      '3 cups shredded chicken',
      '12 corn tortillas, torn',
      '3 cups shredded cheddar',
    ],
    [
      'Melt the butter in a big skillet, cook the onion until soft.',
      'Add both soups and the sour cream and let it get bubbly, then take off the heat. Stir in the chicken.',
      'Layer the tortillas, chicken mix and cheese in a dish. Bake at 350°F for 35 minutes.',
    ],
  );
  expect(lines.join('\n')).toMatch(/low-fat Greek yogurt/);
  expect(lines.join('\n')).toMatch(/low-fat reduced-sodium cream of chicken soup/);
  expect(instructions.join(' ')).not.toMatch(/hot sauce into/);
  // Onions are fried in it: nothing is spread.
  expect(why).not.toMatch(/spread thinly/);
});

it('heaps up no second vegetable, and keeps a day large in a title', () => {
  const { lines, title } = healthified(
    'highFiber',
    'Friday night pepper penne',
    6,
    [
      '1 lb penne',
      '2 bell peppers, I do one red one yellow, sliced',
      '1 onion, sliced',
      '2 tbsp olive oil',
      '1 can (28 oz) crushed tomatoes',
    ],
    [
      'Cook the penne in salted water and drain.',
      'Fry the onion and peppers in the oil until soft. Add the tomatoes and simmer 15 minutes.',
      'Toss the penne with the sauce.',
    ],
  );
  expect(lines.filter((line) => /broccoli|4 bell peppers/.test(line)).length).toBeLessThan(2);
  expect(title).toBe('High-fiber Friday night pepper penne');
});
