/** Targets of a health focus as they are told, and whether a recipe may speak of one. */
import { staleMentions } from '#cooking/edit/stale-mentions';
import { characterOf } from '#cooking/healthify/character';
import { limitsFor } from '#cooking/healthify/limits';
import type { Move } from '#cooking/healthify/move';
import { type Target, amountsOf, measureTargets } from '#cooking/healthify/targets';
import type { HealthFocus } from '#cooking/vocabulary';
import { roundNutrient } from '#food/nutrition';
import { once } from '#kernel/once';
import { knownOf } from './healthify-remarks.ts';
import type { KitchenDeps } from './kitchen-deps.ts';
import type { Bench, Standing } from './transform.ts';

/** Without the moves that leave a word of the old food behind, in the title above all. */
export function speakable(
  moves: readonly Move[],
  bench: Bench,
  start: Standing,
  deps: KitchenDeps,
): readonly Move[] {
  const swapped = ({ edits }: Move): readonly string[] =>
    edits.flatMap((edit) => (edit.kind === 'swap' ? [edit.key] : []));
  const clean = (some: readonly Move[]): boolean => {
    const keys = some.flatMap(swapped);
    if (keys.length === 0) return true;
    const edits = some.flatMap((move) => move.edits);
    const { text } = bench.edit(start, edits).edited;
    // A mix made of its own spices leaves the dish what its title says: Cajun soup is Cajun without the salt of the jar.
    const named = some.filter(({ brings, stillCalled }) => brings.length > 2 || stillCalled === true);
    const told = new Set(named.flatMap(swapped));
    return (
      staleMentions(
        start.understood,
        text,
        keys.filter((key) => !told.has(key)),
        deps,
      ).length === 0 &&
      staleMentions(start.understood, text, [...told], deps).every(({ where }) => where === 'title')
    );
  };
  return clean(moves) ? moves : moves.filter((move) => clean([move]));
}

export function targetsOf(
  before: Standing,
  after: Standing,
  focus: HealthFocus,
  deps: Pick<KitchenDeps, 'health' | 'facts' | 'foods'>,
): readonly Target[] {
  const was = amountsOf(before.judgement.nutrition);
  const now = amountsOf(after.judgement.nutrition);
  const character = characterOf(before.understood, deps.health, deps.foods);
  const limits = limitsFor(deps.health.focuses[focus], before.judgement, character, deps.facts);
  const stated = measureTargets(limits, was, now);
  const known = once(() => measureTargets(limits, knownOf(before, deps), knownOf(after, deps)));
  // Where a side cannot be stated, both are given for what is known on both; a limit counts as met only by a full sum.
  return stated.map((target, at) =>
    target.before !== null && target.after !== null
      ? target
      : { ...known()[at]!, met: target.after !== null && target.met },
  );
}

export const roundTarget = (nutrient: Target['nutrient'], basis: Target['basis'], value: number): number =>
  basis === 'energy_share' ? Math.round(value * 10) / 10 : roundNutrient(nutrient, value);
