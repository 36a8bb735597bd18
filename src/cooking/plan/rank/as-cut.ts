import type { DishRole } from '../../dish.ts';
import type { PantryItem } from '../brief.ts';
import type { Assignment } from '../assign.ts';

/** How a list says that its meat lies there: a joint to be roasted whole, a piece of poultry on its bone, or pieces for the pot; null where it says none of it. */
export type Cut = 'joint' | 'bone' | 'pieces' | null;

const inPieces =
  /\b(?:diced|cubed|chopped|cubes|chunks|pieces|strips|stewing|stew meat|for stew|cut up|cut into|slices|sliced|shredded|pulled)\b/i;
const whole =
  /\b(?:joint|on the bone|bone[- ]in|in one piece|roasting|rolled|boned and rolled|whole|half (?:a )?(?:leg|shoulder))\b/i;
const onTheBone = /\b(?:on the bone|bone[- ]in|skin[- ]on)\b/i;

/** What an item says of its meat; whole birds and fish are called so by their names. */
export function cutSaid({ text, food }: PantryItem): Cut {
  if (food === null || food.traits.includes('cured-meat')) return null;
  if (food.category === 'poultry') return onTheBone.test(text) ? 'bone' : null;
  if (food.category !== 'meat') return null;
  if (inPieces.test(text)) return 'pieces';
  return whole.test(text) ? 'joint' : null;
}

/** Meat that goes whole into the heat, and meat that is cut up first. */
const cutUp = /\b(?:cut into|diced|cubed|strips|chunks|cubes|minced)\b/;

/** To bone a thigh is less against the grain than to cut up a roast. */
const boned = 0.5;

/** How many of a dish's main parts are at odds with how their meat lies there: a shoulder on the bone cut up, diced pork roasted whole. */
export function miscut({ plan }: Assignment, cuts: readonly Cut[]): number {
  if (plan.dish.form) return 0;
  let count = 0;
  for (const role of plan.dish.roles) {
    if (role.need !== 'essential') continue;
    for (const { pantry, prep } of plan.fills.get(role.id) ?? []) {
      const cut = pantry === null ? null : cuts[pantry]!;
      if (cut === null || cut === undefined) continue;
      if (!isCutUp(role, prep)) count += cut === 'pieces' && plan.dish.family === 'roast' ? 1 : 0;
      else if (cut !== 'pieces') count += cut === 'joint' ? 1 : boned;
    }
  }
  return count;
}

const isCutUp = ({ prep }: DishRole, own: string | null | undefined): boolean =>
  cutUp.test(own ?? prep ?? '');
