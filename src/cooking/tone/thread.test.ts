import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { clumsyIn } from '../../../eval/tones/clumsy.ts';
import type { RecipeText } from '../understand-recipe/model.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { tones, type Tone } from '../vocabulary.ts';
import { wordBounds } from './bounds.ts';
import { wordsIn } from './brevity.ts';
import { rewriteTone } from './rewrite.ts';
import type { Length } from './tone-table.ts';

const kitchen = loadKitchen();
const tell = (recipe: RecipeText, tone: Tone, length: Length = 'same', seed = 1): RecipeText =>
  rewriteTone(understandRecipe(recipe, kitchen), { tone, length, seed }, kitchen).text;

const prawns: RecipeText = {
  title: 'Pan-Fried Gnocchi with Shrimp',
  description: null,
  cuisine: null,
  servings: 2,
  ingredients: [
    '300 g shrimp',
    '400 g gnocchi',
    '40 g butter',
    '2 cups stock',
    '1 banana',
    '1 tsp salt',
    'Chives',
  ],
  instructions: [
    'Pat the shrimp dry and season with salt.',
    'Melt the butter in a large skillet over medium heat. Add the gnocchi and cook until golden, about 8 minutes.',
    'Mash the banana in a bowl with a fork until smooth. Sprinkle the salt over the mixture and stir it in.',
    'Add the shrimp, stock and salt. Bring to a boil, then simmer for 4 minutes until pink. Warm through without boiling.',
    'Serve topped with snipped chives.',
  ],
};

describe('a thread', () => {
  const threads = kitchen.tones.tones.humorous.threads;

  it.each(threads.map((thread) => [thread.set, thread] as const))(
    'is taken up and paid off, and no line of it is taken for a step: %s',
    (_, thread) => {
      const word = thread.on[0]!.find((one) => one !== 'any')?.replace(/^[+=]/, '') ?? 'warm things';
      const title = word === 'yeasted' ? 'Overnight loaf' : word;
      const source: RecipeText = {
        ...prawns,
        title,
        ingredients: [
          '2 tbsp oil',
          '1 onion',
          '1 tsp salt',
          '500 ml water',
          ...(word === 'yeasted' ? ['1 tsp yeast'] : []),
        ],
        instructions: [
          'Finely chop the onion and set it aside on a plate until the pan is ready for it.',
          'Heat the oil in a large pan over medium heat until it shimmers, then add the onion and cook for 10 minutes, stirring often, until it is soft and golden.',
          'Stir in the salt and cook for 12 minutes more over low heat, stirring now and then so that nothing catches.',
          'Add the water, bring everything to a boil, then lower the heat and simmer for 20 minutes.',
          'Ladle into warm bowls and serve at once.',
        ],
      };
      const said = tell(source, 'humorous', 'longer').instructions;
      // Other dishes of the same word may belong to a thread before it.
      const own = threads.find(({ set }) => said[0]!.includes(set))!;
      expect(said.at(-1)).toContain(own.end);
      expect(own.back.some((line) => said.slice(1, -1).join(' ').includes(line))).toBe(true);
    },
  );

  it('belongs to the dish', () => {
    expect(tell(prawns, 'humorous').title).not.toBe(
      tell({ ...prawns, title: 'Onion soup' }, 'humorous').title,
    );
    expect(tell({ ...prawns, title: 'Onion soup' }, 'humorous', 'longer').title).toMatch(/Seconds|Spa/);
  });

  it('is not begun beside a word for somebody’s health', () => {
    const wary = {
      ...prawns,
      instructions: [
        ...prawns.instructions.slice(0, 4),
        'Serve. Not suitable for anybody with an allergy to shellfish.',
      ],
    };
    const said = tell(wary, 'humorous', 'longer').instructions.join(' ');
    for (const { set, end } of threads) expect(said.includes(set) || said.includes(end)).toBe(false);
  });
});

describe('a recipe in any tone', () => {
  it('keeps together what belongs together, and calls many "them"', () => {
    for (const tone of tones)
      for (const length of ['shorter', 'same', 'longer'] as const)
        for (let seed = 1; seed < 4; seed++)
          tell(prawns, tone, length, seed).instructions.forEach((text, at) => {
            expect(clumsyIn(text, prawns.instructions[at]!, tone), `${tone} ${length}`).toEqual([]);
            if (at === 0) expect(text, tone).not.toMatch(/\bit with\b/);
            if (at === 4)
              expect(text, tone).toMatch(/topped with(?: some)? snipped chives|topped, with snipped/);
          });
  });

  it('is as long as was asked', () => {
    for (const tone of tones.filter((one) => kitchen.tones.tones[one].voice !== 'terse')) {
      const said = wordsIn(tell(prawns, tone).instructions.join(' '));
      const { least, most } = wordBounds(prawns.instructions, 'same', kitchen.tones.tones[tone].room);
      expect(said, tone).toBeGreaterThanOrEqual(least);
      // A thread is not torn out for the sake of its last words.
      expect(said, tone).toBeLessThanOrEqual(most * 1.1);
    }
  });
});

describe('the check for clumsiness', () => {
  it.each([
    ['You carry topped to the table with snipped chives.', 'Serve topped with chives.', 'storytelling'],
    ['You warm through without boiling.', 'Warm through without boiling.', 'storytelling'],
    ['Bowl: crush the bananas.', 'Crush the bananas in a bowl.', 'professional'],
    ['Incorporate the sugar.', 'Mix in the sugar.', 'formal'],
    ['Bring it to a boil, then let them simmer.', 'Bring to a boil, then simmer.', 'casual'],
  ] as const)('finds %s', (said, source, tone) => {
    expect(clumsyIn(said, source, tone)).toHaveLength(1);
  });
});
