import type { GroundedLine } from '#food/ground';
import { isKind, isWater, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import { kitchenAmount } from '../measures/amounts.ts';
import { isBritish, notSoldInBritain } from '../edit/british.ts';
import { cookedApart } from '../edit/follow-up.ts';
import { goesCleanly } from '../edit/remove-mention.ts';
import type { Edit } from '../edit/model.ts';
import { additionsFor } from './additions.ts';
import { unsaltedWater } from './salt-words.ts';
import { applies, hasOne, orderLoss, type Move, type MoveParts } from './move.ts';
import { contributionOf, differenceOf, type Contribution } from './estimate.ts';
import { slowerRice } from './slow-grains.ts';
import { amountsOfSteps } from './step-amounts.ts';
import type { SwapRule } from './rules.ts';
import { besidesOf } from './besides.ts';
import { rulesOf } from './rules-of.ts';
import { sharedAndLeaner } from './deeper.ts';
import { cauliflowerCrust } from './cauliflower-crust.ts';
import { cauliflowerRisotto } from './cauliflower-risotto.ts';
import { barerCake, icingLines } from './frosting.ts';
import { hasMoreAtTable, sweetPlace, tableSugarAway } from './sweet-place.ts';
import { sugarAway } from './sugar-away.ts';
import { sauceForSoup } from './condensed-soup.ts';
import { cubeBesideStock } from './needless.ts';
import { leanCut } from './lean-cut.ts';
import { oneCrust } from './one-crust.ts';
import { ovenBatter } from './oven-batter.ts';
import { ovenChips } from './oven-chips.ts';
import { ovenDough } from './oven-dough.ts';
import { ovenRoast } from './oven-roast.ts';
import { ovenFry } from './technique.ts';
import { goesAlong, leavesAlong } from './goes-along.ts';
import { branBatter } from './bran-batter.ts';
import { butterLast } from './butter-last.ts';
import { homeSausage } from './home-sausage.ts';
import { juiceForSyrup } from './syrup-fruit.ts';
import { withoutSachet } from './noodle-sachet.ts';
import { amountEdit, partialEdits } from './partial-edits.ts';
import { levelsOf } from './levels.ts';
import { fridgeInstead } from './put-up.ts';
import { eachOf, saidOf } from './said-of.ts';
import { incomingOf, ofBoiling, wholeEdits } from './whole-swap.ts';
import { moreOfScent } from './taste.ts';
import { preheatOf } from './starch-away.ts';
import { isWhippedCream, whips } from './whipped.ts';
import { leafWraps, wrapMisfits } from './leaf-wraps.ts';
import { doughOnly, thickens } from './thickener.ts';
import {
  besideItself,
  boils,
  byLook,
  bindsCrumbs,
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

/** Said of what is stirred into a hot sauce, not of a marinade, a raita or a spoonful at the table. */
const ofSplitting = /\bsplits sooner\b/;
const keptCold =
  /\b(?:marinat|marinade|overnight|raita|dollop|swirl|serv(?:e|ing)|drizzle|top(?:ped)? with|spoon over)/i;
const keptHot = /\b(?:simmer|boil|cook|heat|bring|bubbl)/i;
const meetsHeat = ({ key, parsed }: GroundedLine, { understood: { steps, source } }: MoveParts): boolean => {
  const said = steps.flatMap(({ mentions }, at) =>
    mentions.some((one) => one.key === key && one.kind !== 'pronoun') ? [source.instructions[at]!] : [],
  );
  return (
    !/\bserve|\bserving|marinade/i.test(parsed.source) &&
    said.length > 0 &&
    !said.some((text) => keptCold.test(text)) &&
    source.instructions.some((text) => keptHot.test(text))
  );
};

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
  const plain = withoutSachet(line, item, parts);
  if (plain !== null) return [plain];
  const strewn = tableSugarAway(line, [contributionOf(item, parts.facts)], parts);
  if (strewn !== null) return [strewn];
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
    ovenChips(line, item, parts) ??
    ovenFry(line, item, parts) ??
    ovenBatter(line, item, parts) ??
    ovenDough(line, item, parts);
  const juiced = juiceForSyrup(line, item, parts);
  const moves: Move[] = [
    baked === null ? null : inOneOven(baked, parts.understood),
    ...juiced,
    homeSausage(line, item, parts),
    sauceForSoup(line, parts),
    butterLast(line, item, parts),
    branBatter(line, item, parts),
    cauliflowerRisotto(line, item, parts),
    cauliflowerCrust(line, item, parts),
    oneCrust(line, item, parts),
    leanCut(line, item, parts),
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
    saysMore(line, parts) ||
    bindsCrumbs(line, food, parts) ||
    isDough(food, grams, parts)
      ? []
      : levelsOf(tables.reduce, line, food, grams, parts, line.parsed.quantity === null).filter(
          ({ factor }) => !oneEach(line, food, parts, factor),
        );
  const increases =
    partly ||
    each ||
    line.parsed.quantity === null ||
    // More tomatoes in a jar that is sealed leave less acid in each of them.
    parts.character.words.has('put-up') ||
    parts.character.words.has('preserve')
      ? []
      : levelsOf(tables.increase, line, food, grams, parts);
  for (const [kind, levels] of [
    ['reduce', reductions],
    ['increase', increases],
  ] as const)
    for (const { factor, loss, why, tip, deep } of levels) {
      const along =
        factor > 1
          ? goesAlong(line, food, grams * (factor - 1), parts)
          : leavesAlong(line, food, factor, parts);
      if (along === null) continue;
      const said = saidOf(line, food, eachOf(why, grams * factor, parts), parts);
      moves.push({
        slot: line.key,
        kind,
        loss: loss + orderLoss[kind],
        edits: [
          hasMoreAtTable(line) && factor < 1 && sweetPlace(line, parts) !== null
            ? withoutMore(line, food, factor, said)
            : amountEdit(line, food, grams, factor, said),
          ...amountsOfSteps(line.key, factor, parts.understood, said),
          ...along,
          ...(kind === 'reduce' ? fridgeInstead(food, parts, said) : []),
        ],
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
  const scent =
    measuredInStep(line, parts) || saysMore(line, parts)
      ? null
      : moreOfScent(line, food, {
          savoury: parts.character.words.has('savoury'),
          servings: parts.understood.recipe.servings,
        });
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
    if (
      (iced || sweetPlace(line, parts) !== null) &&
      crumbOnly.some((id) => rule.by.some((one) => one.food === id))
    )
      continue;
    // A packet that is made up as it says itself takes more than its spices.
    if (rule.by.length > 1 && asItSays(line, parts)) continue;
    if (hasOne(rule.unless, ingredients)) continue;
    if (rule.beside.length > 0 && !hasOne(rule.beside, ingredients)) continue;
    const incoming = incomingOf(rule, line, food, grams, parts);
    if (incoming === null) continue;
    // What is spread on a bun is no tomato paste with water.
    if (isKind(food, 'ketchup') && incoming.length > 1 && isDolloped(line, parts)) continue;
    // A corn tortilla is small and cracks: nothing large is rolled up in one.
    if (
      isKind(incoming[0]!.food, 'corn-tortilla') &&
      /\b(?:burritos?|wraps?|quesadillas?|chimichangas?|large|10[- ]?inch|12[- ]?inch)\b/i.test(
        `${parts.understood.source.title} ${line.parsed.source}`,
      )
    )
      continue;
    // What is filled and then baked wants a wrap that bears the oven; what is rolled up cold needs none that is boiled first.
    if (leafWraps(food, incoming[0]!.food) && wrapMisfits(line, incoming[0]!.food, parts)) continue;
    // A spoonful of flour that thickens a sauce is no crust.
    if (isKind(food, 'flour') && doughOnly.test(rule.why) && thickens(line, parts)) continue;
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
      const edits = inItsTime(
        partial
          ? partialEdits(rule, line, food, grams, scaled[1]!, parts)
          : wholeEdits(rule, line, grams, scaled, soaked, apart, first, food, parts),
        parts,
      );
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
        (ofBoiling.test(rule.tip) && !boils(line.key, parts)) ||
        (ofSplitting.test(rule.tip) && !meetsHeat(line, parts))
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

/** What takes the place of fat or sugar in a crumb alone. */
const crumbOnly = ['applesauce', 'canola-oil', 'low-fat-cottage-cheese', 'banana', 'almond-flour'] as const;

/** "Spread with ketchup", "serve with ketchup". */
const isDolloped = ({ key }: GroundedLine, { understood: { steps, source } }: MoveParts): boolean =>
  steps.some(({ mentions }, at) =>
    mentions.some(
      (one) =>
        one.key === key &&
        one.kind !== 'pronoun' &&
        /\b(?:spread|serve|dollop|squirt|squeeze|dip|top)\b[^.;]*$/i.test(
          source.instructions[at]!.slice(0, one.start),
        ),
    ),
  );

/** Brown rice is told with its own minutes where the recipe tells them, and with a remark where it does not. */
function inItsTime(edits: readonly Edit[] | null, { understood }: MoveParts): readonly Edit[] | null {
  const [swap, ...rest] = edits ?? [];
  if (
    swap?.kind !== 'swap' ||
    swap.by[0]!.food.id !== 'brown-rice' ||
    swap.methodChanges === undefined ||
    cookedApart(understood, swap.key) !== null
  )
    return edits;
  const slower = slowerRice(swap.key, understood, swap.reason);
  return slower === null ? edits : [{ ...swap, methodChanges: [] }, ...rest, slower];
}

/** "Prepare the dressing according to package directions". */
const asItSays = ({ key, parsed }: GroundedLine, { understood: { steps, source } }: MoveParts): boolean =>
  /\b(?:mix|packet|envelope|package|sachet)\b/i.test(parsed.source) &&
  steps.some(
    ({ mentions }, at) =>
      /\b(?:according to|as per|per|following|as directed)\b[^.]*\b(?:packages?|packets?|directions|instructions|label|envelope|box)\b/i.test(
        source.instructions[at]!,
      ) &&
      (mentions.some((one) => one.key === key && one.kind !== 'pronoun') ||
        (/\b(?:dressing|dip|sauce|gravy|soup)\b/i.exec(parsed.source)?.[0] ?? '\n').toLowerCase() ===
          /\b(?:dressing|dip|sauce|gravy|soup)\b/i.exec(source.instructions[at]!)?.[0].toLowerCase()),
  );

const besideTheDish = /\b(?:to|for) serv(?:e|ing)\b|\bon the side\b|\balongside\b/i;
/** Grams of cream or oil that are no more than a splash. Own rule. */
const smallSplash = 20;
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
/** Liquids that only season: less of them leaves nothing dry. */
const salty = ['soy-sauce', 'fish-sauce', 'condiment'] as const;

/** Foods that every cook adds by taste. */
const atWill = ['salt', 'oil', 'butter', 'hard-cheese', 'sugar-kind', 'mayonnaise', 'soy-sauce'] as const;

/** More flour for each plate than this thickens no sauce: it is the bread beside it. Own rule. */
const mostThickener = 30;
const isDough = (food: Food, grams: number, { understood, character }: MoveParts): boolean =>
  isKind(food, 'flour') &&
  character.words.has('savoury') &&
  grams > mostThickener * understood.recipe.servings &&
  /\b(?:knead|dough|roll)/i.test(understood.source.instructions.join(' '));

/** Salt that only goes into the water: it is left out whole, with the word "salted", or stays. */
function waterSalt(
  line: GroundedLine,
  before: readonly Contribution[],
  { understood, character, measured }: MoveParts,
): readonly Move[] {
  const why = 'the salt of the water is never measured, and the rest of the dish seasons enough without it';
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

/** Less of it, and none besides at the table. */
const withoutMore = (
  { key, parsed, ingredient }: GroundedLine,
  food: Food,
  factor: number,
  reason: string,
): Edit => ({
  kind: 'swap',
  key,
  by: [
    {
      food,
      name: ingredient.name.toLowerCase(),
      ...(ingredient.grams === null || parsed.quantity === null ? {} : { grams: ingredient.grams * factor }),
    },
  ],
  reason,
});

const moreSalad =
  'There is more to dress now: toss the salad twice, ten minutes apart, and loosen the dressing with a spoonful of water or vinegar where it looks dry.';

const us = new Set(['cup', 'oz', 'lb', 'fl-oz', 'stick', 'quart', 'pint']);

/** What a weight comes to in the line's own spoons and cups: the cook will not measure more finely. */
function spooned({ parsed }: GroundedLine, food: Food, grams: number): number {
  if (parsed.quantity === null || parsed.amountEach !== null || parsed.size !== null) return grams;
  const unit = parsed.unit ?? 'piece';
  const made = kitchenAmount(food, grams, unit, us.has(unit) ? 'us' : 'metric').grams;
  // Half of one stock cube is written as one: then nothing is gained, and the move is none.
  return unit === 'piece' || Math.abs(made - grams) <= grams * 0.3 ? made : grams;
}
