import type { Target } from '#cooking/healthify/targets';
import type { Standing } from './transform.ts';

/** So near beside its limit a figure is missed by a hair: rounding to spoons alone may do that. Own rule. */
const hair = 1.15;
/** What is aimed at then, as shares of the limits. Own rule. */
const shares = [0.9, 0.8] as const;

/** What is missed on both may grow by so much. Own rule. */
const noWorse = 1.03;

/** How many times beyond its limit a figure is: 1 and less where it is met. */
const beyond = ({ min, max, after }: Target): number =>
  after === null ? Infinity : max !== null ? after / max : min !== null ? min / Math.max(after, 1e-6) : 1;

/** Missed, and by no more than a hair. */
const nearly = (target: Target): boolean => !target.met && beyond(target) <= hair;

/**
 * A plan that ends a hair beside its limit is made once more with a stricter aim, as amounts that are rounded to spoons
 * eat up what was to spare; the new one is taken where it meets more and loses nothing that was met.
 */
export function pastTheHair<T>(plan: (aimedAt: number) => T, targetsOf: (made: T) => readonly Target[]): T {
  let best = plan(1);
  let targets = targetsOf(best);
  for (const share of shares) {
    if (!targets.some(nearly)) return best;
    const again = plan(share);
    const now = targetsOf(again);
    const kept = targets.every((was, at) =>
      was.met ? now[at]!.met : now[at]!.met || beyond(now[at]!) <= beyond(was) * noWorse,
    );
    const more = now.filter(({ met }) => met).length > targets.filter(({ met }) => met).length;
    if (kept && more) [best, targets] = [again, now];
  }
  return best;
}

/** Foods that were sent without an amount and were given a customary one. */
export function guessedFoods(sent: Standing, start: Standing): ReadonlySet<string> {
  const open = new Set(
    sent.understood.grounded.flatMap(({ parsed, ingredient: { food } }) =>
      food !== null && parsed.quantity === null ? [food.id] : [],
    ),
  );
  return new Set(
    start.understood.grounded.flatMap(({ ingredient: { food } }) =>
      food !== null && open.has(food.id) ? [food.id] : [],
    ),
  );
}
