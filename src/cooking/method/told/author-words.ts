/** What the writer of an adaptation looks for in the author's own sentences. */
import { isKind } from '#food/ingredient';
import type { Instruction } from './assemble.ts';
import type { Clause } from '../model.ts';
import { isThinLiquid } from '../read/parts.ts';
import type { PlanContext } from '../plan.ts';
import { cookedFor } from './stale-remarks.ts';
import type { WriteInput } from './write-input.ts';

export const bareDressing = /^(\W*(?:sprinkle|season|drizzle|brush|rub|dust|scatter)) (?=with\b)/i;

export const onPlate = /^(?:put|lay|place|arrange|set)\b[^.]*\bmicrowave-safe plate\b/i;

export const inAPan = /\b(?:in|into) an? (?:[\w-]+,? ){0,3}(?:pan|pot|saucepan|skillet)\b/i;

export const putsAll =
  /\b(?:put|add|dump|throw|tip|place|chuck|toss|combine|pile|load|stick|bung)\b[^.;]*\b(?:everything|it all|all of it|all (?:of )?(?:the|your) (?:\w+ )?ingredients|the lot|all ingredients)\b/i;

export const onFlame = new Set<PlanContext['target']>(['stovetop', 'dutchOven', 'wok', 'campfire', 'oven']);

/** Whether a stretch is for what was put in with fat just before, and for nothing wet. */
export function softensFat(clauses: readonly Clause[], at: number, parts: WriteInput['parts']): boolean {
  const { step } = clauses[at]!;
  const inside = clauses
    .slice(0, at)
    .filter((one) => one.step === step)
    .flatMap(({ names }) => names.flatMap((key) => parts.get(key) ?? []));
  return (
    inside.some(({ food }) => food !== null && isKind(food, 'fat')) &&
    inside.some(({ food, grams }) => grams >= 20 && !(food !== null && isKind(food, 'fat'))) &&
    !inside.some(({ food }) => isThinLiquid(food))
  );
}

/** An instruction in which the machine changed nothing stands as its author wrote it. */
export function authorsWords(instructions: Instruction[], source: readonly string[]): void {
  const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  instructions.forEach((one, at) => {
    const old = one.steps.length === 1 ? source[one.steps[0]!] : undefined;
    if (old === undefined || old === one.text) return;
    const touched = old
      .split(/(?<=[.;]\s)/)
      .map(cookedFor)
      .join('');
    if (letters(one.text) === letters(touched)) instructions[at] = { ...one, text: old };
  });
}
