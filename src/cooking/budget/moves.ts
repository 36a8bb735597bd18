import { gramsPerUnit, kitchenAmount } from '../measures/amounts.ts';
import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit, EditPart } from '../edit/model.ts';
import { isBritish, notSoldInBritain } from '../edit/british.ts';
import { neededParts, swapBy } from '../edit/from-suggestion.ts';
import { goesCleanly } from '../edit/remove-mention.ts';
import { characterOf } from '../healthify/character.ts';
import { recipeText, useOf } from '../substitute/use.ts';
import { sentencesOf } from '../healthify/technique.ts';
import { isPluralName } from '../text/naming.ts';
import type { Impact } from '../substitute/vocabulary.ts';
import { acceptable, isForSale } from './acceptable.ts';
import { isStructural, pricedLines, priceOf, wordsOf, type BudgetScope, type PricedLine } from './scope.ts';
import { untasted } from './choose.ts';
import { fillUps, stretches } from './stretch.ts';
import { lessOf } from './less.ts';
import { namedKinds } from './named-kinds.ts';
import { ownChoice } from './own-choice.ts';
import { pairedMoves } from './paired.ts';
import { staysRaw } from './refit.ts';
import { storeBrands } from './store-brand.ts';
import { cups, doubled, oneStock, thriftMoves } from './thrift.ts';

/** One way to save money. */
export interface BudgetMove {
  readonly key: string;
  readonly edits: readonly Edit[];
  /** Money for the whole recipe, by the prices that count. */
  readonly saved: number;
  /** What the dish loses of its character, 0–1, so that moves can be compared. */
  readonly loss: number;
  /** The food of the line, whose own swap stands in the way of more of it from another line. */
  readonly of?: string;
  /** From the list of what thrifty cooks do. */
  readonly thrifty?: boolean;
  /** The same thing under another label: no more than a few of these make a thrifty dish. */
  readonly brand?: true;
  /** Less of the meat with nothing in its place, though something cheap would do. */
  readonly unfilled?: true;
  /** The recipe itself says that it may be left out. */
  readonly optional?: true;
  /** What fills up for the meat fills the plate and feeds nobody. */
  readonly hungry?: true;
}

/** Set by reading what came out: a swap that a guest may notice weighs three times one that nobody does. */
const impact: Readonly<Record<Impact, number>> = { none: 0.01, low: 0.05, medium: 0.14, high: 0.4 };
const weights = {
  titular: 1.8,
  doubt: 0.15,
  mayCarry: 0.06,
  unusual: 0.03,
  optional: 0.1,
  /** The beans of a meatless soup are what feeds. */
  optionalMeal: 0.26,
  unfilled: 0.24,
  otherWay: 0.08,
  /** A chili of pork is another chili. */
  otherAnimal: 0.15,
  /** Another food and less of it: seen at once. */
  twice: 0.1,
  creamed: 0.3,
} as const;
/** A line below this share of the cost is not worth a change. */
const worthShare = 0.012;
/** A change that saves less than this share of the cost is not worth a trip to another shelf. */
const leastSaving = 0.006;
/** Another food for less than this is another thing to buy for cents. */
const leastSwapSaving = 0.04;
const leastNewSaving = 0.015;
/** What nobody tastes is worth it for less. Own rule. */
const leastUntasted = 0.012;

/** Where a little is wanting, cents count. */
const finely = 0.4;

/** A seasoning below this share of the cost is not for sale: it saves nothing and is tasted in every bite. */
const leastSeasoning = 0.1;

/** How sure a substitute must be to be taken without asking. */
const leastConfidence = 0.7;
/** Another kind of food must be surer still. */
const leastAcross = 0.8;
/** Kinds that say nothing of how a food cooks. */
const broad: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'meat', 'fish', 'seafood', 'dairy']);
/** A food that may carry something new must save at least this share of the cost. */
const worthRisk = 0.03;
/** Prices differ by this much from shop to shop anyway. */
const leastCheaper = 0.15;

/**
 * Every move that saves money on one ingredient, each with what it saves and what it takes from the dish. `fine`: those that
 * save little too.
 */
export function budgetMoves(scope: BudgetScope, fine = false): readonly BudgetMove[] {
  const lines = pricedLines(scope);
  const total = lines.reduce((sum, { cost }) => sum + cost, 0);
  const worth = lines.filter(
    (line) => line.cost >= total * worthShare * (fine ? finely : 1) && !fromTheTap(line, scope),
  );
  const moves = worth.flatMap((line) =>
    movesFor(line, lines, total, scope, fine).map((move) => ({ ...move, of: line.food.id })),
  );
  return pairedMoves([...moves, ...namedKinds(scope)], lines, scope);
}

