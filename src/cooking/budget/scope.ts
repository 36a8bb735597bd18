import type { Catalogue } from '#food/catalogue';
import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Units } from '#food/units';
import type { Jurisdiction } from '#food/vocabulary';
import type { HealthTables } from '../healthify/rules.ts';
import type { Substitutes } from '../substitute/suggest.ts';
import type { Restrictions } from '../verify/denials.ts';
import type { Judgement } from '../verify/judge.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { BudgetMove } from './budget-move.ts';

/** What a budget is made on. */
export interface BudgetScope {
  readonly understood: UnderstoodRecipe;
  readonly judgement: Judgement;
  readonly foods: Catalogue;
  readonly units: Units;
  readonly substitutes: Substitutes;
  readonly restrictions: Restrictions;
  readonly health: HealthTables;
  /** Foods that the caller gives a price for and that are not in the recipe: they are at hand. */
  readonly offered: readonly Food[];
  /** Why a food may not come in, or null: what the caller must not eat, and what the dish was free of. */
  deny(food: Food): string | null;
  /** Whether the caller may have a food at all. */
  allows(food: Food): boolean;
  readonly jurisdiction: Jurisdiction;
  /** Keys of ingredients that the caller wants left alone. */
  readonly keep: ReadonlySet<string>;
  /** Keys of lines that only name within them what the caller wants left ("a mix of Gruyère and Emmental"): less of them, nothing else. */
  readonly keepSort?: ReadonlySet<string>;
  /** Money for a kilogram of the edible part; null = no price in the currency asked for. */
  perKg(food: Food): number | null;
  readonly currency: string;
  /** The target is out of reach of what a dish hardly notices: deeper cuts, and several on one line, are offered too. */
  readonly deep?: boolean;
  /** Even that is not enough: what makes the dish dear is cut down to what is a portion still. Only together with `deep`. */
  readonly far?: boolean;
  /** Lines whose amount the caller's list did not give: less of what was never asked for is no saving. */
  readonly supplied?: ReadonlySet<string>;
  /** Swaps that were found for a line already: they are the same however far the caller wants to go. */
  readonly suggested?: Map<string, readonly BudgetMove[]>;
}

/** An ingredient with what it costs. */
export interface PricedLine {
  readonly key: string;
  readonly food: Food;
  readonly name: string;
  readonly grams: number;
  readonly cost: number;
  readonly optional: boolean;
  /** Whether the list counts it: "3 shallots". */
  readonly counted: boolean;
  /** Words of the title that name it; a swap must answer to them too. */
  readonly titleWords: readonly string[];
  readonly preparation: string | null;
  readonly eatenShare: number;
  /** The list names it without an amount: it may be another food or go, there is no less of it. */
  readonly loose?: true;
}

/** What a dish stands on: never less of it, and never something else, to save money. */
const structural = [
  'yeast',
  'baking-powder',
  'baking-soda',
  'gelatin',
  'agar',
  'salt',
  'flour',
  'sugar',
  'starch',
  'bird-egg',
];

const plainWord = /^[a-z0-9]+$/;

/** Whether a word of a text begins with this one. A pattern is made only where that is not plain to see. */
function beginsWord(text: string, word: string): boolean {
  if (!plainWord.test(word)) return text.includes(word) && new RegExp(`\\b${word}`, 'i').test(text);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/\w/.test(text.charAt(at - 1))) return true;
  return false;
}

/** Lines that money can be saved on, dearest first. */
export function pricedLines(scope: BudgetScope): readonly PricedLine[] {
  const { recipe } = scope.understood;
  const title = ` ${recipe.title.toLowerCase()} `;
  const cost = new Map(scope.judgement.cost.lines.map((line) => [line.key, line.cost]));
  return recipe.ingredients
    .flatMap((item): readonly PricedLine[] => {
      const food = item.food === null ? null : scope.foods.get(item.food);
      const paid = cost.get(item.key) ?? null;
      if (food === null || item.grams === null || paid === null || paid <= 0) return [];
      if (isWater(food) || scope.keep.has(item.key)) return [];
      if (isParted(item.key, scope.understood)) return [];
      // A line of several foods ("salt and pepper") is cents, and no line of its own.
      const [line] = item.key.split('+');
      if (recipe.ingredients.filter(({ key }) => key.split('+')[0] === line).length > 1) return [];
      const titleWords = wordsOf(item.name, food, scope).filter(
        (word) =>
          !weakWords.has(word) &&
          beginsWord(title, word) &&
          // A veal stew is called after the meat, not after the stock that it stands in.
          (!isKind(food, 'stock') || /^(?:stock|broth|bouillon|consomm)/.test(word)),
      );
      return [
        {
          key: item.key,
          food,
          name: item.name,
          grams: item.grams,
          cost: paid,
          optional: item.optional,
          counted: item.unit === null || item.unit === 'piece',
          titleWords,
          preparation: item.preparation,
          eatenShare: item.eatenShare,
          ...(item.quantity === null ? { loose: true as const } : {}),
        },
      ];
    })
    .sort((a, b) => b.cost - a.cost);
}

/** "2 limes, 1 juiced and 1 in wedges": each piece has its own use, so that there can be neither fewer nor others of them. */
const isParted = (key: string, { grounded }: BudgetScope['understood']): boolean =>
  grounded.some((line) => line.key === key && parted.test(line.parsed.source));
