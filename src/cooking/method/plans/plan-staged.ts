/** Stages of an oven told again for a pan: vegetables first, then what is laid among them. */
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import { ovenActions } from '../read/detect-method.ts';
import type { Clause, MethodEdit, Range } from '../model.ts';
import { slowest, type Part } from '../read/parts.ts';
import {
  because,
  donenessOf,
  emptyPlan,
  kitchenMinutes,
  meltedCue,
  sayMinutes,
  times,
  type Plan,
  type PlanContext,
} from '../plan.ts';
import { safetyFor } from './dry-heat.ts';
import type { Vessel } from '../words.ts';

/** What goes in at each stage, by the instruction that tells of it. */
export type Stages = ReadonlyMap<number, readonly Part[]>;

const bakesFor = ({ actions, minutes }: Clause): boolean =>
  (minutes?.[1] ?? 0) >= 4 && actions.some((action) => ovenActions.has(action));

/**
 * The stages of a dish that goes on in one tray or dish: a stretch in the oven, then more food, then another stretch.
 * Null where all of it goes in at once, or where the stretches are of different things.
 */
export function readStages(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
): Stages | null {
  const stretches = clauses.filter(
    (clause) =>
      bakesFor(clause) ||
      (/\b(?:return|back)\b[^.;]*\boven\b/i.test(clause.text) && (clause.minutes?.[1] ?? 0) >= 4),
  );
  const steps = [...new Set(stretches.map(({ step }) => step))];
  if (steps.length < 2 || stretches.length !== steps.length) return null;
  const stages = new Map<number, readonly Part[]>();
  const before = new Set<string>();
  for (const step of steps) {
    const fresh = clauses
      .filter((clause) => clause.step <= step && clause.step > ([...stages.keys()].at(-1) ?? -1))
      .flatMap(({ names }) => names)
      .filter((key) => !before.has(key))
      .flatMap((key) => parts.get(key) ?? [])
      .filter(({ time, grams }) => time !== null && grams >= 40);
    if (fresh.length === 0) return null;
    for (const { key } of fresh) before.add(key);
    stages.set(step, [...new Set(fresh)]);
  }
  // Meat that goes in first is what all the rest waits for: the plan of pieces tells that.
  const raw = (step: number): boolean =>
    (stages.get(step) ?? []).some(({ safe }) => safe !== null && safe.kind !== 'egg');
  if (raw(steps[0]!) || !steps.slice(1).some(raw)) return null;
  // Taken out in between, it is another dish.
  const [first, last] = [steps[0]!, steps.at(-1)!];
  const apart = clauses.some(
    ({ step, text }) =>
      step > first &&
      step < last &&
      /\b(?:another|second|separate) (?:tray|sheet|pan|dish)\b|\bset aside\b/i.test(text),
  );
  return apart || understood.recipe.steps.length < 2 ? null : stages;
}

/** Stage by stage in one wide pan, or in a wok that never rests. */
export function stagedPlan(context: PlanContext, stages: Stages): Plan {
  const { target, source, tables, main } = context;
  const wok = target === 'wok';
  const from: readonly Vessel[] = ['tray', 'dish', 'basket'];
  const pan = wok ? 'the wok' : target === 'stovetop' ? 'a large frying pan with a lid' : 'the Dutch oven';
  const edits: MethodEdit[] = [];
  const firstStep = Math.min(...stages.keys());
  const stretch = (clause: Clause): string => {
    const fed = stages.get(clause.step) ?? [];
    const meat = fed.some(({ safe }) => safe !== null && safe.kind !== 'egg');
    const row: Range | null = slowest(fed, wok ? 'stir' : meat ? 'simmer' : 'pan');
    const minutes = row ?? times(clause.minutes ?? [8, 10], wok ? 0.4 : 0.8);
    const time = sayMinutes(kitchenMinutes(minutes));
    edits.push({
      kind: 'time',
      target: `step ${clause.step + 1}`,
      before: clause.minutes === null ? null : sayMinutes(clause.minutes),
      after: time,
      reason: because(tables, wok ? 'stir-fry-by-food' : 'oven-to-pan'),
      rule: wok ? 'stir-fry-by-food' : 'oven-to-pan',
    });
    const done = donenessOf(clause, source);
    const hot = clause.step === firstStep;
    if (wok)
      return `${hot ? 'Heat the wok over high heat until it smokes, then stir-fry' : 'Stir-fry'} ${hot ? 'them' : 'all together'} for ${time}${done}.`;
    return meat
      ? `Cover and cook over medium-low heat for ${time}${meltedCue(done)}.`
      : `Cook over medium heat for ${time}, stirring now and then${done === '' ? '' : `,${done}`}.`;
  };
  const core = [stretch(main)];
  return {
    ...emptyPlan,
    start: null,
    vessel: {
      from,
      phrase: pan,
      again: wok ? 'the wok' : target === 'stovetop' ? 'the pan' : 'the Dutch oven',
      preposition: 'in',
    },
    core,
    again: (clause) => (clause.minutes === null ? null : stretch(clause)),
    later: stretch,
    edits,
    safety: safetyFor(context),
  };
}
