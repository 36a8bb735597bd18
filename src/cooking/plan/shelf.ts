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
}

/** Lays dishes out by the nodes that they take. */
export function layOut(dishes: readonly IndexedDish[]): Shelf {
  const takers: Map<number, number>[] = [];
  for (const [place, { roles }] of dishes.entries())
    for (const [at, { ways }] of roles.entries())
      for (const { node } of ways) {
        const of = (takers[node] ??= new Map<number, number>());
        of.set(place, (of.get(place) ?? 0) | roleBit(at));
      }
  const entries = Array.from(takers, (of) => [...(of ?? [])]);
  let end = 0;
  return {
    dishes,
    ends: Int32Array.from(entries, (of) => (end += of.length)),
    places: Int32Array.from(entries.flat(), ([place]) => place),
    roles: Int32Array.from(entries.flat(), ([, roles]) => roles),
    tellers: Int32Array.from(dishes, ({ tellers }) => tellers),
    bases: Int32Array.from(dishes, ({ bases }) => bases),
    basesBought: Int32Array.from(dishes, ({ basesBought }) => basesBought),
    meats: Int32Array.from(dishes, ({ meats }) => meats),
  };
}
