import type { Catalogue, FoodMatch } from '#food/catalogue';
import type { ParsedLine } from '#food/line';
import type { Food } from '#food/model';
import { addedWord, claimBehind, holdsMore, says } from './holds-more.ts';
import type { Form } from './list-words.ts';
import { tidyLine, type TidyLine } from './tidy-line.ts';

/** Tools for reading a kitchen's list. */
export interface ListReader {
  readonly foods: Catalogue;
  parse(line: string): ParsedLine;
  /** Grams of an amount of a food; null where it cannot be told. */
  weigh(food: Food, line: ParsedLine): number | null;
}

/** An amount on scales, in a jug or in cups, as somebody wrote it. */
export interface Measured {
  readonly quantity: number;
  /** `g`, `kg`, `ml`, `l`, `oz`, `lb` or `cup`. */
  readonly unit: string;
}

const measures: ReadonlySet<string> = new Set(['g', 'kg', 'ml', 'l', 'oz', 'lb', 'cup', 'pint']);

/** Cans and jars of a size that somebody named. */
export interface Pack {
  readonly count: number;
  /** `can` or `jar`. */
  readonly unit: string;
  /** What stands on one of them: "28 oz". */
  readonly size: string;
  /** Grams that are in one of them, its liquid too. */
  readonly each: number;
  /** Whether no more was said than that it is a small one. */
  readonly small?: boolean;
}

/** A food of a kitchen's list, with how much there is of it; null where it is not known. */
export interface Found {
  readonly food: Food | null;
  readonly grams: number | null;
  /** How many of it, where somebody counted them: of "2 big onions" two. */
  readonly pieces?: number;
  /** The amount as it was measured: of "2 lb wings" two pounds. */
  readonly measured?: Measured;
  /** The cans or jars that it lies in, where he said how large they are. */
  readonly pack?: Pack;
  /** Whether a name of the tables was written, and not something that only ends in one. */
  readonly named: boolean;
}

/** What a word by itself means on a list of what is in the kitchen. */
const inAKitchen: Readonly<Record<string, string>> = {
  peppers: 'bell peppers',
  'sweet peppers': 'bell peppers',
  soy: 'soy sauce',
  soya: 'soy sauce',
  'leftover roast chicken': 'cooked chicken',
  'leftover roast turkey': 'cooked turkey',
  'leftover risotto': 'cooked short-grain rice',
  'cold risotto': 'cooked short-grain rice',
  'leftover risotto rice': 'cooked short-grain rice',
  'cooked risotto rice': 'cooked short-grain rice',
  'leftover cooked risotto rice': 'cooked short-grain rice',
  'red beans': 'kidney beans',
  sprouts: 'brussels sprouts',
  'leftover sprouts': 'cooked brussels sprouts',
  'cooked sprouts': 'cooked brussels sprouts',
  'mung beans': 'whole mung beans',
  'mung bean': 'whole mung beans',
  curry: 'curry powder',
  salad: 'lettuce',
  mash: 'mashed potatoes',
  'mash potato': 'mashed potatoes',
  'mash potatoes': 'mashed potatoes',
  stuffing: 'stuffing mix',
  // Off the cob it comes in tins and bags.
  'cooked corn': 'canned corn',
  'leftover corn': 'canned corn',
  'cooked sweetcorn': 'canned corn',
  'leftover sweetcorn': 'canned corn',
  sweetcorn: 'canned corn',
  'sweet corn': 'canned corn',
  'ladies fingers': 'okra',
  "ladies' fingers": 'okra',
  "lady's fingers": 'okra',
  'lady finger': 'okra',
  rashers: 'back bacon',
  loaf: 'bread',
  'stale loaf': 'stale bread',
  'chopped tomatoes': 'canned tomatoes',
  'chopped toms': 'canned tomatoes',
  'plum toms': 'whole peeled tomatoes',
  'long grain': 'long grain rice',
  shells: 'pasta shells',
  twists: 'pasta twists',
  bows: 'farfalle',
  'pasta shapes': 'pasta',
  puff: 'puff pastry',
  'ready rolled puff': 'puff pastry',
  'ready-rolled puff': 'puff pastry',
  shortcrust: 'shortcrust pastry',
  'semi skimmed': 'semi-skimmed milk',
  'semi-skimmed': 'semi-skimmed milk',
  'full fat': 'whole milk',
  'milk chocolate bar': 'milk chocolate',
  'dark chocolate bar': 'dark chocolate',
  brussels: 'brussels sprouts',
  lurpak: 'butter',
  kerrygold: 'butter',
  thighs: 'chicken thighs',
  breasts: 'chicken breasts',
  'breast fillets': 'chicken breasts',
  drumsticks: 'chicken drumsticks',
  'leftover chips': 'fries',
  'cold chips': 'fries',
  'leftover chili': 'chili con carne',
  'leftover chilli': 'chili con carne',
  'leftover chicken carcass': 'chicken carcass',
  'roast chicken carcass': 'chicken carcass',
  'cooked chicken carcass': 'chicken carcass',
  'cooked sausages': 'smoked sausage',
  'leftover sausages': 'smoked sausage',
};

