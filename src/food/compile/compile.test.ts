import { describe, expect, test } from 'vitest';
import { loadUnits } from '../../../test/support/food-table.ts';
import { nutrients } from '../vocabulary.ts';
import { compileFoods, type CompiledFoods } from './compile.ts';
import type { Figure } from './figures.ts';
import { nutrientIndex } from './readable.ts';

const units = loadUnits();
type Node = Record<string, unknown>;

/** Per 100 g: 10 g each of protein, fat and carbohydrate, 70 g of water, 170 kcal, unless said otherwise. */
function figure(
  source: string,
  values: Partial<Record<string, number>> = {},
  rest: Partial<Figure> = {},
): Figure {
  const given: Record<string, number | undefined> = {
    ...{ energy_kcal: 170, protein_g: 10, fat_g: 10, carbohydrate_g: 10, water_g: 70 },
    ...values,
  };
  return {
    source,
    title: source,
    refusePercent: null,
    nutrients: nutrients.map((name) => given[name] ?? null),
    portions: [],
    price: null,
    storage: null,
    ...rest,
  };
}

const root: Node = {
  ...{ id: 'thing', abstract: true, category: 'produce', roles: ['vegetable'] },
  price: { usd_per_kg: 5, src: 'own', as_of: '2026-08' },
  storage: { fridge: 7, best: 'fridge', src: 'own' },
};
const leek: Node = { id: 'leek', kind: 'thing', nutrients: 'fdc:1' };

/** Compiles the root, the given nodes and the figures of fdc:1 (and more). */
function compile(nodes: readonly Node[], figures: readonly Figure[] = [figure('fdc:1')]): CompiledFoods {
  const map = new Map(figures.map((one) => [one.source, one]));
  return compileFoods([{ file: 'data/foods/test.yaml', nodes: [root, ...nodes], figures: map }], units);
}
const complaints = (nodes: readonly Node[], figures?: readonly Figure[]): string[] =>
  compile(nodes, figures).problems.map(({ id, rule, message }) => `${id} ${rule}: ${message}`);
const food = (result: CompiledFoods, id: string) => result.foods.find((one) => one.id === id)!;

test('a good food has no complaint', () => {
  expect(complaints([leek])).toEqual([]);
});

