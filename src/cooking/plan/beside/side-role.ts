import { createRecent } from '#kernel/recent';
import type { Dish, DishRole, DishStep, RoleOption } from '../../dish.ts';
import { planWith, type Fill, type Plan } from '../fill.ts';

/** A food that may fill a side role, as prepared for it. */
export const option = (food: string, prep: string | null = null, ratio = 1): RoleOption => ({
  food,
  ratio,
  loss: 0.05,
  prep,
  unit: null,
  as: null,
});

/** A role that is filled only by what the kitchen has. */
export const role = (id: string, of: Partial<DishRole>): DishRole => ({
  id,
  food: null,
  options: [],
  need: 'extra',
  grams: 45,
  range: [25, 80],
  unit: null,
  prep: null,
  group: null,
  scale: 'linear',
  eaten: 1,
  picks: [0, 1],
  from: null,
  note: null,
  unless: [],
  only: null,
  beside: false,
  buy: false,
  ...of,
});

/** A step that makes or dresses a side. */
export const step = (id: string, of: Partial<DishStep>): DishStep => ({
  id,
  action: 'toss',
  uses: [],
  stands: false,
  when: [],
  tools: [],
  heat: null,
  celsius: null,
  minutes: [2, 3],
  hurry: null,
  active: 3,
  times: null,
  grows: 'none',
  station: 'none',
  after: [],
  cooks: [],
  absorbs: null,
  until: null,
  say: '',
  more: null,
  short: null,
  ahead: false,
  ...of,
});

/** Whether some part of a dish is this food, or may become it. */
export const takesFood = ({ roles }: Dish, food: string): boolean =>
  taken
    .get(roles, () => new Set(roles.flatMap((one) => [one.food, ...one.options.map((other) => other.food)])))
    .has(food);

/** Foods of the dishes looked at last: every dish is asked for dozens of them in a row. */
const taken = createRecent<readonly DishRole[], ReadonlySet<string | null>>(2);

/** Roles that only a side dish fills; a plan may drop them all and stay whole. */
export const isSide = (roleId: string): boolean => roleId.startsWith('side_');

/** Whether a role is the salad or the greens beside a dish, which say nothing of the dish itself. */
export const isSideVegetable = (roleId: string): boolean =>
  roleId === 'side_salad' || roleId === 'side_greens';

/** What is bought only to stand beside the dish, and what goes only with that: a dish is whole without its potatoes. */
function boughtBeside({ dish, fills }: Plan): ReadonlySet<string> {
  const gone = new Set<string>();
  for (const { id, beside, need, only } of dish.roles) {
    const all = fills.get(id) ?? [];
    if (all.length === 0) continue;
    if (only !== null && gone.has(only)) gone.add(id);
    else if (beside && need !== 'essential' && all.every(({ pantry }) => pantry === null)) gone.add(id);
  }
  return gone;
}

/** Whether a plan has something beside its dish that it could do without. */
export const hasSides = (plan: Plan): boolean =>
  [...plan.fills].some(([role, all]) => isSide(role) && all.length > 0) || boughtBeside(plan).size > 0;

/** The plan with nothing beside its dish but what the kitchen has; the same object where it has no such thing. */
export function withoutSides(plan: Plan): Plan {
  if (!hasSides(plan)) return plan;
  const bought = boughtBeside(plan);
  const bare = ([role, all]: readonly [string, readonly Fill[]]) =>
    [role, isSide(role) || bought.has(role) ? [] : all] as const;
  return planWith(plan, { fills: new Map([...plan.fills].map(bare)) });
}
