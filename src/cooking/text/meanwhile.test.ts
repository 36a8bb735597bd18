import { expect, test } from 'vitest';
import type { Step } from '../recipe.ts';
import { sayMeanwhile } from './meanwhile.ts';

const step = (id: string, more: Partial<Step>): Step => ({
  id,
  text: '',
  phase: 'cook',
  action: 'fry',
  inputs: [],
  tools: [],
  heat: null,
  celsius: null,
  internalCelsius: null,
  minutes: 6,
  activeMinutes: 6,
  station: 'burner',
  doneness: null,
  after: [],
  ...more,
});
const pasta = step('pasta', { action: 'boil', minutes: 12, activeMinutes: 1 });

test('what is begun while a pot boils says so', () => {
  const steps = [
    pasta,
    step('sauce', { minutes: 14 }),
    step('toss', { action: 'toss', after: ['pasta', 'sauce'] }),
  ];
  expect(
    sayMeanwhile(steps, ['Boil the pasta.', 'Melt the butter.', 'Toss the pasta in the sauce.']),
  ).toEqual(['Boil the pasta.', 'Meanwhile, melt the butter.', 'Toss the pasta in the sauce.']);
});

test('what waits for it, or tells its time by itself, stays as it is', () => {
  const after = [pasta, step('sauce', { after: ['pasta'] })];
  expect(sayMeanwhile(after, ['Boil the pasta.', 'Melt the butter.'])[1]).toBe('Melt the butter.');
  const told = [pasta, step('sauce', {})];
  expect(sayMeanwhile(told, ['Boil the pasta.', 'Heat the oil while it boils.'])[1]).toBe(
    'Heat the oil while it boils.',
  );
  expect(sayMeanwhile(told, ['Boil the pasta.', 'The sauce comes now.'])[1]).toBe('The sauce comes now.');
});
