import type { Catalogue } from '#food/catalogue';
import type { Food } from '#food/model';
import { nutrients, type Nutrient } from '#food/vocabulary';

/** Nutrients by which the make-up of foods is compared, with what counts as a great difference per 100 g. */
const compared: readonly (readonly [Nutrient, number])[] = [
  ['energy_kcal', 300],
  ['protein_g', 20],
  ['fat_g', 25],
  ['carbohydrate_g', 35],
  ['sugars_g', 25],
  ['fiber_g', 12],
  ['water_g', 40],
  ['sodium_mg', 1200],
];
const columns = compared.map(([nutrient, scale]) => [nutrients.indexOf(nutrient), scale] as const);

/** How alike the make-up of two foods is, 0–1; 0.5 where figures are missing. */
function makeUpLikeness(a: Food, b: Food): number {
  if (a.nutrients === null || b.nutrients === null) return 0.5;
  let sum = 0;
  let count = 0;
  for (const [at, scale] of columns) {
    const [x, y] = [a.nutrients[at], b.nutrients[at]];
    if (x === null || y === null || x === undefined || y === undefined) continue;
    sum += Math.max(0, 1 - Math.abs(x - y) / scale);
    count += 1;
  }
  return count === 0 ? 0.5 : sum / count;
}

/** Share of two lists that they have in common. */
function overlap<T>(a: readonly T[], b: readonly T[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const shared = a.filter((one) => b.includes(one)).length;
  return shared / (a.length + b.length - shared);
}

/** Words that say in which form a food is bought or kept; the rest of the name says what it is. */
const forms =
  /\b(dried|fresh|frozen|canned|ground|cooked|powder|flakes|jarred|whole|juice|zest|paste|leaf|leaves|seeds?)\b/g;

const stems = new WeakMap<Food, readonly string[]>();

/** The words of a food's name without its form: "dried oregano" → oregano. */
function stemOf(food: Food): readonly string[] {
  let stem = stems.get(food);
  if (stem === undefined) {
    stem = food.name
      .toLowerCase()
      .replace(forms, ' ')
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2)
      .map((word) => word.replace(/ies$/, 'y').replace(/(?:es|s)$/, ''));
    stems.set(food, stem);
  }
  return stem;
}

/** Whether two foods are one food in two forms: basil and dried basil, corn and canned corn. */
export function sameInOtherForm(a: Food, b: Food): boolean {
  const [one, other] = [stemOf(a), stemOf(b)];
  return one.length > 0 && one.join(' ') === other.join(' ');
}

/** How far up the tree two foods meet: 1 = one is the other's parent, 2 = same parent …; null where they never do. */
function treeDistance(a: Food, b: Food): number | null {
  const up = [a.id, ...a.ancestors];
  const down = [b.id, ...b.ancestors];
  for (const [i, id] of up.entries()) {
    const j = down.indexOf(id);
    if (j >= 0) return i + j;
  }
  return null;
}

/**
 * How well one food can be expected to stand in for another where nobody has written it down, 0–1: nearness in
 * the tree of foods, the same form, roles and make-up.
 */
export function likeness(a: Food, b: Food): number {
  let known = alike.get(a);
  if (known === undefined) alike.set(a, (known = new WeakMap()));
  let like = known.get(b);
  if (like === undefined) known.set(b, (like = likenessOf(a, b)));
  return like;
}

/** Asked for the same pairs again and again. */
const alike = new WeakMap<Food, WeakMap<Food, number>>();

function likenessOf(a: Food, b: Food): number {
  const distance = treeDistance(a, b);
  const near = distance === null ? 0 : ([1, 0.8, 0.6, 0.35, 0.2][distance] ?? 0.1);
  const form = sameInOtherForm(a, b) ? 1 : 0;
  const words = overlap(stemOf(a), stemOf(b));
  const roles = overlap(a.roles, b.roles);
  const shelf = a.category === b.category ? 1 : 0;
  return 0.3 * near + 0.2 * form + 0.1 * words + 0.12 * roles + 0.2 * makeUpLikeness(a, b) + 0.08 * shelf;
}

/** Concrete foods near a food: its descendants, and those of its nearest ancestors until there are enough. */
export function neighbours(food: Food, foods: Catalogue, enough: number): readonly Food[] {
  const found = new Map<string, Food>();
  const take = (one: Food): void => {
    if (!one.abstract && one.id !== food.id) found.set(one.id, one);
  };
  for (const one of foods.descendants(food.id)) take(one);
  for (const id of food.ancestors) {
    if (found.size >= enough) break;
    const ancestor = foods.get(id);
    if (ancestor !== null) take(ancestor);
    for (const one of foods.descendants(id)) take(one);
  }
  if (found.size < enough)
    for (const one of foods.byCategory(food.category)) {
      if (found.size >= 4 * enough) break;
      if (overlap(food.roles, one.roles) > 0) take(one);
    }
  return [...found.values()];
}
