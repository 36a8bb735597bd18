import { leftOpen } from '../conditions.ts';
import type { Dish, DishStep } from '../dish.ts';
import { actionNature } from '../dishes/actions.ts';
import { prepMinutes } from '../prep/prep.ts';
import { fewestHandMinutes } from '../time/step-minutes.ts';
import { briskMinutes } from '../time/nice-minutes.ts';
import type { IndexedRole } from './rank/indexed-dish.ts';

/** The part of a step's minutes that remains for the quickest hands. */
const mostShortened = 0.47;

/** Pots in which a dish may have a way of its own, and none; nobody is told two of these ways. */
const cookers = [null, 'slow cooker', 'pressure cooker'] as const;

/** A dish's steps as each of its ways has them, without the conditions that are met there. */
function waysOf({ steps }: Dish): readonly (readonly DishStep[])[] {
  const named = cookers.filter(
    (cooker) => cooker === null || steps.some(({ when }) => when.includes(`tool ${cooker}`)),
  );
  if (named.length === 1) return [steps];
  return named.map((own) =>
    steps.map((step) => {
      const [here, others] = [[], []] as [string[], string[]];
      for (const text of step.when) (/ (?:slow|pressure) cooker$/.test(text) ? here : others).push(text);
      const open = leftOpen(here, (tool) => tool === own);
      return { ...step, when: open === null ? [...here, ...others] : others };
    }),
  );
}

/**
 * Minutes that no version of a dish falls below: the longest chain of steps that all have, each at its least, or what the
 * one cook's hands have to do, whichever is longer.
 */
export const leastMinutesOf = (dish: Dish, roles: readonly IndexedRole[]): number =>
  Math.min(...waysOf(dish).map((steps) => leastOf(steps, roles)));

function leastOf(steps: readonly DishStep[], roles: readonly IndexedRole[]): number {
  const ends = new Map<string, number>();
  const needed = new Set(roles.flatMap(({ role, needed: is }) => (is && !role.beside ? [role.id] : [])));
  let latest = 0;
  let hands = 0;
  for (const step of steps) {
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
