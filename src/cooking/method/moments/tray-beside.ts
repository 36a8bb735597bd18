/** What roasts on its own tray for a pot: the oven does that still, whatever cooks the pot. */
import type { Method } from '../../vocabulary.ts';
import { wetDishes } from '../read/core-actions.ts';
import type { Clause, DishClass } from '../model.ts';
import type { Cooking } from '../read/one-cooking.ts';
import { namesVessel } from '../words.ts';

const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);
const intoPot = /\b(?:pots?|casserole|dutch oven|saucepan|pan|braiser)\b/i;

/** The clauses with a tray that roasts ahead of the pot kept in its oven, as it was written. */
export function trayBeside(
  { clauses, cast }: Cooking,
  source: Method,
  target: Method,
  dish: DishClass,
): Cooking {
  if (!ovens.has(source) || ovens.has(target) || !wetDishes.has(dish) || cast.main < 0)
    return { clauses, cast };
  const main = clauses[cast.main]!.step;
  const textOf = (step: number): string =>
    clauses
      .filter((one) => one.step === step)
      .map(({ text }) => text)
      .join(' ');
  const steps = new Set(
    clauses.flatMap(({ step, actions, minutes }) =>
      step < main &&
      intoPot.test(textOf(main)) &&
      minutes !== null &&
      actions.some((action) => action === 'roast' || action === 'bake') &&
      namesVessel(textOf(step), ['tray'])
        ? [step]
        : [],
    ),
  );
  // Beans that boil in a pot of their own, and are drained before they are baked.
  clauses.forEach(({ step, text }, at) => {
    if (
      step < main &&
      /^\W*(?:and |then )*drain\b/i.test(text) &&
      clauses
        .slice(0, at)
        .some(
          (one) =>
            one.step === step &&
            (one.minutes?.[1] ?? 0) >= 5 &&
            one.actions.some((action) => action === 'simmer' || action === 'boil'),
        )
    )
      steps.add(step);
  });
  if (steps.size === 0) return { clauses, cast };
  return {
    clauses: clauses.map((clause): Clause =>
      steps.has(clause.step) ? { ...clause, asWritten: true } : clause,
    ),
    cast: { ...cast, roles: cast.roles.map((role, at) => (steps.has(clauses[at]!.step) ? 'side' : role)) },
  };
}
