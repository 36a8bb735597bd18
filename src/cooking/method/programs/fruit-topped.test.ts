import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';
import type { Method } from '../../vocabulary.ts';

const crumble = (target: Method): string =>
  adaptForFour(
    'Apple Crumble',
    ['900g apples, sliced', '75g caster sugar', '150g plain flour', '100g cold butter', '75g demerara sugar'],
    [
      'Heat the oven to 190C. Toss the apples with the caster sugar and tip into an ovenproof dish.',
      'Rub the butter into the flour, then stir in the demerara.',
      'Scatter over the fruit and bake for 35-40 minutes until golden and bubbling.',
      'Leave for 10 minutes, then serve with custard.',
    ],
    target,
  ).text.instructions.join('\n');

describe('fruit under a topping', () => {
  it('has its crumble toasted by itself where the machine steams', () => {
    for (const target of ['slowCooker', 'microwave'] as const) {
      const said = crumble(target);
      expect(said).toMatch(/dry frying pan[^]*8–10 minutes[^]*just before serving/);
      expect(said).not.toMatch(/oven\b|[Bb]ake|Leave for 10/);
      expect(said).toContain('erve with custard');
    }
  });

  it('is hot before its topping goes into the moving air, in dishes that fit', () => {
    const said = crumble('airFryer');
    expect(said).toMatch(
      /two ovenproof dishes of 18 cm[^]*Air-fry the fruit for 8–10 minutes[^]*14–18 minutes/,
    );
  });

  it('steams its dough under a towel', () => {
    const said = adaptForFour(
      'Peach Cobbler',
      [
        '1.2kg peaches, sliced',
        '100g sugar',
        '150g plain flour',
        '2 tsp baking powder',
        '80g butter',
        '80ml milk',
      ],
      [
        'Preheat the oven to 190C. Toss the peaches with the sugar. Spread in a baking dish and bake for 10 minutes.',
        'Mix the flour and baking powder, cut in the butter and stir in the milk.',
        'Drop spoonfuls of the dough over the hot peaches. Bake 30-35 minutes until golden brown.',
      ],
      'slowCooker',
    ).text.instructions.join('\n');
    expect(said).toMatch(/Drop spoonfuls of the dough over the peaches[^]*towel[^]*HIGH for 2–2½ hours/);
  });
});
