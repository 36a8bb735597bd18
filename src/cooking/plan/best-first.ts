/** Something to be ranked whose score is at most `bound`; just that, once it has its value. */
export interface Candidate<V> {
  bound: number;
  value: V | null;
}

/**
 * Gives values in the order of their scores, best first, and looks at no more candidates than that takes. `refine` lowers
 * a candidate's bound, or works out its value and score, and returns false where there is none. What stands at the top
 * with its value cannot be beaten: every other score is at most its bound, and those are lower. Equals go by `before`.
 */
export function* bestFirst<V, C extends Candidate<V>>(
  candidates: readonly C[],
  refine: (candidate: C) => boolean,
  before: (one: C, other: C) => boolean,
): Generator<V> {
  const heap = [...candidates];
  // What is not worked out goes before its equals: it may still turn out to be the one that stands before.
  const higher = (one: C, other: C): boolean =>
    one.bound !== other.bound
      ? one.bound > other.bound
      : (one.value === null) === (other.value === null)
        ? before(one, other)
        : one.value === null;
  const sink = (from: number): void => {
    const moved = heap[from]!;
    let at = from;
    for (let child = 1 + 2 * at; child < heap.length; child = 1 + 2 * at) {
      if (child + 1 < heap.length && higher(heap[child + 1]!, heap[child]!)) child += 1;
      if (!higher(heap[child]!, moved)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = moved;
  };
  const dropTop = (): void => {
    const last = heap.pop()!;
    if (heap.length === 0) return;
    heap[0] = last;
    sink(0);
  };
  for (let at = (heap.length >> 1) - 1; at >= 0; at--) sink(at);
  for (let top = heap[0]; top !== undefined; top = heap[0]) {
    const { value } = top;
    if (value !== null) {
      dropTop();
      yield value;
    } else if (refine(top)) sink(0);
    else dropTop();
  }
}
