/** The sauce that was made in the pan where the food had fried, where the food now cooks without a pan. */
import { actionNature } from '../../dishes/actions.ts';
import type { Clause } from '../model.ts';
import { namesVessel } from '../words.ts';

const scrapes =
  /(?:^\W*|,?\s+(?:and\s+)?)scrap(?:e|ing)\b[^.;,]*?\b(?:bits|bottom|pan|fond)\b(?: (?:of|from|off|stuck|on)\b[^.;,]*)?/i;

const intoPan = /\b(to|in|into) the (?:same |hot |empty |frying )*(?:pan|skillet|wok)\b/i;

/** "Pour in wine and lemon juice." */
const poursIn =
  /^(\W*)(?:pour|add|stir|tip|whisk)(?: in)? ((?:the |your )?[\p{L}\d][^.;:]*?)(?: (?:in|to|into) the (?:same )?(?:pan|skillet))?(?=\W*$)/iu;

const takesOut = /^\W*(?:then\s+)?(?:remove|transfer|take|move|set|lift|plate|keep)\b/i;

/** Whether the next thing done with it is to boil it down. */
const simmersNext = (clauses: readonly Clause[], at: number): boolean =>
  clauses
    .slice(at + 1, at + 3)
    .some(
      ({ step, actions }) =>
        step === clauses[at]!.step &&
        actions.some((action) => action === 'simmer' || action === 'boil' || action === 'reduce'),
    );

/** The clause for a small saucepan of its own, without the bits that a pan would have; null where it is none of this. */
export function panSauce(clauses: readonly Clause[], at: number, main: number): string | null {
  const clause = clauses[at]!;
  // Something is in a pan of its own already.
  if (clauses.slice(main + 1, at).some(({ names, text }) => names.length > 0 && !takesOut.test(text)))
    return null;
  // "Add the ginger to the pan and let it sizzle": it gets a pan of its own.
  if (
    at > main &&
    intoPan.test(clause.text) &&
    clause.names.length > 0 &&
    clauses
      .slice(at, at + 3)
      .some(
        ({ step, actions }) =>
          step === clause.step && actions.some((action) => actionNature[action].station === 'burner'),
      )
  )
    return clause.text.replace(scrapes, '').replace(intoPan, '$1 a small saucepan over medium heat');
  const clean = clause.text.replace(scrapes, '');
  if (clean !== clause.text && !/\p{L}/u.test(clean)) return '';
  // Fish that simmers in its curry is no sauce of the pan.
  if (clause.names.length > 2) return clean === clause.text ? null : clean;
  if (poursIn.test(clean) && simmersNext(clauses, at) && !namesVessel(clean, ['pot']))
    return clean.replace(poursIn, '$1Put $2 in a small saucepan');
  return clean === clause.text ? null : clean;
}

/** Without "scraping up the browned bits". */
export const withoutBits = (text: string): string => {
  const clean = text.replace(scrapes, '');
  return /\p{L}/u.test(clean) ? clean : text;
};

/** "Lower the heat, add the garlic", ahead of what is done. */
export const lowersHeat =
  /^(\W*)(?:(?:drop|cut|lower|reduce|turn down) (?:the )?heat(?: to [\w-]+(?:[- ]\w+)?)?|turn (?:it )?down to (?:low|medium)(?:[- ]\w+)?),\s+(?:and\s+|then\s+)?/i;

const goesIn =
  /^\W*(?:(?:and|then)\s+)*(?:add|stir in|put|melt|saut[eé]|cook|fry|soften|sweat|toss in|tip in)\b/i;
const inBowl = /\b(?:bowl|plate|board|jug|jar|blender|processor)\b/i;

/** Whether a clause is the first of a sauce that was made in the pan of the meat, and names no pan of its own. */
export function startsSauce(
  clauses: readonly Clause[],
  { roles, main }: { readonly roles: readonly string[]; readonly main: number },
  at: number,
): boolean {
  const clause = clauses[at]!;
  const named = ({ text }: Clause): boolean =>
    namesVessel(text, ['pan', 'pot', 'dish', 'tray', 'tin']) || inBowl.test(text);
  return (
    at > main &&
    clause.names.length > 0 &&
    goesIn.test(clause.text.replace(lowersHeat, '')) &&
    !clauses
      .slice(main + 1, at)
      .some((one) =>
        named(one) ? !takesOut.test(one.text) : one.names.length > 0 && !takesOut.test(one.text),
      ) &&
    !named(clause) &&
    clauses
      .slice(at, at + 3)
      .some(
        ({ actions, text }, other) =>
          roles[at + other] === 'side' &&
          (actions.some((action) => actionNature[action].station === 'burner') ||
            /\b(?:over|on) (?:a )?(?:medium|low|high|gentle)\b/i.test(text)),
      )
  );
}
