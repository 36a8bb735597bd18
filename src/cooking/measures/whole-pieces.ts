import type { Food } from '#food/model';
import { gramsPerUnit, kitchenAmount, type KitchenAmount, type UnitSystem } from './amounts.ts';

/** Within what an amount may move to come out in whole pieces. */
export interface Leeway {
  /** Grams for all servings within which it still is the dish. */
  readonly range: readonly [min: number, max: number];
  /** Largest change as a share of the amount: small where a ratio of the dish rests on it. */
  readonly change: number;
  readonly servings: number;
}

const countedUnits: ReadonlySet<string> = new Set(['piece', 'can', 'fillet', 'slice', 'packet', 'jar']);

/** What everybody at the table gets one or two of. */
const perHead =
  /tortilla|taco-shell|tostada|\bpita|naan|lavash|flatbread|\bbuns?$|-bun$|bread-roll|bagel|english-muffin|brioche-bun|chicken-(?:thigh|breast|leg|drumstick)|duck-(?:leg|breast)|-fillet|pork-chop|lamb-chop|-steak$|hot-dog|frankfurter|bratwurst|portobello|sausage$|merguez/;
const isPerHead = (food: Food, unit: string): boolean =>
  perHead.test(food.id) || unit === 'fillet' || (unit === 'slice' && food.category === 'bakery');

/** Of these the other half keeps, and finds its use. */
const keepsHalved = /onion|shallot|lemon|lime|cucumber|cabbage|fennel|celeriac|stock-cube|scallion/;
const smallChange = 0.2;
/** Nobody cuts one and a half onions: past the first, an onion more or less is still the dish. */
const bulb = /^(?:(?:red|white|yellow|sweet)-)?onion$/;
const bulbChange = 0.4;
/** A half of what is heavier than this is weighed. */
const bigPiece = 250;

const nearness = (count: number, raw: number): number => Math.abs(Math.log(count / raw));

/**
 * An amount in whole pieces, where the dish allows so much more or less: two eggplants rather than one and a half, a whole
 * can of coconut milk, as many tortillas for each. Halves of what keeps stay halves; what fits nowhere is weighed.
 */
export function inWholePieces(
  food: Food,
  grams: number,
  amount: KitchenAmount,
  leeway: Leeway,
  units: UnitSystem,
): KitchenAmount {
  const { servings } = leeway;
  const most = bulb.test(food.id) && (amount.quantity ?? 0) > 1 ? bulbChange : smallChange;
  const change = keepsHalved.test(food.id) ? Math.min(leeway.change, most) : leeway.change;
  const fits = (weight: number): boolean =>
    Math.abs(weight / grams - 1) <= change &&
    weight >= leeway.range[0] * 0.98 &&
    weight <= leeway.range[1] * 1.02;
  const can = wholeCarton(food, grams, amount, fits);
  if (can !== null) return can;
  const unit = amount.unit ?? 'piece';
  const each = countedUnits.has(unit) ? gramsPerUnit(food, unit) : null;
  if (amount.quantity === null || each === null) return amount;
  const raw = grams / each;
  const counted = (count: number): KitchenAmount => ({ ...amount, quantity: count, grams: count * each });
  if (servings > 1 && amount.quantity % servings !== 0 && raw >= servings * 0.7 && isPerHead(food, unit)) {
    const rounds = [Math.floor(raw / servings), Math.ceil(raw / servings)].filter((count) => count > 0);
    const [best] = rounds
      .map((count) => count * servings)
      .filter((count) => fits(count * each))
      .sort((a, b) => nearness(a, raw) - nearness(b, raw));
    if (best !== undefined) return counted(best);
  }
  if (Number.isInteger(amount.quantity)) return amount;
  const [best] = [Math.floor(raw), Math.ceil(raw)]
    .filter((count) => count > 0 && fits(count * each))
    .sort((a, b) => nearness(a, raw) - nearness(b, raw));
  if (best !== undefined) return counted(best);
  if (keepsHalved.test(food.id) || (unit === 'piece' && amount.quantity < 1 && each <= bigPiece))
    return amount;
  return unit === 'piece' || unit === 'can' ? kitchenAmount(food, grams, 'g', units) : amount;
}

const poured: ReadonlySet<string> = new Set(['ml', 'cup']);
const weighedOut: ReadonlySet<string> = new Set(['g', 'oz', 'lb']);

/** What comes in cans: a whole one rather than 325 ml of coconut milk or 320 g of beans. */
function wholeCarton(
  food: Food,
  grams: number,
  amount: KitchenAmount,
  fits: (grams: number) => boolean,
): KitchenAmount | null {
  const unit = amount.unit ?? '';
  if (poured.has(unit) ? !coconut.test(food.id) : !weighedOut.has(unit) || !drainedCans.test(food.id))
    return null;
  const each = gramsPerUnit(food, 'can');
  if (each === null) return null;
  const count = Math.round(grams / each);
  return count >= 1 && fits(count * each) ? { quantity: count, unit: 'can', grams: count * each } : null;
}

