import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';
import type { Method } from '../../vocabulary.ts';

const pudding = (target: Method) =>
  adaptForFour(
    'Ginger Self-Saucing Pudding',
    [
      '1 cup self-raising flour',
      '1/2 cup caster sugar',
      '2 tsp ground ginger',
      '1/2 cup milk',
      '60g butter, melted',
      '1 egg',
      '3/4 cup brown sugar',
      '1 1/4 cups boiling water',
    ],
    [
      'Heat the oven to 180C. Grease a 1.5 litre ovenproof dish.',
      'Mix the flour, caster sugar and ginger. Beat the egg with the milk and butter and stir in. Spread in the dish.',
      'Sprinkle over the brown sugar. Pour the boiling water gently over the back of a spoon. Do not stir.',
      'Bake for 35-40 minutes until the top springs back.',
      'Stand for 5 minutes and serve.',
    ],
    target,
  );

describe('a pudding that makes its own sauce', () => {
  it.each([
    ['microwave', /Microwave uncovered on 70 % power/],
    ['slowCooker', /towel under the lid[^]*on HIGH for 2–2½ hours/],
    ['airFryer', /Air-fry at 160 °C \(325 °F\) for 30–35 minutes/],
  ] as const)('is made in a %s, its water left on top', (target, cooked) => {
    const { feasible, text } = pudding(target);
    const said = text.instructions.join('\n');
    expect(feasible).toBe(true);
    expect(said).toMatch(cooked);
    expect(said).toMatch(/Pour the boiling water[^]*Leave the liquid on top/);
    expect(said).not.toMatch(/\boven\b|[Bb]ake/);
  });
});
