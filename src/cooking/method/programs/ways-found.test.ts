import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';
import type { Method } from '../../vocabulary.ts';

const make = (title: string, list: readonly string[], steps: readonly string[], target: Method) => {
  const { text, feasible } = adaptForFour(title, list, steps, target);
  return { said: text.instructions.join('\n'), feasible };
};

describe('dishes that a machine was said not to take', () => {
  it('an air fryer browns the meat of a curry, which goes on in its pot', () => {
    const { said, feasible } = make(
      'Lamb curry',
      ['600g lamb leg, diced', '2 onions, sliced', '2 tbsp oil', '1 tbsp curry powder', '400ml stock'],
      [
        'Heat the oil in a large pot over high heat. Sear the lamb for several minutes until browned. Remove and set aside.',
        'Add the onions and cook for 8 minutes. Stir in the curry powder.',
        'Return the lamb, pour in the stock and simmer for 60 minutes, until tender.',
      ],
      'airFryer',
    );
    expect(feasible).toBe(true);
    expect(said).toMatch(/air-fry at [^]* for 8–10 minutes[^]*Return the lamb[^]*simmer for 60 minutes/i);
    expect(said).not.toMatch(/sear the lamb|set aside/i);
  });

  it('mulled wine warms for hours in a slow cooker', () => {
    const { said, feasible } = make(
      'Mulled wine',
      ['1 bottle red wine', '1 orange, sliced', '60g sugar', '1 cinnamon stick', '50 ml brandy'],
      [
        'Put everything except brandy in a large pan. Heat gently for 20 mins, dont let it boil.',
        'Stir in brandy, ladle into mugs',
      ],
      'slowCooker',
    );
    expect(feasible).toBe(true);
    expect(said).toMatch(/in the slow cooker[^]*on LOW for 2–3 hours[^]*brandy/);
    expect(said).not.toMatch(/\bpan\b/);
  });

  it('a curd thickens in bursts in a microwave', () => {
    const { said, feasible } = make(
      'Lemon Curd',
      ['3 lemons, juice and zest', '200g caster sugar', '100g butter, cubed', '3 eggs'],
      [
        'Put the lemon zest, juice, sugar and butter in a heatproof bowl over a pan of simmering water. Stir until the butter has melted.',
        'Whisk the eggs and stir into the lemon mixture. Whisk for about 10 to 13 minutes until it is thick enough to coat the back of a spoon.',
        'Pour into 2 sterilised jars, seal.',
      ],
      'microwave',
    );
    expect(feasible).toBe(true);
    expect(said).toMatch(/zest and juice of the lemons[^]*bursts of 1 minute[^]*77–80 °C[^]*jars/);
    expect(said).not.toMatch(/simmering water/);
  });

  it('French toast bakes on a hot tray', () => {
    const { said, feasible } = make(
      'French Toast',
      ['4 slices brioche', '2 eggs', '1/2 cup milk', '1 tbsp butter'],
      [
        'Whisk eggs and milk in a shallow dish. Dip the brioche, 20 seconds a side.',
        'Melt the butter in a skillet over medium heat and fry until golden, 3 minutes each side. Serve with maple syrup.',
      ],
      'oven',
    );
    expect(feasible).toBe(true);
    expect(said).toMatch(/Bake for 8–10 minutes[^]*maple syrup/);
    expect(said).not.toMatch(/skillet|fry/);
  });

  it('a loaf rises beside the pot that is heated for it, not in it', () => {
    const { said } = make(
      'White loaf',
      ['500g strong white bread flour', '7g fast-action yeast', '10g salt', '320ml warm water'],
      [
        'Mix flour, yeast and salt. Add water, knead for 10 minutes till smooth.',
        'Cover and prove for 1 hour until doubled.',
        'Knock back, shape and put in a greased 2lb loaf tin. Prove another 40 minutes.',
        'Bake at 220C for 30-35 minutes. Should sound hollow when tapped underneath. Cool on a rack.',
      ],
      'dutchOven',
    );
    expect(said).toMatch(/Prove another 40 minutes\. For the last 30 minutes of that, put the Dutch oven/);
    expect(said).toMatch(/Lower the loaf on its paper into the hot pot/);
    expect(said).not.toMatch(/tin\b/);
  });
});
