import type { Catalogue } from '#food/catalogue';
import type { PantryItem } from '../plan/brief.ts';
import { oneOf } from './one-or-two.ts';
import { standsFor } from './stands-for.ts';

/**
 * Words that mean one thing or another by what else is in the kitchen: pepper beside onions, tenders beside crumbs.
 * @param avoided allergens and diets of the request: where a coat would matter, a packet is not guessed to be without
 */
export const meantBeside = (
  items: readonly PantryItem[],
  foods: Catalogue,
  avoided: readonly string[],
): readonly PantryItem[] => {
  const read = withPepperMeant(items, foods);
  return avoided.some((one) => inCoats.has(one)) ? read : withTendersMeant(read, foods);
};

/** What bought coats hold, and the diets that leave it. */
const inCoats: ReadonlySet<string> = new Set([
  ...['wheat', 'gluten', 'egg', 'milk', 'soy', 'mustard', 'celery', 'sesame'],
  ...['gluten-free', 'dairy-free', 'egg-free', 'soy-free', 'lactose-free'],
]);

const justPepper = /^\s*pepper\s*$/i;
const isSalt = ({ food }: PantryItem): boolean => food !== null && /(?:^|-)salt(?:$|-)/.test(food.id);
const isFresh = (item: PantryItem | undefined): boolean => item?.food?.category === 'produce';

/** "Pepper" between the onion and the peas is a vegetable; beside salt it is the mill. */
function withPepperMeant(items: readonly PantryItem[], foods: Catalogue): readonly PantryItem[] {
  const at = items.findIndex(({ text }) => justPepper.test(text));
  const vegetable = foods.get('bell-pepper');
  if (at < 0 || vegetable === null || vegetable === undefined || items.some(isSalt)) return items;
  if (!isFresh(items[at - 1]) && !isFresh(items[at + 1])) return items;
  if (items.some(({ food }) => food?.ancestors.includes('bell-pepper') || food?.id === 'bell-pepper'))
    return items;
  const meant = {
    food: vegetable,
    also: standsFor('bell pepper', vegetable, foods),
    one: oneOf('bell pepper', vegetable) ?? undefined,
  };
  return items.map((item, index) => (index === at ? { ...item, ...meant } : item));
}

/** Tenders that nobody says were breaded, or come out of the freezer or from a meal. */
const tenders = /\bchicken (?:tenders?|strips|goujons)\b/i;
const readyToEat =
  /\b(?:breaded|crumbed|battered|coated|crispy|frozen|freezer|leftover|left over|cooked|bags?|box(?:es)?|packs?|packets?|oven|takeaway|takeout|kfc|popcorn)\b/i;
/** What a coat is made of. */
const coat =
  /crumbs$|^panko$|^cracker-meal$|^corn-flakes$|(?:all-purpose|plain|self-raising)-flour$|^cornstarch$|^buttermilk$/;

/** Chicken tenders beside crumbs, flour or buttermilk have yet to be breaded; they are the raw tenderloins. */
function withTendersMeant(items: readonly PantryItem[], foods: Catalogue): readonly PantryItem[] {
  const raw = foods.get('chicken-tenderloin');
  if (raw === null || !items.some(({ food }) => food !== null && coat.test(food.id))) return items;
  if (items.some(({ food }) => food?.id === raw.id)) return items;
  return items.map((item) =>
    item.food?.id === 'chicken-tenders' && tenders.test(item.text) && !readyToEat.test(item.text)
      ? { ...item, food: raw, also: standsFor('chicken tenderloins', raw, foods) }
      : item,
  );
}
