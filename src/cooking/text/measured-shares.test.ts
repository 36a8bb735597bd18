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
  ).texts;

describe('parts of an ingredient', () => {
  it('are those of the one that goes by the very name', () => {
    expect(
      say(
        ['Beat two thirds of the sugar with the vanilla sugar.', 'Sprinkle with the rest of the sugar.'],
        spoons('sugar', 3),
        spoons('vanilla sugar', 1),
      ),
    ).toEqual(['Beat 2 tablespoons sugar with the vanilla sugar.', 'Sprinkle with the remaining sugar.']);
  });

  const oil = spoons('olive oil', 3);

  it('are said as what a spoon measures', () => {
    expect(say(['Warm a third of the olive oil.'], oil)).toEqual(['Warm 1 tablespoon olive oil.']);
    expect(say(['Two thirds of the oil goes in.'], oil)).toEqual(['2 tablespoons oil goes in.']);
    expect(say(['Fry in 1 tablespoon of the oil.'], oil)).toEqual(['Fry in 1 tablespoon oil.']);
  });

  it('are reckoned from what is left where the words say so', () => {
    const texts = ['Warm a third of the oil.', 'Add half of the remaining oil.', 'Add the rest of the oil.'];
    expect(say(texts, oil)).toEqual([
      'Warm 1 tablespoon oil.',
      'Add 1 tablespoon oil.',
      'Add the remaining oil.',
    ]);
    expect(say(['Warm 1 tablespoon olive oil.', 'Heat half of what oil is left and fry.'], oil)[1]).toBe(
      'Heat 1 tablespoon oil and fry.',
    );
  });

  it('stay in words where nobody can know what is left', () => {
    const [, second] = say(['Brush with some of the oil.', 'Heat half of what oil is left.'], oil);
    expect(second).toBe('Heat half the remaining oil.');
  });

  it('are told by eye where no spoon measures them, and where two things share the word', () => {
    expect(say(['Add half of the onions.'], byEye('onions'))).toEqual(['Add half the onions.']);
    const pair = 'Half of the oil goes over the fish, the other half over the rice.';
    expect(say([pair], oil)).toEqual(['Half the oil goes over the fish, the other half over the rice.']);
  });

  it('hold for each thing in their row, and for what was begun before', () => {
    expect(say(['Add two thirds of the olive oil and vinegar.'], oil, spoons('vinegar', 3))).toEqual([
      'Add 2 tablespoons olive oil and 2 tablespoons vinegar.',
    ]);
    const two = [
      'Add half of the oil and half of the vinegar.',
      'Add the rest of the oil, the vinegar and the beans.',
    ];
    expect(say(two, spoons('oil', 2), spoons('vinegar', 2), byEye('beans'))).toEqual([
      'Add 1 tablespoon oil and 1 tablespoon vinegar.',
      'Add the remaining oil and vinegar and the beans.',
    ]);
    expect(say(['Toss with a third of the oil, vinegar and beans.'], oil, byEye('beans'))[0]).toBe(
      'Toss with 1 tablespoon oil, vinegar and beans.',
    );
  });

  it('make the other half the rest', () => {
    expect(say(['Use half of the oil.', 'Add the other half of the oil.'], spoons('oil', 2))).toEqual([
      'Use 1 tablespoon oil.',
      'Add the remaining oil.',
    ]);
  });

  it('are of the ingredient that the step handles, and of none where two are meant', () => {
    const two = [spoons('salt', 4, ['a']), spoons('salt', 2, ['b'])];
    expect(say(['Use half of the salt.', 'Use half of the salt.', 'Use half of the salt.'], ...two)).toEqual([
      'Use 2 tablespoons salt.',
      'Use 1 tablespoon salt.',
      'Use half the salt.',
    ]);
  });
});
