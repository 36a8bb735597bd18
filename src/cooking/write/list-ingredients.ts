import type { Food } from '#food/model';
import {
  asMeasured,
  formatFoodAmount,
  kitchenAmount,
  speaksOfMany,
  type KitchenAmount,
  type UnitSystem,
} from '../measures/amounts.ts';
import { inOwnPacks } from '../measures/own-packs.ts';
import { asBought } from '../prep/as-bought.ts';
import type { Part } from '../measures/measure-parts.ts';
import type { Recipe, RecipeIngredient } from '../recipe.ts';
import { formatNumber } from '../text/grammar.ts';
import { peoples } from '../text/peoples.ts';
import { canOf, fruitFor, weightBeside, type Can } from '../measures/shown-size.ts';

/** Parts that stand on one line of the list, and the key of that line. */
export interface ListLine {
  readonly key: string;
  readonly members: readonly Part[];
}

/** Gathers the parts into the lines of the list: what is one food, cut alike, for the same group, stands once. */
export function groupParts(parts: readonly Part[]): readonly ListLine[] {
  const merged = new Map<string, Part[]>();
  const perRole = new Map<string, number>();
  for (const part of parts) {
    const { role, fill, prep } = part;
    const key = `${fill.food.id}|${prep ?? ''}|${role.group ?? ''}|${role.eaten}`;
    const members = merged.get(key);
    if (members === undefined) merged.set(key, [part]);
    else members.push(part);
    perRole.set(role.id, (perRole.get(role.id) ?? 0) + 1);
  }
  const groups = new Map<string | null, Part[][]>();
  for (const members of merged.values()) {
    const { group } = members[0]!.role;
    const list = groups.get(group);
    if (list === undefined) groups.set(group, [members]);
    else list.push(members);
  }
  const taken = new Set<string>();
  // What has no heading stands above all headings, and what is served with it below.
  const rank = (group: string | null): number => (group === null ? 0 : group === 'To serve' ? 2 : 1);
  const inRank = [...groups].sort(([a], [b]) => rank(a) - rank(b)).map(([, list]) => list);
  return inRank.flat().map((members) => {
    const { role, fill } = members[0]!;
    let key = members.length === 1 && perRole.get(role.id) === 1 ? role.id : fill.food.id;
    while (taken.has(key)) key += '-2';
    taken.add(key);
    return { key, members };
  });
}

/** Notes that speak to the checker, not to the cook. */
const notes: ReadonlySet<string> = new Set(['eaten raw', 'already cooked', 'cured']);

/**
 * A line of the list, ready to print and to be judged.
 * @param together whether all that stands on the line goes in at once, so that nothing of it is kept back
 */
export function listIngredient(
  { key, members }: ListLine,
  units: UnitSystem,
  together = false,
): RecipeIngredient {
  const { role, fill, prep, amount } = members[0]!;
  const shop = { ...fill.food, ...asBought(fill.food) };
  const food = fill.food.label === undefined ? fill.food : shop;
  const total =
    members.length === 1 ? amount : (allOfIt(members, units) ?? inPacks(members, sumAmounts(members), units));
  const divided = !together && members.some((part) => part.role.id !== role.id);
  const optional = role.need === 'extra' && fill.pantry === null && !role.buy;
  const can =
    total.size !== undefined && total.quantity !== null
      ? { size: total.size, grams: total.grams / total.quantity }
      : total.unit === 'can'
        ? canOf(food, prep, units)
        : null;
  const text = [
    withSize(shop, total, can, units, prep) + madeOf(fill, total.grams),
    prep,
    divided ? 'divided' : null,
    optional ? 'optional' : null,
  ]
    .filter(Boolean)
    .join(', ');
  return {
    key,
    text: role.note !== null && !notes.has(role.note) ? `${text} (${role.note})` : text,
    name: food.plural !== null && speaksOfMany(food, total) ? food.plural : food.name,
    food: food.id,
    quantity: total.quantity,
    quantityMax: null,
    unit: total.unit === 'large' ? 'piece' : (total.unit ?? (total.quantity === null ? null : 'piece')),
    grams: Math.round((can === null ? total.grams : can.grams * (total.quantity ?? 1)) * 100) / 100,
    eatenShare: role.eaten,
    preparation: prep,
    group: role.group,
    optional,
    fromPantry: members.some((part) => part.fill.pantry !== null),
    confidence: 1,
  };
}

