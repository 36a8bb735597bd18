import type { GroundedLine } from '#food/ground';
import type { MoveParts } from './move.ts';

/** What a rule says of flour that is kneaded or rolled. */
export const doughOnly = /\b(?:dough|crust|bakes?|crumb)\b/i;
const works = /\b(?:knead|roll(?:ed)? out|rub(?:bed)? in|batter|dough|pastry)\b/i;

/** Grams of flour a serving up to which a pan thickens with it. Own rule. */
const mostEach = 15;

/** Whether flour only ever meets a pan on the heat: it thickens what is in it, whatever else the dish is made of. */
export function thickens({ key, ingredient }: GroundedLine, { understood }: MoveParts): boolean {
  const { steps, source, recipe } = understood;
  if ((ingredient.grams ?? Infinity) / recipe.servings > mostEach) return false;
  const named = steps.flatMap(({ mentions }, at) =>
    mentions.some((one) => one.key === key && one.kind !== 'pronoun') ? [at] : [],
  );
  return (
    named.length > 0 &&
    named.every((at) => recipe.steps[at]?.station === 'burner' && !works.test(source.instructions[at]!))
  );
}
