import type { Food } from '#food/model';
import type { Dish, DishRole } from '../../dish.ts';
import type { Brief } from '../brief.ts';
import { planWith, type Fill } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';
import { errandOf, isStaple } from './staples.ts';
import { standsWithoutPart } from '../without-part.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** From so many things on a list that is the dish, and nobody is sent out for lettuce to go into it. */
const wholeDish = 8;

/** Onions and their like, of which one is enough. */
const alliums = /onion|shallot|leek|scallion/;
/** What a dish is sour or hot by is missed where it is not there. */
const seasons: ReadonlySet<string> = new Set(['acid', 'heat']);

const isFresh = ({ category, roles }: Food): boolean =>
  (category === 'produce' && !seasons.has(roles[0] ?? '')) || category === 'herbs';

/** Whether the words of a dish name a food, as they are written and not by what fills a role. */
function isNamed({ title, english, description }: Dish, { name }: Food): boolean {
  const said = `${title} ${english ?? ''} ${description}`.replace(/\{[^}]*\}/g, ' ').toLowerCase();
  return name
    .toLowerCase()
    .split(/[ -]/)
    .some((word) => word.length > 3 && said.includes(word.replace(/(?:e?s)$/, '')));
}

/**
 * The plan without the fresh things that would be bought for it though the list is that of a whole dish, and the dish is told as
 * well without them: lettuce under noodles with cucumber and herbs, basil in a pasta salad, potatoes beside a stew. The same plan
 * where there is nothing of the kind.
 */
export function withoutErrands(ranked: Ranked, { pantry, onlyThese }: Brief): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  if (onlyThese || dish.form || pantry.length < wholeDish) return ranked;
  const fills = new Map(plan.fills);
  const isThere = (id: string): boolean => (fills.get(id) ?? []).length > 0;
  const isHeld = (isSuch: (food: Food) => boolean): boolean =>
    [...fills.values()].some((all) => all.some(({ food, pantry: item }) => item !== null && isSuch(food)));
  let { buys } = ranked;
  const drop = (role: DishRole, all: readonly Fill[]): void => {
    fills.set(role.id, []);
    for (const { food } of all) if (!isStaple(food)) buys -= role.need === 'optional' ? 0 : errandOf(food);
    for (const { id, only } of dish.roles) if (only === role.id) fills.set(id, []);
  };
  for (const role of dish.roles) {
    const all = fills.get(role.id) ?? [];
    if (all.length === 0 || role.need === 'essential') continue;
    if (!all.every(({ food, pantry: item }) => item === null && isFresh(food) && !isNamed(dish, food)))
      continue;
    if (role.beside) {
      if (all.some(({ food }) => food.category === 'produce')) drop(role, all);
      continue;
    }
    const isSpare = all.every(({ food }) =>
      alliums.test(food.id)
        ? isHeld(({ id }) => alliums.test(id))
        : food.category === 'herbs' || isHeld((other) => isFresh(other) && other.category === 'produce'),
    );
    if (isSpare && standsWithoutPart(dish, role, isThere)) drop(role, all);
  }
  return buys === ranked.buys && [...fills].every(([id, all]) => plan.fills.get(id) === all)
    ? ranked
    : rankedWith(ranked, { buys: Math.max(0, buys), plan: planWith(plan, { fills }) });
}