/** The moves for one line. */
function movesFor(
  line: PricedLine,
  lines: readonly PricedLine[],
  total: number,
  scope: BudgetScope,
  fine: boolean,
): readonly BudgetMove[] {
  if (line.loose === true) return looseMoves(line, total, scope);
  const thrift = [...ownChoice(line, scope), ...thriftMoves(line, scope)];
  // Where cooks have a way of their own, anything else is tried only when that is not enough.
  const house = line.food.category === 'produce' ? thrift.flatMap(comesIn) : [];
  const other = suggestedFor(line, total, scope)
    // What the house's own list tells with its amount and its knife work is not told once more without.
    .filter((move) => !comesIn(move).some((one) => house.some(({ id }) => isKind(one, id))))
    .map((move) => (thrift.length > 0 ? { ...move, loss: move.loss + weights.otherWay } : move));
  const shared = thrift.some(({ edits }) => edits.length > 1);
  // What feeds takes the place of meat before what only fills the plate.
  const filled = [
    () => fillUps(line, lines, scope, []),
    () => stretches(line, scope).filter(({ hungry }) => hungry !== true),
    () => fillUps(line, lines, scope),
    () => stretches(line, scope),
  ].reduce<readonly BudgetMove[]>((found, next) => (found.length > 0 ? found : next()), []);
  // Where a can of beans is too dear, potatoes fill the plate.
  const cheaper = filled.some(addsCan) ? stretches(line, scope, addedBy(filled)).filter(withPotatoes) : [];
  // Onions fill a pan of what is fried with them, where nothing better does.
  const stretched =
    filled.length > 0 || !withOnions.test(scope.understood.source.title)
      ? [...filled, ...cheaper]
      : fillUps(line, lines, scope, ['onion']);
  // Nobody goes hungry: where something cheap fills the plate, the meat is only left away when that is not enough.
  // What stock makes up for is not left away besides.
  const less = (
    (shared && isKind(line.food, 'alcohol')) || scope.supplied?.has(line.key) === true
      ? []
      : lessOf(line, scope)
  ).map((move) =>
    stretched.length > 0 ? { ...move, loss: move.loss + weights.unfilled, unfilled: true as const } : move,
  );
  const brands = storeBrands(line, scope);
  const swapped = [...other, ...thrift];
  return [
    ...thrift,
    ...other,
    ...less,
    ...both(
      swapped,
      less.slice(0, scope.far === true ? farCuts : scope.deep === true ? deepCuts : 1),
      line,
      scope,
    ),
    // Out of the freezer it is the same thing: there may be less of it before anything else gives way.
    ...(scope.deep === true ? [] : both(swapped.filter(unnoticed), less.slice(1), line, scope)),
    ...both(swapped, stretched, line, scope),
    // Half of it something cheaper, and the other half out of the freezer.
    ...both(swapped.filter(sameThing), thrift.filter(partial), line, scope),
    // The plainer packet, and less of it.
    ...(scope.far === true
      ? both(brands, [...thrift.filter(partial), ...less], line, scope).map((move) => ({
          ...move,
          brand: true as const,
        }))
      : []),
    ...stretched,
    ...moreOfTheCheap(line, scope),
    ...leavingOut(line, scope),
    ...brands,
  ].filter(
    ({ saved, edits, loss, thrifty }) =>
      !(edits[0]?.kind === 'amount' && scope.supplied?.has(line.key) === true) &&
      (scope.keepSort?.has(line.key) !== true ||
        edits.every((edit) => edit.kind === 'amount' && edit.key === line.key)) &&
      saved >=
        total *
          (edits.every(({ kind }) => kind === 'amount')
            ? leastSaving
            : thrifty === true && loss <= untasted
              ? leastUntasted
              : leastNewSaving) *
          (fine ? finely : 1),
  );
}

/** The one food that a move takes in the place of another. */
const comesIn = ({ edits: [first], brand }: BudgetMove): readonly Food[] =>
  first?.kind === 'swap' && first.by.length === 1 && brand !== true && first.by[0]!.sort !== true
    ? [first.by[0]!.food]
    : [];

/** What seasons is given its spoons, so that it can be reckoned; what is poured over at the table stays without. */
function spooned(move: BudgetMove, line: PricedLine): BudgetMove {
  const [first, ...rest] = move.edits;
  if (first?.kind !== 'swap' || line.grams > mostSpooned) return move;
  const [part] = first.by;
  const { quantity, unit } = kitchenAmount(part!.food, line.grams, 'tsp', 'us');
  return quantity === null || !/^t(?:bs|s)p$/.test(unit ?? '')
    ? move
    : { ...move, edits: [{ ...first, by: [{ ...part!, quantity, unit }] }, ...rest] };
}
const mostSpooned = 15;

