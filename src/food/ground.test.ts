import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { createGrounder, type GroundedLine } from './ground.ts';
import { createLineParser } from './parse/line-parser.ts';
import { loadUnits } from '../../test/support/food-table.ts';
import { makeFood } from '../../test/support/make-food.ts';

const units = loadUnits();
const piece = (grams: number) => [{ unit: 'piece', size: 'medium', grams, source: 'fdc:1' }];
const catalogue = createCatalogue({
  version: 'test',
  foods: [
    makeFood('salt', { category: 'spices-seasonings', gramsPerMl: 1.23 }),
    makeFood('black-pepper', { category: 'spices-seasonings', aliases: ['pepper'] }),
    makeFood('butter', { gramsPerMl: 0.96, contains: ['milk'] }),
    makeFood('margarine', { gramsPerMl: 0.96 }),
    makeFood('onion', { category: 'produce', plural: 'onions', measures: piece(110) }),
    makeFood('cheese', { abstract: true, kin: ['cheddar'], contains: ['milk'] }),
    makeFood('cheddar', { kind: 'cheese', ancestors: ['cheese'], contains: ['milk'] }),
    makeFood('lemon-juice', { category: 'produce', gramsPerMl: 1.03 }),
    makeFood('chicken', { abstract: true, ancestors: ['poultry'], kin: ['chicken-breast'] }),
    makeFood('chicken-breast', {
      plural: 'chicken breasts',
      kind: 'chicken',
      ancestors: ['chicken', 'poultry'],
    }),
    makeFood('whole-chicken', { kind: 'chicken', ancestors: ['chicken', 'poultry'] }),
    makeFood('poultry', { abstract: true }),
    makeFood('soy-sauce', { gramsPerMl: 1.08, contains: ['soy', 'wheat', 'gluten'] }),
    makeFood('spice', { abstract: true, plural: 'spices', category: 'spices-seasonings' }),
    makeFood('mustard-seed', {
      kind: 'spice',
      ancestors: ['spice'],
      contains: ['mustard'],
      category: 'spices-seasonings',
    }),
    makeFood('cumin', { kind: 'spice', ancestors: ['spice'], category: 'spices-seasonings' }),
    makeFood('plant-milk', { abstract: true, opaque: true, kin: ['soy-milk'] }),
    makeFood('soy-milk', { kind: 'plant-milk', ancestors: ['plant-milk'], contains: ['soy'] }),
    makeFood('almond-milk', { kind: 'plant-milk', ancestors: ['plant-milk'], contains: ['tree-nut'] }),
    makeFood('ginger', { category: 'produce', aliases: ['ginger root'] }),
  ],
});
const grounder = createGrounder({ parser: createLineParser(units), catalogue, units });
const brief = (lines: readonly GroundedLine[]): string[] =>
  lines.map(
    ({ ingredient: { food, grams } }) =>
      `${food?.id ?? '?'} ${grams === null ? '?' : Math.round(grams * 10) / 10}`,
  );

test.each<[string, string[]]>([
  ['2 onions, chopped', ['onion 220']],
  ['250 g cheddar cheese', ['cheddar 250']],
  ['100 g cheese', ['cheddar 100']],
  ['salt and pepper, to taste', ['salt 3', 'black-pepper 0.4']],
  ['1 tsp salt and plenty of pepper', ['salt 6.1', 'black-pepper 0.4']],
  ['3 tbsp butter or margarine', ['butter 42.6']],
  ['juice of 1 lemon', ['lemon-juice 48']],
  ['500 g frobnitz', ['? 500']],
  ['2 cups frobnitz', ['? ?']],
  ['a pinch of salt', ['salt 0.4']],
  ['a 2-inch piece of ginger', ['ginger 24']],
])('“%s”', (line, expected) => expect(brief(grounder.ground([line]))).toEqual(expected));

test('a free-from word holds for its own food of a line', () => {
  const lines = grounder.ground(['100 g vegan butter and cheese']);
  expect(lines.map(({ ingredient }) => ingredient.text)).toEqual([expect.stringMatching(/vegan/), 'cheese']);
});

