import { isKind } from '#food/ingredient';
import { actionNature } from '../dishes/actions.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Clause } from './model.ts';
import type { Part } from './parts.ts';
import type { CastClauses } from './roles.ts';
import { adding } from './write-input.ts';

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
): Cooking {
  const stretches = cast.roles.flatMap((role, at) =>
    (role === 'core' && !(at > cast.main && glazes(clauses[at]!))) || (role === 'drop' && cooks(clauses[at]!))
      ? [at]
      : [],
  );
  const [first] = stretches;
  const last = stretches.at(-1);
  if (first === undefined || last === undefined || first === last) return { clauses, cast };
  const told = (key: string): boolean => {
    const part = parts.get(key);
    return (
      part !== undefined &&
      ((part.time !== null && part.grams >= 40) || (part.food !== null && isKind(part.food, 'fat')))
    );
  };
  const falls = (clause: Clause, at: number): boolean =>
    at > first &&
    at <= last &&
    (stretches.includes(at) ||
      ((adding.has(clause.action ?? 'cut') || /^\W*drizzle\b/i.test(clause.text)) &&
        clause.names.every(told)));
  return {
    clauses: clauses.map((clause, at) => (falls(clause, at) ? { ...clause, names: [] } : clause)),
    cast: {
      roles: cast.roles.map((role, at) => (at === first ? 'core' : falls(clauses[at]!, at) ? 'drop' : role)),
      main: first,
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

/** A last minute under the broiler is not more of the cooking. */
const glazes = ({ text, minutes }: Clause): boolean =>
  /\bbroil|\bunder (?:the|a|your) (?:hot )?(?:grill|broiler)\b/i.test(text) && (minutes?.[1] ?? 0) <= 8;

/** Cooks for a while, and does not only bring to heat. */
const cooks = ({ actions, minutes }: Clause): boolean =>
  (minutes?.[1] ?? 0) >= 5 && actions.some((action) => actionNature[action].heats);
