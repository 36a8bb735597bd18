import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../../../test/support/food-table.ts';
import { checkPortions, type PortionTable } from './check-portions.ts';
import { compileDish } from './compile.ts';

const foods = new Map(loadFoodTable().foods.map((food) => [food.id, food]));
const isA = (id: string, kind: string): boolean =>
  id === kind || (foods.get(id)?.ancestors.includes(kind) ?? false);
const table = parse(
  readFileSync(new URL('../../../data/portions.yaml', import.meta.url), 'utf8'),
) as PortionTable;

type Roles = Readonly<Record<string, Record<string, unknown>>>;

/** What is wrong with the portions of a dish of these roles. */
function problemsOf(family: string, roles: Roles, more: Record<string, unknown> = {}): readonly string[] {
  const { dish, problems } = compileDish(
    {
      id: 'plate',
      title: 'Plate',
      cuisine: 'french',
      meals: ['dinner'],
      course: 'main',
      family,
      skill: 'beginner',
      description: 'What there is on the plate, weighed before it is cooked, and enough of it.',
      roles: { ...roles, onion: { food: 'onion', g: 50 } },
      steps: [
        {
          ...{ id: 'cook', do: 'braise', min: 180, cooks: Object.keys(roles) },
          say: `Braise {${Object.keys(roles).join(', ')}} with {onion} for {min}.`,
        },
        { id: 'serve', do: 'serve', min: 1, say: 'Serve with {onion}.' },
      ],
      tips: ['Weigh it.'],
      storage: 'Keeps 3 days in the fridge.',
      ...more,
    },
    { has: (id) => foods.has(id), isAbstract: (id) => foods.get(id)?.abstract ?? false, isA },
  );
  expect(problems).toEqual([]);
  return checkPortions(dish, foods, table).map(({ where }) => where);
}
const main = (food: string, g: number, more: Record<string, unknown> = {}): Roles => ({
  main: { food, g, need: 'essential', ...more },
});

describe('the portion of what makes a main', () => {
  it.each([
    ['stew', 'pork-belly', 100, 120],
    ['fry', 'pork-sausage', 110, 130],
    ['stew', 'bone-in-chicken-thigh', 140, 170],
    ['roast', 'cod', 120, 140],
    ['stir-fry', 'chicken-breast', 80, 110],
    ['egg', 'egg', 60, 100],
    ['stir-fry', 'firm-tofu', 80, 110],
    ['stew', 'brown-lentils', 45, 65],
    ['stew', 'canned-chickpeas', 90, 130],
    ['pasta', 'spaghetti', 60, 90],
    ['noodles', 'egg-noodles', 50, 80],
  ])('in a %s, %s: %d g are too few, %d enough', (family, food, few, enough) => {
    expect(problemsOf(family, main(food, few))).toHaveLength(1);
    expect(problemsOf(family, main(food, enough))).toEqual([]);
  });

  it('is not exceeded', () => {
    expect(problemsOf('stew', main('beef-chuck', 180))).toEqual([]);
    expect(problemsOf('stew', main('beef-chuck', 260))).toEqual(['roles.main']);
    expect(problemsOf('pasta', main('spaghetti', 150))).toEqual(['roles.main']);
  });

  it('is reached together by what shares a plate', () => {
    const beans = { beans: { food: 'canned-white-beans', g: 80 } };
    expect(problemsOf('stew', main('pork-sausage', 60))).toEqual(['roles']);
    expect(problemsOf('stew', { ...main('pork-sausage', 60), ...beans })).toEqual([]);
  });

  it('weighs less where the food comes cooked', () => {
    expect(problemsOf('bake', main('chicken-breast', 75))).toEqual(['roles']);
    expect(problemsOf('bake', main('cooked-chicken', 75))).toEqual([]);
  });

  it('may be small where the dish says why, and only there', () => {
    const light = { light: 'the bacon seasons it' };
    expect(problemsOf('pasta', main('bacon', 30))).toEqual(['roles']);
    expect(problemsOf('pasta', main('bacon', 30), light)).toEqual([]);
    expect(problemsOf('stew', main('beef-chuck', 150), light)).toEqual(['light']);
    expect(problemsOf('stew', main('beef-chuck', 50), { ...light, course: 'soup' })).toEqual(['light']);
  });

  it('does not shrink to a taste for somebody who has less', () => {
    expect(problemsOf('stew', main('beef-chuck', 150, { range: [50, 200] }))).toEqual(['roles.main']);
  });

  it('is known for every way of serving', () => {
    expect(problemsOf('no-such-family', main('beef-chuck', 150))).toEqual(['family']);
    const ways = Object.keys(table.ways);
    for (const { least, foods: named } of table.foods) {
      expect(Object.keys(least).sort()).toEqual([...ways].sort());
      expect(named.filter((id) => !foods.has(id))).toEqual([]);
    }
    for (const { foods: named } of [...table.starches, table.beside])
      expect(named.filter((id) => !foods.has(id))).toEqual([]);
  });

  it('of rice beside a dish is that of a side', () => {
    const rice = (g: number): Roles => ({
      ...main('beef-chuck', 150),
      rice: { food: 'white-rice', g, beside: true },
    });
    expect(problemsOf('stew', rice(45))).toEqual(['roles.rice']);
    expect(problemsOf('stew', rice(70))).toEqual([]);
    expect(problemsOf('stew', rice(120))).toEqual(['roles.rice']);
  });
});
