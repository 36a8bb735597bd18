/** "Roast for 15 minutes, then turn down and roast for 50 more": beside a fire that is one stretch. */
import type { Method } from '../../vocabulary.ts';
import type { DishClass } from '../model.ts';
import type { Cooking } from '../read/one-cooking.ts';

const fires: ReadonlySet<Method> = new Set(['grill', 'smoker']);
const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);
const turnsDown = /\b(?:turn|reduce|lower|drop)\b[^.;]*\b(?:down|oven|heat|temp\w*|to \d{3})\b/i;
const mostBlast = 40;

/** The blast at the start as part of the main stretch, where a fire cannot be turned down for it. */
export function withoutBlast(
  { clauses, cast }: Cooking,
  source: Method,
  target: Method,
  dish: DishClass,
): Cooking {
  const { main, roles } = cast;
  if (!ovens.has(source) || !fires.has(target) || dish !== 'roast') return { clauses, cast };
  const at = clauses.findIndex(
    ({ minutes }, index) =>
      index < main &&
      roles[index] === 'core' &&
      minutes !== null &&
      minutes[1] <= mostBlast &&
      clauses.slice(index, main + 1).some(({ text }) => turnsDown.test(text)),
  );
  const blast = clauses[at]?.minutes ?? null;
  const long = clauses[main]?.minutes ?? null;
  if (blast === null || long === null) return { clauses, cast };
  return {
    clauses: clauses.map((clause, index) =>
      index === main ? { ...clause, minutes: [long[0] + blast[0], long[1] + blast[1]] as const } : clause,
    ),
    cast: {
      ...cast,
      roles: roles.map((role, index) =>
        index === at || (index > at && index < main && turnsDown.test(clauses[index]!.text)) ? 'drop' : role,
      ),
    },
  };
}
