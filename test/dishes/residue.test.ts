import { describe, expect, it } from 'vitest';
import type { Dish, DishRole } from '#cooking/dish';
import { dressForm } from '#cooking/dishes/cuisine';
import { instantiate } from '#cooking/instantiate';
import type { Fill } from '#cooking/plan/fill';
import { seeded } from '#cooking/plan/rank/random';
import type { Recipe } from '#cooking/recipe';
import { safeTemperature } from '#cooking/doneness/safety';
import type { SkillLevel } from '#cooking/vocabulary';
import type { Food } from '#food/model';
import { loadDishTables, loadKitchen } from '../support/kitchen.ts';
import { plainWish } from '../support/plain-wish.ts';

const kitchen = loadKitchen();
const tables = loadDishTables();
const home = kitchen.cuisines.get('international')!;
const all = [...tables.dishes, ...tables.forms.map((form) => dressForm(form, home))];
const skills: readonly SkillLevel[] = ['beginner', 'intermediate', 'expert'];

const plain: Omit<Fill, 'food'> = { ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null };

/** Every food that may stand in a role, its own first. */
function foodsFor(role: DishRole): readonly Fill[] {
  const own = role.food === null ? null : kitchen.foods.concrete(role.food);
  const others = role.options.flatMap((option): readonly Fill[] => {
    const food = kitchen.foods.concrete(option.food) ?? kitchen.foods.get(option.food);
    return food === null || food.abstract ? [] : [{ ...plain, ...option, food }];
  });
  return [...(own === null ? [] : [{ ...plain, food: own }]), ...others];
}

function cook(dish: Dish, fills: ReadonlyMap<string, readonly Fill[]>, turn: number): Recipe {
  const defaults = new Map<string, Food>();
  for (const { food } of dish.roles) {
    const concrete = food === null ? null : kitchen.foods.concrete(food);
    if (food !== null && concrete !== null) defaults.set(food, concrete);
  }
  return instantiate(
    { dish, fills, grams: new Map(), defaults },
    plainWish(dish, { skill: skills[turn % 3]!, servings: [2, 4, 8][turn % 3]! }),
  );
}

/** A version of a dish in which parts are missing and others exchanged at the same time. */
function atRandom(dish: Dish, turn: number): Recipe {
  const chance = (label: string): number => seeded(turn, `${dish.id} ${label}`);
  const fills = new Map<string, readonly Fill[]>();
  for (const role of dish.roles) {
    const needed = role.need === 'essential' || role.need === 'required';
    const foods = foodsFor(role);
    const wanted = needed || chance(role.id) < (role.need === 'optional' ? 0.5 : 0.3);
    const at = chance(`${role.id} food`) < 0.6 ? 0 : Math.floor(chance(`${role.id} other`) * foods.length);
    const excluded = role.unless.some((id) => (fills.get(id) ?? []).length > 0);
    fills.set(role.id, wanted && !excluded && foods.length > 0 ? [foods[at]!] : []);
  }
  // A form is only cooked around something.
  if (dish.any.length > 0 && dish.any.every((id) => fills.get(id)!.length === 0)) {
    const role = dish.roles.find(({ id }) => id === dish.any[0])!;
    fills.set(role.id, foodsFor(role).slice(0, 1));
  }
  return cook(dish, fills, turn);
}

const recipes = all.flatMap((dish) => [0, 1, 2].map((turn) => atRandom(dish, turn)));
const stem = (word: string): string => word.toLowerCase().replace(/(?:oes|ies|es|s|y)$/, '');
const isKnifeWork = (id: string): boolean => id === 'prep' || id === 'prep-2';

