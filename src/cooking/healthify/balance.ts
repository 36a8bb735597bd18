import type { Catalogue } from '#food/catalogue';
import { isKind, isWater, type Ingredient } from '#food/ingredient';
import type { FactTables } from '#food/fact-tables';
import { nutrients } from '#food/vocabulary';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import type { Move } from './move.ts';
import { firstNamed } from './place.ts';

/** Sauces that are salt and liquid at once. */
const saltySauces = ['soy-sauce', 'fish-sauce', 'oyster-sauce', 'teriyaki-sauce', 'hoisin-sauce'] as const;
/** Grams a serving that go before the sauce is thinner or sweeter for it. Own rule. */
const leastGone = 8;
const leastSweet = 6;
/** Sweet follows salt, but not all the way down. Own rule. */
const leastShare = 0.5;
/** Grams of starch a serving that thicken a sauce, and the share of what goes that water makes up beside them. Own rules. */
const littleStarch = 8;
const starchedShare = 0.35;

/**
 * A glaze of soy sauce and sugar is a balance: where much of the salty goes, water makes up the sauce and some of the sweet
 * goes with it, or what is left is syrup.
 */
export function sauceInBalance(
  chosen: readonly Move[],
  understood: UnderstoodRecipe,
  ingredients: readonly Ingredient[],
  facts: FactTables,
  foods: Pick<Catalogue, 'concrete'>,
): readonly Move[] {
  const { grounded, recipe } = understood;
  const touched = new Set(
    chosen.flatMap(({ slot, edits }) => [
      slot,
      ...edits.flatMap((edit) => ('key' in edit ? [edit.key] : [])),
    ]),
  );
  let gone = 0;
  let was = 0;
  const names: string[] = [];
  const keys: string[] = [];
  for (const { slot, edits } of chosen) {
    const line = grounded.find(({ key }) => key === slot);
    const food = line?.ingredient.food ?? null;
    const grams = line?.ingredient.grams ?? null;
    if (food === null || grams === null || !saltySauces.some((kind) => isKind(food, kind))) continue;
    const [first] = edits;
    const left =
      first?.kind === 'amount'
        ? grams * first.factor
        : first?.kind === 'swap'
          ? (first.by[0]!.grams ?? grams)
          : grams;
    gone += Math.max(0, grams - left);
    was += grams;
    keys.push(slot);
    names.push(line!.ingredient.name.toLowerCase());
  }
  if (gone / recipe.servings < leastGone) return [];
  // What a spoonful of starch thickened, it thickens no more of: with it the sauce keeps less than its old volume.
  if (
    grounded.some(
      ({ ingredient: { food, grams } }) =>
        food !== null && isKind(food, 'starch') && (grams ?? Infinity) / recipe.servings < littleStarch,
    )
  )
    gone *= starchedShare;
  const moves: Move[] = [];
  const change = (at: number, factor: number, why: string): void => {
    const line = grounded[at]!;
    const item = ingredients[at]!;
    moves.push({
      slot: line.key,
      kind: factor < 1 ? 'reduce' : 'increase',
      loss: 0,
      edits: [{ kind: 'amount', key: line.key, factor, reason: why }],
      why,
      difference: differenceOf(
        [contributionOf(item, facts)],
        [contributionOf({ ...item, grams: (item.grams ?? 0) * factor }, facts)],
      ),
      servings: null,
      side: false,
      brings: [],
      taste: null,
    });
  };
  const pours = grounded.findIndex(
    ({ key, parsed, ingredient: { food, grams } }) =>
      !touched.has(key) &&
      parsed.quantity !== null &&
      (grams ?? 0) >= gone * 0.5 &&
      food !== null &&
      (isWater(food) || (isKind(food, 'stock') && !/cube|paste|powder/.test(food.id))),
  );
  if (pours >= 0)
    change(
      pours,
      1 + gone / grounded[pours]!.ingredient.grams!,
      `makes up the volume of sauce that ${names[0]!} gave`,
    );
  else {
    const water = waterFor(keys[0]!, gone, understood, foods);
    if (water !== null) moves.push(water);
  }
  const sweet = grounded.findIndex(
    ({ key, parsed, ingredient: { food, grams } }) =>
      !touched.has(key) &&
      parsed.quantity !== null &&
      food !== null &&
      (grams ?? 0) / recipe.servings >= leastSweet &&
      (isKind(food, 'sugar-kind') || isKind(food, 'sweetener')),
  );
  if (sweet >= 0)
    change(
      sweet,
      Math.max(leastShare, 1 - (0.8 * gone) / was),
      'less sugar balances the smaller amount of salt',
    );
  return moves;
}

/** Grams a serving of sugar that go, and of what is sour or salty beside it, from which the balance tips. Own rules. */
const sweetGone = 4;
const leastSour = 3;
const leastSalty = 12;
const sours = ['vinegar', 'tamarind-paste'] as const;