/** Of an amount that nobody knows more must be saved to be worth a change. Own rule. */
const leastLoose = 0.015;
/** What the list names without an amount is another food by name, or is left out: nobody knows how much less of it would be. */
const looseMoves = (line: PricedLine, total: number, scope: BudgetScope): readonly BudgetMove[] =>
  [
    ...thriftMoves(line, scope)
      .filter(
        ({ edits }) =>
          edits[0]?.kind === 'swap' && edits[0].by.length === 1 && edits[0].by[0]!.food.id !== line.food.id,
      )
      // "More pecorino at the table" is the pecorino of the pot.
      .filter(
        () =>
          !scope.understood.recipe.ingredients.some(
            ({ key, food }) => key !== line.key && food === line.food.id,
          ),
      )
      .map((move) => spooned(move, line)),
    ...leavingOut(line, scope),
  ].filter(({ saved }) => saved >= total * leastLoose);

/** So many of the smaller amounts go together with another food. Own rule. */
const deepCuts = 3;
/** And where the target is out of reach even so. Own rule. */
const farCuts = 6;

/** Part of it something cheaper. */
const partial = ({ edits: [first, ...rest] }: BudgetMove): boolean =>
  first?.kind === 'amount' && rest.some(({ kind }) => kind === 'add');

const sameThing = ({ edits: [first], brand }: BudgetMove): boolean =>
  brand !== true && first?.kind === 'swap' && first.by[0]?.sort === true;

/** Thighs for breasts, or the same out of the freezer: who takes less of it takes that first. */
const unnoticed = (move: BudgetMove): boolean =>
  sameThing(move) || (move.thrifty === true && move.brand !== true && move.loss <= untasted);

const addedBy = (moves: readonly BudgetMove[]): ReadonlySet<string> =>
  new Set(
    moves.flatMap(({ edits }) => edits.flatMap((edit) => (edit.kind === 'add' ? edit.part.food.id : []))),
  );

/** Whether a move opens a can. */
const addsCan = ({ edits }: BudgetMove): boolean =>
  edits.some((edit) => edit.kind === 'add' && edit.part.food.id.startsWith('canned-'));

/** Whether potatoes fill the plate: what else could do so costs as much as the can, or has to be cooked first. */
const withPotatoes = ({ edits }: BudgetMove): boolean =>
  edits.some((edit) => edit.kind === 'add' && edit.part.food.id === 'potato');

const withOnions = /fajita|cheesesteak|onion|bhuna|do pyaza|dopiaza|liver|stir[- ]?fry/i;

/** Stock that is stirred of something bought for it. */
const ofCubes = /\b(?:cubes?|bouillon|stock ?pots?|powder(?:ed)?|granules|concentrate)\b/i;

/** "Stock or water", "hot stock (from 2 cubes)": what a cube saves there, the recipe has saved already. */
const fromTheTap = ({ key, food }: PricedLine, { understood }: BudgetScope): boolean =>
  understood.grounded.some(
    (line) =>
      line.key === key &&
      ((isKind(food, 'stock') && ofCubes.test(line.parsed.source)) ||
        (line.ingredient.alternatives ?? []).some(isWater) ||
        line.parsed.alternatives.some((name) => /^(?:hot |cold |warm )?water$/i.test(name))),
  );

/** A cheaper food and less of it, with what fills up for it. */
function both(
  other: readonly BudgetMove[],
  smaller: readonly BudgetMove[],
  line: PricedLine,
  scope: BudgetScope,
): readonly BudgetMove[] {
  return smaller.flatMap((less) =>
    other.flatMap((move): readonly BudgetMove[] => {
      const [cut, ...fill] = less.edits;
      const [swap] = move.edits;
      if (cut?.kind !== 'amount') return [];
      // What is said of less wine is not true of the stock in its place.
      if (swap?.kind !== 'swap' || swap.by.length !== 1 || line.food.traits.includes('alcohol')) return [];
      const [part] = swap.by;
      if (part === undefined || part.grams === undefined || part.grams === null) return [];
      // A third of the fresh herb, dried, is not halved again.
      if (/^dried-/.test(part.food.id) && isKind(line.food, 'herb')) return [];
      // A title speaks of one of the two; neck of lamb is lamb still.
      const named = new Set(wordsOf(part.food.name, part.food, scope));
      if (fill.some(({ kind }) => kind === 'title') && line.titleWords.some((word) => !named.has(word)))
        return [];
      const by = [smallerPart(part, cut.factor, line, scope)];
      const filling = line.cost * (1 - cut.factor) - less.saved;
      return [
        {
          key: move.key,
          edits: [
            {
              ...swap,
              by,
              reason: `${swap.reason}; ${weighedAnew(asTheListSays(cut.reason, line, by[0]!, scope), by[0]!, scope)}`,
            },
            ...move.edits.slice(1),
            ...fill,
          ],
          saved: line.cost - (line.cost - move.saved) * cut.factor - filling,
          loss: move.loss + less.loss + (fill.length === 0 && !unnoticed(move) ? weights.twice : 0),
          ...(less.unfilled === true ? { unfilled: true as const } : {}),
        },
      ];
    }),
  );
}

