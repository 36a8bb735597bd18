/** What stays beside the dish that is told anew: food of another pan, and all but the clause that a machine takes over. */
import { isKind } from '#food/ingredient';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Method } from '../vocabulary.ts';
import { pans } from './as-cooked.ts';
import { type CastClauses } from './read/roles.ts';
import type { Clause } from './model.ts';
import { isThinLiquid, type Part } from './read/parts.ts';

/** "Heat a medium pot", "in another pan". */
const ownPan =
  /\b(?:heat|warm|place|put|set|in|to|into) (?:an?|another) (?:[\w-]+,? ){0,3}?(?:pot|sauce ?pan|pan|skillet|wok)\b/i;

/**
 * What another pan cooks of other food is no way to the main cooking: rice in its pot, almonds toasted for the top. It
 * stays beside the dish even where the dish is told anew.
 */
export function keepForeign(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
  mainKey: string | null,
  anew: boolean,
  cast: CastClauses,
): CastClauses {
  if (!anew || mainKey === null || cast.main < 0) return cast;
  const isFood = (key: string): boolean => {
    const part = parts.get(key);
    return (
      part !== undefined &&
      part.grams >= 20 &&
      !(part.food !== null && (isKind(part.food, 'fat') || isKind(part.food, 'seasoning'))) &&
      !isThinLiquid(part.food)
    );
  };
  const namesIn = (step: number): readonly string[] =>
    clauses
      .filter((clause) => clause.step === step)
      // "While the chicken roasts" is only when.
      .flatMap(({ names, text }) => (/^\W*(?:while|as)\b/i.test(text) ? [] : names));
  const foreign = new Set(
    understood.recipe.steps.flatMap(({ text }, step) =>
      step < clauses[cast.main]!.step &&
      ownPan.test(text) &&
      !namesIn(step).includes(mainKey) &&
      namesIn(step).some(isFood)
        ? [step]
        : [],
    ),
  );
  if (foreign.size === 0) return cast;
  const elsewhere = new Set(
    understood.recipe.steps.flatMap((_, step) => (foreign.has(step) ? [] : namesIn(step))),
  );
  const own = clauses[cast.main]!.step;
  return {
    ...cast,
    contents: new Set(
      [...cast.contents].filter(
        (key) =>
          ![...foreign].some((step) => namesIn(step).includes(key)) ||
          namesIn(own).includes(key) ||
          clauses.some(
            ({ step, names }) =>
              step < own && !foreign.has(step) && elsewhere.has(key) && names.includes(key),
          ),
      ),
    ),
    roles: cast.roles.map((role, at) =>
      (role === 'drop' || role === 'keep' || role === 'core') &&
      at !== cast.main &&
      foreign.has(clauses[at]!.step)
        ? 'side'
        : role,
    ),
  };
}

/** The machine takes over one clause; all others stay as they are. */
export function castOnly(clauses: readonly Clause[], main: number, target: Method): CastClauses {
  const { step } = clauses[main]!;
  return {
    // Nothing is left to drain out of a machine.
    roles: clauses.map((clause, at) =>
      at === main
        ? 'core'
        : // The bath of oil that the pieces would have fried in.
          at < main &&
            clause.step === step &&
            !pans.includes(target) &&
            target !== 'deepFryer' &&
            clauses.slice(at, main).every((one) => heatsOil.test(one.text))
          ? 'drop'
          : at === main + 1 &&
              clause.step === clauses[main]!.step &&
              /^\W*(?:and )?drain\b[^,;]*$/i.test(clause.text)
            ? 'drop'
            : 'side',
    ),
    main,
    contents: new Set(clauses[main]!.names),
  };
}

const heatsOil =
  /^\W*(?:heat|bring|pour|warm|get)\b[^.;]*\b(?:oil|fat|lard|dripping|ghee)\b|^\W*(?:(?:and )?heat (?:it )?to \d+)/i;
