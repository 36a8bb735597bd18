import { amountsWith, noContribution, type Contribution } from './estimate.ts';
import type { Character } from './character.ts';
import type { Move } from './move.ts';
import type { FocusLimit } from './rules.ts';
import { amountsOf, measure, shortfall } from './targets.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Judgement } from '../verify/judge.ts';
import type { HealthFocus } from '../vocabulary.ts';

/** Who eats less of everything is served by smaller portions; who avoids something wants another dish on the plate. */
export const smallerPlates: ReadonlySet<HealthFocus> = new Set(['lowCalorie', 'weightLoss']);
/** Whom a smaller piece of bread or cake serves. */
export const smallerPieces: ReadonlySet<HealthFocus> = new Set([
  ...smallerPlates,
  'diabeticFriendly',
  'lowCarb',
  'lowSugar',
]);

/** A loaf that is shared by two is no portion: from this energy on it is cut smaller, into pieces of about so much. Own rule. */
const hugePiece = 650;
const goodPiece = 260;
const mostPieces = 24;
/** A pie is cut into half as many pieces again, and nothing else is shared by more than a third more. Own rules. */
const thinnerPieces = 1.5;
const moreServings = 4 / 3;
/** From this number on the servings of the recipe are pieces, and not who eats. Own rule. */
const countsPieces = 4;

/** How many pieces a cake of so many servings may be cut into. */
const piecesOf = (words: ReadonlySet<string>, stated: number | null): number =>
  stated === null || stated < countsPieces
    ? mostPieces
    : Math.floor(stated * (words.has('cake') || words.has('pastry') ? thinnerPieces : moreServings));

/** No piece is cut smaller than this, in kcal. Own rule. */
const smallPiece = 150;

/** How far a serving stands above the limit of starch and sugar that is set for it; 1 where it keeps it. */
const stillOver = (limits: readonly FocusLimit[], nutrition: Judgement['nutrition']): number =>
  Math.max(
    1,
    ...limits.map(({ nutrient, basis, max }) => {
      if (nutrient !== 'carbohydrate_g') return 1;
      const value = measure(amountsOf(nutrition), nutrient, basis);
      return basis === 'per_serving' && max !== null && value !== null ? value / max : 1;
    }),
  );

const byThePiece =
  /\b(?:muffins?|cupcakes?|cookies?|biscuits?|scones?|rolls?|buns?|brioche|donuts?|doughnuts?|mini|individual|liners?|ramekins?|patty|cases|pancakes?|waffles?)\b/i;
/** Whether it is one cake or pie that is cut at the end, and not baked by the piece. */
const isCut = ({ source }: UnderstoodRecipe, words: ReadonlySet<string>): boolean =>
  (words.has('cake') || words.has('pastry')) &&
  !byThePiece.test(`${source.title} ${source.instructions.join(' ')}`) &&
  /\b(?:cut|slice|squares?|bars?|wedges?|tin|pan|loaf|cake|tart|pie)\b/i.test(source.instructions.join(' '));

/** A loaf, a cake or a tray of cookies in pieces as they are eaten, where the recipe counts half of it as one serving. */
export function pieceMoves(
  understood: UnderstoodRecipe,
  { nutrition }: Judgement,
  limits: readonly FocusLimit[],
  { words }: Pick<Character, 'words'>,
): readonly Move[] {
  const kcal = nutrition.perServing.energy_kcal;
  const { servings } = nutrition;
  const wide = stillOver(limits, nutrition);
  if (
    kcal === null ||
    (kcal < hugePiece && !(wide > 1 && isCut(understood, words) && kcal / thinnerPieces >= smallPiece)) ||
    !['bread', 'cake', 'cookie', 'pastry'].some((word) => words.has(word))
  )
    return [];
  if (words.has('savoury') || !limits.some(({ basis, max }) => basis === 'per_serving' && max !== null))
    return [];
  if (understood.servingsStated !== null && countsPortions(understood, understood.servingsStated)) return [];
  const most = Math.min(mostPieces, piecesOf(words, understood.servingsStated));
  // A cake is cut into an even number; of a moderate one the pieces are as many as the limit asks for.
  const pieces =
    kcal >= hugePiece
      ? Math.min(most, Math.round((kcal * servings) / goodPiece / 2) * 2)
      : Math.min(Math.floor(most / 2), Math.ceil((wide * servings) / 2)) * 2;
  if (pieces <= servings) return [];
  // Where the limit is what asks for it, fewer pieces are on offer too: of fiber each must still have enough.
  const sizes = kcal >= hugePiece ? [pieces] : evenUpTo(pieces, servings);
  return sizes.map((size) => cutInto(size, kcal, servings));
}