const remainder =
  /\b(?:the (?:rest|other half|last|remainder) of|what is left of|the remaining|half of the remaining) (?:the )?((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?=[,.;]| (?:and|with|in|into|over|to|on|until)\b)/giu;

/** "The rest of the oil" where no oil was used before. */
function unusedBefore({ ingredients, steps }: Recipe): readonly string[] {
  const heads = new Set(ingredients.map(({ name }) => stem(name.split(' ').at(-1)!)));
  let before = '';
  return steps
    .filter(({ id }) => !isKnifeWork(id))
    .flatMap(({ text }) => {
      const found = [...text.matchAll(remainder)].flatMap((match) => {
        const head = stem(match[1]!.split(' ').at(-1)!);
        const earlier = `${before} ${text.slice(0, match.index)}`.toLowerCase();
        return heads.has(head) && !earlier.includes(head) ? [match[0]] : [];
      });
      before += ` ${text}`;
      return found;
    });
}

const broken =
  /\bwith (?:caught|up in)\b|\b(?:remaining|left of|rest of) the the\b|\bremaining the\b|\b(?:of|into|from|with) (?:of|into|from|until|then)\b|\ba [\w-]+-and-[\w-]+ (?:tomatoes|onions|beans)\b|\bof and\b/;

describe('recipes in which much is missing or exchanged', () => {
  it('are many', () => {
    expect(recipes.length).toBeGreaterThan(2000);
  });

  const complaints = (find: (recipe: Recipe) => readonly string[]): readonly string[] =>
    recipes.flatMap((recipe) => find(recipe).map((text) => `${recipe.origin}: ${text}`));

  it('speak of a rest only where some was used', () => {
    expect(complaints(unusedBefore)).toEqual([]);
  });

  it('have no holes', () => {
    expect(
      complaints(({ description, steps, tips }) =>
        [description ?? '', ...steps.map(({ text }) => text), ...tips].filter((text) => broken.test(text)),
      ),
    ).toEqual([]);
  });

  it('melt no oil', () => {
    expect(
      complaints(({ steps }) =>
        steps.flatMap(
          ({ text }) => /\bmelt (?:\w+ of )?the (?!coconut|palm)(?:[a-z]+ )?oil\b/i.exec(text) ?? [],
        ),
      ),
    ).toEqual([]);
  });

  it('peel and stone nothing that is sold without', () => {
    expect(
      complaints(({ ingredients }) =>
        ingredients.flatMap(({ food, text }) =>
          /^(?:frozen|canned|cooked)-/.test(food ?? '') &&
          !/shrimp|prawn|crab|squid/.test(food!) &&
          /, (?:peeled|stoned|cored|hulled|washed)/.test(text)
            ? [text]
            : [],
        ),
      ),
    ).toEqual([]);
  });

  it('cut raw meat and fish after everything else that is cut with it', () => {
    const raw = (food: Food): boolean => {
      const safe = safeTemperature(food);
      return safe !== null && safe.kind !== 'egg';
    };
    const early = complaints(({ ingredients, steps }) =>
      steps.flatMap(({ id, text, inputs }) => {
        if (!isKnifeWork(id)) return [];
        const cut = ingredients.filter(({ key }) => inputs.includes(key));
        const meat = cut.find(({ food }) => raw(kitchen.foods.get(food!)!));
        const after = /\.\s+(?!Wash (?:your|everything))\p{Lu}\w+[^.]*\.$/u;
        const last = text
          .replace(/ Wash (?:your hands|everything)[^.]*\.$/, '')
          .split(/(?<=\.)\s/)
          .at(-1)!;
        const named = (list: typeof cut): boolean =>
          // A flank steak in slices is spoken of as beef, and spareribs as ribs.
          list.some(({ name, food }) =>
            [name, ...kitchen.foods.get(food!)!.ancestors].some(
              (one) =>
                one.split(' ').some((word) => last.toLowerCase().includes(stem(word))) ||
                last.split(' ').some((word) => word.length > 3 && one.endsWith(word)),
            ),
          );
        return meat !== undefined &&
          after.test(text) &&
          !named(cut.filter(({ food }) => raw(kitchen.foods.get(food!)!)))
          ? [text]
          : [];
      }),
    );
    expect(early).toEqual([]);
  });
});

describe('descriptions', () => {
  it('promise no number of minutes in which all of it is done', () => {
    const promise =
      /\b(?:on the table|ready|rolled up|takes|done|from door to plate|made)\b[^.;]{0,25}\b(?:minutes|quarter of an hour|half an hour)\b|\b(?:half an hour|\w+ minutes)(?:'s|') work\b/i;
    expect(all.filter(({ description }) => promise.test(description)).map(({ id }) => id)).toEqual([]);
  });
});

/** What words of other kitchens promise, and what must be there for it to be true. */
const promises: readonly (readonly [word: RegExp, food: RegExp])[] = [
  [/(?<!\p{L})(?:arroz|riz|nasi)(?!\p{L})/iu, /rice/],
  [/(?<!\p{L})piña(?!\p{L})/iu, /pineapple/],
  [/(?<!\p{L})(?:saumon|lax)(?!\p{L})/iu, /salmon|char|trout/],
  [/(?<!\p{L})(?:poulet|pollo|frango|manok|ayam|murgh|gai|tavuk|kotopoulo)(?! lan)(?!\p{L})/iu, /chicken/],
  [/(?<!\p{L})(?:porc|cerdo)(?!\p{L})/iu, /pork|ham|bacon/],
  [/(?<!\p{L})rind\p{L}*(?!\p{L})/iu, /beef|veal/],
  [/(?<!\p{L})(?:gambas|gamberi|camarones|garides|goong|udang)(?!\p{L})/iu, /shrimp|prawn/],
  [/(?<!\p{L})(?:huevos|oeufs)(?!\p{L})/iu, /egg/],
  [/(?<!\p{L})(?:aloo|patatas|kartoffel\p{L}*)(?!\p{L})/iu, /potato/],
  [/(?<!\p{L})(?:melanzane|berenjenas|baingan)(?!\p{L})/iu, /eggplant/],
  [/(?<!\p{L})zucca(?!\p{L})/iu, /pumpkin|squash/],
  [/(?<!\p{L})(?:garbanzos|ceci)(?!\p{L})/iu, /chickpea/],
  [/(?<!\p{L})tonno(?!\p{L})/iu, /tuna/],
  [/(?<!\p{L})poireaux(?!\p{L})/iu, /leek/],
  [/(?<!\p{L})poires(?!\p{L})/iu, /pear/],
  [/\bchicken\b/i, /chicken/],
  [/\bsalmon\b/i, /salmon/],
  [/\bbeef\b/i, /beef|steak|corned|brisket|short-rib/],
  [/\bpork\b/i, /pork|bacon|ham|sausage|chop/],
  [/\blamb\b/i, /lamb/],
  [/\bshrimp\b/i, /shrimp/],
  [/\bchorizo\b/i, /chorizo/],
  [/\bfeta\b/i, /feta/],
  [/\bricotta\b/i, /ricotta/],
  [/\bquinoa\b/i, /quinoa/],
  [/\btofu\b/i, /tofu/],
  [/\bmushrooms?\b/i, /mushroom|shiitake|shimeji|maitake|porcini|oyster|chanterelle|enoki/],
  [/\bleeks?\b/i, /leek/],
  [/\bspinach\b/i, /spinach/],
];

describe('titles and what they mean in English', () => {
  // Every dish with every stand-in: a minute on a machine that does nothing else.
  it('are true whatever stands in for what makes the dish', { timeout: 300_000 }, () => {
    let looked = 0;
    const untrue = tables.dishes.flatMap((dish) => {
      // A slot says what is there; only words of the author's own may be untrue.
      const written = [dish, ...dish.titles]
        .map(({ title, english }) => `${title} ${english ?? ''}`)
        .join(' ');
      if (!promises.some(([word]) => word.test(written))) return [];
      const own = new Map(
        dish.roles.map((role): [string, readonly Fill[]] => [
          role.id,
          role.need === 'extra' || role.food === null ? [] : foodsFor(role).slice(0, 1),
        ]),
      );
      // Only what a title may speak of.
      return dish.roles
        .filter(({ need, grams }) => (need === 'essential' || need === 'required') && grams >= 25)
        .flatMap((role) =>
          foodsFor(role).flatMap((fill) => {
            looked += 1;
            const recipe = cook(dish, new Map([...own, [role.id, [fill]]]), 1);
            const foods = recipe.ingredients.map(({ name, food }) => `${name} ${food}`).join(' ');
            const told = recipe.title;
            return promises
              .filter(([word, food]) => word.test(told) && !food.test(foods))
              .map(() => `${dish.id}: ${told} of ${fill.food.id}`);
          }),
        );
    });
    expect(looked).toBeGreaterThan(1500);
    expect(untrue).toEqual([]);
  });
});
