/** What a food that comes in is called in a step. */
import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import { type KitchenAmount, formatFoodAmount, kitchenAmount } from '../measures/amounts.ts';
import { joinList } from '../text/grammar.ts';
import { isPluralName, shortNames } from '../text/naming.ts';
import { shapeOf } from './can-do.ts';
import type { Mark, MarkedText } from './marked-text.ts';
import type { SwapEdit } from './model.ts';
import { target } from './noun-phrase.ts';
import type { StepEdits } from './planned-edits.ts';
import { type NewName, isMany } from './swap-mention.ts';

const functionWords =
  /^(?:and|or|with|in|into|on|to|until|for|from|over|at|is|are|was|were|has|have|as|by|of|the|a|an|if|when|then|but|so|through|evenly|well|together|mix|mixes|again|aside|about|all|each|up|down|out|off|slowly|gently|thinly|finely|lightly|onto|around|while|before|after|until|till|plus|along|them|it|also|just|only|very|completely|thoroughly|first|last|next|separately|back|skin|inside|instead|alone|apart|tender|golden|soft|hot|once|twice|right|straight|directly|cut|face|uncovered|covered|per|under|one|two|three|four|begin\w*|start\w*|soften\w*|brown\w*|melt\w*|turn\w*|become\w*|look\w*|do|does|will|should|can|may|must)$/i;

/** Nouns that a food's name stands before. */
export const carriers =
  /^(?:mixture|mix|pieces|cubes|slices|strips|halves|wedges|rounds|florets|leaves|chunks|breasts|thighs|sauce|soup|stew|salad|filling|batter|dough|paste|puree|stock|juice|layers?)$/i;

/** "the chicken mixture", "fillet-mushroom-ham": the name stands before another noun. */
export function attributive(marked: MarkedText, mark: Mark, title: boolean): boolean {
  const rest = marked.text.slice(marked.text.indexOf(target) + 1);
  if (/^-\S/.test(rest) && !/^--/.test(rest)) return true;
  const after = /^\s+([\p{L}]+)/u.exec(rest);
  if (after === null || isMany(mark.was)) return false;
  if (carriers.test(after[1]!)) return true;
  return !functionWords.test(after[1]!) && !(title ? /(?:ed|ing|ly)$/i : /(?:ed|ing|ly|s)$/i).test(after[1]!);
}

export const singular = (food: Food, edit: SwapEdit): string => {
  const called = (edit.by[0]!.name ?? shortNames([food]).get(food.id)!.singular).replace(/^dried /, '');
  // "Navy bean" of the navy beans that the list calls so.
  if (food.plural !== null && called.toLowerCase().endsWith(food.plural))
    return called.slice(0, -food.plural.length) + food.name;
  return called.replace(/(?<=[a-z]{3})(oe)?s$/i, (end) =>
    food.plural === null && isPluralName(food.name) ? (end.length > 1 ? 'o' : '') : end,
  );
};

export const usUnits = new Set(['cup', 'oz', 'lb', 'tbsp', 'tsp']);

/** Milk with more or less fat in it: in the steps it is the milk, where there is no other. */
const milks: ReadonlySet<string> = new Set(['whole-milk', 'reduced-fat-milk', 'low-fat-milk', 'skim-milk']);

/** Dried beans that are made ready first. */
export const soaked = /, soaked\b/;

/** How it is bought is told by the list once; the steps call it by its plain name. */
const asBought =
  /^(?:boneless, skinless|no-(?:salt-added|added-salt)|(?:plain )?(?:low|reduced|non)-fat|fat-free|plain|unsweetened|low-sodium|reduced-(?:sodium|salt)|unsalted|lean|part-skim) (?=\p{L})/iu;

/** "Evaporated milk" for "low-fat evaporated milk", where no other line is called so. */
/** Cauliflower rice is called rice and is none: the word alone would send the cook to the other packet. */
export function imitates(was: string, food: Food, { deps }: StepEdits): boolean {
  const named = deps.foods.get(was.toLowerCase());
  return named !== null && !isKind(food, named.id);
}

function plainCall(name: string, key: string, { lines }: StepEdits): string {
  const plain = name.replace(asBought, '');
  if (plain === name) return name;
  const taken = [...lines.values()].some(
    (line) => line.key !== key && ` ${line.parsed.name.toLowerCase()} `.includes(` ${plain.toLowerCase()} `),
  );
  return taken ? name : plain;
}

