/** A second can of the beans that a pot has already. */
import { sharedTitle } from '../edit/shared-title.ts';
import { characterOf } from '../healthify/character.ts';
import type { BudgetMove } from './budget-move.ts';
import { bornOfName, isBean, losses } from './fill-ups.ts';
import { type BudgetScope, type PricedLine, keptOf, priceOf } from './scope.ts';

/** Grams of meat from which on a pot takes two more cans. Own rule. */
const largePot = 700;

/** Another can of the beans that the dish has, for some of the meat; null where it has none by the can. */
export function secondCan(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] | null {
  const { understood } = scope;
  const beans = understood.grounded.find(
    ({ parsed, ingredient: { food, grams } }) =>
      food !== null &&
      isBean(food) &&
      (grams ?? 0) > 0 &&
      parsed.quantity !== null &&
      /^(?:can|tin)$/.test(parsed.unit ?? ''),
  );
  if (beans === undefined) return null;
  const { food, grams, name } = beans.ingredient;
  const cans = beans.parsed.quantity!;
  const paid = priceOf(scope, food!, grams! / cans);
  if (paid === null || line.grams < 200) return [];
  const made = keptOf(characterOf(understood, scope.health, scope.foods).makesDish(line.food), scope);
  // Two more where the target is far and the pot is large.
  const pots: readonly (readonly [opened: number, further: number])[] = [
    [1, 0],
    // Beans feed more than their weight of meat: a little less of it is no smaller plate.
    [1, 0.1],
    ...(scope.deep === true && line.grams >= largePot ? ([[2, 0]] as const) : []),
  ];
  return pots.flatMap(([opened, further]): readonly BudgetMove[] => {
    const factor = Math.max(
      opened === 1 ? 0.5 : 0.42,
      1 - further - (1.1 * opened * (grams! / cans)) / line.grams,
    );
    const saved = line.cost * (1 - factor) - paid * opened;
    if (factor < made * bornOfName || saved <= 0) return [];
    return [
      {
        key: line.key,
        edits: [
          {
            kind: 'amount',
            key: line.key,
            factor,
            reason: `${opened === 1 ? 'another can' : 'two more cans'} of ${name} ${opened === 1 ? 'makes' : 'make'} up for some of the meat`,
          },
          // A chili that has beans already is called as it was, unless after its meat.
          ...(line.titleWords.length > 0 ? sharedTitle(understood, line.food, food!) : []),
          {
            kind: 'amount',
            key: beans.key,
            factor: (cans + opened) / cans,
            reason: `fills up for the ${line.name}`,
          },
        ],
        saved,
        loss: (factor < 0.6 ? losses.ownHalf : losses.ownThird) + further,
      },
    ];
  });
}