describe('what is wrong is said with the food, the rule and what to do', () => {
  const cases: [rule: string, nodes: Node[], figures?: Figure[]][] = [
    ['thing unique-id: .*merge', [leek, { ...leek, id: 'thing' }]],
    ['leek shape: there is no field "nutrient"', [{ ...leek, nutrient: 'fdc:1' }]],
    ['Leek shape: the id must be in kebab-case', [{ ...leek, id: 'Leek' }]],
    ['null shape: give every entry an id', [leek, { name: 'nameless' }]],
    ['leek shape: contains: there is no "nuts"', [{ ...leek, allergens: { contains: ['nuts'] } }]],
    ['leek shape: allergens has no field', [{ ...leek, allergens: { contain: ['milk'] } }]],
    ['leek shape: traits: there is no', [{ ...leek, traits: ['tasty'] }]],
    ['leek shape: roles: there is no', [{ ...leek, roles: ['star'] }]],
    ['leek shape: there is no category', [{ ...leek, category: 'vegetables' }]],
    ['leek shape: season', [{ ...leek, season: [13] }]],
    ['leek shape: cooking', [{ ...leek, cooking: { boil: [5, 2] } }]],
    ['leek shape: a yield', [{ ...leek, yields: [{ method: 'boil', ratio: 20, src: 'own' }] }]],
    ['leek shape: edible', [{ ...leek, edible: { share: 88, src: 'own' } }]],
    ['leek shape: price', [{ ...leek, price: { usd_per_kg: 2 } }]],
    ['leek shape: a measure', [{ ...leek, measures: [{ unit: 'cup', grams: 100 }] }]],
    ['leek parent: the kind "allium" does not exist', [{ ...leek, kind: 'allium' }]],
    ['parent: it is its own ancestor', [leek, { id: 'a', kind: 'b' }, { id: 'b', kind: 'a' }]],
    ['circle: ', [leek, made('a', 'b'), made('b', 'a')]],
    ['chive unique-name: the name "leek"', [leek, { ...leek, id: 'chive', name: 'leek' }]],
    ['chive unique-name: the alias "Leeks"', [leek, { ...leek, id: 'chive', aliases: ['Leeks'] }]],
    [
      'leek source: no figures for fdc:2',
      [
        { ...leek, nutrients: 'fdc:2' },
        { ...leek, id: 'chive' },
      ],
    ],
    ['fdc:9 orphan-figures', [leek], [figure('fdc:1'), figure('fdc:9')]],
    ['leek nutrients: name a source', [{ id: 'leek', kind: 'thing' }], []],
    ['leek nutrients: its energy is unknown', [leek], [figure('fdc:1', { energy_kcal: undefined! })]],
    ['leek nutrients: an abstract kind', [{ ...leek, abstract: true }]],
    ['leek energy: 300 kcal', [leek], [figure('fdc:1', { energy_kcal: 300 })]],
    ['leek sum: 100 g hold 110 g', [leek], [figure('fdc:1', { water_g: 80 })]],
    ['leek sum: its kinds of fat', [leek], [figure('fdc:1', { saturated_fat_g: 12 })]],
    ['leek sum: its sugars', [leek], [figure('fdc:1', { sugars_g: 12 })]],
    ['leek density: 2.5 g/ml', [{ ...leek, density: { g_per_ml: 2.5, src: 'own' } }]],
    ['leek measure: there is no unit "bushel"', [measured({ unit: 'bushel', grams: 9000, src: 'own' })]],
    ['leek measure: 900 g per cup', [measured({ unit: 'cup', grams: 900, src: 'own' })]],
    ['leek measure: .*fdc:1 has no such portion', [measured({ unit: 'cup', grams: 90, src: 'fdc:1' })]],
    [
      'leek measure: 100 g per cup and 20 g per tbsp',
      [measured({ unit: 'cup', grams: 100, src: 'own' }, { unit: 'tbsp', grams: 20, src: 'own' })],
    ],
    ['leek piece: it is counted', [{ ...leek, plural: 'leeks' }]],
    ['leek price: 0.01 USD/kg', [{ ...leek, price: { usd_per_kg: 0.01, src: 'own', as_of: '2026-08' } }]],
    ['leek storage: days', [{ ...leek, storage: { fridge: 0, best: 'fridge', src: 'own' } }]],
    ['leek storage: it keeps best in the pantry', [{ ...leek, storage: { best: 'pantry', src: 'own' } }]],
    ['leek known-id: kin', [{ ...leek, kin: ['nothing'] }]],
    ['leek known-id: made_of', [{ ...leek, made_of: ['nothing'] }]],
    ['leek known-id: like', [{ ...leek, nutrients: { like: 'nothing' } }], []],
    ['leek energy: energy_ok excuses nothing', [{ ...leek, energy_ok: 'it was wrong once' }]],
    ['leek allergens: without: .milk.', [{ ...leek, allergens: { without: ['milk'] } }]],
    ['leek allergens: .*under contains and', [{ ...leek, allergens: { contains: ['soy'], may: ['soy'] } }]],
    ['leek allergens: via.soy', [{ ...leek, allergens: { via: { soy: 'miso' } } }]],
    ['leek traits: no_traits', [{ ...leek, no_traits: ['egg'] }]],
  ];
  test.each(cases)('%s', (pattern, nodes, figures) => {
    expect(complaints(nodes, figures).join('\n')).toMatch(new RegExp(pattern));
  });
  test('a root without category, price, storage and roles', () => {
    const bare = complaints([{ id: 'leek', nutrients: 'fdc:1' }]).map((line) => line.split(':')[0]);
    expect(bare).toEqual(['leek category', 'leek price', 'leek storage', 'leek roles']);
  });
  test('a child may not weaken what its kind contains without saying so', () => {
    const kind = {
      ...{ id: 'cheese', kind: 'thing', abstract: true, traits: ['lactose'] },
      allergens: { contains: ['milk'] },
    };
    const child = { ...leek, id: 'vegan-cheese', kind: 'cheese', allergens: { may: ['milk'] } };
    expect(complaints([kind, child]).join()).toMatch(/contradicts its kind/);
    const said = compile([kind, { ...child, allergens: { without: ['milk'], may: ['milk'] } }]);
    expect(said.problems).toEqual([]);
    expect(food(said, 'vegan-cheese').allergens).toMatchObject([{ allergen: 'milk', level: 'may' }]);
  });
  test('what contains milk says how much lactose it has, and its own word wins', () => {
    const kind = { id: 'cheese', kind: 'thing', abstract: true, allergens: { contains: ['milk'] } };
    expect(complaints([kind]).join()).toMatch(/cheese lactose: .*lactose-low/);
    const whole = { ...kind, traits: ['lactose'] };
    const aged = { ...leek, id: 'aged', kind: 'cheese', traits: ['lactose-trace'] };
    const young = { ...leek, id: 'young', kind: 'cheese', traits: ['lactose-low'] };
    const both = { ...leek, id: 'both', made_of: ['aged', 'young'] };
    const said = compile([whole, aged, young, both]);
    expect(said.problems).toEqual([]);
    expect(food(said, 'aged').traits).toEqual(['lactose-trace']);
    expect(food(said, 'both').traits).toEqual(['lactose-low']);
  });
  test('a stated reason excuses one rule, not the others', () => {
    const said = complaints(
      [{ ...leek, energy_ok: 'fibre' }],
      [figure('fdc:1', { energy_kcal: 300, water_g: 90 })],
    );
    expect(said.map((line) => line.split(':')[0])).toEqual(['leek sum']);
  });
});

