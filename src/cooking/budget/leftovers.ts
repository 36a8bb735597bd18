import { isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import { joinList, pluralise } from '../text/grammar.ts';

/** What a shop sells in one piece. */
export interface Pack {
  readonly food: Food;
  readonly grams: number;
  /** "1 can", "500 g". */
  readonly called: string;
  /** Price of one in the currency of the answer; null where only the kilogram's is known. */
  readonly price: number | null;
}

const sold = ['can', 'jar', 'carton', 'bottle', 'packet', 'package', 'tub', 'bunch', 'head'];
/** Less than this share of a pack is no leftover. */
const worthSaying = 0.1;
const mostPacks = 6;
const leastPackGrams = 20;

/** The pack that the food table knows for a food, or null: loose food is bought by the gram. */
export function packOf(food: Food): Pack | null {
  if (isWater(food)) return null;
  for (const unit of sold) {
    const measure = food.measures.find((one) => one.unit === unit && one.state === undefined);
    // A sachet of sugar is not how anybody buys it.
    if (measure !== undefined && measure.grams >= leastPackGrams)
      return { food, grams: measure.grams, called: `1 ${unit}`, price: null };
  }
  return null;
}

/** What is left of packs that have to be bought whole, in a sentence; null where nothing is. */
export function leftoverText(
  bought: readonly { readonly pack: Pack; readonly grams: number }[],
): string | null {
  const said = bought.flatMap(({ pack, grams }): readonly string[] => {
    const count = Math.ceil(grams / pack.grams - 0.02);
    const left = count * pack.grams - grams;
    // A dozen packs is not how anybody buys it.
    if (count > mostPacks) return [];
    if (count < 1 || left < pack.grams * worthSaying) return [];
    const [, unit] = /^1 (.+)$/.exec(pack.called) ?? [];
    const packs =
      unit === undefined
        ? `${count === 1 ? '' : `${count} times `}${pack.called}`
        : `${count} ${count === 1 ? unit : pluralise(unit)}`;
    const name = pack.food.name.replace(/^canned /, '');
    return [`${Math.round(left)} g of ${packs} of ${name}`];
  });
  return said.length === 0
    ? null
    : `The cost counts what goes in; bought whole, this is left over: ${joinList(said)}.`;
}
