import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { BudgetScope } from './scope.ts';

const crumbed = /\b(?:coat|dredg|bread|press|dip|dust|roll)\w*\b/i;
const standsBy = /\b(?:bowl|plate|dish|tray|set up|bag)\b/i;
/** "Coat in flour, egg and crumbs": whether a dry food is there for nothing but the crust of the meat. */
export function coats(
  key: string,
  food: Food,
  meat: string,
  { steps, source }: BudgetScope['understood'],
): boolean {
  if (!['flour', 'starch', 'breadcrumbs', 'panko'].some((kind) => isKind(food, kind))) return false;
  const named = steps.flatMap(({ mentions }, at) =>
    mentions.some((one) => one.key === key && (one.kind === 'name' || one.kind === 'head')) ? [at] : [],
  );
  const text = (at: number): string => source.instructions[at]!;
  return (
    named.length > 0 &&
    steps.some(({ mentions }, at) => mentions.some((one) => one.key === meat) && crumbed.test(text(at))) &&
    named.every(
      (at) =>
        (crumbed.test(text(at)) || standsBy.test(text(at))) &&
        !/\b(?:dough|knead|roux|slurry|thicken|gravy|batter)\w*\b/i.test(text(at)),
    )
  );
}
