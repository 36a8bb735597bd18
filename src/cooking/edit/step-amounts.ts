/** Amounts that the steps state, rescaled with the list. */
import type { GroundedLine } from '#food/ground';
import { type KitchenAmount, formatFoodAmount, gramsPerUnit, kitchenAmount } from '../measures/amounts.ts';
import { isPluralName, singularName } from '../text/naming.ts';
import { shapeOf } from './can-do.ts';
import type { Mark, MarkedText } from './marked-text.ts';
import type { EditDeps } from './model.ts';
import { target } from './noun-phrase.ts';
import type { StepEdits } from './planned-edits.ts';
import { spoonsLike } from './same-words.ts';
import { addingUp, attributive, usUnits } from './step-names.ts';
import { swapMention } from './swap-mention.ts';

/** The share of a line that an amount in the text is, or null. */
export function shareOf(line: GroundedLine, deps: EditDeps): (mark: Mark) => number | null {
  const { parsed } = line;
  return ({ number }) => {
    if (number === null || parsed.quantity === null) return null;
    const unit = number.unit === null ? null : (deps.units.find(number.unit)?.id ?? null);
    const own = parsed.unit === 'piece' ? null : parsed.unit;
    if (unit === own) return number.value / parsed.quantity;
    // "3 finely chopped garlic cloves" of "3 cloves": the unit is in the name.
    if (unit === null && number.value === parsed.quantity) return 1;
    if (unit === null || own === null) return null;
    const same = deps.units.convert(number.value, unit, own);
    return same === null ? shareByWeight(line, number.value, unit) : same / parsed.quantity;
  };
}

/** "2 tablespoons of the butter" of one stick. */
function shareByWeight(
  { ingredient: { food, grams } }: GroundedLine,
  value: number,
  unit: string,
): number | null {
  const each = food === null ? null : gramsPerUnit(food, unit);
  if (each === null || grams === null || grams <= 0) return null;
  const share = (value * each) / grams;
  return share <= 1.03 ? share : null;
}

/** "1/2 a cup of oil" measures as "1/2 cup of oil" does. */
function halfACup(marked: MarkedText, { units }: EditDeps): void {
  marked.text = marked.text.replace(
    /([\uF000-\uF8FF])\s+an?\s+(\p{L}+)(?=\s+(?:of\b|[\uE000-\uEFFF]))/gu,
    (said, sign: string, word: string) => {
      const mark = marked.marks.get(sign);
      if (!mark?.number || mark.number.unit !== null || (units.find(word)?.id ?? null) === null) return said;
      marked.marks.set(sign, {
        ...mark,
        was: `${mark.was} ${word}`,
        text: `${mark.text} a ${word}`,
        number: { ...mark.number, unit: word },
      });
      return sign;
    },
  );
}

