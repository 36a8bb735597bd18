import { gramsPerUnit, kitchenAmount, type KitchenAmount, type UnitSystem } from './amounts.ts';
import type { DishRole } from './dish.ts';
import { isOwn, type Fill, type Plan } from './plan/fill.ts';
import { suitedPrep } from './suited-prep.ts';

/** One role's food with its amounts. */
export interface Part {
  readonly role: DishRole;
  readonly fill: Fill;
  readonly amount: KitchenAmount;
  readonly prep: string | null;
}

/** What a plan's foods weigh for so many people, in amounts that a kitchen can measure; in the order of the roles. */
export function measureParts(plan: Plan, servings: number, units: UnitSystem): readonly Part[] {
  const { dish } = plan;
  const factor = anchorFactor(plan, servings);
  const parts: Part[] = [];
  for (const role of dish.roles) {
    const fills = plan.fills.get(role.id);
    if (fills === undefined || fills.length === 0) continue;
    const scaled = roleGrams(plan, role, servings) * (role.scale === 'linear' ? factor : 1);
    for (const fill of fills) {
      const grams = (scaled * fill.ratio) / fills.length;
      const swapped = !isOwn(role, fill.food);
      const amount = kitchenAmount(
        fill.food,
        grams,
        fill.unit ??
          (swapped && role.unit !== null && gramsPerUnit(fill.food, role.unit) === null ? null : role.unit),
        units,
      );
      // An option may say with '' that it needs no preparation.
      const prep = (fill.prep ?? role.prep) || null;
      parts.push({ role, fill, amount, prep: prep === null ? null : suitedPrep(fill.food, prep) });
    }
  }
  return parts;
}

/** Grams of a role for the whole recipe, before rounding to the kitchen's measures. */
export function roleGrams(plan: Plan, role: DishRole, servings: number): number {
  const perServing = plan.grams.get(role.id) ?? role.grams;
  const base = plan.dish.servings.default;
  if (role.scale === 'fixed') return perServing * base;
  if (role.scale === 'root') return perServing * base * Math.sqrt(servings / base);
  return perServing * servings;
}

/** Scales everything to a whole count of the anchor (a cake for three takes 2 eggs, not 1.5). */
function anchorFactor(plan: Plan, servings: number): number {
  const { anchor } = plan.dish;
  if (anchor === null) return 1;
  const role = plan.dish.roles.find((other) => other.id === anchor);
  const fill = role && plan.fills.get(role.id)?.[0];
  const each = fill ? gramsPerUnit(fill.food, 'piece') : null;
  if (!role || !fill || each === null) return 1;
  const count = (roleGrams(plan, role, servings) * fill.ratio) / each;
  return Math.max(1, Math.round(count)) / count;
}