/** "For the Lemon-Herb Oil" within a line; peoples keep their capitals. */
const inSmall = (group: string): string =>
  group.replace(/\p{Lu}\p{L}*/gu, (word) => (capitals.has(word) ? word : word.toLowerCase()));
const capitals: ReadonlySet<string> = new Set(peoples);

/** Lines of one food that stand in several parts of the list, with what each is for: "2 tbsp olive oil, for the sauce". */
export const toldApart = (ingredients: Recipe['ingredients']): Recipe['ingredients'] =>
  ingredients.map((item) => {
    const { group, food, text } = item;
    if (group === null || !/^(?:For|To) /.test(group) || text.includes('(for ')) return item;
    const isTwin = ingredients.some(
      (other) => other !== item && other.food === food && other.group !== group,
    );
    const use = `, ${group === 'To serve' ? 'for the side' : inSmall(group)}`;
    return isTwin
      ? { ...item, text: text.replace(/(?=(?:, divided)?(?:, optional)?(?: \([^)]*\))?$)/, use) }
      : item;
  });

/** Water that a teaspoon of dashi powder turns into a broth of usual strength, ml. */
const toTheSpoon = 400;

/** What of the kitchen something is made from, and of a powder how much. */
function madeOf({ madeFrom, food }: Part['fill'], grams: number): string {
  if (madeFrom === undefined) return '';
  if (!/dashi/.test(madeFrom) || !food.ancestors.includes('stock')) return ` (from your ${madeFrom})`;
  const spoons = Math.max(1, Math.round((grams / toTheSpoon) * 4)) / 4;
  return ` (${formatNumber(spoons)} tsp ${madeFrom} stirred into as much hot water)`;
}

/** "4 potatoes (about 650 g)", "2 cans (400 g each) chickpeas": with the size where a number alone says little. */
function withSize(
  food: Food,
  amount: KitchenAmount,
  can: Can | null,
  units: UnitSystem,
  prep: string | null,
): string {
  const text = formatFoodAmount(food, amount);
  if (can !== null) {
    const each = amount.quantity !== null && amount.quantity > 1 ? ' each' : '';
    return text.replace(/ (?:can|jar)s?(?= )/, `$& (${can.size}${each})`);
  }
  const weight = weightBeside(food, amount, units, prep) ?? fruitFor(food, amount.grams);
  return weight === null ? text : `${text} (${weight})`;
}

/** So near to what the caller measured what several roles take together is all of it. */
const nearlyAll = 0.05;

/** What several roles take together in the caller's own unit, where it is all there is; null where it is not. */
function allOfIt(members: readonly Part[], units: UnitSystem): KitchenAmount | null {
  const { food, measured } = members[0]!.fill;
  if (measured === undefined || members.some(({ amount }) => amount.quantity === null)) return null;
  const grams = members.reduce((sum, { amount }) => sum + amount.grams, 0);
  return Math.abs(grams / measured.grams - 1) > nearlyAll
    ? null
    : asMeasured(food, measured, measured.grams, units);
}

/** What several roles take together, in the caller's own cans where it comes out even. */
function inPacks(members: readonly Part[], amount: KitchenAmount, units: UnitSystem): KitchenAmount {
  const { fill, prep } = members[0]!;
  return inOwnPacks(fill, amount, amount.grams, prep, [amount.grams, amount.grams], units);
}

/** The sum of what several roles take of one food, in the unit of the largest. */
function sumAmounts(members: readonly Part[]): KitchenAmount {
  const grams = members.reduce((sum, part) => sum + part.amount.grams, 0);
  const units = new Set(members.map((part) => part.amount.unit));
  const unit = members[0]!.amount.unit;
  // A quarter and an eighth of a spoon are no amount; they are measured anew.
  if (units.size === 1 && (unit === 'tsp' || unit === 'tbsp'))
    return kitchenAmount(members[0]!.fill.food, grams, unit, 'metric');
  if (units.size === 1 && unit === 'cup') return kitchenAmount(members[0]!.fill.food, grams, unit, 'us');
  if (units.size === 1 && members.every((part) => part.amount.quantity !== null)) {
    return {
      quantity: members.reduce((sum, part) => sum + part.amount.quantity!, 0),
      unit: members[0]!.amount.unit,
      grams,
    };
  }
  const largest = [...members].sort((a, b) => b.amount.grams - a.amount.grams)[0]!;
  return kitchenAmount(largest.fill.food, grams, largest.amount.unit ?? 'piece', 'metric');
}