/** "Still 115 g a person" is of the weight that the list shows of what came in. */
const weighedAnew = (reason: string, { grams }: EditPart, { understood }: BudgetScope): string =>
  grams === undefined || grams === null
    ? reason
    : reason.replace(
        /\bstill \d+ g a person/,
        `still ${Math.round(grams / understood.recipe.servings / 5) * 5} g a person`,
      );

/** "A third of the meat" is said of the two weights that the list shows: with the bone it was heavier than what is eaten of it. */
function asTheListSays(
  reason: string,
  { key }: PricedLine,
  { grams }: EditPart,
  { understood, units }: BudgetScope,
): string {
  const parsed = understood.grounded.find((one) => one.key === key)?.parsed;
  if (parsed === undefined || parsed.quantity === null || parsed.unit === null || parsed.quantityMax !== null)
    return reason;
  const was = units.convert(parsed.quantity, parsed.unit, 'g');
  if (was === null || was <= 0 || grams === undefined || grams === null || parsed.amountEach !== null)
    return reason;
  const share = 1 - grams / was;
  const [, words] = shares.find(([least]) => share >= least) ?? [0, 'some'];
  return reason.replace(
    /(?<=the place of )(?:a quarter|a third|two fifths|half|more than half)(?= of )/,
    words,
  );
}
const shares: readonly (readonly [least: number, words: string])[] = [
  [0.53, 'more than half'],
  [0.49, 'half'],
  [0.45, 'nearly half'],
  [0.37, 'two fifths'],
  [0.29, 'a third'],
  [0.2, 'a quarter'],
];

/** So much less of what comes in; what the list counts by the slice or the can stays so. */
function smallerPart(
  part: EditPart,
  factor: number,
  line: PricedLine,
  { understood }: BudgetScope,
): EditPart {
  const parsed = understood.grounded.find(({ key }) => key === line.key)?.parsed;
  const grams = (part.grams ?? 0) * factor;
  const unit = parsed?.unit ?? null;
  // "1 can" of two, not so many ounces.
  const cans = (parsed?.quantity ?? 0) * factor;
  if (
    part.sort === true &&
    parsed?.quantityMax === null &&
    tinned.test(unit ?? '') &&
    cans >= 0.9 &&
    Math.abs(cans - Math.round(cans)) < 0.08
  )
    return { ...part, less: true, grams: null, quantity: Math.round(cans), unit };
  // The same thing under another label or out of the freezer keeps the words of its line, not its amount.
  const scaled = { ...part, ...(part.sort === true ? { less: true } : {}) };
  if (
    parsed === undefined ||
    parsed.quantity === null ||
    parsed.quantityMax !== null ||
    unit === null ||
    !pieces.test(unit)
  )
    return { ...scaled, grams, quantity: null, ...inCups(part, parsed, factor) };
  const quantity = Math.max(1, Math.round(parsed.quantity * factor));
  return { ...scaled, grams: null, quantity, unit };
}
const pieces = /^(?:slice|rasher|strip)$/;
const tinned = /^(?:can|tin|jar)$/;

const spoonsOfCup = 16;
/** So far from what is wanted a cup may be. Own rule. */
const offTheCup = 0.08;
/** The same thing under another label is measured by the cup where the list does so. */
function inCups(
  { sort }: EditPart,
  parsed:
    | { readonly quantity: number | null; readonly quantityMax: number | null; readonly unit: string | null }
    | undefined,
  factor: number,
): Partial<EditPart> {
  if (sort !== true || parsed?.unit !== 'cup' || parsed.quantity === null || parsed.quantityMax !== null)
    return {};
  const wanted = parsed.quantity * factor;
  // Less than the smallest cup is spooned.
  if (wanted < cups[0]! * 0.9)
    return { grams: null, quantity: Math.max(1, Math.round(wanted * spoonsOfCup)), unit: 'tbsp' };
  const quantity = [...cups].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]!;
  return Math.abs(quantity - wanted) > wanted * offTheCup ? {} : { grams: null, quantity, unit: 'cup' };
}

