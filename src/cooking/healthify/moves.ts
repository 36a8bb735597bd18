import type { GroundedLine } from '#food/ground';
import { isKind, isWater, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import { kitchenAmount } from '../amounts.ts';
import { shapeOf } from '../edit/can-do.ts';
import { isBritish, notSoldInBritain } from '../edit/british.ts';
import { cookedApart, curdles } from '../edit/follow-up.ts';
import type { Edit, EditPart } from '../edit/model.ts';
import { additionsFor, calledBy } from './additions.ts';
import { nameKeys } from '../understand-recipe/tokens.ts';
import { applies, hasOne, orderLoss, type Move, type MoveParts } from './move.ts';
import { contributionOf, differenceOf, type Contribution } from './estimate.ts';
import { firstUse, lastUse, potWith } from './place.ts';
import type { AmountRule, SwapRule } from './rules.ts';
import { ovenFry } from './technique.ts';
import { swapEdit, volumes, type Incoming } from './swap-edit.ts';

/** Every move that the rules know for a dish; none brings in what is denied. */
export function movesFor(parts: MoveParts): readonly Move[] {
  const { understood, ingredients } = parts;
  const moves = understood.grounded.flatMap((line, at) => {
    const item = ingredients[at];
    return item === undefined ? [] : movesOfLine(line, item, parts);
  });
  return [...moves, ...additionsFor(parts)];
}

function movesOfLine(line: GroundedLine, item: Ingredient, parts: MoveParts): readonly Move[] {
  const { food, grams } = line.ingredient;
  if (food === null || grams === null || grams <= 0 || isWater(food)) return [];
  const { tables, facts, ingredients } = parts;
  const before = [contributionOf(item, facts)];
  const as = (other: Food, weight: number): Contribution =>
    contributionOf({ ...item, food: other, grams: weight, alternatives: [], modifiers: [] }, facts);
  // Of oil to fry in, little is eaten: less of it in the pan changes nothing on the plate.
  const partly = (line.eaten !== null && item.eatenShare < 0.7) || friesDeep(line, food, parts);
  // Of what has no amount only what is added at will can be measured out smaller: nobody knows how much cream it was.
  const vague =
    measuredInStep(line, parts) || (line.parsed.quantity === null && !atWill.some((id) => isKind(food, id)));
  const baked = ovenFry(line, item, parts);
  const moves: Move[] = baked === null ? [] : [baked];
  const reductions =
    partly || vague || comesWhole(line)
      ? []
      : levelsOf(tables.reduce, food, grams, parts, line.parsed.quantity === null);
  const increases =
    partly || line.parsed.quantity === null ? [] : levelsOf(tables.increase, food, grams, parts);
  for (const [kind, levels] of [
    ['reduce', reductions],
    ['increase', increases],
  ] as const)
    for (const { factor, loss, why } of levels)
      moves.push({
        slot: line.key,
        kind,
        loss: loss + orderLoss[kind],
        edits: [amountEdit(line, food, grams, factor, saidOf(line, food, why))],
        why: saidOf(line, food, why),
        difference: differenceOf(before, [as(food, spooned(line, food, grams * factor))]),
        servings: null,
        side: false,
        brings: [],
        taste: null,
      });
  const british = isBritish(parts.understood.source);
  for (const rule of tables.swap) {
    if (british && rule.by.some((one) => notSoldInBritain.has(one.food))) continue;
    if (!applies(rule, parts) || !rule.of.some((id) => isKind(food, id))) continue;
    if (rule.except.some((id) => isKind(food, id))) continue;
    if (hasOne(rule.unless, ingredients)) continue;
    const incoming = incomingOf(rule, line, food, grams, parts);
    if (incoming === null) continue;
    if (tooLong(line, food, incoming[0]!.food, parts)) continue;
    if (besideItself(line, food, incoming[0]!.food, parts)) continue;
    if (rule.cook !== null && rule.method === null && cookedApart(parts.understood, line.key) === null)
      continue;
    const partial = rule.by[0]!.food === 'same';
    const ruleLoss = (parts.focus === undefined ? undefined : rule.gladly[parts.focus]) ?? rule.loss;
    // A splash that nobody measured is not worth another bottle.
    const unmeasured =
      line.parsed.quantity === null || /^(?:splash|dash|drizzle|glug|knob)$/.test(line.parsed.unit ?? '');
    if (unmeasured && grams < smallSplash && rule.qualifier === null) continue;
    const soaked = rule.cook === null ? [] : soakedIn(line.key, parts);
    if (soaked === null) continue;
    if (partial && line.parsed.quantity === null) continue;
    // Half of one egg is one egg.
    if (partial && /(?:^|-)egg$/.test(food.id) && line.parsed.quantity! < 2) continue;
    let alone: Move | null = null;
    // Alone, and with less of it.
    for (const { factor, loss, why } of [
      { factor: 1, loss: 0, why: null },
      // What thins a sauce or cooks a grain stays as much as it was: less of it would leave the dish dry.
      ...(rule.by.length === 1 &&
      !rule.renames &&
      rule.loss <= 0.2 &&
      !filling.some((id) => isKind(food, id)) &&
      (salty.some((id) => isKind(food, id)) || !pours(line, food, incoming[0]!.food))
        ? reductions
        : []),
    ]) {
      const scaled = incoming.map((part) => ({
        ...part,
        grams: part.grams * factor,
        ...(factor === 1 ? {} : { sort: undefined }),
      }));
      const edits = partial
        ? partialEdits(rule, line, food, grams, scaled[1]!, parts)
        : [
            swapEdit(
              boils(line.key, parts) ? rule : { ...rule, method: unboiled(rule.method) },
              line,
              grams,
              scaled,
            ),
            ...soaked.map((key): Edit => ({ kind: 'remove', key, reason: 'It was there to soak it' })),
            ...(rule.renames ? [] : keepTitle(food, line, scaled[0]!.food, parts)),
          ];
      if (edits === null) continue;
      const move: Move = {
        slot: line.key,
        kind: 'swap',
        loss:
          ruleLoss +
          loss +
          orderLoss.swap +
          scaled.reduce((sum, part) => sum + (part.food.id === food.id ? 0 : parts.surcharge(part.food)), 0),
        edits: edits.map((edit, at) =>
          at === 0 && why !== null ? { ...edit, reason: `${rule.why}, and ${why}` } : edit,
        ),
        why: rule.why,
        difference: differenceOf(
          before,
          scaled.map((part) => as(part.food, part.grams)),
        ),
        servings: null,
        side: false,
        brings: scaled.flatMap((part) => (part.food.id === food.id ? [] : [part.food])),
        taste: null,
        ...(rule.tip === null ||
        line.parsed.quantity === null ||
        (ofBoiling.test(rule.tip) && !boils(line.key, parts))
          ? {}
          : { tip: rule.tip }),
        ...(alone === null ? {} : { alone }),
      };
      alone ??= move;
      moves.push(move);
    }
  }
  return moves;
}

/**
 * Stock that nothing but this food is soaked in, by its keys: it goes where nothing swells any more. Null where the
 * text does not cook the food by itself, or where others need that stock too.
 */
function soakedIn(key: string, { understood }: MoveParts): readonly string[] | null {
  const apart = cookedApart(understood, key);
  if (apart === null) return [];
  const stocks = understood.grounded.filter(
    ({ key: other, ingredient: { food } }) =>
      other !== key &&
      food !== null &&
      isKind(food, 'stock') &&
      understood.steps[apart.at]!.mentions.some(
        (one) => one.key === other && one.start >= apart.start && one.end <= apart.end,
      ),
  );
  const elsewhere = (other: string): boolean =>
    understood.steps.some(({ mentions }, at) =>
      mentions.some(
        (one) =>
          one.key === other &&
          one.kind !== 'pronoun' &&
          (at !== apart.at || one.start < apart.start || one.end > apart.end),
      ),
    );
  return stocks.some((line) => elsewhere(line.key)) ? null : stocks.map((line) => line.key);
}

/** Grams of cream or oil that are no more than a splash. Own rule. */
const smallSplash = 20;
const ofBoiling = /\b(?:boil|splits?|splitting|curdles?)\b/i;
const unboiled = (method: string | null): string | null =>
  method === null || ofBoiling.test(method) ? null : method;

/** Whether anything heats the food as it goes in, or after it: what is stirred in a bowl off the heat cannot boil. */
function boils(key: string, { understood }: MoveParts): boolean {
  return understood.recipe.steps.some(
    ({ action }, at) => hot.has(action ?? '') && understood.steps[at]!.contents.includes(key),
  );
}

const hot: ReadonlySet<string> = new Set([
  'boil',
  'simmer',
  'heat',
  'warm',
  'cook',
  'saute',
  'fry',
  'stir-fry',
  'braise',
  'stew',
  'bake',
  'roast',
  'melt',
  'reduce',
  'slow-cook',
  'pressure-cook',
  'microwave',
]);

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

/** Oil that is as deep as the food needs: less of it fries no better. */
function friesDeep({ key, parsed }: GroundedLine, food: Food, { understood }: MoveParts): boolean {
  if (!isKind(food, 'fat') && !isKind(food, 'oil')) return false;
  if (parsed.quantity === null && /\bfor (?:deep[- ]?|shallow[- ]?)?frying\b/i.test(parsed.source))
    return true;
  return understood.steps.some(
    ({ mentions }, at) =>
      mentions.some((one) => one.key === key) &&
      /\bdeep[- ]?(?:fat )?fr|\binch(?:es)?\b[^.]*\boil|\bcm\b[^.]*\boil|\boil\b[^.]*\bdepth\b|\bsubmerge/i.test(
        understood.source.instructions[at]!,
      ),
  );
}

/** Minutes of heat after which yogurt has split and a lean cut is dry. Own rule. */
const longest = { curdles: 15, lean: 60 } as const;

/** Whether what comes in does not stand the time that the old food cooks, from where it goes in. */
function tooLong({ key }: GroundedLine, old: Food, main: Food, { understood }: MoveParts): boolean {
  const limit =
    curdles(main) && !curdles(old)
      ? longest.curdles
      : /tenderloin|chicken-breast/.test(main.id)
        ? longest.lean
        : null;
  if (limit === null) return false;
  let seen = false;
  const minutes = understood.recipe.steps.reduce((sum, { station }, at) => {
    const step = understood.steps[at]!;
    const named = step.mentions.find((one) => one.key === key && one.kind !== 'pronoun');
    const first = !seen && named !== undefined;
    seen ||= named !== undefined;
    if (!step.contents.includes(key) || station === 'none') return sum;
    // "Simmer for 10 minutes. Stir in the cream …": what was before is not its time.
    const before = first
      ? step.durations.reduce(
          (spent, { end, max, role }) => (role === 'counted' && end <= named!.start ? spent + max : spent),
          0,
        )
      : 0;
    return sum + Math.max(0, step.minutesMax - before);
  }, 0);
  return minutes > limit;
}

/** "Melt the butter with the oil": oil in place of that butter would stand twice in one sentence. */
const besideItself = ({ key }: GroundedLine, old: Food, main: Food, { understood }: MoveParts): boolean =>
  isKind(main, 'oil') &&
  !isKind(old, 'oil') &&
  understood.grounded.some(
    (other) =>
      other.key !== key &&
      other.ingredient.food?.id === main.id &&
      understood.recipe.steps.some(({ inputs }) => inputs.includes(key) && inputs.includes(other.key)),
  );

/** A liquid measured by volume that another takes the place of; oil only coats. */
const pours = ({ parsed }: GroundedLine, from: Food, to: Food): boolean =>
  shapeOf(to) === 'liquid' &&
  !isKind(to, 'oil') &&
  (shapeOf(from) === 'liquid' || (parsed.unit !== null && volumes.has(parsed.unit)));

const measureBefore =
  /(?:\d|[¼½¾⅓⅔])\s*(?:tbsps?|tsps?|tablespoons?|teaspoons?|cups?|g|ml|oz)\.?\s+(?:of\s+)?(?:the\s+)?(?:\p{L}+\s+)?$/iu;

/** "Oil" in the list and "heat 2 tbsp oil" in a step: the amount is not the list's to change. */
const measuredInStep = ({ key, parsed }: GroundedLine, { understood }: MoveParts): boolean =>
  parsed.quantity === null &&
  understood.steps.some(({ mentions }, at) =>
    mentions.some(
      (one) => one.key === key && measureBefore.test(understood.source.instructions[at]!.slice(0, one.start)),
    ),
  );

/** A bird or a fish that comes whole is not three fifths of one. */
const comesWhole = ({ parsed, ingredient }: GroundedLine): boolean =>
  parsed.quantity !== null &&
  parsed.quantity < 2 &&
  (parsed.unit ?? 'piece') === 'piece' &&
  (ingredient.grams ?? 0) >= 800;

/** What is less than this a serving only seasons. Own rule. */
const leastGrams = 10;

/** Other amounts by the first rule for a food that fits the dish, within what must stay and the rule's bound. */
function levelsOf(
  rules: readonly AmountRule[],
  food: Food,
  grams: number,
  parts: MoveParts,
  toTaste = false,
): readonly { readonly factor: number; readonly loss: number; readonly why: string }[] {
  const rule = rules.find((one) => applies(one, parts) && one.of.some((id) => isKind(food, id)));
  if (rule === undefined) return [];
  const { per, bound } = rule;
  const keep = Math.max(parts.character.keepShare(food), mainstay(food, grams, parts));
  const { servings } = parts.understood.recipe;
  const base =
    per === null
      ? 0
      : parts.ingredients
          .filter((item) => item.food !== null && isKind(item.food, per.food))
          .reduce((sum, item) => sum + (item.grams ?? 0), 0) * per.least;
  return rule.levels
    .filter(({ factor }) => {
      if (toTaste && factor < leastToTaste) return false;
      const each = (grams * factor) / servings;
      // More ginger makes it no more of a meal.
      if (factor > 1 && (grams / servings < leastGrams || isKind(food, 'tuber') || isKind(food, 'potato')))
        return false;
      return factor < 1
        ? factor + 1e-9 >= keep && (bound === null || each >= bound) && grams * factor + 1e-9 >= base
        : bound === null || each <= bound;
    })
    .map(({ factor, loss }) => ({ factor, loss, why: rule.why }));
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

/** Of salt that the list leaves to the cook a measure is given first. */
const saidOf = ({ parsed }: GroundedLine, food: Food, why: string): string =>
  parsed.quantity === null && isKind(food, 'salt')
    ? 'salt is measured instead of shaken, and taste comes from the rest of the list'
    : why;

/** Grams of salt that are pinched, not spooned: less than half of a quarter teaspoon. */
const leastSpoon = 0.7;

/** Another amount; a line that states none ("salt to taste") is given one. */
function amountEdit(line: GroundedLine, food: Food, grams: number, factor: number, reason: string): Edit {
  if (line.parsed.quantity !== null) return { kind: 'amount', key: line.key, factor, reason };
  const name = line.ingredient.name.toLowerCase();
  const spoon = kitchenAmount(food, grams * factor, 'tsp', 'us');
  const part: EditPart =
    grams * factor < leastSpoon
      ? { food, name, quantity: 1, unit: 'pinch' }
      : spoon.unit === 'tsp' || spoon.unit === 'tbsp'
        ? { food, name, quantity: spoon.quantity, unit: spoon.unit }
        : { food, name, grams: grams * factor };
  return { kind: 'swap', key: line.key, by: [part], reason };
}

const us = new Set(['cup', 'oz', 'lb', 'fl-oz', 'stick', 'quart', 'pint']);

/** What a weight comes to in the line's own spoons and cups: the cook will not measure more finely. */
function spooned({ parsed }: GroundedLine, food: Food, grams: number): number {
  if (parsed.quantity === null || parsed.amountEach !== null || parsed.size !== null) return grams;
  const unit = parsed.unit ?? 'piece';
  const made = kitchenAmount(food, grams, unit, us.has(unit) ? 'us' : 'metric').grams;
  // Half of one stock cube is written as one: then nothing is gained, and the move is none.
  return unit === 'piece' || Math.abs(made - grams) <= grams * 0.3 ? made : grams;
}

const metricVolumes: ReadonlySet<string> = new Set(['ml', 'l', 'cl', 'dl']);
const isPoured = ({ id }: Food): boolean => !/cube|paste|powder|concentrate|granules/.test(id);

/** Less of the old, and the new beside it where the old is first used. */
export function partialEdits(
  rule: SwapRule,
  line: GroundedLine,
  food: Food,
  grams: number,
  part: Incoming,
  { understood }: Pick<MoveParts, 'understood'>,
): readonly Edit[] | null {
  const step = rule.late
    ? lastUse(line.key, understood)
    : (potWith(line.key, part.food, understood) ?? firstUse(line.key, understood));
  if (step === null) return null;
  const less = amountEdit(line, food, grams, rule.by[0]!.ratio, rule.why);
  // Where it is there already, there is more of it.
  const there = understood.grounded.find(
    ({ key, ingredient, parsed }) =>
      key !== line.key &&
      parsed.quantity !== null &&
      ingredient.food !== null &&
      ingredient.grams !== null &&
      ingredient.grams > 0 &&
      (isKind(part.food, ingredient.food.id) ||
        ingredient.food.id === part.food.id ||
        // Nobody opens a second kind of stock.
        (isKind(part.food, 'stock') && isKind(ingredient.food, 'stock') && isPoured(ingredient.food)) ||
        (ingredient.food.kind !== null &&
          ingredient.food.kind === part.food.kind &&
          part.food.kind === 'mushroom')),
  );
  if (there !== undefined)
    return [
      less,
      {
        kind: 'amount',
        key: there.key,
        factor: (there.ingredient.grams! + part.grams) / there.ingredient.grams!,
        reason: rule.why,
      },
    ];
  // A stew of dry lentils needs no second kind.
  if (
    part.food.id === 'cooked-lentils' &&
    understood.grounded.some(
      ({ ingredient }) => ingredient.food !== null && isKind(ingredient.food, 'lentil'),
    )
  )
    return null;
  const unit = line.parsed.unit;
  // What was measured by the cup stays measured by the cup.
  const measured =
    unit !== null && volumes.has(unit)
      ? kitchenAmount(part.food, part.grams, unit, metricVolumes.has(unit) ? 'metric' : 'us')
      : null;
  return [
    less,
    {
      kind: 'add',
      part:
        measured === null || measured.quantity === null || !volumes.has(measured.unit ?? '')
          ? part
          : { ...part, grams: null, quantity: measured.quantity, unit: measured.unit },
      stepId: step,
      as: 'then',
      together: rule.together,
      sentence: (rule.say ?? 'Add the {it}.').replace('{it}', part.name ?? calledBy(part.food, part.grams)),
      afterKey: line.key,
      reason: rule.why,
    },
  ];
}

/** What a swap brings in for a line, or null where it is denied or would make another dish of it. */
function incomingOf(
  rule: SwapRule,
  line: GroundedLine,
  old: Food,
  grams: number,
  { character, foods, deny }: MoveParts,
): readonly Incoming[] | null {
  const incoming: Incoming[] = [];
  for (const { food: id, ratio } of rule.by) {
    if (id === 'same') {
      incoming.push({ food: old, name: line.ingredient.name, grams: grams * ratio });
      continue;
    }
    const food = foods.concrete(id);
    if (food === null || isKind(old, food.id) || deny(food) !== null) return null;
    incoming.push({
      food,
      grams: grams * ratio,
      ...(rule.preparation === null ? {} : { preparation: rule.preparation }),
      ...(rule.called === null ? {} : { name: rule.called }),
      ...(rule.qualifier === null ? {} : { name: qualified(rule.qualifier, line), sort: true }),
    });
  }
  const [main] = incoming;
  const [first] = rule.by;
  const stays = first?.food === 'same' ? first.ratio : null;
  if (main === undefined || !character.admits(old, main.food, rule.renames || rule.qualifier !== null))
    return null;
  return stays !== null && stays + 1e-9 < Math.min(character.keepShare(old), 0.5) ? null : incoming;
}

/** "No-salt-added diced tomatoes": the word, and what the line calls it without words that it contradicts. */
const qualified = (qualifier: string, { parsed }: GroundedLine): string =>
  `${qualifier} ${parsed.name.replace(/^(?:(?:salted|regular|full-fat|full fat|whole|low-sodium|reduced-sodium|canned|tinned)\s+)+/i, '')}`;
