import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { clumsyIn } from '../../../../eval/tones/clumsy.ts';
import type { RecipeText } from '../../understand-recipe/model.ts';
import { rereadInstructions, understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { tones, type Tone } from '../../vocabulary.ts';
import { wordBounds } from '../bounds.ts';
import { wordsIn } from '../brevity.ts';
import { brokenLocks, type ReadInstruction } from '../locks.ts';
import { createPicker } from '../pick.ts';
import { rewriteTone } from '../rewrite.ts';
import { actsOf, beatsOf, chooseThread, comesBack } from './thread.ts';
import type { Length } from '../tone-table.ts';

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

const line = (on: string, say: string): { on: readonly string[]; say: string } => ({
  on: on.split(' '),
  say,
});
const hens = {
  on: [['any']],
  title: null,
  set: 'Enter the hen.',
  back: [],
  beats: [line('fry', 'The hen nods.'), line('added', 'The hen has doubts.')],
  end: 'The hen leaves.',
};

describe('a joke that runs through a recipe', () => {
  it('comes back in about every other instruction, never in two running, and only where it has a line', () => {
    for (const count of [3, 4, 6, 9, 12]) {
      const pick = createPicker(1, 'joke');
      const told = Array.from({ length: count }, (_, at) => {
        const may = comesBack(hens, at, count, actsOf(['fry']), pick);
        if (may) pick.use(`joked ${at}`);
        return may;
      });
      expect(told.filter(Boolean).length, `${count}`).toBeGreaterThan(0);
      expect(told.filter(Boolean).length, `${count}`).toBeLessThanOrEqual(Math.floor((count - 1) / 2));
      expect(told.at(-1)).toBe(false);
      expect(told.some((one, at) => one && told[at + 1] === true)).toBe(false);
      expect(comesBack(hens, 1, count, actsOf(['boil']), createPicker(1, 'joke'))).toBe(false);
      expect(comesBack(hens, 1, count, actsOf(['add']), createPicker(1, 'joke'))).toBe(true);
    }
  });

  it('speaks of what was done last before it', () => {
    const heard = (situations: readonly ReadonlySet<string>[]): readonly string[] =>
      beatsOf(hens, [{ at: 1, situations }], createPicker(1, 'hen'), {
        most: 1,
        named: new Set(),
        last: false,
      }).map(({ say }) => say);
    expect(heard([new Set(['mix']), new Set(['fry'])])).toEqual(['The hen nods.']);
    expect(heard([new Set(['fry']), new Set(['cover'])])).toEqual([]);
  });
});

describe('what is told to children', () => {
  it('names who helps before anything is hot', () => {
    const cookies: RecipeText = {
      ...prawns,
      title: 'Oat Cookies',
      ingredients: ['150 g rolled oats', '2 bananas', '1 egg'],
      instructions: [
        'Preheat the oven to 180°C and line a baking tray.',
        'Mash the bananas and beat in the egg and oats.',
        'Bake for 15 minutes until golden.',
      ],
    };
    for (let seed = 1; seed < 6; seed++) {
      const { title, description, instructions } = tell(cookies, 'kidFriendly', 'same', seed);
      expect(`${title} ${description}`).not.toMatch(/\b(?:roll|shape|crunch)/iu);
      expect(instructions[0]!.search(/grown-up/iu), instructions[0]).toBeLessThan(
        instructions[0]!.search(/preheat|180/iu),
      );
    }
  });
});

describe('a thread', () => {
  const supper: RecipeText = {
    ...prawns,
    title: 'Warm things',
    ingredients: ['2 tbsp oil', '1 onion', '1 tsp salt', '500 ml water', '200 g flour'],
    instructions: [
      'Finely chop the onion and set it aside on a plate until the pan is ready for it.',
      'Heat the oil in a large pan over medium heat until it shimmers. Fry the onion for 10 minutes, stirring often, until it is soft and golden.',
      'Stir in the flour and salt. Cook for 2 minutes more over low heat.',
      'Pour in the water and bring to a boil. Lower the heat and simmer for 20 minutes.',
      'Ladle into warm bowls and serve at once.',
    ],
  };

  it.each(['humorous', 'storytelling', 'kidFriendly'] as const)(
    'carries a text from what presents it to its last words: %s',
    (tone) => {
      for (let seed = 1; seed < 12; seed++) {
        // Jokes and tales are told of what a dish is.
        const dish = tone !== 'kidFriendly' ? { ...supper, title: 'Warm stew' } : supper;
        const { description, instructions } = tell(dish, tone, 'same', seed);
        const own = kitchen.tones.tones[tone].threads.find(({ set }) => set === description)!;
        expect(own, `${seed}`).toBeDefined();
        expect(instructions.at(-1)).toContain(own.end);
        const lines = [...own.back, ...own.beats.map(({ say }) => say)];
        const spoken = instructions.slice(0, -1).filter((text) => lines.some((line) => text.includes(line)));
        // It comes back now and then, between what is told of the cooking itself.
        expect(spoken.length, instructions.join('\n')).toBeGreaterThanOrEqual(1);
        // No line of another, and none twice.
        const heard = lines.filter((line) => instructions.join(' ').includes(line));
        for (const line of heard) expect(instructions.join(' ').split(line)).toHaveLength(2);
      }
    },
  );

  it('says nothing that a reader would take for a part of the recipe', () => {
    const base = 'Stir the flour and water together in a bowl.';
    const ingredients = [
      '200 g flour',
      '100 ml water',
      '1 tsp salt',
      '1 tsp pepper',
      '2 tbsp oil',
      '1 onion',
      '1 tsp mixed spices',
      '500 g vegetables',
      '1 lb beef',
      '2 eggs',
      '100 g butter',
      'fresh herbs',
      '200 g cheese',
      '1 lemon',
    ];
    const read = understandRecipe({ ...supper, ingredients, instructions: [base] }, kitchen);
    const reading = (text: string): ReadInstruction =>
      rereadInstructions(read, [text], kitchen).map(({ step, reading: one, unlisted }) => ({
        text: step.text,
        step,
        reading: one,
        unlisted: unlisted.map(({ food }) => food),
      }))[0]!;
    const before = reading(base);
    for (const { threads } of Object.values(kitchen.tones.tones))
      for (const { back, beats, end } of threads)
        for (const line of new Set([...back, end, ...beats.map(({ say }) => say)]))
          expect(brokenLocks(before, reading(`${base} ${line}`), false), line).toEqual([]);
  });

  it('has many to choose from, each with a line for most acts', () => {
    for (const tone of ['humorous', 'storytelling', 'kidFriendly'] as const) {
      const { threads } = kitchen.tones.tones[tone];
      const many = /^(?:humorous|storytelling)$/u.test(tone);
      expect(threads.length).toBeGreaterThanOrEqual(many ? 20 : 10);
      for (const { beats, set, title } of threads) {
        expect(new Set(beats.map(({ say }) => say)).size, set).toBeGreaterThanOrEqual(many ? 8 : 5);
        expect(title, set).toContain('{title}');
      }
    }
  });

  it('is of the dish before it is of a food in it', () => {
    const title = 'Beef Noodle Stir Fry';
    for (let seed = 1; seed < 6; seed++)
      expect(tell({ ...supper, title }, 'humorous', 'same', seed).title).toBe(`${title}, Now Boarding`);
  });

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
    for (const { set, end } of kitchen.tones.tones.humorous.threads)
      expect(said.includes(set) || said.includes(end)).toBe(false);
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

it('promises no oven and no tin on the shelf for what is chilled in cups', () => {
  const pots: RecipeText = {
    title: 'Chocolate pots',
    description: null,
    cuisine: null,
    servings: 4,
    ingredients: ['200g dark chocolate', '300ml double cream', '2 tbsp sugar', '1 tsp vanilla'],
    instructions: [
      'Chop the chocolate and put it in a bowl.',
      'Heat the cream and sugar until it steams, pour over the chocolate and stir in the vanilla.',
      'Divide between 4 cups and chill for 2 hours.',
    ],
  };
  for (const tone of ['rustic', 'encouraging'] as const)
    for (const seed of [1, 2, 3, 4, 5]) {
      const { title, description, instructions } = tell(pots, tone, 'same', seed);
      expect([title, description, ...instructions].join(' ')).not.toMatch(
        /\bbake|oven|tin on the (?:high )?shelf/i,
      );
    }
});

describe('whose dish it is', () => {
  const soup: RecipeText = {
    title: "Nonna Rosa's Lentil Soup",
    description: null,
    cuisine: null,
    servings: 2,
    ingredients: ['200 g red lentils', '1 onion, chopped', '2 tbsp olive oil', '1 l vegetable stock'],
    instructions: [
      'Heat the oil in a pot over medium heat and cook the onion for 8 minutes. My brother Tony always burned his.',
      'Add the lentils and stock and simmer for 20 minutes, until the lentils are soft.',
      'Serve hot. This recipe came with her from Bari, and she made it for our family every Friday.',
    ],
  };

  it('is the story of a tale, by name and without another', () => {
    for (let seed = 0; seed < 4; seed++) {
      const { description, instructions } = tell(soup, 'storytelling', 'same', seed);
      const all = `${description ?? ''} ${instructions.join(' ')}`;
      expect(all).toContain('My brother Tony always burned his.');
      expect(description).toMatch(/Bari/u);
      expect(all).toMatch(/Nonna Rosa/u);
      expect(all).not.toMatch(/\{who\}|wet shoes/u);
    }
  });

  it('is nothing for a sober card', () => {
    for (const tone of [
      'formal',
      'professional',
      'minimalist',
      'concise',
      'educational',
      'kidFriendly',
    ] as const)
      expect(tell(soup, tone).instructions.join(' '), tone).not.toMatch(/Tony|Bari|Friday/u);
  });
});

describe('a line of a thread', () => {
  const pizza: RecipeText = {
    title: 'Pizza Margherita',
    description: null,
    cuisine: null,
    servings: 4,
    ingredients: [
      '500 g strong white bread flour',
      '7 g sachet fast-action dried yeast',
      '325 ml lukewarm water',
      '200 g passata',
      '1 garlic clove, crushed',
    ],
    instructions: [
      'Combine the flour and yeast in a large bowl. Add the water and bring together to form a soft dough.',
      'Knead the dough for 10 minutes. Cover and leave to prove for 1 hour.',
      'Preheat the oven to 240°C.',
      'Combine the passata and the garlic.',
      'Roll the dough into a 30 cm round and spread with the sauce.',
      'Bake for 10 minutes.',
    ],
  };

  it('about the dough stands beside no sauce', () => {
    for (const tone of ['humorous', 'storytelling', 'kidFriendly'] as const) {
      const lines = kitchen.tones.tones[tone].threads
        .filter(({ on }) => on.some((words) => words.includes('yeasted')))
        .flatMap(({ beats }) => beats.filter(({ on }) => on.includes('combine')));
      expect(lines.length).toBeGreaterThan(0);
      for (const { on } of lines) expect(on).toContain('+flour');
    }
    expect(tell(pizza, 'kidFriendly').instructions[3]).not.toMatch(/dragon/i);
  });

  it('leaves no order without what it handles', () => {
    expect(tell(pizza, 'kidFriendly').instructions[0]).not.toMatch(/bring together to/);
  });
});

it('tells no tale of anybody’s kitchen, and none of jam jars over eggs in brine', () => {
  const { threads } = kitchen.tones.tones.storytelling;
  const chosen = (title: string, kept: boolean): unknown =>
    chooseThread(
      threads,
      title,
      { yeasted: false, baked: false, kept, tale: true },
      400,
      createPicker(1, 'x'),
    );
  expect(chosen('Warm things', false)).toBeNull();
  expect(chosen('Pickled eggs', true)).toBeNull();
  expect(chosen('Blackberry jelly', true)).not.toBeNull();
});
