import type { GroundedLine } from '#food/ground';
import { isKind, isWater, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import { kitchenAmount } from '../amounts.ts';
import { isBritish, notSoldInBritain } from '../edit/british.ts';
import { cookedApart } from '../edit/follow-up.ts';
import { goesCleanly } from '../edit/remove-mention.ts';
import type { Edit } from '../edit/model.ts';
import { additionsFor } from './additions.ts';
import { unsaltedWater } from './salt-words.ts';
import { nameKeys } from '../understand-recipe/tokens.ts';
import { applies, hasOne, orderLoss, type Move, type MoveParts } from './move.ts';
import { contributionOf, differenceOf, type Contribution } from './estimate.ts';
import type { HealthFocus } from '../vocabulary.ts';
import type { AmountRule, SwapRule } from './rules.ts';
import { besidesOf } from './besides.ts';
import { rulesOf } from './rules-of.ts';
import { deeperLevel, sharedAndLeaner } from './deeper.ts';
import { cauliflowerCrust } from './cauliflower-crust.ts';
import { cauliflowerRisotto } from './cauliflower-risotto.ts';
import { barerCake, icingLines } from './frosting.ts';
import { sugarAway } from './sugar-away.ts';
import { cubeBesideStock } from './needless.ts';
import { ovenBatter } from './oven-batter.ts';
import { ovenDough } from './oven-dough.ts';
import { ovenRoast } from './oven-roast.ts';
import { ovenFry } from './technique.ts';
import { goesAlong } from './goes-along.ts';
import { branBatter } from './bran-batter.ts';
import { butterLast } from './butter-last.ts';
import { homeSausage } from './home-sausage.ts';
import { juiceForSyrup } from './syrup-fruit.ts';
import { amountEdit, partialEdits, wholeCans } from './partial-edits.ts';
import { moreOfScent } from './taste.ts';
import { qualified } from './qualified.ts';
import { preheatOf, starchAway } from './starch-away.ts';
import { swapEdit, type Incoming } from './swap-edit.ts';
import { isWhippedCream, whips } from './whipped.ts';
import {
  besideItself,
  boils,
  byLook,
  comesWhole,
  friesDeep,
  isSpread,
  measuredInStep,
  onTheBone,
  oneEach,
  pours,
  roastsByWeight,
  saysMore,
  sharesPot,
  soakedIn,
  tooLong,
} from './use.ts';

/** Every move that the rules know for a dish; none brings in what is denied. */
export function movesFor(parts: MoveParts): readonly Move[] {
  const { understood, ingredients } = parts;
  const british = isBritish(understood.source);
  // What hangs on the dish alone is settled before each line is held against the rules.
  const fits = new Map<SwapRule, boolean>();
  const swaps = (rule: SwapRule): boolean => {
    let fit = fits.get(rule);
    if (fit === undefined)
      fits.set(
        rule,
        (fit =
          !(british && rule.by.some((one) => notSoldInBritain.has(one.food))) &&
          (rule.asked.length === 0 || (parts.focus !== undefined && rule.asked.includes(parts.focus))) &&
          applies(rule, parts)),
      );
    return fit;
  };
  const moves = understood.grounded.flatMap((line, at) => {
    const item = ingredients[at];
    return item === undefined ? [] : movesOfLine(line, item, swaps, parts);
  });
  return [...moves, ...additionsFor(parts)];
}

/** "Plus 2 tbsp melted for the crumbs": more of the same, told apart by its use. */
const moreOfIt = /^(?:for|to|melted|softened|more|extra|cold)\b|^$/i;

function movesOfLine(
  line: GroundedLine,
  item: Ingredient,
  swaps: (rule: SwapRule) => boolean,
  parts: MoveParts,
): readonly Move[] {
  const { food, grams } = line.ingredient;
  if (food === null || grams === null || grams <= 0 || isWater(food)) return [];
  // "1 can each black, pinto, kidney beans": a line of which a part is not understood is left whole.
  const [first] = line.key.split('+');
  if (
    parts.understood.grounded.some(
      ({ key, ingredient, parsed }) =>
        key !== line.key &&
        key.split('+')[0] === first &&
        ingredient.food === null &&
        !moreOfIt.test(parsed.name),
    )
  )
    return [];
  const { tables, facts, ingredients } = parts;
  const before = [contributionOf(item, facts)];
  if (line.eaten !== null && isKind(food, 'salt')) return waterSalt(line, before, parts);
  const as = (other: Food, weight: number): Contribution =>
    contributionOf({ ...item, food: other, grams: weight, alternatives: [], modifiers: [] }, facts);
  // Of oil to fry in, little is eaten: less of it in the pan changes nothing on the plate.
  const partly = (line.eaten !== null && item.eatenShare < 0.7) || friesDeep(line, food, parts);
  // Of what has no amount only what is added at will can be measured out smaller: nobody knows how much cream it was.
  const vague =
    measuredInStep(line, parts) ||
    byLook(line, parts) ||
    // Less than a pinch nobody can take.
    /^(?:pinch|dash)$/.test(line.parsed.unit ?? '') ||
    (line.parsed.quantity === null && !atWill.some((id) => isKind(food, id)));
  const baked =
    ovenRoast(line, item, parts) ??
    ovenFry(line, item, parts) ??
    ovenBatter(line, item, parts) ??
    ovenDough(line, item, parts);
  const juiced = juiceForSyrup(line, item, parts);
  const moves: Move[] = [
    baked === null ? null : inOneOven(baked, parts.understood),
    ...juiced,
    homeSausage(line, item, parts),
    butterLast(line, item, parts),
    branBatter(line, item, parts),
    cauliflowerRisotto(line, item, parts),
    cauliflowerCrust(line, item, parts),
    sugarAway(line, food, before, parts),
    barerCake(line, parts),
  ].filter((one) => one !== null);
  // "1-2 potatoes per serving": nobody says how many servings that was meant for.
  const each = /\b(?:per|for each|for every) (?:serving|person|head|portion|guest)\b/i.test(
    line.parsed.source,
  );
  const reductions =
    partly ||
    vague ||
    each ||
    comesWhole(line) ||
    onTheBone(line) ||
    roastsByWeight(line, parts) ||
    saysMore(line, parts)
      ? []
      : levelsOf(tables.reduce, line, food, grams, parts, line.parsed.quantity === null).filter(
          ({ factor }) => !oneEach(line, food, parts, factor),
        );
  const increases =
    partly || each || line.parsed.quantity === null
      ? []
      : levelsOf(tables.increase, line, food, grams, parts);
  for (const [kind, levels] of [
    ['reduce', reductions],
    ['increase', increases],
  ] as const)
    for (const { factor, loss, why, tip, deep } of levels) {
      const along = factor > 1 ? goesAlong(line, food, grams * (factor - 1), parts) : [];
      if (along === null) continue;
      const said = saidOf(line, food, eachOf(why, grams * factor, parts), parts);
      moves.push({
        slot: line.key,
        kind,
        loss: loss + orderLoss[kind],
        edits: [amountEdit(line, food, grams, factor, said), ...along],
        why: said,
        difference: differenceOf(before, [as(food, spooned(line, food, grams * factor))]),
        servings: null,
        side: false,
        brings: [],
        taste: null,
        ...(deep === true ? { deep } : {}),
        ...(tip === null
          ? kind === 'increase' && parts.character.words.has('salad')
            ? { tip: moreSalad }
            : {}
          : { tip }),
      });
    }
  const extra = optionalExtra(line, food, before, parts);
  if (extra !== null) moves.push(extra);
  const cube = cubeBesideStock(line, before, parts);
  if (cube !== null) moves.push(cube);
  const scent = measuredInStep(line, parts) || saysMore(line, parts) ? null : moreOfScent(line, food);
  if (scent !== null)
    moves.push({
      slot: line.key,
      kind: 'increase',
      loss: 0,
      edits: [{ kind: 'amount', key: line.key, factor: scent.factor, reason: scent.why }],
      why: scent.why,
      difference: differenceOf(before, [as(food, grams * scent.factor)]),
      servings: null,
      side: false,
      brings: [],
      taste: scent.taste,
    });
  const whipped = isWhippedCream(food, line.key, parts.understood);
  const iced = icingLines(parts.understood).some(({ key }) => key === line.key);
  for (const rule of rulesOf(tables.swap, food)) {
    if (!swaps(rule)) continue;
    // Applesauce keeps a crumb moist, and makes no buttercream.
    if (iced && crumbOnly.some((id) => rule.by.some((one) => one.food === id))) continue;
    if (hasOne(rule.unless, ingredients)) continue;
    if (rule.beside.length > 0 && !hasOne(rule.beside, ingredients)) continue;
    const incoming = incomingOf(rule, line, food, grams, parts);
    if (incoming === null) continue;
    // Bread to eat with a stew holds nothing that a leaf could hold.
    if (isKind(incoming[0]!.food, 'lettuce') && besideTheDish.test(line.parsed.source)) continue;
    if (tooLong(line, food, incoming[0]!.food, parts) && !/\boff the heat\b/.test(rule.say ?? '')) continue;
    if (besideItself(line, food, incoming[0]!.food, parts)) continue;
    if (isKind(incoming[0]!.food, 'oil') && !isKind(food, 'oil') && isSpread(line, parts)) continue;
    const apart = rule.cook !== null && cookedApart(parts.understood, line.key) !== null;
    if (rule.cook !== null && rule.method === null && rule.before === null && !apart) continue;
    if (whipped && !incoming.every((part) => whips(part.food))) continue;
    const partial = rule.by[0]!.food === 'same';
    if (partial && !sharesPot(line, food, incoming[1]!.food, parts)) continue;
    // Thin slices in layers take no florets between them.
    if (partial && /floret/.test(rule.preparation ?? '') && /thin|sliced/i.test(line.parsed.source)) continue;
    const ruleLoss = (parts.focus === undefined ? undefined : rule.gladly[parts.focus]) ?? rule.loss;
    // A splash that nobody measured is not worth another bottle.
    const unmeasured =
      line.parsed.quantity === null || /^(?:splash|dash|drizzle|glug|knob)$/.test(line.parsed.unit ?? '');
    // Of cream "to finish" nobody knows how much it comes to: a lighter cream finishes as well.
    const lighter = isKind(food, 'cream') && isKind(incoming[0]!.food, 'cream');
    if (unmeasured && grams < smallSplash && rule.qualifier === null && !lighter) continue;
    const soaked = rule.cook === null ? [] : soakedIn(line.key, parts);
    if (soaked === null) continue;
    if (partial && (each || line.parsed.quantity === null)) continue;
    // What is poured off or fried in is no sauce.
    if (rule.least > 0 && (partly || grams / parts.understood.recipe.servings < rule.least)) continue;
    // Half of one egg is one egg.
    if (partial && /(?:^|-)egg$/.test(food.id) && line.parsed.quantity! < 2) continue;
    let alone: Move | null = null;
    const first = parts.focus !== undefined && rule.first.includes(parts.focus);
    // Alone, and with less of it.
    for (const { factor, loss, why: because, deep } of [
      { factor: 1, loss: 0, why: null, tip: null, deep: undefined },
      // What thins a sauce or cooks a grain stays as much as it was: less of it would leave the dish dry.
      ...(rule.by.length === 1 &&
      // What is enough in a smaller amount is not cut again.
      rule.by[0]!.ratio >= 0.75 &&
      !rule.renames &&
      rule.loss <= 0.2 &&
      !filling.some((id) => isKind(food, id)) &&
      (salty.some((id) => isKind(food, id)) || !pours(line, food, incoming[0]!.food))
        ? reductions
        : []),
    ]) {
      const why = because === null ? null : saidOf(line, food, eachOf(because, grams * factor, parts), parts);
      const scaled = incoming.map((part) => ({
        ...part,
        grams: part.grams * factor,
        // Less of another make of it is called what it was.
        ...(factor === 1 || part.sort !== true ? {} : { less: true }),
      }));
      const edits = partial
        ? partialEdits(rule, line, food, grams, scaled[1]!, parts)
        : wholeEdits(rule, line, grams, scaled, soaked, apart, first, food, parts);
      if (edits === null) continue;
      const besides = besidesOf(rule, line, scaled, parts);
      if (besides === null) continue;
      const move: Move = {
        slot: line.key,
        kind: 'swap',
        loss:
          ruleLoss +
          loss +
          orderLoss.swap +
          scaled.reduce((sum, part) => sum + (part.food.id === food.id ? 0 : parts.surcharge(part.food)), 0),
        edits: [
          ...edits.map((edit, at) =>
            at === 0 && (why !== null || besides.why !== undefined)
              ? { ...edit, reason: [besides.why ?? rule.why, ...(why === null ? [] : [why])].join('; ') }
              : edit,
          ),
          ...besides.edits,
        ],
        why: besides.why ?? rule.why,
        difference: differenceOf(
          [...before, ...besides.gone],
          [...scaled.map((part) => as(part.food, part.grams)), ...besides.come],
        ),
        servings: null,
        side: false,
        ...(scaled.some((part) => part.food.id === food.id) ? {} : { replaces: food }),
        brings: scaled.flatMap((part) => (part.food.id === food.id ? [] : [part.food])),
        taste: null,
        ...(rule.tip === null ||
        line.parsed.quantity === null ||
        (ofBoiling.test(rule.tip) && !boils(line.key, parts))
          ? {}
          : { tip: rule.tip }),
        ...(alone === null ? {} : { alone }),
        ...(deep === true ? { deep } : {}),
        ...(first && because === null ? { first: true as const } : {}),
        // A lasagna is called after its layers, whatever they are made of.
        ...((parts.character.words.has('lasagna') && isKind(food, 'pasta')) ||
        edits.some(({ kind }) => kind === 'title' && first)
          ? { stillCalled: true as const }
          : {}),
      };
      alone ??= move;
      moves.push(move);
    }
  }
  return [...moves, ...sharedAndLeaner(moves)];
}

/** What is baked in place of frying heats the oven: where the recipe heats it as hot later, it is hot already. */
function inOneOven(move: Move, understood: MoveParts['understood']): Move {
  const later = preheatOf(understood);
  if (later === null || !/\b(?:425|220)\b/.test(later.heat)) return move;
  const own = move.edits.findIndex(
    (edit) => edit.kind === 'replace-text' && edit.text.includes('Heat the oven to 220'),
  );
  const at = (edit: Edit): number =>
    edit.kind === 'replace-text' ? understood.steps.findIndex(({ id }) => id === edit.stepId) : -1;
  return own < 0 || at(later.edit) <= at(move.edits[own]!)
    ? move
    : { ...move, edits: [...move.edits, { ...later.edit, reason: move.why } as Edit] };
}

/** The edits of a swap that leaves nothing of the old food. */
function wholeEdits(
  rule: SwapRule,
  line: GroundedLine,
  grams: number,
  scaled: readonly Incoming[],
  soaked: readonly string[],
  apart: boolean,
  first: boolean,
  food: Food,
  parts: MoveParts,
): readonly Edit[] {
  const plain = swapEdit(
    { ...rule, method: suitedMethod(rule.method, line.key, parts) },
    line,
    grams,
    scaled,
  );
  const away =
    first && parts.focus === 'lowCarb' ? starchAway(rule, plain, line, parts.understood, apart) : null;
  const before = away === null ? (apart ? null : rule.before) : away.before;
  return [
    away?.swap ?? plain,
    ...(away?.edits ?? []),
    ...soaked.map((key): Edit => ({ kind: 'remove', key, reason: 'It was there to soak it' })),
    ...(rule.renames || away !== null ? [] : keepTitle(food, line, scaled[0]!.food, parts)),
    // What is boiled nowhere gets its own step in front.
    ...(before === null
      ? []
      : [
          {
            kind: 'insert-step' as const,
            after: null,
            text: before.replace('{it}', scaled[0]!.name ?? scaled[0]!.food.name),
            reason: rule.why,
          },
        ]),
  ];
}

/** What takes the place of fat or sugar in a crumb alone. */
const crumbOnly = ['applesauce', 'canola-oil', 'low-fat-cottage-cheese', 'banana', 'almond-flour'] as const;

const besideTheDish = /\b(?:to|for) serv(?:e|ing)\b|\bon the side\b|\balongside\b/i;
/** Grams of cream or oil that are no more than a splash. Own rule. */
const smallSplash = 20;
/** "Takes 2 minutes longer" where the packet says how long. */
const ofMinutes = /\btakes? (?:\S+ ){1,3}minutes longer\b|\bis done in\b/i;
const byPacket = /\b(?:package|packet|box|pack)\b/i;
const ofBoiling = /\b(?:boil|splits?|splitting|curdles?)\b/i;

/** What is said to the cook, where it says something: not of boiling what is stirred in cold, nor minutes beside the packet's. */
function suitedMethod(method: string | null, key: string, parts: MoveParts): string | null {
  if (method === null || (ofBoiling.test(method) && !boils(key, parts))) return null;
  // "Serve over cooked tagliatelle": nobody boils it here.
  if (
    ofMinutes.test(method) &&
    !parts.understood.steps.some(
      ({ mentions }, at) =>
        mentions.some((one) => one.key === key) &&
        /\b(?:cook|boil|simmer|soak|prepare|add|bake)\b/i.test(parts.understood.source.instructions[at]!),
    )
  )
    return null;
  const told = parts.understood.steps.some(
    ({ mentions }, at) =>
      mentions.some((one) => one.key === key) && byPacket.test(parts.understood.source.instructions[at]!),
  );
  return told && ofMinutes.test(method) ? null : method;
}

/** What fills the plate is changed for something else or is less, not both. */
const filling = [
  'pasta',
  'noodle',
  'grain',
  'bread',
  'potato',
  'mayonnaise',
  'salad-dressing',
  'cream-cheese',
  'sour-cream',
  'creme-fraiche',
  'ground-beef',
  'ground-pork',
  'ground-lamb',
] as const;
/** Less salt than this share of what is meant by "to taste" leaves it bland. */
const leastToTaste = 0.3;

/** Liquids that only season: less of them leaves nothing dry. */
const salty = ['soy-sauce', 'fish-sauce', 'condiment'] as const;

/** Foods that every cook adds by taste. */
const atWill = ['salt', 'oil', 'butter', 'hard-cheese', 'sugar-kind', 'mayonnaise', 'soy-sauce'] as const;

/** Salt that only goes into the water: it is left out whole, with the word "salted", or stays. */
function waterSalt(
  line: GroundedLine,
  before: readonly Contribution[],
  { understood, character, measured }: MoveParts,
): readonly Move[] {
  const why = 'the sauce seasons enough, so the water needs no salt';
  const words = unsaltedWater(understood, why);
  if (words.length === 0 || character.keepShare(line.ingredient.food!) > 0 || !measured.includes('sodium_mg'))
    return [];
  return [
    {
      slot: line.key,
      kind: 'method',
      loss: 0.06,
      edits: [{ kind: 'remove', key: line.key, reason: why }, ...words],
      why,
      difference: differenceOf(before, []),
      servings: null,
      side: false,
      brings: [],
      taste: null,
      said: { before: line.parsed.source, after: 'unsalted water' },
    },
  ];
}

/** What bacon leaves in the pan. Own rule. */
const renderedShare = 0.2;
/** What is less than this a serving only seasons. Own rule. */
const leastGrams = 10;

/** "The remaining butter": the other half of it went elsewhere. */
const onlyHalf = /\b(?:half|remaining|rest|other half|left(?:over)?)\s+(?:of\s+)?(?:the\s+)?$/i;

/** The share of a food that meets another in its step: half, where the step takes half of it or what is left. */
function shareWith(
  key: string,
  other: string,
  { understood: { steps, source, grounded } }: MoveParts,
): number {
  const kind = new Set(
    grounded.flatMap(({ key: own, ingredient: { food } }) =>
      food !== null && isKind(food, other) ? [own] : [],
    ),
  );
  const met = steps.flatMap(({ mentions }, at) =>
    mentions.some((one) => kind.has(one.key))
      ? mentions
          .filter((one) => one.key === key && one.kind !== 'pronoun')
          .map(({ start }) => ({ start, at }))
      : [],
  );
  return met.length > 0 &&
    met.every(({ start, at }) => onlyHalf.test(source.instructions[at]!.slice(0, start)))
    ? 0.5
    : 1;
}

/** Other amounts by the first rule for a food that fits the dish, within what must stay and the rule's bound. */
function levelsOf(
  rules: readonly AmountRule[],
  line: GroundedLine,
  food: Food,
  grams: number,
  parts: MoveParts,
  toTaste = false,
): readonly {
  readonly factor: number;
  readonly loss: number;
  readonly why: string;
  readonly tip: string | null;
  readonly deep?: true;
}[] {
  const bindsFlour = isKind(food, 'fat') || isKind(food, 'oil') ? fatMeetsFlour(line.key, parts) : true;
  const rule = rulesOf(rules, food).find(
    (one) =>
      applies(one, parts) &&
      // What fries the aubergines is no part of the roux.
      (bindsFlour || !one.in.includes('roux')) &&
      (one.asked.length === 0 || (parts.focus !== undefined && one.asked.includes(parts.focus))),
  );
  if (rule === undefined) return [];
  const { per, bound } = rule;
  const keep = Math.max(
    parts.character.keepShare(food),
    mainstay(food, grams, parts),
    binds(food, grams, parts),
  );
  const { servings } = parts.understood.recipe;
  const base =
    per === null || !bindsFlour
      ? 0
      : parts.ingredients
          .filter((item) => item.food !== null && isKind(item.food, per.food))
          .reduce((sum, item) => sum + (item.grams ?? 0), 0) *
        (per.least / shareWith(line.key, per.food, parts));
  // Bacon drippings and oil bind the flour as well as butter does.
  const others =
    per === null || !(isKind(food, 'fat') || isKind(food, 'oil'))
      ? 0
      : parts.ingredients.reduce((sum, item) => {
          if (item.food === null || item.food.id === food.id || item.grams === null) return sum;
          if (isKind(item.food, 'fat') || isKind(item.food, 'oil')) return sum + item.grams;
          return isKind(item.food, 'bacon') && parts.character.words.has('drippings')
            ? sum + item.grams * renderedShare
            : sum;
        }, 0);
  return [
    ...rule.levels.map((level) => ({ ...level, least: keep })),
    ...deeperLevel(rule.levels, food, keep, parts),
  ]
    .filter(({ factor, least }) => {
      if (toTaste && factor < leastToTaste) return false;
      const each = (grams * factor) / servings;
      if (factor > 1 && !comesIn(line, factor)) return false;
      // Half a packet is a measure, three fifths of two are none.
      if (
        factor < 1 &&
        /^(?:packet|pack|bag|box)$/.test(line.parsed.unit ?? '') &&
        ((line.parsed.quantity ?? 1) * factor * 2) % 1 > 1e-6
      )
        return false;
      // Twice the tomatoes in a salad is another salad, with too little dressing.
      if (factor > 1.5 && parts.character.words.has('salad')) return false;
      // More ginger makes it no more of a meal.
      if (factor > 1 && (grams / servings < leastGrams || isKind(food, 'tuber') || isKind(food, 'potato')))
        return false;
      return factor < 1
        ? factor + 1e-9 >= least &&
            (bound === null || each >= bound) &&
            grams * factor + others + 1e-9 >= base
        : bound === null || each <= bound;
    })
    .map(({ factor, loss, ...level }) => ({
      factor,
      loss,
      why: rule.why,
      tip: rule.tip,
      ...('deep' in level ? { deep: true as const } : {}),
    }));
}

/** Whether flour goes into a fat or is rubbed with it: it is named in a step that names the flour too, or the one before. */
function fatMeetsFlour(key: string, { understood: { steps, grounded } }: MoveParts): boolean {
  const flours = new Set(
    grounded.flatMap(({ key: own, ingredient: { food } }) =>
      food !== null && (isKind(food, 'flour') || isKind(food, 'starch')) ? [own] : [],
    ),
  );
  if (flours.size === 0) return false;
  const names = (at: number, wanted: (own: string) => boolean): boolean =>
    steps[at]?.mentions.some((one) => one.kind !== 'pronoun' && wanted(one.key)) === true;
  return steps.some(
    (_, at) =>
      names(at, (own) => own === key) && [at, at + 1].some((other) => names(other, (own) => flours.has(own))),
  );
}

/** Rich, sweet and salty things that a recipe itself leaves open. */
const extras = [
  'cheese',
  'butter',
  'cream',
  'cured-pork',
  'sausage',
  'mayonnaise',
  'sugar-kind',
  'sweetener',
  'chocolate',
  'candy',
  'frosting',
  'ice-cream',
  'whipped-cream',
  'jam',
  'coconut',
  'croutons',
] as const;

/** What the recipe itself calls optional is left out where it stands in the way. */
function optionalExtra(
  line: GroundedLine,
  food: Food,
  before: readonly Contribution[],
  { character, understood }: MoveParts,
): Move | null {
  if (!line.parsed.optional || line.key.includes('+') || !extras.some((id) => isKind(food, id))) return null;
  if (character.keepShare(food) > 0 || understood.grounded.length < 4 || food.id === 'cocoa-powder')
    return null;
  if (!goesCleanly(line.key, understood)) return null;
  // "More mozzarella and parmesan": all that the line names goes.
  const mates = understood.grounded.filter(({ key }) => key === line.key || key.startsWith(`${line.key}+`));
  if (mates.some(({ ingredient: one }) => one.food === null || !extras.some((id) => isKind(one.food!, id))))
    return null;
  const why = 'the recipe itself leaves it open, and without it the dish is none the poorer';
  return {
    slot: line.key,
    kind: 'reduce',
    loss: 0.05,
    edits: mates.map(({ key }): Edit => ({ kind: 'remove', key, reason: why })),
    why,
    difference: differenceOf(before, []),
    servings: null,
    side: false,
    brings: [],
    taste: null,
  };
}

const moreSalad =
  'There is more to dress now: toss the salad twice, ten minutes apart, and loosen the dressing with a spoonful of water or vinegar where it looks dry.';

/** A can is not opened for half of it. */
const comesIn = ({ parsed }: GroundedLine, factor: number): boolean =>
  !/^(?:can|tin|jar|packet|bag|box|bottle)$/.test(parsed.unit ?? '') ||
  Number.isInteger(Math.round((parsed.quantity ?? 1) * factor * 100) / 100);

/** A batter is its flour, and a sauce thickened with half of it is thin; what only coats may be less. Own rule. */
function binds(food: Food, grams: number, { understood, ingredients }: MoveParts): number {
  if (!isKind(food, 'flour') && !isKind(food, 'starch')) return 0;
  if (understood.source.instructions.some((text) => /\bbatter\b/i.test(text))) return 1;
  const poured = ingredients
    .filter(
      (item) =>
        item.food !== null && (isKind(item.food, 'stock') || isKind(item.food, 'milk') || isWater(item.food)),
    )
    .reduce((sum, item) => sum + (item.grams ?? 0), 0);
  return poured >= grams * 4 ? 0.75 : 0;
}

/** Nuts and coconut that are a third of the dish are what it is made of. Own rule. */
function mainstay(food: Food, grams: number, { ingredients }: MoveParts): number {
  if (!isKind(food, 'nut') && !isKind(food, 'coconut') && food.id !== 'coconut') return 0;
  const all = ingredients.reduce((sum, item) => sum + (item.grams ?? 0), 0);
  return grams > all * 0.3 ? 0.75 : 0;
}

/**
 * Whatever is swapped for health, the dish is still what its title says: rules admit nothing else. But thighs in a
 * title are no breasts, nor beef turkey.
 */
function keepTitle(food: Food, line: GroundedLine, to: Food, { understood }: MoveParts): readonly Edit[] {
  const { title } = understood.source;
  const named = new Set(nameKeys(title));
  const now = new Set(nameKeys(to.name));
  const old = [...nameKeys(food.name), ...nameKeys(line.parsed.name)];
  if (food.traits.some((trait) => flesh.has(trait)) && old.some((word) => named.has(word) && !now.has(word)))
    return [];
  return [{ kind: 'title', title, reason: 'The dish keeps its name' }];
}

const flesh: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'shellfish']);

