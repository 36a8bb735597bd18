import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { rewriteTone } from '#usecases/recipes/rewrite-tone';
import { fromShorthand } from './shorthand.ts';

/** Foods, times and heats as the signs that stand for them, and back. */
const pieces: Readonly<Record<string, string>> = {
  garlic: '\ue100',
  rice: '\ue101',
  tomatoes: '\ue102',
  salt: '\ue103',
  yeast: '\ue104',
  '2 min': '\ue300',
  '5 min': '\ue301',
  '220C': '\ue400',
};
const hide = (text: string): string =>
  Object.entries(pieces).reduce((said, [words, sign]) => said.replaceAll(words, sign), text);
const reveal = (sign: string): string => Object.entries(pieces).find(([, own]) => own === sign)?.[0] ?? sign;
const read = (text: string): string | null => {
  const said = fromShorthand(hide(text), reveal);
  return said === null ? null : [...said].map(reveal).join('');
};

describe('what a cook jots down', () => {
  it.each([
    ['garlic in, 2 min.', 'Add garlic and cook for 2 min.'],
    [
      'garlic in for 2 min then the tomatoes for 5 min.',
      'Add garlic and cook for 2 min, then add the tomatoes and cook for 5 min.',
    ],
    ['rice in, toast 2 min.', 'Add rice, then toast 2 min.'],
    ['tomatoes + salt, simmer until thick.', 'Add tomatoes and salt, then simmer until thick.'],
    ['garlic and half the rice in until soft.', 'Add garlic and half the rice and cook until soft.'],
    ['tomatoes on top, roast 5 min.', 'Put tomatoes on top, then roast 5 min.'],
    ['salt in, lid on, rest 2 min.', 'Add salt, put the lid on, then rest 2 min.'],
    ['Oven 220C.', 'Heat the oven to 220C.'],
  ])('is read as the order that it means: %s', (jotted, order) => expect(read(jotted)).toBe(order));

  it.each([
    'garlic, 2 min.',
    'tomatoes, salt.',
    'garlic.',
    'garlic in the pan browns quickly.',
    'Stir the garlic in, 2 min.',
    'tomatoes, which are ripe by now.',
    // Five minutes of rising or of whisking are no cooking.
    'yeast in, 5 min.',
  ])('keeps its words where it is plainly none: %s', (other) => expect(read(other)).toBeNull());

  it('is said in the words of the tone, with the small letters of the list', () => {
    const { instructions } = rewriteTone(loadKitchen(), {
      recipe: {
        title: 'Shakshuka',
        ingredients: ['2 tbsp olive oil', '3 cloves garlic', '1 can tomatoes', '1 tsp salt', '4 eggs'],
        instructions: [
          'Heat the oil in a skillet.',
          'Garlic in for 1 min.',
          'Tomatoes + salt, simmer 10 min until thick.',
          'Crack in the eggs, cover and cook for 7 min until the whites are set.',
        ],
      },
      tone: 'minimalist',
    });
    expect(instructions[1]).toMatch(/^Add (?:the )?garlic\. Cook 1 minute\.$/);
    expect(instructions[2]).toMatch(
      /^Add (?:the )?tomatoes and (?:the )?salt\. Simmer 10 minutes,? until thick\.$/,
    );
  });
});

it('continues nothing with what is done first', () => {
  const kitchen = loadKitchen();
  for (let seed = 0; seed < 40; seed++) {
    const { instructions } = rewriteTone(kitchen, {
      recipe: {
        title: 'Risotto',
        ingredients: ['1 shallot', '40 g butter', '300 g arborio rice', '1 l stock'],
        instructions: ['Add the shallot and butter to the pan.', 'Add the rice.', 'Add the stock.'],
      },
      tone: 'professional',
      seed,
    });
    expect(instructions[0]).not.toMatch(/^(?:continue|follow|proceed)|\b(?:next|after|to follow)\.$/i);
  }
});
