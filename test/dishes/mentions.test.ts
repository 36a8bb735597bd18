import { describe, expect, it } from 'vitest';
import type { Dish } from '#cooking/dish';
import { instantiate } from '#cooking/instantiate';
import type { Fill } from '#cooking/plan/fill';
import { shortNames } from '#cooking/text/naming';
import type { Recipe } from '#cooking/recipe';
import type { Food } from '#food/model';
import { loadDishTables } from '../support/dish-tables.ts';
import { loadKitchen } from '../support/kitchen.ts';
import { plainWish } from '../support/plain-wish.ts';

const kitchen = loadKitchen();
const read = loadDishTables();

/** The dish without everything that it can do without. */
function bare(dish: Dish): Recipe {
  const fills = new Map<string, Fill[]>();
  for (const role of dish.roles) {
    const food = role.food === null ? null : kitchen.foods.concrete(role.food);
    const skip = food === null || role.need === 'extra' || role.need === 'optional';
    fills.set(
      role.id,
      skip ? [] : [{ food, ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null }],
    );
  }
  return instantiate({ dish, fills, grams: new Map() }, plainWish(dish));
}

const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|oes|ves|es|s|y|e|o)$/, '');
const stems = (text: string): readonly string[] => (text.match(/\p{L}+/gu) ?? []).map(stem);

/** Spoken of as a likeness, or as what somebody may add. */
const likeness =
  /\b(?:colou?r|gold|thick(?:ness)?|size|smell|feel|quarrel|as|like|of|no|without|neither|or)\b[^,.;]*$/i;

/** Named for what they do, whether or not they are weighed: poured over ice, needs less sugar. */
const everyday: ReadonlySet<string> = new Set(['ice', 'sugar']);

/** Foods that the text promises and the list does not have. */
function promised(dish: Dish, recipe: Recipe): readonly string[] {
  // The table's name is singular: "potatoes" and "potato" have other stems.
  const there = new Set(
    recipe.ingredients.flatMap(({ name, food }) => [
      ...stems(name),
      ...stems(food === null ? '' : (kitchen.foods.get(food)?.name ?? '')),
    ]),
  );
  const absent = dish.roles.flatMap((role): readonly Food[] => {
    const food = role.food === null ? null : kitchen.foods.concrete(role.food);
    return food !== null && role.need === 'optional' ? [food] : [];
  });
  const texts = [recipe.title, recipe.description ?? '', ...recipe.steps.map(({ text }) => text)];
  return absent.flatMap((food) => {
    const { singular } = shortNames([food]).get(food.id)!;
    const words = stems(singular);
    if (everyday.has(singular) || words.some((word) => there.has(word))) return [];
    // A pattern is dear to make, and hardly a text speaks of what is absent.
    const low = texts.join('\n').toLowerCase();
    if (!words.every((word) => low.includes(word))) return [];
    const name = new RegExp(
      String.raw`(?<!\p{L})${words.join(String.raw`(?:oes|ves|es|s)?[ -]`)}(?:oes|ves|es|s)?(?!\p{L})`,
      'iu',
    );
    return texts.flatMap((text) => {
      const found = name.exec(text);
      return found !== null && !likeness.test(text.slice(0, found.index))
        ? [`${singular}: ${text.slice(Math.max(0, found.index - 50), found.index + 30)}`]
        : [];
    });
  });
}

/** The dish with one food exchanged; `defaults` = what it is written for, or null where nobody knows. */
const exchanged = (
  dish: Dish,
  fills: ReadonlyMap<string, readonly Fill[]>,
  defaults: ReadonlyMap<string, Food> | null,
): Recipe =>
  instantiate({ dish, fills, grams: new Map(), ...(defaults === null ? {} : { defaults }) }, plainWish(dish));

describe('a dish with one food exchanged', () => {
  it('gives no tip that its author wrote about the other food, nor a title', () => {
    let dropped = 0;
    let plain = 0;
    const titles: string[] = [];
    const reworded = read.dishes.flatMap((dish) => {
      const own = new Map<string, Food>();
      for (const { food } of dish.roles) {
        const concrete = food === null ? null : kitchen.foods.concrete(food);
        if (food !== null && concrete !== null) own.set(food, concrete);
      }
      return dish.roles.flatMap((role) =>
        role.options.slice(0, 1).flatMap((option) => {
          const food = kitchen.foods.concrete(option.food);
          if (food === null || role.food === null) return [];
          const fills = new Map(
            dish.roles.map(({ id, food: usual }): [string, readonly Fill[]] => {
              const there = id === role.id ? food : usual === null ? null : own.get(usual);
              return [
                id,
                there
                  ? [{ food: there, ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null }]
                  : [],
              ];
            }),
          );
          const written = exchanged(dish, fills, null).tips;
          const { tips: given, title, ingredients } = exchanged(dish, fills, own);
          const told = /\(([^()]+)\)$/.exec(title)?.[1] ?? '';
          const usual = own.get(role.food);
          if (dish.english !== null && told === '') plain += 1;
          if (usual !== undefined && usual.id !== food.id && told !== '') {
            const gone = stems(shortNames([usual]).get(usual.id)!.singular);
            // Stock and oil of the food are not the food, but tuna in oil is tuna, and peanut oil an oil.
            const extract = /-oil$/.test(usual.id) ? /stock|broth/ : /stock|broth|(?<!-in)-oil$/;
            const there = ingredients.flatMap((item) =>
              item.food === null || extract.test(item.food)
                ? []
                : [item.food, ...kitchen.foods.get(item.food)!.ancestors].flatMap((id) =>
                    stems(kitchen.foods.get(id)?.name ?? ''),
                  ),
            );
            // Nor is Thai basil what makes a curry Thai.
            const alike = /stock|broth/.test(usual.id) ? stems(told) : stems('sauce thai greek');
            if (
              gone.some(
                (word) => !alike.includes(word) && stems(told).includes(word) && !there.includes(word),
              )
            )
              titles.push(`${title} with ${food.name}`);
          }
          dropped += written.length - given.length;
          return given.filter((text) => !written.includes(text));
        }),
      );
    });
    expect(reworded).toEqual([]);
    expect(dropped).toBeGreaterThan(25);
    expect(titles).toEqual([]);
    expect(plain).toBeGreaterThan(25);
  }, 300_000);
});

describe('a dish without its optional parts', () => {
  it('does not promise them', () => {
    expect(read.dishes.length).toBeGreaterThan(400);
    const found = read.dishes.flatMap((dish) =>
      promised(dish, bare(dish)).map((text) => `${dish.id}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
