/**
 * What may be given, by number. Numbers in typed arrays instead of objects: of two thousand candidates most are never
 * looked at, and objects that lie about while a request is answered outlive it by far, with all that they hold.
 */
export interface Field<V> {
  /** The candidates that take part. */
  readonly numbers: Int32Array;
  /** By number, what a candidate's score is at most; its score once it has its value. */
  readonly bounds: Float64Array;
  readonly values: ReadonlyMap<number, V>;
  /** Lowers a candidate's bound, or works out its value and score; false where there is none. */
  refine(candidate: number): boolean;
  /** Which of two equals comes first. */
  before(one: number, other: number): boolean;
}

/**
 * Gives values in the order of their scores, best first, and looks at no more candidates than that takes. What stands at
 * the top with its value cannot be beaten: every other score is at most its bound, and those are lower.
 */
export function* bestFirst<V>(field: Field<V>): Generator<V> {
  const { bounds, values } = field;
  const heap = field.numbers.slice();
  let size = heap.length;
  // What is not worked out goes before its equals: it may still turn out to be the one that stands before.
  const isFirst = (one: number, other: number): boolean =>
    values.has(one) === values.has(other) ? field.before(one, other) : values.has(other);
  const higher = (one: number, other: number): boolean =>
    bounds[one] === bounds[other] ? isFirst(one, other) : bounds[one]! > bounds[other]!;
  const sink = (from: number): void => {
    const moved = heap[from]!;
    let at = from;
    for (let child = 1 + 2 * at; child < size; child = 1 + 2 * at) {
      if (child + 1 < size && higher(heap[child + 1]!, heap[child]!)) child += 1;
      if (!higher(heap[child]!, moved)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = moved;
  };
  const dropTop = (): void => {
    size -= 1;
    heap[0] = heap[size]!;
    if (size > 0) sink(0);
  };
  for (let at = (size >> 1) - 1; at >= 0; at--) sink(at);
  while (size > 0) {
    const top = heap[0]!;
    const value = values.get(top);
    if (value !== undefined) {
      dropTop();
      yield value;
    } else if (field.refine(top)) sink(0);
    else dropTop();
  }
}
