/** What makes the dishes of the house what they are, found by what a stranger's title calls them. */
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Dish, DishRole } from '../dish.ts';

/** What takes the place of a food that makes the dish may lose no more of it than this. Own rule. */
const smallLoss = 0.1;
/** The least share that stays of what makes the dish: of meat and fish, which cost most, a little less. Own rules. */
const leastShare = { flesh: 0.8, rich: 0.6, other: 0.85, beside: 0.7 } as const;
/** Starch, sugar and fat have rules of their own: what a focus asks of them it asks of every dish. */
const ownRules = [
  'pasta',
  'noodle',
  'rice',
  'grain',
  'bread',
  'flatbread',
  'potato',
  'flour',
  'sweetener',
  'salt',
  'oil',
  'butter',
  'water',
  'stock',
  'leavening',
  'bird-egg',
] as const;
/** A dish bears less of these than of what it is named after. */
const rich = [
  'cheese',
  'cream',
  'coconut-milk',
  'soy-sauce',
  'condiment',
  'chocolate',
  'cured-pork',
] as const;

/** A food that plays a part in a named dish, and what may play it instead. */
interface Part {
  readonly essential: boolean;
  readonly options: readonly { readonly food: string; readonly loss: number }[];
}

/** A dish as far as its name and its foods go. */
interface NamedDish {
  readonly parts: readonly Part[];
}

/** Dishes by their names; the answer holds only dishes whose name the title has. */
export type DishNames = (title: string) => readonly NamedDish[];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const slotted = /[{[]/;
/** Shorter words of a foreign name are articles and the like. */
const leastLetters = 5;
/** A word that so many dishes share names none of them: "pollo", "arroz". */
const mostSharing = 3;

/**
 * Reads the names of dishes: "Bœuf Bourguignon" is found by either of its words that says nothing else, a dish with an
 * English name by the whole of it.
 */
export function namesOfDishes(dishes: readonly Dish[]): DishNames {
  const byPhrase = new Map<string, NamedDish[]>();
  const byWord = new Map<string, NamedDish[]>();
  const put = (into: Map<string, NamedDish[]>, name: string, dish: NamedDish): void =>
    void into.set(name, [...(into.get(name) ?? []), dish]);
  const english = new Set<string>();
  for (const { title, titles, english: said } of dishes)
    for (const text of [said ?? title, ...(said === null ? titles.map((one) => one.title) : [])])
      for (const word of plain(text).split(' ')) english.add(word);
  for (const dish of dishes) {
    if (dish.form) continue;
    const named: NamedDish = { parts: dish.roles.flatMap((role) => partOf(role)) };
    if (!named.parts.some(({ essential }) => essential)) continue;
    for (const text of [dish.title, dish.english]) {
      if (text === null) continue;
      // "{protein.T} Rogan Josh" is called by the rest of it, where that is a name and no list.
      const bare = plain(text.replace(/[{[][^\]}]*[\]}]/g, ' '));
      if (
        slotted.test(text) &&
        (bare.split(' ').length !== 2 || /\b(?:with|and|in|on|de|a|bowls?|salad|soup|skillet)\b/.test(bare))
      )
        continue;
      const name = bare;
      if (name.includes(' ') || name.length > leastLetters) put(byPhrase, name, named);
    }
    if (dish.english === null) continue;
    for (const word of new Set(plain(dish.title.replace(/[{[][^\]}]*[\]}]/g, ' ')).split(' ')))
      if (word.length >= leastLetters && !english.has(word)) put(byWord, word, named);
  }
  const places = new Map([...byPhrase.keys()].map((name, place) => [name, place]));
  const longest = Math.max(0, ...[...byPhrase.keys()].map((name) => name.split(' ').length));
  return (title) => {
    const words = plain(title).split(' ');
    const found = new Set<NamedDish>();
    for (const name of namesIn(words, places, longest)) for (const one of byPhrase.get(name)!) found.add(one);
    for (const word of words) {
      const some = byWord.get(word) ?? [];
      if (some.length <= mostSharing) for (const one of some) found.add(one);
    }
    return [...found];
  };
}

/** Those of thousands of names that stand among the words of a title, in the order of the names. */
function namesIn(
  words: readonly string[],
  places: ReadonlyMap<string, number>,
  longest: number,
): readonly string[] {
  const found = new Set<string>();
  for (let from = 0; from < words.length; from++) {
    let row = '';
    for (let to = from; to < Math.min(words.length, from + longest); to++) {
      row += to === from ? words[to]! : ` ${words[to]!}`;
      if (places.has(row)) found.add(row);
    }
  }
  return [...found].sort((one, other) => places.get(one)! - places.get(other)!);
}

function partOf(role: DishRole): readonly Part[] {
  if (role.food === null || (role.need !== 'essential' && role.need !== 'required')) return [];
  return [
    {
      essential: role.need === 'essential',
      options: [{ food: role.food, loss: 0 }, ...role.options.map(({ food, loss }) => ({ food, loss }))],
    },
  ];
}

/** What a recipe must keep for the sake of its name. */
export interface NameKeeps {
  share(food: Food): number;
  admits(old: Food, main: Food): boolean;
}

const fills = ({ options }: Part, food: Food): number | null => {
  const fitting = options.filter((one) => isKind(food, one.food));
  return fitting.length === 0 ? null : Math.min(...fitting.map(({ loss }) => loss));
};
/** What gives the body of cream with less of its fat. */
const creamy = ['milk', 'evaporated-milk', 'yogurt-kind'] as const;
const none: NameKeeps = { share: () => 0, admits: () => true };

/** A dish by that name must be there with its foods: "drumsticks fesenjan-style" without a walnut is another thing. */
export function keepsOf(names: DishNames | undefined, title: string, present: readonly Food[]): NameKeeps {
  const dishes = (names?.(title) ?? []).filter(({ parts }) => {
    const essential = parts.filter((part) => part.essential);
    const there = essential.filter((part) => present.some((food) => (fills(part, food) ?? 1) <= 0.2));
    return there.length * 2 >= essential.length && there.length > 0;
  });
  if (dishes.length === 0) return none;
  const partsFor = (food: Food): readonly Part[] =>
    ownRules.some((kind) => isKind(food, kind))
      ? []
      : dishes.flatMap(({ parts }) => parts.filter((part) => fills(part, food) !== null));
  return {
    share: (food) => {
      const parts = partsFor(food);
      if (parts.some(({ essential }) => essential))
        return rich.some((kind) => isKind(food, kind))
          ? leastShare.rich
          : food.traits.some((trait) => trait === 'meat' || trait === 'fish' || trait === 'shellfish')
            ? leastShare.flesh
            : leastShare.other;
      return parts.length > 0 && food.category === 'produce' ? leastShare.beside : 0;
    },
    admits: (old, main) =>
      // A creamy sauce is creamy still on milk that starch has thickened.
      (isKind(old, 'cream') && creamy.some((kind) => isKind(main, kind))) ||
      partsFor(old)
        .filter(({ essential }) => essential)
        .every((part) => isKind(main, old.id) || (fills(part, main) ?? 1) <= fills(part, old)! + smallLoss),
  };
}
