import type { Food } from '#food/model';
import { seeded } from '../plan/rank/random.ts';
import { capitalise } from './grammar.ts';

/** A food of somebody's kitchen that has gone into a recipe. */
export interface FromKitchen {
  readonly food: Food;
  readonly name: string;
  readonly plural: boolean;
  readonly prep: string | null;
  /** It goes over what is done, when the heat is off. */
  readonly last: boolean;
  /** The dish is written with it: whoever knows the dish expects it. */
  readonly own: boolean;
}

/** What foods are called on the plate. */
const onThePlate: readonly (readonly [RegExp, RegExp])[] = [
  [/^eggs?$/, /omelet|frittata|quiche|scramble|shakshuka/i],
];

/** Words that many foods share. */
const shared: ReadonlySet<string> = new Set(
  'ground black white red green sweet fresh canned dried whole bell cherry frozen cooked greek soft firm baby'.split(
    ' ',
  ),
);

const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) =>
    word.replace(/(?:oes|os|ies|es|s|y|o|e)$/, ''),
  );

/** Whether some words speak of a food, by its name or by the name of its kind. */
const isNamed = ({ name, ancestors }: Food, words: ReadonlySet<string>): boolean =>
  [name, ...ancestors].flatMap(stemsOf).some((word) => words.has(word) && !shared.has(word));

const participle =
  /\b(crumbled|grated|shaved|torn|sliced|diced|chopped|toasted|shredded|cubed)\b(?! (?:lengthwise|into))/;

/** What is said of a finishing touch, by what it does there; each of several ways. `what` is "crumbled feta". */
const touches: readonly {
  readonly of: RegExp;
  readonly ways: readonly ((what: string, plural: boolean) => string)[];
}[] = [
  {
    of: /^(?:cheese|feta|goat-cheese|halloumi|mozzarella|ricotta|cottage-cheese|parmesan|cheddar|blue-cheese)$/,
    ways: [
      (what, plural) => `${capitalise(what)} ${plural ? 'go' : 'goes'} over at the end.`,
      (what) => `It is finished with ${what}.`,
    ],
  },
  {
    of: /^(?:yogurt|greek-yogurt|sour-cream|creme-fraiche|coconut-yogurt|soy-yogurt)$/,
    ways: [
      (what) => `A cool spoonful of ${what} goes on top.`,
      (what) => `Cold ${what} goes over it at the table.`,
    ],
  },
  { of: /^avocado$/, ways: [(what) => `It is topped with ${what}.`] },
  {
    of: /^(?:nut|walnut|almond|cashew|peanut|pecan|hazelnut|pistachio|pine-nut)$/,
    ways: [(what, plural) => `${capitalise(what)} ${plural ? 'give' : 'gives'} it crunch.`],
  },
];

/**
 * A headnote with the finishing touch that somebody's kitchen gave the dish, where it changes what one sees on the plate:
 * crumbled feta, a spoonful of yogurt. What is in the pot with everything else, what the dish has anyway and what is
 * served beside it, the title and the list tell.
 */
export function withKitchenFoods(title: string, headnote: string, foods: readonly FromKitchen[]): string {
  const words = new Set(stemsOf(`${title} ${headnote}`));
  const served = ({ id }: Food): boolean =>
    onThePlate.some(([of, called]) => of.test(id) && called.test(`${title} ${headnote}`));
  for (const { food, name, plural, prep, last, own } of foods) {
    if (!last || own || isNamed(food, words) || served(food)) continue;
    const touch = touches.find(({ of }) => [food.id, ...food.ancestors].some((kind) => of.test(kind)));
    if (touch === undefined) continue;
    const how = participle.exec(prep ?? '')?.[1];
    const named = name.replace('avocados', 'avocado');
    const what = how === undefined ? named : `${how} ${named}`;
    const way = touch.ways[Math.floor(seeded(0, title) * touch.ways.length)]!;
    return `${headnote} ${way(what, plural)}`;
  }
  return headnote;
}
