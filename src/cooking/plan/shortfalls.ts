import type { Food } from '#food/model';
import { asBought } from '../as-bought.ts';
import type { Recipe, RecipeIngredient } from '../recipe.ts';
import { plainTitle } from '../text/grammar.ts';
import type { PantryItem } from './brief.ts';
import type { Missing } from './missing.ts';
import { isStaple } from './staples.ts';

/** From so much on what is missing of a pantry item is worth a line. */
const worthBuying = { share: 0.15, grams: 30 } as const;

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

const gramsOf = ({ ingredients }: Pick<Recipe, 'ingredients'>, { id }: Food): number | null =>
  ingredients
    .filter(({ food }) => food === id)
    .reduce<number | null>((sum, { grams }) => (grams === null ? sum : (sum ?? 0) + grams), null);

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
  return taken.flatMap(({ item, food, grams: needs }) => {
    const has = item.grams;
    if (has === null || needs === null || isStaple(food, onlyThese)) return [];
    const isShort = needs - has >= Math.max(has * worthBuying.share, worthBuying.grams);
    return isShort ? [{ food, needs, has }] : [];
  });
}

/** A shortfall as a thing to buy. */
export const asMissing = (
  { food, needs, has }: Shortfall,
  { title, servings }: Pick<Recipe, 'title' | 'servings'>,
): Missing => ({
  text: `about ${Math.ceil((needs - has) / 10) * 10} g more ${shopName(food)}`,
  reason: `${plainTitle(title)} takes ${Math.round(needs)} g for ${servings}, and there are ${Math.round(has)} g`,
});