/** Another amount of the same food, where the text repeats it. */
export function rescale(marked: MarkedText, mark: Mark, factor: number, edits: StepEdits): void {
  const line = edits.lines.get(mark.keys[0]!)!;
  halfACup(marked, edits.deps);
  const at = marked.text.indexOf(target);
  const near = /([\uF000-\uF8FF])(?:\s*of)?(?:\s+the)?(?:\s+[\p{L}-]+){0,2}\s*$/u.exec(
    marked.text.slice(0, at),
  );
  const amount = near ? marked.marks.get(near[1]!) : undefined;
  const food = line.ingredient.food;
  if (amount === undefined && food !== null) {
    rescaleOne(marked, at, line, edits);
    oneOfMany(marked, mark, line, edits);
  }
  if (!amount?.number || food === null) return;
  const share = shareOf(line, edits.deps)(amount);
  const [made] = edits.written.get(mark.keys[0]!) ?? [];
  if (share === null || made === undefined || made.grams === null) return;
  const unit =
    amount.number.unit === null ? 'piece' : (edits.deps.units.find(amount.number.unit)?.id ?? null);
  const measured = (by: string | null): KitchenAmount =>
    kitchenAmount(
      food,
      made.grams! * share,
      by,
      unit !== null && (usUnits.has(unit) || unit === 'piece') ? 'us' : 'metric',
    );
  const part =
    unit === 'tsp' || unit === 'tbsp' ? addingUp(measured(unit), made.amount, share) : measured(unit);
  // Too little for a cup is spooned, not weighed.
  const now =
    share >= 0.97 && made.amount !== null
      ? made.amount
      : unit === 'cup' && part.unit !== 'cup'
        ? measured('tbsp')
        : unit === 'piece' && made.amount !== null
          ? lessThanAll(part, made.amount)
          : part;
  // "The juice of 1 1/2 lemons" of two, "of 1/2 lemon" of one.
  if (unit === 'piece' && (now.quantity ?? 2) <= 1 && amount.number.value > 1 && isPluralName(mark.was))
    mark.text = singularName(mark.was);
  const said = spoonsLike(
    amount.was,
    formatFoodAmount(food, now, 'sentence', '\u0000').replace('\u0000', '').trim(),
  );
  const named = now.unit !== null && new RegExp(`\\b${now.unit}s?$`, 'i').test(mark.was);
  amount.text =
    amount.number.unit === null && named ? (/^[\d\s./¼½¾⅓⅔⅛–-]+/u.exec(said)?.[0].trim() ?? said) : said;
  void factor;
}

/** A part of what is counted stays less than all of it: the wedges are cut from the rest of the lemon. */
function lessThanAll(part: KitchenAmount, all: KitchenAmount): KitchenAmount {
  if (part.unit !== all.unit || part.quantity === null || all.quantity === null) return part;
  return part.quantity >= all.quantity && all.quantity >= 1
    ? { ...part, quantity: all.quantity - 0.5 }
    : part;
}

/** "Beat in the yolks", of which one is left. */
function oneOfMany(marked: MarkedText, mark: Mark, line: GroundedLine, edits: StepEdits): void {
  const [made] = edits.written.get(line.key) ?? [];
  const { quantity, unit } = line.parsed;
  const left = made?.amount?.quantity ?? null;
  if (made === undefined || left === null || left > 1 || (made.amount?.unit ?? 'piece') !== 'piece') return;
  if ((mark.kind !== 'name' && mark.kind !== 'head') || mark.verb || mark.keys.length > 1) return;
  if ((quantity ?? 1) <= 1 || (unit ?? 'piece') !== 'piece' || made.food.plural === null) return;
  if (!isPluralName(mark.was) || attributive(marked, mark, false)) return;
  const text = singularName(mark.was.replace(/^(?:the|your|all the|both)\s/i, ''));
  swapMention(
    marked,
    mark,
    { food: made.food, shape: shapeOf(made.food), text, many: false, amount: () => null },
    () => null,
  );
}

/** "The teaspoon of salt" of one teaspoon that is half of one now. */
function rescaleOne(marked: MarkedText, at: number, line: GroundedLine, edits: StepEdits): void {
  const { quantity, unit } = line.parsed;
  const [made] = edits.written.get(line.key) ?? [];
  const said =
    /\b(the (?:whole )?)((?:tea|table)spoon|stick|cup|pound|litre|pint)((?: of)? (?:the )?)$/iu.exec(
      marked.text.slice(0, at),
    );
  if (
    said === null ||
    quantity !== 1 ||
    made?.amount === undefined ||
    made.amount === null ||
    made.food.id !== line.ingredient.food?.id
  )
    return;
  if (unit === null || edits.deps.units.find(said[2]!)?.id !== unit) return;
  const amount = formatFoodAmount(made.food, made.amount, 'sentence', '\u0000')
    .replace(/(?: of)? ?\u0000/u, '')
    .trim();
  marked.text = `${marked.text.slice(0, said.index)}${said[1]!}${amount}${said[3]!}${marked.text.slice(at)}`;
}
