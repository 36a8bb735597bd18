import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';
import type { Method } from '../../vocabulary.ts';

const make = (title: string, list: readonly string[], steps: readonly string[], target: Method) => {
  const { text, feasible } = adaptForFour(title, list, steps, target);
  return { said: text.instructions.join('\n'), list: text.ingredients.join('\n'), feasible };
};

describe('common dishes told anew', () => {
  it('cookies bake a few at a time on paper that their weight holds down', () => {
    const { said } = make(
      'Chocolate chip cookies',
      [
        '225g butter',
        '220g brown sugar',
        '2 eggs',
        '280g flour',
        '1 tsp baking soda',
        '330g chocolate chips',
      ],
      [
        'Beat the butter and sugar, then the eggs. Stir in the flour, soda and chips.',
        'Preheat oven to 350F and line two baking sheets. Scoop mounds 2 inches apart.',
        'Bake 10-12 minutes until edges are golden. Cool on the sheet 5 minutes.',
      ],
      'airFryer',
    );
    expect(said).toMatch(
      /(?:paper|parchment) a little smaller than the basket[^]*Air-fry for 8–9 minutes[^]*on the paper/,
    );
    expect(said).not.toMatch(/sheet|oven/);
  });

  it('potstickers steam without touching, until the filling is done', () => {
    const { said, list } = make(
      'Pork potstickers',
      ['30 gyoza wrappers', '300g pork mince', '50g chives', '2 tbsp vegetable oil'],
      [
        'Mix the pork and chives. Put a teaspoon in each wrapper, pleat and seal.',
        'Heat half the oil in a frying pan, add half the dumplings, fry 2 min until golden. Add 100ml water, cover, steam 5 min. Repeat.',
        'Serve.',
      ],
      'steamer',
    );
    expect(said).toMatch(/finger’s width between them[^]*71 °C/);
    expect(said).not.toMatch(/fry|pan\b/);
    expect(list).toMatch(/1 tsp vegetable oil/);
  });

  it('stuffed peppers stand in the basket, and get their cheese at the end', () => {
    const { said, feasible } = make(
      'Stuffed peppers',
      ['4 bell peppers, halved', '450g ground turkey', '180g cooked rice', '240g salsa', '110g cheddar'],
      [
        'Preheat oven to 375F. Brown the turkey in a skillet, 8 min. Stir in the rice and salsa.',
        'Place the pepper halves in a 9x13 baking dish, fill with the mixture. Cover with foil and bake 30 minutes.',
        'Uncover, top with the cheddar, bake 10 min more.',
      ],
      'airFryer',
    );
    expect(feasible).toBe(true);
    expect(said).toMatch(
      /turkey in a skillet[^]*[Ff]ill the pepper halves with the mixture[^]*14–17 minutes[^]*3–4 minutes more/,
    );
    expect(said).not.toMatch(/baking dish|Uncover|bake/);
  });

  it('wings with nothing but their own skin need no oil, and go through both heats at once', () => {
    const { said } = make(
      'Buffalo wings',
      ['1.3 kg chicken wings', '1 tbsp baking powder', '1 tsp salt', '120ml hot sauce'],
      [
        'Preheat oven to 250F. Line a sheet pan with foil and set a rack on it.',
        'Pat the wings dry. Toss with the baking powder and salt. Arrange on the rack.',
        'Bake on lower rack 30 min, then move to upper rack, crank oven to 425F and bake 40-50 min until crisp.',
        'Toss with the hot sauce.',
      ],
      'airFryer',
    );
    expect(said).toMatch(/Air-fry for 20–25 minutes in all/);
    expect(said).not.toMatch(/rack|crank|foil/);
  });
});
