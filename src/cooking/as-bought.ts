import type { Food } from '#food/model';

/** The names that a food goes by in a shop: with what its packet has to say. In the kitchen it is called as always. */
export const asBought = ({ name, plural, label }: Food): Pick<Food, 'name' | 'plural'> =>
  label === undefined
    ? { name, plural }
    : { name: `${label} ${name}`, plural: plural === null ? null : `${label} ${plural}` };
