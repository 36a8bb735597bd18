import type { Step } from '../recipe.ts';
import type { ReadStep } from './read-step.ts';

/**
 * Puts steps in order: one after another as written, except where the text says that they run side by side. What runs
 * beside a step starts with it; both are finished before the step that brings them together. A preheated oven blocks
 * only what goes into it.
 */
export function orderSteps(read: readonly ReadStep[]): readonly Step[] {
  const ordered: Step[] = [];
  const contentsOf = new Map<string, ReadonlySet<string>>();
  let heating: string | null = null;
  /** Ends that the next step follows; the second, where there is one, runs beside the first. */
  let main: string | null = null;
  let beside: string | null = null;
  let mainAfter: readonly string[] = [];
  for (const { step, reading } of read) {
    const has = (id: string | null): boolean =>
      id !== null && step.inputs.some((key) => contentsOf.get(id)!.has(key));
    let after: readonly string[];
    if (step.action === 'preheat' && step.inputs.length === 0) {
      heating = step.id;
      contentsOf.set(step.id, new Set());
      ordered.push(step);
      continue;
    }
    const continues = beside !== null && step.inputs.length > 0 && has(beside) && !has(main);
    if (reading.parallel && main !== null && beside === null) {
      after = mainAfter;
      beside = step.id;
    } else if (continues) {
      after = [beside!];
      beside = step.id;
    } else {
      after = [main, beside].filter((id): id is string => id !== null);
      mainAfter = after;
      main = step.id;
      beside = null;
    }
    if (heating !== null && step.station === 'oven') {
      after = [...after, heating];
      heating = null;
    }
    const contents = new Set(step.inputs);
    for (const id of after) for (const key of contentsOf.get(id) ?? []) contents.add(key);
    contentsOf.set(step.id, contents);
    ordered.push({ ...step, after });
  }
  return ordered;
}
