import type { Food } from '#food/model';
import type { Brief } from '../brief.ts';
import { usualLabel } from './usually-free.ts';

/** Foods that may hold, by the maker, what a diet leaves, and their like that does not. What surely holds it has no place here. */
const twins: Readonly<Record<string, string>> = {
  'dark-chocolate': 'vegan-chocolate',
  'semisweet-chocolate': 'vegan-chocolate',
  'chocolate-chips': 'vegan-chocolate-chips',
  'flour-tortilla': 'vegan-flour-tortilla',
  'puff-pastry': 'vegan-puff-pastry',
  'refried-beans': 'vegetarian-refried-beans',
  kimchi: 'vegan-kimchi',
  'red-curry-paste': 'vegan-red-curry-paste',
  'green-curry-paste': 'vegan-green-curry-paste',
  'yellow-curry-paste': 'vegan-yellow-curry-paste',
  'massaman-curry-paste': 'vegan-massaman-curry-paste',
  'stale-bread': 'sourdough-bread',
  'plant-based-sausage': 'vegan-italian-sausage',
  pesto: 'vegan-pesto',
  'barbecue-sauce': 'vegan-barbecue-sauce',
  // The kind sold under protected names holds animal rennet; what vegetarians have at home and call so does not.
  parmesan: 'vegetarian-parmesan',
  'grana-padano': 'vegetarian-parmesan',
  'pecorino-romano': 'vegetarian-parmesan',
  gorgonzola: 'vegetarian-blue-cheese',
  roquefort: 'vegetarian-blue-cheese',
  stilton: 'vegetarian-blue-cheese',
  cabrales: 'vegetarian-blue-cheese',
  'blue-cheese': 'vegetarian-blue-cheese',
  gruyere: 'vegetarian-gruyere',
  comte: 'vegetarian-gruyere',
  emmental: 'swiss-cheese',
};

/** What of a food is another food, and may be eaten where the whole may not: the green of a scallion has hardly any fructans. */
const parts: Readonly<Record<string, string>> = { scallion: 'scallion-greens' };

/**
 * Diets of health that packets are labelled for, in the words of the label. Who asks for no nuts, eggs or soy mostly has an
 * allergy, whichever field it is written into: there a label is looked for only on what is mostly free of them.
 */
const labels: Readonly<Record<string, string>> = {
  'gluten-free': 'gluten-free',
  'dairy-free': 'dairy-free',
  'low-fodmap': 'low-FODMAP',
};

/** Ways of eating by which bread is sold: the naan of a vegan kitchen was baked without milk. */
const breadLabels: Readonly<Record<string, string>> = { vegan: 'vegan' };
const labelFor = (food: Food, constraint: string): string | undefined =>
  labels[constraint] ??
  (food.category === 'bakery' ? breadLabels[constraint] : undefined) ??
  usualLabel(food, constraint);

/** How many labels a packet is looked for with. */
const mostLabels = 2;

const labelled = new WeakMap<Food, Map<string, Food>>();

/** A food whose packet has to say something; one object for each, as answers are kept by it. */
function withLabel(food: Food, label: string): Food {
  let known = labelled.get(food);
  if (known === undefined) labelled.set(food, (known = new Map()));
  let one = known.get(label);
  if (one === undefined) known.set(label, (one = { ...food, label }));
  return one;
}

/**
 * The same food with the label that the diet asks for, where all that speaks against it is that some makers' hold what the
 * diet leaves: oats for a coeliac. What surely holds it is never meant; who named an allergy is asked to read the label of
 * what is mostly free of it, and to trust none else.
 */
function labelledTwin(food: Food, { deny }: Brief): Food | null {
  let one = food;
  for (let count = 0; count <= mostLabels; count++) {
    const denial = deny(one);
    if (denial === null) return one;
    const label = labelFor(food, denial.constraint);
    if (denial.sure || label === undefined || one.label?.includes(label) === true) return null;
    one = withLabel(food, one.label === undefined ? label : `${one.label} ${label}`);
  }
  return null;
}

/**
 * What a kitchen that eats by a diet is taken to have of a food that it is denied: the vegan bought a dark chocolate without
 * milk, the vegetarian beans without lard, the coeliac oats that are labelled. The recipe names this one, and says so. Null
 * where the food is allowed, where an allergy speaks against it, or where nothing of the sort would do.
 */
export function suitedTwin(food: Food, brief: Brief): Food | null {
  if (brief.deny(food) === null) return null;
  const part = brief.get(parts[food.id] ?? '');
  if (part !== undefined && brief.deny(part) === null) return part;
  const twin = brief.mayMean(food) ? brief.get(twins[food.id] ?? '') : undefined;
  if (twin !== undefined && brief.deny(twin) === null) return twin;
  return labelledTwin(food, brief);
}