const parted =
  /[,(:;–-]\s*(?:\d+|½|half|one|two|three|four)\s+(?:of (?:them|which)\s+)?(?:(?:finely|thinly|thickly|roughly|coarsely|left)\s+)?(?:juiced|zested|sliced|chopped|diced|minced|grated|crushed|quartered|halved|peeled|whole|cut|in|into|for|to(?!\s*\d))\b/i;

/** Words of a food and of its kinds, for seeing whether a title speaks of it. */
export function wordsOf(name: string, food: Food, scope: Pick<BudgetScope, 'foods'>): readonly string[] {
  let own = foodWords.get(food);
  if (own === undefined)
    foodWords.set(
      food,
      (own = [food.name, ...food.ancestors.map((id) => scope.foods.get(id)?.name ?? '')].flatMap(stems)),
    );
  return [...stems(name), ...own];
}

/** The words of foods and of the kinds they are of; the tables stay as they are. */
const foodWords = new WeakMap<Food, readonly string[]>();

const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).map((word) => word.replace(/(?:es|s)$/, ''));

const weakWords = new Set([
  'sauce',
  'oil',
  'fresh',
  'dried',
  'ground',
  'meat',
  'vegetable',
  'spice',
  'herb',
  'white',
  'red',
  'green',
  'black',
  'food',
  'dairy',
  'fruit',
  'whole',
  'hard',
  'soft',
  'dish',
  'style',
]);

/** Where the target is out of reach otherwise, a dish may lose a little more of what makes it. Own rule. */
const keptDeep = 0.85;
const keptFar = 0.66;
/** The share that must stay of what makes a dish, by how far the caller wants to go. */
export const keptOf = (share: number, { deep, far }: Pick<BudgetScope, 'deep' | 'far'>): number =>
  share * (far === true ? keptFar : deep === true ? keptDeep : 1);

/** Whether a line holds the dish together, so that only its price may change, not its part. */
export const isStructural = ({ food }: PricedLine): boolean => structural.some((id) => isKind(food, id));

/** "2 racks of lamb": a piece that the butcher cut so is served whole, and is no larger or smaller for the price. */
export const isButchersPiece = ({ food, key }: PricedLine, { understood }: BudgetScope): boolean =>
  food.traits.includes('meat') &&
  understood.grounded.some(
    (line) =>
      line.key === key && /\b(?:racks?|crowns?|saddles?|guard of honou?r)\b/i.test(line.parsed.source),
  );

/** Whether the pieces of a line are cut up on the way: then nobody counts them on the plate. */
export const isCutUp = (key: string, { steps, source }: BudgetScope['understood']): boolean =>
  steps.some(({ mentions }, at) => {
    const text = source.instructions[at]!;
    return mentions.some((one) => {
      if (one.key !== key || one.kind === 'pronoun') return false;
      const from = text.slice(0, one.start).search(/[^.!?;]*$/);
      const sentence = /^[^.!?;]*/.exec(text.slice(from))![0];
      return /\b(?:thinly|finely) slice|\bslice\b[^.]*\bthinly|\bshred|\b(?:cut|chop|slice|dice|cube)\b[^.]*\b(?:into|in|up)?\b[^.]*\b(?:pieces|strips|cubes|chunks|bite|dice|thin)/i.test(
        sentence,
      );
    });
  });

/** Grams from which on a piece is a joint, and minutes in the oven that were told for its weight. Own rule. */
const jointGrams = 900;
const jointMinutes = 40;

/** A joint that roasts for the time that its weight asks for: less of it by the scales would be overdone by the clock. */
export const isJoint = (
  { key, grams, preparation, name, food }: PricedLine,
  { understood: { recipe, steps, source } }: BudgetScope,
): boolean =>
  grams >= jointGrams &&
  food.traits.includes('meat') &&
  !/\b(?:diced?|cubed?|minced?|ground|strips|sliced|pieces|chunks|wings|thighs|drumsticks|ribs)\b/i.test(
    `${name} ${preparation ?? ''}`,
  ) &&
  steps.some(
    ({ mentions, minutesMax }, at) =>
      minutesMax >= jointMinutes &&
      /^(?:roast|bake)$/.test(recipe.steps[at]!.action ?? '') &&
      !/\b(?:stock|wine|broth|sauce|cover(?:ed)?|braise|fall(?:s|ing)? apart|tender)\b/i.test(
        source.instructions[at]!,
      ) &&
      mentions.some((one) => one.key === key),
  );

/** What so much of a food costs; null = no price in the currency asked for. */
export const priceOf = (scope: BudgetScope, food: Food, grams: number): number | null => {
  if (food.id === 'water') return 0;
  const perKg = scope.perKg(food);
  return perKg === null ? null : (perKg * grams) / 1000;
};

/** Ground nuts are the flour of a cake: what is taken away must be made up for. Own rule: a tenth of the dish. */
const bulkShare = 0.1;
/** Whether a line is ground nuts or flour that make up the body of a bake. */
export function isBulk(
  { food, grams, preparation, name }: PricedLine,
  { recipe }: BudgetScope['understood'],
): boolean {
  if (!isKind(food, 'nut') && !isKind(food, 'flour')) return false;
  const all = recipe.ingredients.reduce((sum, item) => sum + (item.grams ?? 0), 0);
  return (
    grams > all * bulkShare &&
    /\b(?:ground|flour|meal|milled|blitzed)\b/i.test(`${name} ${preparation ?? ''}`)
  );
}
