/** Chance from a seed, with a memory so that nothing is said twice in a row. */
import { seeded } from '../plan/rank/random.ts';

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

/** What one draft of an instruction said, so that it can be taken back when another draft takes its place. */
export interface Draft {
  readonly recent: (readonly [list: string, option: string])[];
  readonly said: string[];
  readonly counts: string[];
}

/** What was said in a recipe so far. */
export interface Memory {
  readonly recent: Map<string, string[]>;
  readonly said: Set<string>;
  readonly counts: Map<string, number>;
}

export const createMemory = (): Memory => ({ recent: new Map(), said: new Set(), counts: new Map() });
export const createDraft = (): Draft => ({ recent: [], said: [], counts: [] });

const count = ({ counts }: Memory, key: string, by: number): void =>
  void counts.set(key, (counts.get(key) ?? 0) + by);

/** Takes back what a draft said: its turns of phrase may be heard elsewhere. */
export function forget(memory: Memory, draft: Draft): void {
  for (const text of draft.said) memory.said.delete(text);
  for (const key of draft.counts) count(memory, key, -1);
  for (const [list, option] of draft.recent) {
    const last = memory.recent.get(list) ?? [];
    const at = last.lastIndexOf(option);
    if (at >= 0) memory.recent.set(list, last.toSpliced(at, 1));
  }
}

/** Says again what a draft said that was taken back. */
export function recall(memory: Memory, draft: Draft): void {
  for (const text of draft.said) memory.said.add(text);
  for (const key of draft.counts) count(memory, key, 1);
  for (const [list, option] of draft.recent)
    memory.recent.set(list, [...(memory.recent.get(list) ?? []), option]);
}

/** A picker for one place of a recipe; the same seed, label and memory give the same choices. */
export function createPicker(
  seed: number,
  label: string,
  memory: Memory = createMemory(),
  draft: Draft = createDraft(),
): Picker {
  let calls = 0;
  const { recent, said, counts } = memory;
  const plain = (option: string): boolean => option === '' || option === '{do}';
  const chance = (): number => seeded(seed, `${label}#${calls++}`);
  const use = (key: string): void => {
    count(memory, key, 1);
    // Sentences are numbered as they are made.
    if (key !== 'device/sentence') draft.counts.push(key);
  };
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
      use(`${list}/${chosen}`);
      recent.set(list, [...last.slice(-6), chosen]);
      draft.recent.push([list, chosen]);
      return chosen;
    },
    fresh(text) {
      if (said.has(text)) return false;
      said.add(text);
      draft.said.push(text);
      return true;
    },
    said: (text) => said.has(text),
    uses: (device) => counts.get(`device/${device}`) ?? 0,
    use: (device) => use(`device/${device}`),
  };
}
