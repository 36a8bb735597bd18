import type { Dish, DishStep } from '../../dish.ts';
import { wholeStove } from '../../equipment/equipment.ts';
import { greensFinish } from './composed-sides.ts';

/*
 * A vegetable beside a dish of the pan, for who owns an air fryer as well: it browns there by itself, and no second pan is
 * asked for.
 */

/** How the vegetables of a side are cooked in the basket. */
interface Basket {
  readonly celsius: number;
  readonly minutes: readonly [number, number];
  readonly until: string;
  readonly oil: string;
  /** It may have garlic, chili, lemon, cheese and nuts. */
  readonly dressed?: true;
}
const greens = {
  celsius: 190,
  minutes: [8, 10],
  until: 'tender and browned at the tips',
} as const;
const roots = { celsius: 200, minutes: [16, 20], until: 'brown at the edges and soft inside' } as const;

const baskets: Readonly<Record<string, Basket>> = {
  side_green_veg: { ...greens, oil: 'side_green_veg_oil', dressed: true },
  side_fried_veg: { ...greens, oil: 'side_fried_veg_oil', dressed: true },
  side_greens: { ...greens, oil: 'side_gloss' },
  side_roots: { ...roots, oil: 'side_roots_oil' },
};

/** What may stand on the stove beside the one frying pan of a list. */
const furtherPans = [wholeStove, 'Dutch oven', 'wok'];

/** Whether the caller listed a pan and nothing wide to put beside it. */
export const isOnlyPan = (tools: ReadonlySet<string>): boolean =>
  tools.has('frying pan') && !furtherPans.some((pan) => tools.has(pan));

/** Green vegetables steamed in a small pot, where the pan is taken. */
const inSaucepan = (step: DishStep): DishStep => ({
  ...step,
  tools: ['saucepan', 'lid'],
  say: 'Cook {side_greens} in a saucepan with two tablespoons of water and a pinch of salt under a lid until {until}, {min}. Drain, turn in {side_gloss} and keep under the lid, to serve on the side.',
});

/** A side's step as the air fryer does it; the same step where there is none, or the dish itself lies in it. */
export function inBasket(step: DishStep, dish: Dish, tools: ReadonlySet<string> | null): DishStep {
  const basket = baskets[step.id];
  if (basket === undefined || tools === null) return step;
  if (!tools.has('air fryer')) return step.id === 'side_greens' && isOnlyPan(tools) ? inSaucepan(step) : step;
  if (dish.steps.some((one) => one.action === 'air-fry' && baskets[one.id] === undefined)) return step;
  const { celsius, minutes, until, oil, dressed } = basket;
  const { id } = step;
  return {
    ...step,
    action: 'air-fry',
    station: 'none',
    tools: ['air fryer'],
    heat: null,
    celsius,
    minutes,
    active: 2,
    until,
    say: `Toss {${id}} with {${dressed ? [oil, `${id}_garlic`, `${id}_chili`].join(', ') : oil}} and a pinch of salt and cook in the air fryer at {temp}, shaking the basket twice, until {until}, {min}.${dressed ? greensFinish(id) : ''} Serve on the side.`,
  };
}
