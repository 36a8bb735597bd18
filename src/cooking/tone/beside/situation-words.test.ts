import { expect, it } from 'vitest';
import { told } from './situation-words.ts';

const signs: Readonly<Record<string, RegExp>> = told;

it.each([
  ['overnight', 'Chill for an hour or overnight.', 'Store it in a closed bowl overnight (13-16 hours).'],
  ['turndown', 'Turn down the heat and cover.', 'Release the steam and turn down the heat to 150°C.'],
  ['turndown', 'Reduce the heat to low.', 'Reduce the oven to 160°C.'],
  ['coldplace', 'Put the seeds into a bowl.', 'Add the seeds to the pan.'],
])('%s is told by %j and not by %j', (word, does, not) => {
  expect(signs[word]!.test(does)).toBe(true);
  expect(signs[word]!.test(not)).toBe(false);
});
