import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { GroundedLine } from '#food/ground';
import { formatLine } from '#food/parse/format';
import { formatQuantity } from '#food/quantity';
import { kitchenAmount, type KitchenAmount, type UnitSystem } from '../measures/amounts.ts';
import { formatNumber, pluralise } from '../text/grammar.ts';
import { writePart, type WrittenLine } from './edit-lines.ts';
import {
  closeEnough,
  closeRashers,
  cutUnits,
  handy,
  inPints,
  isFlesh,
  metricUnits,
  unitIds,
  usUnits,
  weights,
} from './line-amounts.ts';
import type { EditDeps } from './model.ts';
import { inSameWords, timelessComment } from './same-words.ts';

/** The name in the number that a count asks for. */
function nameFor(name: string, food: Food | null, quantity: number, unit: string | null): string {
  if (food === null || food.plural === null || (unit !== null && unit !== 'piece')) return name;
  const low = name.toLowerCase();
  if (quantity <= 1 && low.endsWith(food.plural))
    return name.slice(0, name.length - food.plural.length) + food.name;
  if (quantity > 1 && low.endsWith(food.name))
    return name.slice(0, name.length - food.name.length) + food.plural;
  // "Red pepper", which the table calls a red bell pepper: its last word is the same.
  const [one, many] = [food.name, food.plural].map((said) => said.split(' ').at(-1)!);
  if (quantity > 1 && low.endsWith(` ${one}`) && one !== many)
    return name.slice(0, name.length - one!.length) + many!;
  // "Yolks" of an egg yolk.
  if (quantity <= 1 && one !== many && ` ${low}`.endsWith(` ${many}`))
    return name.slice(0, name.length - many!.length) + one!;
  return name;
}

