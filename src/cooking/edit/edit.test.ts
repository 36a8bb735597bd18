import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { RecipeText } from '../understand-recipe/model.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { applyEdits, type Edit } from './edit.ts';
import { staleMentions } from './stale-mentions.ts';

const kitchen = loadKitchen();
const food = (id: string) => kitchen.foods.get(id)!;
const recipe = (
  ingredients: readonly string[],
  instructions: readonly string[],
  title = 'Dish',
): RecipeText => ({
  title,
  description: null,
  cuisine: null,
  servings: 4,
  ingredients,
  instructions,
});
const edit = (text: RecipeText, ...edits: readonly Edit[]) => {
  const understood = understandRecipe(text, kitchen);
  const made = applyEdits(understood, edits, kitchen);
  const gone = edits.flatMap((one) => (one.kind === 'swap' || one.kind === 'remove' ? [one.key] : []));
  const { text: edited, applied, skipped } = made;
  return { text: edited, applied, skipped, stale: staleMentions(understood, edited, gone, kitchen) };
};
const swap = (key: string, id: string, grams: number): Edit => ({
  kind: 'swap',
  key,
  by: [{ food: food(id), grams }],
  reason: 'test',
});

describe('applyEdits', () => {
  it('gives a list its "and" again, and no other way of what is no longer said', () => {
    const kvass = edit(
      recipe(
        ['100 g raisins', '3 slices rye bread', '2 lemons', '10 g coffee beans'],
        ['Add the bread, a handful of raisins, a few slices of lemon, and coffee beans to the pot.'],
      ),
      { kind: 'remove', key: 'i3', reason: 'test' },
    );
    expect(kvass.text.instructions[0]).toBe(
      'Add the bread, a handful of raisins, and a few slices of lemon to the pot.',
    );
    const cake = edit(
      recipe(
        ['300 g flour', '100 g plums'],
        [
          'Pour the flour into a tin. If you want to add plums, cut them small and add them. Alternatively, you may put them on top.',
        ],
      ),
      { kind: 'remove', key: 'i1', reason: 'test' },
    );
    expect(cake.text.instructions[0]).not.toMatch(/alternatively/i);
  });

  it('takes what becomes of a food with it', () => {
    const chowder = edit(
      recipe(
        ['200 g corn', '150 g prawns', '1 l milk'],
        [
          'Warm the milk. Add the corn and cook for 3 minutes. Add the prawns and cook for 2 minutes until pink.',
        ],
      ),
      { kind: 'remove', key: 'i1', reason: 'test' },
    );
    expect(chowder.text.instructions[0]).toBe('Warm the milk. Add the corn and cook for 3 minutes.');
  });

  it('calls oil that the text calls only oil by that word for both', () => {
    const { text } = edit(
      recipe(['4 tbsp olive oil', '2 onions'], ['Soften the onions until the pan glistens with oil.']),
      {
        kind: 'add',
        part: { food: food('sunflower-oil'), grams: 20 },
        stepId: 's1',
        as: 'with',
        together: true,
        afterKey: 'i0',
        reason: 'test',
      },
    );
    expect(text.instructions[0]).toBe('Soften the onions until the pan glistens with oil.');
  });

  it('skips what it cannot do, says why, and leaves the recipe as it was', () => {
    const text = recipe(['2 eggs'], ['Beat the eggs.']);
    const {
      text: after,
      skipped,
      applied,
    } = edit(
      text,
      { kind: 'remove', key: 'i7', reason: 'test' },
      { kind: 'amount', key: 'i0', factor: 0, reason: 'test' },
      { kind: 'add', part: { food: food('salt') }, stepId: 's9', as: 'with', reason: 'test' },
    );
    expect(after).toEqual(text);
    expect(applied).toEqual([]);
    expect(skipped.map(({ why }) => why)).toEqual([
      'there is no ingredient i7',
      'the factor must be more than 0',
      'there is no step s9',
    ]);
  });

  it('writes what has no plural of its own by its name, with no amount as well', () => {
    const text = recipe(['500 g chicken breast', 'soy sauce'], ['Season the chicken with soy sauce.']);
    const unchanging = [...kitchen.foods.foods]
      .filter(({ plural, name, abstract }) => plural === null && /s$/.test(name) && abstract !== true)
      .slice(0, 60);
    for (const one of [food('coconut-aminos'), ...unchanging]) {
      const made = edit(text, { kind: 'swap', key: 'i1', by: [{ food: one }], reason: 'test' });
      expect(made.text.ingredients[1]).toBe(one.name);
    }
  });

  it('swaps through list and steps, with number and pronouns right', () => {
    const { text, stale } = edit(
      recipe(
        ['2 carrots, sliced', '1 onion, chopped'],
        ['Fry the onion, then add the carrots and cook until they are soft.', 'Season the carrots.'],
      ),
      swap('i0', 'butternut-squash', 150),
    );
    expect(text.instructions).toEqual([
      'Fry the onion, then add the butternut squash and cook until it is soft.',
      'Season the butternut squash.',
    ]);
    expect(text.ingredients[0]).toMatch(/^150 g butternut squash, sliced$/);
    expect(stale).toEqual([]);
  });

  it('leaves a measure of stock what it was where a cube in water takes its place', () => {
    const { text } = edit(
      recipe(
        ['1.2 litres fish stock, hot', '1 pinch saffron'],
        ['Soak the saffron in 3 tbsp of the hot stock.'],
      ),
      {
        kind: 'swap',
        key: 'i0',
        by: [
          { food: food('fish-stock-cube'), grams: 20 },
          { food: food('water'), grams: 1200 },
        ],
        reason: 'test',
      },
    );
    expect(text.instructions.join(' ')).toContain('3 tbsp of the hot stock');
  });

  it('tells two of a sort apart by what the list calls the first', () => {
    const { text } = edit(
      recipe(['4 tbsp olive oil', '1 onion'], ['Heat the oil in a pan. Fry the onion.']),
      {
        kind: 'add',
        part: { food: food('sunflower-oil'), name: 'sunflower oil', grams: 28 },
        stepId: 's1',
        as: 'then',
        together: true,
        sentence: 'Work in the sunflower oil too.',
        afterKey: 'i0',
        reason: 'test',
      },
    );
    expect(text.instructions).toEqual(['Heat the olive oil and sunflower oil in a pan. Fry the onion.']);
  });

  it('takes an ingredient out of lists, phrases, cues and whole sentences', () => {
    const { text, stale } = edit(
      recipe(
        ['200 g walnuts, chopped', '1 onion', '2 tomatoes', '300 g pasta'],
        [
          'Toast the walnuts. Boil the pasta until al dente.',
          'Mix the onion, walnuts and tomatoes.',
          'Toss the pasta with the walnuts and serve.',
        ],
      ),
      { kind: 'remove', key: 'i0', reason: 'test' },
    );
    expect(text.ingredients).toEqual(['1 onion', '2 tomatoes', '300 g pasta']);
    expect(text.instructions).toEqual([
      'Boil the pasta until al dente.',
      'Mix the onion and tomatoes.',
      'Toss the pasta and serve.',
    ]);
    expect(stale).toEqual([]);
  });

  it('renumbers references when a step goes', () => {
    const { text } = edit(
      recipe(['1 onion', '1 lemon'], ['Zest the lemon.', 'Fry the onion.', 'Repeat step 2.']),
      { kind: 'remove', key: 'i1', reason: 'test' },
    );
    expect(text.instructions).toEqual(['Fry the onion.', 'Repeat step 1.']);
  });
});

