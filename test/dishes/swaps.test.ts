import { describe, expect, it } from 'vitest';
import type { Dish } from '#cooking/dish';
import { dressForm } from '#cooking/dishes/cuisine';
import { strangeWords } from '#cooking/dishes/class-words';
import { proofread } from '#cooking/dishes/proof';
import { instantiate } from '#cooking/instantiate';
import { speaksOfGonePart } from '#cooking/text/gone-parts';
import type { Fill } from '#cooking/plan/fill';
import type { Recipe } from '#cooking/recipe';
import type { SkillLevel } from '#cooking/vocabulary';
import type { Food } from '#food/model';
import { loadDishTables } from '../support/dish-tables.ts';
import { loadKitchen } from '../support/kitchen.ts';
import { plainWish } from '../support/plain-wish.ts';

const kitchen = loadKitchen();
const read = loadDishTables();
const home = kitchen.cuisines.get('international')!;
const skills: readonly SkillLevel[] = ['intermediate', 'beginner', 'expert'];
const fill = (food: Food, option: Partial<Fill> = {}): Fill => ({
  food,
  ratio: 1,
  loss: 0,
  prep: null,
  unit: null,
  as: null,
  pantry: null,
  ...option,
});

/** The fills without what is left out beside another part, or without it: no flour for bought pastry, no dressing for no salad. */
const standDown = (
  dish: Dish,
  fills: ReadonlyMap<string, readonly Fill[]>,
): ReadonlyMap<string, readonly Fill[]> => {
  const left = new Map(fills);
  const isThere = (role: string): boolean => (left.get(role) ?? []).length > 0;
  for (const { id, unless, only } of dish.roles)
    if (unless.some(isThere) || (only !== null && !isThere(only))) left.set(id, []);
  return left;
};

/** The dish as written, and each single change that its author allows: another food in a role, an optional role left out. */
function* versions(dish: Dish): Generator<readonly [string, ReadonlyMap<string, readonly Fill[]>]> {
  const own = new Map<string, readonly Fill[]>();
  for (const role of dish.roles) {
    const id = role.need === 'extra' ? null : (role.food ?? role.options[0]?.food ?? null);
    const food = id === null ? null : kitchen.foods.concrete(id);
    own.set(role.id, food === null ? [] : [fill(food)]);
  }
  for (const role of dish.roles) {
    for (const option of role.options) {
      const node = kitchen.foods.get(option.food);
      const food = node?.abstract === true ? kitchen.foods.concrete(node.id) : node;
      if (food)
        yield [
          `${role.id} = ${food.id}`,
          standDown(dish, new Map([...own, [role.id, [fill(food, { ...option, food, pantry: 0 })]]])),
        ];
    }
    if (role.need === 'optional') yield [`no ${role.id}`, standDown(dish, new Map([...own, [role.id, []]]))];
  }
}

/** Words for a part that only the dish's own food has, in what is said of another: the shells of cod, the bones of boneless beef. */
function goneParts(
  { description, steps, tips, storage }: Recipe,
  own: readonly Food[],
  present: readonly Food[],
): readonly string[] {
  const isGone = speaksOfGonePart(own, present);
  const texts = [description ?? '', ...steps.map(({ text }) => text), ...tips, storage ?? ''];
  return texts
    .flatMap((text) => text.split(/(?<=[.!?]) /))
    .filter((sentence) => isGone(sentence) && !likeness.test(sentence));
}
/** Said of a size, a color or a dish, and not of a food that is there. */
const likeness =
  /\b(?:any bones?|where there is one|size of|large as|color of|thick as|without|no (?:egg|fish)|shell side|(?:pastry|pie|taco|crackling|ribbed) shells?)\b/i;

/** The foods that a dish is written for, but for those that only some kitchens add. */
const written = (dish: Dish, defaults: ReadonlyMap<string, Food>): readonly Food[] =>
  dish.roles.flatMap(({ food, need }) =>
    food === null || need === 'extra' ? [] : (defaults.get(food) ?? []),
  );

describe('dishes with one food exchanged', () => {
  const dishes = [...read.dishes, ...read.forms.map((form) => dressForm(form, home))];

  it('are many', () => {
    expect(dishes.reduce((sum, dish) => sum + [...versions(dish)].length, 0)).toBeGreaterThan(3000);
  });

  it.each(dishes.map((dish) => [dish.id, dish] as const))('%s reads right in every version', (_, dish) => {
    const defaults = new Map<string, Food>();
    for (const { food } of dish.roles) {
      const concrete = food === null ? null : kitchen.foods.concrete(food);
      if (food !== null && concrete !== null) defaults.set(food, concrete);
    }
    const problems: string[] = [];
    let turn = 0;
    for (const [what, fills] of versions(dish)) {
      const recipe = instantiate(
        { dish, fills, grams: new Map(), defaults },
        plainWish(dish, { skill: skills[turn++ % skills.length]! }),
      );
      const foods = [...fills.values()].flat().map(({ food }) => food);
      for (const sentence of goneParts(recipe, written(dish, defaults), foods))
        problems.push(`${what}: speaks of a part that is not there: "${sentence}"`);
      for (const { where, problem } of [...proofread(recipe), ...strangeWords(recipe, foods)])
        problems.push(`${what}: ${where}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });
});