/** The line with another amount in the recipe's own way of measuring; null where it states none. */
export function scaleLine(
  line: GroundedLine,
  factor: number,
  system: UnitSystem,
  deps: EditDeps,
): WrittenLine | null {
  const { parsed, ingredient } = line;
  const { food } = ingredient;
  if (parsed.quantity === null || factor <= 0) return null;
  const smaller = ofAnotherWeight(line, factor, deps) ?? halfACan(line, factor, deps);
  if (smaller !== null) return smaller;
  // "200 g flour, or 100 g of another": the amount of the other is not scaled, and its words stand there already.
  const or = /^or\b/i.test(parsed.comment ?? '') ? parsed.comment : null;
  const plain = {
    ...parsed,
    also: [],
    alternateAmount: null,
    qualifier: null,
    comment: timelessComment(parsed.comment),
    ...(or === null ? {} : { alternatives: [], comment: /\d/.test(or) ? null : or }),
  };
  const unit = parsed.unit;
  let quantity = parsed.quantity * factor;
  let newUnit = unit;
  let grams: number | null = ingredient.grams === null ? null : ingredient.grams * factor;
  const middle =
    parsed.quantityMax === null ? 1 : (parsed.quantity + parsed.quantityMax) / 2 / parsed.quantity;
  if (
    food !== null &&
    grams !== null &&
    parsed.amountEach === null &&
    parsed.size === null &&
    !isKind(food, 'water')
  ) {
    const own =
      unit === null || unit === 'piece'
        ? 'piece'
        : unit === 'pint' && system === 'metric'
          ? 'ml'
          : (unitIds[unit] ?? unit);
    const lineSystem =
      own === 'piece' ? system : usUnits.has(own) ? 'us' : metricUnits.has(own) ? 'metric' : system;
    // "300 g coconut" in its shell: what is bought is scaled, not what is eaten of it.
    const bought = own === 'piece' ? null : deps.units.toGrams(quantity * middle, own);
    if (bought !== null) grams = bought;
    // "3 aubergines (900 g)" are three of their own size, whatever a usual one weighs.
    const sized =
      own === 'piece' &&
      parsed.alternateAmount !== null &&
      parsed.quantityMax === null &&
      parsed.quantity >= 2
        ? Math.max(1, Math.round(parsed.quantity * factor))
        : null;
    const weighed = kitchenAmount(food, grams, own, lineSystem);
    // Twenty cashews become ten, not ten grams.
    const counted =
      sized === null && own === 'piece' && weighed.unit !== null && weighed.unit !== 'piece'
        ? Math.round(parsed.quantity * middle * factor)
        : 0;
    const count = sized ?? (counted >= 2 ? counted : null);
    const pints = unit === 'pint' && parsed.quantityMax === null ? inPints(food, grams) : null;
    const usual =
      count === null
        ? (pints ?? weighed)
        : { quantity: count, unit: null, grams: (ingredient.grams! * count) / (parsed.quantity * middle) };
    const wanted = grams;
    const near = (one: KitchenAmount): boolean => Math.abs(one.grams - wanted) <= wanted * closeEnough;
    // Half of 3 lb is 1½ lb, three quarters of a pound are 12 oz.
    const share = parsed.quantityMax === null ? Math.round(parsed.quantity * factor * 4) / 4 : 0;
    const cans = /^(?:can|tin|jar)$/.test(unit ?? '') ? Math.round(parsed.quantity * factor) : 0;
    const whole =
      cans >= 1 && parsed.quantityMax === null && Math.abs(cans - parsed.quantity * factor) <= cans * 0.08
        ? { quantity: cans, unit, grams: (grams * cans) / (parsed.quantity * factor) }
        : unit === 'lb' && share >= 1 && Math.abs(share - parsed.quantity * factor) <= share * 0.08
          ? { quantity: share, unit, grams: (grams * share) / (parsed.quantity * factor) }
          : null;
    const spoon = own === 'cup' ? kitchenAmount(food, grams, 'tbsp', lineSystem) : null;
    // A fifth of a cup is three tablespoons, whatever the table says of its spoon.
    const sixteenths = Math.round(parsed.quantity * factor * 16);
    const spoons =
      own === 'cup' &&
      usual.unit !== 'cup' &&
      spoon?.unit !== 'tbsp' &&
      parsed.quantityMax === null &&
      sixteenths >= 1 &&
      sixteenths <= 6 &&
      Math.abs(sixteenths / (parsed.quantity * factor * 16) - 1) <= closeEnough
        ? {
            quantity: sixteenths,
            unit: 'tbsp',
            grams: (grams * sixteenths) / (parsed.quantity * factor * 16),
          }
        : null;
    const made =
      whole ??
      spoons ??
      (spoon !== null && near(spoon) && !near(usual) ? spoon : null) ??
      (own === 'piece' ||
      Math.abs(usual.grams - grams) <= grams * (cutUnits.has(own) ? closeRashers : closeEnough)
        ? usual
        : kitchenAmount(food, grams, weights[own] ?? null, lineSystem));
    const said = made.unit === 'pint' ? made : handy(made, own, food, wanted);
    if (said.quantity !== null) {
      quantity = said.quantity;
      newUnit = said.unit;
      grams = said.grams;
    }
  } else {
    quantity *= middle;
    const counted = unit === null || deps.units.get(unit)?.dimension === 'count';
    const step = counted ? (quantity >= 2 ? 1 : 0.5) : quantity >= 100 ? 10 : quantity >= 10 ? 1 : 0.25;
    quantity = Math.max(step, Math.round(quantity / step) * step);
  }
  // "4 fillets (6 oz each)" become smaller, not fewer; half a can is half a can, a third of one is what it holds.
  const one = parsed.amountEach;
  let each = one;
  if (one !== null && factor < 1) {
    const step = eachSteps[one.unit] ?? 0;
    // "2 steaks, an inch and a half thick": they are neither one and a half nor thinner.
    if (step === 0 && lengths.has(one.unit) && quantity % 1 !== 0) return null;
    if (unit === null || unit === 'piece' || unit === 'fillet' || unit === 'slice') {
      if (step > 0 && parsed.quantity === 1 && unit !== 'fillet' && unit !== 'slice' && !isFlesh(food)) {
        // "1 8 oz cream cheese": of one block so much is taken.
        quantity = Math.max(step, Math.round((one.quantity * factor) / step) * step);
        newUnit = one.unit;
        each = null;
      } else if (step > 0) {
        quantity = parsed.quantity;
        each = {
          ...one,
          quantity: Math.max(step, Math.round((one.quantity * factor) / step) * step),
          quantityMax: null,
        };
      }
    } else if (
      step > 0 &&
      quantity % 1 !== 0 &&
      !(quantity >= 1 && (quantity * 2) % 1 === 0 && tinned.test(unit))
    ) {
      quantity *= one.quantity;
      newUnit = one.unit;
      each = null;
    }
  }
  // One ounce that is rounded to one ounce is no less.
  if (
    each === one &&
    newUnit === unit &&
    quantity === parsed.quantity &&
    parsed.quantityMax === null &&
    Math.abs(factor - 1) > 0.1
  )
    return null;
  const sameUnit = newUnit === unit || (newUnit === null && unit === 'piece');
  const symbol = newUnit === null || /^(?:g|kg|ml|l|oz|lb|tsp|tbsp|piece)$/.test(newUnit);
  const unitText =
    sameUnit && parsed.unitText !== null && quantity > 1 === parsed.quantity > 1
      ? parsed.unitText
      : newUnit === null || newUnit === 'piece'
        ? null
        : symbol || quantity <= 1
          ? newUnit.replace(/-/g, ' ')
          : pluralise(newUnit.replace(/-/g, ' '));
  const counted = newUnit === null || newUnit === 'piece';
  const own =
    (each !== null && each !== one) || (counted && (!sameUnit || quantity > 1 !== parsed.quantity > 1))
      ? null
      : inSameWords(
          parsed,
          `${amountText(quantity, newUnit)}${unitText === null || counted ? '' : ` ${unitText}`}`,
        );
  const [kept, ...others] = own === null ? [] : deps.grounder.ground([own]);
  if (
    own !== null &&
    food !== null &&
    others.length === 0 &&
    kept?.ingredient.food?.id === food.id &&
    kept.parsed.unit === (newUnit ?? unit) &&
    Math.abs((kept.parsed.quantity ?? 0) - quantity) < 0.01
  )
    return {
      text: own,
      food,
      name: parsed.name,
      grams: kept.ingredient.grams ?? grams,
      amount: { quantity, unit: counted ? null : newUnit, grams: grams ?? 0 },
      many: quantity > 1,
    };
  const text = formatLine({
    ...plain,
    quantity,
    quantityMax: null,
    unit: newUnit,
    unitText,
    name: nameFor(parsed.name, food, quantity, newUnit),
    amountEach: sameUnit ? each : null,
  })
    .replace(formatQuantity({ quantity, quantityMax: null }), amountText(quantity, newUnit))
    .replace(juiceOf, (said, before: string, fruit: string) =>
      quantity > 1 ? `${before}${pluralise(fruit)}` : said,
    );
  const inBrackets =
    sameUnit && each !== null && each !== one ? eachInPlace(parsed.source, one!, each.quantity) : null;
  const [bracketed] = inBrackets === null ? [] : deps.grounder.ground([inBrackets]);
  if (
    inBrackets !== null &&
    bracketed?.ingredient.food?.id === food?.id &&
    bracketed!.ingredient.grams !== null
  )
    return {
      text: inBrackets,
      food: food!,
      name: parsed.name,
      grams: bracketed!.ingredient.grams,
      amount: { quantity, unit: newUnit === 'piece' ? null : newUnit, grams: bracketed!.ingredient.grams },
      many: quantity > 1,
    };
  const [back] = deps.grounder.ground([text]);
  if (food !== null && back?.ingredient.food?.id !== food.id && grams !== null)
    return writePart({ food, grams, preparation: parsed.preparation }, null, system, deps);
  return {
    text,
    food: food!,
    name: parsed.name,
    grams: back?.ingredient.grams ?? grams,
    amount: { quantity, unit: newUnit === 'piece' ? null : newUnit, grams: grams ?? 0 },
    many: quantity > 1,
  };
}

