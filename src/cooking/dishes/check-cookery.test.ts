import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../../../test/support/food-table.ts';
import { checkCookery } from './check-cookery.ts';
import { compileDish } from './compile.ts';

const foods = new Map(loadFoodTable().foods.map((food) => [food.id, food]));
const isA = (id: string, kind: string): boolean =>
  id === kind || (foods.get(id)?.ancestors.includes(kind) ?? false);

/** What is wrong with the cookery of a dish of these roles and steps. */
function problemsOf(
  roles: Readonly<Record<string, Record<string, unknown>>>,
  steps: readonly Record<string, unknown>[],
): readonly string[] {
  const { dish, problems } = compileDish(
    {
      id: 'plate',
      title: 'Plate',
      cuisine: 'french',
      meals: ['dinner'],
      course: 'main',
      family: 'fry',
      skill: 'beginner',
      description: 'What there is on the plate, in the order in which a cook would make it.',
      roles,
      steps,
      tips: ['Taste it.'],
      storage: 'Keeps 3 days in the fridge.',
    },
    { has: (id) => foods.has(id), isAbstract: (id) => foods.get(id)?.abstract ?? false, isA },
  );
  expect(problems.filter(({ where }) => where === 'file')).toEqual([]);
  return checkCookery(dish, foods).map(({ problem }) => problem);
}

const steak = (said: string, grams: number): readonly string[] =>
  problemsOf({ meat: { food: 'beef-sirloin-steak', g: 200 }, salt: { food: 'salt', g: grams } }, [
    { id: 'sear', do: 'sear', min: 6, heat: 'high', cooks: ['meat'], say: `${said} Sear it for {min}.` },
    { id: 'sauce', do: 'mix', min: 2, say: 'Stir {salt} into the sauce.' },
  ]);

describe('salt on meat that is seared', () => {
  it('is half a percent of its weight at least', () => {
    expect(steak('Season {meat} with half of {salt}.', 1.6)).toEqual([
      'salts beef-sirloin-steak with 0.40 % of its weight; it wants 0.5 % at least',
    ]);
    expect(steak('Season {meat} with half of {salt}.', 2.4)).toEqual([]);
    expect(steak('Season {meat} with {salt}.', 1.2)).toEqual([]);
  });
});

describe('salt in a rub', () => {
  const thighs = (share: string, grams: number): readonly string[] =>
    problemsOf(
      {
        meat: { food: 'chicken-thigh', g: 140 },
        yogurt: { food: 'yogurt', g: 20 },
        salt: { food: 'salt', g: grams },
      },
      [
        {
          id: 'rub',
          do: 'marinate',
          min: 20,
          after: 'start',
          say: `Rub {meat} with {yogurt} and ${share}{salt}.`,
        },
        { id: 'roast', do: 'roast', min: 20, oven: 230, cooks: ['meat'], say: 'Roast {meat} for {min}.' },
      ],
    );
  it('is no more than the meat bears', () => {
    expect(thighs('three quarters of ', 3)).toEqual([
      'salts chicken-thigh with 1.61 % of its weight; it bears 1.25 % at most',
    ]);
    expect(thighs('', 2)).toHaveLength(1);
    expect(thighs('two thirds of ', 2.4)).toEqual([]);
  });
});

describe('salt beside bacon and stock', () => {
  const braise = (salt: number, liquid: string): readonly string[] =>
    problemsOf(
      {
        meat: { food: 'beef-shin', g: 180 },
        lardons: { food: 'bacon', g: 22, note: 'cured' },
        stock: { food: liquid, g: 150 },
        salt: { food: 'salt', g: salt },
      },
      [
        {
          id: 'braise',
          do: 'braise',
          min: 150,
          heat: 'low',
          cooks: ['meat'],
          say: 'Braise {meat, lardons} in {stock} with {salt} for {min}.',
        },
        { id: 'serve', do: 'serve', min: 1, say: 'Serve at once.' },
      ],
    );
  it('is less than in a pot of water', () => {
    expect(braise(3.6, 'beef-stock')).toEqual([
      '3.6 g of salt a serving beside bacon and stock, which bring their own; 2.8 g at most',
    ]);
    expect(braise(2.6, 'beef-stock')).toEqual([]);
    expect(braise(3.6, 'water')).toEqual([]);
  });
});

describe('a fillet of salmon in the pan', () => {
  const fried = (say: string, prep = 'patted dry'): readonly string[] =>
    problemsOf({ fish: { food: 'salmon', g: 150, prep }, oil: { food: 'olive-oil', g: 10 } }, [
      { id: 'fry', do: 'fry', min: 7, heat: 'medium-high', cooks: ['fish'], say },
      { id: 'serve', do: 'serve', min: 1, say: 'Serve at once.' },
    ]);
  it('is laid down on its skin', () => {
    expect(fried('Fry {fish} in {oil}, turning once, for {min}.')).toHaveLength(1);
    expect(fried('Fry {fish} in {oil}, turning once, for {min}.', 'cut into 2 cm cubes')).toEqual([]);
    expect(fried('Fry {fish} in {oil}, skin side down where there is skin, for {min}.')).toEqual([]);
  });
});

describe('a tempering', () => {
  const dal = (after: readonly string[]): readonly string[] =>
    problemsOf(
      { dal: { food: 'toor-dal', g: 60 }, greens: { food: 'spinach', g: 50 }, ghee: { food: 'ghee', g: 10 } },
      [
        { id: 'boil', do: 'simmer', min: 30, heat: 'low', after: 'start', say: 'Simmer {dal} for {min}.' },
        { id: 'fat', do: 'fry', min: 4, heat: 'medium', after: 'start', say: 'Heat {ghee} for {min}.' },
        { id: 'wilt', do: 'simmer', min: 5, heat: 'low', after, say: 'Simmer {greens} for {min}.' },
        { id: 'pour', do: 'pour', min: 1, after: ['fat', 'wilt'], say: 'Pour the sizzling fat over {dal}.' },
      ],
    );
  it('is poured while it sizzles', () => {
    expect(dal(['boil', 'fat'])).toEqual(['simmers after "fat", which is to be poured while it sizzles']);
    expect(dal(['boil'])).toEqual([]);
  });
});
