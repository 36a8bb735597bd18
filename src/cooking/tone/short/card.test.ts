import { expect, it } from 'vitest';
import { isOpinion, unopined } from '../edition/opinions.ts';
import { typed } from '../edition/typed.ts';
import { faultsIn } from '../say/well-formed.ts';
import { isIdle } from './card.ts';
import { unparted } from './structure.ts';

it('leaves out what a part of an order only explains, and keeps what an act is for', () => {
  expect(unparted('Rest the dough for \ue300 so that it rises well.')).toBe('Rest the dough for \ue300.');
  expect(unparted('Allow the pressure to release naturally for \ue300.')).toBe(
    'Allow the pressure to release naturally for \ue300.',
  );
  expect(unparted('Add the \ue100 and stir well.')).toMatch(/^stir in the \ue100\.$/iu);
});

it('does without what an author thinks of an act', () => {
  expect(isOpinion('This is a faff but the dentist will thank you.')).toBe(true);
  expect(isOpinion('This must not boil.')).toBe(false);
  expect(unopined('Season with a pinch of salt - easy does it, the \ue100 is salty.')).toBe(
    'Season with a pinch of salt - the \ue100 is salty.',
  );
  expect(isIdle('The fruits will give it a lovely color.')).toBe(true);
  expect(isIdle('It should be dry.')).toBe(false);
});

it('takes two foods of one word for two', () => {
  expect(typed('combine the sour cream, cream of chicken soup and butter')).toBe(
    'combine the sour cream, cream of chicken soup and butter',
  );
});

it.each([
  'Brown both sides, cook the around for 4 minutes.',
  'Mix the mix sugars.',
  'Let the pressure to release.',
])('finds the fault of %j', (said) => {
  expect(faultsIn(said, '')).not.toEqual([]);
});