test('a choice and a generic name keep what else they may be', () => {
  const [choice] = grounder.ground(['3 tbsp margarine or butter']);
  expect(choice!.ingredient.alternatives?.map(({ id }) => id)).toEqual(['butter']);
  const [generic] = grounder.ground(['100 g cheese']);
  expect(generic!.ingredient.alternatives?.map(({ id }) => id)).toEqual(['cheese']);
  expect(generic!.ingredient.confidence).toBeLessThan(0.9);
});

test('a generic name that has no usual food may be any food below it', () => {
  const [spice] = grounder.ground(['1 tsp spices']);
  expect(spice!.ingredient.food?.id).toBe('spice');
  expect(spice!.ingredient.alternatives?.map(({ id }) => id)).toEqual(['spice', 'mustard-seed']);
});

test('a generic name of open composition may be any food below it, whatever its usual food', () => {
  const [line] = grounder.ground(['1 cup plant milk']);
  expect(line?.ingredient.food?.id).toBe('soy-milk');
  expect(line?.ingredient.alternatives?.map(({ id }) => id)).toEqual(['plant-milk', 'almond-milk']);
});

test('headings group the lines and are no ingredients', () => {
  const lines = grounder.ground(['500 g chicken breasts', 'For the marinade:', '100 ml soy sauce'], {
    steps: 'Lift the chicken from the marinade.',
  });
  expect(lines.map(({ key, group }) => [key, group])).toEqual([
    ['i0', null],
    ['i2', expect.stringMatching(/marinade/i)],
  ]);
  expect(lines[1]!.eaten?.rule).toMatch(/marinade/);
  expect(lines[1]!.ingredient.eatenShare).toBeCloseTo(40 / 108, 2);
});

test('never throws, whatever the lines', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 80 }), { maxLength: 5 }), (lines) => {
      for (const { ingredient } of grounder.ground(lines)) expect(ingredient.name).not.toBe('');
    }),
  );
});

test.each([
  ['1 chicken', 'whole-chicken'],
  ['1 (3-to-4-pound) chicken, cut into 8 pieces', 'whole-chicken'],
  ['1 chicken (about 1.5 kg)', 'whole-chicken'],
  ['500 g chicken', 'chicken-breast'],
  ['2 cups cooked chicken', 'chicken-breast'],
  ['4 (6-ounce) chicken', 'chicken-breast'],
  ['1 chicken, boneless and cubed', 'chicken-breast'],
])('%s is %s', (line, id) => {
  expect(grounder.ground([line])[0]!.ingredient.food?.id).toBe(id);
});

test('a bird that is carved is the whole one, by whatever weight it was bought', () => {
  const roasted = { steps: 'Stuff the chicken with the lemon. Roast for 1 hour 20 minutes and carve.' };
  expect(grounder.ground(['1.6 kg chicken'], roasted)[0]!.ingredient.food?.id).toBe('whole-chicken');
  expect(grounder.ground(['500 g chicken'], roasted)[0]!.ingredient.food?.id).toBe('chicken-breast');
  expect(
    grounder.ground(['1.6 kg chicken'], { steps: 'Cut into cubes and fry.' })[0]!.ingredient.food?.id,
  ).toBe('chicken-breast');
});

test('says of each food in a line what is said of all of them', () => {
  const texts = (line: string) => grounder.ground([line]).map(({ ingredient }) => ingredient.text);
  const [first, ...others] = texts('onions, butter, salt (all optional)');
  expect([first, ...others]).toHaveLength(3);
  for (const one of [first, ...others]) {
    expect(one).toMatch(/^\w+ \(optional\)$/);
    expect(texts(one!)).toHaveLength(1);
  }
});

test('weighs leaves as leaves, not as so many heads', () => {
  const heads = createCatalogue({
    version: 'test',
    foods: [
      makeFood('butter-lettuce', {
        name: 'butter lettuce',
        plural: 'butter lettuces',
        measures: [...piece(163), { unit: 'leaf', grams: 7.5, source: 'fdc:1' }],
      }),
    ],
  });
  const leafy = createGrounder({ catalogue: heads, parser: createLineParser(units), units });
  const grams = (line: string): number | null => leafy.ground([line])[0]!.ingredient.grams;
  expect(grams('16 butter lettuce leaves')).toBe(120);
  expect(grams('1 butter lettuce')).toBe(163);
});
