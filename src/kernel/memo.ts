/** A bounded store of answers to questions that are asked again and again. */
export interface Memo<V> {
  /** The answer kept for `key`, else the one that `make` gives, which may then be kept. */
  get(key: string, make: () => V): V;
}

/** Questions longer than this are answered afresh each time: callers may send anything, and memory is bounded. */
const longestKey = 1500;
/** Answers that wait to be asked for again: about what one recipe asks of the busiest of our memories. */
const waitingPlaces = 64;
/** Places that a question may take in a shelf; the one used longest ago is given to the next. */
const ways = 4;

/**
 * Keeps about `limit` answers that were asked for again some time after they were made, those used last, and for a
 * short while all others. Most texts that callers send come once: kept for long they would push out what is asked daily.
 * Only for pure answers that nobody changes. After the "2Q" replacement of Johnson and Shasha (1994), in shelves that
 * are made once: a store that is thrown away when it is full drags its answers through the garbage collector's old
 * generation, which cost more than making them.
 */
export function createMemo<V>(limit: number): Memo<V> {
  const kept = createShelf<V>(limit);
  const waiting = createShelf<V>(Math.min(waitingPlaces, limit));
  const gone = new Int32Array(powerOfTwo(limit * 4));
  return {
    get(key, make) {
      if (key.length > longestKey) return make();
      const print = footprint(key);
      const place = kept.find(key, print);
      if (place >= 0) return kept.at(place);
      const waits = waiting.find(key, print);
      if (waits >= 0) return waiting.at(waits);
      const answer = make();
      if (gone[print & (gone.length - 1)] === print) kept.put(key, print, answer);
      else {
        const left = waiting.put(key, print, answer);
        if (left !== 0) gone[left & (gone.length - 1)] = left;
      }
      return answer;
    },
  };
}

/** Answers in a table of one size. */
interface Shelf<V> {
  /** The place of the answer to `key`, or -1. */
  find(key: string, print: number): number;
  at(place: number): V;
  /** Puts an answer in place of the one of its row that was used longest ago; the footprint of that one, or 0. */
  put(key: string, print: number, answer: V): number;
}

function createShelf<V>(limit: number): Shelf<V> {
  const size = powerOfTwo(Math.max(ways, limit));
  const rows = size / ways;
  const prints = new Int32Array(size);
  const usedAt = new Float64Array(size);
  const keys = new Array<string>(size).fill('');
  const answers = new Array<V | undefined>(size).fill(undefined);
  let now = 0;
  const rowOf = (print: number): number => ((print ^ (print >>> 16)) & (rows - 1)) * ways;
  return {
    find(key, print) {
      const first = rowOf(print);
      for (let place = first; place < first + ways; place += 1)
        if (prints[place] === print && keys[place] === key) {
          usedAt[place] = now += 1;
          return place;
        }
      return -1;
    },
    at: (place) => answers[place] as V,
    put(key, print, answer) {
      const first = rowOf(print);
      let place = first;
      for (let other = first + 1; other < first + ways; other += 1)
        if (usedAt[other]! < usedAt[place]!) place = other;
      const before = prints[place]!;
      prints[place] = print;
      usedAt[place] = now += 1;
      keys[place] = key;
      answers[place] = answer;
      return before;
    },
  };
}

const powerOfTwo = (least: number): number => 2 ** Math.ceil(Math.log2(least));

/** Up to how many letters a text is looked at letter by letter; of a longer one about so many, and its end. */
const looked = 48;
const ending = 12;

/**
 * FNV-1a over UTF-16 units; never 0, which marks an empty place. Long texts that share a footprint share a row, and are told
 * apart there by themselves.
 */
function footprint(text: string): number {
  const { length } = text;
  const step = Math.ceil(length / looked);
  let hash = 0x811c9dc5 ^ length;
  for (let at = 0; at < length; at += step) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  if (step > 1)
    for (let at = length - ending; at < length; at += 1)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash === 0 ? 1 : hash;
}
