import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { RecipeText } from '../understand-recipe/model.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { tones, type Tone } from '../vocabulary.ts';
import { rewriteTone } from './rewrite.ts';
import type { Length } from './tone-table.ts';

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
const say = (tone: Tone, length: Length = 'same', seed = 1, text: RecipeText = soup) =>
  rewriteTone(understandRecipe(text, kitchen), { tone, length, seed }, kitchen);
const words = (texts: readonly string[]): number => texts.join(' ').split(/\s+/).length;

const curry: RecipeText = {
  ...soup,
  title: 'Spinach curry',
  description: null,
  ingredients: ['200 g spinach', '1 tsp salt', '400 ml coconut milk'],
  instructions: [
    'Pour the coconut milk into a bowl.',
    'Add the spinach, season, and serve.',
    'Fold in the spinach and season.',
    'Whisk the coconut milk, salt, add the spinach.',
  ],
};

describe('a sentence with a second order in it', () => {
  it('is never said of a subject that is half a verb', () => {
    for (let seed = 0; seed < 20; seed++)
      for (const text of say('formal', 'same', seed, curry).text.instructions)
        expect(text).not.toMatch(/(?:,|and) (?:season|salt) should be/);
  });
  it('has no cow beside a coconut, no sea beside the salt', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(say('kidFriendly', 'longer', seed, curry).text.instructions.join(' ')).not.toMatch(/Moo/);
      expect(say('humorous', 'longer', seed, curry).text.instructions.join(' ')).not.toMatch(/The sea/);
    }
  });
});

it('lets the cow speak beside real milk', () => {
  const shake = {
    ...curry,
    ingredients: ['400 ml whole milk'],
    instructions: ['Pour the milk into a bowl.'],
  };
  const said = Array.from({ length: 20 }, (_, seed) => say('kidFriendly', 'longer', seed, shake).text);
  expect(said.flatMap(({ instructions }) => instructions).join(' ')).toMatch(/Moo/);
});

