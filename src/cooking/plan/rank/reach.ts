import { put, type ItemSets } from './item-set.ts';
import type { Larder } from '../kitchen/larder.ts';
import type { Shelf } from './shelf.ts';

/** What a pantry could do for each dish of a shelf. */
export interface Reach {
  readonly shelf: Shelf;
  /** Roles that something in the kitchen could fill, a bit for each. */
  readonly filled: Int32Array;
  /** Pantry items that some role could take: a set for each dish. */
  readonly taken: ItemSets;
}

/** Marks on the dishes of a shelf what the larder offers them; `words` is what a set of its items takes. */
export function reachOf(shelf: Shelf, larder: Larder, words: number): Reach {
  const { dishes, ends, places, roles } = shelf;
  const filled = new Int32Array(dishes.length);
  const taken = new Int32Array(dishes.length * words);
  for (const node of larder.stocked) {
    // Nodes that were numbered later are in no dish of this shelf.
    if (node >= ends.length) continue;
    const offers = larder.offers(node);
    for (let entry = node === 0 ? 0 : ends[node - 1]!; entry < ends[node]!; entry++) {
      const place = places[entry]!;
      filled[place]! |= roles[entry]!;
      for (const { index } of offers) put(taken, place * words, index);
    }
  }
  return { shelf, filled, taken };
}
