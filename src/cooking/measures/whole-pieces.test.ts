import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../../../test/support/food-table.ts';
import { formatFoodAmount } from './amounts.ts';
import {
  asBoughtWeight,
  byTheJoint,
  byThePiece,
  inFillets,
  inLargeOnes,
  inWholePieces,
  withItsBones,
} from './whole-pieces.ts';

const shown = (grams: number, range: readonly [number, number] = [grams * 0.6, grams * 1.6]): number =>
  asBoughtWeight({ quantity: grams, unit: 'g', grams }, range).grams;

describe('a weight as one buys it', () => {
  it.each([
    [440, 450],
    [260, 250],
    [290, 300],
    [375, 375],
    [230, 225],
    [650, 650],
    [190, 190],
    [1050, 1050],
  ])('%i g is asked for as %i g', (grams, bought) => {
    expect(shown(grams)).toBe(bought);
  });

  it('stays within what the dish bears, and what is shown is what is reckoned with', () => {
    for (let grams = 200; grams < 1000; grams += 10) {
      const amount = asBoughtWeight({ quantity: grams, unit: 'g', grams }, [grams * 0.99, grams * 1.01]);
      expect(amount.grams).toBeGreaterThanOrEqual(grams * 0.99);
      expect(amount.grams).toBeLessThanOrEqual(grams * 1.01);
      expect(amount.quantity).toBe(amount.grams);
      expect(Math.abs(shown(grams) / grams - 1)).toBeLessThanOrEqual(0.07);
    }
  });

  it('leaves pieces, cans and millilitres alone', () => {
    for (const unit of [null, 'can', 'ml', 'tbsp'])
      expect(asBoughtWeight({ quantity: 2, unit, grams: 440 }, [0, 1000]).grams).toBe(440);
  });
});

describe('fish in portions', () => {
  const { foods } = loadFoodTable();
  const said = (id: string, grams: number, prep: string | null, servings: number): string => {
    const food = foods.find((one) => one.id === id)!;
    const { amount, prep: left } = inFillets(food, { quantity: grams, unit: 'g', grams }, prep, servings);
    return [formatFoodAmount(food, amount), left].filter(Boolean).join(', ');
  };
  it.each([
    ['salmon', 300, 'cut into portions and patted dry', 2, '2 salmon fillets, patted dry'],
    ['cod', 160, null, 1, '1 cod fillet'],
    ['cod', 600, 'cut into 3 cm pieces', 4, '600 g cod, cut into 3 cm pieces'],
    ['salmon', 160, 'patted dry', 4, '160 g salmon, patted dry'],
    ['shrimp', 600, null, 4, '600 g shrimp'],
  ])('%s, %i g, %s, for %i: %s', (id, grams, prep, servings, expected) => {
    expect(said(id, grams, prep, servings)).toBe(expected);
  });
});

describe('vegetables by the piece', () => {
  const { foods } = loadFoodTable();
  it.each([
    ['carrot', 245, [200, 300], '4 carrots'],
    ['carrot', 245, [240, 243], '245 g carrots'],
    ['carrot', 900, [500, 1200], '900 g carrots'],
    ['zucchini', 400, [300, 500], '2 zucchini'],
    ['cauliflower', 560, [400, 800], '1 cauliflower'],
    ['cauliflower', 1170, [800, 1400], '1170 g cauliflower'],
    ['spinach', 300, [200, 400], '300 g spinach'],
  ] as const)('%s, %i g', (id, grams, range, expected) => {
    const food = foods.find((one) => one.id === id)!;
    const leeway = { range, change: 0.35, servings: 4 };
    const amount = byThePiece(food, grams, { quantity: grams, unit: 'g', grams }, leeway);
    expect(formatFoodAmount(food, amount)).toBe(expected);
  });
});

describe('onions', () => {
  const { foods } = loadFoodTable();
  const onion = foods.find(({ id }) => id === 'onion')!;
  it.each([
    [55, 0.5, '½ onion'],
    [160, 1.5, '1 onion'],
    [180, 1.5, '2 onions'],
    [260, 2.5, '2 onions'],
  ])('%i g, measured as %d, is %s', (grams, quantity, expected) => {
    const leeway = { range: [grams * 0.6, grams * 1.6], change: 0.35, servings: 4 } as const;
    const amount = inWholePieces(onion, grams, { quantity, unit: null, grams }, leeway, 'metric');
    expect(formatFoodAmount(onion, amount)).toBe(expected);
  });
});

describe('joints', () => {
  const { foods } = loadFoodTable();
  const said = (id: string, grams: number, prep: string | null, change: number): string => {
    const food = foods.find((one) => one.id === id)!;
    const leeway = { range: [grams * 0.7, grams * 1.3], change, servings: 2 } as const;
    const joints = byTheJoint(food, { quantity: grams, unit: 'g', grams }, prep, leeway);
    return formatFoodAmount(food, withItsBones(food, joints, prep, 'metric'));
  };
  it.each([
    // What the caller has four of is four.
    ['chicken-drumstick', 300, 'patted dry', 0, '4 chicken drumsticks'],
    ['bone-in-pork-chop', 340, null, 0.35, '2 bone-in pork chops'],
    ['chicken-breast', 400, 'halved flat and beaten thin', 0, '2 chicken breasts'],
    // Cut up they are weighed, and with their bones as the shop does.
    ['chicken-drumstick', 340, null, 0.02, '525 g chicken drumsticks'],
    ['chicken-breast', 400, 'cut into 2 cm cubes', 0.35, '400 g chicken breasts'],
    ['mussels', 300, 'scrubbed and debearded', 0.35, '1 kg mussels'],
    ['lamb-leg', 800, 'cut into 3 cm cubes', 0.35, '800 g leg of lamb'],
    ['shrimp', 395, 'peeled and deveined', 0.35, '450 g shrimp'],
  ] as const)('%s, %i g, %s: %s', (id, grams, prep, change, expected) => {
    expect(said(id, grams, prep, change)).toBe(expected);
  });

  it('weigh as much to eat as the reader of lines finds in the number', () => {
    const mussels = foods.find(({ id }) => id === 'mussels')!;
    const bought = withItsBones(mussels, { quantity: 300, unit: 'g', grams: 300 }, null, 'metric');
    expect(bought.grams).toBeCloseTo(1000 * mussels.edibleShare);
  });
});

describe('many onions', () => {
  const onion = loadFoodTable().foods.find(({ id }) => id === 'onion')!;
  it.each([
    [2, '2 onions'],
    [3, '2 large onions'],
    [4, '3 large onions'],
    [5, '4 large onions'],
  ])('%i: %s', (quantity, expected) => {
    const large = inLargeOnes(onion, { quantity, unit: null, grams: quantity * 110 });
    expect(formatFoodAmount(onion, large)).toBe(expected);
  });
});