/** "Juice of 2 lime". */
const juiceOf = /^((?:juice|zest)(?: and (?:juice|zest))? of [\d\s/½¼¾.]+)(lemon|lime|orange|grapefruit)\b/i;

/** By which steps the size of each piece is made smaller. */
const eachSteps: Readonly<Record<string, number>> = { oz: 0.5, g: 5, ml: 5, lb: 0.25, kg: 0.1 };
const lengths: ReadonlySet<string> = new Set(['inch', 'cm', 'mm']);

/** What is opened and half used. */
const tinned = /^(?:can|tin|jar|carton)$/;

/** "1.2 kg", which nobody writes as a fraction; all else as a kitchen writes it. */
const amountText = (quantity: number, unit: string | null): string =>
  unit === 'kg' || unit === 'l'
    ? String(Math.round(quantity * 100) / 100)
    : formatQuantity({ quantity, quantityMax: null });

const metricWeights: ReadonlySet<string> = new Set(['g', 'kg']);

const sizedCan = /^(\s*1 )\((\d+(?:\.\d+)?)([ -]?(?:oz|ounces?|g|ml))\.?\)(?= (?:cans?|tins?)\b)/i;
/** Half of it is a size that shops have as well, from here on. */
const halvedSizes = { ounces: 28, grams: 700 } as const;

