import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '#cooking/understand-recipe/understand-recipe';
import { timelessComment } from '#cooking/edit/same-words';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const made = (
  health_focus: Parameters<typeof healthify>[1]['health_focus'],
  title: string,
  servings: number,
  ingredients: string[],
  instructions: string[],
) => {
  const answer = healthify(kitchen, { health_focus, recipe: { title, servings, ingredients, instructions } });
  return {
    list: answer.ingredients.map(({ text }) => text),
    steps: answer.instructions,
  };
};

it('bakes batches with a space, keeps the second amount of a line, buys one tin in juice and cooks what goes into the rice with it', () => {
  const { list, steps } = made(
    'diabeticFriendly',
    'Sweet + sour pork',
    4,
    [
      '500g pork shoulder steaks, cubed',
      '1 egg',
      '100g cornflour + 1 tbsp for sauce',
      'oil for deep frying',
      '1 red pepper',
      '1 green pepper',
      '1 onion',
      'tin pineapple chunks in syrup (435g)',
      '100ml ketchup',
      '80ml rice vinegar',
      '120g sugar',
      '2 tbsp soy sauce',
      '300g white rice',
    ],
    [
      'rice on',
      'beat egg w pinch salt, coat pork in it then in the 100g cornflour',
      'deep fry at 180 in 2 or 3 batches, 5-6 mins till crisp + cooked thru. drain on kitchen paper',
      'chop peppers + onion into squares, fry hot in a bit of oil 3 mins - still crunchy',
      'add ketchup, vinegar, sugar, soy + syrup from the tin. bubble 3 mins. thicken w the tbsp cornflour mixed w water',
      'pineapple + pork in, toss to coat, straight onto the rice',
    ],
  );
  expect(steps[2]).toMatch(/Bake for 15–18 minutes until crisp/);
  expect(list).toContainEqual(expect.stringMatching(/cornflour \+ 1 tbsp for sauce$/));
  expect(list).toContain('225 g tinned pineapple, in juice');
  expect(steps.join(' ')).not.toMatch(/syrup/);
  expect(steps[0]).toMatch(/^Cook the cauliflower rice .*until just tender/);
  expect(steps.at(-1)).not.toMatch(/minutes/);
});

it('keeps a second amount of another use, and no other remark with an amount', () => {
  expect(timelessComment('+ 1 tbsp for sauce')).toBe('+ 1 tbsp for sauce');
  expect(timelessComment('plus 2 tbsp for the topping')).toBe('plus 2 tbsp for the topping');
  expect(timelessComment('about 200 g')).toBeNull();
});

it('names the food before a plus and the cup of the next', () => {
  const understood = understandRecipe(
    {
      title: 'Potato soup',
      description: null,
      cuisine: null,
      servings: 4,
      ingredients: ['1/2 cup sour cream', '1 1/2 cups shredded cheddar'],
      instructions: ['Heat off. Sour cream + 1 cup of the cheese, stir til melted.'],
    },
    kitchen,
  );
  expect(understood.steps[0]!.mentions.map(({ text }) => text)).toContain('Sour cream');
});

it('pours no grease off lean bacon', () => {
  const { list, steps } = made(
    'highProtein',
    'Loaded Baked Potato Soup',
    6,
    [
      '6 slices bacon, chopped',
      '3 lbs russet potatoes, peeled and cubed',
      '1 yellow onion, chopped',
      '4 Tbsp butter',
      '1/3 cup flour',
      '4 cups chicken broth',
      '2 cups whole milk',
      '1/2 cup sour cream',
      '1 1/2 cups shredded sharp cheddar (6 oz)',
    ],
    [
      'Cook bacon in soup pot til crisp. Take out, save. Pour off most of the grease.',
      'Fry butter + onion, 5 min. Stir in flour 1 min.',
      'Whisk in broth, then milk. Add potatoes. Simmer 15-20 min til potatoes are soft.',
      'Heat off. Sour cream + 1 cup of the cheese, stir til melted.',
      'Top w/ rest of cheese, bacon.',
    ],
  );
  expect(list).toContain('6 slices Canadian bacon, chopped');
  expect(steps[0]).toBe('Cook the Canadian bacon in a soup pot until crisp. Take out, then save.');
  expect(steps.join(' ')).not.toMatch(/\bSour Greek/);
  // What may not boil goes in where the heat is off, and it is turned off once.
  expect(steps[2]).not.toMatch(/cottage cheese/);
  expect(steps[3]).toMatch(/^Take the pan off the heat\. .*Stir in the low-fat cottage cheese\./);
});

