import type { Generated } from '#cooking/generate';
import type { Dish } from '#cooking/dish';
import type { PantryItem } from '#cooking/plan/brief';
import { createDishIndex } from '#cooking/plan/rank/dish-index';
import type { IndexedDish } from '#cooking/plan/rank/indexed-dish';
import { skillLevels } from '#cooking/vocabulary';
import type { GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadDishTables, loadKitchen } from '../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const tables = loadDishTables();
const index = createDishIndex(kitchen.foods);
const all = [...tables.dishes, ...tables.forms].map((dish) => index.of(dish));

/** What a meal is made around, so that the rest is judged beside it. */
const isMain = ({ food }: PantryItem): boolean =>
  food !== null &&
  (['meat', 'poultry', 'seafood'].includes(food.category) ||
    food.roles[0] === 'protein' ||
    food.category === 'beans-legumes');

/** Whether a dish is one that the brief allows at all: its meal, skill, servings, least time, cuisine. */
function isAsked(dish: Dish, least: number, brief: GenerateInput): boolean {
  const cuisine = brief.cuisine === undefined ? null : kitchen.cuisines.find(brief.cuisine);
  const known = (id: string): boolean =>
    cuisine === null ||
    cuisine.id === id ||
    cuisine.within.has(id) ||
    kitchen.cuisines.get(cuisine.id)?.within.includes(id) === true;
  return (
    (brief.meal_type === undefined || dish.meals.includes(brief.meal_type)) &&
    (brief.skill_level === undefined ||
      skillLevels.indexOf(dish.skill) <= skillLevels.indexOf(brief.skill_level)) &&
    least <= (brief.time_available ?? Infinity) &&
    (dish.form ? dish.fits.length === 0 || dish.fits.some(known) : known(dish.cuisine))
  );
}

/** Roles that could take an item, by their place. */
function rolesFor({ roles }: IndexedDish, nodes: ReadonlySet<number>): readonly number[] {
  return roles.flatMap(({ ways }, at) => (ways.some(({ node }) => nodes.has(node)) ? [at] : []));
}

const nodesOf = (item: PantryItem): ReadonlySet<number> =>
  new Set([item.food!.id, ...item.food!.ancestors, ...item.also].flatMap((id) => index.numberOf(id) ?? []));

/**
 * The pantry items that one could sensibly use beside the main thing of a recipe: not forbidden, known, and some dish
 * or form of the cuisine, meal, skill and time that were asked for takes the two together in different places (or in one
 * place that several may share). Items that the recipe uses are sensible by that.
 */
export function sensibleItems(generated: Generated, brief: GenerateInput): ReadonlySet<PantryItem> {
  const used = generated.pantry.used.map(({ item }) => item);
  const open = generated.pantry.unused
    .filter(({ code }) => code !== 'restricted' && code !== 'unknown')
    .map(({ item }) => item);
  const main = used.find(isMain) ?? used[0];
  const sensible = new Set(used);
  if (main === undefined) return new Set(open);
  const mainNodes = nodesOf(main);
  const homes = all
    .filter((one) => isAsked(one.dish, one.leastMinutes, brief))
    .map((one) => ({ one, places: rolesFor(one, mainNodes) }))
    .filter(({ places }) => places.length > 0);
  for (const item of open) {
    const nodes = nodesOf(item);
    const together = homes.some(({ one, places }) => {
      const own = rolesFor(one, nodes);
      return own.some((at) => one.roles[at]!.role.picks[1] > 1 || places.some((place) => place !== at));
    });
    if (together) sensible.add(item);
  }
  return sensible;
}
