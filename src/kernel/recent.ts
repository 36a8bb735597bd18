/** What is known of the objects that were looked at last. */
export interface Recent<K extends object, V> {
  /** What is known of `key`, told apart by identity, else what `make` gives. */
  get(key: K, make: () => V): V;
}

/**
 * Keeps an answer for each of the last `places` objects; for what is worked out again and again while one request is
 * answered. A WeakMap would do the same and cost much more: what lies in it outlives the request by far, as a young
 * answer in an old table is kept, with all that it can reach, until the whole heap is collected.
 */
export function createRecent<K extends object, V>(places = 16): Recent<K, V> {
  const keys = new Array<K | null>(places).fill(null);
  const answers = new Array<V | null>(places).fill(null);
  const usedAt = new Float64Array(places);
  let now = 0;
  return {
    get(key, make) {
      let oldest = 0;
      for (let place = 0; place < places; place += 1) {
        if (keys[place] === key) {
          usedAt[place] = now += 1;
          return answers[place] as V;
        }
        if (usedAt[place]! < usedAt[oldest]!) oldest = place;
      }
      const answer = make();
      keys[oldest] = key;
      answers[oldest] = answer;
      usedAt[oldest] = now += 1;
      return answer;
    },
  };
}
