/** Chooses remarks and reasons that fit where they stand, none twice in a recipe. */
import type { Picker } from './pick.ts';
import type { Situation } from './situations.ts';

interface Said {
  readonly on: readonly string[];
  readonly say: string;
}

/** "It", where several foods were handled, is none of them. */
const pointsBack = /^(?:it|its|they|their|them|these|it['’]s|they['’]re)\b/i;

const holds = ({ on, say }: Said, situation: Situation): boolean =>
  on.every((word) => (word.startsWith('!') ? !situation.has(word.slice(1)) : situation.has(word))) &&
  (situation.has('sole') || !pointsBack.test(say) || !on.some((word) => word.startsWith('+')));

/**
 * The most fitting thing to say of an order that was not said yet, or null. The more words of its situation a remark
 * is tied to, the better it fits; `least` keeps general ones away.
 */
export function chooseRemark(
  remarks: readonly Said[],
  situations: readonly Situation[],
  pick: Picker,
  least = 0,
): string | null {
  let best: string[] = [];
  let most = least;
  for (const remark of remarks) {
    const { on, say } = remark;
    if (on.length < least || pick.said(say)) continue;
    const weight = weightOf(on);
    if (weight < most || !situations.some((situation) => holds(remark, situation))) continue;
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
