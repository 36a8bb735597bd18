import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import { type BudgetMove, weights } from './budget-move.ts';
import { untasted } from './choose.ts';
import { leavingOut } from './leaving-out.ts';
import { lessOf } from './less.ts';
import { both, partial, sameThing, spooned, unnoticed } from './merged-amounts.ts';
import { moreOfTheCheap } from './more-of-the-cheap.ts';
import { namedKinds } from './named-kinds.ts';
import { ownChoice } from './own-choice.ts';
import { pairedMoves } from './paired.ts';
import { type BudgetScope, type PricedLine, pricedLines } from './scope.ts';
import { smallerPieces } from './smaller-pieces.ts';
import { storeBrands } from './store-brand.ts';
import { fillUps } from './fill-ups.ts';
import { stretches } from './stretch.ts';
import { suggestedFor } from './swap-moves.ts';
import { thriftMoves } from './thrift.ts';

/** A line below this share of the cost is not worth a change. */
const worthShare = 0.012;

/** A change that saves less than this share of the cost is not worth a trip to another shelf. */
const leastSaving = 0.006;

const leastNewSaving = 0.015;

/** What nobody tastes is worth it for less. Own rule. */
const leastUntasted = 0.012;

/** Where a little is wanting, cents count. */
const finely = 0.4;

/**
 * Every move that saves money on one ingredient, each with what it saves and what it takes from the dish. `fine`: those that
 * save little too.
 */
export function budgetMoves(scope: BudgetScope, fine = false): readonly BudgetMove[] {
  const lines = pricedLines(scope);
  const total = lines.reduce((sum, { cost }) => sum + cost, 0);
  const worth = lines.filter(
    (line) => line.cost >= total * worthShare * (fine ? finely : 1) && !fromTheTap(line, scope),
  );
  const moves = worth.flatMap((line) =>
    movesFor(line, lines, total, scope, fine).map((move) => ({ ...move, of: line.food.id })),
  );
  return pairedMoves([...moves, ...namedKinds(scope)], lines, scope);
}

/** The moves for one line. */
function movesFor(
  line: PricedLine,
  lines: readonly PricedLine[],
  total: number,
  scope: BudgetScope,
  fine: boolean,
): readonly BudgetMove[] {
  if (line.loose === true) return looseMoves(line, total, scope);
  const thrift = [...ownChoice(line, scope), ...thriftMoves(line, scope)];
  // Where cooks have a way of their own, anything else is tried only when that is not enough.
  const house = line.food.category === 'produce' ? thrift.flatMap(comesIn) : [];
  const other = suggestedFor(line, total, scope)
    // What the house's own list tells with its amount and its knife work is not told once more without.
    .filter((move) => !comesIn(move).some((one) => house.some(({ id }) => isKind(one, id))))
    .map((move) => (thrift.length > 0 ? { ...move, loss: move.loss + weights.otherWay } : move));
  const shared = thrift.some(({ edits }) => edits.length > 1);
  // What feeds takes the place of meat before what only fills the plate.
  const filled = [
    () => fillUps(line, lines, scope, []),
    () => stretches(line, scope).filter(({ hungry }) => hungry !== true),
    () => fillUps(line, lines, scope),
    () => stretches(line, scope),
  ].reduce<readonly BudgetMove[]>((found, next) => (found.length > 0 ? found : next()), []);
  // Where a can of beans is too dear, potatoes fill the plate.
  const cheaper = filled.some(addsCan) ? stretches(line, scope, addedBy(filled)).filter(withPotatoes) : [];
  // Onions fill a pan of what is fried with them, where nothing better does.
  const stretched =
    filled.length > 0 || !withOnions.test(scope.understood.source.title)
      ? [...filled, ...cheaper]
      : fillUps(line, lines, scope, ['onion']);
  // Nobody goes hungry: where something cheap fills the plate, the meat is only left away when that is not enough.
  // What stock makes up for is not left away besides.
  const less = (
    (shared && isKind(line.food, 'alcohol')) || scope.supplied?.has(line.key) === true
      ? []
      : lessOf(line, scope)
  ).map((move) =>
    stretched.length > 0 ? { ...move, loss: move.loss + weights.unfilled, unfilled: true as const } : move,
  );
  const brands = storeBrands(line, scope);
  const swapped = [...other, ...thrift];
  return [
    ...thrift,
    ...other,
    ...less,
    ...both(
      swapped,
      less.slice(0, scope.far === true ? farCuts : scope.deep === true ? deepCuts : 1),
      line,
      scope,
    ),
    // Out of the freezer it is the same thing: there may be less of it before anything else gives way.
    ...(scope.deep === true ? [] : both(swapped.filter(unnoticed), less.slice(1), line, scope)),
    ...both(swapped, stretched, line, scope),
    // Half of it something cheaper, and the other half out of the freezer.
    ...both(swapped.filter(sameThing), thrift.filter(partial), line, scope),
    // The plainer packet, and less of it.
    ...(scope.far === true
      ? both(brands, [...thrift.filter(partial), ...less], line, scope).map((move) => ({
          ...move,
          brand: true as const,
        }))
      : []),
    ...stretched,
    ...smallerPieces(line, scope),
    ...moreOfTheCheap(line, scope),
    ...leavingOut(line, scope),
    ...brands,
  ].filter(
    ({ saved, edits, loss, thrifty }) =>
      !(edits[0]?.kind === 'amount' && scope.supplied?.has(line.key) === true) &&
      (scope.keepSort?.has(line.key) !== true ||
        edits.every((edit) => edit.kind === 'amount' && edit.key === line.key)) &&
      saved >=
        total *
          (edits.every(({ kind }) => kind === 'amount')
            ? leastSaving
            : thrifty === true && loss <= untasted
              ? leastUntasted
              : leastNewSaving) *
          (fine ? finely : 1),
  );
}

