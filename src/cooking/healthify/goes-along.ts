import type { GroundedLine } from '#food/ground';
import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit } from '../edit/model.ts';
import type { Move, MoveParts } from './move.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';

/** Grams of water that a gram takes up as it cooks. Own rule. */
const swells: readonly (readonly [kind: string, water: number])[] = [
  ['dried-bean', 2.2],
  ['lentil', 2.2],
  ['split-pulse', 2.5],
  ['rice', 2],
  ['grain', 2.2],
];

/** What more of something asks for besides: what swells takes its liquid along. Null where the list has none to measure out. */
export function goesAlong(
  line: GroundedLine,
  food: Food,
  more: number,
  { understood }: MoveParts,
): readonly Edit[] | null {
  if (/^(?:cooked|canned|unsalted|frozen|fresh)-/.test(food.id)) return [];
  const found = swells.find(([kind]) => isKind(food, kind));
  if (found === undefined) return [];
  const liquids = understood.grounded
    .filter(
      ({ key, parsed, ingredient }) =>
        key !== line.key &&
        parsed.quantity !== null &&
        ingredient.food !== null &&
        (ingredient.grams ?? 0) > 0 &&
        (isWater(ingredient.food) || isKind(ingredient.food, 'stock')),
    )
    .sort((a, b) => b.ingredient.grams! - a.ingredient.grams!);
  const [liquid] = liquids;
  if (liquid === undefined) return null;
  const all = liquids.reduce((sum, one) => sum + one.ingredient.grams!, 0);
  // A pot of soup has room for a little more.
  if (more * found[1] < all * 0.1) return [];
  return [
    {
      kind: 'amount',
      key: liquid.key,
      factor: 1 + (more * found[1]) / liquid.ingredient.grams!,
      reason: `The ${line.ingredient.name} take it up`,
    },
  ];
}

/** "Until the rice has absorbed all the broth": the pot has no more in it than the rice takes up. */
const takenUp =
  /\b(?:absorb(?:ed|s)?|soak(?:ed|s)? (?:it )?up|tak(?:en|es) (?:it |in |the \w+ )?up|takes? up|dr[iu]nks? (?:it )?up|taken up|evaporated)\b/i;
/** What cooks in just what it drinks, and what it drinks. */
const drinking = ['pasta', 'noodle', 'rice', 'grain'] as const;
const drunk = ['stock', 'milk', 'plant-milk'] as const;

/** What less of something leaves unneeded: rice that takes up all of its stock gets less of that; nothing elsewhere. */
export function leavesAlong(
  line: GroundedLine,
  food: Food,
  factor: number,
  { understood }: MoveParts,
): readonly Edit[] {
  if (!isKind(food, 'rice') || /^(?:cooked|canned)-/.test(food.id) || factor > 0.85) return [];
  const { grounded, source, steps } = understood;
  const [liquid, another] = grounded.filter(
    ({ key, parsed, ingredient }) =>
      key !== line.key &&
      parsed.quantity !== null &&
      ingredient.food !== null &&
      (isWater(ingredient.food) || isKind(ingredient.food, 'stock')) &&
      (ingredient.grams ?? 0) > (line.ingredient.grams ?? Infinity),
  );
  if (liquid === undefined || another !== undefined) return [];
  const soaked = steps.some(
    ({ contents }, at) =>
      takenUp.test(source.instructions[at]!) && contents.includes(line.key) && contents.includes(liquid.key),
  );
  return soaked
    ? [
        {
          kind: 'amount',
          key: liquid.key,
          factor: (1 + factor) / 2,
          reason: `Less ${line.ingredient.name} takes up less of it`,
        },
      ]
    : [];
}

/** Grams of a food that edits leave of a line; null where none of them touches it. */
function leftOf(key: string, grams: number, food: Food, edits: readonly Edit[]): number | null {
  for (const edit of edits) {
    if (edit.kind === 'amount' && edit.key === key) return grams * edit.factor;
    if (edit.kind === 'swap' && edit.key === key)
      return edit.by.reduce((sum, part) => sum + (part.food.id === food.id ? (part.grams ?? 0) : 0), 0);
  }
  return null;
}

/**
 * The milk that pasta drinks follows the pasta: where less of it boils in milk or stock that no one pours off, less of
 * that goes in, whatever kind it has become. The moves as they were where nothing is soaked up.
 */
export function drinksLess(
  chosen: readonly Move[],
  { grounded, steps, source }: UnderstoodRecipe,
): readonly Move[] {
  const edits = chosen.flatMap((move) => move.edits);
  for (const line of grounded) {
    const { food, grams } = line.ingredient;
    if (food === null || grams === null || grams <= 0 || !drinking.some((kind) => isKind(food, kind)))
      continue;
    const left = leftOf(line.key, grams, food, edits);
    if (left === null || left > grams * 0.85) continue;
    const liquid = grounded.find(
      ({ key, parsed, ingredient }) =>
        parsed.quantity !== null &&
        ingredient.food !== null &&
        drunk.some((kind) => isKind(ingredient.food!, kind)) &&
        (ingredient.grams ?? 0) > grams &&
        steps.some(
          ({ contents }, at) =>
            takenUp.test(source.instructions[at]!) && contents.includes(line.key) && contents.includes(key),
        ),
    );
    if (liquid === undefined) continue;
    // What the pot boils away and the potatoes want stays.
    const factor = 1 - ((1 - left / grams) * 2) / 3;
    const reason = `Less ${line.ingredient.name} takes up less of it`;
    const swapped = edits.find((edit) => edit.kind === 'swap' && edit.key === liquid.key);
    if (edits.some((edit) => edit.kind === 'amount' && edit.key === liquid.key)) continue;
    return chosen.map((move) => ({
      ...move,
      edits: [
        ...move.edits.map((edit) =>
          edit === swapped && edit.kind === 'swap'
            ? {
                ...edit,
                by: edit.by.map(({ quantity: _, unit: __, grams: was, ...part }) => ({
                  ...part,
                  grams: ((was ?? 0) > 0 ? was! : liquid.ingredient.grams! / edit.by.length) * factor,
                })),
                reason: `${edit.reason}; ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
              }
            : edit,
        ),
        ...(swapped === undefined && move.slot === line.key
          ? [{ kind: 'amount' as const, key: liquid.key, factor, reason }]
          : []),
      ],
    }));
  }
  return chosen;
}
