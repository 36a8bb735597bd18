import { describe, expect, it } from 'vitest';
import type { Food } from '#food/model';
import type { StepReading } from '../understand-recipe/model.ts';
import { additionText } from './additions.ts';
import type { WrittenLine } from './edit-lines.ts';
import type { AddEdit } from './model.ts';

const food = { id: 'lime', name: 'lime', plural: 'limes', names: ['lime'], aliases: [] } as unknown as Food;
const line = { food, name: 'lime', many: false } as WrittenLine;
const reading = { mentions: [] } as unknown as StepReading;
const finish = (text: string, ...sentences: readonly string[]): string =>
  sentences.reduce(
    (made, sentence) =>
      additionText(
        made,
        {
          kind: 'add',
          part: { food, name: 'lime' },
          stepId: null,
          as: 'finish',
          sentence,
          reason: '',
        } as AddEdit,
        line,
        reading,
      ),
    text,
  );
const sour = 'Squeeze in the lime just before serving.';
const fresh = 'Scatter the cilantro on top.';

describe('a last touch of taste', () => {
  it.each([
    [
      'Simmer for 45 minutes. Serve with cheddar.',
      'Simmer for 45 minutes. Squeeze in the lime and scatter the cilantro on top. Serve with cheddar.',
    ],
    [
      'Toss in the pasta and serve.',
      'Toss in the pasta. Squeeze in the lime, scatter the cilantro on top and serve.',
    ],
    [
      'Cover and chill 2 hours.',
      'Cover and chill 2 hours. Squeeze in the lime and scatter the cilantro on top just before serving.',
    ],
  ])('goes in before %s is carried out', (text, made) => {
    expect(finish(text, sour, fresh)).toBe(made);
  });

  it('joins the garnish that is there', () => {
    expect(finish('Simmer 10 minutes. Garnish with scallions and serve.', fresh)).toBe(
      'Simmer 10 minutes. Garnish with scallions and the cilantro and serve.',
    );
  });
});

it('what is boiled to go beside it is boiled before the plates are filled', () => {
  expect(
    finish('Simmer the sauce. Serve over rice.', 'Boil the peas for 3 minutes, drain and serve beside.'),
  ).toBe('Simmer the sauce. Boil the peas for 3 minutes and drain, to serve beside it. Serve over rice.');
});

it('a second thing that is served with it joins the sentence that serves', () => {
  expect(finish('Serve warm with cinnamon on top.', 'Serve with the raspberries.')).toBe(
    'Serve warm with cinnamon on top, with the raspberries beside it.',
  );
});

it.each([
  'Tip in the tomatoes while you find the dish (mine lives under everything else).',
  'Fry for 5 minutes until everything is soft.',
])('is named where a step only speaks of everything: %s', (text) => {
  const edit = { kind: 'add', part: { food, name: 'lime' }, stepId: null, as: 'with', reason: '' } as AddEdit;
  expect(additionText(text, edit, line, reading)).toMatch(/the lime/);
});

it('is taken in by a step that puts everything in', () => {
  const edit = { kind: 'add', part: { food, name: 'lime' }, stepId: null, as: 'with', reason: '' } as AddEdit;
  const text = 'Put everything in a blender and blitz.';
  expect(additionText(text, edit, line, reading)).toBe(text);
});

const beside = (text: string, ...names: readonly string[]): string =>
  additionText(
    text,
    { kind: 'add', part: { food, name: 'flaxseed' }, stepId: null, as: 'with', reason: '' } as AddEdit,
    line,
    { mentions: names.map((one) => ({ kind: 'name', text: one })) } as unknown as StepReading,
  );

it('goes in before a mixture is in its tin', () => {
  expect(
    beside('Mix the beef, onion, eggs and salt and press into the pan.', 'beef', 'onion', 'eggs', 'salt'),
  ).toBe('Mix the beef, onion, eggs, salt and flaxseed and press into the pan.');
  expect(beside('Mix the beef well and press into the pan.', 'beef')).toBe(
    'Mix the beef well. Add the flaxseed. Press into the pan.',
  );
});

it('joins a list before what it is stirred with', () => {
  expect(
    beside(
      'Mix the soy sauce, mirin, sugar and cornflour with 100 ml water.',
      'soy sauce',
      'mirin',
      'sugar',
      'cornflour',
    ),
  ).toBe('Mix the soy sauce, mirin, sugar, cornflour and flaxseed with 100 ml water.');
});

it('beans go in when the fat has been poured off', () => {
  const made = additionText(
    'Brown the beef with the onion. Drain, then stir in the marinara and simmer for 10 minutes. Season.',
    {
      kind: 'add',
      part: { food, name: 'lentils' },
      stepId: null,
      as: 'then',
      afterKey: 'i0',
      sentence: 'Stir in the lentils.',
      reason: '',
    } as AddEdit,
    line,
    { mentions: [{ key: 'i0', kind: 'name', text: 'beef' }] } as unknown as StepReading,
  );
  expect(made).toBe(
    'Brown the beef with the onion. Drain, then stir in the marinara and simmer for 10 minutes. Stir in the lentils. Season.',
  );
});

it('joins what a wrap is filled with before it is rolled up', () => {
  expect(beside('Warm the tortillas. Fill with the eggs, cheese and salsa and roll up.')).toBe(
    'Warm the tortillas. Fill with the eggs, cheese, salsa and flaxseed and roll up.',
  );
});

it('cooks a firm vegetable that comes into a pan before it is set aside', () => {
  const cabbage = {
    id: 'cabbage',
    name: 'cabbage',
    plural: 'cabbages',
    names: ['cabbage'],
    aliases: [],
    kind: 'cabbage-vegetable',
    ancestors: ['cabbage-vegetable'],
  } as unknown as Food;
  expect(
    additionText(
      'Brown the beef. Cook it for another 2 min. Set aside.',
      { kind: 'add', part: { food: cabbage }, stepId: null, as: 'with', reason: '' } as unknown as AddEdit,
      { food: cabbage, name: 'cabbage', many: false } as WrittenLine,
      reading,
    ),
  ).toMatch(/Add the cabbage and cook for 5 minutes, until soft\. Set aside\./);
});
