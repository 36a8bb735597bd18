import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { readLine } from '../kitchen-list/read-line.ts';
import type { KitchenAmount } from './amounts.ts';
import { inOwnPacks } from './own-packs.ts';

const kitchen = loadKitchen();
const can = (grams: number): KitchenAmount => ({ quantity: 1, unit: 'can', grams });

function packed(
  line: string,
  amount: KitchenAmount,
  wanted: number,
  prep: string | null = null,
): Pick<KitchenAmount, 'quantity' | 'unit' | 'size'> {
  const [{ food, pack } = { food: null }] = readLine(line, kitchen.reader);
  const fill = { food: food!, ...(pack === undefined ? {} : { pack }) };
  const { quantity, unit, size } = inOwnPacks(fill, amount, wanted, prep, [0, 2000], 'metric');
  return { quantity, unit, ...(size === undefined ? {} : { size }) };
}

it('tells of the cans that lie there, and of none of usual size', () => {
  expect(packed('28 oz can crushed tomatoes', { quantity: 2, unit: 'can', grams: 800 }, 780)).toEqual({
    quantity: 1,
    unit: 'can',
    size: '28 oz',
  });
  for (const line of ['1 can crushed tomatoes (28 oz)', 'crushed tomatoes, 1 can (28 oz)'])
    expect(packed(line, can(800), 780).size ?? null, line).toBe('28 oz');
  expect(packed('1 jar passata (700g)', { quantity: 700, unit: 'g', grams: 700 }, 700)).toEqual({
    quantity: 1,
    unit: 'jar',
    size: '700 g',
  });
  expect(packed('2 x 400g tins chickpeas', can(240), 230, 'drained')).toEqual({
    quantity: 1,
    unit: 'can',
    size: '400 g',
  });
});

it('takes a can of which the liquid was reckoned with whole', () => {
  expect(packed('198g tin sweetcorn', can(211), 198, 'drained')).toEqual({
    quantity: 1,
    unit: 'can',
    size: '198 g',
  });
});

it('weighs what is far less than a can', () => {
  expect(packed('28 oz can whole tomatoes', can(400), 400)).toEqual({ quantity: 400, unit: 'g' });
});

it('knows a small tin for half of a usual one', () => {
  expect(packed('small tin of sweetcorn', can(211), 110, 'drained')).toMatchObject({ size: '200 g' });
  const [tuna] = readLine('small tin of tuna', kitchen.reader);
  expect(tuna?.pack).toBeUndefined();
});
