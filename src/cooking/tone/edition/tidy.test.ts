import { describe, expect, it } from 'vitest';
import { isPlural } from '../say/number-of.ts';
import { splitClauses, tidy, tidySentence } from './tidy.ts';

describe('hasty typing', () => {
  it.each([
    ['PREHEAT THE OVEN NOW', 'Preheat the oven now'],
    ['Chop the onion & fry it', 'Chop the onion and fry it'],
    ['They dont need to be cooked thru', "They don't need to be cooked through"],
    ['Use your hands, its easier!!', "Use your hands, it's easier!"],
    ['Line a tray w/ paper', 'Line a tray with paper'],
    ['Bring to boil', 'Bring to a boil'],
    ['Meanwhile fry the onion', 'Meanwhile, fry the onion'],
    ['Add its juice', 'Add its juice'],
    ['Add the milk. Stirring all the time.', 'Add the milk, stirring all the time.'],
    ['Add the milk. Stirring, heat it.', 'Add the milk. Stirring, heat it.'],
  ])('%s', (typed, said) => {
    expect(tidy(typed)).toBe(said);
  });
  it('leaves a run-up to an order out, and a plain statement alone', () => {
    expect(tidySentence('First off you want to line a tray.')).toBe('Line a tray.');
    expect(tidySentence('You want to eat this warm.')).not.toBe('');
    expect(tidySentence('So that is that.')).toBe('So that is that.');
  });
  it.each([
    ['Begin by preheating the oven and lining the tin.', 'Preheat the oven and line the tin.'],
    ['Start off by whisking the eggs.', 'Whisk the eggs.'],
    ['Add the chicken and give it a good stir.', 'Add the chicken and stir it well.'],
    ['Give the sauce a quick whisk.', 'Whisk the sauce briefly.'],
    ['Give it another 5 minutes.', 'Give it another 5 minutes.'],
    ['All you need to do is stir the sauce.', 'Stir the sauce.'],
    ['First things first: in a bowl, mix the flour.', 'In a bowl, mix the flour.'],
  ])('takes the run-up of %s for what it is', (typed, said) => {
    expect(tidySentence(typed)).toBe(said);
  });
  it.each([
    ['Chill the bowl - trust me, it helps.', 'Chill the bowl.'],
    ['Throw away any that stay shut.', 'Discard any that stay shut.'],
    ['Heat the oil and, when it is hot, add the seeds.', 'Heat the oil; when it is hot, add the seeds.'],
    ['Slap on the lid.', 'Put the lid on.'],
  ])('says %s plainly', (typed, said) => {
    expect(tidy(typed)).toBe(said);
  });
  it('takes clauses apart at semicolons, not in brackets', () => {
    expect(splitClauses('Add the rice; stir.')).toEqual(['Add the rice.', 'Stir.']);
    expect(splitClauses('Add the rice (any; all).')).toEqual(['Add the rice (any; all).']);
  });
});

describe('sentences without their signs', () => {
  it('loses the signs of print and finds the end of an order', () => {
    expect(tidy('Add it, _then_ stir until *just* combined.')).toBe('Add it, then stir until just combined.');
    expect(tidy('Add it to the dish, This can be done later.')).toBe(
      'Add it to the dish. This can be done later.',
    );
    expect(tidy('Cut them into quarters spread them out.')).toBe('Cut them into quarters, spread them out.');
    expect(tidy('Put the water to boil.')).toBe('Bring the water to a boil.');
  });
});

describe('one or many', () => {
  it.each([
    ['the onions', true],
    ['the flour and salt', true],
    ['the rest of the onions', false],
    ['most of the onions', true],
    ['the asparagus', false],
    ['the couscous', false],
    ['a pinch of salt', false],
    ['2 cups milk', true],
  ])('%s', (phrase, many) => {
    expect(isPlural(phrase)).toBe(many);
  });
});

it.each([
  ['Cook over medium heat rolling the balls.', 'Cook over medium heat, rolling the balls.'],
  ['Boil it until soft, once cool, drain it.', 'Boil it until soft; once cool, drain it.'],
  ['Pour the \ue100 and \ue101; stir.', 'Pour in the \ue100 and \ue101; stir.'],
  ['Cook for \ue300 stirring it.', 'Cook for \ue300, stirring it.'],
])('mends the joints of %j', (source, said) => {
  expect(tidySentence(tidy(source))).toBe(said);
});