const leftOver =
  /^(?:leftover|left-over|cold|remaining)\s+(?:(?:roast|roasted|cooked|boiled|grilled)\s+)?(.+)$/;

/** Cooked, whatever was done to it: never raw again, and never cooked again as long as raw ones are. */
const cookedInFront =
  /^(?:(?:honey|pan|stir|slow|oven|air|char)[- ])?(?:cooked|pre-?cooked|roast|roasted|boiled|steamed|grilled|griddled|braised|sauteed|sautéed|fried|blanched|baked|mashed|charred|barbecued|microwaved) (?=\p{L}{3})/u;

/** What lies there raw as often as cooked, half used: of a leftover onion nobody knows that it was cooked. */
const halfUsed: ReadonlySet<string> = new Set(
  'onion leek celeriac mushroom zucchini eggplant asparagus'.split(' ').map((raw) => `cooked-${raw}`),
);
/** "Half a leftover cabbage" was never in the pot. */
const halfOfOne =
  /^(?:(?:about|roughly) )?(?:half|most of|a quarter|a third|½|¼|¾|⅓|⅔|1\/[234])(?: of)?(?: an?| the)? left[- ]?over /;
const saysCooked = /\b(?:cooked|roast|roasted|boiled|steamed|grilled|braised|fried|mashed)\b/;

/** "Leftover roast turkey" as the tables have it, cooked; null where they have no such food, or it is no leftover. */
function asCooked(said: string, foods: Catalogue): string | null {
  const what = leftOver.exec(said)?.[1];
  if (what === undefined) return null;
  if (halfUsed.has(foods.match(`cooked ${what}`).food?.id ?? '') && !saysCooked.test(said)) return null;
  const names = [`leftover ${what}`, `cooked ${what}`, `roast ${what}`, inAKitchen[what] ?? ''];
  return names.find((name) => name !== '' && isNamed(foods.match(name))) ?? null;
}

const isNamed = ({ food, candidates }: FoodMatch): boolean =>
  food !== null && ['exact', 'alias', 'plural'].includes(candidates[0]?.how ?? '');

/** What each form is called in front of a food, the likeliest first. */
const inFront: Readonly<Record<Form, readonly string[]>> = {
  frozen: ['frozen'],
  canned: ['canned'],
  jarred: ['jarred', 'pickled'],
  cooked: ['cooked', 'roast', 'boiled'],
  raw: [],
  fresh: ['fresh'],
  dried: ['dried'],
  smoked: ['smoked'],
  skin_on: ['skin-on'],
  bone_in: ['bone-in'],
  boneless: ['boneless'],
  skinless: ['skinless'],
  peeled: [],
  lean: ['lean'],
  extra_lean: ['extra-lean', 'lean'],
};

