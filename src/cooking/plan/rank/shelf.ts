import { roleBit, type IndexedDish } from './indexed-dish.ts';

/** A list of dishes laid out flat by what they take, so that a pantry finds its dishes without walking through all. */
export interface Shelf {
  readonly dishes: readonly IndexedDish[];
  /** Of each numbered node the end of its entries in `places` and `roles`; they begin where the node before ends. */
  readonly ends: Int32Array;
  /** Place in `dishes` of a dish that takes the node … */
  readonly places: Int32Array;
  /** … and its roles that do, a bit for each (`roleBit`). */
  readonly roles: Int32Array;
  /** The fields of the same name of each dish. */
  readonly tellers: Int32Array;
  readonly bases: Int32Array;
  readonly basesBought: Int32Array;
  readonly meats: Int32Array;
  readonly leastMinutes: Float64Array;
}

/** Lays dishes out by the nodes that they take, in the order of the dishes. */
export function layOut(dishes: readonly IndexedDish[]): Shelf {
  let size = 0;
  for (const { roles } of dishes)
    for (const { ways } of roles) for (const { node } of ways) size = Math.max(size, node + 1);
  const ends = new Int32Array(size);
  forEachTaker(dishes, size, (node) => (ends[node]! += 1));
  for (let node = 1; node < size; node++) ends[node]! += ends[node - 1]!;
  const places = new Int32Array(ends.at(-1) ?? 0);
  const roles = new Int32Array(places.length);
  const next = Int32Array.from(ends, (_, node) => (node === 0 ? 0 : ends[node - 1]!));
  forEachTaker(dishes, size, (node, place, bits) => {
    const entry = next[node]!;
    next[node]! += 1;
    places[entry] = place;
    roles[entry] = bits;
  });
  return {
    dishes,
    ends,
    places,
    roles,
    tellers: Int32Array.from(dishes, ({ tellers }) => tellers),
    bases: Int32Array.from(dishes, ({ bases }) => bases),
    basesBought: Int32Array.from(dishes, ({ basesBought }) => basesBought),
    meats: Int32Array.from(dishes, ({ meats }) => meats),
    leastMinutes: Float64Array.from(dishes, ({ leastMinutes }) => leastMinutes),
  };
}

/** Calls back for each node that a dish takes, once for each dish, with the bits of the roles that take it. */
function forEachTaker(
  dishes: readonly IndexedDish[],
  size: number,
  visit: (node: number, place: number, bits: number) => void,
): void {
  const bits = new Int32Array(size);
  for (const [place, { roles }] of dishes.entries()) {
    const nodes: number[] = [];
    for (const [at, { ways }] of roles.entries())
      for (const { node } of ways) {
        if (bits[node] === 0) nodes.push(node);
        bits[node]! |= roleBit(at);
      }
    for (const node of nodes) {
      visit(node, place, bits[node]!);
      bits[node] = 0;
    }
  }
}
