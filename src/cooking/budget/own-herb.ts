import { isKind } from '#food/ingredient';
import type { BudgetScope, PricedLine } from './scope.ts';

/** Dishes that are the herb, by any name. */
const dishesOf: readonly (readonly [herb: string, dish: RegExp])[] = [
  ['parsley', /\b(?:tabboul[ei]h?|tabouli|taboul[eé]|chimichurri|persillade|gremolata|salsa verde)\b/i],
  ['basil', /\b(?:pesto|pistou|caprese)\b/i],
  ['cilantro', /\b(?:zhou?g|schug|chermoula|green chutney)\b/i],
  ['mint', /\b(?:mint (?:sauce|chutney|jelly)|mojito)\b/i],
];
/** Grams for each from which a herb is eaten and not only smelt. Own rule. */
const eaten = 5;

/** Whether a herb is what the dish is called after, in any language, or the bulk of what it is made of. */
export function isItsHerb(line: PricedLine, { understood, foods }: BudgetScope): boolean {
  if (line.food.category !== 'herbs') return false;
  const { title, description } = understood.source;
  const is = (id: string): boolean => line.food.id === id || isKind(line.food, id);
  if (dishesOf.some(([herb, dish]) => is(herb) && dish.test(title))) return true;
  const names = (text: string): boolean =>
    text
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 2 && foods.matchAny(word).food?.id === line.food.id);
  return names(title) || (line.grams / understood.recipe.servings > eaten && names(description ?? ''));
}
