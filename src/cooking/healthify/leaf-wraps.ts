/** Leaves in the place of bread: lettuce for what is filled and eaten, blanched cabbage for what goes into the oven. */
import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { MoveParts } from './move.ts';

/** Whether a swap puts leaves where bread was. */
export const leafWraps = (food: Food, leaf: Food): boolean =>
  ['flatbread', 'bread', 'taco-shells'].some((kind) => isKind(food, kind)) &&
  (isKind(leaf, 'lettuce') || isKind(leaf, 'cabbage'));

/** Heat that a filled wrap goes through: no leaf of lettuce comes out of it. */
const heated =
  /\b(?:bake|oven|broil|grill(?!ed)|griddle|fry|pan-?fry|toast|sear|microwave|simmer|pour[^.]*sauce over)\b/i;
const filled = /\b(?:roll|wrap|fold|fill|stuff|spread|top|assemble|spoon|divide|pile|place)\w*\b/i;

/** Lettuce that would be baked, or cabbage that is boiled for what is eaten cold. */
export function wrapMisfits({ key }: GroundedLine, leaf: Food, { understood }: MoveParts): boolean {
  const { steps, source } = understood;
  const at = steps.findIndex(
    ({ mentions }, n) =>
      mentions.some((one) => one.key === key && one.kind !== 'pronoun') &&
      filled.test(source.instructions[n]!),
  );
  // What is toasted and then filled goes into no oven any more.
  const own = at < 0 ? '' : source.instructions[at]!;
  const after = at < 0 ? '' : [own.slice(own.search(filled)), ...source.instructions.slice(at + 1)].join(' ');
  const goesIntoHeat = heated.test(after);
  return isKind(leaf, 'lettuce') ? goesIntoHeat : !goesIntoHeat;
}
