import type { Food } from '#food/model';
import type { EverydayList, ListedSort } from './rule.ts';
import type { IngredientUse } from './use.ts';

/** What home cooks take for a food, where it is used. */
export interface Habit {
  /** Place by food id, 0 = the most usual. */
  readonly places: ReadonlyMap<string, number>;
  /** By food id, what the list calls it where the tables call it otherwise. */
  readonly called: ReadonlyMap<string, string>;
  /** Sorts of the food itself, with how many foods of the list stand before each. */
  readonly sorts: readonly ListedSort[];
  /** How many steps up the tree the list was found: 0 = the food's own. */
  readonly level: number;
}

/** The lists of what home cooks take, ready for asking. */
export interface Everyday {
  /** The list of the food, else of the nearest kind that has one; null where there is none. */
  habitOf(lines: readonly string[], use: IngredientUse): Habit | null;
  /** Foods that this one is taken for, with its place there. */
  takenFor(id: string): readonly { readonly from: string; readonly place: number }[];
  /** How usual a food is in kitchens, 0–1: a staple, or one that many cooks reach for. */
  usual(food: Food): number;
  /** What all lists call a food that none calls by its own name: "vegetable oil"; else null. */
  spoken(id: string): string | null;
}

/** A food that stands in this many lists is in every kitchen. */
const inEveryKitchen = 16;

/** Reads the lists. */
export function createEveryday(lists: readonly EverydayList[]): Everyday {
  const byFrom = new Map<string, EverydayList[]>();
  const byTo = new Map<string, { from: string; place: number }[]>();
  for (const list of lists) {
    byFrom.set(list.from, [...(byFrom.get(list.from) ?? []), list]);
    if (list.contexts.length > 0) continue;
    for (const [place, id] of list.foods.entries())
      byTo.set(id, [...(byTo.get(id) ?? []), { from: list.from, place }]);
  }
  const words = new Map<string, Map<string, number>>();
  for (const { foods, called } of lists)
    for (const id of foods) {
      const said = called?.[id] ?? '';
      const known = words.get(id) ?? new Map<string, number>();
      words.set(id, known.set(said, (known.get(said) ?? 0) + 1));
    }
  /** The list of a context before that for everywhere; what they come to does not hang on the recipe. */
  const join = (here: EverydayList | null, everywhere: EverydayList | undefined): Omit<Habit, 'level'> => {
    const foods = new Set([...(here?.foods ?? []), ...(everywhere?.foods ?? [])]);
    const called = new Map(
      [...foods].flatMap((one) => {
        const list = here?.foods.includes(one) === true ? here : everywhere;
        const said = list?.called?.[one];
        return said === undefined ? [] : [[one, said] as const];
      }),
    );
    const own = here?.sorts ?? [];
    const further = (everywhere?.sorts ?? []).filter((one) => !own.some(({ name }) => name === one.name));
    const before = here?.foods.length ?? 0;
    return {
      places: new Map([...foods].map((one, place) => [one, place])),
      called,
      sorts: [...own, ...further.map(({ name, place }) => ({ name, place: before + place }))],
    };
  };
  const joined = new Map<EverydayList | readonly EverydayList[], Omit<Habit, 'level'>>();
  return {
    habitOf(lines, use) {
      for (const [level, id] of lines.entries()) {
        const known = byFrom.get(id);
        if (known === undefined) continue;
        // The contexts stand in the order in which the dish shows them: a pasta salad is a salad first.
        const here = [...use.contexts].flatMap(
          (context) => known.find((list) => list.contexts.includes(context)) ?? [],
        )[0];
        // A list belongs to one food, so it tells which other list it is joined with.
        let made = joined.get(here ?? known);
        if (made === undefined) {
          made = join(
            here ?? null,
            known.find((list) => list.contexts.length === 0),
          );
          joined.set(here ?? known, made);
        }
        return { level, ...made };
      }
      return null;
    },
    takenFor: (id) => byTo.get(id) ?? [],
    spoken(id) {
      const said = words.get(id);
      if (said === undefined || said.has('')) return null;
      return [...said].sort((a, b) => b[1] - a[1])[0]![0];
    },
    usual(food) {
      if (food.traits.includes('staple')) return 1;
      const lists = byTo.get(food.id)?.length ?? 0;
      return Math.min(1, Math.log2(1 + lists) / Math.log2(1 + inEveryKitchen));
    },
  };
}
