import { isKind } from '#food/ingredient';
import type { Food, Measure } from '#food/model';
import { formatNumber, pluralise } from '../text/grammar.ts';

/** An amount that a kitchen can measure. `grams` is the weight of exactly this amount. */
export interface KitchenAmount {
  readonly quantity: number | null;
  /**
   * `g`, `kg`, `ml`, `l`, `tsp`, `tbsp`, `cup`, `oz`, `lb`, `pinch`, or a counted noun; null = pieces of the food itself,
   * `large` = large ones.
   */
  readonly unit: string | null;
  readonly grams: number;
  /** The same in the other system, where the caller's own unit stands in front: "900 g" beside two pounds. */
  readonly beside?: string;
  /** What stands on the can or the jar, where it is not of usual size: "28 oz". */
  readonly size?: string;
}

export type UnitSystem = 'metric' | 'us';

/** US customary volumes in ml; the metric spoon differs by 1 % and is read the same. */
const millilitres: Readonly<Record<string, number>> = { tsp: 4.92892, tbsp: 14.78676, cup: 236.588 };
const gramsPerOunce = 28.349523125;

const spoonSteps: Readonly<Record<string, readonly number[]>> = {
  tsp: [0.125, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5],
  tbsp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6],
  cup: [
    0.25,
    1 / 3,
    0.5,
    2 / 3,
    0.75,
    1,
    1.25,
    4 / 3,
    1.5,
    5 / 3,
    1.75,
    2,
    2.25,
    2.5,
    2.75,
    3,
    3.5,
    4,
    5,
    6,
    7,
    8,
  ],
};

/** Counted nouns of which a half makes sense only when they are big. */
const halvable = new Set([
  'piece',
  'can',
  'bunch',
  'head',
  'packet',
  'jar',
  'sheet',
  'stick',
  'fillet',
  'bulb',
]);

/** Weight of one unit of a food in grams; null where the tables cannot say. */
export function gramsPerUnit(food: Food, unit: string): number | null {
  if (unit === 'g') return 1;
  if (unit === 'kg') return 1000;
  if (unit === 'oz') return gramsPerOunce;
  if (unit === 'lb') return gramsPerOunce * 16;
  const own = bestMeasure(food.measures, unit);
  const volume = unit === 'ml' ? 1 : unit === 'l' ? 1000 : millilitres[unit];
  if (volume !== undefined) {
    if (own && !own.state) return own.grams;
    if (food.gramsPerMl !== null) return food.gramsPerMl * volume;
    return own?.grams ?? fromOtherSpoon(food, volume);
  }
  return own?.grams ?? null;
}

/** A food that states its cup states its spoon too. */
function fromOtherSpoon(food: Food, volume: number): number | null {
  for (const unit of ['tbsp', 'tsp', 'cup']) {
    const known = bestMeasure(food.measures, unit);
    if (known) return (known.grams / millilitres[unit]!) * volume;
  }
  return null;
}

/** The plainest measure of a unit: medium before other sizes, no state before a stated one. */
function bestMeasure(measures: readonly Measure[], unit: string): Measure | null {
  let best: Measure | null = null;
  let bestCost = Infinity;
  for (const measure of measures) {
    if (measure.unit !== unit) continue;
    const cost =
      (measure.state ? 2 : 0) + (measure.size === undefined ? 0 : measure.size === 'medium' ? 0.5 : 1);
    if (cost < bestCost) [best, bestCost] = [measure, cost];
  }
  return best;
}

/** Grams that scales and packets suggest: 7, 35, 180, 450, 1,200. */
function roundGrams(grams: number): number {
  const step = grams < 1 ? 0.1 : grams < 10 ? 1 : grams < 120 ? 5 : grams < 500 ? 10 : grams < 1000 ? 25 : 50;
  return Math.max(step, Math.round(Math.round(grams / step) * step * 10) / 10);
}

/** From so many tablespoons on one takes the scales or the jug; what is neither poured nor strewn is still spooned out. */
const mostSpoons = (food: Food): number =>
  isLiquid(food) ||
  dry.has(food.category) ||
  /^(?:unsalted-|vegan-)?butter$/.test(food.id) ||
  food.gramsPerMl === null
    ? 4.5
    : 6.5;
const dry: ReadonlySet<string> = new Set([
  'baking',
  'nuts-seeds-dried-fruit',
  'pasta-rice-grains',
  'bakery',
  'produce',
  'herbs',
  'cheese',
]);

