/** Which stretch of a dish a machine takes over where it does not take the whole of it. */
import { pans } from '../as-cooked.ts';
import type { Clause, DishClass, MethodDeps, MethodWish } from '../model.ts';
import { mainPart, type Part } from '../read/parts.ts';
import { type PlanContext } from '../plan.ts';
import { coated } from '../plans/pieces.ts';
import type { Method } from '../../vocabulary.ts';
import { boilOf } from './stretch-boil.ts';
import { eggsInSauce, setInOven } from './stretch-eggs.ts';
import type { FoundStretch, Reading } from './stretch-kinds.ts';
import { pulsesOf } from './stretch-pulses.ts';
import { riceOf } from './stretch-rice.ts';
import { sauceOf } from './stretch-sauce.ts';
import { dryMachines, seared } from './stretch-sear.ts';
import { stirFryAnew } from './stretch-stir-fry-anew.ts';
import { stirFryPot } from './stretch-stir-fry.ts';

/** The stretch that the machine takes over; null where there is none, or where it takes the dish as a whole. */
export function findStretch(
  reading: Reading,
  source: Method,
  dish: DishClass,
  { target, size }: MethodWish,
  { methods }: MethodDeps,
): FoundStretch | null {
  if (!pans.includes(source)) return null;
  const [understood] = reading;
  const contextFor = (main: Clause, of: DishClass, inside: readonly Part[]): PlanContext => ({
    source,
    target,
    dish: of,
    size,
    tables: methods,
    main,
    minutes: main.minutes,
    celsius: null,
    parts: inside,
    mainPart: mainPart(inside),
    title: understood.recipe.title,
    text: understood.recipe.steps.map(({ text }) => text).join('\n'),
    stretches: { before: false, after: false, enters: 0, filled: true },
    browned: true,
    covered: false,
    roots: [],
  });
  const pulses = target === 'pressureCooker' ? pulsesOf(reading, contextFor) : null;
  if (pulses !== null) return pulses;
  const saucy = dish === 'pasta' || dish === 'stew' || dish === 'sauce';
  if (saucy && (target === 'slowCooker' || target === 'pressureCooker'))
    return sauceOf(reading, target, dish, contextFor);
  if (dish === 'boiled' && target === 'slowCooker') return boilOf(reading, contextFor);
  if (target === 'riceCooker' && dish !== 'grain') return riceOf(reading, contextFor);
  if (dish === 'stirFry' && (target === 'slowCooker' || target === 'pressureCooker'))
    return stirFryPot(reading, target, contextFor) ?? stirFryAnew(reading, target, contextFor);
  if (dish === 'eggs' && (target === 'oven' || target === 'convectionOven' || target === 'toasterOven'))
    return setInOven(reading, target, contextFor);
  if (dish === 'eggs' && (target === 'slowCooker' || target === 'pressureCooker'))
    return eggsInSauce(reading, target, contextFor);
  if (dryMachines[target] !== undefined && dish !== 'batterFried' && dish !== 'fried' && dish !== 'soup')
    // A crust wants its own film of oil.
    return dish === 'pieces' && coated.test(understood.recipe.steps.map(({ text }) => text).join('\n'))
      ? null
      : seared(reading, target, contextFor);
  return null;
}
