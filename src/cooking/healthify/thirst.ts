import type { Catalogue } from '#food/catalogue';
import type { GroundedLine } from '#food/ground';
import type { Food } from '#food/model';
import { kitchenAmount } from '../measures/amounts.ts';
import { systemOf } from '../edit/line-amounts.ts';
import { firstNamed } from './place.ts';
import { isKind, isWater, type Ingredient } from '#food/ingredient';
import type { FactTables } from '#food/fact-tables';
import type { Edit } from '../edit/model.ts';
import { isPluralName } from '../text/naming.ts';
import { joinList } from '../text/grammar.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Character } from './character.ts';
import { contributionOf, contributionOfAdded, differenceOf } from './estimate.ts';
import type { Move } from './move.ts';

/** Grams of liquid that a gram of it takes up beyond what white flour would. Own rule, after bakers' usual additions. */
const thirst: readonly (readonly [kind: string, liquid: number, called: string])[] = [
  ['whole-wheat-flour', 0.2, 'whole-wheat flour'],
  ['wheat-bran', 2, 'bran'],
  ['oat-bran', 1.3, 'oat bran'],
  ['flaxseed', 1.3, 'flaxseed'],
  ['chia-seeds', 2, 'chia seeds'],
  ['rolled-oats', 0.8, 'oats'],
  ['protein-powder', 0.8, 'protein powder'],
  ['skim-milk-powder', 0.6, 'milk powder'],
];
/** What loosens a batter or a dough, first choices first. */
const liquids = ['milk', 'buttermilk', 'plant-milk', 'water', 'yogurt-kind', 'juice'] as const;
/** Less than this share of the liquid there is nobody pours in besides. Own rule. */
const leastShare = 0.08;
const mostShare = 0.5;
const forms = ['batter', 'cake', 'bread', 'pizza'] as const;
/** A batter with bran or whole grain in it stands a while. */
const stands = 'Let the batter stand for 10 minutes, so that the flour swells.';

/** What is dry and came in is given its liquid, in the list and in the step: nobody is left to see that the batter is stiff. Null where nothing is wanted. */
export function quenched(
  chosen: readonly Move[],
  understood: UnderstoodRecipe,
  ingredients: readonly Ingredient[],
  { words }: Pick<Character, 'words'>,
  facts: FactTables,
  foods: Pick<Catalogue, 'concrete'>,
  deny: (food: Food) => string | null,
): Move | null {
  const pot = onePotPasta(chosen, understood, ingredients, facts);
  if (pot !== null) return pot;
  if (!forms.some((form) => words.has(form)) || words.has('coating') || words.has('fried')) return null;
  const came = chosen.flatMap(({ edits, quenched: done }) =>
    (done === true ? [] : edits).flatMap((edit) =>
      edit.kind === 'swap' ? edit.by : edit.kind === 'add' ? [edit.part] : [],
    ),
  );
  const wanted = came.flatMap(({ food, grams, quantity, unit }) => {
    const found = thirst.find(([kind]) => isKind(food, kind));
    const weight =
      grams ??
      (unit === 'cup' && quantity !== null && quantity !== undefined && food.gramsPerMl !== null
        ? quantity * 236.6 * food.gramsPerMl
        : 0);
    return found === undefined || weight <= 0 ? [] : [{ called: found[2], grams: weight * found[1] }];
  });
  const all = wanted.reduce((sum, one) => sum + one.grams, 0);
  if (all <= 0) return null;
  const at = liquidAt(understood, chosen);
  const line = at < 0 ? undefined : understood.grounded[at];
  const item = ingredients[at];
  const names = [...new Set(wanted.map(({ called }) => called))];
  const why = `the ${joinList(names)} ${names.length > 1 || isPluralName(names[0]!) ? 'drink' : 'drinks'} more than white flour does`;
  if (line === undefined || item === undefined || line.ingredient.grams === null)
    return words.has('bread') || words.has('pizza') || swapsMilk(chosen)
      ? null
      : newLiquid(all, why, understood, facts, foods, deny);
  const share = Math.min(mostShare, all / line.ingredient.grams);
  if (share < leastShare) return null;
  const before = [contributionOf(item, facts)];
  const after = [contributionOf({ ...item, grams: (item.grams ?? 0) * (1 + share) }, facts)];
  return {
    slot: line.key,
    kind: 'increase',
    loss: 0,
    edits: [
      { kind: 'amount', key: line.key, factor: 1 + share, reason: why },
      ...(words.has('batter') ? standing(line.key, understood, why) : []),
    ],
    why,
    difference: differenceOf(before, after),
    servings: null,
    side: false,
    brings: [],
    taste: null,
  };
}

/** Grams of liquid that a gram of whole-wheat pasta takes up beyond white pasta, with what boils off while it cooks on. Own rule. */
const pastaThirst = 0.5;

