import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { nutrients, type Nutrient } from '#food/vocabulary';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Contribution } from './estimate.ts';
import type { Move } from './move.ts';
import type { Taste } from './rules.ts';

/** Less sodium or fat than this share is tasted. Own rule. */
const tastedShare: Readonly<Partial<Record<Nutrient, number>>> = { sodium_mg: 0.2, fat_g: 0.3 };
/** Who counts one of these eats the dish with less fat. */
const richness: readonly Nutrient[] = ['fat_g', 'saturated_fat_g', 'energy_kcal', 'cholesterol_mg'];
/** A sour, a fresh, a warm and a round thing give back what salt was for; three scents do for sugar. */
/** More than this that a dish never had makes another dish of it. Own rule. */
const mostAdded = 3;
const mostTastes: Readonly<Record<Taste, number>> = { salt: 4, fat: 3, sugar: 3 };

const sourFoods: ReadonlySet<string> = new Set([
  'lime',
  'lemon',
  'rice-vinegar',
  'cider-vinegar',
  'red-wine-vinegar',
]);

const freshFoods: ReadonlySet<string> = new Set([
  'cilantro',
  'parsley',
  'dill',
  'basil',
  'chives',
  'scallion',
]);

/** What warms or bites. */
const warmFoods: ReadonlySet<string> = new Set([
  'garlic',
  'dried-thyme',
  'dried-oregano',
  'nutmeg',
  'smoked-paprika',
  'fresh-ginger',
  'black-pepper',
]);
/** What gives body and smell at the end. */
const roundFoods: ReadonlySet<string> = new Set(['toasted-sesame-oil', 'lemon-zest']);
/** From this share of tomatoes on a dish is sour enough. Own rule. */
const tomatoShare = 0.2;

const isSour = ({ brings }: Move): boolean => brings.some(({ id }) => sourFoods.has(id));
const isWarm = ({ brings }: Move): boolean => brings.some(({ id }) => warmFoods.has(id));

const sharpForFat = 'a sharp note lifts what tastes flat with less fat';
const freshForFat = 'fresh herbs carry the taste that the fat carried';

/** What is sour or fresh does for a dish with less fat what it does for one with less salt. */
function forFat(move: Move): readonly Move[] {
  const sour = move.brings.some(({ id }) => sourFoods.has(id));
  const fresh = move.brings.some(({ id }) => freshFoods.has(id));
  if (move.taste !== 'salt' || move.kind !== 'add' || !(sour || fresh)) return [];
  const why = sour ? sharpForFat : freshForFat;
  return [
    {
      ...move,
      taste: 'fat',
      why,
      edits: move.edits.map((edit) => ({ ...edit, reason: why })),
    },
  ];
}

