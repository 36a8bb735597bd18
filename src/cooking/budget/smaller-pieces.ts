/** Pieces that are dealt out by number: as many of them, and smaller ones. */
import { isKind } from '#food/ingredient';
import { systemOf } from '../edit/line-amounts.ts';
import type { BudgetMove } from './budget-move.ts';
import { type BudgetScope, type PricedLine, isButchersPiece } from './scope.ts';

/** Grams (or four and a half ounces) of a boneless piece that is a portion still, and from which on there is a smaller one to buy. Own rules. */
const smallPiece = 130;
const largePiece = 155;
const loss = 0.3;

/** What is cut to several sizes. */
const cutToSize = [
  'chicken-breast',
  'turkey-breast',
  'lamb-leg-steak',
  'beef-sirloin-steak',
  'salmon',
  'white-fish',
  'tuna',
];

/** "4 chicken breasts" for four, where the target is far: four smaller ones, which are done a little sooner. */
export function smallerPieces(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  if (scope.deep !== true && scope.far !== true) return [];
  const { understood } = scope;
  const parsed = understood.grounded.find(({ key }) => key === line.key)?.parsed;
  const pieces = parsed?.quantity ?? 0;
  if (parsed === undefined || !line.counted || !cutToSize.some((kind) => isKind(line.food, kind))) return [];
  if (parsed.quantityMax !== null || parsed.amountEach !== null || pieces < 2) return [];
  if (
    pieces % understood.recipe.servings !== 0 ||
    /\bsmall|\bthin|\bcub|\bdic|\bslic|\bstrip|\bchunk|\bpiece|\bshred|\(|\d\s?(?:g|oz|lb)\b/i.test(
      parsed.source,
    )
  )
    return [];
  const each = line.grams / pieces;
  if (each < largePiece || isButchersPiece(line, scope)) return [];
  const size = systemOf(understood.grounded) === 'us' ? '4 1/2 oz' : `${smallPiece} g`;
  return [
    {
      key: line.key,
      edits: [
        {
          kind: 'swap',
          key: line.key,
          by: [
            {
              food: line.food,
              name: `small ${line.name.replace(/^large /i, '')}`,
              sort: true,
              less: true,
              quantity: pieces,
              unit: null,
              preparation: [line.preparation, `about ${size} each`].filter(Boolean).join(', '),
            },
          ],
          reason: `a piece for everybody still, of ${size} each; smaller ones are done a minute or two sooner`,
        },
      ],
      saved: line.cost * (1 - smallPiece / each),
      loss,
    },
  ];
}
