import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { RecipeText } from '../understand-recipe/model.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { tones, type Tone } from '../vocabulary.ts';
import { rewriteTone } from './rewrite.ts';

const kitchen = loadKitchen();
const soup: RecipeText = {
  title: 'Tomato soup',
  description: 'A soup for cold days.',
  cuisine: null,
  servings: 4,
  ingredients: [
    '2 tbsp olive oil',
    '2 onions',
    '3 cloves garlic',
    '800 g canned tomatoes',
    '500 ml vegetable stock',
    '1 tsp sugar',
  ],
  instructions: [
    'Finely chop the onions and the garlic.',
    'Heat the olive oil in a large pot over medium heat and cook the onions for 8-10 minutes until soft. Do not let them brown.',
    'Add the garlic and cook for 1 minute. Stir in the tomatoes, the stock and the sugar.',
    'Bring to a boil, then lower the heat and simmer for 20 minutes, stirring occasionally.',
    'Blend until smooth. If it is too thick, add a splash of hot water. Serve!',
  ],
};

describe('a shorter text', () => {
  const curt: RecipeText = {
    ...soup,
    title: 'Bean Tacos',
    ingredients: ['1 tin black beans', '1 tbsp oil', '1 tsp cumin', '1 lime', '1 onion', '8 tortillas'],
    instructions: [
      'drain and rinse beans',
      'heat oil in skillet, add cumin and toast 30 secs, add beans w/ a splash of water and mash w/ fork. cook 5 mins',
      'squeeze in half the lime',
      'warm tortillas in dry pan, finely chop the onion',
      'Fill Tortillas: In a warm tortilla, put the beans and the onion. Enjoy!',
    ],
  };
  const words = (texts: readonly string[]): number => texts.join(' ').split(/\s+/).length;
  const shorter = (recipe: RecipeText, tone: Tone): readonly string[] =>
    rewriteTone(understandRecipe(recipe, kitchen), { tone, length: 'shorter', seed: 1 }, kitchen).text
      .instructions;

  it('has no more words than its source, be that full or a telegram', () => {
    for (const tone of tones)
      for (const recipe of [soup, curt])
        expect(words(shorter(recipe, tone)), `${tone} ${recipe.title}`).toBeLessThanOrEqual(
          words(recipe.instructions),
        );
  });

  it('is another in every tone', () => {
    expect(new Set(tones.map((tone) => shorter(soup, tone).join())).size).toBe(tones.length);
  });

  it('lets a heading stand, whose verb is not the sentence’s', () => {
    for (const tone of tones)
      // What pares leaves out a heading that says what follows.
      expect(shorter(curt, tone)[4], tone).toMatch(
        /^(?:concise|minimalist)$/.test(tone) ? /^(?!Fill|and |then )/ : /^Fill Tortillas: (?!and |then )/,
      );
  });

  it('makes light of no warning', () => {
    const wary = {
      ...soup,
      instructions: [...soup.instructions.slice(0, 4), 'Blend the soup. Be careful not to let it splash.'],
    };
    for (const tone of tones) expect(shorter(wary, tone)[4], tone).toMatch(/splash\.$/);
  });
});

describe('a voice that takes up what came before', () => {
  it('does so once in a step, and gives no reason twice', () => {
    const bread: RecipeText = {
      title: 'Focaccia',
      description: null,
      cuisine: null,
      servings: 4,
      ingredients: [
        '500 g bread flour',
        '7 g instant yeast',
        '400 ml water',
        '5 tbsp olive oil',
        '1 tsp salt',
      ],
      instructions: [
        'Mix the flour, yeast and salt in a bowl. Add the water and mix to a dough. Cover and leave for 15 minutes.',
        'Stretch the dough and fold it over. Cover and leave for 15 minutes. Repeat three times.',
        'Cover the dough and leave it for 1 hour until doubled.',
        'Oil a tin. Put the dough in the tin. Cover and leave for 45 minutes.',
        'Bake for 25 minutes until golden. Move it to a rack. Drizzle with the oil.',
      ],
    };
    for (const tone of ['educational', 'professional', 'formal'] as const)
      for (const seed of [1, 2, 3]) {
        const told = rewriteTone(
          understandRecipe(bread, kitchen),
          { tone, length: 'same', seed },
          kitchen,
        ).text;
        for (const step of told.instructions)
          expect(
            (
              step.match(
                /(?:^|[.!?] )(?:Then|Now|After that|From here|From there|At this (?:point|stage)|With that|Moving on|As (?:a|the) next step|Soon)\b/gu,
              ) ?? []
            ).length,
            step,
          ).toBeLessThan(2);
        expect((told.instructions.join(' ').match(/\bA cover\b/gu) ?? []).length).toBeLessThan(2);
      }
  });
});
