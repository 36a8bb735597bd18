import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergenClaims, judgeAllergens } from './allergens.ts';
import type { Ingredient } from './ingredient.ts';
import type { Food } from './model.ts';
import { allergens as allAllergens } from './vocabulary.ts';
import { loadFactTables } from '../../test/support/fact-tables.ts';
import { makeFood, makeIngredient } from '../../test/support/make-food.ts';

const tables = loadFactTables();
const anchovy = makeFood('anchovy', { contains: ['fish'], traits: ['fish'] });
const worcestershire = makeFood('worcestershire-sauce', {
  name: 'Worcestershire sauce',
  contains: ['fish'],
  via: { fish: 'anchovy' },
  may: ['gluten'],
  madeOf: ['vinegar', 'anchovy'],
});
const steakSauce = makeFood('steak-sauce', {
  contains: ['fish'],
  via: { fish: 'anchovy' },
  madeOf: ['tomato', 'worcestershire-sauce'],
});
const butter = makeFood('butter', { contains: ['milk'], traits: ['dairy'] });
const soySauce = makeFood('soy-sauce', { contains: ['soy', 'wheat', 'gluten'] });
const oats = makeFood('oats', { may: ['gluten'] });
const coconut = makeFood('coconut', { ancestors: ['fruit'] });
const chestnut = makeFood('chestnut', { ancestors: ['nut'], may: ['tree-nut'] });
const pineNut = makeFood('pine-nuts', { ancestors: ['nut'], contains: ['tree-nut'] });
const spiceMix = makeFood('spice-mix', { opaque: true, contains: ['mustard'] });
const rice = makeFood('rice', { name: 'rice' });
const known = [
  anchovy,
  worcestershire,
  steakSauce,
  butter,
  soySauce,
  oats,
  coconut,
  chestnut,
  pineNut,
  spiceMix,
  rice,
];
const foods = { get: (id: string): Food | undefined => known.find((food) => food.id === id) };

const claims = (ingredients: Ingredient[], more: Partial<Parameters<typeof allergenClaims>[1]> = {}) =>
  allergenClaims(ingredients, { tables, foods, ...more });
const short = (list: ReturnType<typeof claims>) =>
  list.map((claim) => `${claim.allergen}:${claim.status}`).sort();

describe('evidence', () => {
  test('follows the chain of a compound food down to what carries the allergen', () => {
    const [fish] = claims([makeIngredient(worcestershire)]);
    expect(fish).toMatchObject({ allergen: 'fish', status: 'contains' });
    expect(fish!.evidence).toBe('Worcestershire sauce → anchovy → fish');
    expect(claims([makeIngredient(steakSauce)])[0]!.evidence).toBe(
      'steak sauce → Worcestershire sauce → anchovy → fish',
    );
  });

  test('says "may contain" where the table does', () => {
    expect(short(claims([makeIngredient(oats)]))).toEqual(['gluten:may_contain']);
  });
});

describe('what is not known', () => {
  test('leaves every allergen open, none cleared', () => {
    expect(short(claims([makeIngredient(null, { text: '2 tbsp frobnitz', name: 'frobnitz' })]))).toEqual(
      allAllergens.map((allergen) => `${allergen}:unknown`).sort(),
    );
  });

  test.each([
    ['satay noodles sauce', 'peanut'],
    ['Grandma’s nut roast', 'tree-nut'],
    ['fishy surprise fish cake', 'fish'],
    ['smoky cheese dip', 'milk'],
    ['Käsespätzle', 'egg'],
    ['crème pâtissière', 'milk'],
  ])('the name “%s” warns of %s', (name, allergen) => {
    const claim = claims([makeIngredient(null, { name })]).find((c) => c.allergen === allergen);
    expect(claim?.status).toBe('may_contain');
  });

  test('an opaque compound is open for what it does not state', () => {
    const list = claims([makeIngredient(spiceMix)]);
    expect(list.find((c) => c.allergen === 'mustard')?.status).toBe('contains');
    expect(list.find((c) => c.allergen === 'celery')?.status).toBe('unknown');
    expect(judgeAllergens(list, ['celery']).status).toBe('unverifiable');
  });

  test('an uncertain match is open too', () => {
    const list = claims([makeIngredient(rice, { confidence: 0.4 })], { asked: ['milk'] });
    expect(short(list)).toEqual(['milk:unknown']);
  });
});

