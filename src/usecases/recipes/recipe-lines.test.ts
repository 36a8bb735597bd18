import { expect, it } from 'vitest';
import { healthify } from './healthify.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { onePerLine, recipeLines } from './recipe-lines.ts';

const steps = (...instructions: string[]): readonly string[] => recipeLines({ instructions }).instructions;

it('leaves the numbering of steps to the list', () => {
  expect(steps('1. Chop the onion.', '2) Fry it.', 'Step 3: Serve.')).toEqual([
    'Chop the onion.',
    'Fry it.',
    'Serve.',
  ]);
});

it('keeps numbers that count no steps', () => {
  expect(steps('2 eggs go in first.', 'Bake.')).toEqual(['2 eggs go in first.', 'Bake.']);
  expect(steps('1.5 litres of stock go in.', '2 minutes later, stir.')).toEqual([
    '1.5 litres of stock go in.',
    '2 minutes later, stir.',
  ]);
});

it.each([
  ['1 loaf (10 slices)', 10],
  ['Makes 1 cake, serves 12', 12],
  ['1 tart (8-10 servings)', 8],
  ['1 serving', 1],
  ['1', 1],
  ['1-2 servings', 1],
  ['Serves 4-6', 4],
  ['24 cookies', 24],
  ['2 loaves (10 slices each)', 2],
])('reads %s as what is served of it', (recipeYield, servings) => {
  expect(recipeLines({ recipeYield, instructions: [] }).servings).toBe(servings);
});

const { grounder } = loadKitchen();
const listed = (line: string): readonly string[] =>
  onePerLine(recipeLines({ ingredients: [line], instructions: [] }), grounder).lines.ingredients;

it.each([
  ['4 sprigs fresh thyme + 2 bay leaves', ['4 sprigs fresh thyme', '2 bay leaves']],
  ['1 tsp. thyme, 2 bay leaves', ['1 tsp. thyme', '2 bay leaves']],
  ['1 bunch green onions, sliced; hot sauce', ['1 bunch green onions, sliced', 'hot sauce']],
  ['3 cardamom, 3 cloves, 1 inch cinnamon', ['3 cardamom', '3 cloves', '1 inch cinnamon']],
  [
    '1 onion, 2 carrots and 2 celery sticks, diced',
    ['1 onion, diced', '2 carrots, diced', '2 celery sticks, diced'],
  ],
  [
    'For the drizzle: 175g granulated sugar, juice of 2 lemons',
    ['For the drizzle: 175g granulated sugar', 'For the drizzle: juice of 2 lemons'],
  ],
  [
    'Gremolata: zest of 1 lemon, 2 garlic cloves, handful of parsley',
    [
      'zest of 1 lemon, for the gremolata',
      '2 garlic cloves, for the gremolata',
      'handful of parsley, for the gremolata',
    ],
  ],
  [
    '1 cup frozen peas, lemon wedges and parsley to serve',
    ['1 cup frozen peas', 'lemon wedges and parsley to serve'],
  ],
])('gives each food of %s a line of its own', (line, lines) => {
  expect(listed(line)).toEqual(lines);
});

it.each([
  'garlic, 3 cloves, minced',
  '3 eggs, 2 yolks reserved',
  '2 sticks butter, 1 melted, 1 softened',
  '1 stick plus 2 tbsp butter',
  '3 lb chuck, cut in 2-inch cubes',
  '2 tbsp lemon juice, 1 lemon',
  '1 chicken, 3-4 lb',
  '1 lb shrimp (16-20 count), peeled; tails on',
  '2 teaspoons finely grated lemon zest plus 3 tablespoons juice (from 2 lemons)',
  '400g tin tomatoes, 2 tbsp of the juice kept',
])('leaves %s as it is', (line) => {
  expect(listed(line)).toEqual([line]);
});

it('reads each half of a line with its own words', () => {
  const said = (line: string): readonly string[] =>
    grounder.ground([line]).map(({ ingredient: { text } }) => text);
  expect(said('zest of 1 lemon + a squeeze of juice')).toEqual(['lemon zest', 'a squeeze of lemon juice']);
  expect(said('zest of 2 limes and a squeeze of juice')[1]).toBe('a squeeze of lime juice');
});

it('keeps the words of the half of a line that no change touches', () => {
  const { ingredients } = healthify(loadKitchen(), {
    health_focus: 'lowCarb',
    recipe: {
      title: 'Salmon bowls',
      servings: 2,
      ingredients: [
        '2 salmon fillets',
        '2 tbsp soy sauce',
        'cooked sushi rice and shredded white cabbage, to serve',
      ],
      instructions: ['Grill the salmon with the soy sauce for 8 minutes. Serve with the rice and cabbage.'],
    },
  });
  expect(ingredients.map(({ text }) => text).join('; ')).toMatch(/shredded white cabbage/);
});
