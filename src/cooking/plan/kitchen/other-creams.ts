import type { Catalogue } from '#food/catalogue';
import { doughs } from '../../measures/doughs.ts';
import type { Dish, DishRole, RoleOption } from '../../dish.ts';

/** What makes a sauce creamy in cream's place: grams of it for a gram, the character lost, and the unit where it is no liquid. */
const others: Readonly<
  Record<string, { readonly ratio: number; readonly loss: number; readonly unit: string | null }>
> = {
  'heavy-cream': { ratio: 1, loss: 0, unit: null },
  'light-cream': { ratio: 1, loss: 0.01, unit: null },
  'half-and-half': { ratio: 1, loss: 0.04, unit: null },
  'creme-fraiche': { ratio: 1, loss: 0.01, unit: null },
  mascarpone: { ratio: 0.8, loss: 0.03, unit: 'g' },
  'cream-cheese': { ratio: 0.75, loss: 0.05, unit: 'g' },
};

const savoury: ReadonlySet<string> = new Set(['main', 'soup', 'side']);
/** Cream that is beaten stiff, or poured out cold, is no sauce. */
const whipped: ReadonlySet<string> = new Set(['whisk', 'beat', 'churn', 'freeze', 'fold']);
const hot: ReadonlySet<string> = new Set(['burner', 'oven']);

/** Whether a part is the cream of a hot sauce or soup, boiled in it or stirred in at the end. */
function isInSauce({ steps }: Dish, { id, food, options, beside }: DishRole): boolean {
  if (beside || !(food === 'heavy-cream' || options.some((one) => one.food === 'heavy-cream'))) return false;
  const using = steps.filter(({ uses }) => uses.includes(id));
  return (
    using.length > 0 &&
    steps.some(({ station }) => hot.has(station)) &&
    !using.some(({ action, station }) => whipped.has(action) && !hot.has(station))
  );
}

/**
 * The dish as it is also made with the cream that a kitchen happens to have: single cream, crème fraîche, a spoon of
 * mascarpone. The same dish where it has no hot cream, or takes them all already.
 */
export function takingOtherCreams(dish: Dish, foods: Catalogue): Dish {
  if (!savoury.has(dish.course) || doughs.has(dish.family)) return dish;
  let changed = false;
  const roles = dish.roles.map((role) => {
    if (!isInSauce(dish, role)) return role;
    const has = new Set([role.food, ...role.options.map(({ food }) => food)]);
    const cream = role.options.find(({ food }) => food === 'heavy-cream');
    const [ratio, loss] = [cream?.ratio ?? 1, cream?.loss ?? 0];
    const more = Object.entries(others)
      .filter(([food]) => !has.has(food) && foods.get(food) !== null)
      .map(([food, one]): RoleOption => ({
        food,
        ratio: ratio * one.ratio,
        loss: loss + one.loss,
        prep: null,
        unit: one.unit,
        as: null,
      }));
    if (more.length === 0) return role;
    changed = true;
    return { ...role, options: [...role.options, ...more] };
  });
  return changed ? { ...dish, roles } : dish;
}