/** A vegetable that the list has may take in another, but not more than as much again: thirteen carrots are another dish. */
const outgrown = (line: PricedLine, to: Food, grams: number, { understood }: BudgetScope): boolean =>
  to.category === 'produce' &&
  understood.grounded.some(
    ({ key, ingredient }) =>
      key !== line.key && ingredient.food?.id === to.id && grams > (ingredient.grams ?? 0) * mostMerged,
  );
const mostMerged = 0.75;

/** Vegetables that nobody eats raw. */
const needsCooking = [
  'green-bean',
  'potato',
  'sweet-potato',
  'eggplant',
  'winter-squash',
  'parsnip',
  'turnip',
  'kale',
  'collard-greens',
  'swiss-chard',
] as const;

/** Whether any step heats an ingredient. */
const isHeated = ({ key }: PricedLine, { understood }: BudgetScope): boolean =>
  understood.recipe.steps.some(
    ({ station }, at) =>
      station !== 'none' &&
      (understood.steps[at]!.contents.includes(key) ||
        understood.steps[at]!.mentions.some((one) => one.key === key)),
  );

/** Doughs that each bake up in a way of their own. */
const pastries = /puff-pastry|phyllo|pie-crust|shortcrust|croissant-dough|biscuit-dough|pizza-dough|choux/;

/** What a dish without them must not be given. */
const guarded = [
  'meat',
  'fish',
  'shellfish',
  'pork',
  'gelatin',
  'alcohol',
  'animal-stock',
  'animal-fat',
  'egg',
  'dairy',
] as const;

/** What gives a dish its land: fish sauce is no Worcestershire sauce, though both are salt and brown. */
const seasons = (food: Food): boolean =>
  food.category === 'sauces-condiments' || food.category === 'spices-seasonings';

/** Swaps for a line, asked for once. */
function suggestedFor(line: PricedLine, total: number, scope: BudgetScope): readonly BudgetMove[] {
  const known = scope.suggested?.get(line.key);
  if (known !== undefined) return known;
  const found = swaps(line, total, scope);
  scope.suggested?.set(line.key, found);
  return found;
}

