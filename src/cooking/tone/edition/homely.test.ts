import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { editedFor } from './edition.ts';
import { unhurried } from './hasty.ts';
import { respelled } from './respelled.ts';

const kitchen = loadKitchen();
const nothing = { mentions: [], numbers: [] };

describe('a family card', () => {
  it.each([
    ['Preheat oven 375.', 'Preheat the oven to 375.'],
    ['Fry hamburger until no pink.', 'Fry hamburger until no longer pink.'],
    ['Spread in greased 9x13.', 'Spread in a greased 9x13-inch dish.'],
    ['Fold over itself couple times.', 'Fold it over on itself a couple of times.'],
    ['Simmer, lid off, 25 minutes.', 'Simmer uncovered for 25 minutes.'],
    ['Let set 10 min.', 'Let it stand 10 min.'],
    ['Brown the chicken, take out.', 'Brown the chicken, then take it out.'],
    [
      "Add everything else, tomatoes last, don't stir.",
      'Add everything else, with the tomatoes last, and do not stir.',
    ],
    ['Half hour before put the pot in the oven.', 'Half an hour before baking, put the pot in the oven.'],
    ['Fry bacon crisp.', 'Fry the bacon until crisp.'],
  ])('says what it leaves to the reader: %s', (came, said) => {
    expect(unhurried(came)).toBe(said);
  });
  it('has its slips put right', () => {
    expect(respelled('Chill overnite.', nothing)).toBe('Chill overnight.');
    expect(respelled('Sift flour and b. powder.', nothing)).toBe('Sift flour and baking powder.');
    expect(respelled('Once the mixtures becomes thick, stop.', nothing)).toBe(
      'Once the mixture becomes thick, stop.',
    );
  });
});

it('roasts nothing in a Dutch oven that stands on the stove', () => {
  const read = understandRecipe(
    {
      title: 'Braised Short Ribs',
      description: null,
      cuisine: null,
      servings: 4,
      ingredients: ['4 lb beef short ribs', '2 carrots', '2 tbsp oil'],
      instructions: [
        'Heat the oil in a Dutch oven and sear the ribs until brown.',
        'Add the carrots and cook until softened, 8 minutes.',
      ],
    },
    kitchen,
  );
  const [, second] = editedFor(read, { quiet: true, full: true }, kitchen).source.instructions;
  expect(second).toMatch(/\bcook\b/u);
  expect(second).not.toMatch(/\broast\b/u);
});
