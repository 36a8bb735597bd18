import type { GroundedLine } from '#food/ground';
import { isKind, type Ingredient } from '#food/ingredient';
import type { HealthFocus } from '../vocabulary.ts';
import type { Edit } from '../edit/model.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import type { Move, MoveParts } from './move.ts';

/** Who asks for these leaves the syrup in the shop. */
const sugarWary: ReadonlySet<HealthFocus> = new Set([
  'lowSugar',
  'diabeticFriendly',
  'lowCarb',
  'lowCalorie',
  'weightLoss',
  'wholeFood',
  'dash',
  'balanced',
]);
/** Who counts every gram of sugar does with half the tin. */
const countsSugar: ReadonlySet<HealthFocus> = new Set(['lowSugar', 'diabeticFriendly', 'lowCarb']);
const leastHalved = 200;
const inSyrup = /\bin (?:(?:heavy|light|extra light|sugar) )?syrup\b/i;

/**
 * Fruit out of a tin of syrup, out of one of its own juice instead: the tables know only one kind of tin, so no figure is
 * given. What the steps do with the syrup they do with the juice. None where another syrup is in the recipe.
 */
export function juiceForSyrup(
  line: GroundedLine,
  item: Ingredient,
  { understood, focus, facts }: MoveParts,
): readonly Move[] {
  const { food } = line.ingredient;
  if (food === null || focus === undefined || !sugarWary.has(focus)) return [];
  if (!isKind(food, 'fruit') || !inSyrup.test(line.parsed.source)) return [];
  const others = understood.grounded.some(
    ({ key, parsed }) => key !== line.key && /\bsyrup\b/i.test(parsed.source),
  );
  const { parsed } = line;
  // "Tin pineapple in syrup (435 g)" is one tin.
  if (others || (parsed.quantity === null && parsed.amountEach === null)) return [];
  const why =
    'packed in its own juice it is as sweet as the fruit and no sweeter, and the syrup stays in the shop';
  const name = inSyrup.test(parsed.name)
    ? parsed.name.replace(inSyrup, 'in juice')
    : `${parsed.name} in juice`;
  const edits = understood.steps.flatMap(({ id }, at): Edit[] =>
    [...understood.source.instructions[at]!.matchAll(/\bsyrup\b/gi)].map((one): Edit => ({
      kind: 'replace-text',
      stepId: id,
      span: { start: one.index, end: one.index + one[0].length },
      text: 'juice',
      reason: why,
    })),
  );
  const move = (
    part: { readonly quantity: number | null; readonly unit: string | null } | { readonly grams: number },
    said: string,
  ): Move => ({
    slot: line.key,
    kind: 'swap',
    loss: 0.01,
    edits: [
      {
        kind: 'swap',
        key: line.key,
        by: [
          'grams' in part
            ? { food, ...part, sort: true, less: true, preparation: 'in juice' }
            : { food, name, ...part, sort: true, preparation: null },
        ],
        reason: said,
      },
      ...edits,
    ],
    why: said,
    difference: differenceOf([], []),
    servings: null,
    side: false,
    brings: [],
    taste: null,
  });
  const whole: Move = { ...move({ quantity: parsed.quantity, unit: parsed.unit }, why), asked: true };
  if (!countsSugar.has(focus) || item.grams === null || item.grams < leastHalved) return [whole];
  const half = item.grams / 2;
  return [
    whole,
    {
      ...move({ grams: half }, 'half the tin, in juice in place of syrup, still turns up in every bite'),
      loss: 0.1,
      difference: differenceOf(
        [contributionOf(item, facts)],
        [contributionOf({ ...item, grams: half }, facts)],
      ),
    },
  ];
}
