/** Pulses that boil in a water of their own and are drained, before the pot that they go into. */
import type { Clause } from '../model.ts';

const drains = /^\W*(?:and\s+|then\s+)*(?:drain|strain)\b/i;
const readies =
  /^\W*(?:and\s+|then\s+)*(?:soak|drain|rinse|wash|cover|put|place|tip|bring|boil|simmer|skim|add|return|pour)\b/i;

/**
 * The clauses of such a boil, its soaking and its draining included; empty where it is not drained, or where nothing is
 * simmered after it.
 */
export function boiledBefore(
  clauses: readonly Clause[],
  isCore: (clause: Clause) => boolean,
): ReadonlySet<number> {
  const drained = clauses.findLastIndex(
    ({ text, step }, at) =>
      drains.test(text) &&
      clauses.some(
        (one, before) =>
          before < at &&
          one.step === step &&
          (one.minutes?.[1] ?? 0) >= leastBoil &&
          one.actions.some((action) => action === 'boil' || action === 'simmer'),
      ),
  );
  if (drained < 0) return new Set();
  const { step } = clauses[drained]!;
  const own = clauses.flatMap((clause, at) => (clause.step === step && at <= drained ? [at] : []));
  // A pot that something else went into is the dish.
  const names = new Set(own.flatMap((at) => clauses[at]!.names));
  const simmers = clauses.some(
    (clause, at) =>
      at > drained &&
      isCore(clause) &&
      (clause.minutes?.[1] ?? 0) >= leastAfter &&
      clauses.slice(drained + 1, at + 1).some((one) => one.names.some((key) => names.has(key))),
  );
  return simmers && own.every((at) => readies.test(clauses[at]!.text)) && names.size <= mostFoods
    ? new Set(own)
    : new Set();
}

const leastBoil = 10;
const leastAfter = 15;
/** The pulses, their water, salt or a bay leaf. */
const mostFoods = 3;
