import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import { ovenActions } from '../read/detect-method.ts';
import type { Clause, DishClass } from '../model.ts';
import type { Part } from '../read/parts.ts';
import { formatTemperature } from '../plan.ts';
import { castClauses, type CastClauses } from '../read/roles.ts';
import { findSidePots } from '../read/side-pots.ts';

const heatsOven = /\bheat (?:the|your) oven\b/i;

/** A filling that a pot can cook while the crust keeps its oven. */
export interface Filling {
  readonly cast: CastClauses;
  /** The sentence that heats the oven in time; null where the recipe has it after the filling. */
  readonly oven: string | null;
}

const tops = /\b(?:pie|hachis|pastel|crumble)\b/i;
const crusted =
  /\b(?:put|spoon|scrape|pour|tip|turn) (?:it |them |the filling |all |everything )?(?:in|into) (?:a |the |an )?(?:[\dx-]+ |greased |large )?dish\b|\b(?:pie|baking|oven|gratin|casserole|ovenproof)[- ]?(?:dish|plate|tin)\b|\b(?:pastry|crust|mash|mashed|ramekins?)\b/i;
const wet = new Set(['simmer', 'stew', 'braise', 'boil', 'cook', 'reduce']);

/**
 * The meat filling of a pie or a mash-topped dish, as a dish of its own: all that comes after it stays as it is written.
 * Null where nothing simmers before the oven.
 */
export function fillingOf(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  source: Method,
  target: Method,
  dish: DishClass,
  parts: ReadonlyMap<string, Part>,
): Filling | null {
  if (target !== 'slowCooker' && target !== 'pressureCooker') return null;
  if (source !== 'oven' && source !== 'convectionOven' && source !== 'toasterOven') return null;
  if (dish !== 'pie' && !(dish === 'casserole' && tops.test(understood.recipe.title))) return null;
  const meat = [...parts.values()]
    .filter(({ safe, time }) => safe !== null && safe.kind !== 'egg' && safe.kind !== 'fish' && time !== null)
    .sort((a, b) => b.grams - a.grams)[0];
  const bake = clauses.findLastIndex((clause) => clause.actions.some((action) => ovenActions.has(action)));
  if (meat === undefined || bake < 0) return null;
  const stew = clauses.findLastIndex(
    (clause, at) =>
      at < bake &&
      clause.actions.some((action) => wet.has(action)) &&
      (clause.minutes?.[1] ?? 0) >= 10 &&
      understood.steps[clause.step]!.contents.includes(meat.key),
  );
  if (stew < 0) return null;
  const end = clauses.findIndex(
    (clause, at) =>
      at > stew && (crusted.test(clause.text) || clause.actions.some((action) => ovenActions.has(action))),
  );
  const pot = clauses.slice(0, end);
  const pots = findSidePots(understood, clauses, parts, meat.key).filter(({ from }) => from < end);
  const cast = castClauses(understood, pot, 'stovetop', 'stew', meat.key, false, () => false, pots);
  if (cast.main < 0) return null;
  // What is heated after the stew is heated then, in the author's own words.
  const heated =
    pot.some(({ action }) => action === 'preheat') &&
    clauses.findLastIndex(({ action, text }) => action === 'preheat' || heatsOven.test(text)) < stew;
  const celsius = clauses.findLast((clause) => clause.celsius !== null && clause.celsius >= 100)?.celsius;
  return {
    cast: { ...cast, roles: [...cast.roles, ...clauses.slice(end).map(() => 'side' as const)] },
    oven:
      heated && celsius !== undefined && celsius !== null
        ? `Towards the end, preheat the oven to ${formatTemperature(celsius)}.`
        : null,
  };
}
