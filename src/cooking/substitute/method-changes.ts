import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { formatQuantity } from '#food/quantity';
import type { Units } from '#food/units';
import type { Candidate } from './candidates.ts';
import type { Converted, OriginalAmount } from './convert.ts';
import { plainName } from './plain-name.ts';
import type { SubstitutionTable } from './rule.ts';
import type { IngredientUse } from './use.ts';
import type { Context } from './vocabulary.ts';

/** How amounts and foods are said. */
interface Words {
  readonly units: Units;
  readonly called: SubstitutionTable['called'];
}

/** Times that differ by less than this share need no word. */
const noticeable = 0.3;

const baking: readonly Context[] = ['baking', 'bread', 'pastry', 'dessert', 'breakfast'];

const verbs: Readonly<Record<string, string>> = {
  slow: 'Slow-cook',
  pressure: 'Pressure-cook',
  saute: 'Sauté',
  'air-fry': 'Air-fry',
};

/** What to do otherwise: the rule's own words, how a mixture is put together, other cooking times, safety. */
export function methodChanges(
  original: Food,
  candidate: Candidate,
  converted: Converted,
  amount: OriginalAmount | null,
  use: IngredientUse,
  words: Words,
): readonly string[] {
  const said: string[] = [];
  const taken = amountText(original, candidate, converted, amount, words);
  if (taken !== null) said.push(taken);
  // What holds in baking only is not said over a stir-fry.
  const bakes = use.contexts.size === 0 || baking.some((one) => use.contexts.has(one));
  said.push(...candidate.method.filter((text) => bakes || !text.startsWith('In baking')));
  const main = candidate.foods[0]!;
  const cold = use.contexts.has('raw') || use.contexts.has('salad') || use.contexts.has('drink');
  const time = cold || candidate.method.length > 0 ? null : timeText(original, main, use);
  if (time !== null) said.push(time);
  if (isKind(main, 'poultry') && !isKind(original, 'poultry'))
    said.push('Cook it until the middle reaches 74 °C (165 °F).');
  if (main.traits.includes('toxic-raw') && !original.traits.includes('toxic-raw'))
    said.push(
      'Soak them overnight and boil them hard for 10 minutes before anything else: raw or slow-cooked they are poisonous.',
    );
  if (isHot(main) && !isHot(original))
    said.push('Start with a quarter of the amount: it is hot, and the rest can still go in after a taste.');
  return said;
}

const isHot = (food: Food): boolean => isKind(food, 'chili-pepper') && !isKind(food, 'bell-pepper');

function measure(quantity: number, unit: string | null, food: Food, { units, called }: Words): string {
  const known = unit === null || unit === 'piece' ? null : units.get(unit);
  const one = formatQuantity({ quantity: roundForCook(quantity), quantityMax: null });
  if (known === null) return `${one} ${quantity > 1 && food.plural !== null ? food.plural : food.name}`;
  return `${one} ${known.short === known.name && quantity > 1 ? known.plural : known.short} ${plainName(food, called)}`;
}

/** To what a kitchen measures: quarters and thirds below ten, whole numbers above. */
function roundForCook(value: number): number {
  if (value >= 10) return Math.round(value);
  const whole = Math.floor(value);
  const steps = [8, 6, 4, 3, 2].map((parts) => whole + Math.round((value - whole) * parts) / parts);
  const near = steps.filter((step) => step > 0);
  return near.sort((a, b) => Math.abs(a - value) - Math.abs(b - value))[0] ?? Number(value.toPrecision(1));
}

/** "Use 1 tbsp ground flaxseed and 3 tbsp water for 1 egg."; null where as much is taken of one other food. */
function amountText(
  original: Food,
  candidate: Candidate,
  converted: Converted,
  amount: OriginalAmount | null,
  words: Words,
): string | null {
  const { parts, per, foods } = candidate;
  if (foods.length === 1) {
    const same = amount?.quantity === converted.quantity && amount?.unit === converted.unit;
    if (amount === null || converted.quantity === null || same || converted.unit === 'g') return null;
    const [to, from] = [
      measure(converted.quantity, converted.unit, foods[0]!, words),
      measure(amount.quantity, amount.unit, original, words),
    ];
    return `Use ${to} for ${from}.`;
  }
  if (parts === null || per === null) return null;
  const scaled = converted.grams !== null;
  const listed = foods.map((food, at) => {
    const part = scaled ? converted.parts[at]! : parts[at]!;
    return measure(part.quantity ?? 0, part.unit, food, words);
  });
  const replaced = scaled && amount !== null ? amount : per;
  const last = listed.pop()!;
  return `Use ${listed.join(', ')} and ${last} for ${measure(replaced.quantity, replaced.unit, original, words)}.`;
}

/** How such dishes are cooked: the time of another way says nothing there. */
const cookedBy: Readonly<Partial<Record<Context, readonly string[]>>> = {
  roasting: ['roast', 'bake'],
  grilling: ['grill'],
  frying: ['fry'],
  'stir-fry': ['stir-fry', 'fry', 'saute'],
};

function timeText(from: Food, to: Food, { contexts }: IngredientUse): string | null {
  const ways = [...contexts].flatMap((one) => cookedBy[one] ?? []);
  for (const own of to.cooking) {
    if (ways.length > 0 && !ways.includes(own.method)) continue;
    const old = from.cooking.find((one) => one.method === own.method);
    if (old === undefined || own.method === 'soak') continue;
    const [low, high] = own.minutes;
    const ratio = (low + high) / (old.minutes[0] + old.minutes[1]);
    if (ratio > 1 - noticeable && ratio < 1 + noticeable) return null;
    const verb = verbs[own.method] ?? `${own.method.charAt(0).toUpperCase()}${own.method.slice(1)}`;
    const span = (minutes: readonly [number, number]): string =>
      minutes[0] === minutes[1] ? String(minutes[0]) : `${minutes[0]}–${minutes[1]}`;
    return `${verb} it for ${span(own.minutes)} minutes rather than ${span(old.minutes)}.`;
  }
  return null;
}
