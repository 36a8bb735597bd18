import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { brokenLocks, type ReadInstruction } from './locks.ts';

const kitchen = loadKitchen();
const ingredients = ['500 g chicken thighs', '2 onions', '1 tbsp olive oil', '1 tsp salt'];

function read(text: string): ReadInstruction {
  const { recipe, steps, unlisted } = understandRecipe(
    { title: 'Roast', description: null, cuisine: null, servings: 4, ingredients, instructions: [text] },
    kitchen,
  );
  return { text, step: recipe.steps[0]!, reading: steps[0]!, unlisted: unlisted.map(({ food }) => food) };
}
const broken = (before: string, after: string): string => brokenLocks(read(before), read(after)).join('\n');

const source =
  'Brown the chicken with the onions in a wok over medium heat for 8 minutes until golden. Do not move it. Roast at 200 °C (400 °F) until the thickest part reaches 74 °C.';

describe('the locks of an instruction', () => {
  it.each([
    ['a time', source.replace('8 minutes', '9 minutes'), /figures/],
    ['the unit of a time', source.replace('8 minutes', '8 hours'), /numbers/],
    ['a temperature', source.replace('400 °F', '375 °F'), /figures/],
    ['the scale of a temperature', source.replace('74 °C', '74 °F'), /temperature/],
    ['an ingredient', source.replace(' with the onions', ''), /ingredients/],
    [
      'the order of ingredients',
      source.replace('the chicken with the onions', 'the onions with the chicken'),
      /ingredients/,
    ],
    ['an ingredient that nobody asked for', `${source} Sprinkle with salt.`, /ingredients/],
    ['a food from beside the list', `${source} A splash of cream helps.`, /foods beside the list/],
    ['a prohibition', source.replace('Do not move it.', 'Move it.'), /prohibition/],
    ['a cue', source.replace('until golden', ''), /cue/],
    ['a tool', source.replace(' in a wok', ''), /tool/],
    ['a number in words', `${source} One more thing.`, /number words/],
  ])('notice when a rewording changes %s', (_, after, what) => {
    expect(broken(source, after)).toMatch(what);
  });

  it('notice when what was optional is told as a duty', () => {
    expect(broken('Add the salt if you like.', 'Add the salt.')).toMatch(/choice/);
  });

  it('end a cue where the next order begins', () => {
    const soup = 'Blend the onions until smooth, stir in the salt, season to taste and serve hot.';
    expect(
      broken(soup, 'Blend the onions until smooth. Stir in the salt, season to taste and dish it up hot.'),
    ).toBe('');
    expect(broken(soup, 'Blend the onions. Stir in the salt, season to taste and serve hot.')).toMatch(/cue/);
    expect(broken('Bake until golden, crisp and set.', 'Bake until golden and set.')).toMatch(/cue/);
  });

  it('take "no colour" for what must not brown, and miss it', () => {
    const order = 'Cook the onions until soft. Do not let them brown.';
    expect(broken(order, 'Cook the onions until soft. Something tells you not to let them brown.')).toBe('');
    expect(broken(order, 'Cook the onions until soft and let them brown.')).toMatch(/prohibition/);
    const sweat = 'Fry the onions until soft, without letting them brown.';
    expect(broken(sweat, 'Fry onions till soft, no colour.')).toBe('');
    expect(broken(sweat, 'Fry onions till soft.')).toMatch(/prohibition/);
  });

  it('let words change that say the same', () => {
    expect(
      broken(
        source,
        "In a wok over medium heat, brown the chicken with the onions till golden, 8 min. Don't move it. Then roast at 200 °C (400 °F) till the thickest part reaches 74 °C.",
      ),
    ).toBe('');
  });
});

describe('what belongs to a figure', () => {
  it.each([
    ['Heat the oven to 220C (fan), or gas mark 7.', ' (fan)'],
    ['Roast the onions at 350F (convection) until soft.', ' (convection)'],
    ['Use 200 g onions (dry weight).', ' (dry weight)'],
    ['Add 2 heaped tablespoons of salt.', 'heaped '],
    ['Fry the onions for 20 minutes in total.', ' in total'],
    ['Fry the chicken for 4 minutes each side.', ' each side'],
  ])('stays in %j', (text, gone) => {
    expect(brokenLocks(read(text), read(text.replace(gone, '')), true).join()).toMatch(/fact/);
  });

  it('keeps the whole cue of an egg, of oil and of dough in a short text, not of every onion', () => {
    const short = (before: string, after: string): string =>
      brokenLocks(read(before), read(after), true).join();
    expect(short('Knead the dough until smooth and elastic.', 'Knead the dough until smooth.')).toMatch(
      /cue/,
    );
    expect(short('Heat the oil until it shimmers and ripples.', 'Heat the oil until it shimmers.')).toMatch(
      /cue/,
    );
    expect(short('Fry the onions until soft and golden.', 'Fry the onions until soft.')).toBe('');
  });
});