/** Half of "1 (28 oz) can" is a can of 14 oz, not half a can of some size; null where nothing of the sort is asked. */
function halfACan({ parsed, ingredient }: GroundedLine, factor: number, deps: EditDeps): WrittenLine | null {
  const { food, grams } = ingredient;
  const said = sizedCan.exec(parsed.source);
  if (said === null || food === null || grams === null || factor < 0.42 || factor > 0.58) return null;
  const size = Number(said[2]);
  if (size < (/oz|ounce/i.test(said[3]!) ? halvedSizes.ounces : halvedSizes.grams)) return null;
  const text = `${said[1]!}(${formatNumber(size / 2)}${said[3]!})${parsed.source.slice(said[0].length)}`;
  const [back, ...more] = deps.grounder.ground([text]);
  if (more.length > 0 || back?.ingredient.food?.id !== food.id) return null;
  return { text, food, name: parsed.name, grams: back.ingredient.grams, amount: null, many: false };
}

/** "1 ham hock (about 1 kg)": a smaller one is bought, not half of it; null where the line is written otherwise. */
function ofAnotherWeight(
  { parsed, ingredient }: GroundedLine,
  factor: number,
  deps: EditDeps,
): WrittenLine | null {
  const { food, grams } = ingredient;
  const stated = parsed.alternateAmount;
  if (food === null || grams === null || stated === null || stated.quantityMax !== null || !isFlesh(food))
    return null;
  if (
    parsed.quantity !== 1 ||
    parsed.quantityMax !== null ||
    (parsed.unit !== null && parsed.unit !== 'piece')
  )
    return null;
  if (!metricWeights.has(stated.unit) && stated.unit !== 'lb') return null;
  const asGrams = stated.unit === 'kg' ? stated.quantity * 1000 * factor : stated.quantity * factor;
  const round = stated.unit === 'lb' ? Math.round(asGrams * 4) / 4 : Math.round(asGrams / 50) * 50;
  if (round <= 0) return null;
  const said =
    stated.unit === 'lb'
      ? `${formatNumber(round)} lb`
      : round >= 1000
        ? `${formatNumber(round / 1000)} kg`
        : `${round} g`;
  const text = parsed.source.replace(
    new RegExp(String.raw`(\([^()\d]*)\d[\d./ ½¼¾-]*?\s*${stated.unit}s?\b`, 'i'),
    (_, before: string) => `${before}${said}`,
  );
  const [back, ...more] = deps.grounder.ground([text]);
  if (text === parsed.source || more.length > 0 || back?.ingredient.food?.id !== food.id) return null;
  return { text, food, name: parsed.name, grams: back.ingredient.grams, amount: null, many: false };
}

/** "4 salmon fillets (about 6 oz each)", "4 steaks, 6 oz each" with another weight there; null where it stands elsewhere. */
function eachInPlace(
  source: string,
  one: { readonly quantity: number; readonly unit: string | null },
  quantity: number,
): string | null {
  if (one.unit === null) return null;
  const said = new RegExp(
    String.raw`(\([^()]*?|, (?:about )?)\d[\d./ ½¼¾–-]*?(?=\s*${one.unit}\b(?:[^()]*\)| each\b))`,
    'i',
  );
  const made = source.replace(said, (_, before: string) => `${before}${formatNumber(quantity)}`);
  return made === source ? null : made;
}
