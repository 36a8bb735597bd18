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
