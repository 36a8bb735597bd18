import { isKind } from '#food/ingredient';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { amountsWith, type Contribution } from './estimate.ts';
import { movesClash } from './search.ts';
import type { Move } from './move.ts';
import type { FocusLimit } from './rules.ts';
import { shortfall } from './targets.ts';

/** A plate that is lighter by this share and by so many grams a serving looks empty. Own rules. */
const emptierShare = 0.08;
const emptierGrams = 35;
const mostFills = 2;
/** A little further from a limit is not worth an emptier plate. Own rule. */
const bearable = 0.06;

/** What fills a plate for hardly anything. */
const fillers = [
  'leafy-green',
  'cabbage-vegetable',
  'root-vegetable',
  'summer-squash',
  'stalk-vegetable',
  'legume-vegetable',
  'pepper-vegetable',
  'nightshade-vegetable',
  'mushroom',
  'bean-sprouts',
  'tomato',
  'eggplant',
] as const;
const starchy = ['potato', 'sweet-potato', 'corn', 'plantain', 'cassava'] as const;

/**
 * More of the vegetables that are there where starch, meat or fat went and the plate is emptier for it; none where it is
 * as full as it was, or where the dish has no vegetables to have more of.
 */
export function fillsBack(
  chosen: readonly Move[],
  all: readonly Move[],
  { grounded }: UnderstoodRecipe,
  known: Contribution,
  limits: readonly FocusLimit[],
  servings: number,
  left: number,
): readonly Move[] {
  if (chosen.some(({ kind }) => kind === 'servings')) return [];
  // Vegetables are potassium: who counts it has none put back.
  const most = limits.some(({ nutrient, max }) => nutrient === 'potassium_mg' && max !== null) ? 0 : bearable;
  let gone = -chosen.reduce((sum, { difference }) => sum + difference.cookedGrams, 0);
  if (gone < known.cookedGrams * emptierShare || gone < emptierGrams * servings) return [];
  const candidates = all.filter(({ kind, slot, taste, side }) => {
    const food = grounded.find(({ key }) => key === slot)?.ingredient.food ?? null;
    return (
      kind === 'increase' &&
      taste === null &&
      !side &&
      food !== null &&
      fillers.some((id) => isKind(food, id)) &&
      !starchy.some((id) => isKind(food, id))
    );
  });
  const fills: Move[] = [];
  while (fills.length < Math.min(mostFills, left)) {
    const now = [...chosen, ...fills];
    const far = shortfall(
      limits,
      amountsWith(
        known,
        now.map(({ difference }) => difference),
        servings,
      ),
    );
    const [best] = candidates
      .filter(
        (move) =>
          !now.some(({ slot }) => slot === move.slot) &&
          !movesClash(move, now) &&
          move.difference.cookedGrams > 0 &&
          move.difference.cookedGrams <= gone * 1.3 &&
          shortfall(
            limits,
            amountsWith(
              known,
              [...now, move].map(({ difference }) => difference),
              servings,
            ),
          ) <=
            far + most,
      )
      .sort((a, b) => b.difference.cookedGrams - a.difference.cookedGrams);
    if (best === undefined) break;
    const why = 'it fills the plate again where the rest is less';
    fills.push({ ...best, why, edits: best.edits.map((edit) => ({ ...edit, reason: why })) });
    gone -= best.difference.cookedGrams;
    if (gone < emptierGrams * servings) break;
  }
  return fills;
}
