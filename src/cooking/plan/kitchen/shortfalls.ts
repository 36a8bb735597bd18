import { isTrimmed } from '../../measures/whole-pieces.ts';
import type { Food } from '#food/model';
import { asBought } from '../../prep/as-bought.ts';
import type { Recipe, RecipeIngredient } from '../../recipe.ts';
import { plainTitle } from '../../text/grammar.ts';
import { asItLies } from '../rank/as-it-lies.ts';
import type { PantryItem } from '../brief.ts';
import type { Missing } from './missing.ts';
import { isStaple } from './staples.ts';

/** From so much on what is missing of a pantry item is worth a line; a fifth less of anything is no other dish. */
const worthBuying = { share: 0.2, grams: 30 } as const;
/** What the shop sells by the piece. */
const counted: ReadonlySet<string> = new Set(['produce', 'dairy-eggs', 'bakery']);
/** From this share of a piece on one more is bought. */
const leastPiece = 0.35;

/** A pantry item that a recipe takes. */
export interface Taken {
  readonly item: PantryItem;
  readonly food: Food;
  /** What the recipe takes of it; null where nothing is weighed. */
  readonly grams: number | null;
}

/** The name that stands on the shelf in the shop, of many. */
export const shopName = (food: Food): string => asBought(food).plural ?? asBought(food).name;

/** A line of the list for the shop: nobody buys garlic finely chopped. */
export const shopText = ({ text, preparation }: Pick<RecipeIngredient, 'text' | 'preparation'>): string => {
  const bare = text.replace(/, divided\b/, '');
  return preparation === null ? bare : bare.replace(`, ${preparation}`, '');
};

/** What the recipe takes of each pantry item that it uses, in the order of the pantry. */
export function takenBy(
  recipe: Pick<Recipe, 'ingredients'>,
  fills: readonly { readonly pantry: number | null; readonly food: Food }[],
  pantry: readonly PantryItem[],
): readonly Taken[] {
  const inside = new Set(recipe.ingredients.map(({ food }) => food));
  const taken = new Map<number, Food>();
  for (const { pantry: at, food } of fills)
    if (at !== null && inside.has(food.id) && !taken.has(at)) taken.set(at, food);
  return [...taken]
    .sort(([a], [b]) => a - b)
    .map(([at, food]) => ({ item: pantry[at]!, food, grams: gramsOf(recipe, food) }));
}

/** Grams of a food as the list tells them, which is how the kitchen's own list does. */
const gramsOf = ({ ingredients }: Pick<Recipe, 'ingredients'>, food: Food): number | null =>
  ingredients
    .filter((one) => one.food === food.id)
    .reduce<number | null>((sum, { grams, unit }) => {
      const listed = grams !== null && isTrimmed(food, unit) ? grams / food.edibleShare : grams;
      return listed === null ? sum : (sum ?? 0) + listed;
    }, null);

/** A pantry item of which there is too little. */
export interface Shortfall {
  readonly food: Food;
  /** Grams that the recipe takes. */
  readonly needs: number;
  /** Grams that are there. */
  readonly has: number;
}

/**
 * Pantry items of which the kitchen has said that it holds less than the recipe takes; what a cook would not go to the
 * shop for is left out.
 */
export function shortfalls(taken: readonly Taken[], onlyThese: boolean): readonly Shortfall[] {
  return taken.flatMap(({ item, food, grams }) => {
    const has = item.grams;
    if (has === null || grams === null || isStaple(food, onlyThese)) return [];
    // Of juice the shop has the fruit.
    const needs = asItLies(grams, food, item.food ?? food);
    const isShort = needs - has >= Math.max(has * worthBuying.share, worthBuying.grams);
    return isShort ? [{ food: needs === grams ? food : (item.food ?? food), needs, has }] : [];
  });
}

/** "2 more eggs", "1 more can of chickpeas", "about 150 g more salmon": as the shop has it. */
function moreOf(food: Food, grams: number): string {
  const by = (unit: string): number | null =>
    food.measures.find((one) => one.unit === unit && one.state === undefined)?.grams ?? null;
  const can = food.category === 'canned-jarred' ? by('can') : null;
  const piece = counted.has(food.category) ? by('piece') : null;
  const { name, plural } = asBought(food);
  if (can !== null) {
    const cans = Math.max(1, Math.round(grams / can + (0.5 - leastPiece)));
    return `${cans} more ${cans === 1 ? 'can' : 'cans'} of ${(plural ?? name).replace(/^canned /, '')}`;
  }
  if (piece !== null && plural !== null && plural !== undefined) {
    const pieces = Math.max(1, Math.round(grams / piece + (0.5 - leastPiece)));
    return `${pieces} more ${pieces === 1 ? name : plural}`;
  }
  const step = grams < 100 ? 25 : 50;
  return `about ${Math.ceil(grams / step) * step} g more ${shopName(food)}`;
}

/** A shortfall as a thing to buy. */
export const asMissing = (
  { food, needs, has }: Shortfall,
  { title, servings }: Pick<Recipe, 'title' | 'servings'>,
): Missing => ({
  text: moreOf(food, needs - has),
  reason: `${plainTitle(title)} takes ${Math.round(needs)} g for ${servings}, and there are ${Math.round(has)} g`,
});