/** How far an amount moves to a mark that jugs have. */
const jugLeeway = 0.05;

/** Millilitres as jugs are marked: in fifties and quarters of a hundred where they are near, in tens below. */
/** What small jugs are marked with: nobody pours 85 or 115 ml. */
const smallMarks: readonly number[] = [60, 70, 75, 80, 90, 100];

function roundJug(ml: number): number {
  if (ml >= 55 && ml < 100) return nearest(ml, smallMarks);
  if (ml < 100 || ml >= 1000) return roundGrams(ml);
  const near = (step: number): number | null => {
    const mark = Math.round(ml / step) * step;
    return Math.abs(mark - ml) / ml <= jugLeeway ? mark : null;
  };
  return near(50) ?? near(25) ?? (ml < 300 ? Math.round(ml / 10) * 10 : Math.round(ml / 25) * 25);
}

const nearest = (value: number, steps: readonly number[]): number =>
  steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best), steps[0]!);

/**
 * Turns a weight into an amount for a kitchen, in the unit the dish prefers where that measures well and in one that
 * does otherwise.
 * @param liquid shown in ml rather than g
 */
export function kitchenAmount(
  food: Food,
  grams: number,
  preferred: string | null,
  system: UnitSystem,
  liquid = isLiquid(food),
): KitchenAmount {
  const unit = preferred ?? defaultUnit(food, grams, liquid);
  return (
    inUnit(food, grams, unit, system, liquid) ??
    // What was bought by the pound is weighed still where it is less than a third of one.
    (unit === 'lb' ? inUnit(food, grams, 'oz', system, liquid) : null) ??
    inUnit(food, grams, defaultUnit(food, grams, liquid), system, liquid) ??
    inWeight(food, grams, system, liquid)
  );
}

/** Poured, not spooned out or weighed: liquids and oils; not butter, honey or yogurt. */
function isLiquid(food: Food): boolean {
  if (food.gramsPerMl === null || food.gramsPerMl <= 0.85 || food.plural !== null) return false;
  return food.roles.includes('liquid') || (food.category === 'oils-vinegars' && !solidFat.test(food.id));
}

/** What is counted however many there are of it. */
const countedAlways = new Set(['bakery', 'dairy-eggs']);

/** Weighed, though the food that it stands in for is poured. */
const comesInBlocks = ({ category, id }: Food): boolean => category === 'cheese' || /tofu|tempeh/.test(id);

const solidFat = /lard|shortening|suet|tallow|ghee|dripping|schmaltz|butter|margarine/;

function defaultUnit(food: Food, grams: number, liquid: boolean): string {
  const spoon = gramsPerUnit(food, 'tbsp');
  const piece = gramsPerUnit(food, 'piece');
  if (food.plural !== null && piece !== null && grams / piece > 12 && piece < 40) return 'g';
  if (food.plural !== null && piece !== null && grams >= piece * 0.4) return 'piece';
  // Part of a carrot is weighed; nobody measures it in spoons.
  if (weighed.has(food.category) && !spooned.test(food.id) && grams >= 5) return 'g';
  if (spoon !== null && grams < spoon * 0.9) return 'tsp';
  if (spoon !== null && grams <= spoon * 6) return 'tbsp';
  return liquid ? 'ml' : 'g';
}

const weighed: ReadonlySet<string> = new Set([
  'produce',
  'meat',
  'poultry',
  'seafood',
  'deli',
  'cheese',
  'bakery',
  'pasta-rice-grains',
  'beans-legumes',
  'frozen',
]);
const spooned = /ginger|garlic|turmeric|galangal|lemongrass|horseradish|juice|zest|parmesan|pecorino/;

/** A breast or a steak is cooked whole. */
const cuts: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);

