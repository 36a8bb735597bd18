/** Which actions are the main cooking, by machine and sort of dish. */
import type { Action, Method } from '../../vocabulary.ts';
import type { DishClass } from '../model.ts';

export const wetCore = new Set<Action>([
  'simmer',
  'boil',
  'braise',
  'stew',
  'poach',
  'reduce',
  'steam',
  'slow-cook',
  'pressure-cook',
]);
export const hotPan = new Set<Action>([
  'saute',
  'sear',
  'fry',
  'stir-fry',
  'sweat',
  'caramelise',
  'toast',
  'heat',
  'melt',
  'warm',
  'deglaze',
]);
export const machineAction: Readonly<Partial<Record<Method, readonly Action[]>>> = {
  oven: ['bake', 'roast', 'broil'],
  convectionOven: ['bake', 'roast', 'broil'],
  toasterOven: ['bake', 'roast', 'broil', 'toast'],
  airFryer: ['air-fry', 'bake', 'roast', 'fry'],
  slowCooker: ['slow-cook'],
  pressureCooker: ['pressure-cook'],
  microwave: ['microwave'],
  grill: ['grill', 'sear', 'broil'],
  smoker: ['smoke', 'bake', 'roast'],
  sousVide: ['sous-vide'],
  steamer: ['steam'],
  deepFryer: ['deep-fry', 'fry'],
};
/** Dishes that cook in their liquid. */
export const wetDishes = new Set<DishClass>([
  'stew',
  'soup',
  'sauce',
  'boiled',
  'grain',
  'pasta',
  'preserve',
]);
