import { expect, it } from 'vitest';
import { asLetter } from './as-letter.ts';

const change = (
  kind: string,
  target: string,
  before: string | null,
  after: string | null,
  reason: string,
) => ({
  kind,
  target,
  before,
  after,
  reason,
  rule: null,
});

const steps = ['Chop.', 'Lock the lid. Cook for 50 minutes.', 'Let the pressure drop. It is done when soft.'];

it('tells each step once, in order, without full stops that double', () => {
  const told = asLetter(
    [
      change(
        'add',
        'step 2',
        null,
        'It is done when soft.',
        'This is what makes it safe to eat, as machines and pieces differ.',
      ),
      change('method', 'recipe', 'stove', 'pressure cooker', 'Hot.'),
      change('add', 'step 2', null, 'Let the pressure drop.', 'Meat settles.'),
      change('text', 'step 2', 'Simmer for 3 hours.', 'Lock the lid. Cook for 50 minutes.', 'Closed.'),
      change('time', 'step 2', '3 hours', '50 minutes', 'By its size.'),
      change(
        'add',
        'steps 1 and 2',
        null,
        'Add salt.',
        'It is done as before, ahead of the part that the pressure cooker takes over.',
      ),
    ],
    steps,
  );
  expect(told.map(({ kind, target }) => `${kind} ${target}`)).toEqual([
    'method recipe',
    'time step 2',
    'text step 2',
  ]);
  expect(told[2]).toMatchObject({
    before: 'Simmer for 3 hours',
    after: 'Lock the lid. Cook for 50 minutes. Let the pressure drop. It is done when soft',
  });
  expect(told[2]!.reason).not.toMatch(/as machines and pieces differ/);
});

it('calls what came in by its place in the new recipe, in whole sentences', () => {
  expect(asLetter([change('add', 'step 1', null, 'drop', 'Foam.')], steps)).toMatchObject([
    { target: 'new step 3', after: 'Let the pressure drop' },
  ]);
});
