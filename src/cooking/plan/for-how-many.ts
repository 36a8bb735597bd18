import type { Food } from '#food/model';
import { gramsPerUnit } from '../measures/amounts.ts';
import type { PantryItem } from './brief.ts';

/*
 * Who writes "2 chicken thighs, leftover rice" and no number of servings cooks for one or two: nobody is sent out for two more
 * thighs. Only what is counted or weighed tells; a kitchen with "chicken" in it feeds as many as usual.
 */

/** Raw grams of what a meal is made around that one person eats, by what it is. */
const portion = { meat: 130, bony: 220, eggs: 110, cheese: 110, fish: 130 } as const;
/** Bones, shells and heads are weighed and not eaten. */
const bony = /bone-in|wing|drumstick|shank|rib|whole|leg-quarter|chicken-leg|oxtail|mussel|clam|crab/;
const mains: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);
/** A few rashers season, and feed nobody. */
const seasons =
  /bacon|pancetta|lardon|guanciale|chorizo|nduja|salami|pepperoni|prosciutto|anchov|ham$|caviar|roe|stock|carcass|bones?$/;
const fryingCheese = /^(?:halloumi|paneer|vegan-halloumi)$/;
/** One of each for one: a chop, a fillet, a thigh; of sausages two. */
const pairs = /sausage|bratwurst|frankfurter|chipolata|fish-fingers|drumstick|wing/;

/** From so many grams on one sausage is more than a person eats. */
const ring = 180;

/** Whether the vegetables are counted out for more than one: three potatoes, half a head of cabbage. */
const isForSeveral = ({ food, grams, pieces }: PantryItem): boolean =>
  food !== null &&
  food.category === 'produce' &&
  ((/potato/.test(food.id) && (pieces ?? 0) >= 3) ||
    (/cabbage|cauliflower/.test(food.id) && (grams ?? 0) >= 350));

/** What one of a pan of eggs is when nobody eats anything else. */
const isEgg = ({ id }: Food): boolean => id === 'egg';

/** What says that something is baked, of which everybody has a slice. */
const bakes = /flour$|^(?:baking-powder|baking-soda|.*yeast|cake-mix|.*-mix|rolled-oats)$/;
const sweetens = /sugar|honey|syrup|chocolate/;

/** Raw or boiled, so much of it is one person's share of what fills a plate up, grams. */
const boiled = /^cooked-(?:.*rice|quinoa|.*pasta|.*noodles|bulgur|couscous|farro|barley)$/;
const boiledShare = 235;
/** Tins of which a meal is made with what else is there: meat and fish for so many to the gram, beans likewise. */
const tinShares: readonly (readonly [kind: string, grams: number])[] = [
  ['cold-cut', 150],
  ['canned-fish', 90],
];

/** How many a thing helps to feed that is no main part by itself: the boiled rice, a tin of fish. */
function helpsToFeed({ food, grams }: PantryItem): number {
  if (food === null || grams === null) return 0;
  if (boiled.test(food.id)) return grams / boiledShare;
  const [, share] = tinShares.find(([kind]) => food.ancestors.includes(kind)) ?? [];
  return share === undefined || food.category !== 'canned-jarred' ? 0 : grams / share;
}

/** Something cooked that was left over, of which nobody says how much. */
const rest = /^(?:(?:the |some |bit of |a bit of )*(?:left[- ]?overs?|last night'?s|yesterday'?s)\b)/i;

/** From so many on it is the usual meal for four. */
const usualFrom = 3;
const fewOf = 3.5;

/** Whether it is one of those of which everybody has one: a chop, a fillet. */
const isPieceForEach = ({ food, grams, pieces }: PantryItem): boolean =>
  food !== null &&
  pieces !== undefined &&
  mains.has(food.category) &&
  !pairs.test(food.id) &&
  !seasons.test(food.id) &&
  (grams === null || grams / pieces < 420);

/** How many one item feeds; null where nobody can tell. */
function feeds({ food, grams, pieces }: PantryItem): number | null {
  if (food === null) return 0;
  const each = gramsPerUnit(food, 'piece');
  const held = grams ?? (pieces === undefined || each === null ? null : pieces * each);
  if (mains.has(food.category)) {
    if (seasons.test(food.id)) return 0;
    // A ring of sausage is sliced into a pan for several.
    if (held !== null && pieces !== undefined && /kielbasa|sausage/.test(food.id) && held / pieces >= ring)
      return held / portion.meat;
    if (pieces !== undefined && pieces > 0 && (held === null || held / pieces < 420))
      return pairs.test(food.id) ? pieces / 2 : pieces;
    if (held === null) return null;
    return (
      held / (bony.test(food.id) ? portion.bony : food.category === 'seafood' ? portion.fish : portion.meat)
    );
  }
  if (isEgg(food)) return held === null ? null : held / portion.eggs;
  if (fryingCheese.test(food.id)) return held === null ? null : held / portion.cheese;
  return 0;
}

/**
 * How many a small kitchen feeds, 1 to 3, where its amounts say so and nobody said for how many; null where it is for the usual number.
 */
export function forHowMany(pantry: readonly PantryItem[]): 1 | 2 | 3 | null {
  const foods = pantry.flatMap(({ food }) => food ?? []);
  // Flour without meat or fish is a batch, however few the eggs are.
  const isBatch =
    foods.some(({ id }) => sweetens.test(id)) || !foods.some(({ category }) => mains.has(category));
  if (isBatch && foods.some(({ id }) => bakes.test(id))) return null;
  let sum = 0;
  let counted = false;
  let helped = 0;
  let pieces = 0;
  for (const item of pantry) {
    if (item.food === null) continue;
    if (rest.test(item.text.trim()) && item.grams === null && (item.pieces ?? 1) === 1) continue;
    const some = feeds(item);
    if (some === null) return null;
    if (some > 0) counted = true;
    if (isPieceForEach(item)) pieces += some;
    sum += some;
    helped = Math.max(helped, helpsToFeed(item));
  }
  // Two eggs in three cups of boiled rice are fried for two; a chop for one stays one.
  if (helped > sum && pieces === 0) {
    counted = true;
    sum = helped;
  }
  const isRest = pantry.some(
    ({ text, grams, food }) => food !== null && grams === null && rest.test(text.trim()),
  );
  if (!counted) return isRest && foods.some(isMeal) ? 2 : null;
  // Three chops are for three, and nobody cuts them up for a fourth.
  if (pieces === 3 && sum === pieces) return 3;
  if (sum >= usualFrom) return sum < fewOf && pieces === 0 && helped >= sum ? 3 : null;
  return sum < 1.4 && !isRest && !pantry.some(isForSeveral) ? 1 : 2;
}

const isMeal = ({ category, roles }: Food): boolean =>
  mains.has(category) || roles[0] === 'protein' || roles[0] === 'starch' || category === 'pasta-rice-grains';
