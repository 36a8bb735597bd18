import type { GroundedLine } from '#food/ground';
import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit } from '../edit/model.ts';
import type { Move, MoveParts } from './move.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';

/** Grams of water that a gram takes up as it cooks. Own rule. */
const swells: readonly (readonly [kind: string, water: number])[] = [
  ['dried-bean', 2.2],
  ['lentil', 2.2],
  ['split-pulse', 2.5],
  ['rice', 2],
  ['grain', 2.2],
];

/** What more of something asks for besides: what swells takes its liquid along. Null where the list has none to measure out. */
export function goesAlong(
  line: GroundedLine,
  food: Food,
  more: number,
  { understood }: MoveParts,
): readonly Edit[] | null {
  if (/^(?:cooked|canned|unsalted|frozen|fresh)-/.test(food.id)) return [];
  const found = swells.find(([kind]) => isKind(food, kind));
  if (found === undefined) return [];
  const liquids = understood.grounded
    .filter(
      ({ key, parsed, ingredient }) =>
        key !== line.key &&
        parsed.quantity !== null &&
        ingredient.food !== null &&
        (ingredient.grams ?? 0) > 0 &&
        (isWater(ingredient.food) || isKind(ingredient.food, 'stock')),
    )
    .sort((a, b) => b.ingredient.grams! - a.ingredient.grams!);
  const [liquid] = liquids;
  if (liquid === undefined) return null;
  const all = liquids.reduce((sum, one) => sum + one.ingredient.grams!, 0);
  // A pot of soup has room for a little more.
  if (more * found[1] < all * 0.1) return [];
  return [
    {
      kind: 'amount',
      key: liquid.key,
      factor: 1 + (more * found[1]) / liquid.ingredient.grams!,
      reason: `The ${line.ingredient.name} take it up`,
    },
  ];
}

/** "Until the rice has absorbed all the broth": the pot has no more in it than the rice takes up. */
const takenUp =
  /\b(?:absorb(?:ed|s)?|soak(?:ed|s)? (?:it )?up|tak(?:en|es) (?:it |in |the \w+ )?up|takes? up|dr[iu]nks? (?:it )?up|taken up|evaporated)\b/i;
/** What cooks in just what it drinks, and what it drinks. */
const drinking = ['pasta', 'noodle', 'rice', 'grain'] as const;
const drunk = ['stock', 'milk', 'plant-milk', 'coconut-milk', 'water'] as const;
/** Rice that cooks in what is measured for it. */
const inItsOwn =
  /\brice cooker\b|\bcook (?:the |your )?(?:\p{L}+ )?rice (?:with|in) (?!(?:plenty|lots|a (?:large|big)|boiling|salted)\b)/iu;

/** What is stirred to a dough with nothing but water. */
const doughs = ['polenta', 'masa-harina', 'masarepa', 'flour', 'semolina'] as const;

/** Less meal is wetted with less water, where one step mixes the two. */
function wetsLess(
  line: GroundedLine,
  factor: number,
  { grounded, steps }: UnderstoodRecipe,
): readonly Edit[] {
  const mixed = steps.find(({ mentions }) => mentions.some(({ key }) => key === line.key));
  if (mixed === undefined) return [];
  return grounded.flatMap(({ key, parsed, ingredient }): Edit[] =>
    key !== line.key &&
    parsed.quantity !== null &&
    ingredient.food !== null &&
    isWater(ingredient.food) &&
    mixed.mentions.some((one) => one.key === key)
      ? [{ kind: 'amount', key, factor, reason: `Less ${line.ingredient.name} takes up less of it` }]
      : [],
  );
}

/** What less of something leaves unneeded: rice that takes up all of its stock gets less of that; nothing elsewhere. */
export function leavesAlong(
  line: GroundedLine,
  food: Food,
  factor: number,
  { understood }: MoveParts,
): readonly Edit[] {
  const { grounded, source, steps } = understood;
  if (factor < 0.95 && doughs.some((kind) => isKind(food, kind))) return wetsLess(line, factor, understood);
  if (!isKind(food, 'rice') || /^(?:cooked|canned)-/.test(food.id) || factor > 0.85) return [];
  const [liquid, another] = grounded.filter(
    ({ key, parsed, ingredient }) =>
      key !== line.key &&
      parsed.quantity !== null &&
      ingredient.food !== null &&
      (isWater(ingredient.food) || isKind(ingredient.food, 'stock')) &&
      (ingredient.grams ?? 0) > (line.ingredient.grams ?? Infinity),
  );
  if (liquid === undefined || another !== undefined) return [];
  const soaked = steps.some(
    ({ contents }, at) =>
      takenUp.test(source.instructions[at]!) && contents.includes(line.key) && contents.includes(liquid.key),
  );
  return soaked
    ? [
        {
          kind: 'amount',
          key: liquid.key,
          factor: (1 + factor) / 2,
          reason: `Less ${line.ingredient.name} takes up less of it`,
        },
      ]
    : [];
}

