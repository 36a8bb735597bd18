/** A quick batter built anew around bran: flour, bran, liquid, rest and lift together, as a bran muffin is made. */
import type { GroundedLine } from '#food/ground';
import { isKind, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import { kitchenAmount } from '../measures/amounts.ts';
import { systemOf } from '../edit/line-amounts.ts';
import type { Edit, EditPart } from '../edit/model.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import { orderLoss, type Move, type MoveParts } from './move.ts';

/** Own rules, after bran muffins: shares of the white flour's weight. */
const share = { wholeWheat: 0.8, bran: 0.17 } as const;
/** Grams of liquid that a gram takes up beyond what white flour would; bran swells most. Own rule. */
const thirst = { wholeWheat: 0.15, bran: 2.3 } as const;
/** Heavier flour wants more lift, where baking powder lifts alone: soda is there for what is sour. Own rule. */
const lift = 1.4;
const mostLiquid = 1.8;
const leastFlour = 120;
const leastLiquid = 100;
/** Baking powder that lifts so much flour: more of it would taste. Grams a gram, after usual American practice. */
const mostLift = 0.075;

const heated = /\b(?:warm|scald|boil|heat|simmer|bring)\b/i;
const stirs = /\b(?:whisk|mix|stir|beat|combine|add|pour|blend)\b/i;

/** Null where the dish is no quick batter with milk, or something else makes it what it is. */
export function branBatter(line: GroundedLine, item: Ingredient, parts: MoveParts): Move | null {
  const { understood, character, measured, facts, foods, deny, surcharge } = parts;
  const { words } = character;
  const { food, grams } = line.ingredient;
  if (food === null || grams === null || grams < leastFlour || line.parsed.quantity === null) return null;
  if (food.id !== 'all-purpose-flour' || !measured.includes('fiber_g')) return null;
  if (!words.has('cake')) return null;
  if (['creamed', 'whipped', 'savoury', 'fried', 'coating'].some((word) => words.has(word))) return null;
  const { grounded, steps, source } = understood;
  // Butter that is rubbed in makes a scone, and its flakes are no place for bran; melted butter or oil makes a muffin.
  const runny = grounded.some(
    ({ parsed, ingredient: { food: other } }) =>
      other !== null && (isKind(other, 'oil') || (isKind(other, 'butter') && /\bmelt/i.test(parsed.source))),
  );
  if (!runny && !source.instructions.some((text) => /\bmelt(?:ed)?\b[^.]*\bbutter\b/i.test(text)))
    return null;
  const lineOf = (kind: string): GroundedLine | undefined =>
    grounded.find(
      ({ parsed, ingredient: { food: other } }) =>
        other !== null && parsed.quantity !== null && isKind(other, kind),
    );
  const milk = lineOf('milk') ?? lineOf('buttermilk') ?? lineOf('plant-milk');
  const powder = lineOf('baking-powder');
  const soda = lineOf('baking-soda');
  if (milk === undefined || (powder === undefined && soda === undefined) || lineOf('yeast') !== undefined)
    return null;
  const poured = milk.ingredient.grams;
  if (poured === null || poured < leastLiquid || /powder|condensed|evaporated/.test(milk.ingredient.food!.id))
    return null;
  if (lineOf('wheat-bran') !== undefined || lineOf('whole-wheat-flour') !== undefined) return null;
  const [whole, bran] = [foods.concrete('whole-wheat-flour'), foods.concrete('wheat-bran')];
  if (whole === null || bran === null) return null;
  if ([whole, bran].some((one) => deny(one) !== null || surcharge(one) > 0)) return null;
  // The bran soaks where the milk is stirred in, and is named there in the milk's place.
  const at = steps.findIndex(({ mentions }) =>
    mentions.some(({ key, kind }) => key === milk.key && (kind === 'name' || kind === 'head')),
  );
  const named = steps[at]?.mentions.filter(({ key, kind }) => key === milk.key && kind !== 'pronoun') ?? [];
  const text = source.instructions[at] ?? '';
  if (named.length !== 1 || heated.test(text) || !stirs.test(text)) return null;
  const elsewhere = steps.some(
    ({ mentions }, other) => other !== at && mentions.some(({ key }) => key === milk.key),
  );
  if (elsewhere) return null;

  const brought = { whole: grams * share.wholeWheat, bran: grams * share.bran };
  const more = Math.min(
    mostLiquid,
    1 + (brought.whole * thirst.wholeWheat + brought.bran * thirst.bran) / poured,
  );
  const raised =
    powder === undefined || powder.ingredient.grams === null || soda !== undefined
      ? null
      : Math.min(lift, (mostLift * grams) / powder.ingredient.grams);
  const why =
    'whole-wheat flour with bran in it has six times the fiber, and bran that has drunk its fill of milk keeps the crumb moist';
  const milkCalled = named[0]!.text.toLowerCase().replace(/^the\s+/, '');
  const span = { start: named[0]!.start, end: named[0]!.end };
  const edits: Edit[] = [
    {
      kind: 'swap',
      key: line.key,
      by: [inKitchen(whole, brought.whole, line, understood.grounded)],
      reason: why,
    },
    {
      kind: 'add',
      part: { ...inKitchen(bran, brought.bran, line, understood.grounded), name: 'wheat bran' },
      stepId: understood.recipe.steps[at]!.id,
      as: 'first',
      sentence: `Stir the wheat bran into the ${milkCalled} and leave for 10 minutes to soften.`,
      afterKey: line.key,
      reason: why,
    },
    {
      kind: 'replace-text',
      stepId: understood.recipe.steps[at]!.id,
      span,
      text: /^the\s/i.test(named[0]!.text) ? 'the soaked bran' : 'soaked bran',
      reason: why,
    },
    { kind: 'amount', key: milk.key, factor: more, reason: why },
    ...(raised === null || raised < 1.2
      ? []
      : [{ kind: 'amount' as const, key: powder!.key, factor: raised, reason: why }]),
  ];
  const as = (was: Ingredient, other: Food, weight: number): Ingredient => ({
    ...was,
    food: other,
    grams: weight,
  });
  return {
    slot: line.key,
    kind: 'swap',
    loss: 0.12 + orderLoss.swap,
    edits,
    why,
    difference: differenceOf(
      [contributionOf(item, facts)],
      [
        contributionOf(as(item, whole, brought.whole), facts),
        contributionOf(as(item, bran, brought.bran), facts),
        contributionOf({ ...milk.ingredient, grams: poured * (more - 1) }, facts),
      ],
    ),
    servings: null,
    side: false,
    replaces: food,
    brings: [whole, bran],
    taste: null,
    quenched: true,
    tip: 'A batter with bran thickens as it stands: five minutes of rest before it goes into the oven, and do not thin it.',
  };
}

/** In the cups of the line, else by weight. */
function inKitchen(
  food: Food,
  grams: number,
  { parsed }: GroundedLine,
  lines: readonly GroundedLine[],
): EditPart {
  if (parsed.unit !== 'cup') return { food, grams };
  const { quantity, unit } = kitchenAmount(food, grams, 'cup', systemOf(lines) === 'us' ? 'us' : 'metric');
  return { food, quantity, unit };
}
