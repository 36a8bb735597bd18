import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { applyEdits } from '../edit/edit.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { mendRecipe } from './mend.ts';
import { retimed } from './retimed.ts';

const kitchen = loadKitchen();

function mended(ingredients: readonly string[], instructions: readonly string[], title = 'Supper') {
  const source = { title, description: null, cuisine: null, servings: 4, ingredients, instructions };
  return mendRecipe(understandRecipe(source, kitchen), { allows: () => true, bakes: true }, kitchen);
}
const first = (ingredients: readonly string[], ...instructions: readonly string[]): string =>
  mended(ingredients, instructions).text.instructions[0]!;

const foods = [
  '2 onions',
  '3 cloves garlic',
  '250 g mushrooms',
  '1 carrot',
  '150 g bacon',
  '2 tbsp olive oil',
];
/** Only what the step speaks of: the rest would be put in, too. */
const listFor = (text: string): readonly string[] =>
  foods.filter((line) => text.includes(line.split(' ').at(-1)!.replace(/s$/, '')));

describe('what is only fried gets the sign that it is done', () => {
  it.each([
    ['Sauté onions.', 'Sauté onions until soft and golden at the edges (8–12 minutes).'],
    ['Sweat the onions in the olive oil.', 'Sweat the onions in the olive oil until soft (8–12 minutes).'],
    ['Fry the garlic in oil.', 'Fry the garlic in oil until fragrant (about 30 seconds).'],
    [
      'Fry the mushrooms and garlic.',
      'Fry the mushrooms and garlic until golden and dry in the pan (5–10 minutes).',
    ],
    [
      'Heat the oil and sauté the onions, carrot and garlic',
      'Heat the oil and sauté the onions, carrot and garlic until soft (8–12 minutes)',
    ],
    ['Fry the bacon and set aside.', 'Fry the bacon until crisp (5–8 minutes) and set aside.'],
    [
      'Add the mushrooms and fry.',
      'Add the mushrooms and fry until golden and dry in the pan (5–10 minutes).',
    ],
  ])('%s', (text, made) => {
    expect(first(listFor(text), text, 'Serve.')).toBe(made);
  });

  it.each([
    'Fry the onions for 5 minutes.',
    'Sauté the onions until soft.',
    'Quickly fry the garlic.',
    'Fry the carrot and bacon.',
  ])('unless it is said, or no table knows: %s', (text) => {
    expect(first(listFor(text), text, 'Serve.')).toBe(text);
  });

  it('nor where the next sentence says it', () => {
    expect(
      first(['2 onions', '3 cloves garlic'], 'Fry the onions. When they are golden, add the garlic.'),
    ).toBe('Fry the onions. When they are golden, add the garlic.');
  });
});

describe('minced meat and poultry that are only said to be done', () => {
  it.each([
    [
      '500 g ground beef',
      'Fry the patties until done.',
      'Fry the patties until done, 71 °C (160 °F) inside.',
    ],
    [
      '500 g ground turkey',
      'Grill the meatballs until they are cooked through.',
      'Grill the meatballs until they are cooked through, 74 °C (165 °F) inside.',
    ],
    [
      '500 g chicken breast',
      'Fry the chicken pieces until cooked.',
      'Fry the chicken pieces until cooked, 74 °C (165 °F) inside.',
    ],
    [
      '500 g chicken breast',
      'Add the chicken and cook until done.',
      'Add the chicken and cook until done, 74 °C (165 °F) inside.',
    ],
  ])('%s: %s', (line, text, made) => {
    expect(first([line], text, 'Serve.')).toBe(made);
  });

  it('but not lentil patties, nor what has its temperature', () => {
    expect(first(['400 g lentils'], 'Fry the patties until done.', 'Serve.')).toBe(
      'Fry the patties until done.',
    );
    const hot = 'Fry the patties until done, to 75 °C inside.';
    expect(first(['500 g ground beef'], hot, 'Serve.')).toBe(hot);
  });
});

it('brings the sign of a food to that of the food that takes its place', () => {
  const swapped = (line: string, text: string, other: string): string => {
    const { read } = mended([line], [text, 'Serve.']);
    const edits = [
      {
        kind: 'swap' as const,
        key: read.grounded[0]!.key,
        by: [{ food: kitchen.foods.get(other)!, grams: 500 }],
        reason: '',
      },
    ];
    return retimed(read, edits)(applyEdits(read, edits, kitchen).text.instructions[0]!);
  };
  expect(swapped('1 kg potatoes', 'Boil the potatoes.', 'cauliflower')).toBe(
    'Boil the cauliflower until tender.',
  );
  expect(swapped('1 kg potatoes', 'Boil the potatoes.', 'carrot')).toMatch(/until tender \(8–12 minutes\)/);
  expect(swapped('500 g ground beef', 'Fry the patties until done.', 'ground-turkey')).toContain(
    '74 °C (165 °F) inside',
  );
  expect(swapped('500 g ground beef', 'Fry the patties until done.', 'ground-turkey')).not.toContain('71 °C');
});

it('counts the salt of each piece for all of them', () => {
  const lines = (line: string, ...steps: readonly string[]) => mended([line], steps).text.ingredients;
  expect(
    lines('2 salmon fillets', 'Season each fillet with about 1 tsp of salt.', 'Fry for 4 minutes.'),
  ).toContain('2 tsp salt');
  expect(lines('4 pork chops', 'Rub every chop with 1/2 tsp salt.', 'Fry for 8 minutes.')).toContain(
    '2 tsp salt',
  );
  expect(
    lines('500 g ground beef', 'Form 4 patties. Season each patty with 1/4 tsp salt.', 'Fry for 8 minutes.'),
  ).toContain('1 tsp salt');
  expect(lines('500 g ground beef', 'Season with 1 tsp salt.', 'Fry for 8 minutes.')).toContain('1 tsp salt');
});

describe('halves of a batter that never meet', () => {
  const batter = [
    '250 g flour',
    '2 tsp baking powder',
    '100 g sugar',
    '2 eggs',
    '250 ml milk',
    '60 g butter, melted',
  ];
  it('are joined', () => {
    expect(
      mended(batter, [
        'Mix the flour, sugar and baking powder in a bowl.',
        'Whisk the eggs, milk and butter.',
        'Pour into muffin cups and bake at 190 °C for 20 minutes.',
      ]).text.instructions[1],
    ).toBe('Whisk the eggs, milk and butter. Stir the wet ingredients into the dry until just combined.');
  });
  it('but not twice', () => {
    const steps = [
      'Mix the flour, sugar and baking powder in a bowl.',
      'Whisk the eggs, milk and butter.',
      'Fold the two together.',
      'Pour into muffin cups and bake at 190 °C for 20 minutes.',
    ];
    expect(mended(batter, steps).text.instructions).toEqual(steps);
  });
});

it('puts wine that no step uses where the pot simmers', () => {
  expect(
    mended(
      ['500 g ground beef', '1 onion', '400 g tomatoes', '150 ml red wine', '2 tbsp oil'],
      [
        'Fry the onion in the oil for 8 minutes.',
        'Brown the beef for 8 minutes.',
        'Add tomatoes and simmer for 20 minutes.',
      ],
    ).text.instructions[2],
  ).toMatch(/^Add (?:the )?tomatoes and (?:the )?red wine and simmer/);
});
