import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import type { RecipeText } from '../../understand-recipe/model.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { tones, type Tone } from '../../vocabulary.ts';
import { compileTones } from '../compile.ts';
import { rewriteTone } from '../rewrite.ts';

const whole = loadKitchen();
/** Where no thread carries a text, it is told scene by scene. */
const kitchen = {
  ...whole,
  tones: {
    ...whole.tones,
    tones: {
      ...whole.tones.tones,
      storytelling: { ...whole.tones.tones.storytelling, threads: [] },
    },
  },
};
const supper: RecipeText = {
  title: 'Garlic Spaghetti',
  description: null,
  cuisine: null,
  servings: 2,
  ingredients: [
    '200 g spaghetti',
    '3 cloves garlic',
    '2 tbsp olive oil',
    '1 tsp chili flakes',
    '1 bunch parsley',
    '500 ml stock',
    '1 tsp salt',
  ],
  instructions: [
    'Slice the garlic. Chop the parsley.',
    'Add the oil to the skillet. Add the garlic and cook for 2 minutes until golden.',
    'Put the garlic into the spaghetti.',
    'Add the parsley, stock, salt and chili flakes.',
    'Divide it in half.',
    'Simmer for 20 minutes. Serve.',
  ],
};
const say = (tone: Tone, seed: number): RecipeText =>
  rewriteTone(understandRecipe(supper, kitchen), { tone, length: 'same', seed }, kitchen).text;
const every = (tone: Tone): readonly RecipeText[] => Array.from({ length: 12 }, (_, seed) => say(tone, seed));

describe('a sentence told as a scene', () => {
  it('is of the food that is handled, and keeps what the author fixed', () => {
    const told = every('storytelling').flatMap(({ instructions }) => instructions);
    expect(told.join(' ')).toMatch(/garlic falls into slices, pale as petals/);
    for (const text of told.filter((_, at) => at % 6 === 5)) expect(text).toMatch(/20 minutes/);
  });

  it('tells nothing of one food among many, nor of what it only goes into', () => {
    for (const { instructions } of every('storytelling')) {
      expect(instructions[2]).not.toMatch(/bowing at the knees/);
      expect(instructions[3]).not.toMatch(/open window|whole afternoon inside|small spark/);
    }
  });

  it('stirs in what the author stirs in', () => {
    const stirred = {
      ...supper,
      instructions: ['Heat the oil in a pan.', 'Stir in the stock, salt and chili flakes.', 'Serve.'],
    };
    for (const tone of tones)
      for (let seed = 0; seed < 6; seed++) {
        const read = understandRecipe(stirred, kitchen);
        const [, said] = rewriteTone(read, { tone, length: 'same', seed }, kitchen).text.instructions;
        expect(said, tone).toMatch(/\b(?:in|into|incorporat\w*|add\w*)\b/i);
      }
  });

  it('is told of its own verb: what is divided is not shaped', () => {
    for (const tone of ['storytelling', 'encouraging', 'elegant', 'rustic'] as const)
      for (const { instructions } of every(tone)) expect(instructions[4]).not.toMatch(/\bshape/i);
  });

  it.each([
    ['a slot that nothing fills', '{x} go{es} in', /nothing fills/],
    ['what agrees with a single food alone', '{o} goes{in}', /single food alone/],
    ['the same slot twice', '{o} go{es}{in}, {o}', /same twice/],
    ['a space before a slot that brings its own', '{o} go{es} {rest}', /brings its own/],
    ['nothing that is handled', 'the pot murmurs{rest}', /handles nothing/],
    ['a further order', '{o} go{es}{in}{rest}. Preheat the pan', /orders to preheat/],
    ['a figure', '{o} go{es}{in}, 3 by 3', /states a number/],
  ])('is refused with %s', (_, scene, what) => {
    const { problems } = compileTones(
      [
        {
          tone: 'casual',
          content: { let: ['let {o} {v}'], joints: [', then {do}'], scenes: { added: [scene] } },
        },
      ],
      {},
    );
    expect(problems.join(' ')).toMatch(what);
  });
});

describe('a dish that came without a word about it', () => {
  it('is presented in the tone, by what it is', () => {
    expect(say('storytelling', 1).description).toMatch(/pasta|pot of water|A pot is on/);
    expect(say('minimalist', 1).description).toBeNull();
  });

  it('is presented anew by the next tone, and not twice', () => {
    let text: RecipeText = supper;
    for (const tone of tones.filter((one) => !/^(?:concise|minimalist)$/.test(one)))
      text = rewriteTone(understandRecipe(text, kitchen), { tone, length: 'same', seed: 2 }, kitchen).text;
    expect(text.description!.length).toBeLessThan(320);
  });
});

it('calls steps of young cooks by name, though not every step', () => {
  const said = every('kidFriendly').flatMap(({ instructions }) => instructions);
  expect(said.filter((text) => /^[^.!?]{3,25}! \p{Lu}/u.test(text)).length).toBeGreaterThan(said.length / 10);
});

describe('a sentence told by what is done', () => {
  const told = (tone: Tone, ...instructions: readonly string[]): string =>
    Array.from({ length: 8 }, (_, seed) =>
      rewriteTone(
        understandRecipe(
          {
            ...supper,
            title: 'Onion Supper',
            ingredients: ['2 onions', '1 tbsp oil', '200 ml cream', '300 g spaghetti', '50 g cheese'],
            instructions,
          },
          kitchen,
        ),
        { tone, length: 'same', seed },
        kitchen,
      ).text.instructions.join(' '),
    ).join('\n');
  const light = ['friendly', 'casual', 'elegant', 'rustic'] as const;

  it('says between what its author does gently', () => {
    const all = light
      .map((tone) => told(tone, 'Gently cook the onions in the oil for 10 minutes until soft.'))
      .join();
    expect(all).toMatch(/gently cook|cook down|take it easy|cook .*slow/iu);
    expect(all).not.toMatch(/gently (?:gently|slow)/iu);
  });

  it('drains no water that is kept, and spreads nothing over what it is spread over', () => {
    const all = light
      .map((tone) =>
        told(
          tone,
          'Cook the spaghetti in boiling water for 8 minutes. Reserve a mug of the cooking water, then drain.',
          'Heat the cream. Spread over half the cheese.',
        ),
      )
      .join();
    expect(all).not.toMatch(/water\. (?:Let it drain|Drain it)/u);
    expect(all).not.toMatch(/[Ss]pread it (?:out )?(?:evenly )?(?:in a smooth, even layer )?over half/u);
  });
});
