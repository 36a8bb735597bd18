import { expect, test } from 'vitest';
import { stepWith, type Step } from './recipe.ts';

const step: Step = {
  id: 'simmer',
  text: 'Simmer the beans.',
  phase: 'cook',
  action: 'simmer',
  inputs: ['beans'],
  tools: ['saucepan'],
  heat: 'low',
  celsius: null,
  internalCelsius: null,
  minutes: 40,
  activeMinutes: 2,
  station: 'burner',
  doneness: 'until soft',
  after: ['soak'],
};

test('a step with a change is the same but for it, down to the order of its fields', () => {
  const changes = { after: ['soak', 'prep'], minutes: 41 };
  for (const one of [step, { ...step, unsaid: true }]) {
    expect(stepWith(one, changes)).toStrictEqual({ ...one, ...changes });
    expect(Object.keys(stepWith(one, changes))).toEqual(Object.keys(one));
  }
});
