import type { Food } from '#food/model';
import type { Dish, DishRole, RoleOption } from '../../dish.ts';
import type { Brief } from '../brief.ts';
import { planWith, type Fill } from '../fill.ts';
import { usable } from './larder.ts';
import type { Ranked } from '../rank/rank.ts';
import { rankedWith } from '../rank/ranked-with.ts';

const seasons: ReadonlySet<string> = new Set(['spices-seasonings', 'herbs']);
const isSeasoning = ({ category, roles, id }: Food): boolean =>
  seasons.has(category) || roles[0] === 'heat' || /^(?:vanilla|.*-zest$|.*-soy-sauce$)/.test(id);

/** More of it a serving than this is no seasoning any more. */
const most = 14;
/** A stand-in that costs the dish more of its character than this stays in its jar beside the real one. */
const leastAkin = 0.16;

/** Whether no sentence asks which food it is, or speaks of it as one thing. */
const standsForTwo = ({ steps, tips, titles }: Dish, id: string): boolean => {
  const alone = new RegExp(String.raw`\[${id}!?=|\{${id}\.(?:it|is|its|they|has|was|v|s|q)\b`);
  return ![
    ...steps.flatMap(({ say, until, more, short }) => [say, until, more, short]),
    ...tips.map(({ text }) => text),
    ...titles.flatMap(({ when }) => when.filter((one) => one.split(' ')[1] === id)).map(() => `[${id}=`),
  ].some((text) => text !== null && alone.test(text));
};

/** How many share a part that is written for several. */
const mostOfSeveral = 5;

/** The same spice, whole and ground. */
const bare = ({ id }: Food): string =>
  id.replace(/^(?:ground|dried|smoked|fresh|dark|light|sweet|hot)-|-(?:seeds|powder|pods|stick)$/g, '');

/** Whether a food is one that an option of a role speaks of. */
const isOf = (food: Food, { food: id }: RoleOption): boolean => food.id === id || food.ancestors.includes(id);

function secondFor(
  role: DishRole,
  [first]: readonly Fill[],
  taken: ReadonlySet<number>,
  inside: readonly Food[],
  brief: Brief,
): Fill | null {
  for (const [pantry, item] of brief.pantry.entries()) {
    if (taken.has(pantry)) continue;
    const food = usable(item, brief);
    if (
      food === null ||
      food.abstract ||
      !isSeasoning(food) ||
      inside.some((one) => bare(one) === bare(food))
    )
      continue;
    const own: RoleOption | null =
      role.food === null
        ? null
        : { food: role.food, ratio: 1, loss: 0, prep: role.prep, unit: role.unit, as: null };
    const option = [...(own === null ? [] : [own]), ...role.options].find((one) => isOf(food, one));
    if (option === undefined || option.loss > leastAkin) continue;
    const { ratio, loss, prep, unit, as } = option;
    return { food, ratio, loss: Math.min(loss, first!.loss), prep: prep ?? role.prep, unit, as, pantry };
  }
  return null;
}

/**
 * A plan in which a part that seasons takes a second thing of the kitchen that it might have taken in place of the first: who
 * names allspice and pepper has both in mind. They share the part between them. The same plan where there is none.
 */
export function withKnownSeasonings(ranked: Ranked, brief: Brief): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  if (ranked.used.size === brief.pantry.length || dish.form) return ranked;
  let fills: Map<string, readonly Fill[]> | null = null;
  const used = new Set(ranked.used);
  for (const role of dish.roles) {
    let all = plan.fills.get(role.id) ?? [];
    const [first] = all;
    if (first === undefined || first.pantry === null || role.options.length === 0 || role.grams > most)
      continue;
    const several = role.picks[1] > 1;
    if (!isSeasoning(first.food) || !(several || standsForTwo(dish, role.id))) continue;
    while (all.length < (several ? mostOfSeveral : 2)) {
      const inside = [...(fills ?? plan.fills).values()].flat().map(({ food }) => food);
      const next = secondFor(role, all, used, inside, brief);
      if (next === null) break;
      all = [...all, next];
      fills ??= new Map(plan.fills);
      fills.set(role.id, all);
      used.add(next.pantry!);
    }
  }
  return fills === null ? ranked : rankedWith(ranked, { used, plan: planWith(plan, { fills }) });
}