/** What the text calls that which comes in. */
export function newName(edit: SwapEdit, edits: StepEdits): NewName {
  const written = edits.written.get(edit.key)!;
  const names = shortNames([
    ...[...edits.lines.values()].flatMap(({ ingredient }) => ingredient.food ?? []),
    ...edit.by.map(({ food }) => food),
  ]);
  const called = written.map((one, at) => {
    const own = edit.by[at]!.name;
    const short = names.get(one.food.id)!;
    // As the list has it: turkey mince.
    if (own === undefined && /\bmince$/.test(one.name)) return one.name;
    // Soaked and boiled they are dried no more.
    if (own !== undefined && soaked.test(one.text)) return own.replace(/^dried /, '');
    if (own === undefined && milks.has(one.food.id) && !pouredBeside(edit.key, one.food, edits))
      return 'milk';
    return plainCall(own ?? (one.many ? (short.plural ?? short.singular) : short.singular), edit.key, edits);
  });
  const [main] = written;
  const mixed = isMixture(edit);
  const soured = isKind(main!.food, 'milk') && edit.by.some(({ food }) => /lemon|lime|vinegar/.test(food.id));
  const text = mixed
    ? soured
      ? 'soured milk'
      : (mixtureNames.find(([pattern]) => pattern.test(main!.food.id))?.[1] ??
        `${names.get(main!.food.id)!.singular} mixture`)
    : joinList(called);
  return {
    food: main!.food,
    shape: mixed ? 'paste' : shapeOf(main!.food),
    text,
    many: mixed ? false : written.length > 1 || main!.many,
    amount: (share) => {
      // Half a cup of a sauce that is stirred together is half a cup of it.
      if ((written.length > 1 && text !== 'sauce') || main!.grams === null) return null;
      const unit = main!.amount?.unit ?? null;
      const measured = (by: string | null): KitchenAmount =>
        kitchenAmount(
          main!.food,
          main!.grams! * share,
          by,
          unit !== null && usUnits.has(unit) ? 'us' : 'metric',
        );
      // Too little for a cup is spooned, not weighed.
      const part = addingUp(measured(unit), main!.amount ?? null, share);
      const made = unit === 'cup' && part.unit !== 'cup' ? measured('tbsp') : part;
      const said = formatFoodAmount(main!.food, made, 'sentence', '\u0000');
      return said.replace('\u0000', '').trim();
    },
  };
}

const spoon: Readonly<Record<string, number>> = { tsp: 1, tbsp: 3 };

/** A share of spoons in spoons, so that the shares add up to what the list says; null where it comes out odd. */
function spooned(whole: KitchenAmount | null, share: number): KitchenAmount | null {
  const each = spoon[whole?.unit ?? ''];
  if (whole === null || each === undefined || whole.quantity === null) return null;
  const exact = whole.quantity * each * share;
  const small = Math.round(exact * 4) / 4;
  if (small <= 0 || Math.abs(small - exact) > exact * 0.04) return null;
  const large = (small / 3) * 2;
  return small >= 3 && Number.isInteger(large)
    ? { quantity: large / 2, unit: 'tbsp', grams: whole.grams * share }
    : small < 3
      ? { quantity: small, unit: 'tsp', grams: whole.grams * share }
      : null;
}

/** A rounded share as it is, or in spoons where rounding took so much that the shares no longer add up. */
export const addingUp = (part: KitchenAmount, whole: KitchenAmount | null, share: number): KitchenAmount =>
  whole === null || Math.abs(part.grams / (whole.grams * share) - 1) <= 0.03
    ? part
    : (spooned(whole, share) ?? part);

/** Whether there is another milk in the list, when all is changed. */
const pouredBeside = (key: string, milk: Food, { lines, byKey }: StepEdits): boolean =>
  [...lines.values()].some((line) => {
    const edit = byKey.get(line.key);
    const now =
      edit?.kind === 'swap' ? edit.by[0]!.food : edit?.kind === 'remove' ? null : line.ingredient.food;
    return (
      line.key !== key && now !== null && isKind(now, 'milk') && now.id !== 'buttermilk' && now.id !== milk.id
    );
  });

/** Mixtures that have a name of their own. */
const mixtureNames: readonly (readonly [RegExp, string])[] = [
  [/stock-(?:cube|powder|concentrate|paste)|bouillon/, 'stock'],
  [/tomato-sauce$/, 'sauce'],
  [/^(?:sugar|brown-sugar)$/, 'sugar syrup'],
  [/^(?:white|red)-wine-vinegar$/, 'vinegar water'],
  [/cornstarch|potato-starch|arrowroot|tapioca-starch/, 'slurry'],
];

/** Several foods that are stirred together before they go in. */
export const isMixture = (edit: SwapEdit): boolean =>
  edit.by.length > 1 &&
  // Vinegar and water go into the pan one after the other: nobody needs a jug for them.
  !(edit.by.length === 2 && /-vinegar$/.test(edit.by[0]!.food.id) && isWater(edit.by[1]!.food)) &&
  // Nor for the paste and water of a sauce.
  !(edit.by.length === 2 && edit.by[0]!.food.id === 'tomato-paste' && isWater(edit.by[1]!.food)) &&
  !(isKind(edit.by[0]!.food, 'stock') && !isWater(edit.by[1]!.food)) &&
  (edit.by.some(({ food }) => isWater(food)) ||
    edit.by.every(({ food }) => shapeOf(food) === 'liquid') ||
    // A sauce that is stirred of tomato and spices is one sauce still.
    (isKind(edit.by[0]!.food, 'tomato-sauce') &&
      edit.by.length > 2 &&
      edit.by.slice(1).every(({ food }) => food.category === 'spices-seasonings')));