describe('saying a recipe in another tone', () => {
  it('sounds different in every tone, with the same steps and the same list', () => {
    const said = tones.map((tone) => say(tone).text);
    expect(new Set(said.map(({ instructions }) => instructions.join('\n'))).size).toBe(tones.length);
    for (const { ingredients, instructions, title } of said) {
      expect(ingredients).toEqual(soup.ingredients);
      expect(instructions).toHaveLength(soup.instructions.length);
      expect(title).toMatch(/Tomato soup/i);
      for (const figure of ['8-10 min', '1 minute', '20 minutes'])
        expect(instructions.join(' ')).toContain(figure);
      expect(instructions[1]).toMatch(/\bnot\b|\bdon't\b/i);
    }
  });

  it('makes most sentences anew', () => {
    for (const tone of tones) {
      const { sentences, kept } = say(tone);
      // A tone of plain orders lets stand what is short and whole already; a thread speaks between plain sentences.
      expect(sentences.remade / sentences.all, tone).toBeGreaterThanOrEqual(
        kitchen.tones.tones[tone].room === 'told'
          ? 0.3
          : /^(?:minimalist|professional|concise|formal)$/.test(tone)
            ? 0.5
            : 0.6,
      );
      expect(kept, tone).toEqual([]);
    }
  });

  it('grows from shorter to longer', () => {
    for (const tone of tones) {
      const [shorter, same, longer] = (['shorter', 'same', 'longer'] as const).map((length) =>
        words(say(tone, length).text.instructions),
      );
      expect(shorter, tone).toBeLessThanOrEqual(same! + 3);
      // The fewest words, in whole sentences, are as many as there are, whatever the length.
      expect(longer, tone).toBeGreaterThan(shorter! - (tone === 'minimalist' ? 1 : 0));
    }
  });

  it('says the same for the same seed and something else for another', () => {
    expect(say('humorous', 'same', 5).text).toEqual(say('humorous', 'same', 5).text);
    expect(say('humorous', 'same', 5).text).not.toEqual(say('humorous', 'same', 6).text);
  });

  it('asks for a grown-up where it is hot', () => {
    expect(say('kidFriendly').text.instructions.join(' ')).toMatch(/grown-up/i);
  });

  it('does not pile titles up when tones follow each other', () => {
    let text: RecipeText = soup;
    for (const tone of tones) text = say(tone, 'same', 2, text).text;
    expect(text.title.replace('Tomato soup', '').length).toBeLessThan(60);
    expect(text.instructions.join(' ')).toContain('20 min');
  });

  it.each([
    ['nothing at all', []],
    ['signs', ['…', '***', '()']],
    ['no orders', ['For the sauce:', 'The sauce is the best part.']],
    ['signs that stand for locked pieces', ['Add \ue100 and \ue300 to the pot.']],
    ['a wall of text', ['mix '.repeat(400)]],
    ['markup', ['<b>Mix</b> {do} {o} $& $1 {vessel}']],
  ])('takes %s', (_, instructions) => {
    for (const tone of tones)
      expect(say(tone, 'longer', 1, { ...soup, instructions }).text.instructions).toHaveLength(
        instructions.length,
      );
  });
});

describe('grammar that was once wrong', () => {
  const hasty: RecipeText = {
    ...soup,
    title: 'BANANA BAKE',
    description: 'Soft and sweet.',
    ingredients: [
      '3 bananas',
      '200 g flour',
      '1 egg',
      '100 g chocolate',
      '1 tsp salt',
      '1 kg chicken thighs',
    ],
    instructions: [
      'Get your oven on at 200C and line a tray w/ paper.',
      'Cut or tear up the bananas, then mix. Season the chicken.',
      'After 2 min or bubbly remove from heat.',
      'Stir through the chocolate, then toss the lot together.',
      'Bake for 20 mins till browned, they dont need to be cooked thru.',
      'Remove from the oven and let rest about 15 minutes before serving.',
    ],
  };
  it.each(tones)('%s', (tone) => {
    for (const length of ['shorter', 'same', 'longer'] as const)
      for (let seed = 0; seed < 4; seed++) {
        const { text, kept } = say(tone, length, seed, hasty);
        const all = text.instructions.join(' ');
        expect(text.title).toMatch(/Banana Bake/);
        expect(text.description).toContain('sweet');
        expect(kept).toEqual([]);
        expect(all).not.toMatch(
          /together together|through through|for the last for|cutting or tear|\bOr after|become your oven|\bout of  |dont|thru\b|[a-z]turn off/,
        );
        // Nobody is told to taste raw chicken or raw dough.
        expect(text.instructions[1]).not.toMatch(/\b(?:tast(?:e|ing)|lick|spoon(?:ful)? may|tongue)\b/i);
      }
  });
});

describe('grammar that a reader would stumble over', () => {
  const stew: RecipeText = {
    ...soup,
    title: 'Beef stew',
    description: 'The stew of my childhood.',
    ingredients: [
      '500 g beef',
      '2 tbsp flour',
      '4 potatoes',
      '500 ml beef stock',
      '1 tbsp tomato paste',
      '2 onions',
    ],
    instructions: [
      'Get a big casserole dish really hot and brown the beef.',
      'Toss the beef in the flour.',
      'Add the tomato paste and give it a minute. Stir in the stock, bring it up to a simmer and stick the lid on.',
      'Place the potatoes into the pot, then stir them in and cook for another 45 minutes.',
      'Add the onions a ladleful at a time, stirring constantly.',
      'Set the onions aside.',
    ],
  };

  it.each(tones)('is not said in %s', (tone) => {
    for (let seed = 0; seed < 6; seed++) {
      const { text, kept } = say(tone, 'same', seed, stew);
      const said = text.instructions.join(' ');
      expect(kept, said).toEqual([]);
      expect(said).not.toMatch(
        /give it for|(?:obtain|fetch|take) a (?:big|large) casserole dish (?:really |very )?hot/,
      );
      expect(said).not.toMatch(/(?:mix|combine|stir)\w* (?:up )?the beef (?:up )?in the flour/i);
      expect(said).not.toMatch(
        /a stir in\b|at a time should be|(?:potatoes|onions|them) aside (?:for|to wait) its/,
      );
      expect(said).not.toMatch(/(?:position|park|arrange|lay)\w* the potatoes into/i);
      expect(text.description).toMatch(/\bstew of my childhood/i);
    }
  });
});

describe('sentences that were carried over as they came', () => {
  const tart: RecipeText = {
    ...soup,
    title: 'Lemon tart',
    description: 'Sharp, silky and ready when you are.',
    ingredients: ['200 g butter', '3 lemons', '100 g sugar', '8 sausages', '2 tbsp sunflower oil'],
    instructions: [
      "Stick the sausages in a roasting tin with the oil. Don't overcook them!",
      'Take the tin out of the oven - the oil should be smoking hot - and pour the butter over the sausages.',
      'Combine the sugar with the butter in a small saucepan and heat, stirring, until the sugar dissolves.',
      'Remove from the heat. Let it cool for 5 minutes. Remove and set aside.',
      'Top with sugar and butter.',
    ],
  };
  const steps = (tone: Tone, seed = 1): string => say(tone, 'same', seed, tart).text.instructions.join(' ');

  it('forbids in the words of the tone, and keeps what is forbidden', () => {
    const all = tones.map((tone) => steps(tone));
    for (const text of all) expect(text).toMatch(/(?:\bnot|n't|\bavoid)\b.*?overcook/i);
    expect(new Set(all.map((text) => /[^.:]*overcook[^.]*\./i.exec(text)![0].trim())).size).toBeGreaterThan(
      5,
    );
  });
  it('closes what was said between dashes', () => {
    for (const tone of tones)
      for (let seed = 0; seed < 6; seed++)
        expect(steps(tone, seed), tone).not.toMatch(/smoking hot (?:and|then)\b|[-–—] /);
  });
  it('never takes from a vessel what goes into it', () => {
    for (let seed = 0; seed < 12; seed++)
      expect(steps('humorous', seed)).toMatch(/in a roasting tin|into a roasting tin/);
  });
  it('reads "and heat" as an order of its own', () => {
    for (const tone of tones)
      for (let seed = 0; seed < 6; seed++)
        expect(steps(tone, seed)).not.toMatch(/combining[^.]*\band heat\b/);
  });
  it('speaks of the oven and the pot with few words', () => {
    expect(steps('concise')).toMatch(/cool (?:for )?5 minutes/i);
    expect(steps('minimalist')).not.toMatch(/\blet it cool\b/i);
    expect(steps('concise')).toMatch(/remove and (?:reserve|set aside)/i);
  });
  it('keeps an article that a reading hangs on, and says the rest anew', () => {
    const broth: RecipeText = {
      ...soup,
      ingredients: ['1 whole chicken', '250 g egg noodles', '1/4 cup parsley'],
      instructions: [
        'Put the chicken in a pot, cover it with water and simmer for 1 hour. Lift it out.',
        'Return the meat to the pot, stir in the parsley and season to taste.',
      ],
    };
    for (const tone of ['minimalist', 'concise', 'professional'] as const) {
      const { text, kept } = say(tone, 'same', 1, broth);
      expect(kept, tone).toEqual([]);
      expect(text.instructions[1], tone).toMatch(/the meat/);
    }
  });
  it('ends on a whole verb', () => {
    for (const tone of tones) expect(say(tone, 'same', 1, tart).text.description).toMatch(/when you are\b/);
  });
});

describe('what is read aloud', () => {
  const roast: RecipeText = {
    ...soup,
    title: 'Sunday roast!!',
    description: "You really can't go wrong with it.",
    ingredients: ['1 whole chicken', '50 g butter', '1 onion', '4 sprigs thyme', '1 lemon'],
    instructions: [
      'Take the chicken out of the fridge an hour before cooking and preheat the oven to 200°C.',
      'Rub the butter over the skin. Halve the lemon and push it inside with the thyme.',
      'Thickly slice the onion and sit the chicken on top. Heat the butter in a Dutch oven.',
      'Roast for 1 hour, then drain the fat, reserving a cup. The temperature should be at least 75°C.',
      "Rest the chicken for 15 minutes before carving. Don't skip this.",
    ],
  };
  const all = tones.flatMap((tone) =>
    [0, 1, 2, 3].map((seed) => {
      const { title, description, instructions } = say(tone, 'longer', seed, roast).text;
      return { tone, title, text: [description, ...instructions].join(' ') };
    }),
  );

  it('is spelt and punctuated right', () => {
    for (const { tone, title, text } of all) {
      expect(text, tone).not.toMatch(/skiping|,,|very (?:can|do)|fridge, an hour|, (?:then )?oven to/);
      expect(title, tone).not.toMatch(/!!|!,|!:/);
    }
  });
  it('never makes light of a safe temperature', () => {
    for (const { tone, text } of all)
      expect(text, tone).toMatch(/(?:should|ought to|wants to|is to|must) be at least 75°C/);
  });
  it('says of a food only what is done to it', () => {
    for (const { tone, text } of all) {
      expect(text, tone).not.toMatch(
        /flaky layers|first good smell slips|travelling inwards, and the juices[^.]*\. Heat/,
      );
      expect(text, tone).not.toMatch(/Dutch oven[^.]*\. [^.]*(?:hot tray|oven gloves)/i);
    }
  });

  it('has its character inside the sentences, each turn of phrase once', () => {
    for (const tone of ['elegant', 'rustic', 'enthusiastic'] as const) {
      const clauses = kitchen.tones.tones[tone].woven.map(({ say: one }) =>
        one.replace(/^(?:you )?\{do\}|(?:, you)? \{do\}$/, '').toLowerCase(),
      );
      const heard = [0, 1, 2, 3].map((seed) => {
        const text = say(tone, 'longer', seed, roast).text.instructions.join(' ').toLowerCase();
        const times = [...new Set(clauses)].map((clause) => text.split(clause).length - 1);
        expect(Math.max(...times), tone).toBeLessThanOrEqual(1);
        return times.reduce((sum, one) => sum + one, 0);
      });
      expect(
        heard.reduce((sum, one) => sum + one, 0),
        tone,
      ).toBeGreaterThan(2);
    }
  });
  it('hangs nothing on a clause that would bend its sense', () => {
    for (const { tone, text } of all)
      expect(text, tone).not.toMatch(/reserving a cup, (?!then|and)\w+(?: \w+){2,}\.|gently [^.]*, gently/);
  });
  it('takes no covering with batter for a lid, no paper for a colander, no skewer of meat for a tester', () => {
    const mixed: RecipeText = {
      ...soup,
      title: 'Caramel brownies',
      ingredients: ['200 g butter', '300 g pork', '150 g caramel', '100 g flour', '3 eggs'],
      instructions: [
        'Cover the caramel with the remaining batter.',
        'Fry the pork and drain on paper towels.',
        'Skewer the pork with wooden skewers.',
        'Melt the butter and whisk the eggs.',
        'Add the flour. Stirring it all the time.',
      ],
    };
    for (const tone of tones)
      for (const length of ['same', 'longer'] as const)
        for (let seed = 0; seed < 3; seed++) {
          const said = say(tone, length, seed, mixed).text.instructions;
          expect(said[0], tone).not.toMatch(/\b(?:lid|privacy|moisture|steam|fragrance)\b/i);
          expect(said[1], tone).not.toMatch(/water away|magician|glasses/);
          expect(said[2], tone).not.toMatch(/crumbs|tester/);
          expect(said[3], tone).not.toMatch(/drink it|liquid gold/);
          expect(said[4], tone).not.toMatch(/\. Stirring/);
        }
  });
});

describe('a recipe whose dish is many', () => {
  const cookies: RecipeText = {
    ...soup,
    title: 'Chewy Ginger Cookies',
    description: null,
    ingredients: ['225 g flour', '120 g butter', '120 g sugar', '1 egg'],
    instructions: [
      'Beat the butter and the sugar, then stir in the egg and the flour. Chill the dough for 1 hour.',
      'Roll into balls. Drape a cloth over the tray, trim and crimp the edges, and cut a slit in the middle.',
      'Bake for 10 minutes. Cool on the tray for 5 minutes. Turn the oven up to 200 °C.',
    ],
  };
  it('bakes them, lets no cold dough rise, cuts slits and leaves no verb behind', () => {
    for (const tone of tones)
      for (const length of ['same', 'longer'] as const) {
        const [dough = '', shaped = '', baked = ''] = say(tone, length, 3, cookies).text.instructions;
        expect(dough, tone).not.toMatch(/\b(?:climbs|grows|breathe|alive|inflates|puff)/);
        expect(shaped, tone).not.toMatch(/Flat as a pancake|, trim\.|slice (?:up )?a slit/);
        expect(baked, tone).not.toMatch(/\b(?:let|leave|allow|bake|takes|puts) it\b|\bIt has to\b/);
      }
  });
  it('turns the oven up in words of its own: no safety hangs on "up to"', () => {
    const { text } = say('storytelling', 'same', 1, cookies);
    expect(text.instructions[2]).not.toBe(cookies.instructions[2]);
  });
  it('warms neither the naan that comes warm nor an oven', () => {
    const text = {
      ...curry,
      instructions: ['Heat the oven to 200 °C.', 'Serve with the spinach and warm coconut milk.'],
    };
    for (const tone of tones)
      expect(say(tone, 'same', 2, text).text.instructions.join(' '), tone).not.toMatch(
        /warm (?:up )?(?:the (?:oven|coconut)|to 200)/i,
      );
  });
});

it('says less when it is asked to be shorter: no leading in, no jokes beside a statement, no longer verbs', () => {
  const plain: RecipeText = {
    ...soup,
    instructions: [
      'Add the onions and cook for 5 minutes. The pan should be quite hot; if it smokes, take it off the heat.',
      'Meanwhile, stir in the tomatoes and simmer for 20 minutes. Serve immediately.',
    ],
  };
  for (const tone of tones.filter((one) => !/storytelling|kidFriendly/.test(one))) {
    const { instructions } = say(tone, 'shorter', 4, plain).text;
    expect(words(instructions), `${tone}: ${instructions.join(' ')}`).toBeLessThanOrEqual(
      words(plain.instructions) + 12,
    );
    expect(instructions.join(' '), tone).not.toMatch(/heads up|for the record|by the way|while that/i);
  }
});

describe('what a word stands for', () => {
  const said = (
    ingredients: readonly string[],
    instructions: readonly string[],
    of: readonly Tone[],
    length: Length,
  ) =>
    of
      .flatMap((tone) =>
        [0, 1, 2, 3, 4].map((seed) =>
          say(tone, length, seed, {
            ...soup,
            title: 'Supper',
            description: null,
            ingredients,
            instructions,
          }).text.instructions.join(' '),
        ),
      )
      .join('\n');
  it('warns of no steam where something has only soaked', () => {
    const steps = ['Cover the lentils with cold water and leave to soak overnight.', 'Drain the lentils.'];
    expect(said(['200 g lentils'], steps, tones, 'longer')).not.toMatch(/hot water|steam/i);
  });
  it('takes egg noodles for no eggs', () => {
    const steps = ['Cook the noodles in salted water for 8 minutes.', 'Drain.'];
    expect(said(['12 oz wide egg noodles'], steps, tones, 'longer')).not.toMatch(/\beggs\b/i);
  });
  it('gives telegrams their articles and "sprinkle over" its object', () => {
    const steps = [
      'Mix breadcrumbs and butter; sprinkle over.',
      'Bake 10-12 minutes, until edges are golden.',
      'Cool on sheet 5 minutes, then on rack.',
    ];
    const all = said(['1 cup breadcrumbs', '2 tbsp butter'], steps, ['humorous', 'friendly'], 'same');
    expect(all).not.toMatch(/\bon (?:sheet|rack)\b|(?:until|till) edges|(?:sprinkle|scatter) over/i);
  });
});

it('keeps an aim with its tool, both commas of what is set off, and a heading apart from its order', () => {
  const bread: RecipeText = {
    ...soup,
    title: 'Supper',
    description: null,
    ingredients: ['430 g bread flour', '3 bananas', '2 tbsp fish sauce', '40 g sugar', '4 eggs'],
    instructions: [
      'Using just enough flour to keep the dough from sticking, shape it into a ball.',
      'Bring to the boil, then simmer, partially covered, for 40 minutes.',
      'Make the sauce: stir the fish sauce and sugar in a pan until the sugar dissolves.',
      'Mash the bananas with a fork.',
      'Take the eggs out of the fridge 20 minutes before you start.',
    ],
  };
  for (const tone of tones)
    for (const length of ['shorter', 'same', 'longer'] as const)
      for (let seed = 0; seed < 3; seed++) {
        const [shape = '', simmer = '', sauce = '', mash = '', eggs = ''] = say(tone, length, seed, bread)
          .text.instructions;
        expect(shape, tone).not.toMatch(/sticking into a ball/);
        expect(simmer, tone).not.toMatch(/(?<!,) partially covered,/);
        expect(sauce, tone).not.toMatch(/:[.;,]|: (?:and|then)\b/i);
        expect(mash, tone).not.toMatch(/steam|warm|\bhot\b/i);
        expect(eggs, tone).not.toMatch(/\b(?:start|begin)\b.*\bstart\b/i);
      }
});

it('makes light of nothing that is told for somebody’s health, and leaves it a statement', () => {
  const salad: RecipeText = {
    ...soup,
    title: 'Caesar Salad',
    description: null,
    ingredients: ['2 romaine hearts', '1 egg yolk', '100 ml olive oil'],
    instructions: [
      'Whisk the yolk and the oil, then toss with the romaine.',
      'Note: this dressing contains raw egg yolk; use a pasteurized egg if serving pregnant women.',
    ],
  };
  for (const tone of tones)
    for (const length of ['shorter', 'same', 'longer'] as const)
      for (let seed = 0; seed < 3; seed++) {
        const said = say(tone, length, seed, salad).text.instructions[1] ?? '';
        expect(said, tone).toMatch(/contains raw egg yolk/);
        expect(said, tone).toMatch(/pregnant women[.!]$/);
        expect(said, tone).not.toMatch(/yolk,? (?:then|and) use|\b(?:you|last,?) note\b/i);
      }
});

describe('prose as people type it', () => {
  const masala: RecipeText = {
    ...soup,
    title: 'My Favorite Tikka Masala',
    description: null,
    ingredients: [
      '600 g chicken thighs',
      '150 g yogurt',
      '2 tbsp butter',
      '1 onion',
      '4 garlic cloves',
      '400 g linguine',
    ],
    instructions: [
      'First things first: in a large bowl, combine the yogurt with the chicken, give it a good stir so that every piece is coated and chill for 1 hour, or even overnight if you have the time.',
      'While the chicken is under the grill, melt the butter in a large pan over a medium heat. Add the onion and cook for 8 minutes until it is soft. Stir in the garlic and cook for a further minute.',
      "Cook the linguine according to the packet, don't worry if it sticks. Spread over a plate in a single layer and serve.",
    ],
  };
  it('is short in a short tone, every instruction of it', () => {
    const { text, kept } = say('concise', 'shorter', 0, masala);
    expect(kept).toEqual([]);
    const said = text.instructions.join(' ');
    expect(said).not.toMatch(/first things first|good stir|if you have the time|don't worry/i);
    expect(text.instructions[1]).toMatch(/melt the butter in a (?:large )?pan/);
    expect(said).toMatch(/1 hour/);
  });
  it('is never torn where a phrase belongs together', () => {
    for (const tone of tones) {
      const said = say(tone, 'same', 1, masala).text.instructions.join(' ');
      expect(said, tone).not.toMatch(/according (?:cook|to cook)|goes? into a single layer|spread out over/i);
    }
  });
  it('boasts in no sober title', () => {
    expect(say('minimalist', 'same', 0, masala).text.title).toBe('Tikka Masala');
    expect(say('casual', 'same', 0, masala).text.title).toMatch(/My Favorite/);
  });
});

describe('what unseen recipes showed', () => {
  const of = (
    tone: Tone,
    ingredients: readonly string[],
    instructions: readonly string[],
    length: Length = 'same',
  ) =>
    [1, 2, 3].map((seed) =>
      say(tone, length, seed, { ...soup, title: 'Supper', ingredients, instructions }).text.instructions.join(
        ' ',
      ),
    );

  it('keeps a row of foods one row, and a food that is a verb too a food', () => {
    for (const said of of(
      'encouraging',
      ['2 onions', '4 tomatoes', '2 cloves garlic', '400 g cod'],
      ['Cut onions, tomato, garlic and cod.', 'Fry the cod.'],
    ))
      expect(said).toMatch(/onions, tomato, garlic and cod/);
    for (const said of of(
      'kidFriendly',
      ['500 g flour', '4 tbsp lard', '1 cup water'],
      ['Mix flour and grease with your fingertips, while slowly adding the water.', 'Bake the dough.'],
    ))
      expect(said).not.toMatch(/(?:^|[.!] )(?:Now |Then )?grease with/i);
  });

  it('leaves what waits for a condition in its sentence', () => {
    for (const said of of(
      'storytelling',
      ['1 lemon', '1 cup cilantro', '1 cup lentils'],
      ['Boil the lentils.', "Add the lemon juice and cilantro and more water if it's too thick."],
    ))
      expect(said).not.toMatch(/they go in if/);
  });

  it('says nothing of heat where nothing is hot', () => {
    for (const said of of(
      'encouraging',
      ['120 g butter', '100 g yogurt', '300 g flour'],
      ['Beat the butter.', 'Add the yogurt and stir until uniform.', 'Add the flour.'],
    ))
      expect(said).not.toMatch(/gentle heat|foams|sizzl/i);
  });

  it('speaks in whole sentences in a shorter text of a tone with a voice', () => {
    for (const said of of(
      'friendly',
      ['1 kg onions', '50 g butter'],
      [
        'Finely chop the onions with a knife and set the onions aside for later.',
        'Melt the butter in a large pan over a medium heat, then add the onions and cook them for about 10 minutes, stirring now and then.',
      ],
      'shorter',
    ))
      expect(said).toMatch(/the onions/);
  });
});
