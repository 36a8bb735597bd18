import type { DishStep } from '../dish.ts';

/** What `{runny}` says in a cue: "the whites are set and the yolks still runny", or set as well where somebody must be careful. */
export const yolksLeft = (careful: boolean): string => (careful ? 'the yolks too' : 'the yolks still runny');

const slot = '{runny}';

/** Whether a step leaves the yolks as the dish wants them, and says so. */
export const leavesYolksSoft = ({ until, say }: Pick<DishStep, 'until' | 'say'>): boolean =>
  until?.includes(slot) === true || say.includes(slot);

/** Whether a cue stops before eggs are set right through: "set at the edges and only just firm in the middle". */
export const leavesEggsSoft = (cue: string): boolean =>
  /\b(?:only just|barely) (?:firm|set)\b|\bsoft, creamy|\bstill moist\b/.test(cue);

/** Words about the eggs of a dish that has only one. */
export const ofOneEgg = (words: string): string =>
  words
    .replace(/\b(white|yolk)s are\b/g, '$1 is')
    .replace(/\b(white|yolk)s have\b/g, '$1 has')
    .replace(/\b(white|yolk)s\b/g, '$1');
