import type { Food } from '#food/model';
import { gramsPerUnit } from '../../measures/amounts.ts';
import { gramsOfFruit } from '../../measures/shown-size.ts';

/**
 * Grams of a thing of the kitchen that so many grams of what is made of it take: 60 g of lime juice are two limes. Peel is
 * there as long as the fruit is, and takes none of it.
 */
export function asItLies(grams: number, food: Food, item: Food): number {
  if (food.id === item.id) return grams;
  if (food.id === `${item.id}-zest`) return 0;
  if (food.id !== `${item.id}-juice`) return grams;
  const [juice, piece] = [gramsOfFruit(food.id), gramsPerUnit(item, 'piece')];
  return juice === null || piece === null ? grams : (grams / juice) * piece;
}
