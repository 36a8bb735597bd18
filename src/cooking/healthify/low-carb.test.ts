import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';

const kitchen = loadKitchen();
const lowCarb = (title: string, ingredients: readonly string[], instructions: readonly string[]) => {
  const made = healthify(kitchen, {
    health_focus: 'lowCarb',
    recipe: { title, recipeYield: '4', ingredients: [...ingredients], instructions: [...instructions] },
  });
  return {
    title: made.title,
    list: made.ingredients.map(({ text }) => text),
    steps: [...made.instructions],
    carbs: made.nutrition.per_serving.carbohydrate_g ?? Infinity,
  };
};

test('baked pasta becomes roasted cauliflower in one oven, open, and the title says so', () => {
  const { title, list, steps } = lowCarb(
    'Baked Ziti',
    ['1 lb ziti', '1 lb ground beef', '1 jar (24 oz) marinara sauce', '3 cups shredded mozzarella'],
    [
      'Preheat the oven to 375°F. Cook the ziti until just al dente, drain and set aside.',
      'Brown the beef. Drain, then stir in the marinara and simmer for 10 minutes.',
      'Stir the ziti into the sauce, spread in a 9x13-inch dish and top with the mozzarella.',
      'Cover with foil and bake for 30 minutes. Uncover and bake 10 minutes more.',
    ],
  );
  expect(title).toContain('Cauliflower Ziti');
  expect(list.join('\n')).toMatch(/cauliflower/);
  expect(steps[0]).toMatch(/^Heat the oven to 425°F\. .*Turn the oven down to 375°F\.$/);
  expect(steps.at(-1)).toMatch(/^Bake, uncovered, for \d+–\d+ minutes\./);
});

test('spaghetti that is boiled, drained and tossed in one sentence becomes strands of zucchini', () => {
  const { list, steps, carbs } = lowCarb(
    'Spaghetti Bolognese',
    [
      '14 oz spaghetti',
      '1 lb ground beef',
      '1 onion, chopped',
      '1 can (28 oz) crushed tomatoes',
      '1 tsp sugar',
    ],
    [
      'Brown the beef with the onion. Add the tomatoes and sugar and simmer for 45 minutes.',
      'Cook the spaghetti according to the package, drain and toss with the sauce.',
    ],
  );
  expect(list.join('\n')).not.toMatch(/spaghetti|sugar/);
  expect(steps.at(-1)).toMatch(/boiling water for 1 minute.*drain them very well\. Toss with the sauce\./);
  expect(carbs).toBeLessThan(30);
});

test('a burger goes between leaves that nobody butters or toasts', () => {
  const { title, list, steps } = lowCarb(
    'Classic Cheeseburgers',
    [
      '1 1/2 lb ground beef',
      '4 slices American cheese',
      '4 hamburger buns',
      '2 Tbsp butter',
      '1 tomato, sliced',
    ],
    [
      'Shape the beef into 4 patties and cook for 4 minutes per side. Top with the cheese.',
      'Butter and toast the buns. Build the burgers with the tomato and patties.',
    ],
  );
  expect(title).toMatch(/Lettuce/);
  expect(list.join('\n')).toMatch(/8 butter lettuce leaves/);
  expect(list.join('\n')).not.toMatch(/bun|Tbsp butter/);
  expect(steps.at(-1)).toBe('Build the burgers with the tomato and patties.');
});

test('a risotto is made of cauliflower, with a splash of the stock and in minutes', () => {
  const { title, list, steps } = lowCarb(
    'Mushroom Risotto',
    [
      '300 g risotto rice',
      '400 g mushrooms, sliced',
      '1.2 litres hot chicken stock',
      '125 ml white wine',
      '60 g butter',
    ],
    [
      'Fry the mushrooms in half the butter. Add the rice for 2 minutes.',
      'Pour in the wine and let it bubble away. Add the stock a ladle at a time, stirring, for 18-20 minutes.',
      'Stir in the remaining butter.',
    ],
  );
  expect(title).toMatch(/Cauliflower Risotto/);
  expect(list.join('\n')).toMatch(/175 ml hot chicken stock/);
  expect(steps[1]).toMatch(/Pour in the wine.*Add the stock and cook .* 5–6 minutes/);
  expect(steps.join(' ')).not.toMatch(/ladle/);
});

