import type { Food } from '#food/model';
import type { Nutrition, NutrientAmounts } from '#food/nutrition';
import { nutrients, type Diet } from '#food/vocabulary';
import { joinList } from '../text/grammar.ts';
import { shortNames } from '../text/naming.ts';

/** A food of the recipe and how much of it there is. */
export interface Weighed {
  readonly food: Food;
  readonly grams: number;
}

type Nutrient = (typeof nutrients)[number];
type Figure = (amounts: NutrientAmounts, foods: readonly Weighed[]) => string | null;

/** Said with its figure, since that is what was asked: by a way of eating or by a focus. */
const figures: Readonly<Record<string, Figure>> = {
  keto: carbohydrates,
  'low-carb': carbohydrates,
  'low-sodium': sodium,
  dash: sodium,
  'kidney-friendly': sodium,
  'high-protein': (amounts, foods) =>
    told(amounts.protein_g, (grams) => `${near(grams, 1)} g of protein${mostFrom('protein_g', foods)}`),
  'high-fiber': (amounts, foods) =>
    told(amounts.fiber_g, (grams) => `${near(grams, 1)} g of fiber${mostFrom('fiber_g', foods)}`),
  'gut-health': (amounts, foods) =>
    told(amounts.fiber_g, (grams) => `${near(grams, 1)} g of fiber${mostFrom('fiber_g', foods)}`),
  'iron-rich': (amounts, foods) =>
    told(amounts.iron_mg, (mg) => `${near(mg, 0.5)} mg of iron${mostFrom('iron_mg', foods)}`),
  'low-calorie': ({ energy_kcal: energy }) => told(energy, (kcal) => `${near(kcal, 10)} kcal`),
  'weight-loss': ({ energy_kcal: energy, protein_g: protein }) =>
    protein === null
      ? null
      : told(energy, (kcal) => `${near(kcal, 10)} kcal and ${near(protein, 1)} g of protein`),
  'low-sugar': ({ sugars_g: sugars }) => told(sugars, (grams) => `${near(grams, 1)} g of sugars`),
  'low-fat': ({ fat_g: fat }) => told(fat, (grams) => `${near(grams, 1)} g of fat`),
  'low-saturated-fat': ({ saturated_fat_g: fat }) =>
    told(fat, (grams) => `${near(grams, 1)} g of saturated fat`),
  'low-cholesterol': ({ cholesterol_mg: amount }) => told(amount, (mg) => `${near(mg, 5)} mg of cholesterol`),
  'heart-healthy': heart,
  'diabetic-friendly': carbohydrates,
  balanced: ({ energy_kcal: energy, protein_g: protein, carbohydrate_g: starch, fat_g: fat }) =>
    protein === null || starch === null || fat === null
      ? null
      : told(
          energy,
          (kcal) =>
            `${near(kcal, 10)} kcal, with ${near(protein, 1)} g of protein, ${near(starch, 1)} g of carbohydrate and ${near(fat, 1)} g of fat`,
        ),
  mediterranean: fatAndFiber,
  'anti-inflammatory': fatAndFiber,
  'plant-forward': plants,
  'whole-food': unprocessed,
};

const near = (value: number, step: number): number => Math.round(value / step) * step;

const told = (amount: number | null, say: (amount: number) => string): string | null =>
  amount === null ? null : `A serving has about ${say(amount)}.`;

function carbohydrates({ carbohydrate_g: all, fiber_g: fiber }: NutrientAmounts): string | null {
  if (all === null) return null;
  const net = Math.max(0, all - (fiber ?? 0));
  return `A serving has about ${near(net, 1)} g of carbohydrate${fiber === null ? '' : ' besides fiber'}.`;
}

/** The foods that bring most of a nutrient, the first of them a good part of it: at most two. */
function sourcesOf(nutrient: Nutrient, foods: readonly Weighed[]): readonly string[] {
  const at = nutrients.indexOf(nutrient);
  const shares = foods
    .map(({ food, grams }) => ({ food, share: (grams * (food.nutrients?.[at] ?? 0)) / 100 }))
    .sort((a, b) => b.share - a.share);
  const sum = shares.reduce((all, { share }) => all + share, 0);
  const [first, second] = shares;
  if (first === undefined || sum === 0) return [];
  const enough = first.share / sum >= 0.55 ? [first] : second === undefined ? [] : [first, second];
  return enough.reduce((all, { share }) => all + share, 0) / sum > 0.5
    ? namesOf(
        enough.map(({ food }) => food),
        foods,
      )
    : [];
}

/** What the steps call some of a recipe's foods. */
function namesOf(some: readonly Food[], foods: readonly Weighed[]): readonly string[] {
  const names = shortNames(foods.map(({ food }) => food));
  return some.map(({ id }) => {
    const { singular, plural } = names.get(id)!;
    return plural === null || wholeBird.test(plural) ? singular : plural;
  });
}
/** Some of one bird is eaten, and not all of several. */
const wholeBird = /(?:chickens|turkeys|ducks|geese|pheasants)$/;

