/** How a sentence may be said. */
import type { Picker } from './pick.ts';
import type { Length, Place, ToneTable } from './tone-table.ts';

/** What a sentence may draw on, and how far it may go. */
export interface Manner {
  readonly table: ToneTable;
  readonly pick: Picker;
  readonly length: Length;
  readonly place: Place;
  /** Frames, turns and fetched vessels; without them only verbs and words change. */
  readonly free: boolean;
  /** What was handled last, or else the dish, is called by a plural: cookies are baked, and "it" is none of them. */
  readonly many: boolean;
  /** Whether a masked text names a locked food or amount. */
  readonly reveal: (sign: string) => string;
  readonly locked: (text: string) => boolean;
}
