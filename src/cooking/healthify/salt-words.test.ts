import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { saltWords } from './salt-words.ts';

const kitchen = loadKitchen();

/** The text with its salt words mended. */
function mended(
  text: string,
  ingredients: readonly string[] = ['500 g pork', '2 potatoes'],
  strict = false,
): string {
  const understood = understandRecipe(
    { title: 'Stew', description: null, cuisine: null, servings: 4, ingredients, instructions: [text] },
    kitchen,
  );
  return saltWords(understood, null, strict)
    .flatMap(({ edits }) => edits)
    .flatMap((edit) => (edit.kind === 'replace-text' ? [edit] : []))
    .sort((a, b) => b.span.start - a.span.start)
    .reduce((said, { span, text: by }) => said.slice(0, span.start) + by + said.slice(span.end), text);
}

describe('salt that only the steps speak of', () => {
  it.each([
    ['Add salt and pepper to taste.', 'Add pepper to taste and no more salt than it needs.'],
    ['Stir in the cream and salt to taste.', 'Stir in the cream and only as much salt as it still needs.'],
    [
      'Season the pork with kosher salt and pepper.',
      'Season the pork lightly with kosher salt and well with pepper.',
    ],
    ['Add potatoes, water and salt. Simmer.', 'Add potatoes, water and only a pinch of salt. Simmer.'],
    ['Salt and pepper the pork to taste.', 'Season the pork well with pepper and lightly with salt.'],
    ['Brown the pork, salt it and stir.', 'Brown the pork, salt it lightly and stir.'],
    ['Boil water and add salt (a handful for every liter).', 'Boil water without salt.'],
    ['Add 2 cups water and 1/4 tsp salt to a pot.', 'Add 2 cups water to a pot.'],
    [
      'Sprinkle salt every now and then.',
      'Season with black pepper as you go, and with no more than a pinch of salt.',
    ],
    ['Mix the pork with salt, pepper and cumin.', 'Mix the pork with a pinch of salt, pepper and cumin.'],
    ['Add 1½-2 tsp of salt.', 'Add 3/4 tsp of salt.'],
    [
      'Check for seasoning, then serve.',
      'Taste, and reach for herbs and pepper before any more salt, then serve.',
    ],
    ['Season to taste with plenty of pepper, and possibly salt.', 'Season to taste with plenty of pepper.'],
    ['Needs quite a bit of salt.', 'Needs quite a bit of salt.'],
  ])('%s', (before, after) => expect(mended(before)).toBe(after));

  it.each([
    ['Add bouillon, salt and pepper to the meat.', 'Add bouillon and pepper to the meat.'],
    ['Add the garlic, cumin, salt, and pepper.', 'Add the garlic, cumin and pepper.'],
    ['Season the pork with salt and black pepper.', 'Season the pork with black pepper.'],
    ['Add the onions and a pinch of salt.', 'Add the onions.'],
    ['Season with salt.', 'Season with pepper.'],
  ])('where nobody wants it, none is added by hand: %s', (before, after) =>
    expect(mended(before, undefined, true)).toBe(after),
  );

  it('salt that the list measures is meant, and less of it already', () =>
    expect(mended('Season the pork with salt and pepper.', ['500 g pork', '1 tsp salt', 'pepper'])).toBe(
      'Season the pork with salt and pepper.',
    ));
});