/** Something sour, fresh or fragrant where salt, fat or sugar went, as far as changes are left. */
export function restoreTaste(
  chosen: readonly Move[],
  all: readonly Move[],
  understood: UnderstoodRecipe,
  known: Contribution,
  measured: readonly Nutrient[],
  left: number,
): readonly Move[] {
  const cutOf = (nutrient: Nutrient): boolean => {
    const at = nutrients.indexOf(nutrient);
    const cut = chosen.reduce((sum, { difference }) => sum - (difference.values[at] ?? 0), 0);
    return cut > (known.values[at] ?? Infinity) * tastedShare[nutrient]!;
  };
  const sweet = chosen.some(
    ({ slot, kind, brings }) =>
      (kind === 'reduce' ||
        brings.some(({ id }) => id === 'erythritol' || id === 'applesauce' || id === 'banana')) &&
      understood.grounded.some(
        ({ key, ingredient }) =>
          key === slot &&
          ingredient.food !== null &&
          (isKind(ingredient.food, 'sugar-kind') || isKind(ingredient.food, 'sweetener')),
      ),
  );
  const added = chosen.filter(({ kind }) => kind === 'add').length;
  const salt = measured.includes('sodium_mg') && cutOf('sodium_mg');
  const wanted: readonly Taste[] = [
    ...(salt ? (['salt'] as const) : []),
    // What makes up for salt makes up for fat.
    ...(!salt && richness.some((one) => measured.includes(one)) && cutOf('fat_g') ? (['fat'] as const) : []),
    ...(sweet ? (['sugar'] as const) : []),
  ];
  // Tomatoes are sour enough by themselves, though lime is at home beside them.
  const weight = understood.grounded.reduce((sum, { ingredient: { grams } }) => sum + (grams ?? 0), 0);
  const red = understood.grounded.reduce(
    (sum, { ingredient: { food, grams } }) =>
      food !== null && (isKind(food, 'tomato-product') || isKind(food, 'tomato')) ? sum + (grams ?? 0) : sum,
    0,
  );
  const tomato = red > weight * tomatoShare;
  return wanted
    .flatMap((taste) => {
      // What a swap brings in already is not brought in again.
      const fitting = (
        taste === 'fat'
          ? [
              ...all,
              ...all
                .flatMap(forFat)
                .filter((move) => !tomato || !isSour(move) || move.brings.some(({ id }) => id === 'lime')),
            ]
          : all
      ).filter(
        (move) =>
          // More of the herbs that are there does for salt what it does for fat.
          (move.taste === taste || (taste === 'salt' && move.taste === 'fat' && move.kind === 'increase')) &&
          !chosen.some(
            ({ slot, brings }) =>
              slot === move.slot ||
              brings.some((one) =>
                move.brings.some((other) => isKind(other, one.id) || isKind(one, other.id)),
              ),
          ),
      );
      // One sour thing, one fresh one and one that warms, not two of a kind.
      const sour =
        fitting.find(({ kind, taste: gives }) => kind === 'increase' && gives === 'salt') ??
        fitting.find(({ brings }) => brings.some(({ id }) => sourFoods.has(id)));
      const fresh = fitting.find(
        (move) =>
          move !== sour &&
          (move.kind === 'increase' || !move.brings.some(({ id }) => sourFoods.has(id))) &&
          !move.brings.some(({ id }) => roundFoods.has(id)) &&
          !isWarm(move),
      );
      const warm = taste === 'salt' ? fitting.find(isWarm) : undefined;
      if (taste === 'sugar') return fitting.slice(0, mostTastes.sugar);
      const round = fitting.find(({ brings }) => brings.some(({ id }) => roundFoods.has(id)));
      return [...new Set([sour, fresh, warm, round])]
        .filter((move) => move !== undefined)
        .slice(0, mostTastes[taste]);
    })
    .filter((move, at, list) => list.findIndex(({ slot }) => slot === move.slot) === at)
    .filter(
      (move, at, list) =>
        move.kind !== 'add' ||
        list.slice(0, at).filter(({ kind }) => kind === 'add').length + added < mostAdded,
    )
    .slice(0, Math.max(0, left));
}

/** Grams a serving of lemon or its juice up to which it seasons: half a small one. Own rule. */
const seasoningSour = 40;
/** Times as much as the recipe has, of what carries a dish when its fat goes. Own rule. */
const bolder: readonly (readonly [kind: string, factor: number, taste: Taste])[] = [
  ['lime', 2, 'salt'],
  ['lemon', 2, 'salt'],
  ['lime-juice', 1.5, 'salt'],
  ['lemon-juice', 1.5, 'salt'],
  ['tamarind-paste', 1.5, 'salt'],
  ['herb', 2, 'fat'],
  ['garlic', 1.5, 'fat'],
  ['fresh-ginger', 1.5, 'fat'],
  ['vanilla-extract', 1.5, 'sugar'],
  ['ground-cinnamon', 1.5, 'sugar'],
];

/** How much more of a scent that is there already brings back taste; null where it is none, or has no measure. */
export function moreOfScent(
  line: GroundedLine,
  food: Food,
  { savoury, servings }: { readonly savoury: boolean; readonly servings: number },
): { readonly factor: number; readonly why: string; readonly taste: Taste } | null {
  if (
    line.parsed.quantity === null ||
    (/^(?:dried|ground)-|powder|bay|salt/.test(food.id) && food.id !== 'ground-cinnamon')
  )
    return null;
  // Leaves that scent a whole pot by a sprig do not come in handfuls.
  if (/curry-lea|lime-lea|lemongrass|rosemary|sage|bay|tarragon|marjoram/.test(food.id)) return null;
  const found = bolder.find(([kind]) => isKind(food, kind));
  if (found === undefined) return null;
  // In what is sweet it makes up for no salt; and of what is there by the bowlful twice as much is another dish.
  if (found[2] === 'salt' && (!savoury || (line.ingredient.grams ?? 0) / servings > seasoningSour))
    return null;
  // A leaf or two for show, not a salad of parsley.
  if (line.ingredient.grams === null || (line.ingredient.grams > 25 && found[2] !== 'salt')) return null;
  return {
    factor: found[1],
    taste: found[2],
    why: broughtBack(found[0], found[2], line.ingredient.name.toLowerCase()),
  };
}

/** What more of a scent does. */
function broughtBack(kind: string, taste: Taste, name: string): string {
  if (taste === 'sugar') return `more ${name} makes it taste sweeter`;
  if (taste === 'salt') return `more ${name} makes up for some of the salt`;
  if (kind === 'herb') return `more ${name} adds flavor without salt or fat`;
  return `more ${name} adds flavor without salt or fat`;
}