describe('facts run down the tree and through the parts', () => {
  const fish: Node = {
    ...leek,
    id: 'anchovy',
    allergens: { contains: ['fish'] },
    traits: ['fish', 'staple', 'cured-meat'],
  };
  const sauce: Node = { ...leek, id: 'sauce', made_of: ['anchovy'], allergens: { may: ['gluten'] } };
  const stew: Node = { ...leek, id: 'stew', made_of: ['sauce', 'leek'] };
  test('an allergen reaches everything made of it, with the way it came', () => {
    const result = compile([stew, sauce, fish, leek]);
    expect(result.problems).toEqual([]);
    expect(food(result, 'sauce').allergens).toMatchObject([
      { allergen: 'fish', level: 'contains', via: 'anchovy' },
      { allergen: 'gluten', level: 'may', via: null },
    ]);
    expect(food(result, 'stew').allergens.map(({ allergen, via }) => [allergen, via])).toEqual([
      ['fish', 'sauce'],
      ['gluten', 'sauce'],
    ]);
  });
  test('substance traits go along, product traits do not', () => {
    expect(food(compile([stew, sauce, fish, leek]), 'stew').traits).toEqual(['fish']);
  });
  test('what is made of something unknown is unknown', () => {
    const result = compile([stew, { ...sauce, opaque: true }, fish, leek]);
    expect(food(result, 'stew').opaque).toBe(true);
  });
  test('a staple is one food, not its kind', () => {
    const result = compile([
      { ...fish, abstract: false },
      { ...leek, id: 'white-anchovy', kind: 'anchovy' },
    ]);
    expect(food(result, 'white-anchovy').traits).toEqual(['fish', 'cured-meat']);
  });
});