const evenUpTo = (most: number, above: number): readonly number[] =>
  Array.from({ length: most / 2 }, (_, at) => 2 * (at + 1)).filter((size) => size > above);

function cutInto(pieces: number, kcal: number, servings: number): Move {
  const each = Math.round((kcal * servings) / pieces / 10) * 10;
  const why =
    pieces <= servings * thinnerPieces
      ? `cut into ${pieces} in place of ${servings}, a piece is a smaller helping of the same, with about ${each} kcal`
      : `it makes ${pieces} pieces of about ${each} kcal, and one of them is a serving`;
  return {
    slot: 'servings',
    kind: 'servings',
    loss: 0.12,
    edits: [{ kind: 'servings', servings: pieces, reason: why }],
    why,
    difference: noContribution,
    servings: pieces,
    side: false,
    brings: [],
    taste: null,
  };
}

/** Smaller portions of a large serving: last of all, and never below a meal. Own rule: 350 g and 400 kcal stay. */
export function portionMoves(
  understood: UnderstoodRecipe,
  { nutrition }: Judgement,
  limits: readonly FocusLimit[],
): readonly Move[] {
  const stated = understood.servingsStated;
  const kcal = nutrition.perServing.energy_kcal;
  const dish = amountsOf(nutrition);
  const over = limits.some(({ nutrient, basis, max }) => {
    const value = measure(dish, nutrient, basis);
    return basis === 'per_serving' && max !== null && value !== null && value > max;
  });
  if (stated === null || stated < 2 || kcal === null || !over || countsPortions(understood, stated))
    return [];
  return [1.2, 1.34].flatMap((factor): Move[] => {
    const servings = Math.round(stated * factor);
    const share = stated / servings;
    if (servings <= stated || kcal * share < 400 || dish.cookedGrams / servings < 350) return [];
    const why = 'smaller portions of a generous dish, so that nothing of it is lost';
    return [
      {
        slot: 'servings',
        kind: 'servings',
        loss: 0.3 * factor,
        edits: [{ kind: 'servings', servings, reason: why }],
        why,
        difference: noContribution,
        servings,
        side: false,
        brings: [],
        taste: null,
      },
    ];
  });
}

/** Whether the recipe itself counts its portions: "between 4 plates", "cut into 8", four fillets for four. */
function countsPortions({ recipe, grounded }: UnderstoodRecipe, servings: number): boolean {
  const shared = new RegExp(
    String.raw`\b(?:between|among|into|onto?)\s+(?:the\s+)?${servings}(?![\d.,/–-]*\d)\b`,
    'i',
  );
  const piece = /\b(?:fillets?|filets?|steaks?|chops?|breasts?|thighs?|cutlets?|shanks?)\b/i;
  return (
    recipe.steps.some(({ text }) => shared.test(text)) ||
    grounded.some(
      ({ parsed }) =>
        parsed.quantity === servings &&
        parsed.quantityMax === null &&
        (parsed.amountEach !== null || parsed.unit === null) &&
        piece.test(parsed.name),
    )
  );
}

/** The moves of the dish itself, and with them the one size of portion that brings it nearest to its limits. */
export function servedSmaller(
  own: readonly Move[],
  smaller: readonly Move[],
  known: Contribution,
  limits: readonly FocusLimit[],
  servings: number,
): readonly Move[] {
  const far = (move: Move | null): number =>
    shortfall(
      limits,
      amountsWith(
        known,
        own.map(({ difference }) => difference),
        move?.servings ?? servings,
      ),
    );
  const least = limits.filter(({ min, basis }) => min !== null && basis === 'per_serving');
  const lacks = (many: number): number =>
    shortfall(
      least,
      amountsWith(
        known,
        own.map(({ difference }) => difference),
        many,
      ),
    );
  // A piece in which too little is left of what it had enough of is no help.
  const enough = smaller.filter((move) => lacks(servings) > 0 || lacks(move.servings ?? servings) === 0);
  const best = enough.reduce<Move | null>((top, one) => (far(one) < far(top) ? one : top), null);
  if (best === null) return own;
  // A piece has what is left in it.
  const kcal = amountsWith(
    known,
    own.map(({ difference }) => difference),
    servings,
  ).amount('energy_kcal');
  const said = (text: string): string =>
    kcal === null
      ? text
      : text.replace(
          /about \d+ kcal/,
          `about ${Math.round(kcal / (best.servings ?? servings) / 10) * 10} kcal`,
        );
  return [
    ...own,
    {
      ...best,
      why: said(best.why),
      edits: best.edits.map((edit) => ({ ...edit, reason: said(edit.reason) })),
    },
  ];
}