/** The ways to write a food in its forms, from the one that says most. */
function waysToSay(line: TidyLine, foods: Catalogue): readonly string[] {
  const { food, fuller, forms, leftover, kept, perhapsKinds } = line;
  const plain = inAKitchen[food] ?? food;
  const all = leftover ? [inAKitchen[`leftover ${food}`] ?? asCooked(`leftover ${food}`, foods) ?? ''] : [];
  const bareFood = food.replace(cookedInFront, '');
  // "Peppers (red)", "beans, kidney": which kind stands behind.
  const kinds = kept.filter((part) => part.split(' ').length <= 2);
  const told = [...kinds, ...perhapsKinds];
  if (told.length > 1) all.push(`${told.join(' ')} ${food}`, `${[...told].reverse().join(' ')} ${food}`);
  for (const kind of perhapsKinds) all.push(`${kind} ${food}`);
  for (const kind of [...kinds].reverse()) all.push(`${kind} ${food}`, `${food} ${kind}`);
  // What has its skin and no word on its bone has that too; skinned it has neither.
  const bare = forms.has('skinless') || forms.has('boneless');
  for (const form of forms) {
    if (bare && (form === 'bone_in' || form === 'skin_on')) continue;
    for (const word of inFront[form]) all.push(`${word} ${food}`, `${word} ${plain}`);
  }
  const cooked = bareFood === food ? [] : [inAKitchen[`cooked ${bareFood}`] ?? `cooked ${bareFood}`];
  return [...all, ...(fuller === null ? [] : [fuller]), plain, food, ...cooked, lastFirst(food)].filter(
    (way) => way !== '',
  );
}

/** "Rice noodles wide", as a shop's label turns it: "wide rice noodles". */
const lastFirst = (food: string): string =>
  /^\S+(?: \S+)+$/.test(food) ? food.replace(/^(.+) (\S+)$/, '$2 $1') : '';

/** Vegetables of which the tables have none that is cooked, read as cooked ones all the same; null where it is no such thing. */
function someCookedVegetable({ food }: TidyLine, foods: Catalogue): Food | null {
  const said = food.replace(cookedInFront, '');
  const { food: raw, candidates } = foods.match(said);
  if (said === food || raw === null || !isNamed({ food: raw, candidates } as FoodMatch)) return null;
  const fresh = raw.ancestors.includes('vegetable') || raw.ancestors.includes('mushroom');
  return fresh && !eatenSo.test(raw.id) && raw.category === 'produce' ? foods.get('cooked-vegetables') : null;
}
/** Roots that stand for a starch, and what is sold or eaten as it is. */
const eatenSo =
  /cooked|potato|yam|cassava|taro|plantain|garlic|ginger|chili|seaweed|kelp|wakame|nori|sprouts$/;

/** Forms in which a food of its kind is another one: of green lentils the tinned. */
const ownFood: readonly Form[] = ['frozen', 'canned', 'cooked', 'smoked', 'bone_in', 'skin_on'];

/** What is left of a roast besides its meat. */
const bones = /(?:^|-)(?:carcass|bones?)$/;

/** The food as the line says that it is: the tables' own name for it, or that of its kind, in that form. */
function inItsForm(food: Food, way: string, { forms, leftover }: TidyLine, foods: Catalogue): Food {
  if (bones.test(food.id)) return food;
  const bare = forms.has('skinless') || forms.has('boneless');
  for (const form of ownFood) {
    const cookedBefore = form === 'cooked' && leftover && !halfUsed.has(`cooked-${food.id}`);
    if (!forms.has(form) && !cookedBefore) continue;
    if (bare && (form === 'bone_in' || form === 'skin_on')) continue;
    if (inFront[form].some((word) => way.startsWith(`${word} `))) continue;
    const kinds = form === 'canned' || form === 'cooked' ? kindsOf(food, foods) : [];
    for (const named of [food, ...kinds])
      for (const word of inFront[form]) {
        const match = foods.match(`${word} ${named.name}`);
        if (isNamed(match) && !match.food!.abstract) return match.food!;
      }
  }
  return food;
}

/** The kinds of a food that say what it is, nearest first: lentils and rice, no "grain". */
const kindsOf = (food: Food, foods: Catalogue): readonly Food[] =>
  food.ancestors.flatMap((id) => {
    const kind = foods.get(id);
    return kind !== null && kind.ancestors.length > 0 ? [kind] : [];
  });

