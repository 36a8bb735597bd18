import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

describe('what no kitchen can do', () => {
  it('a foam of egg whites does not go under steam', () => {
    const { feasible, reason } = adaptForFour(
      'Fluffy omelet',
      ['4 egg yolks', '4 egg whites, beaten stiff', '1 tbsp butter', '3/4 cup milk'],
      [
        'Beat the yolks with the milk. Fold in egg whites.',
        'Set oven for 350°F. Pour egg mixture into hot buttered frying pan. Cook over low heat 3 minutes.',
        'Transfer to oven; bake 15 minutes, until a knife comes out clean.',
      ],
      'pressureCooker',
    );
    expect(feasible).toBe(false);
    expect(reason).toMatch(/whites beaten stiff/);
  });

  it('what was put in the lost dish goes into the pot of the machine', () => {
    const { text } = adaptForFour(
      'Rice pudding',
      ['1 litre whole milk', '100g pudding rice', '50g sugar', '25g butter', 'nutmeg'],
      [
        'Butter a dish. Put rice, sugar and milk in it. Grate nutmeg over, dot with butter.',
        '150C for 2 hours.',
      ],
      'slowCooker',
    );
    expect(text.instructions.join('\n')).toMatch(/in the slow cooker/);
    expect(text.instructions.join('\n')).not.toMatch(/\bin it\b/);
  });
});
