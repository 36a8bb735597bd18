import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smallTable, type SmallFood } from '../../test/support/small-foods.ts';
import { loadFoodTable } from '../../test/support/food-table.ts';
import { createCatalogue } from './catalogue.ts';
import { compileNames } from './match/names.ts';

const foods: SmallFood[] = [
  { id: 'vegetable', abstract: true, category: 'produce' },
  { id: 'fruit', abstract: true, category: 'produce' },
  { id: 'mushroom', kind: 'vegetable', abstract: true, plural: 'mushrooms' },
  {
    id: 'white-mushroom',
    kind: 'mushroom',
    plural: 'white mushrooms',
    aliases: ['button mushroom', 'champignon'],
  },
  { id: 'porcini', kind: 'mushroom', aliases: ['cep'] },
  { id: 'tomato', kind: 'vegetable', plural: 'tomatoes' },
  { id: 'canned-tomatoes', name: 'canned tomatoes', category: 'canned-jarred', aliases: ['canned tomato'] },
  { id: 'potato', kind: 'vegetable', plural: 'potatoes' },
  { id: 'broccoli', kind: 'vegetable' },
  { id: 'zucchini', kind: 'vegetable', aliases: ['courgette'] },
  { id: 'eggplant', kind: 'vegetable', aliases: ['aubergine'] },
  { id: 'onion', kind: 'vegetable', plural: 'onions' },
  { id: 'corn', kind: 'vegetable', aliases: ['maize'] },
  { id: 'cucumber', kind: 'vegetable', plural: 'cucumbers' },
  { id: 'peach', kind: 'fruit', plural: 'peaches' },
  { id: 'coconut', kind: 'fruit' },
  { id: 'apple', kind: 'fruit', plural: 'apples' },
  { id: 'basil', category: 'herbs' },
  { id: 'dried-basil', category: 'spices-seasonings' },
  { id: 'meat', abstract: true, category: 'meat', traits: ['meat'] },
  { id: 'beef', kind: 'meat', abstract: true },
  { id: 'ground-beef', kind: 'beef', aliases: ['minced beef', 'beef mince'] },
  { id: 'lamb', kind: 'meat', abstract: true },
  { id: 'lamb-leg', kind: 'lamb', name: 'leg of lamb', aliases: ['lamb leg'] },
  { id: 'chicken', category: 'poultry', traits: ['meat', 'poultry'] },
  { id: 'chicken-breast', kind: 'chicken', plural: 'chicken breasts' },
  { id: 'dairy', abstract: true, category: 'dairy-eggs', contains: ['milk'], traits: ['dairy'] },
  { id: 'milk', kind: 'dairy', abstract: true },
  { id: 'whole-milk', kind: 'milk' },
  { id: 'butter', kind: 'dairy' },
  { id: 'unsalted-butter', kind: 'butter' },
  { id: 'buttermilk', kind: 'dairy' },
  { id: 'cream', kind: 'dairy' },
  { id: 'yogurt', kind: 'dairy', aliases: ['yoghurt'] },
  { id: 'cheese', kind: 'dairy', abstract: true, category: 'cheese' },
  { id: 'cheddar', kind: 'cheese' },
  { id: 'parmesan', kind: 'cheese', aliases: ['parmigiano reggiano'] },
  { id: 'mozzarella', kind: 'cheese' },
  { id: 'egg', category: 'dairy-eggs', plural: 'eggs', contains: ['egg'], traits: ['egg'] },
  { id: 'grain', abstract: true, category: 'pasta-rice-grains' },
  { id: 'rice', kind: 'grain', abstract: true },
  { id: 'basmati-rice', kind: 'rice', aliases: ['basmati'] },
  { id: 'penne', kind: 'grain', contains: ['wheat', 'gluten'], madeOf: ['wheat-flour'] },
  { id: 'oats', kind: 'grain' },
  {
    id: 'wheat-flour',
    category: 'baking',
    name: 'all-purpose flour',
    aliases: ['flour', 'plain flour'],
    contains: ['wheat', 'gluten'],
  },
  { id: 'walnut', category: 'nuts-seeds-dried-fruit', plural: 'walnuts', contains: ['tree-nut'] },
  { id: 'peanut', category: 'nuts-seeds-dried-fruit', plural: 'peanuts', contains: ['peanut'] },
  { id: 'almond', category: 'nuts-seeds-dried-fruit', plural: 'almonds', contains: ['tree-nut'] },
  { id: 'oil', abstract: true, category: 'oils-vinegars', kin: ['vegetable-oil'] },
  { id: 'vegetable-oil', kind: 'oil' },
  { id: 'olive-oil', kind: 'oil' },
  { id: 'extra-virgin-olive-oil', kind: 'olive-oil', aliases: ['evoo'] },
  { id: 'vinegar', kind: 'oil', abstract: true },
  { id: 'turmeric', category: 'spices-seasonings', aliases: ['ground turmeric'] },
  { id: 'ground-ginger', category: 'spices-seasonings' },
  { id: 'bread', category: 'bakery', contains: ['wheat', 'gluten'] },
  {
    id: 'chickpeas',
    category: 'beans-legumes',
    name: 'chickpea',
    plural: 'chickpeas',
    aliases: ['garbanzo bean'],
  },
  { id: 'shellfish', abstract: true, category: 'seafood', traits: ['shellfish'] },
  { id: 'shrimp', kind: 'shellfish', aliases: ['prawn'], contains: ['crustacean'] },
  { id: 'chocolate', abstract: true, category: 'baking' },
  { id: 'dark-chocolate', kind: 'chocolate' },
  { id: 'milk-chocolate', kind: 'chocolate', contains: ['milk'], traits: ['dairy'] },
  { id: 'crab', kind: 'shellfish', contains: ['crustacean'] },
  { id: 'honey', category: 'breakfast-spreads', traits: ['honey'] },
];
const catalogue = createCatalogue(smallTable(foods));
const idOf = (name: string): string | null => catalogue.match(name).food?.id ?? null;