describe('figures', () => {
  test('portions of the source, density from the cup, refuse, price as bought per edible kilogram', () => {
    const source = figure(
      'fdc:1',
      {},
      {
        refusePercent: 50,
        portions: [
          { unit: 'cup', size: null, state: null, grams: 118.29411825 },
          { unit: 'piece', size: 'large', state: null, grams: 89 },
        ],
      },
    );
    const bought = {
      ...figure('bls:1'),
      nutrients: null,
      price: { usdPerKg: 3, asOf: '2026-08', basis: 'bought' as const },
    };
    const result = compile([{ ...leek, plural: 'leeks', price: 'bls:1' }], [source, bought]);
    expect(result.problems).toEqual([]);
    expect(food(result, 'leek')).toMatchObject({
      gramsPerMl: 0.5,
      edibleShare: 0.5,
      edibleSource: 'fdc:1',
      price: { usdPerKg: 6, source: 'bls:1' },
      measures: [{ unit: 'cup' }, { unit: 'piece', size: 'large', grams: 89 }],
    });
  });
  test('a price of the kind is worked out for the food’s own refuse, and marked', () => {
    const bought = {
      ...figure('bls:1'),
      nutrients: null,
      price: { usdPerKg: 3, asOf: '2026-08', basis: 'bought' as const },
    };
    const kind = { id: 'onion-kind', kind: 'thing', abstract: true, price: 'bls:1' };
    const result = compile(
      [kind, { ...leek, kind: 'onion-kind', edible: { share: 0.75, src: 'own' } }],
      [figure('fdc:1'), bought],
    );
    expect(food(result, 'leek').price).toEqual({
      usdPerKg: 4,
      asOf: '2026-08',
      source: 'bls:1 (kind onion-kind)',
    });
  });
  test('a compound weighs its parts and loses water; unknown stays unknown', () => {
    const salt = figure('fdc:2', {
      energy_kcal: 0,
      protein_g: 0,
      fat_g: 0,
      carbohydrate_g: 0,
      water_g: 0,
      sodium_mg: 38000,
    });
    const brine = {
      ...leek,
      id: 'brine',
      nutrients: {
        made: [
          { food: 'leek', grams: 90 },
          { food: 'salt', grams: 10 },
        ],
        yield: 0.8,
      },
    };
    const result = compile(
      [brine, leek, { ...leek, id: 'salt', nutrients: 'fdc:2' }],
      [figure('fdc:1', { sodium_mg: 0 }), salt],
    );
    expect(result.problems).toEqual([]);
    const values = food(result, 'brine').nutrients!;
    expect(values[nutrientIndex.sodium_mg]).toBe(4750);
    expect(values[nutrientIndex.protein_g]).toBe(11.25);
    expect(values[nutrientIndex.water_g]).toBe(53.75);
    expect(values[nutrientIndex.vitamin_c_mg]).toBeNull();
    expect(food(result, 'brine').nutrientSource).toBe('made:leek+salt');
  });
  test('like takes nutrients and cups, not the weight of a piece; fill takes only what is missing', () => {
    const source = figure(
      'fdc:1',
      {},
      {
        portions: [
          { unit: 'cup', size: null, state: null, grams: 100 },
          { unit: 'piece', size: null, state: null, grams: 89 },
        ],
      },
    );
    const result = compile(
      [
        leek,
        { ...leek, id: 'ramp', nutrients: { like: 'leek' } },
        { ...leek, id: 'chive', nutrients: { from: 'fdc:2', fill: 'fdc:1' } },
      ],
      [source, figure('fdc:2', { fat_g: undefined!, energy_kcal: 160 })],
    );
    expect(food(result, 'ramp').measures.map(({ unit }) => unit)).toEqual(['cup']);
    expect(food(result, 'ramp').nutrientSource).toBe('fdc:1 (like leek)');
    expect(food(result, 'chive').nutrients!.slice(0, 3)).toEqual([160, 10, 10]);
    expect(food(result, 'chive').nutrientSource).toBe('fdc:2 (rest fdc:1)');
  });
});

function made(id: string, other: string): Node {
  return { id, kind: 'thing', nutrients: { made: [{ food: other, grams: 1 }] } };
}

function measured(...measures: Node[]): Node {
  return { ...leek, measures };
}
