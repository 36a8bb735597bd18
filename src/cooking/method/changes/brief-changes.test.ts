import { expect, it } from 'vitest';
import { briefChanges } from './brief-changes.ts';

const change = (
  target: string,
  before: string | null,
  after: string | null,
  reason: string,
  rule = 'core',
) => ({
  kind: 'text',
  target,
  before,
  after,
  reason,
  rule,
});

it('names the steps of one idea in one change', () => {
  const told = briefChanges([
    change('step 1', 'Bake it.', 'Chill it.', 'The cold sets it.'),
    change('step 3', 'Cool it.', 'Leave it.', 'As for step 1.'),
  ]);
  expect(told).toHaveLength(1);
  expect(told[0]!.target).toBe('steps 1 and 3');
});

it('tells once that other steps name another vessel', () => {
  const told = briefChanges([
    change('step 1', 'Fry in a pot.', 'Fry in a pan.', 'Worded.', 'words'),
    change('step 2', 'Stir in the pot.', 'Stir in the pan.', 'Worded.', 'words'),
    change('step 4', 'Serve from the pot.', 'Serve from the pan.', 'Worded.', 'words'),
  ]);
  expect(told.map(({ target }) => target)).toEqual(['steps 1, 2 and 4']);
});

it('shows no sentence that stands on both sides, and none that another change shows', () => {
  const [, told] = briefChanges([
    {
      ...change('step 2', null, 'Check that the beef reaches 71 °C (160 °F) inside.', 'Safety.'),
      kind: 'add',
    },
    change(
      'step 2',
      'Chop the onion. Simmer for 2 hours.',
      'Chop the onion. Cook at high pressure for 30 minutes. Check that the beef reaches 71 °C (160 °F) inside.',
      'Faster.',
    ),
  ]);
  expect(told).toMatchObject({
    before: 'Simmer for 2 hours.',
    after: 'Cook at high pressure for 30 minutes.',
  });
});

it('says nothing of what only names the machine, where anything else is told', () => {
  const told = briefChanges([
    { ...change('step 1', '2 hours', '30 minutes', 'Pressure is quick.'), kind: 'time' },
    change('step 2', 'Stir in the pot.', 'Stir in the pan.', 'The work is the same; only the pan is named.'),
    change('step 4', 'Stir in the pot.', 'Stir in the pan.', 'As for step 2.'),
    { ...change('step 3', 'Heat the oven.', null, 'The slow cooker has no use for it.'), kind: 'remove' },
  ]);
  expect(told.map(({ target }) => target)).toEqual(['step 1']);
});

it('tells two figures of one reason in one change', () => {
  const told = briefChanges([
    { ...change('step 2', '220 °C', '205 °C', 'A fan is strong.'), kind: 'temperature' },
    { ...change('step 3', '170 °C', '155 °C', 'For the same reason as in step 2.'), kind: 'temperature' },
  ]);
  expect(told).toMatchObject([
    { target: 'steps 2 and 3', before: '220 °C, then 170 °C', after: '205 °C, then 155 °C' },
  ]);
});

it('says nothing of a figure that stays', () => {
  const told = briefChanges([
    { ...change('step 1', '350°F', '350 °F (180 °C)', 'The fire is as hot.'), kind: 'temperature' },
    change('step 3', 'Cool it.', 'Leave it.', 'It cools by itself.'),
  ]);
  expect(told.map(({ target }) => target)).toEqual(['step 3']);
});
