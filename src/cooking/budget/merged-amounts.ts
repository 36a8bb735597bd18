/** Two lines of the same food as one, in the measures of the list. */
import { isKind } from '#food/ingredient';
import type { EditPart } from '../edit/model.ts';
import { kitchenAmount } from '../measures/amounts.ts';
import { type BudgetMove, weights } from './budget-move.ts';
import { untasted } from './choose.ts';
import { type BudgetScope, type PricedLine, wordsOf } from './scope.ts';
import { cups } from './thrift.ts';

/** What seasons is given its spoons, so that it can be reckoned; what is poured over at the table stays without. */
export function spooned(move: BudgetMove, line: PricedLine): BudgetMove {
  const [first, ...rest] = move.edits;
  if (first?.kind !== 'swap' || line.grams > mostSpooned) return move;
  const [part] = first.by;
  const { quantity, unit } = kitchenAmount(part!.food, line.grams, 'tsp', 'us');
  return quantity === null || !/^t(?:bs|s)p$/.test(unit ?? '')
    ? move
    : { ...move, edits: [{ ...first, by: [{ ...part!, quantity, unit }] }, ...rest] };
}

const mostSpooned = 15;

/** Part of it something cheaper. */
export const partial = ({ edits: [first, ...rest] }: BudgetMove): boolean =>
  first?.kind === 'amount' && rest.some(({ kind }) => kind === 'add');

export const sameThing = ({ edits: [first], brand }: BudgetMove): boolean =>
  brand !== true && first?.kind === 'swap' && first.by[0]?.sort === true;

/** Thighs for breasts, or the same out of the freezer: who takes less of it takes that first. */
export const unnoticed = (move: BudgetMove): boolean =>
  sameThing(move) || (move.thrifty === true && move.brand !== true && move.loss <= untasted);

/** A cheaper food and less of it, with what fills up for it. */
export function both(
  other: readonly BudgetMove[],
  smaller: readonly BudgetMove[],
  line: PricedLine,
  scope: BudgetScope,
): readonly BudgetMove[] {
  return smaller.flatMap((less) =>
    other.flatMap((move): readonly BudgetMove[] => {
      const [cut, ...fill] = less.edits;
      const [swap] = move.edits;
      if (cut?.kind !== 'amount') return [];
      // What is said of less wine is not true of the stock in its place.
      if (swap?.kind !== 'swap' || swap.by.length !== 1 || line.food.traits.includes('alcohol')) return [];
      const [part] = swap.by;
      if (part === undefined || part.grams === undefined || part.grams === null) return [];
      // A third of the fresh herb, dried, is not halved again.
      if (/^dried-/.test(part.food.id) && isKind(line.food, 'herb')) return [];
      // A title speaks of one of the two; neck of lamb is lamb still.
      const named = new Set(wordsOf(part.food.name, part.food, scope));
      if (fill.some(({ kind }) => kind === 'title') && line.titleWords.some((word) => !named.has(word)))
        return [];
      const by = [smallerPart(part, cut.factor, line, scope)];
      const filling = line.cost * (1 - cut.factor) - less.saved;
      return [
        {
          key: move.key,
          edits: [
            {
              ...swap,
              by,
              reason: `${swap.reason}; ${weighedAnew(asTheListSays(cut.reason, line, by[0]!, scope), by[0]!, scope)}`,
            },
            ...move.edits.slice(1),
            ...fill,
          ],
          saved: line.cost - (line.cost - move.saved) * cut.factor - filling,
          loss: move.loss + less.loss + (fill.length === 0 && !unnoticed(move) ? weights.twice : 0),
          ...(less.unfilled === true ? { unfilled: true as const } : {}),
        },
      ];
    }),
  );
}

