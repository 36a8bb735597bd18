import { expect, test } from 'vitest';
import { readLabelledRecipes } from '../../eval/understand/score.ts';
import { anything, hintsIn, hintsOf, type Hints } from '#cooking/understand-recipe/hints';
import { readWords } from '#cooking/understand-recipe/read-text';
import { tokenise } from '#cooking/understand-recipe/tokens';

/** Sentences in which what patterns look for stands in odd places. */
const odd = [
  'Cook for two or 3 minutes, or a couple of hours; don’t stir. DON’T BOIL.',
  'I cannot wait until it’s done: purée the 2cups of stock (alternatively, blend).',
  'Heat,then add all the ingredients except the oil — till/’til golden.',
  'Bake half an hour in a moderate oven. Leftovers keep 3 days.',
  'Meanwhile toss everything else with the remaining veg; every 10 min, stir.',
];

test('nothing is overlooked where only the patterns are tried whose words are there', () => {
  const texts = [
    ...(['instructions', 'messy', 'fresh', 'later', 'latest'] as const).flatMap((set) =>
      readLabelledRecipes(set).flatMap(({ steps }) => steps.map(({ t }) => t)),
    ),
    ...odd,
  ];
  expect(texts.length).toBeGreaterThan(300);
  for (const text of texts) {
    const tokens = tokenise(text);
    const read = (hints: Hints) => {
      const reading = readWords(text, tokens, hints);
      return { ...reading, hints: null, elsewhere: reading.elsewhere() };
    };
    expect(read(hintsIn(tokens)), text).toEqual(read(anything));
  }
});

test('a piece may lie inside a word or must be one', () => {
  const gives = (word: string, hint: Parameters<Hints['has']>[0]): boolean =>
    hintsIn([{ word: { hints: hintsOf(word) } }]).has(hint);
  expect(gives('parboiled', 'oil')).toBe(true);
  expect(gives('tender', 'spelled count')).toBe(false);
  expect(gives("TEN's", 'spelled count')).toBe(true);
});
