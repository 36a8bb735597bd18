import type { Dish } from '../dish.ts';
import { actionNature } from '../dishes/actions.ts';
import { prepMinutes } from '../prep.ts';
import { fewestHandMinutes } from '../step-minutes.ts';
import { briskMinutes } from '../nice-minutes.ts';
import type { IndexedRole } from './indexed-dish.ts';

/** The part of a step's minutes that remains for the quickest hands. */
const mostShortened = 0.5;

/**
 * Minutes that no version of a dish falls below: the longest chain of steps that all have, each at its least, or what the
 * one cook's hands have to do, whichever is longer.
 */
export function leastMinutesOf(dish: Dish, roles: readonly IndexedRole[]): number {
  const ends = new Map<string, number>();
  const needed = new Set(roles.flatMap(({ role, needed: is }) => (is && !role.beside ? [role.id] : [])));
  let latest = 0;
  let hands = 0;
  for (const step of dish.steps) {
    const start = step.after.reduce((end, id) => Math.max(end, ends.get(id) ?? 0), 0);
    const nature = actionNature[step.action];
    const sure =
      step.when.length === 0 &&
      step.action !== 'marinate' &&
      (step.stands || step.uses.length === 0 || step.uses.some((id) => needed.has(id)));
    const shrinks =
      step.times !== null || step.grows !== 'none' || (nature.hands === 1 && nature.phase !== 'cook');
    const own = step.hurry ?? step.minutes[0];
    const fewest = briskMinutes([own, own], false)[0];
    const end = start + (sure && !shrinks ? fewest : 0);
    ends.set(step.id, end);
    latest = Math.max(latest, end);
    if (sure && step.grows === 'none' && step.times === null)
      hands += Math.min(step.active, fewest * (shrinks ? mostShortened : 1));
  }
  return Math.max(latest, hands + leastKnifeWork(roles));
}

/** Knife work on the parts that no version is without, whatever fills them and however little of it. */
function leastKnifeWork(roles: readonly IndexedRole[]): number {
  let raw = 0;
  for (const { role, ways, needed } of roles) {
    if (!needed || role.beside) continue;
    const preps = ways.map(({ option }) => option.prep ?? role.prep ?? '');
    raw += Math.min(...preps.map((prep) => prepMinutes(prep, 0)));
  }
  return fewestHandMinutes(raw);
}