/** "Still 115 g a person" is of the weight that the list shows of what came in. */
const weighedAnew = (reason: string, { grams }: EditPart, { understood }: BudgetScope): string =>
  grams === undefined || grams === null
    ? reason
    : reason.replace(
        /\bstill \d+ g a person/,
        `still ${Math.round(grams / understood.recipe.servings / 5) * 5} g a person`,
      );

/** "A third of the meat" is said of the two weights that the list shows: with the bone it was heavier than what is eaten of it. */
function asTheListSays(
  reason: string,
  { key }: PricedLine,
  { grams }: EditPart,
  { understood, units }: BudgetScope,
): string {
  const parsed = understood.grounded.find((one) => one.key === key)?.parsed;
  if (parsed === undefined || parsed.quantity === null || parsed.unit === null || parsed.quantityMax !== null)
    return reason;
  const was = units.convert(parsed.quantity, parsed.unit, 'g');
  if (was === null || was <= 0 || grams === undefined || grams === null || parsed.amountEach !== null)
    return reason;
  const share = 1 - grams / was;
  const [, words] = shares.find(([least]) => share >= least) ?? [0, 'some'];
  return reason.replace(
    /(?<=the place of )(?:a quarter|a third|two fifths|half|more than half)(?= of )/,
    words,
  );
}

const shares: readonly (readonly [least: number, words: string])[] = [
  [0.53, 'more than half'],
  [0.49, 'half'],
  [0.45, 'nearly half'],
  [0.37, 'two fifths'],
  [0.29, 'a third'],
  [0.2, 'a quarter'],
];

/** So much less of what comes in; what the list counts by the slice or the can stays so. */
function smallerPart(
  part: EditPart,
  factor: number,
  line: PricedLine,
  { understood }: BudgetScope,
): EditPart {
  const parsed = understood.grounded.find(({ key }) => key === line.key)?.parsed;
  const grams = (part.grams ?? 0) * factor;
  const unit = parsed?.unit ?? null;
  // "1 can" of two, not so many ounces.
  const cans = (parsed?.quantity ?? 0) * factor;
  if (
    part.sort === true &&
    parsed?.quantityMax === null &&
    tinned.test(unit ?? '') &&
    cans >= 0.9 &&
    Math.abs(cans - Math.round(cans)) < 0.08
  )
    return { ...part, less: true, grams: null, quantity: Math.round(cans), unit };
  // The same thing under another label or out of the freezer keeps the words of its line, not its amount.
  const scaled = { ...part, ...(part.sort === true ? { less: true } : {}) };
  if (
    parsed === undefined ||
    parsed.quantity === null ||
    parsed.quantityMax !== null ||
    unit === null ||
    !pieces.test(unit)
  )
    return { ...scaled, grams, quantity: null, ...inCups(part, parsed, factor) };
  const quantity = Math.max(1, Math.round(parsed.quantity * factor));
  return { ...scaled, grams: null, quantity, unit };
}

const pieces = /^(?:slice|rasher|strip)$/;

const tinned = /^(?:can|tin|jar)$/;

const spoonsOfCup = 16;

/** So far from what is wanted a cup may be. Own rule. */
const offTheCup = 0.08;

/** The same thing under another label is measured by the cup where the list does so. */
function inCups(
  { sort }: EditPart,
  parsed:
    | { readonly quantity: number | null; readonly quantityMax: number | null; readonly unit: string | null }
    | undefined,
  factor: number,
): Partial<EditPart> {
  if (sort !== true || parsed?.unit !== 'cup' || parsed.quantity === null || parsed.quantityMax !== null)
    return {};
  const wanted = parsed.quantity * factor;
  // Less than the smallest cup is spooned.
  if (wanted < cups[0]! * 0.9)
    return { grams: null, quantity: Math.max(1, Math.round(wanted * spoonsOfCup)), unit: 'tbsp' };
  const quantity = [...cups].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]!;
  return Math.abs(quantity - wanted) > wanted * offTheCup ? {} : { grams: null, quantity, unit: 'cup' };
}