function swaps(line: PricedLine, total: number, scope: BudgetScope): readonly BudgetMove[] {
  // Nothing that could be suggested for these would be taken: they are not asked after.
  if (!isForSale(line) || (seasons(line.food) && line.cost < leastSeasoning * total)) return [];
  const { understood, judgement } = scope;
  const { recipe, source } = understood;
  const british = isBritish(source);
  const grounded = understood.grounded.find(({ key }) => key === line.key)!;
  const answer = scope.substitutes.suggest({
    food: line.food,
    name: line.name,
    amount: {
      quantity: grounded.parsed.quantity ?? line.grams,
      unit: grounded.parsed.quantity === null ? 'g' : grounded.parsed.unit,
      grams: line.grams,
    },
    recipe: recipeText(source.title, source.instructions),
    recipeFoods: new Set(recipe.ingredients.flatMap(({ food }) => food ?? [])),
    servings: recipe.servings,
    available: null,
    // By fit, not by price: a cook takes the nearest that is cheaper, not the cheapest that is near.
    reason: null,
    maxResults: 8,
    restrictions: scope.restrictions,
    jurisdiction: scope.jurisdiction,
  });
  const used = recipe.ingredients.flatMap(({ food }) => (food === null ? [] : (scope.foods.get(food) ?? [])));
  const present = new Set(used.flatMap(({ traits }) => traits));
  const carried = new Set(
    judgement.allergens.filter(({ status }) => status !== 'unknown').map(({ allergen }) => allergen),
  );
  return answer.suggestions.flatMap((one): readonly BudgetMove[] => {
    const main = one.foods[0]!;
    // The quick answers first: most suggestions never come to be weighed and priced.
    if (seasons(line.food) && one.flavor === 'medium') return [];
    if (one.foods.some(({ traits }) => traits.includes('toxic-raw'))) return [];
    // "Bell pepper" for "red pepper" is the same thing by a wider name; toasted sesame oil is there for its taste.
    if (british && notSoldInBritain.has(main.id)) return [];
    if (isKind(line.food, 'cream') && /buttermilk|yogurt|kefir/.test(main.id)) return [];
    // Breakfast cereal is no crumb, and walnuts are strange beside fish sauce.
    if (/panko|crumbs/.test(line.food.id) && !/panko|crumbs/.test(main.id)) return [];
    if (
      /walnut|pecan|hazelnut/.test(main.id) &&
      used.some((food) => isKind(food, 'fish-sauce') || isKind(food, 'soy-sauce'))
    )
      return [];
    // What a sweet is soaked in is tasted in every spoon: a glass of white wine is no Marsala.
    if (
      line.food.traits.includes('alcohol') &&
      ['sweet', 'custard', 'frozen', 'cake'].some((word) =>
        characterOf(understood, scope.health, scope.foods).words.has(word),
      )
    )
      return [];
    // What is at home in a wok is not in a paella.
    if (line.food.traits.includes('alcohol') && /shaoxing|mirin|sake|rice-wine/.test(main.id)) return [];
    // A jar of pasta sauce is cooked and seasoned; a can of plain sauce is neither.
    if (isKind(line.food, 'cooking-sauce') && !isKind(main, 'cooking-sauce')) return [];
    // Dried shiitakes taste of another continent.
    if (/^dried-(?:porcini|morel)/.test(line.food.id) && /shiitake|wood-ear/.test(main.id)) return [];
    // One dough is no other: a crust of biscuit dough is another dish.
    if (pastries.test(line.food.id) && line.food.id !== main.id) return [];
    // What is put up in vinegar is eaten as it is; the raw root is not, nor are beans and roots that no step cooks.
    if (/^pickled-/.test(line.food.id) && !/^pickled-/.test(main.id)) return [];
    if (
      needsCooking.some((id) => isKind(main, id)) &&
      !needsCooking.some((id) => isKind(line.food, id)) &&
      !isHeated(line, scope)
    )
      return [];
    // What is blended from frozen is thick because it is frozen.
    if (/\bfrozen\b/i.test(line.name) && isKind(line.food, 'fruit') && !/^frozen-/.test(main.id)) return [];
    if (isKind(line.food, main.id) || /^(?:toasted-)?sesame-oil$/.test(line.food.id)) return [];
    if (
      one.foods.some(({ traits }) => guarded.some((trait) => traits.includes(trait) && !present.has(trait)))
    )
      return [];
    if (one.confidence < leastConfidence || one.flavor === 'high' || one.texture === 'high') return [];
    const sameKind =
      main.kind === line.food.kind ||
      (isKind(main, line.food.kind ?? '') && !broad.has(line.food.kind!)) ||
      (isKind(line.food, main.kind ?? '') && !broad.has(main.kind!));
    // Cucumber is no celery and fennel no bok choy, whatever they cost: what cooks do take is among the thrifty moves.
    if (!sameKind && line.food.category === 'produce') return [];
    if (!sameKind && (one.confidence < leastAcross || isStructural(line))) return [];
    // What comes cooked needs no step; the raw grain in its place would.
    if (line.food.id.startsWith('cooked-') && !main.id.startsWith('cooked-')) return [];
    // Nobody opens a second kind of stock for a glass of wine.
    // And where there is none yet, a carton costs more than the glass.
    if (
      isKind(main, 'stock') &&
      !isKind(line.food, 'stock') &&
      !used.some((food) => isKind(food, 'stock') && food.id === main.id)
    )
      return [];
    // A cube alone brings no liquid.
    if (
      one.foods.length === 1 &&
      /stock|broth/.test(line.food.id) &&
      /cube|powder|bouillon|concentrate/.test(main.id)
    )
      return [];
    // Saving money is no reason to bring in what somebody at the table may not tolerate.
    if (
      one.foods.some((food) =>
        food.allergens.some(
          ({ allergen, level }) => (level === 'contains' || seasons(food)) && !carried.has(allergen),
        ),
      )
    )
      return [];
    if (
      !acceptable(line, main, scope) ||
      staysRaw(line, main, scope) ||
      ((/^(?:produce|frozen)$/.test(main.category) || main.traits.includes('meat')) &&
        doubled(main, line, scope))
    )
      return [];
    if (one.converted.grams === null || outgrown(line, main, one.converted.grams, scope)) return [];
    let cost = 0;
    const parts = neededParts(one, used);
    for (const part of parts) {
      const paid = part.grams === null ? null : priceOf(scope, part.food, part.grams);
      if (paid === null) return [];
      cost += paid;
    }
    const saved = line.cost - cost;
    if (saved < line.cost * leastCheaper || saved < total * leastSwapSaving) return [];
    // For cents nobody brings in what an allergic guest has to ask after.
    if (one.introducesAllergens.some((allergen) => !carried.has(allergen)) && saved < total * worthRisk)
      return [];
    const { edit, adjust, unsaid } = swapBy(line.key, one, '', used, scope.foods);
    if (adjust.length > 0 || unsaid.length > 0) return [];
    const loss =
      (impact[one.flavor] + impact[one.texture]) * (line.titleWords.length > 0 ? weights.titular : 1) +
      (1 - one.confidence) * weights.doubt +
      (one.introducesAllergens.some((allergen) => !carried.has(allergen)) ? weights.mayCarry : 0) +
      (main.traits.includes('staple') ? 0 : weights.unusual) +
      (line.food.traits.includes('meat') &&
      main.kind !== line.food.kind &&
      !isKind(main, line.food.kind ?? '')
        ? weights.otherAnimal
        : 0) +
      // A cake creamed with margarine tastes of it.
      (isKind(line.food, 'butter') && /margarine|shortening/.test(main.id) ? weights.creamed : 0);
    // A cup of corn flakes costs less than a cup of crumbs because it is mostly air.
    if (
      (!sameKind || isKind(main, 'leafy-green')) &&
      cost / one.converted.grams > (line.cost / line.grams) * 1.02 &&
      !/-(?:cube|powder|vinegar)$/.test(main.id)
    )
      return [];
    const perKg = (paid: number, grams: number): number => (paid / grams) * 1000;
    const [now, was] = [perKg(cost, one.converted.grams), perKg(line.cost, line.grams)];
    const [called, many] = calledMany(parts.map(({ food }) => food));
    const price = now < was * 0.71 ? `${shareOf(now / was)} as much` : 'less';
    const reason = `${called} ${many ? 'cost' : 'costs'} ${price}`;
    return [
      {
        key: line.key,
        edits: [
          { ...edit, reason: `${reason}${worthTelling(edit.reason, many)}` },
          ...(/^frozen-/.test(main.id) ? untrimmed(line, scope) : []),
          ...(/-stock-cube$/.test(main.id) ? oneStock(line.key, understood) : []),
        ],
        saved,
        loss,
      },
    ];
  });
}

