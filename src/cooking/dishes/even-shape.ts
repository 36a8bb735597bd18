import type { Dish, DishRole, DishStep, RoleOption } from '../dish.ts';

/*
 * Dishes, roles, steps and options whose fields were all laid down in one place and one order. What is copied with a change
 * (`{ ...role, options }`) has a shape of its own wherever that is written; code that meets more than four of them looks up
 * every field by name, and is compiled anew each time that another turns up.
 */

/** All fields of a type, the optional ones too, so that none is forgotten here. */
type Every<T> = { readonly [K in keyof Required<T>]: T[K] };

/** An option, or another way to fill a role, of the one shape. */
export const evenOption = ({ food, ratio, loss, prep, unit, as }: RoleOption): RoleOption =>
  ({ food, ratio, loss, prep, unit, as }) satisfies Every<RoleOption>;

const evenRole = (role: DishRole): DishRole =>
  ({
    id: role.id,
    food: role.food,
    options: role.options.map(evenOption),
    need: role.need,
    grams: role.grams,
    range: role.range,
    unit: role.unit,
    prep: role.prep,
    group: role.group,
    scale: role.scale,
    eaten: role.eaten,
    picks: role.picks,
    from: role.from,
    note: role.note,
    unless: role.unless,
    only: role.only,
    beside: role.beside,
    buy: role.buy,
  }) satisfies Every<DishRole>;

const evenStep = (step: DishStep): DishStep =>
  ({
    id: step.id,
    action: step.action,
    uses: step.uses,
    stands: step.stands,
    when: step.when,
    tools: step.tools,
    heat: step.heat,
    celsius: step.celsius,
    minutes: step.minutes,
    hurry: step.hurry,
    active: step.active,
    times: step.times,
    grows: step.grows,
    station: step.station,
    after: step.after,
    cooks: step.cooks,
    absorbs: step.absorbs,
    until: step.until,
    say: step.say,
    more: step.more,
    short: step.short,
    ahead: step.ahead,
  }) satisfies Every<DishStep>;

/** Those of a list made even that are not in another that is even already, which is mostly most of them. */
const allEven = <Part>(
  list: readonly Part[],
  even: readonly Part[],
  make: (part: Part) => Part,
): readonly Part[] => (list === even ? list : list.map((part) => (even.includes(part) ? part : make(part))));

/** A dish of the one shape, and so its roles, options and steps; `like` is one that is so already, from which it was made. */
export function evenDish(dish: Dish, like: Dish | null = null): Dish {
  if (dish === like) return dish;
  const made: Every<Dish> = {
    id: dish.id,
    form: dish.form,
    title: dish.title,
    titles: dish.titles,
    english: dish.english,
    description: dish.description,
    cuisine: dish.cuisine,
    fits: dish.fits,
    meals: dish.meals,
    course: dish.course,
    family: dish.family,
    known: dish.known,
    skill: dish.skill,
    servings: dish.servings,
    any: dish.any,
    anchor: dish.anchor,
    counts: dish.counts,
    countsOf: dish.countsOf,
    roles: allEven(dish.roles, like?.roles ?? [], evenRole),
    steps: allEven(dish.steps, like?.steps ?? [], evenStep),
    tips: dish.tips,
    storage: dish.storage,
    ratios: dish.ratios,
    yield: dish.yield,
    light: dish.light,
    atLeast: dish.atLeast,
    unhurried: dish.unhurried,
    finish: dish.finish,
  };
  return made as Dish;
}
