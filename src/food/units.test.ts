import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createUnits, unitSystems, type UnitRow, type UnitTable } from './units.ts';

const table = parse(readFileSync('data/units.yaml', 'utf8')) as UnitTable;
const units = createUnits(table);
const idOf = (text: string): string | null => units.find(text)?.id ?? null;

const grams: UnitRow = { id: 'g', dimension: 'mass', base: '1', name: 'gram', aliases: ['gr'], src: 'nist' };

describe('a table that would mislead is refused', () => {
  test.each<[string, UnitTable]>([
    ['given twice', [grams, grams]],
    ['means g and grain', [grams, { ...grams, id: 'grain', name: 'grain' }]],
    ['must have a base', [{ id: 'g', dimension: 'mass', name: 'gram', aliases: [], src: 'nist' }]],
    ['must have a base', [{ ...grams, dimension: 'count' }]],
    ['more than nothing', [{ ...grams, base: '0' }]],
    ['has no variant', [{ ...grams, variants: { us: 'grain' } }]],
  ])('%s', (message, bad) => {
    expect(() => createUnits(bad)).toThrow(message);
  });
});

test.each(['', ' ', '.', 'x', 'tea', 'spoon of', 'grape', 'can opener', 'T spoon', 'M', 'cups and', '2'])(
  '"%s" is no unit',
  (text) => {
    expect(idOf(text)).toBeNull();
  },
);

test('every name of several words is announced by its first', () => {
  const long = units.all
    .flatMap(({ name, plural, short }) => [name, plural, short])
    .filter((text) => / /.test(text));
  expect(long).not.toEqual([]);
  for (const text of long) expect(units.opens(text.split(' ')[0]!.toUpperCase()), text).toBe(true);
  expect(units.opens('onion')).toBe(false);
});

test.each([
  ['T', 'tbsp'],
  ['t', 'tsp'],
  ['T.', 'tbsp'],
  ['t.', 'tsp'],
  ['Tbsp.', 'tbsp'],
  ['TBSP', 'tbsp'],
  ['tbs', 'tbsp'],
  ['Tablespoons', 'tbsp'],
  ['tsp.', 'tsp'],
  ['TSP', 'tsp'],
  ['c.', 'cup'],
  ['C', 'cup'],
  ['Cups', 'cup'],
  ['fl oz', 'fl-oz'],
  ['fl. oz.', 'fl-oz'],
  ['FL.OZ.', 'fl-oz'],
  ['fluid ounces', 'fl-oz'],
  ['oz.', 'oz'],
  ['ounces', 'oz'],
  ['lbs.', 'lb'],
  ['pounds', 'lb'],
  ['G', 'g'],
  ['grammes', 'g'],
  ['gr', 'g'],
  ['Kg', 'kg'],
  ['kilos', 'kg'],
  ['dag', 'dag'],
  ['dl', 'dl'],
  ['mL', 'ml'],
  ['L', 'l'],
  ['litres', 'l'],
  ['liters', 'l'],
  ['EL', 'tbsp-metric'],
  ['TL', 'tsp-metric'],
  ['imperial pint', 'pint-imperial'],
  ['metric cups', 'cup-metric'],
  ['tins', 'can'],
  ['tin', 'can'],
  ['pkg.', 'packet'],
  ['packages', 'packet'],
  ['sachets', 'packet'],
  ['bunches', 'bunch'],
  ['leaves', 'leaf'],
  ['cloves', 'clove'],
  ['rashers', 'rasher'],
  ['punnets', 'punnet'],
  ['handfuls', 'handful'],
  ['pinches', 'pinch'],
  ['inches', 'inch'],
  ['inch piece', 'inch'],
  ['"', 'inch'],
  ['cloves', 'clove'],
  ['heads', 'head'],
  ['ribs', 'stalk'],
])('%s is %s', (text, id) => {
  expect(idOf(text)).toBe(id);
});

test('no two units answer to one name in one system', () => {
  for (const unit of units.all) {
    const found = units.find(unit.name);
    expect([unit.id, ...unitSystems.map((system) => units.variant(found!.id, system)!.id)]).toContain(
      found!.id,
    );
    expect(units.find(unit.plural)?.id).toBe(found!.id);
    expect(units.find(unit.id)).toBe(unit);
  }
  expect(units.all.length).toBe(table.length);
});

test('a cup is the cup of the recipe’s country', () => {
  const millilitres = (system: (typeof unitSystems)[number]): number =>
    units.toMillilitres(1, units.find('cup', { system })!.id)!;
  expect(unitSystems.map(millilitres)).toEqual([250, 236.5882365, 284.130625, 200, 250]);
  expect(units.toMillilitres(1, units.find('T', { system: 'australian' })!.id)).toBe(20);
  expect(units.find('pint', { system: 'imperial' })!.id).toBe('pint-imperial');
  expect(units.find('gram', { system: 'imperial' })!.id).toBe('g');
});

test('definitions hold exactly', () => {
  const whole: [number, string, string][] = [
    [3, 'tbsp', 'tsp'],
    [16, 'cup', 'tbsp'],
    [2, 'tbsp', 'fl-oz'],
    [8, 'cup', 'fl-oz'],
    [2, 'pint', 'cup'],
    [4, 'gallon', 'quart'],
    [16, 'lb', 'oz'],
    [14, 'stone', 'lb'],
    [20, 'pint-imperial', 'fl-oz-imperial'],
    [8, 'gallon-imperial', 'pint-imperial'],
    [12, 'foot', 'inch'],
    [16, 'tsp', 'pinch'],
    [8, 'tsp', 'dash'],
  ];
  for (const [count, one, other] of whole) {
    const [more, fewer] = one === 'tbsp' && other === 'fl-oz' ? [other, one] : [one, other];
    expect([one, units.ratio(more, fewer)!.toString()]).toEqual([one, String(count)]);
  }
  expect(units.toGrams(1, 'lb')).toBe(453.59237);
  expect(units.toGrams(2, 'oz')).toBe(56.69904625);
});

test('grams are no volume, cups are no mass, and things counted are neither', () => {
  expect(units.toMillilitres(1, 'g')).toBeNull();
  expect(units.toGrams(1, 'cup')).toBeNull();
  expect(units.toGrams(1, 'clove')).toBeNull();
  expect(units.toGrams(1, 'nothing')).toBeNull();
  expect(units.convert(1, 'cup', 'g')).toBeNull();
  expect(units.convert(1, 'clove', 'head')).toBeNull();
  expect(units.convert(1, 'nothing', 'nothing')).toBeNull();
});

const sized = units.all.filter((unit) => unit.base !== null);

test('there and back is where one began, exactly', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sized),
      fc.constantFrom(...sized),
      fc.integer({ min: 1, max: 100_000 }),
      (one, other, thousandths) => {
        const ratio = units.ratio(one.id, other.id);
        if (one.dimension !== other.dimension) return ratio === null;
        const quantity = thousandths / 1000;
        const back = units.convert(units.convert(quantity, one.id, other.id)!, other.id, one.id)!;
        return ratio!.mul(units.ratio(other.id, one.id)!).equals(1) && Math.abs(back / quantity - 1) < 1e-14;
      },
    ),
  );
});

test('any text gives a unit or null', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => units.find(text) !== undefined));
});