it('leaves the half that cooks flour as much fat as it needs, and scatters nothing until it is baked', () => {
  const { list, steps } = made(
    'heartHealthy',
    'Fish Pie',
    6,
    [
      '1 kg floury potatoes, peeled and cut into chunks',
      '150 g butter',
      '700 ml whole milk',
      '400 g skinless cod fillet',
      '300 g skinless undyed smoked haddock fillet',
      '200 g raw peeled king prawns',
      '75 g plain flour',
      '150 ml double cream',
      '150 g mature Cheddar, grated',
      'Salt and white pepper',
    ],
    [
      'Boil the potatoes in salted water for 15-20 minutes until tender. Drain, then mash with half the butter and 100 ml of the milk. Season.',
      'Put the cod and smoked haddock in a wide pan with the remaining 600 ml milk. Bring to a simmer and poach gently for 6-8 minutes. Lift out the fish and strain the milk into a jug.',
      'Melt the remaining butter in a saucepan, stir in the flour and cook for 2 minutes. Gradually whisk in the poaching milk, then simmer for 5 minutes. Stir in the cream.',
      'Flake the fish into a 2-litre ovenproof dish. Add the prawns and pour over the sauce.',
      'Spread the mash on top, scatter with the Cheddar and bake for 30-35 minutes until golden and bubbling.',
    ],
  );
  const oil = list.find((text) => /olive oil/.test(text))!;
  expect(Number.parseFloat(oil.replace('½', '.5'))).toBeGreaterThanOrEqual(5);
  expect(steps.at(-1)).toMatch(/until golden and bubbling\./);
  expect(steps.at(-1)).not.toMatch(/bubbling and the/);
});

it('tells how much of a blend goes in first', () => {
  const { steps } = made(
    'lowSodium',
    'Jambalaya',
    6,
    [
      '1 lb boneless skinless chicken thighs, cut in chunks',
      '2 tbsp Creole seasoning, divided',
      '1 large onion, diced',
      '2 cups long-grain white rice',
      '3 1/2 cups chicken broth',
      '1 tsp salt',
    ],
    [
      'Toss the chicken in 1 tablespoon of the Creole seasoning and brown it 5 minutes.',
      'Add the onion and cook for 6 minutes.',
      'Stir in the rest of the Creole seasoning, the salt and the broth. Bring to a boil.',
      'Add the rice, cover and cook on low for 25 minutes.',
    ],
  );
  expect(steps[0]).toMatch(/in half of the paprika, garlic powder/);
  expect(steps[2]).toMatch(/the rest of the paprika, garlic powder/);
});

it('lists bran and flaxseed with the flour of the batter, not with the streusel', () => {
  const { list, steps } = made(
    'highFiber',
    'Blueberry Muffins',
    12,
    [
      '2 cups (250 g) all-purpose flour',
      '3/4 cup (150 g) granulated sugar',
      '2 teaspoons baking powder',
      '1/2 teaspoon salt',
      '1/2 cup (113 g) unsalted butter, melted',
      '2 large eggs',
      '3/4 cup (180 ml) whole milk',
      '1 1/2 cups (220 g) blueberries',
      'For the streusel: 1/3 cup (40 g) all-purpose flour',
      '1/4 cup (50 g) granulated sugar',
      '3 tablespoons (42 g) cold butter, cubed',
    ],
    [
      'Make the streusel: rub the flour, sugar and cold butter together with your fingertips until crumbly. Chill.',
      'Whisk the flour, sugar, baking powder and salt in a large bowl.',
      'In a second bowl, whisk the melted butter, eggs and milk. Pour into the dry ingredients and stir until just combined.',
      'Fold in the blueberries, divide among the cups and top with the streusel.',
      'Bake at 400°F for 18 to 22 minutes.',
    ],
  );
  const at = (word: string) => list.findIndex((text) => text.includes(word));
  expect(at('wheat bran')).toBeGreaterThan(0);
  expect(at('wheat bran')).toBeLessThan(at('streusel'));
  expect(steps[1]).toMatch(/salt and flaxseed/);
  expect(steps[2]).toMatch(/^Stir the wheat bran into the milk/);
});
