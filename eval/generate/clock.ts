import type { Recipe, Step } from '#cooking/recipe';
import { scheduleSteps } from '#cooking/time/schedule';

/** A step that says of itself that it goes on beside another. */
const told =
  /^(?:Meanwhile|While|In the meantime|About|At the same time|Towards|Shortly before|Back at)\b|^[^.]*\b(?:meanwhile|in the meantime|at the same time|towards the end|while (?:the|it|they|that))\b/i;

/** Minutes over the recipe's own that nobody would notice, and the share of it. */
const unnoticed = { minutes: 8, share: 0.15 } as const;

/** Minutes for somebody who reads step by step, and begins the next one early only where he is told to. */
function minutesAsRead(steps: readonly Step[]): number {
  const ends: number[] = [];
  let [free, before] = [0, 0];
  for (const [at, step] of steps.entries()) {
    const waits = step.after.map((id) => ends[steps.findIndex((other) => other.id === id)] ?? 0);
    const beside = told.test(step.text) || step.unsaid === true || steps[at - 1]?.unsaid === true;
    const start = Math.max(free, beside ? 0 : before, ...waits);
    ends.push(start + step.minutes);
    free = start + step.activeMinutes;
    before = step.action === 'preheat' ? free : start + step.minutes;
  }
  return Math.max(0, ...ends);
}

/** Whether a cook who does what is written, in the order in which it is written, is done in the time that is told. */
export function keepsTime({ steps }: Pick<Recipe, 'steps'>): boolean {
  const own = Math.max(0, ...scheduleSteps(steps).map(({ end }) => end));
  return minutesAsRead(steps) <= own + Math.max(unnoticed.minutes, own * unnoticed.share);
}
