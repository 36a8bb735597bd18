import type { Food } from '#food/model';
import { gramsPerUnit } from '../measures/amounts.ts';

/** Sold by the bulb, the root, the stick or the bag, whatever the number of its name. */
const inBulk =
  /garlic|ginger|galangal|celery$|lemongrass|asparagus|broccoli|broccolini|rhubarb|corn$|-sprout|mushroom|^potato$|russet|waxy-potato|chard|kale|spinach|lettuce|scallion|radish|horseradish|^beet$|watercress|okra|seaweed/;
/** From so many grams on one of it is a thing by itself; of radishes and cherry tomatoes nobody means one. */
const leastPiece = 55;
const isFiery = ({ ancestors, id }: Food): boolean =>
  ancestors.includes('chili-pepper') ||
  /jalapeno|habanero|scotch-bonnet|(?:red|green|serrano)-chili$/.test(id);

/** Of these one and many go by the same name. */
const isOneOrMany = /^(?:yellow-)?zucchini$/;

/** How much there is, or in what it lies: then nothing is left to guess. */
const told =
  /[0-9½¼¾⅓⅔]|\b(?:an?|one|two|three|four|five|six|half|some|few|several|lots?|loads|plenty|bags?|packs?|packets?|bunch(?:es)?|heads?|boxe?s?|punnets?|nets?|trays?|tins?|cans?|jars?|frozen|dried|canned|tinned|pickled|pur[eé]e|paste|powder|slices?|quarter|wedge|piece|chunk|end|leftover|rest|glut|any|mixed|more|extra)\b/i;

/** Grams of one where a line names one thing that is counted and says no number: "onion", "a red pepper" without the "a"; null elsewhere. */
export function oneOf(text: string, food: Food): number | null {
  if (food.category !== 'produce' || food.abstract || inBulk.test(food.id) || told.test(text)) return null;
  if (food.plural === null || (food.plural === food.name && !isOneOrMany.test(food.id))) return null;
  const said = text
    .replace(/[,(].*$/, '')
    .trim()
    .toLowerCase();
  // "Onions" are as many as it takes.
  if (!/[^s]$/.test(said)) return null;
  const grams = gramsPerUnit(food, 'piece');
  return grams !== null && (grams >= leastPiece || isFiery(food)) ? grams : null;
}
