/** Meat and fish by what a plate needs: more than a portion is no loss, and where the target is far a portion is enough. */
import { isKind, isWater } from '#food/ingredient';
import type { BudgetScope, PricedLine } from './scope.ts';

/** Grams of raw, boneless meat or fish a person, and what a dish loses where a plate comes down to that. Own rule. */
const plates: readonly (readonly [grams: number, loss: number])[] = [
  [180, 0.1],
  [150, 0.2],
];
/** The same where the target is far and there is enough else on the plate. Own rule. */
const smallPlates: readonly (readonly [grams: number, loss: number])[] = [
  [130, 0.34],
  [115, 0.42],
];
/** Fish and shellfish are light, and eaten in smaller portions. Own rule. */
const smallFish: readonly [grams: number, loss: number] = [100, 0.5];
/** So little less is no change. Own rule. */
const leastLess = 0.93;
/** Grams of other food a person that make a plate of it. Own rule. */
const besides = 120;

const bony =
  /bone-in|^whole-|wing|drumstick|-leg(?!-steak)|ribs?$|rack|shank|shin|neck|foot|hock|shell|cheek/;

/** Smaller amounts of meat or fish, as shares of what is there, down to what is a portion still. */
export function portionSteps(line: PricedLine, scope: BudgetScope): readonly Step[] {
  const { food, grams } = line;
  // What fills up for the meat comes before a plate with less on it.
  if (scope.far !== true) return [];
  if (food.traits.includes('cured-meat') || isKind(food, 'sausage') || bony.test(food.id)) return [];
  const { servings } = scope.understood.recipe;
  const filled = otherFood(line, scope) / servings >= besides;
  const ofTheSea = food.traits.includes('fish') || food.traits.includes('shellfish');
  const small = filled ? [...smallPlates, ...(ofTheSea ? [smallFish] : [])] : [];
  return [...plates, ...small].flatMap(([plate, loss]) => {
    const factor = (plate * servings) / grams;
    return factor < leastLess ? [[factor, loss] as const] : [];
  });
}

type Step = readonly [factor: number, loss: number];

/** Amounts that leave more than a full plate lose no more than the full plate does. */
export const withinPlate = (steps: readonly Step[], full: Step | undefined): readonly Step[] =>
  full === undefined
    ? steps
    : steps.map(([factor, loss]): Step =>
        factor < full[0]
          ? [factor, loss]
          : [factor, Math.min(loss, (full[1] * (1 - factor)) / (1 - full[0]))],
      );

/** Grams of what else fills: not what is poured, fried in or strewn over. */
const otherFood = ({ key }: PricedLine, { judgement }: BudgetScope): number =>
  judgement.ingredients.reduce(
    (sum, { key: other, food, grams }) =>
      other === key || food === null || isWater(food) || thin.some((kind) => isKind(food, kind))
        ? sum
        : // Dry rice, pasta and pulses come to more than twice as much on the plate.
          sum + (grams ?? 0) * (swelling.some((kind) => isKind(food, kind)) ? 2.4 : 1),
    0,
  );
const thin = ['stock', 'oil', 'butter', 'salt', 'spice', 'herb', 'wine', 'sugar', 'alcohol', 'vinegar'];
const swelling = [
  'rice',
  'pasta',
  'noodle',
  'corn-grits',
  'polenta',
  'couscous',
  'bulgur',
  'quinoa',
  'lentil',
];

/** Grams of a line as the list weighs them; what is eaten of it where the list does not. */
export function listedGrams({ key, grams }: PricedLine, { understood, units }: BudgetScope): number {
  const parsed = understood.grounded.find((one) => one.key === key)?.parsed;
  if (parsed === undefined || parsed.quantity === null || parsed.unit === null) return grams;
  if (parsed.quantityMax !== null || parsed.amountEach !== null) return grams;
  return units.convert(parsed.quantity, parsed.unit, 'g') ?? grams;
}