/** What is left of it for each plate, where the reason asks for it: "{each} g". */
const eachOf = (why: string, grams: number, { understood }: MoveParts): string =>
  why.replace('{each}', () => `${Math.max(5, Math.round(grams / understood.recipe.servings / 5) * 5)}`);

/** "Melt the butter with the hot sauce": nothing is fried in it. */
const stirredInSauce = (key: string, { steps, source }: MoveParts['understood']): boolean => {
  const named = steps.flatMap(({ mentions }, at) =>
    mentions.some((one) => one.key === key && one.kind !== 'pronoun') ? [source.instructions[at]!] : [],
  );
  return named.length === 1 && /\bmelt\b[^.]*\b(?:with|and)\b[^.]*\bsauce\b(?!pan)/i.test(named[0]!);
};

/** Whether the sentence that names a line does this with it. */
const doneWith =
  (what: RegExp) =>
  (key: string, { steps, source }: MoveParts['understood']): boolean =>
    steps.some(({ mentions }, at) =>
      mentions.some((one) => {
        if (one.key !== key || one.kind === 'pronoun') return false;
        const text = source.instructions[at]!;
        const from = text.slice(0, one.start).search(/[^.!?]*$/);
        return what.test(text.slice(from).replace(/^([^.!?]*)[^]*$/, '$1'));
      }),
    );
