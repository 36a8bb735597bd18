/** How a sentence may be said. */
import type { Picker } from '../pick.ts';
import type { Length, Place, ToneTable } from '../tone-table.ts';

/** What a sentence may draw on, and how far it may go. */
export interface Manner {
  readonly table: ToneTable;
  readonly pick: Picker;
  readonly length: Length;
  readonly place: Place;
  /** Frames, openers and fetched vessels; without them only verbs and words change. */
  readonly free: boolean;
  /** Whether another way of saying it is wanted more than usual. */
  readonly eager: boolean;
  /** The sentence before began with the cook: "You whisk". */
  readonly youBefore?: boolean;
  /** A way to say it that belongs to what is done: "{do}, blaming the onion"; null for none. */
  readonly woven: string | null;
  /** The sentence ends in its time or cue by a pattern of the tone: no verb brings an end of its own. */
  readonly tailed?: boolean;
  /** What was handled last, or else the dish, is called by a plural: cookies are baked, and "it" is none of them. */
  readonly many: boolean;
  /** The dish is called by a plural. */
  readonly dishMany: boolean;
  /** Whether a masked text names a locked food or amount. */
  readonly reveal: (sign: string) => string;
  readonly locked: (text: string) => boolean;
}
