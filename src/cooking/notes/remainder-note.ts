import type { Food } from '#food/model';
import { joinList } from '../text/grammar.ts';
import { shortNames } from '../text/naming.ts';

/** What a recipe takes of something that was opened for it. */
export interface Opened {
  readonly food: Food;
  /** Grams that the recipe takes. */
  readonly takes: number;
  /** Grams that there were. */
  readonly held: number;
}

/** From this share and weight on what is left is worth a word. */
const worthAWord = { share: 0.2, grams: 60 } as const;
/** Of much more than a dish needs nobody asks what becomes of it. */
const plenty = 6;
const cans = /^canned-|crushed-tomatoes|tomato-passata|coconut-milk|coconut-cream/;
const creams = /cream$|^creme-fraiche$|^(?:greek-)?yogurt$|^buttermilk$|^evaporated-milk$|stock$/;

/** Left to itself in the fridge, where no source tells for how long. */
const usualDays = 3;

const spoken: readonly (readonly [number, string])[] = [
  [0.25, 'a quarter of'],
  [1 / 3, 'a third of'],
  [0.5, 'half'],
  [2 / 3, 'two thirds of'],
  [0.75, 'three quarters of'],
];

/** "About half". */
function shareOf(share: number): string {
  const [, words] = [...spoken].sort((a, b) => Math.abs(a[0] - share) - Math.abs(b[0] - share))[0]!;
  return `About ${words}`;
}

/**
 * A word on what stays in the tin or the pot that was opened, with how long it keeps; null where nothing of the sort does.
 * Days by the food's own figures (FoodKeeper).
 */
export function remainderNote(opened: readonly Opened[]): string | null {
  const left = opened.filter(
    ({ food, takes, held }) =>
      (cans.test(food.id) || creams.test(food.id)) &&
      held - takes >= worthAWord.grams &&
      (held - takes) / held >= worthAWord.share &&
      held <= takes * plenty,
  );
  if (left.length === 0) return null;
  const names = shortNames(left.map(({ food }) => food));
  const nameOf = ({ id }: Food): string => {
    const { singular, plural } = names.get(id)!;
    return (plural ?? singular).replace(/^canned /, '');
  };
  const days = Math.min(...left.map(({ food }) => food.storage?.openedDays ?? usualDays));
  const keeps = `it keeps ${days === 1 ? 'a day' : `${days} days`} in the fridge`;
  const said = ({ food }: Opened): string =>
    cans.test(food.id) ? `the can of ${nameOf(food)}` : `the ${nameOf(food)}`;
  const how = left.some(({ food }) => cans.test(food.id)) ? 'in a covered bowl' : 'covered';
  const [first] = left;
  return left.length === 1
    ? `${shareOf((first!.held - first!.takes) / first!.held)} ${said(first!)} is left over; ${how}, ${keeps}.`
    : `Some of ${joinList(left.map(said))} is left over; ${how}, ${keeps}.`;
}