/** Sweet and sour, sweet and salty: where half of the sugar goes, a third of what it held in check goes with it. */
export function sourFollowsSweet(
  chosen: readonly Move[],
  { grounded, recipe }: UnderstoodRecipe,
  ingredients: readonly Ingredient[],
  facts: FactTables,
): readonly Move[] {
  const touched = new Set(
    chosen.flatMap(({ slot, edits }) => [
      slot,
      ...edits.flatMap((edit) => ('key' in edit ? [edit.key] : [])),
    ]),
  );
  let gone = 0;
  let was = 0;
  for (const {
    key,
    ingredient: { food, grams },
  } of grounded) {
    if (food === null || grams === null || !(isKind(food, 'sugar-kind') || isKind(food, 'sweetener')))
      continue;
    was += grams;
    for (const { slot, edits } of chosen)
      if (slot === key)
        for (const edit of edits)
          if (edit.kind === 'amount' && edit.key === key) gone += grams * Math.max(0, 1 - edit.factor);
  }
  if (was === 0 || gone / was < 0.5 || gone / recipe.servings < sweetGone) return [];
  return grounded.flatMap(({ key, parsed, ingredient: { food, grams, name } }, at): readonly Move[] => {
    if (food === null || grams === null || parsed.quantity === null || touched.has(key)) return [];
    const sour = sours.some((kind) => isKind(food, kind)) && grams / recipe.servings >= leastSour;
    const salty = isKind(food, 'soy-sauce') && grams / recipe.servings >= leastSalty;
    if (!sour && !salty) return [];
    const item = ingredients[at]!;
    const why = `with less sugar beside it, less ${name.toLowerCase()} keeps the sauce in balance`;
    return [
      {
        slot: key,
        kind: 'reduce',
        loss: 0,
        edits: [{ kind: 'amount', key, factor: sour ? 0.67 : 0.75, reason: why }],
        why,
        difference: differenceOf(
          [contributionOf(item, facts)],
          [contributionOf({ ...item, grams: grams * (sour ? 0.67 : 0.75) }, facts)],
        ),
        servings: null,
        side: false,
        brings: [],
        taste: null,
      },
    ];
  });
}

const measuredWater = /\b(?:cups?|tbsp|tablespoons?|ml|splash)\b[^.]*\bwater\b/i;
/** A spoonful of water is worth a line from here on. Own rule. */
const leastWater = 15;

/** The first step beside the marinade that names a food: water in a marinade thins it and makes no sauce. */
const outsideMarinade = (key: string, { steps, source }: UnderstoodRecipe): string | null =>
  steps.find(
    ({ mentions }, at) =>
      mentions.some((one) => one.key === key && (one.kind === 'name' || one.kind === 'head')) &&
      !/\bmarinad|\bmarinat|\boptional/i.test(source.instructions[at]!),
  )?.id ?? null;

/** Water in the place of what is not poured in, named in one breath with the sauce; null where no step names that. */
function waterFor(
  key: string,
  gone: number,
  understood: UnderstoodRecipe,
  foods: Pick<Catalogue, 'concrete'>,
): Move | null {
  const food = foods.concrete('water');
  const stepId = outsideMarinade(key, understood) ?? firstNamed(key, understood);
  if (food === null || stepId === null || gone < leastWater) return null;
  // A step that pours water in by itself has a sauce already.
  if (understood.source.instructions.some((text) => measuredWater.test(text))) return null;
  // Fried rice wants none, and a broth or a curry has enough.
  if (
    understood.grounded.some(
      ({ ingredient: { food: one, grams } }) =>
        one !== null &&
        (isKind(one, 'rice') ||
          ((isKind(one, 'stock') || isWater(one) || isKind(one, 'coconut-milk')) &&
            (grams ?? 0) >= gone * 2)),
    )
  )
    return null;
  const why = 'makes up the volume of sauce';
  return {
    slot: 'add:water',
    kind: 'add',
    loss: 0,
    edits: [
      {
        kind: 'add',
        part: { food, quantity: Math.max(1, Math.floor(gone / leastWater)), unit: 'tbsp' },
        stepId,
        as: 'then',
        together: true,
        sentence: 'Stir in the water.',
        afterKey: key,
        reason: why,
      },
    ],
    why,
    difference: { cookedGrams: gone, values: new Float64Array(nutrients.length) },
    servings: null,
    side: false,
    brings: [food],
    taste: null,
  };
}

/** Cream that has become milk is the milk that the dish has besides: nobody buys two. */
export function oneMilk(chosen: readonly Move[]): readonly Move[] {
  const incoming = ({ edits: [first] }: Move): string | null =>
    first?.kind === 'swap' && first.by.length === 1 ? first.by[0]!.food.id : null;
  const replaced = (move: Move): boolean => move.replaces !== undefined && isKind(move.replaces, 'milk');
  const milk = chosen.find((move) => incoming(move) === 'skim-milk' && replaced(move))?.brings[0];
  if (milk === undefined) return chosen;
  return chosen.map((move): Move => {
    const [first, ...rest] = move.edits;
    if (first?.kind !== 'swap' || incoming(move) !== 'reduced-fat-milk' || replaced(move)) return move;
    return {
      ...move,
      edits: [{ ...first, by: [{ ...first.by[0]!, food: milk }] }, ...rest],
      brings: [milk],
    };
  });
}
