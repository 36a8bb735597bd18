/** What the finders of stretches look at and hand back. */
import { emptyPlan } from '../plan.ts';
import { temperatureCheck } from '../told/safe-sentences.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Clause, DishClass } from '../model.ts';
import { type Part } from '../read/parts.ts';
import { type PlanContext } from '../plan.ts';
import type { Stretch } from './stretch.ts';

/** A stretch, and what the planner looks at. */
export interface FoundStretch {
  readonly stretch: Stretch;
  readonly context: PlanContext;
  /** The rest of the dish is cooked as well, after it. */
  readonly goesOn: boolean;
}

export type Reading = readonly [
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
];

export type ContextFor = (main: Clause, of: DishClass, inside: readonly Part[]) => PlanContext;

/** The sentence that asks for the temperature of what a stretch cooks; null where nothing raw is in it. */
export const checkFor = (
  [understood, clauses]: Reading,
  context: PlanContext,
  cooked: readonly Part[],
  core: readonly string[],
  main: number,
): string | null =>
  temperatureCheck({
    understood,
    clauses,
    parts: new Map(cooked.map((part) => [part.key, part])),
    context,
    partly: true,
    plan: { ...emptyPlan, core },
    cast: { roles: clauses.map((_, at) => (at === main ? 'core' : 'keep')), main, contents: new Set() },
  });
