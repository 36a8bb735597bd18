import { isKind } from '#food/ingredient';
import { actionNature } from '../../dishes/actions.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import type { Clause, ClauseRole } from '../model.ts';
import type { Part } from './parts.ts';
import type { CastClauses } from './roles.ts';
import { adding } from '../told/write-input.ts';

/** The clauses of a recipe with what each is to the conversion. */
export interface Cooking {
  readonly clauses: readonly Clause[];
  readonly cast: CastClauses;
}

/**
 * Draws the stretches of a cooking that is told anew into one: "roast for 20 minutes; add the salmon and roast 12
 * more". The plan says itself what goes in when, so that what only put it in falls away.
 */
export function oneCooking(
  understood: UnderstoodRecipe,
  { clauses, cast }: Cooking,
  parts: ReadonlyMap<string, Part>,
  target: Method,
): Cooking {
  const glazed = (at: number): boolean => at > cast.main && (glazes(clauses[at]!) || brushed(clauses, at));
  const wet = target === 'pressureCooker' || target === 'slowCooker';
  const stretches = cast.roles.flatMap((role, at) =>
    (role === 'core' && !glazed(at)) || (role === 'drop' && cooks(clauses[at]!) && !(wet && glazed(at)))
      ? [at]
      : [],
  );
  const [first] = stretches;
  const last = stretches.at(-1);
  const late = (role: ClauseRole, at: number): ClauseRole =>
    wet && at !== cast.main && glazed(at) && (role === 'core' || (role === 'drop' && cooks(clauses[at]!)))
      ? 'late'
      : role;
  if (first === undefined || last === undefined || first === last)
    return { clauses, cast: { ...cast, roles: cast.roles.map(late) } };
  const told = (key: string): boolean => {
    const part = parts.get(key);
    return (
      part !== undefined &&
      ((part.time !== null && part.grams >= 40) || (part.food !== null && isKind(part.food, 'fat')))
    );
  };
  const seasons = (key: string): boolean => {
    const part = parts.get(key);
    // An onion without a row of its own rides along as well.
    return part !== undefined && !told(key) && part.food !== null && part.safe === null;
  };
  /** "Add the peppers, sausages, oil and seasoning": the seasoning goes on with the oil, before all of it cooks. */
  const seasoned = (clause: Clause, at: number): boolean =>
    at > first &&
    at < last &&
    cast.roles[at] === 'keep' &&
    adding.has(clause.action ?? 'cut') &&
    clause.names.some(seasons) &&
    clause.names.some((key) => told(key)) &&
    clause.names.every((key) => told(key) || seasons(key));
  const falls = (clause: Clause, at: number): boolean =>
    at > first &&
    at <= last &&
    cast.roles[at] !== 'side' &&
    (stretches.includes(at) ||
      ((adding.has(clause.action ?? 'cut') || /^\W*drizzle\b/i.test(clause.text)) &&
        clause.names.every(told)));
  // Meat that was made ready while the first stretch went on is made ready before it.
  const early = (clause: Clause, at: number): boolean =>
    at > first &&
    at < last &&
    cast.roles[at] === 'keep' &&
    prepares.test(clause.text) &&
    clause.names.some((key) => (parts.get(key)?.safe ?? null) !== null);
  // With the rest of the oil goes its half.
  const restOfOil = clauses.some(
    (clause, at) =>
      (falls(clause, at) || seasoned(clause, at)) &&
      /\b(?:remaining|rest of the|other half)\b[^.;]*\boil\b/i.test(clause.text),
  );
  const allOfOil = (clause: Clause, at: number): Clause =>
    restOfOil && at < first
      ? { ...clause, text: clause.text.replace(/\bhalf (?:of )?the ((?:\w+ )?oil)\b/i, 'the $1') }
      : clause;
  const stretched = clauses.map((clause, at) => ({
    clause: seasoned(clause, at)
      ? { ...clause, names: clause.names.filter(seasons) }
      : falls(clause, at)
        ? { ...clause, names: [] }
        : allOfOil(clause, at),
    role:
      at === first
        ? ('core' as const)
        : falls(clause, at) || seasoned(clause, at)
          ? ('drop' as const)
          : late(cast.roles[at]!, at),
    early: early(clause, at) || seasoned(clause, at),
  }));
  const order = [
    ...stretched.slice(0, first),
    ...stretched.filter((one) => one.early),
    ...stretched.slice(first).filter((one) => !one.early),
  ];
  return {
    clauses: order.map(({ clause }) => clause),
    cast: {
      roles: order.map(({ role }) => role),
      main: first + stretched.filter((one) => one.early).length,
      contents: new Set([
        ...cast.contents,
        ...stretches.flatMap((at) => [
          ...clauses[at]!.names,
          ...understood.steps[clauses[at]!.step]!.contents,
        ]),
      ]),
    },
  };
}

const prepares = /^\W*(?:meanwhile,?\s+)?(?:rub|season|coat|toss|pat|salt|slash|score)\b/i;

/** A last minute under the broiler is not more of the cooking. */
const glazes = ({ text, minutes }: Clause): boolean =>
  /\bbroil|\bunder (?:the|a|your) (?:hot )?(?:grill|broiler)\b/i.test(text) && (minutes?.[1] ?? 0) <= 8;

/** Cooks for a while, and does not only bring to heat. */
const cooks = ({ actions, minutes }: Clause): boolean =>
  (minutes?.[1] ?? 0) >= 5 && actions.some((action) => actionNature[action].heats);

/** What is brushed on after the long stretch is glazed by the one after it. */
const brushed = (clauses: readonly Clause[], at: number): boolean =>
  clauses
    .slice(Math.max(0, at - 2), at)
    .some(
      ({ text, step }) =>
        step === clauses[at]!.step && /\b(?:brush|baste|glaze|coat|spread|slather)\b/i.test(text),
    );
