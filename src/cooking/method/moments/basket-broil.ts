/** Cheese that a broiler melts on cutlets melts in the basket that they lie in. */
import type { Clause } from '../model.ts';
import type { PlanContext } from '../plan.ts';

const broilFor =
  /\b(?:broil|(?:pop|put|place|slide|flash|melt)(?: (?:it|them|everything))? under (?:a|the) (?:hot )?(?:broiler|grill))(?: on high)?(?: for)?(?: about)? (\d+(?:\s*(?:-|–|to)\s*\d+)? ?min(?:ute)?s?)/i;
const toBakingDish =
  /^\W*(?:then\s+)?(?:move|transfer|put|place|arrange|lay)(?: (?:it|them|the [\w -]{3,20}))? (?:to|in|into|on|onto) (?:a|the) (?:[\w-]+ )?(?:baking|casserole|oven-?proof) (?:dish|sheet|tray|pan)\W*$/i;

/** A clause after the air-frying of a crust as the basket has it: '' where it only moved the food, null where it stays. */
export function broiledInBasket(
  clauses: readonly Clause[],
  at: number,
  main: number,
  { target, dish }: PlanContext,
): string | null {
  if (target !== 'airFryer' || dish !== 'fried' || at <= main) return null;
  const { text } = clauses[at]!;
  if (broilFor.test(text)) return text.replace(broilFor, 'air-fry at 200 °C (400 °F) for $1');
  return toBakingDish.test(text) && clauses.slice(at + 1).some((one) => broilFor.test(one.text)) ? '' : null;
}