function mostFrom(nutrient: Nutrient, foods: readonly Weighed[]): string {
  const from = sourcesOf(nutrient, foods);
  return from.length === 0 ? '' : `, most of it from the ${joinList(from)}`;
}

/** What gives taste where salt does not, the sharp before the sweet-smelling. */
const tasty: readonly ((food: Food) => boolean)[] = [
  ({ id }) => /^(?:lemon|lime)(?:-juice)?$|vinegar$/.test(id),
  ({ id }) => /^(?:garlic|fresh-ginger|scallion)$/.test(id),
  ({ category }) => category === 'herbs',
  ({ category, id }) => category === 'spices-seasonings' && !/salt|pepper$/.test(id),
];
/** With so much in a serving something else than salt does the seasoning, mg. */
const littleSodium = 450;

function sodium({ sodium_mg: amount }: NutrientAmounts, foods: readonly Weighed[]): string | null {
  if (amount === null) return null;
  const said = `A serving has about ${near(amount, 10)} mg of sodium`;
  const instead = tasty.flatMap((is) => foods.find(({ food }) => is(food))?.food ?? []).slice(0, 3);
  return amount > littleSodium || instead.length < 2
    ? `${said}.`
    : `${said}; ${joinList(namesOf(instead, foods))} season it in place of salt.`;
}

function heart(amounts: NutrientAmounts, foods: readonly Weighed[]): string | null {
  const { saturated_fat_g: fat, sodium_mg: salt } = amounts;
  if (fat === null || salt === null) return null;
  const from = sourcesOf('fat_g', foods);
  const kind = from.length === 0 ? '' : `; most of its fat is that of the ${joinList(from)}`;
  return `A serving has about ${near(fat, 1)} g of saturated fat and ${near(salt, 10)} mg of sodium${kind}.`;
}

/** What eating by the Mediterranean is about: where the fat comes from, and how much fiber there is. */
function fatAndFiber(
  { saturated_fat_g: fat, fiber_g: fiber }: NutrientAmounts,
  foods: readonly Weighed[],
): string | null {
  if (fat === null || fiber === null) return null;
  const from = sourcesOf('fat_g', foods);
  const kind = from.length === 0 ? '' : `; most of its fat is that of the ${joinList(from)}`;
  return `A serving has about ${near(fiber, 1)} g of fiber and ${near(fat, 1)} g of saturated fat${kind}.`;
}

const animal: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood', 'dairy-eggs', 'cheese']);
/** Less than this of the plate is not worth praising. */
const mostlyPlants = 0.6;

/** How much of the plate by weight is no animal's; water is not on the plate. */
function plants({ fiber_g: fiber }: NutrientAmounts, foods: readonly Weighed[]): string | null {
  const eaten = foods.filter(({ food }) => !/^water$|stock$|broth$/.test(food.id));
  const all = eaten.reduce((sum, { grams }) => sum + grams, 0);
  const grown = eaten.reduce((sum, { food, grams }) => (animal.has(food.category) ? sum : sum + grams), 0);
  if (all === 0 || fiber === null || grown / all < mostlyPlants) return null;
  const share = grown / all > 0.99 ? 'All' : `About ${near((grown / all) * 100, 5)} percent`;
  return `${share} of the plate by weight comes from plants, with about ${near(fiber, 1)} g of fiber a serving.`;
}

/** That nothing of the list is ultra-processed, with the fiber; null where something is. */
function unprocessed({ fiber_g: fiber }: NutrientAmounts, foods: readonly Weighed[]): string | null {
  if (fiber === null || foods.some(({ food }) => food.traits.includes('ultra-processed'))) return null;
  return `Nothing in it is ultra-processed, and a serving has about ${near(fiber, 1)} g of fiber.`;
}

/** Share of what is eaten of which the figures are known. */
const nearlyAll = 0.97;

/**
 * The figure that a diet or a focus is about, as a sentence, and what of the recipe it comes from; null where none of them
 * is counted, or the figure is not known of nearly all that is eaten: half a sum would be told for the whole.
 */
export function figureNote(
  { perServing, coverage }: Pick<Nutrition, 'perServing' | 'coverage'>,
  diets: readonly Diet[],
  focus: string | null,
  foods: readonly Weighed[] = [],
): string | null {
  if (coverage < nearlyAll) return null;
  const asked = [...diets, ...(focus === null ? [] : [focus.replace(/([A-Z])/g, '-$1').toLowerCase()])];
  for (const one of asked) {
    const said = figures[one]?.(perServing, foods) ?? null;
    if (said !== null) return said;
  }
  return null;
}
