import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { plainWorded, type PlainWords } from './plain-words.ts';

const loose = parse(readFileSync('data/tones/plain.yaml', 'utf8')) as Record<string, unknown>;
const pairs = (field: string): readonly (readonly [string, string])[] =>
  Object.entries(loose[field] as Record<string, string>);
const words: PlainWords = {
  orders: pairs('orders'),
  words: pairs('words'),
  talk: loose['talk'] as readonly string[],
  tails: loose['tails'] as readonly string[],
};

describe('slang of food pages in plain words', () => {
  it.each([
    ['Crank your broiler.', 'Preheat the broiler.'],
    ['Heat a skillet and swipe some butter on it.', 'Heat a skillet and brush it with butter.'],
    ['Keep warm, then drown in syrup.', 'Keep warm, then serve with plenty of syrup.'],
    ['Broil until you get those gorgeous charred bits.', 'Broil until charred in spots.'],
    ['Add more lime if your heart tells you to.', 'Add more lime if desired.'],
    ["Simmer until done (165°F if you're checking).", 'Simmer until done (165°F).'],
    ['Pour wet into dry and stir.', 'Pour the wet ingredients into the dry and stir.'],
    ['Kill the heat and let it chill for 5 minutes.', 'Turn off the heat and let it rest for 5 minutes.'],
    ["Add the basil. You're welcome :)", 'Add the basil.'],
    ['Better than takeout, promise!', ''],
    ['Cut them in 1-inch strips.', 'Cut them into 1-inch strips.'],
    ['Flip and give it 1 more minute.', 'Flip and cook for 1 more minute.'],
    ['Taste it! Does it need more salt? It probably needs more salt.', 'Taste it!'],
    // What is plain stays as it is.
    ['Toss the pasta with the sauce and serve.', 'Toss the pasta with the sauce and serve.'],
    ['Add a bunch of herbs and a bay leaf.', 'Add a bunch of herbs and a bay leaf.'],
  ])('%s', (text, said) => {
    expect(plainWorded(text, words)).toBe(said);
  });
});