/** "Plum tomatoes", and whether one speaks of many. */
function calledMany(foods: readonly Food[]): readonly [string, boolean] {
  // Of a head that is cut up one speaks as of a stuff: "cabbage".
  const stuff = (food: Food): boolean =>
    (gramsPerUnit(food, 'piece') ?? gramsPerUnit(food, 'head') ?? 0) > 350;
  const names = foods.map((food) => (stuff(food) ? food.name : (food.plural ?? food.name)));
  return [
    names.join(' and '),
    foods.length > 1 || (foods[0]!.plural !== null && !stuff(foods[0]!)) || isPluralName(names[0]!),
  ];
}

/** What comes frozen is washed, trimmed and cut already: the sentences that do it go. */
function untrimmed({ key }: PricedLine, { understood }: BudgetScope): readonly Edit[] {
  return understood.steps.flatMap(({ id, mentions }, at): readonly Edit[] => {
    const text = understood.source.instructions[at]!;
    let trims = false;
    return sentencesOf(text).flatMap((sentence): readonly Edit[] => {
      const inside = mentions.filter(
        ({ start, kind }) => kind !== 'pronoun' && start >= sentence.start && start < sentence.end,
      );
      const own = inside.length > 0 && inside.every((one) => one.key === key);
      trims =
        (own &&
          /\b(?:cut|trim|separate|break|remove|snap|chop|wash)\b/i.test(sentence.text) &&
          /\b(?:stalks?|stems?|florets|trim\w*|ends|strings?|wash)\b/i.test(sentence.text)) ||
        (trims && inside.length === 0 && /^(?:cut|chop|wash|rinse|drain|pat)\b/i.test(sentence.text));
      return trims
        ? [
            {
              kind: 'replace-text',
              stepId: id,
              span: { start: sentence.start, end: sentence.end },
              text: '',
              reason: 'It comes cut',
            },
          ]
        : [];
    });
  });
}

/** 0.34 → "a third": as cooks speak of prices. */
const shareOf = (ratio: number): string =>
  ratio < 0.14
    ? 'a tenth'
    : ratio < 0.22
      ? 'a fifth'
      : ratio < 0.29
        ? 'a quarter'
        : ratio < 0.42
          ? 'a third'
          : ratio < 0.58
            ? 'half'
            : 'two thirds';

/** What is lost is told as it is; of crumb and creaming only a cake has any use. */
const worthTelling = (remark: string, many: boolean): string => {
  const said = remark.replace(/;[^;]*\b(?:creamed|crumb|dough|rises?)\b[^;]*/g, '');
  return many
    ? said
        .replace(/; it tastes\b/g, '; they taste')
        .replace(/; it is\b/g, '; they are')
        .replace(/, and is\b/g, ', and are')
    : said;
};

/** Where everything cooks together. */
const pots = new Set(['simmer', 'stew', 'braise', 'boil', 'slow-cook', 'pressure-cook']);

/** From this share of the solid food on a vegetable is what the dish is made of. Own rule: a fifth. */
const mainShare = 0.2;
/** Minutes in the pot after which small dice of a root are done. */
const leastPotMinutes = 12;
/** Grams of a vegetable of which a third can go: one pepper. Own rule. */
const leastVegetable = 110;
/** Vegetables that cost least by the kilogram all year and go into any cooked dish. */
const cheapVegetables = ['carrot', 'cabbage', 'potato', 'onion'];

