/** What is cooked beside the part that a machine takes over: rice by its package, bread that is baked for croutons. */
import type { Clause } from '../model.ts';
import { isStarchySide, type Part } from './parts.ts';
import type { CastClauses } from './roles.ts';

const byPackage =
  /\b(?:according to|per|following|as per|as directed on|by)\b[^.;]{0,24}\b(?:pack(?:et|age|aging)?|box|bag|label)\b|\b(?:package|packet|box) (?:directions|instructions)\b/i;

const croutons = /\b(?:bread|sourdough|baguette|ciabatta|croutons?)\b/i;

/** "Toss the sourdough with the butter, bake 10 minutes till crunchy", in an instruction of its own. */
function crisps(clauses: readonly Clause[], own: Clause, parts: ReadonlyMap<string, Part>): boolean {
  const step = clauses.filter((one) => one.step === own.step);
  return (
    own.minutes !== null &&
    own.actions.some((action) => action === 'bake' || action === 'toast' || action === 'roast') &&
    step.some(({ text }) => croutons.test(text)) &&
    step.every(({ names }) => names.every((key) => (parts.get(key)?.safe ?? null) === null))
  );
}

const softens = new Set(['fry', 'saute', 'sweat']);
const mixes = /\b(?:mix|combine|stir|add|knead|blend|mince|fold)\w*\b/i;
const shapes = /\b(?:form|shape|roll|coat|stuff|fill|pat|make)\w*\b/i;

/** "Fry the onion and cool": softened for a mixture that is shaped before it meets the heat that the machine takes over. */
function forTheMix(
  clauses: readonly Clause[],
  at: number,
  main: number,
  parts: ReadonlyMap<string, Part>,
): boolean {
  const { actions, names, step } = clauses[at]!;
  if (at >= main || step === clauses[main]?.step || !actions.some((one) => softens.has(one))) return false;
  if (names.length === 0 || names.some((key) => (parts.get(key)?.safe ?? null) !== null)) return false;
  const mixed = clauses.findIndex(({ text }, one) => one > at && one < main && mixes.test(text));
  return mixed > at && clauses.some(({ text }, one) => one >= mixed && one < main && shapes.test(text));
}

/** The cast in which what cooks by its package stays in its own pot, and is none of the new machine's load. */
export function keptBeside(
  clauses: readonly Clause[],
  cast: CastClauses,
  parts: ReadonlyMap<string, Part>,
): CastClauses {
  const aside = new Set<number>();
  const keys = new Set<string>();
  clauses.forEach((clause, at) => {
    if (
      (at !== cast.main && crisps(clauses, clause, parts)) ||
      (cast.roles[at] !== 'keep' && forTheMix(clauses, at, cast.main, parts))
    ) {
      aside.add(at);
      return;
    }
    if (at === cast.main || !byPackage.test(clause.text)) return;
    // "Rinse the rice and cook according to the package."
    const before = clauses[at - 1];
    const own =
      clause.names.length > 0 || before === undefined || before.step !== clause.step ? clause : before;
    if (own.names.length === 0 || !own.names.every((key) => isStarchySide(parts.get(key)))) return;
    if (clauses[cast.main]?.names.some((key) => own.names.includes(key)) === true) return;
    aside.add(at);
    for (const key of own.names) keys.add(key);
    if (own !== clause) aside.add(at - 1);
  });
  if (aside.size === 0) return cast;
  return {
    ...cast,
    roles: cast.roles.map((role, at) => (aside.has(at) ? 'side' : role)),
    contents: new Set([...cast.contents].filter((key) => !keys.has(key))),
  };
}