/** Of a fish in a can one leaves nothing, and of a sauce one measures what is wanted. */
const drainedCans = /^canned-.*(?:beans|chickpeas|lentils|corn|peas)$/;
const coconut = /^(?:light-)?coconut-(?:milk|cream)$/;

/** Weights that people ask for at a counter and find on packets, g; the rounder one where it is near. */
const counterSteps = [
  { step: 50, near: 0.07 },
  { step: 25, near: 0.05 },
] as const;
const kiloStep = 100;
const leastRound = 200;
const mostRound = 1000;

/**
 * An amount by weight as one buys it: 450 g of mince rather than 440. Only where nothing in the dish rests on it, and
 * within what the dish bears.
 */
export function asBoughtWeight(amount: KitchenAmount, range: Leeway['range']): KitchenAmount {
  const { quantity, unit, grams } = amount;
  if (unit === 'kg' && quantity !== null) {
    // Nobody weighs 1.05 kg.
    const rounded = Math.round(grams / kiloStep) * kiloStep;
    const fits =
      rounded >= range[0] && rounded <= range[1] && Math.abs(rounded / grams - 1) <= counterSteps[1].near;
    return fits ? { quantity: rounded / 1000, unit, grams: rounded } : amount;
  }
  if (unit !== 'g' || quantity === null || grams < leastRound || grams >= mostRound) return amount;
  if (grams % counterSteps[1].step === 0) return amount;
  for (const { step, near } of counterSteps) {
    const rounded = Math.round(grams / step) * step;
    const fits = rounded >= range[0] && rounded <= range[1] && Math.abs(rounded / grams - 1) <= near;
    if (fits) return { quantity: rounded, unit, grams: rounded };
  }
  return amount;
}

/** Fish that the counter cuts into portions, one for each, and that is cooked as it comes. */
const portioned =
  /^(?:(?:wild-|coho-|pink-|chinook-)?salmon|arctic-char|trout|(?:pacific-)?cod|lingcod|haddock|hake|(?:atlantic-)?pollock|(?:greenland-)?halibut|sole|sea-bass|chilean-sea-bass|striped-bass|sea-bream|red-snapper|grouper|mahi-mahi|monkfish|catfish|(?:nile-|ocean-)?perch|tilapia)$/;
const leftWhole =
  /^(?:(?:cut into (?:serving |equal )?portions)?(?:,? ?(?:and )?(?:thawed|patted (?:very )?dry))*)$/;
/** Grams of a fillet for one. */
const fillet = { least: 100, most: 230 } as const;

/**
 * Fish by the fillet, where a portion of it is one: "2 salmon fillets", not "300 g salmon, cut into portions". What is cut
 * small is weighed as before.
 */
export function inFillets(
  food: Food,
  amount: KitchenAmount,
  prep: string | null,
  servings: number,
): { readonly amount: KitchenAmount; readonly prep: string | null } {
  const each = amount.grams / servings;
  const byWeight =
    amount.unit === 'g' || amount.unit === 'oz' || amount.unit === 'lb' || amount.unit === 'kg';
  if (!byWeight || !portioned.test(food.id) || !leftWhole.test(prep ?? '')) return { amount, prep };
  if (each < fillet.least || each > fillet.most) return { amount, prep };
  const left = prep?.replace(/^cut into (?:serving |equal )?portions(?:,? and |, )?/, '') ?? null;
  return {
    amount: { quantity: servings, unit: 'fillet', grams: amount.grams },
    prep: left === '' ? null : left,
  };
}

/** What is bought and cut up by the piece, whatever the dish weighs of it. */
const byNumber =
  /^(?:cauliflower|eggplant|zucchini|cucumber|(?:red-|green-|yellow-)?bell-pepper|carrot|sweet-potato|fennel|leek|beet|peach|nectarine|apple|pear|mango|orange|banana|tomato|celeriac|turnip|parsnip|kohlrabi|plantain)$/;
const mostPieces = 6;
/** Two of these are spoken of as a stuff. */
const onlyOne = /^(?:cauliflower|celeriac|fennel)$/;
const pieceChange = 0.2;

/** "4 carrots" rather than 250 g of them, where the dish bears the difference; else the weight. */
export function byThePiece(food: Food, grams: number, amount: KitchenAmount, leeway: Leeway): KitchenAmount {
  if ((amount.unit !== 'g' && amount.unit !== 'kg') || !byNumber.test(food.id)) return amount;
  const each = gramsPerUnit(food, 'piece');
  if (each === null) return amount;
  const count = Math.round(grams / each);
  const weight = count * each;
  const fits =
    count >= 1 &&
    count <= (onlyOne.test(food.id) ? 1 : mostPieces) &&
    Math.abs(weight / grams - 1) <= Math.min(leeway.change, pieceChange) &&
    weight >= leeway.range[0] &&
    weight <= leeway.range[1];
  return fits ? { quantity: count, unit: null, grams: weight } : amount;
}

