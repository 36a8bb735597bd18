/** Grams that lean to what is there, so that it is used up. */
import type { Food } from '#food/model';
import type { Dish, DishRole } from '../dish.ts';
import type { Brief } from './brief.ts';
import type { Fill } from './fill.ts';
import { isCounted } from './purchase.ts';
import { hasNoRatio, isBound, isPlentiful } from './within/plentiful.ts';
import { far } from './worth.ts';

const usedUp: ReadonlySet<string> = new Set(['produce', 'meat', 'poultry', 'seafood', 'deli']);

/** Beyond what the dish bears by so much nobody minds, if then nothing is left over. */
const allOfIt = 1.3;

const isUsedUp = (food: Food): boolean =>
  usedUp.has(food.category) && !['acid', 'aromatic'].includes(food.roles[0] ?? '');

const finished: ReadonlySet<string> = new Set([
  'bakery',
  'nuts-seeds-dried-fruit',
  'canned-jarred',
  'frozen',
]);

const isFinished = (food: Food): boolean => finished.has(food.category) || isUsedUp(food);

/** Where nothing may be bought, a sauce with little meat is better than no dinner; fajitas with one pepper are fajitas. */
const halfOfIt = 0.5;

/** Share of a role's smallest amount that must be there; less than all of it only where no proportion hangs on it. */
function leastShare(dish: Dish, role: DishRole, food: Food, { onlyThese }: Brief): number {
  const mayBeLess = onlyThese || (food.category === 'produce' && role.need !== 'essential');
  const isFree = !isBound(dish) && hasNoRatio(dish, role);
  return mayBeLess && isFree ? halfOfIt : 1;
}

/** Grams per serving leaned towards a measured wish, and down to what the pantry holds. */
export function tiltGrams(
  dish: Dish,
  fills: ReadonlyMap<string, readonly Fill[]>,
  brief: Brief,
): ReadonlyMap<string, number> {
  const grams = new Map<string, number>();
  const tilted = isCounted(brief);
  if (!tilted && brief.pantry.every((item) => item.grams === null)) return grams;
  for (const role of dish.roles) {
    const chosen = fills.get(role.id) ?? [];
    if (chosen.length === 0) continue;
    let value = role.grams;
    const leaning = tilted ? chosen[0]!.food.roles.find((name) => (brief.tilt[name] ?? 0) !== 0) : undefined;
    const lean = leaning === undefined ? 0 : Math.max(-1, brief.tilt[leaning]!);
    if (lean < 0) value = role.grams + lean * (role.grams - role.range[0]);
    if (lean > 0) value = role.grams + lean * (role.range[1] - role.grams);
    const held = chosen.reduce<number | null>((sum, fill) => {
      const limit = fill.pantry === null ? null : brief.pantry[fill.pantry]!.grams;
      return limit === null || sum === null ? null : sum + limit / fill.ratio;
    }, 0);
    if (held !== null && held > 0 && role.scale === 'linear') {
      const each = held / brief.servings;
      if (each < value)
        value = Math.max(each, role.range[0] * leastShare(dish, role, chosen[0]!.food, brief));
      // Half a cabbage is bought to be eaten: as much of it as the dish bears, unless there is far more than that.
      const bears = role.range[1];
      if (each > value && each <= bears * far && !isBound(dish) && isUsedUp(chosen[0]!.food))
        value = each <= bears * allOfIt ? each : bears;
      // The last of the tortillas and of the almonds go along, but nobody eats more cheese because there is a pound of it.
      else if (
        each > value &&
        each <= bears &&
        dish.anchor === null &&
        hasNoRatio(dish, role) &&
        isFinished(chosen[0]!.food)
      )
        value = each;
      // Of cheese and soured cream as much as the dish bears, and of rice that is boiled by itself a whole bag where it is little more.
      else if (each > value && lean >= 0 && bears > value && isPlentiful(dish, role, chosen[0]!.food, each))
        value = Math.min(each, bears);
    }
    if (Math.abs(value - role.grams) > 1e-6) grams.set(role.id, value);
  }
  return grams;
}
