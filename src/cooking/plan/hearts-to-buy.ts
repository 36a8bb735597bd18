import { isCommon, isStaple } from './kitchen/staples.ts';
import type { Plan } from './fill.ts';

/** Grams a serving from which on a food is more of a plate than a seasoning. */
const morsel = 15;

/** How many foods that make a dish what it is, and that not every kitchen has, would have to be bought for it. */
export const heartsToBuy = ({ dish, fills }: Plan): number =>
  dish.roles.filter(({ id, need, grams }) => {
    const all = need === 'essential' && grams >= morsel ? (fills.get(id) ?? []) : [];
    return (
      all.length > 0 && all.every(({ food, pantry }) => pantry === null && !isStaple(food) && !isCommon(food))
    );
  }).length;
