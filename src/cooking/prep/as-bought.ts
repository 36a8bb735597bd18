import type { Food } from '#food/model';

/** What a butcher has to be told of a cut that is sold in two ways, by the ids of foods. */
const cuts: Readonly<Record<string, string>> = {
  'chicken-thigh': 'boneless, skinless',
  'chicken-breast': 'boneless, skinless',
  'bone-in-chicken-thigh': 'skin-on,',
};

/** The names that a food goes by in a shop: with what its packet has to say. In the kitchen it is called as always. */
export const asBought = ({ id, name, plural, label }: Food): Pick<Food, 'name' | 'plural'> => {
  const more = label ?? cuts[id];
  return more === undefined
    ? { name, plural }
    : { name: `${more} ${name}`, plural: plural === null ? null : `${more} ${plural}` };
};
