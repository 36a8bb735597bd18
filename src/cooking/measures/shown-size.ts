import type { Food } from '#food/model';
import { gramsPerUnit, type KitchenAmount, type UnitSystem } from './amounts.ts';
import { formatNumber } from '../text/grammar.ts';

const gramsPerOunce = 28.349523125;

/** Pieces of these differ so much that a number alone says little. */
const sized: ReadonlySet<string> = new Set(['produce', 'meat', 'poultry', 'seafood']);
/** One lemon is one lemon, and so is a chili. */
const oneSize =
  /lemon|lime|chili|chile|jalapeno|scotch-bonnet|habanero|avocado|garlic|ginger|herb|-leaf|cucumber/;
/** Of meat and fish two pieces may be a meal or half of one. */
const animal: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);
/** What is mashed into a batter is weighed without its peel. */
const mashed = /\bmash/;
/** Leaves by the handful and the bunch: every hand and every shop has its own. */
const loose: ReadonlySet<string> = new Set(['handful', 'bunch']);
const leastLoose = 12;
const leastEach = 50;
const manyPieces = 3;
const bigPiece = 150;

/** Words of a name after which a weight is that of the food in the pot, not as bought. */
const ready =
  /\b(?:peeled|boneless|skinless|shelled|pitted|trimmed|fillets?|cooked|frozen|canned|dried|hulled)\b/i;

/** "about 650 g" for four potatoes, as they are bought; null where the number says enough. */
export function weightBeside(
  food: Food,
  amount: KitchenAmount,
  units: UnitSystem,
  prep: string | null = null,
): string | null {
  const { quantity, unit, grams } = amount;
  if (unit !== null && loose.has(unit)) {
    if (grams < leastLoose) return null;
    // A handful is of leaves, and the weight that of a bunch with its stems.
    const bunched = grams / food.edibleShare;
    return `about ${units === 'us' ? ounces(bunched) : metric(bunched)}`;
  }
  if (unit === 'fillet' && quantity !== null && quantity > 1)
    return `about ${units === 'us' ? ounces(grams / quantity) : metric(grams / quantity)} each`;
  // A packet of yeast is of one size in most shops, and of another in some.
  if (unit === 'packet' && quantity !== null && food.ancestors.includes('yeast'))
    return `${Math.round(grams / quantity)} g${quantity > 1 ? ' each' : ''}`;
  if (quantity === null || !sized.has(food.category) || oneSize.test(food.id)) return null;
  if (unit !== null && unit !== 'head' && unit !== 'fillet' && unit !== 'large') return null;
  const each = grams / quantity;
  if (quantity > 1 && mashed.test(prep ?? '') && food.edibleShare < 1)
    return `about ${units === 'us' ? pounds(grams) : metric(grams)} peeled`;
  const isFew = quantity < manyPieces && each < bigPiece && !animal.has(food.category);
  if (each < leastEach || isFew || /banana/.test(food.id)) return null;
  const bought = ready.test(food.plural ?? food.name) ? grams : grams / food.edibleShare;
  return `about ${units === 'us' ? pounds(bought) : metric(bought)}`;
}

/**
 * Grams of juice in a fruit, as the table of portions weighs what one yields (fdc:167747, fdc:169098). It gives a lime 44 g
 * (USDA SR28, NDB 09160); ours is smaller on purpose, since whoever buys one lime too few is worse off.
 */
const juiceOf: Readonly<Record<string, readonly [fruit: string, grams: number]>> = {
  'lemon-juice': ['lemon', 48],
  'lime-juice': ['lime', 30],
  'orange-juice': ['orange', 86],
};
/** A squeeze is no fruit, and for a jug nobody counts them. */
const fruitRange = { least: 0.4, most: 6 } as const;

/** Grams of juice that one fruit gives; null for what is no juice of a kitchen fruit. */
export const gramsOfFruit = (juice: string): number | null => juiceOf[juice]?.[1] ?? null;

