import { stepWith, type Step } from '../recipe.ts';
import { totalMinutes } from './schedule.ts';

/** Times are said in fives from here on, minutes. */
const least = 18;
const five = 5;

/** How much is added at the most, by the length of the whole; and how much the knife may be quicker. */
const mostAdded = (total: number): number => (total < 25 ? 3 : 4);
const mostSaved = 1;
/** Knife work of fewer minutes than this is not done quicker. */
const leastToSave = 6;

/**
 * Lets the knife take a little longer, so that a recipe takes 25 minutes and not 23: how fast somebody chops is a guess
 * anyway, while what is said of the heat stays as it is. Unchanged where the whole would not come out round, or late.
 * @param limit minutes that there are; null where nobody said
 * @param isFree whether the minutes of a step are nowhere said in words
 */
export function roundOff(
  steps: readonly Step[],
  limit: number | null,
  isFree: (step: Step) => boolean,
): readonly Step[] {
  const total = Math.ceil(totalMinutes(steps) - 1e-6);
  if (total < least || total % five === 0) return steps;
  const up = Math.ceil(total / five) * five;
  const byHand = steps
    .filter((step) => step.phase !== 'cook' && step.activeMinutes === step.minutes && isFree(step))
    .sort((a, b) => Number(b.action === 'cut') - Number(a.action === 'cut') || b.minutes - a.minutes);
  const changed = (which: Step, minutes: number): readonly Step[] =>
    steps.map((step) =>
      step === which
        ? stepWith(step, { minutes: step.minutes + minutes, activeMinutes: step.activeMinutes + minutes })
        : step,
    );
  const takes = (some: readonly Step[], minutes: number): boolean =>
    Math.ceil(totalMinutes(some) - 1e-6) === minutes;
  if (up - total <= mostAdded(total) && (limit === null || up <= limit))
    for (const step of byHand) {
      if (step.minutes < (up - total) / 2) continue;
      const longer = changed(step, up - total);
      if (takes(longer, up)) return longer;
    }
  if (total % five <= mostSaved)
    for (const step of byHand) {
      if (step.minutes < leastToSave) continue;
      const quicker = changed(step, -(total % five));
      if (takes(quicker, up - five)) return quicker;
    }
  return steps;
}
