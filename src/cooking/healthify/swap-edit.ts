import type { GroundedLine } from '#food/ground';
import type { EditPart, SwapEdit } from '../edit/model.ts';
import type { SwapRule } from './rules.ts';

/** A food that comes in, weighed. */
export type Incoming = EditPart & { readonly grams: number };

/** A swap by a rule, in the measure of the line where that holds for the new food. */
export function swapEdit(
  rule: SwapRule,
  line: GroundedLine,
  grams: number,
  by: readonly Incoming[],
): SwapEdit {
  const [main] = by;
  const called = main!.name ?? main!.food.name;
  const method = rule.method?.replace('{it}', called);
  return {
    kind: 'swap',
    key: line.key,
    // "To taste" stays so.
    by:
      line.parsed.quantity === null && line.parsed.unit === null && by.length === 1
        ? [{ food: main!.food, ...(main!.name === undefined ? {} : { name: main!.name, sort: main!.sort }) }]
        : by.map((part) => inSameMeasure(line, part, grams)),
    ...(rule.cook === null ? {} : { cooked: rule.cook.replace('{it}', called) }),
    ...(method === undefined ? {} : { methodChanges: [method] }),
    reason: rule.why,
  };
}

/** A litre of stock is replaced by a litre of the other, whatever it weighs. */
function inSameMeasure({ parsed }: GroundedLine, part: Incoming, grams: number): EditPart {
  const { quantity, quantityMax, unit } = parsed;
  if (quantity === null || quantityMax !== null || unit === null) return part;
  if (unit === 'slice' && part.food.measures.some((measure) => measure.unit === unit))
    return { ...part, grams: null, quantity: Math.max(1, Math.round((quantity * part.grams) / grams)), unit };
  if (!volumes.has(unit)) return part;
  if (parsed.amountEach !== null || Math.abs(part.grams / grams - 1) > 1e-6) return part;
  if (part.food.gramsPerMl === null && !part.food.measures.some((measure) => measure.unit === unit))
    return part;
  return { ...part, grams: null, quantity, unit };
}

/** Units of volume. */
export const volumes = new Set(['cup', 'tbsp', 'tsp', 'ml', 'l', 'fl-oz']);
