import { expect, it } from 'vitest';
import { isPutUp } from './form.ts';

it('knows a jar that is sealed to keep from one that is shaken for lunch', () => {
  expect(isPutUp('Place in hot sterilized jars and seal.')).toBe(true);
  expect(isPutUp('Leave 1/2 inch headspace and process in a boiling water bath.')).toBe(true);
  expect(isPutUp('Layer it in a jar, seal and shake before lunch.')).toBe(false);
  expect(isPutUp('Simmer for 20 minutes and serve from the pot.')).toBe(false);
});