describe('staleMentions', () => {
  const before = understandRecipe(
    recipe(
      ['200 g butter', '1 can butter beans', '1 eggplant', '2 eggs'],
      ['Melt the butter.'],
      'Buttery beans',
    ),
    kitchen,
  );
  it('finds what is left of a food, also in words made of it', () => {
    const after = { ...before.source, ingredients: ['1 can butter beans', '1 eggplant', '2 eggs'] };
    expect(staleMentions(before, after, ['i0'], kitchen).map(({ where, word }) => [where, word])).toEqual([
      ['title', 'buttery'],
      ['instruction', 'butter'],
    ]);
  });
  it('does not take other foods for it', () => {
    const after = {
      ...before.source,
      title: 'Beans',
      ingredients: ['1 can butter beans', '1 eggplant'],
      instructions: ['Drain the butter beans and fry the eggplant with egg noodles.'],
    };
    expect(staleMentions(before, after, ['i0', 'i3'], kitchen)).toEqual([]);
  });
});

describe('what readers of changed recipes stumbled over', () => {
  it('crumbles one mince in as it did the other, by the name of its own list', () => {
    const { text } = edit(
      recipe(['500g lamb mince', '1 onion'], ['Soften the onion, crumble in the lamb and brown.']),
      swap('i0', 'ground-turkey', 500),
    );
    expect(text.ingredients[0]).toBe('500g turkey mince');
    expect(text.instructions[0]).toBe('Soften the onion, crumble in the turkey mince and brown.');
  });

  it('pours oil where a knob of fat was, in spoons, and says nothing of its melting', () => {
    const { text } = edit(
      recipe(
        ['50g butter', '500ml milk'],
        [
          'Put a knob of butter in each hole.',
          'Keep whisking as the butter melts and the milk comes to the boil.',
        ],
      ),
      swap('i0', 'olive-oil', 40),
    );
    expect(text.ingredients[0]).toBe('3 tbsp olive oil');
    expect(text.instructions).toEqual([
      'Put a little olive oil in each hole.',
      'Keep whisking as the milk comes to the boil.',
    ]);
  });

  it('keeps the fat of a bacon that is another', () => {
    const { text } = edit(
      recipe(['6 oz bacon', '1 lb beef'], ['Fry the bacon.', 'Brown the beef in the bacon fat.']),
      swap('i0', 'beef-bacon', 170),
    );
    expect(text.instructions[1]).toBe('Brown the beef in the beef bacon fat.');
  });

  it('halves three pounds to one and a half, and leaves a size behind the weight', () => {
    const half: Edit = { kind: 'amount', key: 'i0', factor: 0.5, reason: 'test' };
    expect(edit(recipe(['3 lbs beef chuck'], ['Brown the beef.']), half).text.ingredients[0]).toBe(
      '1 1/2 lbs beef chuck',
    );
    expect(edit(recipe(['2 lbs large shrimp'], ['Fry the shrimp.']), half).text.ingredients[0]).toBe(
      '1 lb large shrimp',
    );
  });

  it('changes the amount of a line and none of its words', () => {
    const times = (line: string, factor: number): string =>
      edit(recipe([line], ['Cook it.']), { kind: 'amount', key: 'i0', factor, reason: 'test' }).text
        .ingredients[0]!;
    expect(times('1 cup finely chopped green pepper', 2)).toBe('2 cups finely chopped green pepper');
    expect(times('2 cups Small Broccoli Florets', 1.5)).toBe('3 cups Small Broccoli Florets');
    expect(times('200 g sifted flour (use as little as 180 g)', 0.5)).not.toMatch(/180/);
    expect(times('3 aubergines (900 g)', 0.67)).toMatch(/^2 aubergines/);
    expect(times('2 cans kidney beans', 1.5)).toBe('3 cans kidney beans');
  });

  it('does not cut boneless thighs into the pieces of a whole bird', () => {
    const { text } = edit(
      recipe(['1 whole chicken cut into 8 pieces'], ['Fry the chicken.']),
      swap('i0', 'chicken-thigh', 700),
    );
    expect(text.ingredients[0]).not.toMatch(/pieces/);
  });

  it('leaves a warning that says "it" twice whole', () => {
    const half: Edit = { kind: 'amount', key: 'i0', factor: 0.5, reason: 'test' };
    const { text } = edit(
      recipe(
        ['1 cup sugar', '2 cups flour'],
        ['Fold the sugar into the flour. Do not beat it or it gets tough.'],
      ),
      half,
    );
    expect(text.instructions[0]).toContain('Do not beat it or it gets tough.');
  });
});

