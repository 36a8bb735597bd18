import type { Food } from '#food/model';
import { seeded } from '../plan/random.ts';
import { capitalise, joinList } from './grammar.ts';

/** A food of somebody's kitchen that has gone into a recipe. */
export interface FromKitchen {
  readonly food: Food;
  readonly name: string;
  readonly plural: boolean;
  /** It is eaten with the dish and not in it. */
  readonly beside: boolean;
}

/** What a recipe is not told by: its seasoning. */
const silent: ReadonlySet<string> = new Set([
  'spices-seasonings',
  'oils-vinegars',
  'herbs',
  'sauces-condiments',
  'baking',
  'alcohol',
  'beverages',
]);
/** Nor by the aromatics that are in nearly everything. */
const aromatic = /garlic|ginger|onion|shallot|scallion|chil[il]|lemon|lime|honey|sugar|butter$|milk$/;
/** Words that many foods share. */
const shared: ReadonlySet<string> = new Set(
  'ground black white red green sweet fresh canned dried whole bell cherry frozen cooked greek soft firm baby'.split(
    ' ',
  ),
);
/** More would be a list. */
const most = 3;

/** What foods are called on the plate. */
const onThePlate: readonly (readonly [RegExp, RegExp])[] = [
  [/bread|baguette|ciabatta/, /toast|crostini|crust/i],
  [/potato/, /tatties|mash|chips|fries|hash/i],
  [/rice/, /risott|pilaf|paella/i],
  [/^eggs?$/, /omelet|frittata|quiche|scramble|shakshuka/i],
  [/steak|beef/, /steak/i],
];

const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/(?:oes|os|ies|es|s|y|o|e)$/, ''));

/** Whether some words speak of a food, by its name or by the name of its kind. */
const isNamed = ({ name, ancestors }: Food, words: ReadonlySet<string>): boolean =>
  [name, ...ancestors].flatMap(stemsOf).some((word) => words.has(word) && !shared.has(word));

/**
 * A headnote that leaves out nothing of the kitchen that makes the meal: where neither it nor the title speaks of
 * the kale or of the potatoes beside, a short sentence does.
 */
export function withKitchenFoods(title: string, headnote: string, foods: readonly FromKitchen[]): string {
  const words = new Set(stemsOf(`${title} ${headnote}`));
  const served = ({ id }: Food): boolean =>
    onThePlate.some(([of, called]) => of.test(id) && called.test(`${title} ${headnote}`));
  const left = foods
    .filter(
      ({ food }) =>
        !silent.has(food.category) && !aromatic.test(food.id) && !isNamed(food, words) && !served(food),
    )
    .slice(0, most);
  const listOf = (some: readonly FromKitchen[]): string => joinList(some.map(({ name }) => name));
  const within = left.filter(({ beside }) => !beside);
  const besides = left.filter(({ beside }) => beside);
  if (left.length === 0) return headnote;
  const says = (some: readonly FromKitchen[], one: string, many: string): string =>
    `${capitalise(listOf(some))} ${some.length > 1 || some[0]!.plural ? many : one}`;
  const pick = (...ways: readonly string[]): string => ways[Math.floor(seeded(0, title) * ways.length)]!;
  const sentence =
    within.length === 0
      ? pick(
          `Served with ${listOf(besides)}.`,
          `${says(besides, 'makes', 'make')} it a whole plate.`,
          `Eat it with ${listOf(besides)}.`,
        )
      : besides.length > 0
        ? `Here with ${listOf(within)}, and ${listOf(besides)} beside it.`
        : pick(
            `Here with ${listOf(within)}.`,
            `${says(within, 'goes', 'go')} in too.`,
            `Made here with ${listOf(within)} as well.`,
          );
  return `${headnote} ${sentence}`;
}