function inUnit(
  food: Food,
  grams: number,
  unit: string,
  system: UnitSystem,
  liquid: boolean,
): KitchenAmount | null {
  const cans = unit === 'g' ? wholeCans(food, grams) : null;
  if (cans !== null) return cans;
  if (unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l')
    // A dish that says grams means grams, for butter and mascarpone too.
    return inWeight(food, grams, system, (unit === 'ml' || unit === 'l') && !comesInBlocks(food));
  const each = gramsPerUnit(food, unit);
  if (each === null || each <= 0) return null;
  const raw = grams / each;
  if (unit === 'tsp' || unit === 'tbsp' || unit === 'cup')
    return inSpoons(food, grams, unit, raw, each, system, liquid);
  if (unit === 'pinch')
    return raw <= 3
      ? { quantity: Math.max(1, Math.round(raw)), unit, grams: Math.max(1, Math.round(raw)) * each }
      : inUnit(food, grams, 'tsp', system, liquid);
  // Half of 3 oz is not 2 oz: scales show half ounces.
  if (unit === 'oz' && raw < 4) {
    const ounces = Math.max(0.5, Math.round(raw * 2) / 2);
    return { quantity: ounces, unit, grams: ounces * each };
  }
  const half =
    halvable.has(unit) &&
    (each >= 60 || brokenInHalf.test(food.id)) &&
    food.category !== 'dairy-eggs' &&
    !(cuts.has(food.category) && raw > 0.75);
  // Half an onion or a whole one: what is nearer by proportion. A cabbage is weighed instead.
  const odd = half && unit === 'piece' && food.category === 'produce' && raw < 1 && each < 300;
  const quantity = odd
    ? raw < Math.SQRT1_2
      ? 0.5
      : 1
    : half && raw < 2.75
      ? Math.max(0.5, Math.round(raw * 2) / 2)
      : Math.max(1, Math.round(raw));
  // Nobody counts out twenty-seven mushrooms, or twenty new potatoes. Eggs and buns are always counted.
  if (unit === 'piece' && quantity > 12 && each < 60 && !countedAlways.has(food.category)) return null;
  // Where there are scales, nor seven.
  if (unit === 'piece' && system === 'metric' && quantity > 6 && each < 30 && isKind(food, 'mushroom'))
    return null;
  // A quarter of a cabbage is better weighed than called "half a cabbage".
  if (raw < 0.35 || (half && Math.abs(quantity - raw) / raw > (odd ? 0.45 : 0.3))) return null;
  if (unit === 'clove' && quantity > mostCloves) {
    const cloves = nearest(raw, manyCloves);
    return { quantity: cloves, unit, grams: cloves * each };
  }
  if (unit !== 'piece') return { quantity, unit, grams: quantity * each };
  // Celery is no thing to count; its stalks are.
  const stalks = food.plural === null && gramsPerUnit(food, 'stalk') === each;
  return { quantity, unit: stalks ? 'stalk' : null, grams: quantity * each };
}

/** Beyond so many cloves nobody counts to thirteen. */
const mostCloves = 8;
const manyCloves: readonly number[] = [8, 10, 12, 15, 20, 25, 30, 40, 50, 60];

/** Within an eighth of so many whole cans, one opens the cans. */
function wholeCans(food: Food, grams: number): KitchenAmount | null {
  const each = /^canned-(?!tuna|salmon|sardine|mackerel|anchov)/.test(food.id)
    ? gramsPerUnit(food, 'can')
    : null;
  if (each === null) return null;
  const quantity = Math.round(grams / each);
  return quantity >= 1 && Math.abs(quantity * each - grams) / grams <= 0.125
    ? { quantity, unit: 'can', grams: quantity * each }
    : null;
}

/** Small and yet halved: stock cubes are made to be broken. */
const brokenInHalf = /(?:^|-)stock-cube$/;

function inSpoons(
  food: Food,
  grams: number,
  unit: string,
  raw: number,
  each: number,
  system: UnitSystem,
  liquid: boolean,
): KitchenAmount | null {
  const steps = spoonSteps[unit]!;
  const largest = steps[steps.length - 1]!;
  if (raw > largest * 1.15 || (unit === 'tbsp' && raw >= (system === 'us' ? 3.75 : mostSpoons(food)))) {
    if (unit === 'tsp') return inUnit(food, grams, 'tbsp', system, liquid);
    if (unit === 'tbsp' && system === 'us' && gramsPerUnit(food, 'cup') !== null)
      return inUnit(food, grams, 'cup', system, liquid);
    return inWeight(food, grams, system, liquid);
  }
  if (unit === 'tsp' && raw > 2.75) return inUnit(food, grams, 'tbsp', system, liquid);
  // A food whose two spoons were weighed apart may be too little for one and too much for the other.
  if (unit === 'tbsp' && raw < 0.45 && grams / (gramsPerUnit(food, 'tsp') ?? grams) <= 2.75)
    return inUnit(food, grams, 'tsp', system, liquid);
  if (unit === 'cup' && (system === 'metric' || raw < 0.22)) return inWeight(food, grams, system, liquid);
  if (unit === 'tsp' && raw < 0.09) return { quantity: 1, unit: 'pinch', grams: each / 16 };
  const quantity = nearest(raw, steps);
  return { quantity, unit, grams: quantity * each };
}

const american: ReadonlySet<string> = new Set(['oz', 'lb', 'cup']);
const metric: ReadonlySet<string> = new Set(['g', 'kg', 'ml', 'l']);

/** Grains and the like that an American kitchen scoops. */
const scooped =
  /(?:^|-)(?:rice|flour|oats|lentils|quinoa|couscous|bulgur|cornmeal|polenta|barley|farro|millet|breadcrumbs|panko|sugar|masa-harina|split-peas|toor-dal|moong-dal|chana-dal)$|^chickpeas$|^dried-.*beans$|^frozen-(?:peas|corn)$|^edamame$|^chocolate-chips$/;
/** How far so many cups may be off what is weighed. */
const cupLeeway = 0.1;

/** Whole and half cups of what is scooped; null where it is not, or where no such cup holds about as much. */
function inCups(food: Food, grams: number): KitchenAmount | null {
  const each = scooped.test(food.id) ? gramsPerUnit(food, 'cup') : null;
  if (each === null || grams / each < 0.22 || grams / each > 8) return null;
  const quantity = nearest(grams / each, spoonSteps['cup']!);
  return Math.abs((quantity * each) / grams - 1) > cupLeeway
    ? null
    : { quantity, unit: 'cup', grams: quantity * each };
}

/**
 * An amount as somebody measured it, "2 lb" with 900 g beside it; null where the answer is written in another system than
 * his, which has its own measures.
 */
export function asMeasured(
  food: Food,
  { quantity, unit }: { readonly quantity: number; readonly unit: string },
  grams: number,
  system: UnitSystem,
  liquid = isLiquid(food),
): KitchenAmount | null {
  if (!american.has(unit) && !metric.has(unit)) return { quantity, unit, grams };
  if (american.has(unit) === (system === 'us')) return { quantity, unit, grams };
  if (system === 'us') return null;
  if (unit === 'cup' && liquid && food.gramsPerMl !== null)
    return { quantity, unit, grams, beside: roundly(quantity * millilitres['cup']!, 'ml') };
  const weight = unit === 'cup' ? grams : quantity * gramsPerUnit(food, unit)!;
  return { quantity, unit, grams, beside: roundly(weight, 'g') };
}

/** 8 oz are 225 g to any cook, and two cups 475 ml. */
function roundly(exact: number, unit: 'g' | 'ml'): string {
  if (exact >= 1000) return `${Math.round(exact / 50) / 20} ${unit === 'g' ? 'kg' : 'l'}`;
  const step = exact < 100 ? 5 : exact >= (unit === 'ml' ? 300 : 600) ? 25 : 10;
  const near = Math.round(exact / 25) * 25;
  const rounded = near > 0 && Math.abs(near / exact - 1) < nearRound ? near : Math.round(exact / step) * step;
  return `${Math.max(1, rounded)} ${unit}`;
}
const nearRound = 0.013;

/** From so many ml on a jug is read to the tenth of a litre. */
const mostExact = 2000;

function inWeight(food: Food, grams: number, system: UnitSystem, liquid: boolean): KitchenAmount {
  if (liquid && food.gramsPerMl !== null) {
    const ml = grams / food.gramsPerMl;
    if (system === 'us') {
      const each = gramsPerUnit(food, 'cup')!;
      const cups = nearest(grams / each, spoonSteps['cup']!);
      if (grams / each >= 0.22) return { quantity: cups, unit: 'cup', grams: cups * each };
      const spoon = gramsPerUnit(food, 'tbsp')!;
      const spoons = Math.max(1, Math.round(grams / spoon));
      return { quantity: spoons, unit: 'tbsp', grams: spoons * spoon };
    }
    const rounded = roundJug(ml);
    // Nobody pours 2.55 l into a pot.
    const litres = ml >= mostExact ? Math.round(ml / 100) / 10 : Math.round(rounded / 50) / 20;
    return rounded >= 1000
      ? { quantity: litres, unit: 'l', grams: litres * 1000 * food.gramsPerMl }
      : { quantity: rounded, unit: 'ml', grams: rounded * food.gramsPerMl };
  }
  if (system === 'us' && grams >= 25) {
    const cups = inCups(food, grams);
    if (cups !== null) return cups;
    const ounces = grams / gramsPerOunce;
    if (ounces >= 15.5) {
      const pounds = Math.round((ounces / 16) * 4) / 4;
      return { quantity: pounds, unit: 'lb', grams: pounds * 16 * gramsPerOunce };
    }
    const rounded = ounces < 4 ? Math.max(0.5, Math.round(ounces * 2) / 2) : Math.round(ounces);
    return { quantity: rounded, unit: 'oz', grams: rounded * gramsPerOunce };
  }
  const rounded = roundGrams(grams);
  return rounded >= 1000
    ? { quantity: Math.round(rounded / 50) / 20, unit: 'kg', grams: Math.round(rounded / 50) * 50 }
    : { quantity: rounded, unit: 'g', grams: rounded };
}

const longUnits: Readonly<Record<string, string>> = { tsp: 'teaspoon', tbsp: 'tablespoon' };
const symbols = new Set(['g', 'kg', 'ml', 'l', 'oz', 'lb', 'tsp', 'tbsp']);

/** "2 tbsp", "400 g", "3 cloves"; '' for plain pieces without a unit gives just the number. */
function formatAmount(amount: KitchenAmount, style: 'list' | 'sentence' = 'list'): string {
  if (amount.quantity === null) return '';
  // Scales and jugs read decimals, spoons and cups fractions.
  const scaled = amount.unit === 'kg' || amount.unit === 'l';
  const number = scaled ? String(Math.round(amount.quantity * 100) / 100) : formatNumber(amount.quantity);
  if (amount.unit === null) return number;
  const word = style === 'sentence' ? (longUnits[amount.unit] ?? amount.unit) : amount.unit;
  const many = amount.quantity > 1 && !symbols.has(word);
  return `${number} ${many ? pluralise(word) : word}`;
}

/** Units of which one holds part of a single thing: "1 head cauliflower", "3 slices pineapple". */
const partsOfOne = new Set(['head', 'slice', 'stalk', 'wedge', 'piece']);

/**
 * "2 red onions", "400 g spaghetti", "3 garlic cloves", "a pinch of saffron".
 * @param name a shorter name that the sentence uses instead of the food's own
 */
export function formatFoodAmount(
  food: Food,
  amount: KitchenAmount,
  style: 'list' | 'sentence' = 'list',
  name = food.name,
): string {
  if (amount.quantity === null) return name;
  const number = formatNumber(amount.quantity);
  const called =
    name === food.name && food.plural !== null && speaksOfMany(food, amount) ? food.plural : name;
  if (amount.unit === null) return `${number} ${called}`;
  if (amount.unit === 'large') return `${number} large ${called}`;
  if (amount.unit === 'pinch')
    return amount.quantity === 1 ? `a pinch of ${name}` : `${number} pinches of ${name}`;
  // "2 cans chickpeas", never "2 cans canned chickpeas"; "3 garlic cloves", never "3 cloves garlic clove".
  if (amount.unit === 'can')
    return `${formatAmount(amount, style)} ${called.replace(/^(?:canned|tinned) /, '')}`;
  if (amount.unit === 'fillet' && !/fillet/.test(name))
    return `${number} ${name} fillet${amount.quantity > 1 ? 's' : ''}`;
  // "2 cinnamon sticks", never "2 sticks cinnamon sticks".
  if (amount.unit === 'stick' && / sticks?$/.test(called))
    return `${number} ${food.plural !== null && amount.quantity > 1 ? food.plural : name}`;
  if (amount.unit === 'clove') return `${number} ${name} clove${amount.quantity > 1 ? 's' : ''}`;
  const beside = style === 'list' && amount.beside !== undefined ? ` (${amount.beside})` : '';
  return `${formatAmount(amount, style)}${beside} ${called}`;
}

/** Whether an amount of a counted food is spoken of in the plural: by number, or by weight when it is more than one. */
export function speaksOfMany(food: Food, amount: KitchenAmount): boolean {
  if (amount.unit === null || amount.unit === 'large') return (amount.quantity ?? 2) > 1;
  if (partsOfOne.has(amount.unit)) return false;
  const each = gramsPerUnit(food, 'piece');
  // By weight a cabbage is a stuff: "1.4 kg cabbage".
  if (each !== null && each > 350) return false;
  return each === null || amount.grams > each * 1.2;
}
