import { describe, expect, it } from 'vitest';
import type { Step } from '../recipe.ts';
import { withWaterOn } from './water-on.ts';

const step = (id: string, minutes: number, after: readonly string[]): Step => ({
  id,
  minutes,
  after,
  text: '',
  phase: 'cook',
  action: 'simmer',
  inputs: [],
  tools: [],
  heat: null,
  celsius: null,
  internalCelsius: null,
  activeMinutes: 1,
  station: 'burner',
  doneness: null,
});
const noneUnsaid: ReadonlySet<string> = new Set();
const pasta = 'Meanwhile cook the penne in well-salted boiling water until tender, 10 minutes.';

describe('withWaterOn', () => {
  it('puts the water on in the first step where the sauce would be ready before it boils', () => {
    const steps = [
      step('base', 3, []),
      step('sauce', 7, ['base']),
      step('pasta', 10, ['base']),
      step('toss', 1, ['sauce', 'pasta']),
    ];
    const texts = ['Warm the oil.', 'Add the tomatoes.', pasta, 'Toss.'];
    expect(withWaterOn(steps, texts, noneUnsaid)).toEqual([
      'Put a large pot of well-salted water on to boil. Warm the oil.',
      'Add the tomatoes.',
      'Meanwhile cook the penne in the boiling water until tender, 10 minutes.',
      'Toss.',
    ]);
  });

  it('waits until ten minutes before the pasta, and says nothing where the pot would boil for an hour', () => {
    const late = [
      step('brown', 8, []),
      step('soften', 7, ['brown']),
      step('sauce', 14, ['soften']),
      step('pasta', 10, []),
      step('toss', 1, ['sauce', 'pasta']),
    ];
    const texts = ['Brown it.', 'Soften it.', 'Simmer it.', pasta, 'Toss.'];
    expect(withWaterOn(late, texts, noneUnsaid).findIndex((text) => text.startsWith('Put a large pot'))).toBe(
      1,
    );
    const slow = late.map((one) => (one.id === 'sauce' ? { ...one, minutes: 90 } : one));
    expect(withWaterOn(slow, texts, noneUnsaid)).toEqual(texts);
  });

  it('leaves recipes alone that speak of the water already, or begin with the pasta', () => {
    const steps = [step('water', 8, []), step('pasta', 10, ['water'])];
    const told = ['Bring a pot of water to the boil.', pasta];
    expect(withWaterOn(steps, told, noneUnsaid)).toEqual(told);
    expect(withWaterOn(steps.slice(1), [pasta], noneUnsaid)).toEqual([pasta]);
  });
});