const coatsIt = doneWith(/\b(?:coat|dredge|dust|toss|roll|turn|dip|flour)\b[^.]*\bin\b/i);
const meltsIt = doneWith(/\bmelt/i);
const mashesIt = doneWith(/\bmash/i);
/** Sugar on the apples, not in the crumble over them. */
const meetsFruit = (key: string, { steps, grounded }: MoveParts['understood']): boolean => {
  const fruits = new Set(
    grounded.flatMap(({ key: own, ingredient: { food } }) =>
      food !== null && isKind(food, 'fruit') ? [own] : [],
    ),
  );
  return steps.some(
    ({ mentions }) => mentions.some((one) => one.key === key) && mentions.some((one) => fruits.has(one.key)),
  );
};

/** The heading of what is poured over, which has no crumb. */
const sauceGroup = /\b(?:sauce|glaze|syrup|gravy|caramel)\b/i;

/** Of salt that the list leaves to the cook a measure is given first. */
const saidOf = (
  { key, parsed, group }: GroundedLine,
  food: Food,
  why: string,
  { understood, character }: MoveParts,
): string =>
  (isKind(food, 'flour') || isKind(food, 'starch')) && coatsIt(key, understood)
    ? 'a thin coat is as crisp, and shaken off well it takes up less fat'
    : isKind(food, 'chocolate') && meltsIt(key, understood)
      ? 'with so much cocoa in the rest it still tastes dark and rich'
      : (isKind(food, 'butter') || isKind(food, 'oil')) && mashesIt(key, understood)
        ? 'hot milk makes the mash as smooth with less of it'
        : isKind(food, 'sugar-kind') && character.words.has('crumble') && !meetsFruit(key, understood)
          ? 'on top a little of it is enough to turn crisp'
          : isKind(food, 'butter') && (stirredInSauce(key, understood) || sauceGroup.test(group ?? ''))
            ? 'the sauce still shines and clings with less butter in it'
            : parsed.quantity === null && isKind(food, 'salt')
              ? 'salt is measured instead of shaken, and taste comes from the rest of the list'
              : isKind(food, 'salt') &&
                  /\b(?:finish|sprinkl|topping|flaky|pretzel|coarse salt,? for)/i.test(parsed.source)
                ? 'sprinkled on top it is the first thing that is tasted, and half of it is enough'
                : isKind(food, 'sweetener') &&
                    /\b(?:serv|drizzl|topping|tops?\b|sprinkl|pour)/i.test(parsed.source)
                  ? 'a thinner layer on top still sweetens each bite'
                  : isKind(food, 'sweetener') && sauceGroup.test(group ?? '')
                    ? 'the sauce is still sweet and glossy'
                    : isKind(food, 'butter') &&
                        /\b(?:filling|icing|frosting|buttercream|topping)\b/i.test(parsed.source)
                      ? 'a thinner layer between and on top is tasted as much'
                      : why;

