/** What is to be edited in the steps of a recipe. */
import type { GroundedLine } from '#food/ground';
import type { WrittenLine } from './edit-lines.ts';
import type { Leftover } from './leftovers.ts';
import type { LineEdits } from './line-edits.ts';
import type { Literal } from './marked-text.ts';
import type { EditDeps, SwapEdit } from './model.ts';

/** What is needed to edit one text. */
export interface StepEdits {
  readonly byKey: LineEdits;
  readonly written: ReadonlyMap<string, readonly WrittenLine[]>;
  readonly lines: ReadonlyMap<string, GroundedLine>;
  readonly deps: EditDeps;
  readonly literals: readonly Literal[];
  /** Swaps whose first use this is: their method changes go in here. */
  readonly notes: readonly SwapEdit[];
  /** Swaps whose first heating step this is: what is to be known of them goes in here. */
  readonly remarks: readonly SwapEdit[];
  /** Swaps whose last heating step this is: what must be true when it is done goes in here. */
  readonly closing: readonly SwapEdit[];
  /** Words of foods that go which no mention covers. */
  readonly more: readonly Leftover[];
  /** Keys that later steps speak of. */
  readonly later: ReadonlySet<string>;
  /** A title or a description: no orders, only names. */
  readonly title?: boolean;
}