describe('free-from words', () => {
  test.each([
    ['gluten-free soy sauce', soySauce, ['lupin:unknown', 'soy:contains']],
    ['certified gluten free oats', oats, []],
    ['vegan butter', butter, ['soy:may_contain', 'tree-nut:unknown']],
    ['non-dairy butter', butter, ['milk:may_contain']],
  ])('“%s” is believed', (text, food, expected) => {
    expect(short(claims([makeIngredient(food, { text, name: text })]))).toEqual(expected);
  });

  test.each([
    'oats (gluten-free if needed)',
    'oats, use gluten-free for a coeliac-safe version',
    'regular or gluten-free oats',
    'oats, not gluten-free',
    'oats (gluten-free optional)',
    'gluten-free (or regular) oats',
    'gluten-free or normal oats',
    'regular/gluten-free oats',
  ])('“%s” promises nothing', (text) => {
    expect(short(claims([makeIngredient(oats, { text })], { asked: ['gluten'] }))).toEqual([
      'gluten:may_contain',
    ]);
  });

  test('lactose-free milk is still milk', () => {
    const milk = makeFood('milk', { contains: ['milk'] });
    expect(short(claims([makeIngredient(milk, { text: '200 ml lactose-free milk' })]))).toEqual([
      'milk:contains',
    ]);
  });
});

test('the line’s other words warn: "chicken, marinated in yogurt"', () => {
  const chicken = makeFood('chicken');
  expect(short(claims([makeIngredient(chicken, { text: '500 g chicken, marinated in yogurt' })]))).toEqual([
    'milk:may_contain',
  ]);
  for (const text of [
    'walnut-sized knob of butter',
    'butter, the size of a walnut',
    'butter the size of an egg',
  ])
    expect(short(claims([makeIngredient(butter, { text })])), text).toEqual(['milk:contains']);
});

test('what a line says of another food of the dish is not in this one', () => {
  for (const [text, found] of [
    ['1/4 tsp rice (leave out if your cheese is sharp enough)', []],
    ['rice, less if the butter is salty', []],
    ['rice, cooked in butter', ['milk:may_contain']],
    ['rice if your butter', ['milk:may_contain']],
  ] as const)
    expect(short(claims([makeIngredient(rice, { text })])), text).toEqual(found);
});

test('a choice of foods warns of the other choice', () => {
  expect(short(claims([makeIngredient(rice, { alternatives: [butter] })]))).toEqual(['milk:may_contain']);
});

test('what must be declared follows the law of the place', () => {
  const nut = (food: Food, jurisdiction: 'us' | 'eu') =>
    claims([makeIngredient(food)], { jurisdiction }).find((c) => c.allergen === 'tree-nut')?.declared;
  expect(claims([makeIngredient(coconut)])).toEqual([]);
  expect(nut(pineNut, 'us')).toBe(true);
  expect(nut(pineNut, 'eu')).toBe(false);
  expect(nut(chestnut, 'us')).toBe(false);
  const gluten = (jurisdiction: 'us' | 'eu') =>
    claims([makeIngredient(soySauce)], { jurisdiction }).find((c) => c.allergen === 'gluten')?.declared;
  expect(gluten('us')).toBe(false);
  expect(gluten('eu')).toBe(true);
});

test('the verdict needs every ingredient cleared', () => {
  expect(judgeAllergens(claims([makeIngredient(rice)]), ['milk']).status).toBe('met');
  expect(judgeAllergens(claims([makeIngredient(rice), makeIngredient(null)]), ['milk']).status).toBe(
    'unverifiable',
  );
  expect(judgeAllergens(claims([makeIngredient(null), makeIngredient(butter)]), ['milk']).status).toBe(
    'violated',
  );
});

test('law: adding an ingredient never removes a claim', () => {
  const line = fc.record({
    food: fc.option(fc.constantFrom(...known)),
    text: fc.oneof(fc.string(), fc.constantFrom('vegan', 'gluten-free flour', 'nut-free', 'fish-free fish')),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), line, (lines, extra) => {
      const make = ({ food, text }: typeof extra, i: number): Ingredient =>
        makeIngredient(food, { key: `i${i}`, text, name: text });
      const before = claims(lines.map(make));
      const after = claims([...lines, extra].map(make));
      for (const claim of before) expect(after).toContainEqual(claim);
    }),
    { numRuns: 200 },
  );
});

test('no look-alike hides an allergen that its own words name', () => {
  // "duck egg" once stood among the look-alikes for its duck, and hid the egg.
  const guarded: Record<string, string> = {
    egg: 'egg',
    eggs: 'egg',
    crab: 'crustacean',
    shrimp: 'crustacean',
    wheat: 'wheat',
  };
  const excused = new Set([
    'crab apple',
    'egg cream',
    'egg plant',
    'egg replacer',
    'egg fruit',
    'glucose syrup wheat',
    'wheat glucose syrup',
    'wheat maltodextrin',
  ]);
  for (const phrase of tables.allergenWords.harmless) {
    if (excused.has(phrase)) continue;
    for (const word of phrase.split(' ')) expect(guarded[word], phrase).toBeUndefined();
  }
});
