/** The fat that a pan or a tin is greased with. */
import { isKind } from '#food/ingredient';
import type { Part } from '../read/parts.ts';

/** Whether a line is fat to cook in, and no fat to taste of. */
export const isOil = ({ food, item }: Part): boolean =>
  food !== null &&
  (isKind(food, 'fat') || isKind(food, 'butter')) &&
  !/\b(?:sesame|truffle|chili|chilli|walnut)\b/i.test(item.text);
