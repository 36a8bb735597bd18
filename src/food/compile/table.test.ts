import { expect, test } from 'vitest';
import { loadFoodTable } from '../../../test/support/food-table.ts';
import type { Food } from '../model.ts';
import { allergens, categories, culinaryRoles, traits, type Allergen } from '../vocabulary.ts';
import { nutrientIndex } from './readable.ts';

const { foods } = loadFoodTable();
const byId = new Map(foods.map((food) => [food.id, food]));
const get = (id: string): Food => byId.get(id)!;
const concrete = foods.filter((food) => !food.abstract);

test('the table is there', () => {
  expect(concrete.length).toBeGreaterThanOrEqual(500);
  expect(foods.length - concrete.length).toBeGreaterThanOrEqual(100);
});

test('every concrete food is complete and says where each figure is from', () => {
  for (const food of concrete) {
    expect([food.id, food.nutrients?.length, food.nutrientSource]).toEqual([
      food.id,
      35,
      expect.stringMatching(/:/),
    ]);
    expect([food.id, food.price?.source, food.storage?.source]).not.toContain(undefined);
    expect(categories).toContain(food.category);
    expect([food.id, food.roles.length > 0]).toEqual([food.id, true]);
    for (const measure of food.measures) expect([food.id, measure.source]).not.toContain('');
    if (food.edibleShare !== 1) expect([food.id, food.edibleSource]).not.toContain(null);
  }
});

test('what a food is made of carries its allergens into it', () => {
  let looked = 0;
  for (const food of concrete) {
    for (const part of food.madeOf.map(get)) {
      for (const fact of part.allergens.filter((one) => one.level === 'contains')) {
        looked++;
        const own = food.allergens.find((one) => one.allergen === fact.allergen);
        // Naan is made with yogurt by some bakers only, and says so.
        const level = food.id === 'naan' && fact.allergen === 'milk' ? 'may' : 'contains';
        expect([food.id, fact.allergen, own?.level]).toEqual([food.id, fact.allergen, level]);
      }
    }
  }
  expect(looked).toBeGreaterThan(40);
});

test('an evidence chain ends at a food that carries the allergen by itself', () => {
  const end = (food: Food, allergen: Allergen, steps: number): Food | null => {
    const fact = food.allergens.find((one) => one.allergen === allergen);
    if (!fact || steps === 0) return null;
    return fact.via === null ? food : byId.has(fact.via) ? end(get(fact.via), allergen, steps - 1) : food;
  };
  for (const food of concrete) {
    for (const { allergen } of food.allergens) {
      expect([food.id, allergen, end(food, allergen, 6) !== null]).toEqual([food.id, allergen, true]);
    }
  }
  expect(end(get('worcestershire-sauce'), 'fish', 6)?.id).toBe('anchovy');
});

test.each<[id: string, contains: string, may: string]>([
  ['worcestershire-sauce', 'fish', 'gluten sulphite'],
  ['pesto', 'milk tree-nut', ''],
  ['soy-sauce', 'wheat gluten soy', ''],
  ['tamari', 'soy', 'wheat gluten'],
  ['gluten-free-soy-sauce', 'soy', ''],
  ['hummus', 'sesame', 'sulphite'],
  ['mayonnaise', 'egg', 'soy mustard'],
  ['teriyaki-sauce', 'wheat gluten soy', 'sesame'],
  ['egg-noodles', 'egg wheat gluten', ''],
  ['pearl-barley', 'gluten', ''],
  ['oats', '', 'gluten'],
  ['gluten-free-oats', '', ''],
  ['vegan-butter', '', 'tree-nut soy'],
  ['peanut', 'peanut', ''],
  ['peanut-butter', 'peanut', ''],
  ['coconut-milk', '', ''],
  ['nutmeg', '', ''],
  ['butternut-squash', '', ''],
  ['cream-of-tartar', '', ''],
  ['buckwheat', '', ''],
  ['oyster-mushroom', '', ''],
  ['water-chestnuts', '', ''],
  ['celeriac', 'celery', ''],
  ['fish-sauce', 'fish', ''],
  ['oyster-sauce', 'mollusc', 'wheat gluten soy'],
  ['ghee', 'milk', ''],
  ['white-wine', 'sulphite', ''],
])('%s contains "%s" and may contain "%s"', (id, contains, may) => {
  const of = (level: string): string[] =>
    get(id)
      .allergens.filter((fact) => fact.level === level)
      .map((fact) => fact.allergen);
  const sorted = (list: readonly string[]): string[] =>
    allergens.filter((allergen) => list.includes(allergen));
  expect([of('contains'), of('may')]).toEqual([sorted(contains.split(' ')), sorted(may.split(' '))]);
});

