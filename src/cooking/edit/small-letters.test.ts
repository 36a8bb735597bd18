import { expect, it } from 'vitest';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { smallLetters } from './small-letters.ts';

const by = (...instructions: string[]) =>
  smallLetters({ source: { instructions } } as unknown as UnderstoodRecipe);

it('writes what comes in as an author without capitals does', () =>
  expect(
    by('brown the sausages', 'add onion. fry 5 mins')('fry 5 mins. Stir in the Worcestershire sauce.'),
  ).toBe('fry 5 mins. stir in the Worcestershire sauce.'));

it('leaves the capitals of one who has them', () =>
  expect(by('Brown the sausages', 'add onion.')('Add onion. Stir in the beans.')).toBe(
    'Add onion. Stir in the beans.',
  ));
