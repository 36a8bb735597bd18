/** A stir-fry without its wok: the pieces brown in dry heat, and the sauce that was tossed with them boils apart. */
import { isKind } from '#food/ingredient';
import { actionNature } from '../../dishes/actions.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Clause, ClauseRole } from '../model.ts';
import type { Cooking } from '../read/one-cooking.ts';
import type { Part } from '../read/parts.ts';
import { findSidePots } from '../read/side-pots.ts';
import { list } from '../told/write-input.ts';

const heatsWok = /^\W*(?:then\s+)?(?:heat|get|set|place|put|warm)\b[^.;]*\b(?:woks?|pans?|skillets?|oil)\b/i;
const premixed = /\b(?:the|this|your) (?:\w+ ){0,2}(?:sauce|mixture|glaze|slurry|marinade)\b/i;
const finishes =
  /^\W*(?:and\s+)?(?:then\s+)?(?:serve|garnish|scatter|sprinkle|top|finish|drizzle|season|taste|spoon over|divide)\b/i;
const leastGrams = 40;

/** Null where noodles, rice or eggs are fried in it, or where there is nothing to brown. */
export function stirFryApart(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
): Cooking | null {
  const pots = findSidePots(understood, clauses, parts, null);
  const inPot = (at: number): boolean => pots.some((pot) => pot.clauses.has(at));
  const hot = clauses.flatMap(({ actions, text }, at) =>
    !inPot(at) && (actions.some((action) => actionNature[action].heats) || heatsWok.test(text)) ? [at] : [],
  );
  const first = hot[0];
  if (first === undefined) return null;
  const end = clauses.findIndex((clause, at) => at > hot.at(-1)! && finishes.test(clause.text));
  const last = end < 0 ? clauses.length : end;
  const region = clauses.slice(first, last).filter((_, at) => !inPot(first + at));
  const keys = [...new Set(region.flatMap(({ names }) => names))];
  const all = keys.flatMap((key) => parts.get(key) ?? []);
  const isFat = ({ food }: Part): boolean => food !== null && isKind(food, 'fat') && !/sesame/.test(food.id);
  const pieces = all.filter(({ time, grams }) => time !== null && grams >= leastGrams);
  if (
    !pieces.some((part) => part.time?.minutes.airfry !== undefined) ||
    pieces.some(
      ({ time, safe }) =>
        time?.late === 'pasta' || time?.late === 'grain' || safe?.kind === 'egg' || time?.minced === true,
    ) ||
    all.some(
      ({ food }) =>
        food !== null && ['noodle', 'rice', 'bird-egg', 'pasta'].some((kind) => isKind(food, kind)),
    )
  )
    return null;
  const fats = all.filter(isFat);
  // What was stirred into the sauce or the marinade is in it.
  const told = new Set(clauses.slice(0, first).flatMap(({ names }) => names));
  const rest = all.filter(
    (part) =>
      !pieces.includes(part) &&
      !fats.includes(part) &&
      part.food?.id !== 'salt' &&
      part.food?.id !== 'water' &&
      !told.has(part.key),
  );
  const mixed = clauses
    .slice(0, first)
    .some(({ text }) => /\b(?:sauce|whisk|mix|stir|combine|marinade)\b/i.test(text));
  const named = region.some(({ text }) => premixed.test(text)) && mixed;
  const flavours = rest.filter(
    ({ grams, food }) => named || (grams < leastGrams && food !== null && !isWet(food)),
  );
  const wet = rest.filter((part) => !flavours.includes(part));
  const sauce = named
    ? `the sauce${flavours.length > 0 ? ` with ${list(flavours)}` : ''}`
    : wet.length > 0
      ? list([...wet, ...flavours])
      : null;
  if (sauce === null) return null;
  const base = clauses[first]!;
  const blank = {
    ...base,
    action: null,
    actions: [],
    minutes: null,
    celsius: null,
    innerCelsius: null,
    joint: ' ',
  } as const;
  const core: Clause = {
    ...base,
    text: 'Cook everything.',
    action: 'roast',
    actions: ['roast'],
    minutes: null,
    celsius: null,
    names: pieces.map(({ key }) => key),
    asWritten: true,
  };
  const oil: Clause = {
    ...blank,
    text: `Toss ${list(pieces)} with ${fats.length > 0 ? list(fats) : '1–2 tablespoons of oil'}.`,
    names: fats.map(({ key }) => key),
    asWritten: true,
  };
  const boil: Clause = {
    ...blank,
    step: clauses[last - 1]!.step,
    text: `Meanwhile, bring ${sauce} to a simmer in a small saucepan and cook for 1–2 minutes, stirring, until glossy.`,
    names: rest.map(({ key }) => key),
    asWritten: true,
  };
  const toss: Clause = {
    ...blank,
    step: clauses[last - 1]!.step,
    text: `Tip everything into a large bowl, pour over the sauce and toss${/^\s*,/.test(clauses[last]?.joint ?? '') ? '' : '.'}`,
    names: [],
    asWritten: true,
  };
  const before = clauses.slice(0, first);
  const pot = clauses.slice(first, last).filter((_, at) => inPot(first + at));
  const after = clauses.slice(last);
  const roles: readonly ClauseRole[] = [
    ...before.map((_, at): ClauseRole => (inPot(at) ? 'side' : 'keep')),
    'keep',
    'core',
    ...pot.map((): ClauseRole => 'side'),
    'side',
    'side',
    ...after.map((_, at): ClauseRole => (inPot(last + at) ? 'side' : 'keep')),
  ];
  return {
    clauses: [...before, oil, core, ...pot, boil, toss, ...after],
    cast: { roles, main: before.length + 1, contents: new Set(core.names) },
  };
}

const isWet = (food: NonNullable<Part['food']>): boolean =>
  [
    'sauce',
    'vinegar',
    'wine',
    'stock',
    'honey',
    'syrup',
    'sugar-kind',
    'coconut-milk',
    'juice',
    'water',
  ].some((kind) => isKind(food, kind)) ||
  /sauce|paste|soy|tamari|vinegar|wine|honey|syrup|sugar|juice|sake|mirin/.test(food.id);