test.each<[id: string, trait: string, has: boolean]>([
  ['worcestershire-sauce', 'fish', true],
  ['pesto', 'dairy', true],
  ['pesto', 'animal-rennet', true],
  ['parmesan', 'lactose', false],
  ['butter', 'lactose', false],
  ['whole-milk', 'lactose', true],
  ['guanciale', 'pork', true],
  ['chicken-stock', 'meat', true],
  ['gelatin', 'gelatin', true],
  ['quinoa', 'grain', false],
  ['honey', 'honey', true],
  ['mirin', 'alcohol', true],
  ['red-wine-vinegar', 'alcohol', false],
  ['garlic-powder', 'allium', true],
  ['bread-flour', 'staple', false],
])('%s: %s is %s', (id, trait, has) => {
  expect((traits as readonly string[]).includes(trait)).toBe(true);
  expect((get(id).traits as readonly string[]).includes(trait)).toBe(has);
});

test.each<[grade: string, ids: string]>([
  [
    'lactose',
    'whole-milk yogurt heavy-cream ricotta cottage-cheese cream-cheese mascarpone mozzarella buffalo-mozzarella scamorza' +
      ' feta sheep-feta halloumi paneer queso-fresco oaxaca-cheese chihuahua-cheese ricotta-salata cheese-curds burrata' +
      ' brie camembert blue-cheese cheese fresh-cheese cheese-pizza spanakopita greek-salad-deli mozzarella-sticks',
  ],
  [
    'lactose-low',
    'hard-cheese monterey-jack havarti muenster gouda edam provolone fontina mexican-cheese-blend filtered-milk',
  ],
  [
    'lactose-trace',
    'parmesan grana-padano pecorino-romano cheddar white-cheddar gruyere emmental comte aged-gouda manchego butter ghee' +
      ' lactose-free-milk lactose-free-yogurt lactose-free-cream-cheese pesto hollandaise',
  ],
])('of the grades of lactose, %s is that of %s', (grade, ids) => {
  const grades = ['lactose', 'lactose-low', 'lactose-trace'];
  for (const id of ids.split(' '))
    expect(
      get(id).traits.filter((trait) => grades.includes(trait)),
      id,
    ).toEqual([grade]);
});

test.each<[id: string, measure: string, grams: number]>([
  ['all-purpose-flour', 'cup', 125],
  ['honey', 'cup', 339],
  ['garlic', 'clove', 3],
  ['butter', 'stick', 113],
  ['egg', 'piece', 50],
  ['lemon-juice', 'piece', 48],
  ['salt', 'tsp', 6],
  ['penne', 'cup', 95],
  ['spaghetti', 'cup', 91],
  ['canned-tuna', 'can', 165],
])('%s: one %s weighs %d g', (id, unit, grams) => {
  expect(get(id).measures.find((row) => row.unit === unit && !row.size && !row.state)?.grams).toBe(grams);
});

test('densities are those of physics', () => {
  expect(get('honey').gramsPerMl).toBeCloseTo(1.43, 2);
  expect(get('water').gramsPerMl).toBeCloseTo(1, 2);
  expect(get('olive-oil').gramsPerMl).toBeCloseTo(0.913, 3);
  expect(get('all-purpose-flour').gramsPerMl).toBeCloseTo(0.528, 3);
});

test('a cured jowl is salty and a lean one it is not', () => {
  expect(get('guanciale').nutrients![nutrientIndex.sodium_mg]).toBeGreaterThan(1000);
  expect(get('pork-jowl').nutrients![nutrientIndex.sodium_mg]).toBeLessThan(100);
});

test('every role is played', () => {
  const played = new Set(concrete.flatMap((food) => food.roles));
  expect(culinaryRoles.filter((role) => !played.has(role))).toEqual([]);
});