/** "from about 2 lemons" for fresh juice, which nobody buys by the spoon; null for what is no juice of a kitchen fruit. */
export function fruitFor(food: Food, grams: number): string | null {
  const known = juiceOf[food.id];
  if (known === undefined) return null;
  const [fruit, each] = known;
  const count = grams / each;
  if (count < fruitRange.least || count > fruitRange.most) return null;
  const halves = Math.max(1, Math.ceil(count * 2 - 0.25)) / 2;
  return `from about ${formatNumber(halves)} ${fruit}${halves > 1 ? 's' : ''}`;
}

function metric(grams: number): string {
  if (grams >= 1000) return `${Math.round(grams / 50) / 20} kg`;
  // Ten grams are a third of a handful.
  const step = grams < 20 ? 1 : grams < 70 ? 5 : grams < 500 ? 10 : 25;
  return `${Math.round(grams / step) * step} g`;
}

/** A quarter of a pound more or less is too much for what weighs little over a pound. */
const nearQuarter = 0.06;

function pounds(grams: number): string {
  const ounces = grams / gramsPerOunce;
  const quarters = Math.round(ounces / 4);
  return ounces < 24 || Math.abs((quarters * 4) / ounces - 1) > nearQuarter
    ? `${formatNumber(ounces < smallOunces ? Math.round(ounces * 2) / 2 : Math.round(ounces))} oz`
    : `${formatNumber(quarters / 4)} lb`;
}

/** Half an ounce more or less is much of a small fillet. */
const smallOunces = 10;

/** The weight of one piece. */
function ounces(grams: number): string {
  const halves = Math.round((grams / gramsPerOunce) * 2);
  return halves / 2 < smallOunces ? `${formatNumber(halves / 2)} oz` : pounds(grams);
}

/** The size in which most cans are sold: what the table weighs nearly so is of that size. */
const usualCan = { metric: 400, us: 15 * gramsPerOunce } as const;
const nearUsual = 0.13;

/** A can as it stands on the shelf, and what it gives. */
export interface Can {
  /** "400 g", "15 oz". */
  readonly size: string;
  /** Grams that go into the pot. */
  readonly grams: number;
}

/**
 * A food's can; null where the table knows none.
 * @param prep what the list says is done with it: drained chickpeas weigh less than the label says
 */
export function canOf(food: Food, prep: string | null, units: UnitSystem): Can | null {
  const each = gramsPerUnit(food, 'can');
  if (each === null) return null;
  const share = drainedShare(food, prep);
  const content = each / share;
  const usual = Math.abs(content / usualCan[units] - 1) <= nearUsual;
  if (units === 'us') {
    if (usual && coconutMilk.test(food.id)) return { size: '13.5 oz', grams: 13.5 * gramsPerOunce };
    const ounces = usual ? 15 : Math.round((content / gramsPerOunce) * 2) / 2;
    return { size: `${formatNumber(ounces)} oz`, grams: ounces * gramsPerOunce * share };
  }
  const label = usual ? usualCan.metric : Math.round(content / 5) * 5;
  return coconutMilk.test(food.id)
    ? { size: `${label} ml`, grams: label * (food.gramsPerMl ?? 1) }
    : { size: `${label} g`, grams: label * share };
}

const coconutMilk = /coconut-(?:milk|cream)/;

/** In their sauce, or mashed: nothing is poured off. */
const eatenWhole = /^(?:[a-z-]+-)?(?:baked|refried)-/;

/** Share of a can's contents that stays when its liquid is poured off; what a reader of the line reckons with too. */
export function drainedShare(food: Food, prep: string | null): number {
  if (food.category !== 'canned-jarred') return 1;
  if (food.traits.includes('legume')) return eatenWhole.test(food.id) ? 1 : 0.6;
  if (!/\b(?:drained|rinsed|strained)\b/i.test(prep ?? '')) return 1;
  return food.traits.includes('fish') ? 0.89 : 0.6;
}
