import { describe, expect, it } from 'vitest';
import { formatNumber } from './grammar.ts';
import { measureShares, type Shared } from './measured-shares.ts';

const spoons = (name: string, tablespoons: number, steps: readonly string[] = ['a', 'b', 'c']): Shared => ({
  names: [name],
  steps: new Set(steps),
  grams: tablespoons * 10,
  gramsPer: (unit) => ({ tbsp: 10, tsp: 10 / 3, g: 1 })[unit] ?? null,
  measure: (grams) => {
    const quantity = Math.round(grams / 5) / 2;
    const text = `${formatNumber(quantity)} tablespoon${quantity > 1 ? 's' : ''}`;
    return quantity < 0.5 ? null : { text, grams: quantity * 10 };
  },
});
const byEye = (name: string): Shared => ({ ...spoons(name, 9), measure: () => null });

const say = (texts: readonly string[], ...shared: readonly Shared[]): readonly string[] =>
  measureShares(
    texts.map((text, at) => ({ id: 'abc'[at]!, text })),
    shared,
  );

describe('parts of an ingredient', () => {
  const oil = spoons('olive oil', 3);

  it('are said as what a spoon measures', () => {
    expect(say(['Warm a third of the olive oil.'], oil)).toEqual(['Warm 1 tablespoon of the olive oil.']);
    expect(say(['Two thirds of the oil goes in.'], oil)).toEqual(['2 tablespoons of the oil goes in.']);
  });

  it('are reckoned from what is left where the words say so', () => {
    const texts = ['Warm a third of the oil.', 'Add half of the remaining oil.', 'Add the rest of the oil.'];
    expect(say(texts, oil)).toEqual([
      'Warm 1 tablespoon of the oil.',
      'Add 1 tablespoon of the oil.',
      'Add the rest of the oil.',
    ]);
    expect(say(['Warm 1 tablespoon olive oil.', 'Heat half of what oil is left and fry.'], oil)[1]).toBe(
      'Heat 1 tablespoon of the oil and fry.',
    );
  });

  it('stay in words where nobody can know what is left', () => {
    const [, second] = say(['Brush with a little of the oil.', 'Heat half of what oil is left.'], oil);
    expect(second).toBe('Heat half of what is left of the oil.');
  });

  it('are told by eye where no spoon measures them, and where two things share the word', () => {
    expect(say(['Add half of the onions.'], byEye('onions'))).toEqual(['Add half of the onions.']);
    const text = 'Add half of the olive oil and vinegar.';
    expect(say([text], oil, spoons('vinegar', 2))).toEqual([text]);
    const pair = 'Half of the oil goes over the fish, the other half over the rice.';
    expect(say([pair], oil)).toEqual([pair]);
  });

  it('make the other half the rest', () => {
    expect(say(['Use half of the oil.', 'Add the other half of the oil.'], spoons('oil', 2))).toEqual([
      'Use 1 tablespoon of the oil.',
      'Add the rest of the oil.',
    ]);
  });

  it('are of the ingredient that the step handles, and of none where two are meant', () => {
    const two = [spoons('salt', 4, ['a']), spoons('salt', 2, ['b'])];
    expect(say(['Use half of the salt.', 'Use half of the salt.', 'Use half of the salt.'], ...two)).toEqual([
      'Use 2 tablespoons of the salt.',
      'Use 1 tablespoon of the salt.',
      'Use half of the salt.',
    ]);
  });
});
