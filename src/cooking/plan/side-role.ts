import type { Dish, DishRole, DishStep, RoleOption } from '../dish.ts';

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
export const takesFood = (dish: Dish, food: string): boolean =>
  dish.roles.some((one) => one.food === food || one.options.some((other) => other.food === food));

/** Roles that only a side dish fills; a plan may drop them all and stay whole. */
export const isSide = (roleId: string): boolean => roleId.startsWith('side_');

/** Whether a role is the salad or the greens beside a dish, which say nothing of the dish itself. */
export const isSideVegetable = (roleId: string): boolean =>
  roleId === 'side_salad' || roleId === 'side_greens';
