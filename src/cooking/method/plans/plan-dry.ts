import type { Method } from '../../vocabulary.ts';
import { chambers, bakes } from './dry-heat.ts';
import { bakePlan } from './plan-bake.ts';
import { chamberPlan } from './plan-chamber.ts';
import { panPlan } from './plan-pan.ts';
import type { Refusal } from '../plan.ts';
import { type Plan, type PlanContext } from '../plan.ts';
import { refuseDry } from './refuse-dry.ts';
import { stagedPieces } from './stages.ts';

/** A dish that cooks in dry heat: what the oven, the pan, the grill and their like do. */
export function planDry(context: PlanContext): Plan | Refusal {
  const { source, target, dish } = context;
  const refused = refuseDry(context);
  if (refused) return refused;
  // What a microwave set is baked as in any other chamber, only longer.
  const baked = source === 'microwave' && bakes.has(dish);
  if ((chambers.has(source) || baked) && chambers.has(target)) return chamberPlan(context);
  const pans: readonly Method[] = ['stovetop', 'wok', 'dutchOven', 'campfire'];
  if (pans.includes(source) && pans.includes(target) && !(target === 'wok' && dish === 'pieces'))
    return panPlan(context);
  if (bakes.has(dish) || dish === 'bread' || (dish === 'griddle' && chambers.has(source)))
    return bakePlan(context);
  return stagedPieces(context, target);
}
