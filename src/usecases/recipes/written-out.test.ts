import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { adaptRecipeMethod } from './adapt-method.ts';
import { isJotted, writtenOutReason } from './written-out.ts';

const kitchen = loadKitchen();

describe('a recipe in jottings', () => {
  const { recipe, changes } = (() => {
    const made = adaptRecipeMethod(kitchen, {
      recipe: {
        title: 'sausage casserole',
        servings: 4,
        ingredients: [
          '8 pork sausages',
          '4 rashers smoked bacon',
          'onion',
          '2 carrots',
          'tin baked beans',
          '400g tin tomatoes',
          'beef stock cube + 300ml water',
          '1 tbsp sunflower oil',
          '2 tsp smoked paprika',
        ],
        instructions: [
          'brown sausages in oil, take out',
          'chop bacon, fry till crisp. add onion carrot, 8 mins',
          'paprika in, then tomatoes, stock. sausages back',
          'lid on, simmer 40 mins low',
          'beans in last 10 mins. good w mash',
        ],
      },
      method: 'slowCooker',
    });
    return { recipe: made, changes: made.changes };
  })();
  const said = recipe.instructions.map((step) => String(step));

  it('comes back in sentences, with its serving remark and its stock', () => {
    for (const step of said) expect(step).toMatch(/^\p{Lu}[^]*[.!]$/u);
    expect(said.join('\n')).toMatch(/Add the onion and carrots? and cook for 8 minutes/);
    expect(said.join('\n')).toMatch(/stock cube dissolved in/);
    expect(said.join('\n')).toMatch(/Stir in the (?:baked )?beans[^]*good with mash/);
  });

  it('says so once, after what changed in the cooking', () => {
    const notes = changes.filter(({ reason }) => reason === writtenOutReason);
    expect(notes).toHaveLength(1);
    expect(changes.at(-1)).toBe(notes[0]);
  });
});

it.each<readonly [readonly string[], boolean]>([
  [['brown the beef', 'add stock, simmer 2 hrs'], true],
  [['Oil in pan, onions 10 mins.', 'Tomatoes and stock in, simmer 25 mins. Pasta in, 10 mins.'], true],
  [['Heat the oil in a pan and fry the onions for 10 mins.', 'Add the stock and simmer for 1 hour.'], false],
])('%j is jotted: %s', (steps, jotted) => expect(isJotted(steps)).toBe(jotted));

it('ends no sentence after a short word', () => {
  const { steps } = adaptRecipeMethod(kitchen, {
    recipe: {
      title: 'Tuna Noodle Casserole',
      servings: 6,
      ingredients: [
        '12 oz egg noodles',
        '2 cans tuna, drained',
        '1 can cream of mushroom soup',
        '1 cup cheddar',
      ],
      instructions: [
        'Preheat oven to 400°F. Cook noodles 1 min. less than package directions. Drain.',
        'Mix soup, tuna, noodles and cheddar. Put in casserole.',
        'Bake 20–25 min. until bubbly.',
      ],
    },
    method: 'airFryer',
  });
  expect(steps.map(({ text }) => text).join(' ')).toMatch(/for 1 minute less than package directions/);
});