/** Cheese that has ends, or is grated, is a hard one of the kind that most kitchens have. */
const endsOfCheese = (food: Food, text: string, foods: Catalogue): Food =>
  food.id === 'cheese' &&
  /\b(?:ends?|heel|odds|bits?|scraps?|offcuts|block|lump|chunk|grated|hard)\b/i.test(text)
    ? (foods.get('cheddar') ?? food)
    : food;

/** A dish of which nobody said what is in it. */
const someDish =
  /^(?:(?:roast )?dinner|meal|takeaway|chinese|indian|curry|stew|casserole|chill?i|tagine|pie|bake|stir[- ]?fry|soup|hotpot)$/;

/** "A ring of", "two fat coils of", "the very tail of a": a piece or a vessel that no table need know. */
const ofA =
  /^(?:(?:(?:an?|the|my|one|two|three|four|half an?|several|couple|[0-9]+) )*(?:\p{L}[\p{L}'-]* ){0,3}?(\p{L}[\p{L}'-]*)) of (?:(?:an?|the|my|our|some|that|this) )?(?=\p{L})/u;

/** What a line of a kitchen's list is, and how much of it there is. */
export function findFood(text: string, reader: ListReader): Found {
  const found = findNamed(text, reader);
  if (found.food !== null) return found;
  const turned = countBetween(text, reader);
  if (turned !== null) return turned;
  // "Cream of chicken" is no chicken: what stands before "of" may be the food.
  const before = ofA.exec(text.trim().toLowerCase());
  if (before === null || reader.foods.match(before[1]!).food !== null) return found;
  const { food, named } = findNamed(text.trim().slice(before[0].length), reader);
  return food !== null && named ? { food, grams: null, named } : found;
}

/** "Capsicum 2 red", "potatoes 1 kg floury": the kind stands behind how much there is. */
const amountBetween =
  /^(\p{L}[\p{L}'-]+(?: \p{L}+){0,2}) ((?:about |approx )?(?:[0-9]+(?:[.,][0-9]+)?|[½¼¾])(?: ?(?:g|kg|ml|l|oz|lbs?|cups?|tins?|cans?|packs?|bunch(?:es)?|heads?|pieces?))?) (?:of )?(\p{L}[\p{L}'-]+(?: \p{L}+)?)$/iu;

/** A line of which the amount stands between the food and its kind; null where it is none, or the kind may be another food. */
function countBetween(text: string, reader: ListReader): Found | null {
  const [, food = '', amount = '', kind = ''] = amountBetween.exec(text.trim()) ?? [];
  if (food === '') return null;
  const plain = findNamed(`${amount} ${food}`, reader);
  if (plain.food === null || !plain.named) return null;
  const whole = findNamed(`${amount} ${kind} ${food}`, reader);
  const [one, other] = [whole.food, plain.food];
  if (one !== null && (one.id === other.id || one.ancestors.includes(other.id) || whole.named)) return whole;
  const stands = kind.split(' ').some((word) => reader.foods.match(word).candidates.length > 0);
  return stands || addedWord(kind) !== null ? null : plain;
}

/** Measures of which all foods of a kind hold about the same. */
const mayBeWeighedAlike: ReadonlySet<string> = new Set([
  'ml',
  'cl',
  'dl',
  'l',
  'cup',
  'pint',
  'quart',
  'gallon',
  'fl-oz',
  'tbsp',
  'tsp',
]);

/** One of something, uncut: its weight, where somebody tells it, is that of the piece. */
const oneWhole = /^(?:an?|one|1) (?:small |large |big )?whole /i;

/** "Jam strawberry", "rice flour glutinous": the kind stands behind, with no comma before it. */
const kindBehind: readonly RegExp[] = [/^(\p{L}+(?: \p{L}+)?) (\p{L}+)$/u, /^(\p{L}+) (\p{L}+ \p{L}+)$/u];
const kindsBehind = (food: string): readonly string[] =>
  kindBehind.flatMap((pattern) => {
    const turned = pattern.exec(food);
    return turned === null ? [] : [`${turned[2]!} ${turned[1]!}`];
  });
/** How many there are, in front of a food. */
const countInFront =
  /^(?:[0-9½¼¾]+|an?|one|two|three|four|five|six|half(?: an?)?)(?: small| large| big)? (?=\p{L})/u;