test('enchiladas are rolled in blanched cabbage, and potatoes of a stew become turnips', () => {
  const rolled = lowCarb(
    'Chicken Enchiladas',
    [
      '3 cups shredded cooked chicken',
      '12 corn tortillas',
      '2 cups shredded Monterey Jack',
      '2 cans (10 oz) red enchilada sauce',
    ],
    [
      'Dip the tortillas in the sauce, fill with the chicken and roll. Top with the cheese and bake at 350°F for 25 minutes.',
    ],
  );
  expect(rolled.list.join('\n')).toMatch(/cabbage leaves/);
  expect(rolled.steps[0]).toMatch(/^Cook the cabbage leaves in boiling water/);
  const stew = lowCarb(
    'Beef Stew',
    ['2 lbs beef chuck, cubed', '4 cups beef broth', '1 lb potatoes, cubed', '4 carrots, sliced'],
    ['Simmer the beef in the broth for 90 minutes. Add the potatoes and carrots and simmer for 40 minutes.'],
  );
  expect(stew.list.join('\n')).toMatch(/turnips/);
  expect(stew.list.join('\n')).not.toMatch(/potato|cauliflower/);
});

test('a pizza from scratch gets a crust of cauliflower that is baked before it is topped', () => {
  const { title, list, steps, carbs } = lowCarb(
    'Margherita Pizza',
    [
      '3 cups bread flour',
      '2 tsp instant yeast',
      '1 tsp salt',
      '1 cup warm water',
      '3/4 cup pizza sauce',
      '2 cups shredded mozzarella',
    ],
    [
      'Mix the flour, yeast, salt and water and knead for 8 minutes. Let rise for 1 hour.',
      'Heat the oven to 475°F. Stretch the dough into a 14-inch round.',
      'Spread with the sauce, top with the mozzarella and bake for 12-14 minutes.',
    ],
  );
  expect(title).toMatch(/Cauliflower-Crust Pizza/);
  expect(list.join('\n')).not.toMatch(/flour|yeast|water/);
  expect(steps.join(' ')).toMatch(
    /wring it out.*bake it on its paper for 12–15 minutes.*bake for 6–8 minutes/,
  );
  expect(carbs).toBeLessThan(25);
});

test('no pasta water is kept where no pasta boils, and a lasagna keeps its name', () => {
  const scampi = lowCarb(
    'Shrimp Scampi with Linguine',
    ['12 oz linguine', '1 1/2 lb shrimp, peeled', '6 Tbsp butter', '5 cloves garlic, minced'],
    [
      'Cook the linguine in salted water until al dente. Reserve 1/2 cup of the pasta water and drain.',
      'Melt the butter and cook the garlic and shrimp for 4 minutes.',
      'Toss the linguine and shrimp with a splash of pasta water.',
    ],
  );
  expect(scampi.steps.join(' ')).not.toMatch(/noodles water|pasta water|the the/);
  const layered = lowCarb(
    'Vegetable Lasagna',
    [
      '9 lasagna noodles',
      '8 oz mushrooms, sliced',
      '24 oz jar marinara sauce',
      '15 oz ricotta',
      '2 cups mozzarella, shredded',
    ],
    [
      'Preheat oven to 375°F. Cook the noodles according to the package and drain.',
      'Layer the sauce, noodles, ricotta, mushrooms and mozzarella in a dish and bake for 40 minutes.',
    ],
  );
  expect(layered.title).toMatch(/Zucchini Lasagna/);
});
