/** What is only done where the limits of a focus are out of reach of what a dish hardly notices. */
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { EditPart } from '../edit/model.ts';
import type { Move, MoveParts } from './move.ts';

/** One step further down than the last level of a rule, and what it costs the dish. Own rules. */
const further = 0.67;
const furtherLoss = { times: 1.5, plus: 0.08 } as const;
/** The share that must stay may be undercut by so much. Own rule. */
const keptDeep = 0.8;

/** Where fat and sugar are no part of the crumb, the set or the ice. */
const loose = ['savoury', 'crumble', 'pie-filling', 'porridge', 'drink'] as const;

interface Level {
  readonly factor: number;
  readonly loss: number;
}

/** A level below the last one of a rule for less of a food; none where a dish falls apart without it. */
export function deeperLevel(
  levels: readonly Level[],
  food: Food,
  keep: number,
  { character }: Pick<MoveParts, 'character'>,
): readonly (Level & { readonly least: number; readonly deep: true })[] {
  const last = levels.reduce<Level | null>(
    (low, one) => (low === null || one.factor < low.factor ? one : low),
    null,
  );
  if (last === null || last.factor >= 1 || keep >= 1) return [];
  if (!loose.some((word) => character.words.has(word))) return [];
  if (isKind(food, 'flour') || isKind(food, 'starch') || isKind(food, 'bird-egg') || isKind(food, 'egg-yolk'))
    return [];
  // A topping holds together by its butter.
  if (character.words.has('crumble') && (isKind(food, 'fat') || isKind(food, 'butter'))) return [];
  const least = keep * keptDeep;
  const factor = Math.max(last.factor * further, least);
  // What may not go below the last level has been there already.
  if (factor >= Math.max(last.factor, keep) - 0.04) return [];
  return [{ factor, loss: last.loss * furtherLoss.times + furtherLoss.plus, least, deep: true }];
}

/** So much less of what comes in, by weight or in the measure of its line: half of 800 ml is 400 ml. */
function scaled(part: EditPart, factor: number): EditPart | null {
  const { grams = null, quantity = null } = part;
  if (grams !== null) return { ...part, grams: grams * factor };
  return quantity === null ? null : { ...part, quantity: quantity * factor };
}

/**
 * A leaner make of a food with something else in the place of half of it: lean mince with lentils. Each is a move of its
 * own already; together they are one, as a line is changed once.
 */
export function sharedAndLeaner(moves: readonly Move[]): readonly Move[] {
  const leaner = moves.filter(
    ({ kind, edits: [first] }) =>
      kind === 'swap' && first?.kind === 'swap' && first.by.length === 1 && first.by[0]!.sort === true,
  );
  if (leaner.length === 0) return [];
  const shared = moves.filter(
    ({ kind, deep, edits }) =>
      kind === 'swap' &&
      deep !== true &&
      edits[0]?.kind === 'amount' &&
      // What is told by other words is a way of cooking, and no half of the line.
      edits.some((one) => one.kind === 'add' && one.sentence !== ''),
  );
  return shared.flatMap((half) =>
    leaner.flatMap((lean): readonly Move[] => {
      const [less, ...rest] = half.edits;
      const [swap, ...others] = lean.edits;
      if (less?.kind !== 'amount' || swap?.kind !== 'swap') return [];
      const [part] = swap.by;
      if (part === undefined) return [];
      const fewer = scaled(part, less.factor);
      if (fewer === null) return [];
      const titled = rest.some(({ kind }) => kind === 'title');
      return [
        {
          ...half,
          loss: half.loss + lean.loss,
          edits: [
            {
              ...swap,
              by: [{ ...fewer, less: true }],
              reason: `${swap.reason}; ${less.reason}`,
            },
            ...rest,
            ...others.filter(({ kind }) => !(titled && kind === 'title')),
          ],
          why: `${lean.why}; ${half.why}`,
          difference: {
            cookedGrams: half.difference.cookedGrams + lean.difference.cookedGrams * less.factor,
            values: half.difference.values.map(
              (value, at) => value + lean.difference.values[at]! * less.factor,
            ),
          },
          brings: [...lean.brings, ...half.brings],
          deep: true,
        },
      ];
    }),
  );
}