function findNamed(text: string, reader: ListReader): Found {
  const { foods } = reader;
  const whole = text.trim().toLowerCase();
  const read = tidyLine(text);
  const tidy = halfOfOne.test(whole) && !saysCooked.test(whole) ? { ...read, leftover: false } : read;
  const line = reader.parse(again(tidy));
  const unknown: Found = { food: null, grams: null, named: false };
  // What was in somebody's stew is not known, and a leftover curry is no powder.
  if (tidy.leftover && someDish.test(tidy.food) && inAKitchen[`leftover ${tidy.food}`] === undefined)
    return unknown;
  const asWritten = foods.match(asCooked(whole, foods) ?? inAKitchen[whole] ?? whole);
  const unmeasured = (line.quantity === null && line.unit === null) || line.name === '';
  if (isNamed(asWritten) && unmeasured && tidy.forms.size === 0 && tidy.kept.length === 0)
    return { food: asWritten.food, grams: null, named: true };
  const weighedAs = (usual: Food | null, food: Food): number | null =>
    usual === null || usual.id === food.id || !mayBeWeighedAlike.has(line.unit ?? '')
      ? null
      : reader.weigh(usual, line);
  const amount = (food: Food): Pick<Found, 'grams' | 'pieces' | 'measured' | 'pack'> => {
    if (line.quantity === null || isBagful(line, food)) return { grams: null };
    const pack = packOf(line, food);
    const counted =
      (line.unit === null || line.unit === 'piece') && line.quantityMax === null && line.quantity >= 1;
    // "A whole sea bass, about 2 lb" is one, however heavy.
    const pieces = counted ? line.quantity : oneWhole.test(text.trim()) ? 1 : undefined;
    // A pint of "milk" weighs what that of the usual one does.
    const weighed =
      reader.weigh(food, line) ?? weighedAs(foods.concrete(food.id), food) ?? inPacks(line, food);
    // The tables know cans of usual size alone.
    const grams = weighed !== null && pack?.small === true ? weighed / 2 : weighed;
    const isMeasured = line.quantityMax === null && line.unit !== null && measures.has(line.unit);
    return {
      grams,
      ...(pieces === undefined ? {} : { pieces }),
      ...(isMeasured ? { measured: { quantity: line.quantity, unit: line.unit } } : {}),
      ...(pack === null ? {} : { pack }),
    };
  };
  const renamed = { ...tidy, food: line.name === '' ? tidy.food : line.name.toLowerCase() };
  // What is in tins is another food than its name alone says.
  const added = addedWord(text) ?? claimBehind(tidy.kept);
  const inOrder = line.unit === 'can' ? [renamed, tidy] : [tidy, renamed];
  // "4 back rashers", "half a sliced pan": what looks like a measure is part of the name.
  const counted = countInFront.exec(tidy.food);
  if (counted !== null) inOrder.push({ ...tidy, food: tidy.food.slice(counted[0].length) });
  for (const said of inOrder)
    for (const way of waysToSay(said, foods)) {
      const match = foods.match(way, { unit: line.unit, preparation: line.preparation });
      if (!isNamed(match) || (added !== null && !says(way, added))) continue;
      if (holdsMore(said.food, tidy.kept, match.food!, foods)) return unknown;
      const food = onTheCob(endsOfCheese(inItsForm(match.food!, way, said, foods), text, foods), line, foods);
      return { food, ...amount(food), named: true };
    }
  const some = added === null && tidy.kept.length === 0 ? someCookedVegetable(tidy, foods) : null;
  if (some !== null) return { food: some, ...amount(some), named: true };
  const claim = claimBehind(tidy.kept);
  if (claim !== null) {
    const base = foods.match(tidy.food).food;
    const match = base === null ? null : foods.match(`${claim} ${base.name}`);
    if (match !== null && isNamed(match)) return { food: match.food, ...amount(match.food!), named: true };
  }
  const { food } = foods.match(line.name === '' ? text : line.name, {
    unit: line.unit,
    preparation: line.preparation,
  });
  if (food === null && added === null && tidy.kept.length === 0) {
    const match = kindsBehind(tidy.food)
      .map((way) => foods.match(way))
      .find(isNamed);
    if (match !== undefined) return { food: match.food, ...amount(match.food!), named: true };
  }
  if (food === null || added !== null || holdsMore(tidy.food, tidy.kept, food, foods)) return unknown;
  const inForm = inItsForm(food, tidy.food, tidy, foods);
  return { food: inForm, ...amount(inForm), named: false };
}

