/** A tadka: fat that is heated with its spices when the pot is done, and poured over it. It has a small pan of its own. */
import { actionNature } from '../../dishes/actions.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import type { Clause } from '../model.ts';

const heatsFat =
  /^\W*(?:(?:for|to make) the [\w ]{3,24}[,:]\s*|(?:tadka|tarka|tempering)[,:]\s*|(?:meanwhile|then|finally),?\s+)*(?:heat|melt|warm|sizzle)\b[^.;]*?\b(?:ghee|oil|butter|fat|lard)\b/i;
const panNamed = /\b(?:pans?|skillet|wok|kadhai|ladle|pot|saucepan|microwave)\b/i;
const joins =
  /\b(?:pour|tip|scrape|stir|swirl|spoon|drizzle)\b[^.;]*\b(?:over|into|onto|on|through|in)\b(?! the (?:flour|pan))/i;

/** The clauses with a pan named for such a stretch, where a closed pot would seem to do it. */
export function temperedApart(
  clauses: readonly Clause[],
  { recipe }: UnderstoodRecipe,
  target: Method,
): readonly Clause[] {
  if (target !== 'slowCooker' && target !== 'pressureCooker') return clauses;
  return clauses.map((clause, at) => {
    if (!heatsFat.test(clause.text) || clause.names.length > 1) return clause;
    if (panNamed.test(recipe.steps[clause.step]!.text)) return clause;
    const simmered = clauses
      .slice(0, at)
      .some(
        ({ step, actions, minutes }) =>
          step < clause.step &&
          (minutes?.[1] ?? 0) >= 15 &&
          actions.some((action) => actionNature[action].heats),
      );
    const poured = clauses
      .slice(at + 1)
      .some(({ step, text }) => step <= clause.step + 1 && joins.test(text));
    return simmered && poured
      ? {
          ...clause,
          text: clause.text.replace(/\b(ghee|oil|butter|fat|lard)\b/i, '$1 in a small frying pan'),
        }
      : clause;
  });
}
