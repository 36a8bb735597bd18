/** Why a machine does not take a dish, and which others do. */
import { joinList } from '../text/grammar.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Method } from '../vocabulary.ts';
import type { Clause, DishClass, MethodDeps, MethodWish } from './model.ts';
import { isDairy, type Part } from './parts.ts';
import { findSidePots } from './side-pots.ts';
import { machineNoun } from './words.ts';

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

export function noCookReason(parts: readonly Part[]): string {
  const raw = parts.filter((one) => one.safe !== null).map((one) => one.item.name.toLowerCase());
  return raw.length > 0
    ? `The ${raw[0]} must not be eaten raw: without cooking nothing makes it safe.`
    : 'This dish depends on cooking; without heat it is another dish.';
}
