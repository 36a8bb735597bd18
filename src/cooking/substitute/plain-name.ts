import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { SubstitutionTable } from './rule.ts';

/** Foods that come in numbers, and are spoken of so: walnuts, black beans, raisins. */
const inNumbers = [
  'nut',
  'bean',
  'legume',
  'legume-vegetable',
  'berry',
  'seed',
  'cracker',
  'olive',
  'mushroom',
  'dried-fruit',
  'pickle',
];

/** A food as it is said at home: another name of the very food, else what it is called where it comes in numbers. */
export function plainName(food: Food, called: SubstitutionTable['called']): string {
  const spoken = called[food.id];
  if (spoken !== undefined) return spoken;
  return food.plural !== null && inNumbers.some((kind) => isKind(food, kind)) ? food.plural : food.name;
}
