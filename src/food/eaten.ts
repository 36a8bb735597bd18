import { once } from '#kernel/once';
import { isKind, isWater } from './ingredient.ts';
import type { Food, Source } from './model.ts';

/** What is needed of a line to see how much of it ends up on the plate. */
export interface PotLine {
  readonly key: string;
  readonly text: string;
  readonly food: Food | null;
  readonly grams: number | null;
  /** Heading above the line ("For the marinade"). */
  readonly group?: string | null;
}

/** Share of an ingredient that is eaten, and the rule that says so. */
export interface Eaten {
  readonly share: number;
  readonly rule: string;
  readonly source: Source;
}

/**
 * Frying oil taken up per gram of raw food. Fries of 14.7 g fat and 38.6 g water per 100 g come from
 * 220 g of raw potato, which makes 6.7 g of oil per 100 g raw (fdc:170698 against fdc:170026).
 */
const fryingUptake = 0.067;

/** Coatings hold more oil: twice the plain figure (own). */
const coatedFryingUptake = 0.134;

/**
 * Salt taken up from the cooking water per gram of dry pasta: 130 mg more sodium per 100 g cooked
 * (fdc:169751 against fdc:169737) at 2.35 g cooked per gram dry, sodium being 38.8 % of salt (fdc:173468).
 */
const pastaSaltUptake = 0.0079;

/** The same for potatoes boiled without skin: 236 mg more sodium per 100 g (fdc:170520 against fdc:170440). */
const potatoSaltUptake = 0.0061;

/** Marinade or brine taken up per gram of food, where the rest is poured away (own: 5 to 10 % by weight). */
const marinadeUptake = 0.08;

const deepFry = /\b(deep[- ]?fry|deep[- ]?fried|deep[- ]?frying)\b/i;
const forFrying = /\b(?:for|to) (?:shallow[- ]|deep[- ])?fry(?:ing)?\b/i;
const cookingWater =
  /\b(?:for|in) (?:the )?(?:pasta|cooking|boiling|blanching|potato|noodle)(?: the \w+)?(?:[- ]water)?\b|\bpasta water\b/i;
const marinade = /\b(marinade|brine|brining|marinating)\b/i;
/** Without it nothing is `pouredAway`; quicker to look for. */
const namesMarinade = /marinade|brine/i;
const pouredAway =
  /\b(?:discard|discarding|pour off|throw away|drain off)\b[^.]*\b(?:marinade|brine)\b|\b(?:remove|lift|take)\b[^.]*\bfrom (?:the |its )?(?:marinade|brine)\b|\bdrain\b[^.]*\b(?:marinade|brine)\b/i;

/** Oil from this much on is a bath to fry in, not a film in a pan. */
const bathGrams = 400;
/** Fried, and lifted out of it again: the bath stays in the pot. */
const fries = /\bfry(?:ing)?\b|\bfried\b/i;
const leftBehind =
  /\bdrain(?:ed)?\b[^.]*\b(?:paper|towels?|rack|kitchen roll)\b|\boil\b[^.]*\b(?:up the sides?|inch(?:es)? deep|cm deep)\b|\boil\b[^.]*\b(?:1[5-9]\d\s*°?\s*C|3[2-7]\d\s*°?\s*F)\b|\b(?:fry|oil)\b[^.]*\b(?:at|to) 1[3-9]\d(?!\d)/i;

const isFat = (food: Food): boolean =>
  food.roles.includes('fat') || food.category === 'oils-vinegars' || isKind(food, 'oil');

/**
 * How much of each line is eaten, for lines where that is not all of it: oil that is fried in, salt and
 * water to cook in, marinades and brines that are poured away. `steps` is the text of the instructions.
 * Lines that are eaten whole are not in the map.
 */
export function eatenShares(lines: readonly PotLine[], steps = ''): ReadonlyMap<string, Eaten> {
  const result = new Map<string, Eaten>();
  const grams = (fits: (food: Food, line: PotLine) => boolean): number =>
    lines.reduce(
      (sum, line) => sum + (line.food !== null && fits(line.food, line) ? (line.grams ?? 0) : 0),
      0,
    );
  const soaked = (line: PotLine): boolean => marinade.test(`${line.group ?? ''} ${line.text}`);
  const coated = lines.some(
    ({ food }) => food !== null && (isKind(food, 'flour') || isKind(food, 'breadcrumbs')),
  );
  const bath = once(() => deepFry.test(steps) || (fries.test(steps) && leftBehind.test(steps)));
  const discards = namesMarinade.test(steps) && pouredAway.test(steps);
  const marinadeGrams = once(() => grams((_, line) => soaked(line)));
  for (const line of lines) {
    const { food, text, key } = line;
    if (food === null || line.grams === null || line.grams <= 0) continue;
    const part = (taken: number, rule: string, source: Source): void => {
      result.set(key, { share: Math.min(1, taken / line.grams!), rule, source });
    };
    if (
      isFat(food) &&
      (deepFry.test(text) || (line.grams >= bathGrams && (forFrying.test(text) || bath())))
    ) {
      const fried = grams((other, it) => it.key !== key && !isFat(other) && !isWater(other));
      part((coated ? coatedFryingUptake : fryingUptake) * fried, 'oil taken up in deep-frying', 'fdc:170698');
    } else if (cookingWater.test(text) && isWater(food)) {
      part(0, 'cooking water is poured away', 'own');
    } else if (cookingWater.test(text) && isKind(food, 'salt')) {
      const pasta = grams((one) => isKind(one, 'pasta') || isKind(one, 'noodle'));
      const potato = grams((one) => isKind(one, 'potato'));
      part(
        pastaSaltUptake * pasta + (pasta > 0 ? 0 : potatoSaltUptake * potato),
        'salt taken up from the cooking water',
        'fdc:169751',
      );
    } else if (discards && soaked(line) && marinadeGrams() > 0) {
      const food = grams((_, it) => !soaked(it));
      part(
        (marinadeUptake * food * line.grams) / marinadeGrams(),
        'marinade taken up before the rest is poured away',
        'own',
      );
    }
  }
  return result;
}