describe('a swap keeps what is still true of the author’s words', () => {
  it('leaves a word for the kind of both foods where it stands', () => {
    const { text } = edit(
      recipe(
        ['1 1/2 pounds beef tenderloin, cubed', '2 cups beef stock'],
        ['Brown the beef in batches.', 'Add the stock, return the beef and simmer for 2 hours.'],
      ),
      swap('i0', 'beef-chuck', 680),
    );
    expect(text.ingredients[0]).toBe('1 1/2 pounds beef chuck, cubed');
    expect(text.instructions).toEqual([
      'Brown the beef in batches.',
      'Add the stock, return the beef and simmer for 2 hours.',
    ]);
  });

  it('writes as much of another food into the old amount, fillet for fillet', () => {
    const { text } = edit(
      recipe(
        ['2 (6-ounce) halibut fillets', '200ml creme fraiche, to serve'],
        ['Sear the halibut for 3 minutes per side, until it flakes.', 'Serve with the creme fraiche.'],
      ),
      swap('i0', 'tilapia', 340),
      swap('i1', 'sour-cream', 200),
    );
    expect(text.ingredients[0]).toBe('2 (6-ounce) tilapia fillets');
    expect(text.instructions[0]).toBe('Sear the tilapia for 3 minutes per side, until it flakes.');
  });
});