describe('looking up', () => {
  test('ids, kinds, categories', () => {
    expect(catalogue.get('nothing')).toBeNull();
    expect(catalogue.isA('nothing', 'nothing')).toBe(false);
    expect(catalogue.isA('porcini', 'vegetable')).toBe(true);
    expect(catalogue.isA('porcini', 'porcini')).toBe(true);
    expect(catalogue.isA('vegetable', 'porcini')).toBe(false);
    expect(catalogue.descendants('mushroom').map((food) => food.id)).toEqual(['white-mushroom', 'porcini']);
    expect(catalogue.byCategory('cheese').map((food) => food.id)).toEqual([
      'cheddar',
      'parmesan',
      'mozzarella',
    ]);
    expect(catalogue.concrete('oil')?.id).toBe('vegetable-oil');
    expect(catalogue.concrete('cheese')?.id).toBe('cheddar');
  });
});

describe('unknown is null, never a near miss', () => {
  const falseFriends = `
    Eierlikör | eierlikor | peanut butter | butternut squash | coconut milk | chicken stock | rice vinegar
    cream of tartar | corn syrup | almond flour | oat milk | cocoa butter | vegan butter | vegan cheese
    apple cider vinegar | breaded chicken | walnut bread | tigernut milk | sea cucumber | gluten-free bread
    cream of mushroom soup | egg substitute | cheese alternative | potato starch | bleach | soap | soup
    onion powder | mushroom stock | tomato paste | apple juice | dairy-free chocolate | crab sticks | onion rings | chicken strips | bread flour | eggnog
    stuffed chicken breast | chicken and rice | honey mustard | dairy-free yogurt | perch | beech
  `
    .split(/[|\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  test.each(falseFriends)('%s', (name) => {
    expect(idOf(name)).toBeNull();
  });
});

test.each([
  ['Tomatoes', 'tomato'],
  ['tomatoes, canned', 'canned-tomatoes'],
  ['canned chopped tomatoes', 'canned-tomatoes'],
  ['tinned tomatoes', 'canned-tomatoes'],
  ['olive oil extra virgin', 'extra-virgin-olive-oil'],
  ['EVOO', 'extra-virgin-olive-oil'],
  ['large free-range eggs', 'egg'],
  ['Aubergine', 'eggplant'],
  ['brocoli', 'broccoli'],
  ['parmesian', 'parmesan'],
  ['tumeric', 'turmeric'],
  ['zuchini', 'zucchini'],
  ['mozarella', 'mozzarella'],
  ['chick peas', 'chickpeas'],
  ['cheddar cheese', 'cheddar'],
  ['sharp cheddar cheese', 'cheddar'],
  ['boneless, skinless chicken breasts', 'chicken-breast'],
  ['chicken breast, boneless', 'chicken-breast'],
  ['unsalted butter', 'unsalted-butter'],
  ['leg of lamb', 'lamb-leg'],
  ['ginger powder', 'ground-ginger'],
  ['flour (all-purpose)', 'wheat-flour'],
  ['basil leaves', 'basil'],
  ['cheese', 'cheese'],
  ['oil', 'oil'],
  ['red onions', 'onion'],
  ['gluten-free rice', 'rice'],
])('%s is %s', (name, id) => {
  expect(idOf(name)).toBe(id);
});

test('a modifier that the table does not know is reported, with less confidence', () => {
  const smoked = catalogue.match('smoked mozzarella');
  expect(smoked.food?.id).toBe('mozzarella');
  expect(smoked.modifiers).toEqual(['smoked']);
  expect(smoked.confidence).toBeLessThan(0.8);
});

test('a can of a food is the canned food', () => {
  expect(catalogue.match('tomatoes', { unit: 'can' }).food?.id).toBe('canned-tomatoes');
  expect(catalogue.match('peaches', { unit: 'can' }).food?.id).toBe('peach');
});

test('a teaspoon of a herb is the dried herb, unless it is called fresh or cut', () => {
  expect(catalogue.match('basil', { unit: 'tsp' }).food?.id).toBe('dried-basil');
  expect(catalogue.match('basil', { unit: 'tsp', preparation: 'chopped' }).food?.id).toBe('basil');
  expect(catalogue.match('fresh basil', { unit: 'tsp' }).food?.id).toBe('basil');
  expect(catalogue.match('basil', { unit: 'cup' }).food?.id).toBe('basil');
});

test.each([
  ['no shellfish', 'shellfish'],
  ['mushrooms', 'mushroom'],
  ['mushroom-free', 'mushroom'],
  ['allergic to walnuts', 'walnut'],
  ['without courgette', 'zucchini'],
  ["I don't eat lamb", 'lamb'],
])('the restriction "%s" means %s', (text, id) => {
  expect(catalogue.matchAny(text).food?.id).toBe(id);
});

test('no text makes matching throw, and confidence is 0 exactly when nothing is found', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { food, confidence } = catalogue.match(text);
      catalogue.matchAny(text);
      return food === null ? confidence === 0 : confidence > 0 && confidence <= 1;
    }),
  );
});

describe('names that were read beforehand', () => {
  const table = loadFoodTable();

  test('stand beside the table and find what the names themselves find', () => {
    expect(table.names).toEqual(compileNames(table.foods));
    const { names: _, ...bare } = table;
    const [read, unread] = [createCatalogue(table), createCatalogue(bare)];
    for (const food of table.foods.filter((_food, at) => at % 7 === 0)) {
      for (const name of [food.name, `fresh ${food.name}`, ...food.aliases])
        expect(read.match(name)).toEqual(unread.match(name));
    }
  });

  test('give way to those of own foods', () => {
    const own = { ...table.foods.find(({ id }) => id === 'butter')!, id: 'house-spread', name: 'margarine' };
    const catalogue = createCatalogue({ ...table, own: [own] });
    expect(catalogue.match('margarine').food?.id).toBe('house-spread');
    expect(catalogue.match('tub of margarine').food?.id).toBe('house-spread');
  });
});
