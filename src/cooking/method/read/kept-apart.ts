/** What is made beside the main food and kept for later: an infused oil, a glaze, a marinade's rest. */
import type { Clause } from '../model.ts';

const keepsForLater =
  /\b(?:reserve|save|set aside|keep|strain|sieve|leave)\b[^.;]*\b(?:for (?:later|the (?:sauce|dressing|vinaigrette|glaze|gravy|end|top\w*))|aside|(?:the )?(?:\w+ )?(?:oil|sauce|marinade|glaze|dressing|syrup|herbs|mixture|paste|butter|reduction)\b)/i;
const opensPan =
  /\b(?:in|into|to) (?:a|an|another) (?:[\w-]+,? ){0,3}(?:sauce ?pan|pan|skillet|pot)\b|^\W*(?:heat|melt|warm|combine|place|put|add|bring)\b/i;

/**
 * The clauses of a small cooking of its own before the main one, up to where what came of it is kept for later. None of
 * them names the main food or what lies with it, so that none of them leads up to the main cooking.
 */
export function keptForLater(
  clauses: readonly Clause[],
  main: number,
  mainKey: string | null,
): ReadonlySet<number> {
  const found = new Set<number>();
  if (mainKey === null) return found;
  clauses.forEach(({ text, step, names }, at) => {
    if (at >= main || !keepsForLater.test(text) || names.includes(mainKey)) return;
    // Back to where its pan was opened, over at most two instructions.
    let from = -1;
    for (let before = at; before >= 0 && clauses[before]!.step >= step - 1; before -= 1) {
      if (clauses[before]!.names.includes(mainKey)) break;
      if (opensPan.test(clauses[before]!.text)) from = before;
    }
    if (from < 0) return;
    const own = clauses.slice(from, at + 1);
    const heated = own.some(
      ({ actions, minutes }) => minutes !== null || actions.includes('simmer') || actions.includes('melt'),
    );
    if (heated) for (let one = from; one <= at; one += 1) found.add(one);
  });
  return found;
}
