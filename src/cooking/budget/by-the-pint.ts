/** A pint of milk becomes half a pint of milk and half a pint of water: what was poured by the pint stays so. */
import type { GroundedLine } from '#food/ground';
import { isWater } from '#food/ingredient';
import type { Edit, EditPart } from '../edit/model.ts';

/** How far from a quarter of a pint an amount may be, as a share. Own rule. */
const near = 0.08;

/** The edits of a line, with the water that comes in for a part of it measured as the line is. */
export function byThePint(edits: readonly Edit[], { parsed, ingredient }: GroundedLine): readonly Edit[] {
  const { quantity, quantityMax, unit } = parsed;
  const { grams, food } = ingredient;
  if (unit !== 'pint' || quantity === null || quantityMax !== null || grams === null || food === null)
    return edits;
  const measured = (part: EditPart): EditPart => {
    if (!isWater(part.food) || part.grams === null || part.grams === undefined) return part;
    const share = (part.grams / grams) * quantity;
    const pints = Math.round(share * 4) / 4;
    return pints > 0 && Math.abs(pints - share) <= share * near
      ? { ...part, grams: null, quantity: pints, unit }
      : part;
  };
  return edits.map((edit) =>
    edit.kind === 'add'
      ? { ...edit, part: measured(edit.part) }
      : edit.kind === 'swap'
        ? { ...edit, by: edit.by.map(measured) }
        : edit,
  );
}
