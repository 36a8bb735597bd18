import { describe, expect, it } from 'vitest';
import { makeFood } from '../../../test/support/make-food.ts';
import { kitchenAmount } from './amounts.ts';

describe('kitchenAmount', () => {
  const mascarpone = makeFood('mascarpone', { gramsPerMl: 1.02, roles: ['dairy', 'fat'] });
  const oil = makeFood('olive-oil', { gramsPerMl: 0.92, roles: ['fat'], category: 'oils-vinegars' });

  it('keeps grams where the dish asks for grams, though the food could be poured', () => {
    expect(kitchenAmount(mascarpone, 500, 'g', 'metric')).toEqual({ quantity: 500, unit: 'g', grams: 500 });
  });

  it('counts the stalks of what is no thing to count', () => {
    const measures = ['piece', 'stalk'].map((unit) => ({
      unit,
      grams: 40,
      source: 'own',
    }));
    const celery = makeFood('celery', { plural: null, category: 'produce', measures });
    expect(kitchenAmount(celery, 160, 'piece', 'metric')).toMatchObject({ quantity: 4, unit: 'stalk' });
  });

  it('shows what is poured in millilitres where the dish leaves the unit open', () => {
    expect(kitchenAmount(oil, 230, null, 'metric')).toMatchObject({ quantity: 250, unit: 'ml' });
  });

  it('takes the scales or the jug rather than count five spoons', () => {
    const sugar = makeFood('sugar', { gramsPerMl: 0.85, category: 'baking' });
    const honey = makeFood('honey', { gramsPerMl: 1.42, category: 'breakfast-spreads' });
    expect(kitchenAmount(sugar, 63, 'tbsp', 'metric')).toMatchObject({ quantity: 65, unit: 'g' });
    expect(kitchenAmount(sugar, 50, 'tbsp', 'metric')).toMatchObject({ quantity: 4, unit: 'tbsp' });
    expect(kitchenAmount(oil, 68, 'tbsp', 'metric')).toMatchObject({ quantity: 75, unit: 'ml' });
    expect(kitchenAmount(honey, 105, 'tbsp', 'metric')).toMatchObject({ quantity: 5, unit: 'tbsp' });
  });

  it('tells more than two litres to the tenth of one', () => {
    const water = makeFood('water', { gramsPerMl: 1, roles: ['liquid'] });
    expect(kitchenAmount(water, 2540, 'ml', 'metric')).toMatchObject({
      quantity: 2.5,
      unit: 'l',
      grams: 2500,
    });
    expect(kitchenAmount(water, 1650, 'ml', 'metric')).toMatchObject({ quantity: 1.65, unit: 'l' });
  });

  it('pours to a mark of the jug where one is near, and no further', () => {
    const poured = (grams: number): number | null => kitchenAmount(oil, grams, 'ml', 'metric').quantity;
    expect([270, 390, 520, 810].map((ml) => poured(ml * 0.92))).toEqual([275, 400, 500, 800]);
    expect([110, 140].map((ml) => poured(ml * 0.92))).toEqual([110, 140]);
  });

  it('counts eggs however many there are, and weighs what comes in handfuls', () => {
    const of = (category: 'dairy-eggs' | 'produce') =>
      makeFood('thing', {
        plural: 'things',
        category,
        measures: [{ unit: 'piece', grams: 45, source: 'own' }],
      });
    expect(kitchenAmount(of('dairy-eggs'), 45 * 16, 'piece', 'metric')).toMatchObject({
      quantity: 16,
      unit: null,
    });
    expect(kitchenAmount(of('produce'), 45 * 16, 'piece', 'metric')).toMatchObject({ unit: 'g' });
  });

  it('weighs little in half ounces, so that half of 3 oz is 1½ oz', () => {
    const butter = makeFood('butter', {});
    expect(kitchenAmount(butter, 42.5, 'oz', 'us')).toMatchObject({ quantity: 1.5, unit: 'oz' });
    expect(kitchenAmount(butter, 142, 'oz', 'us')).toMatchObject({ quantity: 5, unit: 'oz' });
  });

  it('counts eggs however many they are, and weighs mushrooms', () => {
    const egg = makeFood('egg', {
      plural: 'eggs',
      category: 'dairy-eggs',
      measures: [{ unit: 'piece', grams: 50, source: 'own' }],
    });
    const mushroom = makeFood('mushroom', {
      plural: 'mushrooms',
      category: 'produce',
      measures: [{ unit: 'piece', grams: 15, source: 'own' }],
    });
    expect(kitchenAmount(egg, 900, 'piece', 'metric')).toMatchObject({ quantity: 18, unit: null });
    expect(kitchenAmount(mushroom, 450, 'piece', 'metric')).toMatchObject({ quantity: 450, unit: 'g' });
  });

  it('settles on a spoon when the two were weighed so far apart that neither fits', () => {
    const chutney = makeFood('chutney', {
      measures: [
        { unit: 'tsp', grams: 1, source: 'own' },
        { unit: 'tbsp', grams: 20, source: 'own' },
      ],
    });
    expect(kitchenAmount(chutney, 6, 'tbsp', 'metric')).toMatchObject({ unit: 'tbsp' });
    expect(kitchenAmount(chutney, 2, 'tbsp', 'metric')).toMatchObject({ unit: 'tsp' });
  });
});