/** Of sweetcorn that lies in cobs none is in a can. */
const onTheCob = (food: Food, { unit }: ParsedLine, foods: Catalogue): Food =>
  unit === 'ear' && food.id === 'canned-corn' ? (foods.get('corn') ?? food) : food;

/** A bag of potatoes is as many as it takes: nobody knows how heavy it is. */
const isBagful = ({ unit, amountEach, quantity }: ParsedLine, { category, measures: known }: Food): boolean =>
  unit === 'bag' &&
  amountEach === null &&
  (quantity ?? 0) >= 1 &&
  category === 'produce' &&
  known.some(({ unit: one, grams }) => one === 'piece' && grams >= leastInBags) &&
  !known.some(({ unit: one }) => one === 'bag');
const leastInBags = 60;

/** What is counted by the can or block it is sold in, where no unit is named: "coconut milk x 2", "2 halloumi". */
const soldIn = ['can', 'block', 'packet', 'jar', 'tub'] as const;
function inPacks({ unit, quantity, quantityMax, amountEach }: ParsedLine, food: Food): number | null {
  if (unit !== null || quantity === null || quantityMax !== null || amountEach !== null) return null;
  if (!Number.isInteger(quantity) || quantity > mostPacks) return null;
  for (const pack of soldIn) {
    const known = food.measures.find(({ unit: one, size }) => one === pack && size === undefined);
    if (known !== undefined) return quantity * known.grams;
  }
  return null;
}
const mostPacks = 6;

const packed: ReadonlySet<string> = new Set(['can', 'jar']);
/** So little is in no can. */
const leastCan = 60;
const gramsOf: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.349523125, ml: 1 };

/** What holds about 400 g in most cans holds half as much in small ones. */
const usualDrained = 200;
function smallCan({ unitText }: ParsedLine, { measures: known, id }: Food, count: number): Pack | null {
  const cans = known.filter(({ unit }) => unit === 'can');
  if (!id.startsWith('canned-') || cans.some(({ size }) => size === 'small')) return null;
  if (!cans.some(({ size, grams }) => size === undefined && grams >= usualDrained && grams <= 450))
    return null;
  const isTin = /tin/i.test(unitText ?? '');
  return { count, unit: 'can', size: isTin ? '200 g' : '8 oz', each: isTin ? 200 : 227, small: true };
}

/** Whole cans or jars of a size that the line names; null where it names none. */
function packOf(line: ParsedLine, food: Food): Pack | null {
  const { quantity, quantityMax, unit, amountEach } = line;
  if (unit === null || !packed.has(unit) || quantity === null || quantityMax !== null) return null;
  if (!Number.isInteger(quantity)) return null;
  if (amountEach === null)
    return unit === 'can' && line.size === 'small' ? smallCan(line, food, quantity) : null;
  if (amountEach.quantityMax !== null) return null;
  const grams = gramsOf[amountEach.unit];
  if (grams === undefined || quantity < 1) return null;
  // Behind "2 cans" stands 15 oz, and no cans of two ounces are sold.
  const turned = amountEach.quantity * grams < leastCan && Number.isInteger(amountEach.quantity);
  const [count, content] = turned ? [amountEach.quantity, quantity] : [quantity, amountEach.quantity];
  if (content * grams < leastCan) return null;
  const dense = amountEach.unit === 'ml' ? (food.gramsPerMl ?? 1) : 1;
  const size = `${String(Math.round(content * 100) / 100)} ${amountEach.unit}`;
  return { count, unit, size, each: content * grams * dense };
}

/** The line with its amount in front and nothing behind that is no part of the food. */
const again = ({ amount, food, forms, kept }: TidyLine): string =>
  `${amount} ${[food, ...[...forms].map((form) => form.replace('_', ' ')), ...kept].join(', ')}`.trim();
