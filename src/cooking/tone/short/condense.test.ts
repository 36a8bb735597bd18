import { describe, expect, it } from 'vitest';
import { condensed, type Shortness } from './condense.ts';

const say = (text: string, shortness: Shortness = 'brief', before = ''): string =>
  condensed(text, shortness, { before, named: new Set(), keys: () => [] });

describe('a sentence in few words', () => {
  it.each([
    ['I suggest you place them below, since they can burn.', 'Place them below, since they can burn.'],
    [
      'I suggest you place the pieces on the bottom, since they are slower.',
      'Place the pieces on the bottom.',
    ],
    ['You will need to give it a good stir.', 'Stir.'],
    ['Chop it so that it fits better in the blender.', 'Chop it.'],
    ['At this point, go ahead and cover the pot to help it along.', 'Cover.'],
    ['Stir to combine everything.', 'Stir.'],
    ['Begin by peeling the roots.', 'Peel the roots.'],
  ])('says %j', (source, said) => {
    expect(say(source)).toBe(said);
  });

  it.each([
    ['Cook until the mixture is thick.', 'Cook until thick.'],
    ['Rest it until everything is cold.', 'Rest it until cold.'],
    ['Knead until you have a smooth dough.', 'Knead until smooth.'],
    ['If you like, add more.', 'If desired, add more.'],
    ['Add more if you like.', 'Add more if desired.'],
    ['If it is too thick, you may adjust it by adding milk.', 'If too thick, add milk.'],
  ])('tells when in %j', (source, said) => {
    expect(say(source)).toBe(said);
  });

  it.each([
    'Do not let it boil so that it does not split.',
    'Fill the jar with enough milk so that it fills a liter of the jug.',
    'Be careful: it is hot.',
    'Cook for 5 minutes or until tender.',
  ])('loses nothing of %j', (source) => {
    expect(say(source)).toBe(source);
  });

  it('leaves out the vessel that the cook is at, and no other', () => {
    const before = 'Heat the oil in a pan.';
    expect(say('Add the roots to the pan and stir.', 'brief', before)).toBe('Add the roots and stir.');
    expect(say('Add the roots to the pot and stir.', 'brief', before)).toBe(
      'Add the roots to the pot and stir.',
    );
    expect(say('Add the roots to the bowl.', 'light', 'Beat the eggs in a bowl.')).toBe(
      'Add the roots to the bowl.',
    );
  });
});

it.each(['Toss the greens, making sure everything is evenly coated.', 'Cook until the sauce has thickened.'])(
  'keeps how it must be in the end: %j',
  (source) => {
    expect(say(source)).toMatch(/coated|the sauce has thickened/);
  },
);
it('keeps which part of a food its cue is of', () => {
  const around = { before: '', named: new Set(['egg']), keys: () => ['egg'], reveal: () => 'yolks' };
  expect(condensed('Boil \ue100 until the \ue101 are firm.', 'brief', around)).toMatch(/\ue101 are firm/u);
});
