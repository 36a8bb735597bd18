import { roleGrams } from '../../measures/measure-parts.ts';
import type { Plan } from '../fill.ts';

/**
 * Whether every ratio that a role takes part in is still within its bounds.
 * @param leeway how far beyond them a ratio may be for which this says so, as a share
 */
export function ratiosHold(
  plan: Plan,
  role: string,
  servings: number,
  leeway: (roles: readonly string[]) => number = () => 0,
): boolean {
  const weight = (ids: readonly string[]): number =>
    plan.dish.roles
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, one) => {
        const fills = plan.fills.get(one.id) ?? [];
        const shares = fills.reduce((total, { ratio }) => total + ratio, 0);
        return fills.length === 0 ? sum : sum + (roleGrams(plan, one, servings) * shares) / fills.length;
      }, 0);
  return plan.dish.ratios
    .filter(({ of, to }) => of.includes(role) || to.includes(role))
    .every(({ of, to, min, max }) => {
      const value = weight(of) / weight(to);
      const more = leeway([...of, ...to]);
      return value >= min * (1 - more) && value <= max * (1 + more);
    });
}
