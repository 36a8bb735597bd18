import type { Change } from '#contract/schemas/change';
import type { AppliedEdit } from '#cooking/edit/edit';
import type { Contribution } from '#cooking/healthify/estimate';
import type { Move } from '#cooking/healthify/move';
import { reasonWithFigure } from '#cooking/healthify/reason';
import type { Target } from '#cooking/healthify/targets';
import { roundNutrient } from '#food/nutrition';
import { nutrients, type Nutrient } from '#food/vocabulary';
import type { Standing } from './transform.ts';

/**
 * Where a figure could not be stated somewhere between two changes, what is left of the whole difference is shared among
 * those that say nothing of it, by what each was reckoned to bring: the changes always add up.
 */
export function settled(
  changes: readonly Change[],
  made: readonly Move[],
  start: Standing,
  end: Standing,
): readonly Change[] {
  const [was, is] = [start.judgement.nutrition, end.judgement.nutrition];
  const effects = changes.map(({ effect }) => ({ ...effect.nutrition }));
  for (const [index, nutrient] of nutrients.entries()) {
    const [before, after] = [was.perServing[nutrient], is.perServing[nutrient]];
    if (before === null || after === null) continue;
    const said = effects.reduce((sum, effect) => sum + (effect[nutrient] ?? 0), 0);
    const rest = after - before - said;
    const unit = Math.abs(after) >= 10 || Math.abs(before) >= 10 ? 1 : 0.1;
    const silent = effects.flatMap((effect, at) => (effect[nutrient] === undefined ? [at] : []));
    if (silent.length === 0 || Math.abs(rest) <= unit * changes.length) continue;
    const reckoned = silent.map((at) => {
      const value = (made[at]?.difference.values[index] ?? 0) / was.servings;
      return Number.isNaN(value) ? 0 : value;
    });
    const all = reckoned.reduce((sum, value) => sum + value, 0);
    const size = reckoned.reduce((sum, value) => sum + Math.abs(value), 0);
    // What was reckoned, and what is left over by its size: one that takes and one that brings do not cancel out.
    silent.forEach((at, n) => {
      const share = size === 0 ? 1 / silent.length : Math.abs(reckoned[n]!) / size;
      const value = roundNutrient(nutrient, reckoned[n]! + (rest - all) * share);
      if (value !== 0) effects[at]![nutrient] = value;
    });
  }
  return changes.map((change, at) => ({ ...change, effect: { ...change.effect, nutrition: effects[at]! } }));
}

/** A change as the move meant it, with what it brought. */
export function presentChange(
  change: Change,
  { kind, edits, difference, said }: Move,
  servings: number,
  stated: (nutrient: Nutrient) => boolean,
  applied: readonly AppliedEdit[],
  targets: readonly Target[],
  had: Readonly<Partial<Record<Nutrient, number | null>>> = {},
): Change {
  const further = edits.slice(1).flatMap((edit) =>
    // What the steps say now is read there; a change tells of the list.
    edit.kind === 'title' ||
    ((edit.kind === 'replace-text' || edit.kind === 'insert-step') && change.after !== null)
      ? []
      : (applied.find((one) => one.edit === edit)?.after ?? []),
  );
  // What is left out leaves nothing.
  if (edits[0]?.kind === 'remove' && said === undefined)
    return {
      ...change,
      reason: reasonWithFigure(change.reason, figuresOf(change, difference, servings, stated), targets, had),
    };
  return {
    ...change,
    ...(said === undefined ? {} : { before: said.before }),
    kind: kind === 'increase' ? 'add' : kind === 'servings' ? 'method' : kind,
    after:
      said?.after ??
      [...new Set([...(change.after ?? '').split('; '), ...further.flatMap((text) => text.split('; '))])]
        .filter((text) => text !== '')
        .join('; '),
    reason: reasonWithFigure(change.reason, figuresOf(change, difference, servings, stated), targets, had),
  };
}

/** The change's own effect, and where that cannot be stated what the move is reckoned to bring. */
function figuresOf(
  { effect }: Change,
  difference: Contribution,
  servings: number,
  stated: (nutrient: Nutrient) => boolean,
): Readonly<Partial<Record<Nutrient, number>>> {
  const figures: Partial<Record<Nutrient, number>> = {};
  for (const [at, nutrient] of nutrients.entries()) {
    const value =
      effect.nutrition[nutrient] ??
      (stated(nutrient) ? 0 : roundNutrient(nutrient, difference.values[at]! / servings));
    if (Number.isFinite(value) && value !== 0) figures[nutrient] = value;
  }
  return figures;
}

/** The changes that do most for what is asked first; what only gives back taste, and words, after them as they came. */
export function weightiestFirst(changes: readonly Change[], targets: readonly Target[]): readonly Change[] {
  const [main] = targets;
  if (main === undefined) return changes;
  const sign = main.max === null ? 1 : -1;
  const gain = ({ kind, effect }: Change): number =>
    kind === 'text' ? -1 : Math.max(0, sign * (effect.nutrition[main.nutrient] ?? 0));
  return changes
    .map((change, at) => ({ change, at, gain: gain(change) }))
    .sort((a, b) => b.gain - a.gain || a.at - b.at)
    .map(({ change }) => change);
}
