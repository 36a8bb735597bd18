/** A bounded store of answers to questions that are asked again and again. */
export interface Memo<V> {
  /** The answer kept for `key`, else the one that `make` gives, which is then kept. */
  get(key: string, make: () => V): V;
}

/** Questions longer than this are answered afresh each time: callers may send anything, and memory is bounded. */
const longestKey = 1500;

/**
 * Keeps at least the `limit` answers used last and at most twice as many: answers age in two generations, so that a
 * flood of new questions costs a map and no bookkeeping. Only for pure answers that nobody changes.
 */
export function createMemo<V>(limit: number): Memo<V> {
  let young = new Map<string, { readonly value: V }>();
  let old = new Map<string, { readonly value: V }>();
  return {
    get(key, make) {
      if (key.length > longestKey) return make();
      const known = young.get(key);
      if (known !== undefined) return known.value;
      const kept = old.get(key) ?? { value: make() };
      if (young.size >= limit) [old, young] = [young, new Map()];
      young.set(key, kept);
      return kept.value;
    },
  };
}
