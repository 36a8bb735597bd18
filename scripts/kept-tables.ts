/** Under which state the compiled tables are kept, so that whoever compiles them first has done it for all. */
import { createHash } from 'node:crypto';
import type { FoodTable } from '#food/model';
import type { CompiledDish } from './dish-tables.ts';
import { keep, modulesOf, stateOf } from './kept.ts';

/** The dishes as they are kept: by the text of their file. */
export type KeptDishes = readonly (readonly [key: string, dish: CompiledDish])[];

/** What the table of foods is made of. */
export const foodState = (): string =>
  stateOf([
    'data/units.yaml',
    'data/names-abroad.yaml',
    'data/foods',
    ...modulesOf('scripts/food-tables.ts'),
  ]);

/** What a compiled dish depends on besides its own file. */
export const dishState = (foods: FoodTable): string =>
  stateOf(
    [
      ...modulesOf('scripts/dish-tables.ts'),
      'data/portions.yaml',
      'data/least-heat.yaml',
      'package-lock.json',
    ],
    JSON.stringify(foods),
  );

/** What the words for misspelled ones are made of. */
export const spellingState = (foods: FoodTable): string =>
  stateOf(
    [
      ...modulesOf('scripts/spelling-tables.ts'),
      ...['spelling/slips.yaml', 'dishes', 'forms', 'cuisines'].map((name) => `data/${name}`),
    ],
    JSON.stringify(foods),
  );

/** The name under which the dish of a file's text is kept. */
export const dishKey = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Keeps what the build has compiled for the tests, which would compile the same in each worker. */
export function keepForTests(foods: FoodTable, dishes: KeptDishes, spelling: unknown): void {
  keep('foods', foodState(), foods);
  keep('dishes', dishState(foods), dishes);
  keep('spelling', spellingState(foods), spelling);
}
