import type { Range } from '../model.ts';
import { kitchenMinutes, type PlanContext } from '../plan.ts';

/** Full power at the machine's own wattage instead of 1,000 W. */
export function byWattage(range: Range, context: PlanContext): Range {
  const watts = context.size.wattage ?? 1000;
  return kitchenMinutes([(range[0] * 1000) / watts, (range[1] * 1000) / watts]);
}

/** Time for an amount, from the time for 500 g: it grows more slowly than the amount. */
export function byMass(range: Range, grams: number, exponent: number): Range {
  const factor = Math.max(0.6, (grams / 500) ** exponent);
  return kitchenMinutes([range[0] * factor, range[1] * factor]);
}