const us = new Set(['cup', 'oz', 'lb', 'fl-oz', 'stick', 'quart', 'pint']);

/** What a weight comes to in the line's own spoons and cups: the cook will not measure more finely. */
function spooned({ parsed }: GroundedLine, food: Food, grams: number): number {
  if (parsed.quantity === null || parsed.amountEach !== null || parsed.size !== null) return grams;
  const unit = parsed.unit ?? 'piece';
  const made = kitchenAmount(food, grams, unit, us.has(unit) ? 'us' : 'metric').grams;
  // Half of one stock cube is written as one: then nothing is gained, and the move is none.
  return unit === 'piece' || Math.abs(made - grams) <= grams * 0.3 ? made : grams;
}

/** From this loss on guests would call it another dish. Own rule. */
const anotherDish = 0.3;
const sugarless: ReadonlySet<HealthFocus> = new Set(['lowSugar', 'diabeticFriendly', 'lowCarb']);
const starchless: ReadonlySet<HealthFocus> = new Set(['lowCarb', 'diabeticFriendly']);

/** What a swap brings in for a line, or null where it is denied or would make another dish of it. */
function incomingOf(
  rule: SwapRule,
  line: GroundedLine,
  old: Food,
  grams: number,
  { character, foods, deny, focus }: MoveParts,
): readonly Incoming[] | null {
  const incoming: Incoming[] = [];
  for (const { food: id, ratio } of rule.by) {
    if (id === 'same') {
      incoming.push({ food: old, name: line.ingredient.name, grams: grams * ratio });
      continue;
    }
    const food = foods.concrete(id);
    if (food === null || isKind(old, food.id) || deny(food) !== null) return null;
    // Who asks for whole food or less of everything asks for no sweetener out of a factory.
    if (food.id === 'erythritol' && (focus === undefined || !sugarless.has(focus))) return null;
    incoming.push({
      food,
      grams: wholeCans(food, grams * ratio),
      ...(rule.preparation === null ? {} : { preparation: rule.preparation }),
      // The name is that of what takes the place, not of what comes along with it.
      ...(rule.called === null || incoming.some((part) => part.food !== old) ? {} : { name: rule.called }),
      ...(rule.qualifier === null ? {} : { name: qualified(rule.qualifier, line), sort: true }),
    });
  }
  const [main] = incoming;
  const [first] = rule.by;
  const stays = first?.food === 'same' ? first.ratio : null;
  // Strands of zucchini are no fettuccine Alfredo: only who gives up starch altogether is served so.
  if (
    stays === null &&
    rule.loss >= anotherDish &&
    character.keepShare(old) >= 0.5 &&
    (focus === undefined || !starchless.has(focus))
  )
    return null;
  // Who gives up starch altogether is served cauliflower for macaroni, and the title says so.
  const givenUp = rule.renames && focus === 'lowCarb' && rule.first.includes(focus);
  if (main !== undefined && givenUp) return incoming;
  if (main === undefined || !character.admits(old, main.food, rule.renames || rule.qualifier !== null))
    return null;
  // Half the pasta is no alfredo: who watches starch is served so, nobody else.
  if (
    stays !== null &&
    isKind(old, 'pasta') &&
    stays + 1e-9 < character.keepShare(old) &&
    character.fits.length > 0 &&
    (focus === undefined || !starchless.has(focus))
  )
    return null;
  // What is loosened with stock keeps the taste of butter at a third of it.
  const least = rule.least > 0 ? 0.33 : 0.5;
  return stays !== null && stays + 1e-9 < Math.min(character.keepShare(old), least) ? null : incoming;
}
