/** Roles that only the neighbours of a clause settle. */
import { wetDishes } from './core-actions.ts';
import type { Clause, ClauseRole, DishClass } from '../model.ts';
import { sizzles } from './role-words.ts';

/** Whether something was put in before in the same instruction, and nothing that gives juice to simmer in. */
function startsPot(clauses: readonly Clause[], at: number): boolean {
  const own = clauses.slice(0, at).filter(({ step }) => step === clauses[at]!.step);
  return own.some(({ names }) => names.length > 0) && !own.some(({ text }) => juicy.test(text));
}

const juicy =
  /\b(?:tomato\w*|passata|stock|broth|water|wine|beer|cider|cream|(?:coconut )?milk|sauce|juices?|yogh?urt)\b/i;

/** The roles once every clause has one. `oilGone`: told anew for a machine without a bath of oil. */
export function settleRoles(
  roles: readonly ClauseRole[],
  clauses: readonly Clause[],
  main: number,
  dish: DishClass,
  oilGone: boolean,
  isLiquid: (key: string) => boolean,
): readonly ClauseRole[] {
  // "For extra colour, finish under the grill": the purpose goes with what it was for.
  return roles.map((role, at): ClauseRole => {
    const { text, sentence, step, names, actions } = clauses[at]!;
    const next = clauses[at + 1];
    const before = clauses
      .slice(0, at)
      .findLastIndex((one, other) => one.step === step && roles[other] !== 'keep');
    // "… soften the onion. Stir in the garlic and cook 1 minute": still in the pan, before the liquid.
    if (
      role === 'core' &&
      at < main &&
      wetDishes.has(dish) &&
      names.length === 0 &&
      (clauses[at]!.minutes?.[1] ?? 9) <= 3 &&
      before >= 0 &&
      roles[before] === 'brown'
    )
      return 'brown';
    // "Add the onions and carrots and cook 5 minutes": nothing to simmer in is in the pot yet.
    if (
      role === 'core' &&
      at < main &&
      wetDishes.has(dish) &&
      names.length === 0 &&
      (clauses[at]!.minutes?.[1] ?? 99) <= 30 &&
      /^\W*(?:and\s+)?cook\b/i.test(text) &&
      clauses[at - 1]?.step === step &&
      startsPot(clauses, at) &&
      !clauses.slice(0, at).some((one) => one.names.some(isLiquid))
    )
      return 'brown';
    // "Heat the oil; a crumb should sizzle": no crumb sizzles where there is no oil.
    if (
      role === 'keep' &&
      oilGone &&
      at < main &&
      roles[at - 1] === 'drop' &&
      clauses[at - 1]!.step === step &&
      sizzles.test(text)
    )
      return 'drop';
    return role === 'keep' &&
      roles[at + 1] === 'drop' &&
      next?.step === step &&
      next.sentence === sentence &&
      names.length === 0 &&
      actions.length === 0 &&
      /^\W*(?:for|if|to)\b/i.test(text)
      ? 'drop'
      : role;
  });
}