/** Grams of a food that edits leave of a line; null where none of them touches it. */
function leftOf(key: string, grams: number, food: Food, edits: readonly Edit[]): number | null {
  for (const edit of edits) {
    if (edit.kind === 'amount' && edit.key === key) return grams * edit.factor;
    if (edit.kind === 'swap' && edit.key === key)
      return edit.by.reduce((sum, part) => sum + (part.food.id === food.id ? (part.grams ?? 0) : 0), 0);
  }
  return null;
}

/**
 * The milk that pasta drinks follows the pasta: where less of it boils in milk or stock that no one pours off, less of
 * that goes in, whatever kind it has become. The moves as they were where nothing is soaked up.
 */
export function drinksLess(
  chosen: readonly Move[],
  { grounded, steps, source }: UnderstoodRecipe,
): readonly Move[] {
  const edits = chosen.flatMap((move) => move.edits);
  for (const line of grounded) {
    const { food, grams } = line.ingredient;
    if (food === null || grams === null || grams <= 0 || !drinking.some((kind) => isKind(food, kind)))
      continue;
    const left = leftOf(line.key, grams, food, edits);
    if (left === null || left > grams * 0.85) continue;
    const liquids = grounded.filter(
      ({ key, parsed, ingredient }) =>
        parsed.quantity !== null &&
        ingredient.food !== null &&
        drunk.some((kind) => isKind(ingredient.food!, kind)) &&
        steps.some(({ contents, mentions }, at) => {
          const text = source.instructions[at]!;
          // A glass of water that stands by is no pot of milk.
          const soaks =
            takenUp.test(text) && (ingredient.grams ?? 0) > grams && !isKind(ingredient.food!, 'water');
          return (
            contents.includes(line.key) &&
            contents.includes(key) &&
            (soaks ||
              (isKind(food, 'rice') && inItsOwn.test(text) && mentions.some((one) => one.key === key)))
          );
        }),
    );
    const own = steps.some(
      ({ contents }, at) => contents.includes(line.key) && inItsOwn.test(source.instructions[at]!),
    );
    if (liquids.length === 0) continue;
    // What the pot boils away and the potatoes want stays.
    const factor = own ? left / grams : 1 - ((1 - left / grams) * 2) / 3;
    return (own ? liquids : liquids.slice(0, 1)).reduce(
      (moves, liquid) => scaled(moves, line, liquid, factor),
      chosen,
    );
  }
  return chosen;
}

/** The moves with less of one liquid, whatever kind it has become. */
function scaled(
  chosen: readonly Move[],
  line: GroundedLine,
  liquid: GroundedLine,
  factor: number,
): readonly Move[] {
  const edits = chosen.flatMap((move) => move.edits);
  const reason = `Less ${line.ingredient.name} takes up less of it`;
  const swapped = edits.find((edit) => edit.kind === 'swap' && edit.key === liquid.key);
  if (edits.some((edit) => edit.kind === 'amount' && edit.key === liquid.key)) return chosen;
  return chosen.map((move) => ({
    ...move,
    edits: [
      ...move.edits.map((edit) =>
        edit === swapped && edit.kind === 'swap'
          ? {
              ...edit,
              by: edit.by.map(({ quantity: _, unit: __, grams: was, ...part }) => ({
                ...part,
                ...(part.sort === true ? { less: true } : {}),
                grams: ((was ?? 0) > 0 ? was! : liquid.ingredient.grams! / edit.by.length) * factor,
              })),
              reason: `${edit.reason}; ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
            }
          : edit,
      ),
      ...(swapped === undefined && move.slot === line.key
        ? [{ kind: 'amount' as const, key: liquid.key, factor, reason }]
        : []),
    ],
  }));
}
