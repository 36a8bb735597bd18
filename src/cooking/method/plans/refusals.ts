/** Why a machine does not take a dish, and which others do. */
import { joinList } from '../../text/grammar.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import type { Clause, DishClass, MethodDeps, MethodWish } from '../model.ts';
import { isKind } from '#food/ingredient';
import { isPluralName } from '../../text/naming.ts';
import { callOf, isDairy, type Part } from '../read/parts.ts';
import { findSidePots } from '../read/side-pots.ts';
import { machineNoun } from '../words.ts';

/** Everyday machines, the likeliest at hand first. */
const everyday: readonly Method[] = [
  'oven',
  'stovetop',
  'slowCooker',
  'pressureCooker',
  'airFryer',
  'grill',
  'dutchOven',
  'microwave',
];

const stoves: ReadonlySet<Method> = new Set(['stovetop', 'wok', 'dutchOven']);

/** Machines that take such a dish, for whoever asked for one that does not. */
export function insteadOf(
  dish: DishClass,
  source: Method,
  { methods }: MethodDeps,
  bears: (machine: Method) => boolean = () => true,
): string {
  const others = everyday
    // A wok stands on the stove already.
    .filter((one) => !(stoves.has(source) && (one === 'stovetop' || one === 'dutchOven')))
    .filter((one) => one !== source && methods.fits[one].takes.includes(dish) && bears(one))
    .slice(0, 3);
  // Nobody lights a fire because an appliance does not do.
  if (others.every((one) => one === 'grill' || one === 'dutchOven')) return '';
  const named = others.map((one) => `${/^[aeiou]/.test(machineNoun[one]) ? 'an' : 'a'} ${machineNoun[one]}`);
  return ` A dish like this one can be moved to ${joinList(named, 'or')}.`;
}

/** Why a machine does not take a dish, as near to this dish as can be said. */
export function refusalOf(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
  dish: DishClass,
  { target }: MethodWish,
  { methods }: MethodDeps,
): string {
  const fit = methods.fits[target];
  const usual = fit.not[dish] ?? fit.otherwise ?? 'This machine cannot cook this sort of dish.';
  if (dish !== 'pasta') return usual;
  const apart = findSidePots(understood, clauses, parts, null).some(({ keys }) =>
    [...keys].some((key) => parts.get(key)?.time?.late === 'pasta'),
  );
  if (apart && fit.takes.includes('sauce'))
    return `The pasta has to boil in its own water on the stove, and the sauce is done in less time than that: the ${machineNoun[target]} has nothing to take over.`;
  if (
    target === 'pressureCooker' &&
    [...parts.values()].some((part) => isDairy(part.food) && part.grams > 150)
  )
    return 'Pasta that cooks in milk scorches and foams under pressure, and foam blocks the valve.';
  return usual;
}

/** Machines in which small parcels of raw dough have no water to boil in, or lie in it for hours. */
const noBoil: ReadonlySet<Method> = new Set([
  'slowCooker',
  'pressureCooker',
  'riceCooker',
  'smoker',
  'sousVide',
]);

/** Couscous, and filled dumplings of a fresh dough that boil for minutes: why such a machine takes nothing over; null where it is no such dish. */
export function dumplingReason(
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
  { target }: MethodWish,
): string | null {
  if (
    target === 'riceCooker' &&
    [...parts.values()].some(({ food, grams }) => food?.id === 'couscous' && grams >= 60)
  )
    return 'Couscous is not boiled: it soaks for five minutes in boiling liquid, for which a kettle does, and a rice cooker would boil the liquid away.';
  if (!noBoil.has(target)) return null;
  const flour = [...parts.values()].some(
    ({ food, grams }) => food !== null && isKind(food, 'flour') && grams >= 150,
  );
  const shaped = clauses.findIndex(({ text }) => /\b(?:seal|pinch|crimp|fold)\w*\b/i.test(text));
  const isBoiled = clauses.some(
    ({ text, step }, at) => at > shaped && step > 0 && /\bboil\w*\b|\bfloat/i.test(text),
  );
  if (!flour || shaped < 0 || !isBoiled || !clauses.some(({ text }) => /\bdough\b/i.test(text))) return null;
  return `Dumplings of a fresh dough are done in a few minutes of boiling water and fall apart where they lie for long, so the ${machineNoun[target]} has nothing to take over. They can be steamed, or fried in a pan.`;
}

const staples =
  /\b(?:pasta|spaghetti|macaroni|penne|fusilli|lasagn[ae]|noodles|rice|potato(?:es)?|lentils|gnocchi|barley|polenta|quinoa)\b/i;
const caramels = /\b(?:caramel|toffee|fudge|brittle|praline|marmalade|butterscotch)\b/i;

/** Why a dish cannot be made without heat, and what can be done in its place. */
export function noCookReason(parts: readonly Part[], title = ''): string {
  const raw = parts.filter((one) => one.safe !== null);
  const meat = raw.find(({ safe }) => safe!.kind !== 'egg');
  const named = (part: Part): string => callOf(part);
  if (meat !== undefined)
    return `The ${named(meat)} must not be eaten raw: only heat makes ${isPluralName(named(meat)) ? 'them' : 'it'} safe. For a meal without cooking, buy ${isPluralName(named(meat)) ? 'them' : 'it'} ready cooked, and serve cold in a salad or a wrap.`;
  if (caramels.test(title))
    return 'Sugar turns to caramel only at about 170 °C (340 °F), so there is no way to it without heat. Stirred dates, blended smooth with a little warm water and salt, are the nearest thing to it.';
  const flour = parts.some(({ food }) => food !== null && isKind(food, 'flour'));
  if (raw.length > 0)
    return flour
      ? 'It is a batter of raw flour and raw eggs until it is baked: neither is safe to eat, and nothing sets it without heat. A no-bake cheesecake or a cake of biscuits and cream, layered and chilled overnight, is what to make in its place.'
      : `The ${named(raw[0]!)} set it only in the heat, and raw ${isPluralName(named(raw[0]!)) ? 'they are' : 'it is'} not safe. A cream that the cold sets, of whipped cream, condensed milk or yogurt, is what to make in its place.`;
  const staple = parts.find(
    (one) => staples.test(one.item.text) && !/\b(?:cooked|tinned|canned)\b/i.test(one.item.text),
  );
  if (staple !== undefined)
    return `The ${named(staple)} ${isPluralName(named(staple)) ? 'have' : 'has'} to be boiled: raw it stays hard and cannot be digested. Where a kettle is at hand, couscous or fine rice noodles that only soak take its place; else use what is sold cooked.`;
  if (flour)
    return 'Raw flour can carry E. coli and Salmonella, and a dough or crumble of it is eaten only baked. Toasted oats or crushed biscuits over the raw, sliced fruit are what to use in its place.';
  return 'This dish depends on cooking: heat softens it and makes its taste, and without it it is another dish.';
}
