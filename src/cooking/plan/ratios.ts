import { roleGrams } from '../measure-parts.ts';
import type { Plan } from './fill.ts';

/** Whether every ratio that a role takes part in is still within its bounds. */
export function ratiosHold(plan: Plan, role: string, servings: number): boolean {
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
      return value >= min && value <= max;
    });
}
