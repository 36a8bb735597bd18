import type { GroundedLine } from '#food/ground';
import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit } from '../edit/model.ts';
import type { MoveParts } from './move.ts';

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
const takenUp = /\b(?:absorb(?:ed|s)?|soaked up|taken up|evaporated)\b/i;

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
