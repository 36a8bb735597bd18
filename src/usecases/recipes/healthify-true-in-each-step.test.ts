import { expect, it } from 'vitest';
import { healthify } from './healthify.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
type Asked = Parameters<typeof healthify>[1];
const made = (health_focus: Asked['health_focus'], recipe: Asked['recipe']) =>
  healthify(kitchen, { recipe, health_focus });
const listed = ({ ingredients }: ReturnType<typeof healthify>): string =>
  ingredients.map(({ text }) => text).join('\n');

it('butter that only a step names, for the pan, is oil where saturated fat counts', () => {
  const { instructions } = made('lowSaturatedFat', {
    title: 'Pancakes',
    servings: 4,
    ingredients: ['1 cup flour', '1 cup whole milk', '1 egg', '2 tsp baking powder'],
    instructions: ['Whisk everything.', 'Add some butter to a warm frying pan.', 'Fry small pancakes.'],
  });
  expect(instructions.join(' ')).toMatch(/Add some oil to a warm frying pan/);
});

it('vegetables fill the plate again where noodles went', () => {
  const bowl = made('lowCarb', {
    title: 'Tofu Chow Mein',
    servings: 3,
    ingredients: [
      '10 oz precooked thick wheat noodles',
      '2 Tbsp oyster sauce',
      '3 Tbsp soy sauce',
      '2 Tbsp peanut oil',
      '6 oz firm tofu, cubed',
      '2 cups broccoli florets',
    ],
    instructions: [
      'Loosen the precooked noodles by soaking in a bowl of hot water for 2-3 minutes, then drain and set aside.',
      'Heat a wok, add the oil and stir-fry the broccoli for 2 minutes. Add the tofu and stir-fry for 4 minutes.',
      'Stir through the noodles and the soy sauce until hot.',
    ],
  });
  expect(listed(bowl)).toMatch(/5 oz precooked thick wheat noodles/);
  expect(listed(bowl)).toMatch(/3 cups broccoli/);
});

it('brown rice boils for its own minutes, told where the recipe tells them', () => {
  const { instructions } = made('ironRich', {
    title: 'Egyptian Lentils',
    servings: 5,
    ingredients: [
      '1 cup lentils',
      '1 1/2 cups white rice',
      '3 Tbsp oil',
      '1 large onion, diced',
      '2 tomatoes',
    ],
    instructions: [
      'Boil the lentils for 35 minutes, drain and put them in a bowl.',
      'Bring 3 cups of water to a boil, add rice. Turn down to simmer for 20 minutes and add to the lentils.',
      'Fry the onion in the oil, add the tomatoes and simmer for 5 minutes. Fold this sauce into the lentils.',
    ],
  });
  const text = instructions.join(' ');
  expect(text).toMatch(/simmer for 40 minutes/);
  expect(text).not.toMatch(/20 minutes longer/);
});

it('an amount that a step tells in two measures follows the list', () => {
  const buns = made('lowSugar', {
    title: 'Sweet Buns',
    servings: 6,
    ingredients: ['350g flour', '1 sachet yeast', '200g sugar', '200 ml water', '250g red beans'],
    instructions: [
      'Boil the beans until soft and mash them with 150g (~ 5oz) sugar.',
      'Stir the flour, the rest of the sugar (~ 50g / 1.7oz), the yeast and water to a dough. Let rise for 1 hour.',
      'Fill 6 buns with the paste and steam for 20 minutes.',
    ],
  });
  const total = Number(/(\d+)\s?g sugar/.exec(listed(buns))?.[1]);
  expect(total).toBeLessThan(200);
  expect(buns.instructions.join(' ')).not.toMatch(/150g|50g/);
});

it('fat that binds a crust of crumbs stays', () => {
  const pie = made('diabeticFriendly', {
    title: 'Lemon Meringue Pie',
    servings: 10,
    ingredients: [
      '200 g shortbread cookies',
      '80 g margarine',
      '370 g condensed milk',
      '3 lemons',
      '5 eggs',
      '150 g sugar',
    ],
    instructions: [
      'Mash the cookies and mix them with the margarine, covering the bottom and sides of a pie dish.',
      'Mix the yolks with the condensed milk, lemon zest and juice and pour into the dish. Bake for 15 minutes.',
      'Whisk the whites with the sugar, spread on top and bake until golden.',
    ],
  });
  expect(listed(pie)).toMatch(/80 ?g margarine/);
});

it('a word for how something is done is no ingredient', () => {
  const soup = made('antiInflammatory', {
    title: 'Okroshka',
    servings: 4,
    ingredients: ['3 potatoes', '4 eggs', '2 cucumbers', '10 radishes', '500g boiled sausage', '1 l kefir'],
    instructions: [
      'Boil potatoes and eggs (hard boiled).',
      'Chop cucumbers, radishes and sausage.',
      'Pour in the kefir and mix. If necessary, add boiled water.',
    ],
  });
  expect(soup.instructions.join(' ')).toMatch(/\(hard boiled\)/);
  expect(soup.instructions.join(' ')).toMatch(/add boiled water/);
});

it('a recipe that met the wish comes back better in something else, and says so', () => {
  const bread = made('lowSaturatedFat', {
    title: 'No-knead Bread',
    servings: 8,
    ingredients: ['3 cups flour', '2 tsp salt', '1/4 tsp instant yeast', '1 1/2 cups warm water'],
    instructions: ['Mix everything to a dough.', 'Leave for 12 hours.', 'Bake for 50 minutes at 230 °C.'],
  });
  expect(bread.changes.length).toBeGreaterThan(0);
  expect(bread.warnings.join(' ')).toMatch(/what was asked for as it was/);
});

it('smaller pieces come on top of what the dough itself can do', () => {
  const cookies = made('diabeticFriendly', {
    title: 'Cookies',
    servings: 4,
    ingredients: [
      '230 g butter',
      '330 g flour',
      '5 g salt',
      '5 g baking soda',
      '300 g sugar',
      '1 egg',
      '225 g chocolate chips',
    ],
    instructions: [
      'Beat the butter, sugar and egg.',
      'Stir in the flour, salt, soda and chips.',
      'Bake balls for 10 minutes at 190 °C.',
    ],
  });
  expect(Number(/(\d+) g sugar/.exec(listed(cookies))?.[1] ?? 300)).toBeLessThan(300);
  expect(cookies.servings).toBeGreaterThan(4);
});
