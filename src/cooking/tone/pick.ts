/** Chance from a seed, with a memory so that nothing is said twice in a row. */
import { seeded } from '../plan/random.ts';

export interface Picker {
  /** A number in [0, 1), another one at each call. */
  chance(): number;
  /** One of them, not one of those that were taken from this list last; `most` bounds how often one may come. */
  of<T extends string>(options: readonly T[], list: string, most?: (option: T) => number): T;
  /** Whether it was not said yet; says it. */
  fresh(text: string): boolean;
  said(text: string): boolean;
  /** How often a device was used in the recipe so far. */
  uses(device: string): number;
  use(device: string): void;
}

/** What was said in a recipe so far. */
export interface Memory {
  readonly recent: Map<string, string[]>;
  readonly said: Set<string>;
  readonly counts: Map<string, number>;
}

export const createMemory = (): Memory => ({ recent: new Map(), said: new Set(), counts: new Map() });

/** A picker for one place of a recipe; the same seed, label and memory give the same choices. */
export function createPicker(seed: number, label: string, memory: Memory = createMemory()): Picker {
  let calls = 0;
  const { recent, said, counts } = memory;
  const plain = (option: string): boolean => option === '' || option === '{do}';
  const chance = (): number => seeded(seed, `${label}#${calls++}`);
  return {
    chance,
    of(options, list, most) {
      const times = (option: string): number => counts.get(`${list}/${option}`) ?? 0;
      const last = recent.get(list) ?? [];
      const span = Math.min(Math.floor(new Set(options).size * 0.6), 6);
      const avoid = span === 0 ? [] : last.slice(-span);
      // Nothing, and the plain order, may come as often as they stand in the list.
      const left = options.filter(
        (option) =>
          plain(option) || (!avoid.includes(option) && (most === undefined || times(option) < most(option))),
      );
      // Where all were said often enough, the one said least.
      const least = Math.min(...options.map(times));
      const from = left.length > 0 ? left : options.filter((option) => times(option) === least);
      const chosen = from[Math.floor(chance() * from.length)]!;
      counts.set(`${list}/${chosen}`, times(chosen) + 1);
      recent.set(list, [...last.slice(-6), chosen]);
      return chosen;
    },
    fresh(text) {
      if (said.has(text)) return false;
      said.add(text);
      return true;
    },
    said: (text) => said.has(text),
    uses: (device) => counts.get(`device/${device}`) ?? 0,
    use: (device) => void counts.set(`device/${device}`, (counts.get(`device/${device}`) ?? 0) + 1),
  };
}
