import { createRecent } from '#kernel/recent';
import type { GroundedLine } from '#food/ground';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { WrittenLine } from './edit-lines.ts';
import type { Edit, EditPart, SwapEdit } from './model.ts';

/**
 * What was written for a recipe before: plans are tried whole and told change by change, so the same edits meet the
 * same lines and steps again and again. Edits are told apart by identity.
 */
export interface EditMemory {
  /** The line of a food that comes in. */
  part(part: EditPart, old: GroundedLine | null, write: () => WrittenLine): WrittenLine;
  /** The text of a step under all edits that touch it; `besides` is what else it depends on. */
  step(
    at: number,
    edits: readonly (readonly Edit[])[],
    besides: string,
    write: () => string | null,
  ): string | null;
  /** A swap without its method changes; the same one each time. */
  silent(edit: SwapEdit): SwapEdit;
}

const memories = createRecent<UnderstoodRecipe, EditMemory>();

/** The memory of a recipe, while it is one of those at work. */
export const editMemory = (understood: UnderstoodRecipe): EditMemory =>
  memories.get(understood, createMemory);

function createMemory(): EditMemory {
  const numbers = new Map<Edit, number>();
  let last = 0;
  const numberOf = (edit: Edit): number => {
    let own = numbers.get(edit);
    if (own === undefined) numbers.set(edit, (own = last += 1));
    return own;
  };
  const parts = new Map<EditPart, Map<GroundedLine | null, WrittenLine>>();
  const steps = new Map<string, string | null>();
  const silenced = new Map<SwapEdit, SwapEdit>();
  return {
    part(part, old, write) {
      let known = parts.get(part);
      if (known === undefined) parts.set(part, (known = new Map()));
      let made = known.get(old);
      if (made === undefined) known.set(old, (made = write()));
      return made;
    },
    step(at, edits, besides, write) {
      const key = `${at}|${edits.map((some) => some.map(numberOf).join()).join('|')}|${besides}`;
      let made = steps.get(key);
      if (made === undefined) steps.set(key, (made = write()));
      return made;
    },
    silent(edit) {
      let made = silenced.get(edit);
      if (made === undefined) silenced.set(edit, (made = { ...edit, methodChanges: [] }));
      return made;
    },
  };
}
