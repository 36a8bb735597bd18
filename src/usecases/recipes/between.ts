import { allergenClaims } from '#food/allergens';
import { costOf, type Prices } from '#food/cost';
import type { Ingredient } from '#food/ingredient';
import { nutritionOf } from '#food/nutrition';
import type { RecipeText } from '#cooking/understand-recipe/model';
import { pricedBy, type Asks, type Judgement } from '#cooking/verify/judge';
import type { KitchenDeps } from './kitchen-deps.ts';
import type { Standing } from './transform.ts';

/** What the effect of a change is told by. */
export type Figures = Pick<Judgement, 'nutrition' | 'cost' | 'allergens'>;

/**
 * The figures of a recipe that is on its way from one standing to another, from its list alone: what each line goes
 * through in the pot is known from where it was or will be. Null where a line is in neither, or the steps name other foods
 * than before.
 */
export function figuresBetween(
  text: Pick<RecipeText, 'ingredients' | 'servings'>,
  { from, to }: { readonly from: Standing; readonly to: Standing },
  {
    deps,
    asks,
    prices,
  }: { readonly deps: KitchenDeps; readonly asks: Asks; readonly prices?: Prices | undefined },
): Figures | null {
  if (besideOf(from) !== besideOf(to)) return null;
  const known = new Map([...linesOf(from), ...linesOf(to)]);
  const items: Ingredient[] = [];
  for (const [at, line] of text.ingredients.entries()) {
    const foods = known.get(line);
    if (foods === undefined) return null;
    items.push(...foods.map((item, n) => ({ ...item, key: `b${at}+${n}` })));
  }
  const servings = text.servings ?? from.understood.recipe.servings;
  const listed = new Set(from.judgement.ingredients.map(({ key }) => key));
  return {
    nutrition: nutritionOf(items, { servings, tables: deps.facts }),
    cost: costOf(items, { servings, ...pricedBy(prices) }),
    allergens: [
      ...allergenClaims(items, { tables: deps.facts, foods: deps.foods, jurisdiction: asks.jurisdiction }),
      // What only the steps name is in all of them.
      ...from.judgement.allergens.filter(({ key }) => !listed.has(key)),
    ],
  };
}

/** The foods of each line of a list as they were judged. */
function linesOf({ understood, judgement }: Standing): readonly (readonly [string, readonly Ingredient[]])[] {
  const byLine = new Map<string, Ingredient[]>();
  for (const item of judgement.ingredients) {
    const [line = ''] = item.key.split('+');
    byLine.set(line, [...(byLine.get(line) ?? []), item]);
  }
  return understood.source.ingredients.map((text, at) => [text, byLine.get(`i${at}`) ?? []] as const);
}
const besideOf = ({ understood }: Standing): string =>
  [...new Set(understood.unlisted.map(({ food }) => food))].sort().join();
