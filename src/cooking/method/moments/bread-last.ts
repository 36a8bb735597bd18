/** Bread that thickens a stew: under pressure it sinks and burns on, so it goes in when the lid is off again. */
import { isKind } from '#food/ingredient';
import type { Method } from '../../vocabulary.ts';
import { wetDishes } from '../read/core-actions.ts';
import type { Clause, DishClass } from '../model.ts';
import type { Cooking } from '../read/one-cooking.ts';
import type { Part } from '../read/parts.ts';

const isBread = ({ food, item }: Part): boolean =>
  (food !== null && (isKind(food, 'bread') || /gingerbread|crouton/.test(food.id))) ||
  /\b(?:ginger ?bread|pain d['’][eé]pices?|rye bread|croutons)\b/i.test(item.name);
const goesIn =
  /\b(?:put|add|lay|place|stir|drop|arrange|tuck|crumble|in)\b[^.;]*\b(?:in|into|to|on top|over|add)\b/i;
const leastGrams = 40;

/** The cooking with the sentence that puts the bread in told after the pressure, and a simmer in which it melts away. */
export function breadLast(
  cooking: Cooking,
  target: Method,
  dish: DishClass,
  parts: ReadonlyMap<string, Part>,
): Cooking {
  const { clauses, cast } = cooking;
  const { main, roles } = cast;
  if (target !== 'pressureCooker' || !wetDishes.has(dish)) return cooking;
  const bread = (key: string): boolean => {
    const part = parts.get(key);
    return part !== undefined && isBread(part) && part.grams >= leastGrams;
  };
  const first = clauses.findIndex(
    ({ names }, at) => at < main && roles[at] !== 'side' && names.some(bread) && names.length <= 2,
  );
  if (first < 0) return cooking;
  const { step, sentence } = clauses[first]!;
  const told = clauses.flatMap((clause, at) =>
    at < main && clause.step === step && clause.sentence === sentence ? [at] : [],
  );
  if (!told.some((at) => goesIn.test(clauses[at]!.text))) return cooking;
  const melts: Clause = {
    ...clauses[told.at(-1)!]!,
    text: 'simmer for 5 minutes until the bread has melted into the sauce',
    joint: '. ',
    sentence: sentence + 50,
    action: 'simmer',
    actions: ['simmer'],
    minutes: [5, 5],
    celsius: null,
    innerCelsius: null,
    names: [],
  };
  const kept = clauses.flatMap((_, at) => (told.includes(at) ? [] : [at]));
  const before = kept.filter((at) => at <= main);
  const after = kept.filter((at) => at > main);
  return {
    clauses: [
      ...before.map((at) => clauses[at]!),
      ...told.map((at) => clauses[at]!),
      melts,
      ...after.map((at) => clauses[at]!),
    ],
    cast: {
      ...cast,
      main: before.length - 1,
      roles: [
        ...before.map((at) => roles[at]!),
        ...told.map(() => 'keep' as const),
        'late',
        ...after.map((at) => roles[at]!),
      ],
    },
  };
}