/** The one food that a move takes in the place of another. */
const comesIn = ({ edits: [first], brand }: BudgetMove): readonly Food[] =>
  first?.kind === 'swap' && first.by.length === 1 && brand !== true && first.by[0]!.sort !== true
    ? [first.by[0]!.food]
    : [];

/** Of an amount that nobody knows more must be saved to be worth a change. Own rule. */
const leastLoose = 0.015;

/** What the list names without an amount is another food by name, or is left out: nobody knows how much less of it would be. */
const looseMoves = (line: PricedLine, total: number, scope: BudgetScope): readonly BudgetMove[] =>
  [
    ...thriftMoves(line, scope)
      .filter(
        ({ edits }) =>
          edits[0]?.kind === 'swap' && edits[0].by.length === 1 && edits[0].by[0]!.food.id !== line.food.id,
      )
      // "More pecorino at the table" is the pecorino of the pot.
      .filter(
        () =>
          !scope.understood.recipe.ingredients.some(
            ({ key, food }) => key !== line.key && food === line.food.id,
          ),
      )
      .map((move) => spooned(move, line)),
    ...leavingOut(line, scope),
  ].filter(({ saved }) => saved >= total * leastLoose);

/** So many of the smaller amounts go together with another food. Own rule. */
const deepCuts = 3;

/** And where the target is out of reach even so. Own rule. */
const farCuts = 6;

const addedBy = (moves: readonly BudgetMove[]): ReadonlySet<string> =>
  new Set(
    moves.flatMap(({ edits }) => edits.flatMap((edit) => (edit.kind === 'add' ? edit.part.food.id : []))),
  );

/** Whether a move opens a can. */
const addsCan = ({ edits }: BudgetMove): boolean =>
  edits.some((edit) => edit.kind === 'add' && edit.part.food.id.startsWith('canned-'));

/** Whether potatoes fill the plate: what else could do so costs as much as the can, or has to be cooked first. */
const withPotatoes = ({ edits }: BudgetMove): boolean =>
  edits.some((edit) => edit.kind === 'add' && edit.part.food.id === 'potato');

const withOnions = /fajita|cheesesteak|onion|bhuna|do pyaza|dopiaza|liver|stir[- ]?fry/i;

/** Stock that is stirred of something bought for it. */
const ofCubes = /\b(?:cubes?|bouillon|stock ?pots?|powder(?:ed)?|granules|concentrate)\b/i;

/** "Stock or water", "hot stock (from 2 cubes)": what a cube saves there, the recipe has saved already. */
const fromTheTap = ({ key, food }: PricedLine, { understood }: BudgetScope): boolean =>
  understood.grounded.some(
    (line) =>
      line.key === key &&
      ((isKind(food, 'stock') && ofCubes.test(line.parsed.source)) ||
        (line.ingredient.alternatives ?? []).some(isWater) ||
        line.parsed.alternatives.some((name) => /^(?:hot |cold |warm )?water$/i.test(name))),
  );