/** Grams of a large onion (fdc:170000). */
const largeOnion = 150;
const largeChange = 0.12;

/** Two large onions rather than three: nobody peels more than the dish needs. */
export function inLargeOnes(food: Food, amount: KitchenAmount): KitchenAmount {
  if (amount.unit !== null || amount.quantity === null || amount.quantity < 3 || !bulb.test(food.id))
    return amount;
  const count = Math.round(amount.grams / largeOnion);
  const grams = count * largeOnion;
  return Math.abs(grams / amount.grams - 1) <= largeChange
    ? { quantity: count, unit: 'large', grams }
    : amount;
}

/** Joints that a cook counts, where they are cooked as they come. */
const joints =
  /^(?:chicken-(?:drumstick|leg|thigh|breast)|bone-in-chicken-(?:thigh|breast)|duck-(?:leg|breast)|(?:bone-in-)?pork-chop|lamb-(?:chop|shank|shoulder-chop)|veal-loin-chop|turkey-leg|cornish-hen|quail|squab|bratwurst|[a-z-]*sausage|(?:beef-)?(?:sirloin|ribeye|strip|rump|t-bone|porterhouse)-steak)$/;
const leftAsJoint =
  /^(?:(?:skin slashed|slashed|skinned|scored|pricked|patted (?:very )?dry|trimmed|thawed|left whole|butterflied|halved (?:flat|across|lengthwise)|beaten (?:thin|flat|out)|at room temperature)(?:,? (?:and )?)?)*$/;
const mostJoints = 12;
const jointChange = 0.2;
/** So near to what is there is all of it. */
const allOfThem = 0.06;

/**
 * "4 chicken drumsticks" rather than 300 g of them, where they are not cut up and the dish bears the difference; else the
 * weight.
 */
export function byTheJoint(
  food: Food,
  amount: KitchenAmount,
  prep: string | null,
  leeway: Leeway,
): KitchenAmount {
  if (!isWeight(amount.unit) || !joints.test(food.id)) return amount;
  // What the caller has two of stays two, whatever becomes of them.
  if (leeway.change > 0 && !leftAsJoint.test(prep ?? '')) return amount;
  const each = gramsPerUnit(food, 'piece');
  if (each === null) return amount;
  const fits = (count: number): boolean =>
    count >= 1 &&
    count <= mostJoints &&
    Math.abs((count * each) / amount.grams - 1) <=
      Math.min(Math.max(leeway.change, allOfThem), jointChange) &&
    (leeway.change === 0 || (count * each >= leeway.range[0] && count * each <= leeway.range[1]));
  const whole = Math.round(amount.grams / each);
  const perHead = Math.round(amount.grams / each / leeway.servings) * leeway.servings;
  const count = (leeway.change === 0 ? [whole] : [perHead, whole]).find(fits);
  return count === undefined ? amount : { quantity: count, unit: null, grams: count * each };
}

const isWeight = (unit: string | null): boolean =>
  unit === 'g' || unit === 'kg' || unit === 'oz' || unit === 'lb';

/** Of what has less than this to eat, bone or shell is a part of what one buys. */
const onTheBone = 0.9;
const animal: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);
/** Sold without, or boned before it is weighed. */
const boned = /\b(?:boneless|boned|skinless|peeled|fillets?)\b/;
const cutUp = /\b(?:boned|cubes|strips|dice|diced|minced|shredded|slices)\b/;
const oftenBoned = /^(?:lamb-leg|pork-leg|pork-picnic|beef-prime-rib|whole-ham)$/;

/**
 * What is weighed with its bones or in its shell: the number is that of the scales in the shop, the grams remain those of
 * what is eaten. As the reader of lines understands it: a kilogram of mussels holds 300 g of them.
 */
export function withItsBones(
  food: Food,
  amount: KitchenAmount,
  prep: string | null,
  units: UnitSystem,
): KitchenAmount {
  if (!isWeight(amount.unit) || food.edibleShare >= onTheBone || !animal.has(food.category)) return amount;
  if (oftenBoned.test(food.id) || boned.test(food.name) || cutUp.test(prep ?? '')) return amount;
  const { quantity, unit, grams } = kitchenAmount(food, amount.grams / food.edibleShare, amount.unit, units);
  return { quantity, unit, grams: grams * food.edibleShare };
}

/** Whether a food that is listed in this unit is weighed with its peel and stalks. */
export const isTrimmed = (food: Food, unit: string | null): boolean =>
  isWeight(unit) && food.category === 'produce' && food.edibleShare < 1;

/**
 * Fruit and vegetables by weight are weighed as they come from the shop, as cookbooks do it and the reader of lines
 * understands it: the grams are those of what is left when they are peeled, trimmed and stoned.
 */
export const asTrimmed = (food: Food, amount: KitchenAmount): KitchenAmount =>
  isTrimmed(food, amount.unit) ? { ...amount, grams: amount.grams * food.edibleShare } : amount;