/** A third of a dear vegetable makes room for a cheap one, in dishes where everything cooks together. */
function moreOfTheCheap(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { source, steps, recipe } = scope.understood;
  const { food } = line;
  if (
    food.category !== 'produce' ||
    isKind(food, 'fruit') ||
    line.grams < leastVegetable ||
    line.titleWords.length > 0
  )
    return [];
  if (cheapVegetables.includes(food.id) || food.roles.includes('aromatic')) return [];
  // What makes up the dish is not thinned out with something else.
  const solid = scope.judgement.ingredients.reduce(
    (sum, { food: one, grams }) =>
      sum + (one === null || isWater(one) || isKind(one, 'stock') ? 0 : (grams ?? 0)),
    0,
  );
  if (line.grams > solid * mainShare) return [];
  // A borscht is its beets.
  if (characterOf(scope.understood, scope.health, scope.foods).keepShare(food) > 2 / 3) return [];
  const { contexts } = useOf(food, line.name, recipeText(source.title, source.instructions));
  const together = (['soup', 'stew', 'cooking'] as const).some((one) => contexts.has(one));
  const apart = (['baking', 'salad', 'raw', 'sandwich', 'dip', 'drink'] as const).some((one) =>
    contexts.has(one),
  );
  if (!together || apart) return [];
  const by = cheapVegetables
    .flatMap((id) => scope.foods.get(id) ?? [])
    .find((one) => !recipe.ingredients.some((item) => item.food === one.id));
  const at = steps.find(
    (step, index) =>
      pots.has(recipe.steps[index]!.action ?? '') &&
      // A raw carrot needs its time.
      recipe.steps[index]!.minutes >= leastPotMinutes &&
      step.contents.length > 3 &&
      step.mentions.some(({ key }) => key === line.key),
  );
  if (by === undefined || at === undefined) return [];
  const grams = Math.round((line.grams / 3) * 0.95);
  const paid = priceOf(scope, by, grams);
  if (paid === null || line.cost / 3 <= paid * 1.3) return [];
  const [name, many] = calledMany([by]);
  return [
    {
      key: line.key,
      edits: [
        {
          kind: 'amount',
          key: line.key,
          factor: 2 / 3,
          reason: `${name} ${many ? 'take' : 'takes'} the place of a third of it`,
        },
        {
          kind: 'add',
          part: { food: by, grams, preparation: 'cut into small dice' },
          stepId: at.id,
          as: 'with',
          afterKey: line.key,
          reason: `stretches the ${line.name}`,
        },
      ],
      saved: line.cost / 3 - paid,
      loss: 0.15,
    },
  ];
}

/** Whether a food is what one is full of. */
const feeds = (food: Food): boolean => ['legume', 'bird-egg', 'soy-food'].some((kind) => isKind(food, kind));

/** What the recipe itself calls optional. */
function leavingOut(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { understood } = scope;
  if (!line.optional || line.titleWords.length > 0 || understood.recipe.ingredients.length < 3) return [];
  if (line.food.category === 'spices-seasonings' || !goesCleanly(line.key, understood)) return [];
  if (loosensPan(line, understood)) return deglazedWithWater(line, scope);
  return [
    {
      key: line.key,
      edits: [{ kind: 'remove', key: line.key, reason: 'the recipe itself calls it optional' }],
      saved: line.cost,
      loss: feeds(line.food) ? weights.optionalMeal : weights.optional,
      optional: true,
    },
  ];
}

/** "A splash of wine to deglaze the pan": what stuck to it must still come off. */
const loosensPan = ({ food }: PricedLine, { steps, source, grounded }: BudgetScope['understood']): boolean =>
  isKind(food, 'wine') &&
  steps.some(
    ({ mentions }, at) =>
      /\bdeglaz/i.test(source.instructions[at]!) &&
      mentions.some(({ key }) =>
        grounded.some((one) => one.key === key && one.ingredient.food?.id === food.id),
      ),
  );

/** Optional wine that loosens the pan is water. */
function deglazedWithWater(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const water = scope.foods.get('water');
  if (water === null) return [];
  return [
    {
      key: line.key,
      edits: [
        {
          kind: 'swap',
          key: line.key,
          by: [{ food: water, grams: line.loose === true ? null : line.grams, preparation: null }],
          reason: 'the recipe itself calls it optional, and water loosens the pan as well',
        },
      ],
      saved: line.cost,
      loss: weights.optional,
      optional: true,
    },
  ];
}
