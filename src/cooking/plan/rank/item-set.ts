/** Sets of pantry items by their index, thirty-two to a word, one set after the other. */
export type ItemSets = Int32Array;

/** Words that one set of so many items takes. */
export const wordsFor = (items: number): number => Math.max(1, Math.ceil(items / 32));

/** Puts an item into the set that begins at word `from`. */
export function put(sets: ItemSets, from: number, index: number): void {
  sets[from + (index >>> 5)]! |= 1 << (index & 31);
}

/** Whether an item is in the set that begins at word `from`. */
export const holds = (sets: ItemSets, from: number, index: number): boolean =>
  (sets[from + (index >>> 5)]! & (1 << (index & 31))) !== 0;

/** How many bits of a word are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
