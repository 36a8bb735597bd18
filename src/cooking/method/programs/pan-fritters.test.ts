import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

describe('fritters of a pan', () => {
  it('lie on oiled paper in an air fryer where they are soft, and are turned when they are set', () => {
    const { text, feasible } = adaptForFour(
      'Zucchini fritters',
      ['450g zucchini, grated', '60g flour', '1 egg', '2 tbsp olive oil for the pan', 'sour cream to serve'],
      [
        'Mix the zucchini with the flour and egg.',
        'Heat the oil in a large skillet until shimmering. Drop in heaping tablespoons of batter, flatten. Cook 3 minutes a side until golden. Work in batches.',
        'Serve with sour cream.',
      ],
      'airFryer',
    );
    const said = text.instructions.join('\n');
    expect(feasible).toBe(true);
    expect(said).toMatch(
      /baking paper[^]*Drop heaping tablespoons of the mixture[^]*when they have set underneath, turn/,
    );
    expect(said).not.toMatch(/skillet|shimmering|a side/);
    expect(text.ingredients.join('\n')).toMatch(/2 tbsp olive oil, for brushing/);
  });

  it('keep their batter, and get no coat of crumbs', () => {
    const { text } = adaptForFour(
      'Onion bhajis',
      ['3 onions, sliced', '150g gram flour', '100ml water', '1 litre oil for frying'],
      [
        'Mix the flour and water into a thick batter. Stir in the onions.',
        'Heat the oil to 180C. Drop in tablespoons of the batter and fry 3-4 minutes until golden. Drain on kitchen paper.',
      ],
      'airFryer',
    );
    expect(text.ingredients.join('\n')).toMatch(/150g gram flour\n100ml water/);
    expect(text.ingredients.join('\n')).not.toMatch(/crumbs/);
  });

  it('are brushed on both sides where they are shaped by hand, with the safe figure of raw fish', () => {
    const { text } = adaptForFour(
      'Thai fish cakes',
      ['500g white fish fillets', '1 egg', '1 tbsp red curry paste', 'vegetable oil, to fry'],
      [
        'Blitz the fish, curry paste and egg to a paste. Shape into 12 patties.',
        'Heat 1cm oil in a frying pan. Fry the cakes for 2-3 minutes each side until golden. Drain on kitchen paper.',
      ],
      'airFryer',
    );
    expect(text.instructions.join('\n')).toMatch(/Brush the basket and the patties on both sides[^]*71 °C/);
  });
});
