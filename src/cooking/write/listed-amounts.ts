/** The lines of the list: own amounts, shared parts, what is divided. */
import type { RecipeWish, Shown } from '../instantiate.ts';
import { gramsPerUnit } from '../measures/amounts.ts';
import type { Part } from '../measures/measure-parts.ts';
import { measuredPart } from '../measures/measured-part.ts';
import type { Recipe } from '../recipe.ts';
import type { ListedFat } from '../text/fat-ledger.ts';
import { formatMinutes, joinList } from '../text/grammar.ts';
import type { Shared } from '../text/measured-shares.ts';
import type { OwnAmount } from '../text/own-amounts.ts';
import type { SlotItem, SlotScope } from '../text/slots.ts';
import type { LateAddition } from '../time/late-additions.ts';
import { cutWord } from './write-scope.ts';

const weighedUnits: ReadonlySet<string> = new Set(['g', 'ml', 'tbsp', 'tsp', 'cup', 'l', 'kg']);

/** Parts of a food that other parts of the recipe are too, with what the first step that takes each one takes. */
export function ownAmounts(
  parts: readonly Part[],
  shown: readonly Shown[],
  scope: SlotScope,
): readonly OwnAmount[] {
  return parts.flatMap((part): readonly OwnAmount[] => {
    const { food } = part.fill;
    const twin = parts.some((other) => other.role.id !== part.role.id && other.fill.food.id === food.id);
    const weighed = part.amount.unit !== null && weighedUnits.has(part.amount.unit);
    // Salt and water go in by the step's own words everywhere.
    if (!twin || !weighed || /^(?:salt|water|black-pepper)$/.test(food.id)) return [];
    const first = shown.find(({ step }) => step.uses.includes(part.role.id));
    const rivals = parts.filter((other) => other !== part && other.fill.food.id === food.id);
    if (first === undefined || rivals.some(({ role }) => first.step.uses.includes(role.id))) return [];
    const { name, quantity } = itemOf(part, parts, scope);
    // What one line of the list gives for both comes out even: the last to take it takes the rest.
    const sameLine = rivals.every(
      ({ role, prep }) =>
        prep === part.prep && role.group === part.role.group && role.eaten === part.role.eaten,
    );
    const at = shown.indexOf(first);
    const isLast = rivals.every(
      ({ role }) => shown.findLastIndex(({ step }) => step.uses.includes(role.id)) < at,
    );
    const cut = cutWord(part);
    const told = cut !== null && rivals.every((other) => cutWord(other) !== cut) && !name.startsWith(cut);
    const measured = sameLine && isLast ? `the remaining ${name}` : told ? `the ${cut} ${name}` : quantity(1);
    return [{ name, step: first.step.id, measured }];
  });
}

/** The parts of which a step may take some and leave some, as the sentences know them. */
export function sharedParts(
  parts: readonly Part[],
  shown: readonly Shown[],
  scope: SlotScope,
  { units }: RecipeWish,
): readonly Shared[] {
  return parts.map((part) => {
    const { name, singular } = itemOf(part, parts, scope);
    const { food } = part.fill;
    return {
      names: [...new Set([name, singular])],
      steps: new Set(shown.flatMap(({ step }) => (step.uses.includes(part.role.id) ? [step.id] : []))),
      grams: part.amount.grams,
      gramsPer: (unit) => gramsPerUnit(food, unit),
      measure: (grams, share) => measuredPart(food, part.amount, grams, share, units),
    };
  });
}

/** The fats that stand on one line of the list. */
export function listedFats(parts: readonly Part[], scope: SlotScope): readonly ListedFat[] {
  const byFood = new Map<string, Part[]>();
  for (const part of parts)
    if (part.fill.food.roles[0] === 'fat') {
      const { id } = part.fill.food;
      byFood.set(id, [...(byFood.get(id) ?? []), part]);
    }
  return [...byFood.values()].flatMap((same) => {
    const [{ role, prep, fill }] = same as [Part];
    const oneLine = same.every((one) => one.role.group === role.group && one.prep === prep);
    if (!oneLine || same.some((one) => one.role.eaten < 1)) return [];
    return {
      name: itemOf(same[0]!, parts, scope).name,
      grams: same.reduce((sum, { amount }) => sum + amount.grams, 0),
      gramsPer: (unit: string) => gramsPerUnit(fill.food, unit),
    };
  });
}

/** The list with "divided" behind what the steps take in parts. */
export const markDivided = (
  ingredients: Recipe['ingredients'],
  parts: readonly Part[],
  shares: readonly Shared[],
  divided: ReadonlySet<Shared>,
): Recipe['ingredients'] => {
  const inParts = parts.filter(({ fill }, at) => fill.food.id !== 'water' && divided.has(shares[at]!));
  return ingredients.map((item) =>
    !/, divided\b/.test(item.text) &&
    inParts.some(
      ({ fill, prep, role }) =>
        fill.food.id === item.food &&
        prep === item.preparation &&
        role.group === item.group &&
        role.eaten === item.eatenShare,
    )
      ? { ...item, text: item.text.replace(/(?=, optional$)|$/, ', divided') }
      : item,
  );
};

/** What the steps call the food of a line of the list. */
export const namesByFood =
  (ingredients: Recipe['ingredients'], parts: readonly Part[], scope: SlotScope) =>
  (key: string): readonly string[] => {
    const item = ingredients.find((one) => one.key === key);
    const part = parts.find(({ fill, prep }) => fill.food.id === item?.food && prep === item.preparation);
    if (part === undefined) return [];
    const { name, singular } = itemOf(part, parts, scope);
    return [...new Set([name, singular])];
  };

/** Tells what goes into a step for its last minutes; empty where nothing does. */
export function lateSentence(
  stepId: string,
  late: readonly LateAddition[],
  parts: readonly Part[],
  scope: SlotScope,
): string {
  const here = late.filter(({ addedIn }) => addedIn === stepId);
  if (here.length === 0) return '';
  const minutes = Math.max(...here.map((one) => one.minutes));
  const foods = joinList(here.map(({ part }) => itemOf(part, parts, scope).name));
  return ` Add the ${foods} for the last ${formatMinutes(minutes, minutes)}.`;
}

/** What the sentences call a part. */
export function itemOf(part: Part, parts: readonly Part[], scope: SlotScope): SlotItem {
  const items = scope.items(part.role.id);
  return items[parts.filter((other) => other.role.id === part.role.id).indexOf(part)] ?? items[0]!;
}