/** Whole-wheat pasta that cooks in its sauce gets more of the stock or water of that pot. Null where pasta boils by itself. */
function onePotPasta(
  chosen: readonly Move[],
  { grounded, steps, source }: UnderstoodRecipe,
  ingredients: readonly Ingredient[],
  facts: FactTables,
): Move | null {
  const swap = chosen
    .flatMap(({ edits }) => edits)
    .find((edit) => edit.kind === 'swap' && edit.by.some(({ food }) => isKind(food, 'whole-wheat-pasta')));
  if (swap?.kind !== 'swap') return null;
  const step = steps.findIndex(({ mentions }) => mentions.some(({ key }) => key === swap.key));
  if (
    step < 0 ||
    /\b(?:drain\w*|colander|packet|package|salted water)\b/i.test(source.instructions.slice(step).join(' '))
  )
    return null;
  const touched = new Set(
    chosen.flatMap(({ edits }) => edits.flatMap((edit) => ('key' in edit ? [edit.key] : []))),
  );
  const held = new Set(steps[step]!.contents);
  const at = grounded.findIndex(
    ({ key, parsed, ingredient: { food, grams } }) =>
      held.has(key) &&
      !touched.has(key) &&
      parsed.quantity !== null &&
      food !== null &&
      (grams ?? 0) >= 240 &&
      (isWater(food) || isKind(food, 'stock')),
  );
  const line = grounded[at];
  const item = ingredients[at];
  const pasta = grounded.find(({ key }) => key === swap.key)?.ingredient.grams ?? null;
  if (line === undefined || item === undefined || pasta === null) return null;
  const share = (pasta * pastaThirst) / line.ingredient.grams!;
  const why = 'whole-wheat pasta drinks more of the sauce that it cooks in';
  return {
    slot: line.key,
    kind: 'increase',
    loss: 0,
    edits: [{ kind: 'amount', key: line.key, factor: 1 + share, reason: why }],
    why,
    difference: differenceOf(
      [contributionOf(item, facts)],
      [contributionOf({ ...item, grams: (item.grams ?? 0) * (1 + share) }, facts)],
    ),
    servings: null,
    side: false,
    brings: [],
    taste: null,
  };
}

/** Grams of liquid that are worth a line of their own. Own rule. */
const leastNew = 40;
const mostNew = 120;

/** A splash of milk, or of water where milk may not come in, beside the eggs of a batter that has no liquid. */
function newLiquid(
  wanted: number,
  why: string,
  understood: UnderstoodRecipe,
  facts: FactTables,
  foods: Pick<Catalogue, 'concrete'>,
  deny: (food: Food) => string | null,
): Move | null {
  const { grounded } = understood;
  const egg = grounded.find(({ ingredient: { food } }) => food !== null && isKind(food, 'bird-egg'));
  const stepId = egg === undefined ? null : firstNamed(egg.key, understood);
  if (stepId === null || wanted < leastNew) return null;
  const dairy = grounded.some(
    ({ ingredient: { food } }) =>
      food?.allergens.some(({ allergen, level }) => allergen === 'milk' && level === 'contains') === true,
  );
  const milk = dairy ? foods.concrete('reduced-fat-milk') : null;
  const food = milk !== null && deny(milk) === null ? milk : foods.concrete('water');
  if (food === null) return null;
  const grams = Math.min(mostNew, wanted);
  const us = systemOf(grounded) === 'us';
  const { quantity, unit } = kitchenAmount(food, grams, us ? 'cup' : 'ml', us ? 'us' : 'metric');
  return {
    slot: `add:${food.id}`,
    kind: 'add',
    loss: 0,
    edits: [
      {
        kind: 'add',
        part: { food, name: isWater(food) ? 'water' : 'milk', quantity, unit },
        stepId,
        as: 'then',
        sentence: `Stir in the ${isWater(food) ? 'water' : 'milk'}.`,
        afterKey: egg!.key,
        reason: why,
      },
    ],
    why,
    difference: contributionOfAdded(food, grams, null, facts),
    servings: null,
    side: false,
    brings: [food],
    taste: null,
  };
}

/** The milk of the list is another one by now: a second carton beside it is none of it. The cook loosens the batter by eye. */
const swapsMilk = (chosen: readonly Move[]): boolean =>
  chosen.some(({ edits }) =>
    edits.some((edit) => edit.kind === 'swap' && edit.by.some(({ food }) => isKind(food, 'milk'))),
  );

/** The first line of a liquid that is measured and that nothing else changes. */
function liquidAt({ grounded }: UnderstoodRecipe, chosen: readonly Move[]): number {
  const touched = new Set(
    chosen.flatMap(({ edits }) => edits.flatMap((edit) => ('key' in edit ? [edit.key] : []))),
  );
  const fits = ({ key, parsed, ingredient: { food, grams } }: GroundedLine, kind: string): boolean =>
    food !== null &&
    grams !== null &&
    grams >= 40 &&
    parsed.quantity !== null &&
    !touched.has(key) &&
    (kind === 'water' ? isWater(food) : isKind(food, kind)) &&
    !/powder|condensed|evaporated/.test(food.id);
  for (const kind of liquids) {
    const at = grounded.findIndex((line) => fits(line, kind));
    if (at >= 0) return at;
  }
  return -1;
}

/** After the step that mixes the batter, unless it stands already. */
function standing(key: string, { steps, source }: UnderstoodRecipe, reason: string): readonly Edit[] {
  if (/\b(?:rest|stand|sit|chill|overnight|leave)\b/i.test(source.instructions.join(' '))) return [];
  const at = steps.findIndex(({ mentions }) =>
    mentions.some((one) => one.key === key && one.kind !== 'pronoun'),
  );
  if (at < 0) return [];
  const text = source.instructions[at]!;
  if (/\b(?:fry|bake|oven|griddle|pan|cook|flip|pour (?:in)?to)\b/i.test(text)) return [];
  const end = text.trimEnd().length;
  return [
    {
      kind: 'replace-text',
      stepId: steps[at]!.id,
      span: { start: end, end },
      text: `${/[.!?)]$/.test(text.trimEnd()) ? '' : '.'} ${stands}`,
      reason,
    },
  ];
}

/** A tip that asks for what has been done already. */
export const loosens = (tip: string): boolean =>
  /drinks more|loosen it with|more liquid|looks stiff|splash of its own water/i.test(tip);
