import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { nutrients, type Diet } from '#food/vocabulary';
import type { Edit } from '#cooking/edit/edit';
import { capitalise } from '#cooking/text/grammar';
import type { KitchenDeps } from './kitchen-deps.ts';
import type { Bench } from './transform.ts';

const starchless: readonly Diet[] = ['keto', 'low-carb'];
const starchy = ['rice', 'grain', 'pasta', 'noodle', 'bread', 'flatbread', 'potato'] as const;
const carbohydrate = nutrients.indexOf('carbohydrate_g');
/** What comes in has at most this share of the starch. Own rule. */
const leanEnough = 0.4;

/**
 * Sides without an amount ("rice, to serve") where a diet leaves no room for starch: no figure counts them, and they
 * would stay. One list of edits for each.
 */
export function unweighedSides(bench: Bench, deps: KitchenDeps): readonly (readonly Edit[])[] {
  const diet = bench.asks.diets.find((one) => starchless.includes(one));
  if (diet === undefined) return [];
  const starch = (food: Food): number => food.nutrients?.[carbohydrate] ?? Infinity;
  return bench.start.understood.grounded.flatMap((line): readonly (readonly Edit[])[] => {
    const { food, name } = line.ingredient;
    if (food === null || line.parsed.quantity !== null || !starchy.some((id) => isKind(food, id))) return [];
    for (const rule of deps.health.swap) {
      if (!rule.nutrients.includes('carbohydrate_g') || !rule.of.some((id) => isKind(food, id))) continue;
      const [by, ...rest] = rule.by;
      const into = by === undefined ? null : deps.foods.concrete(by.food);
      if (rest.length > 0 || into === null || starch(into) > starch(food) * leanEnough) continue;
      const edit: Edit = {
        kind: 'swap',
        key: line.key,
        by: [{ food: into }],
        reason: `${capitalise(name)} has no place in a ${diet} dish; ${rule.why}`,
      };
      if (bench.edit(bench.start, [edit]).edited.skipped.length === 0) return [[edit]];
    }
    return [];
  });
}
