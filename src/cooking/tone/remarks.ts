/** Chooses remarks and reasons that fit where they stand, none twice in a recipe. */
import type { Picker } from './pick.ts';

interface Said {
  readonly on: readonly string[];
  readonly say: string;
}

/**
 * The most fitting thing to say in a situation that was not said yet, or null. The more words of the situation a
 * remark is tied to, the better it fits; `least` keeps general ones away.
 */
export function chooseRemark(
  remarks: readonly Said[],
  situation: ReadonlySet<string>,
  pick: Picker,
  least = 0,
): string | null {
  let best: string[] = [];
  let most = least;
  for (const { on, say } of remarks) {
    if (on.length < least || pick.said(say)) continue;
    const weight = weightOf(on);
    if (
      weight < most ||
      !on.every((word) => (word.startsWith('!') ? !situation.has(word.slice(1)) : situation.has(word)))
    )
      continue;
    if (weight > most) best = [];
    most = weight;
    best.push(say);
  }
  if (best.length === 0) return null;
  const chosen = best[Math.floor(pick.chance() * best.length)]!;
  pick.fresh(chosen);
  return chosen;
}

const general = new Set([
  'any',
  'middle',
  'order',
  'statement',
  'hot',
  'cue',
  'started',
  'mixture',
  'pan',
  'bowl',
  'pot',
]);

/** A food together with what is done to it fits best; a place in the recipe alone fits least. */
const weightOf = (on: readonly string[]): number =>
  on.reduce(
    (sum, word) =>
      sum + (word.startsWith('!') ? 0 : general.has(word) ? 0.4 : word.startsWith('+') ? 1.2 : 1),
    0,
  );
